import { expect, it } from 'vitest'
import { tablePath } from './link'

it.each([
  ['BvaajPQ1loEIZ2UI', '/join/BvaajPQ1loEIZ2UI'],
  ['  http://table.example/join/BvaajPQ1loEIZ2UI#key=s3cret ', '/join/BvaajPQ1loEIZ2UI#key=s3cret'],
  ['/table/BvaajPQ1loEIZ2UI', '/table/BvaajPQ1loEIZ2UI'],
  ['http://table.example/replay/BvaajPQ1?at=3', '/replay/BvaajPQ1?at=3'],
  ['http://elsewhere.example/join/BvaajPQ1loEIZ2UI', null],
  ['http://table.example/rules/uprising', null],
  ['javascript:alert(1)', null],
  ['hello', null],
])('%s', (text, path) => expect(tablePath(text, 'http://table.example')).toBe(path))
