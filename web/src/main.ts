import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { whoAmI } from './client/me.svelte'
import { theme } from './theme.svelte'
import { words } from './words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
theme.begin()
document.documentElement.lang = words.language
whoAmI().catch(() => undefined) // who needs to know asks again
mount(App, { target })
