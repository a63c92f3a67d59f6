import { expect, test } from 'vitest'
import { type Found, noteEnds } from '../../src/reports/gazette-week/ending.js'

const line = (fim?: string) => ({ id: '7', ...(fim ? { fim } : {}) })

test.each([
  ['shown again without an end', { changed: [line()] }, []],
  ['shown again with another end', { changed: [line('2026-12-14')] }, ['2026-12-14']],
  ['cancelled', { cancelled: [line()] }, []],
  ['received again, unchanged', { seen: [line()] }, ['2026-12-10']],
])('a publication with an end, later %s → the last word of it counts', (_, later, ends) => {
  const found = new Map<string, Found>()
  noteEnds(found, { new: [line('2026-12-10')] }, { night: '2026-11-23', batch: 'a' }, false)
  noteEnds(found, later, { night: '2026-11-24', batch: 'b' }, false)
  expect([...found.values()].map((one) => one.line.fim)).toEqual(ends)
})
