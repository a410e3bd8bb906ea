import { describe, expect, it } from 'vitest'
import { read } from './route.svelte'

const at = (path: string) => read(new URL(path, 'http://table.example'))

describe('an address', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/new', { screen: 'new', game: '' }],
    ['/new?game=uprising', { screen: 'new', game: 'uprising' }],
    ['/join/BvaajPQ1', { screen: 'join', table: 'BvaajPQ1', key: '' }],
    ['/join/BvaajPQ1#s3cret-_key', { screen: 'join', table: 'BvaajPQ1', key: 's3cret-_key' }],
    ['/join/BvaajPQ1#key=s3cret', { screen: 'join', table: 'BvaajPQ1', key: 's3cret' }],
    ['/t/BvaajPQ1#key=s3cret', { screen: 'join', table: 'BvaajPQ1', key: 's3cret' }],
    ['/table/BvaajPQ1', { screen: 'table', table: 'BvaajPQ1' }],
    ['/replay/BvaajPQ1?at=12&eye=empire', { screen: 'replay', table: 'BvaajPQ1', at: 12, eye: 'empire' }],
    ['/replay/BvaajPQ1?at=x', { screen: 'replay', at: null, eye: '' }],
    ['/rules/uprising#upr-def-2', { screen: 'rules', game: 'uprising', rule: 'UPR-DEF-2' }],
    ['/rules', { screen: 'rules', game: '', rule: '' }],
    ['/account', { screen: 'account', key: '' }],
    ['/account#reset=s3cret-_key', { screen: 'account', key: 's3cret-_key' }],
    ['/account/x', { screen: 'nowhere' }],
    ['/docs', { screen: 'nowhere' }],
    ['/table', { screen: 'nowhere' }],
    ['/table/a/b', { screen: 'nowhere' }],
    ['/%E0%A4%A', { screen: 'nowhere' }],
  ])('%s', (path, expected) => expect(at(path)).toMatchObject(expected))
})
