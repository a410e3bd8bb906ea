// A list that grows at the bottom stays there, unless somebody has scrolled up to read.

import type { Attachment } from 'svelte/attachments'

const NEAR = 40 // pixels

export function stickToBottom(): Attachment<HTMLElement> {
  return (list) => {
    let sticking = true
    const scrolled = () => (sticking = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR)
    const down = () => sticking && (list.scrollTop = list.scrollHeight)
    list.addEventListener('scroll', scrolled)
    const grown = new MutationObserver(down)
    grown.observe(list, { childList: true, subtree: true })
    const resized = new ResizeObserver(down)
    resized.observe(list)
    down()
    return () => {
      list.removeEventListener('scroll', scrolled)
      grown.disconnect()
      resized.disconnect()
    }
  }
}
