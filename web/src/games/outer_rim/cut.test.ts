import { expect, test } from 'vitest'
import { cut } from './cut'

test('the log is read turn by turn, with jobs and combats at length', () => {
  const of = (name: string) => cut({ key: `outer_rim-event-${name}` })
  expect(['turn', 'attempted', 'completed', 'moved'].map(of)).toEqual(['part', 'opens', 'gist', null])
})
