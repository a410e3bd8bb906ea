import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Outbox, PATIENCE, type Sending } from './outbox'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function office(open = true): { box: Outbox; sent: Sending[]; line: { open: boolean; silent: number } } {
  const sent: Sending[] = []
  const line = { open, silent: 0 }
  let ids = 0
  const post = {
    send: (sending: Sending) => {
      if (line.open) sent.push(sending)
      return line.open
    },
    changed: () => undefined,
    silent: () => void (line.silent += 1),
  }
  return { sent, line, box: new Outbox(post, () => `request-${(ids += 1)}`) }
}

describe('a pick on its way', () => {
  it('is sent once, and another has to wait', () => {
    const { box, sent } = office()
    expect(box.put(7, ['done'])).toBe(true)
    expect(box.put(7, ['other'])).toBe(false)
    expect(sent).toEqual([{ request: 'request-1', version: 7, picks: ['done'] }])
  })
  it('is over when the server has answered it, and not when it answers something else', () => {
    const { box } = office()
    box.put(7, ['done'])
    expect(box.settled('request-0')).toBe(false)
    expect(box.sending).not.toBeNull()
    expect(box.settled('request-1')).toBe(true)
    expect(box.sending).toBeNull()
  })
  it('waits for a line, and goes with the same id', () => {
    const { box, sent, line } = office(false)
    box.put(7, ['done'])
    line.open = true
    box.resend()
    box.resend()
    expect(sent.map((each) => each.request)).toEqual(['request-1', 'request-1'])
  })
  it('is sent again when nobody answers, and then the line is taken for dead', () => {
    const { box, sent, line } = office()
    box.put(7, ['done'])
    vi.advanceTimersByTime(PATIENCE)
    expect([sent.length, line.silent]).toEqual([2, 0])
    vi.advanceTimersByTime(PATIENCE)
    expect([sent.length, line.silent]).toEqual([2, 1])
  })
  it('comes later when the server asks for that', () => {
    const { box, sent } = office()
    box.put(7, ['done'])
    box.later(2)
    vi.advanceTimersByTime(1_999)
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sent).toHaveLength(2)
  })
  it('goes on after the page was loaded anew', () => {
    const { box, sent } = office()
    box.take({ request: 'from-before', version: 3, picks: ['x'] })
    expect(sent[0]?.request).toBe('from-before')
  })
})
