import { expect, test } from 'vitest'
import { sentence } from '../../src/messages/message-code.js'
import { SharedWarnings } from '../../src/publish/shared-warnings.js'

const unpublished = sentence('row_unpublished', { months: ['2026-01'] })
const other = sentence('row_unpublished', { months: ['2026-02'] })

test('a warning of several lines → told at the first of them, with all; another in its own line', () => {
  const shared = new SharedWarnings()
  expect(shared.add(unpublished, 2, 5)).toBeUndefined()
  expect(shared.add(other, 3, 6)).toBeUndefined()
  for (const line of [3, 4, 7]) expect(shared.add(unpublished, line, 9)).toBe(5)
  expect(shared.textOf(unpublished, 2)).toMatch(/ São 4 linhas: 2 a 4, 7\.$/)
  expect([3, 4, 7].map((line) => shared.textOf(unpublished, line))).toEqual(
    Array(3).fill(undefined),
  )
  expect(shared.textOf(other, 3)).not.toContain('linhas')
})

test('a warning that a later line has twice → told where the first line has it', () => {
  const shared = new SharedWarnings()
  expect([2, 3, 3].map((line) => shared.add(unpublished, line, 5))).toEqual([undefined, 5, 5])
  expect(shared.textOf(unpublished, 2)).toMatch(/ São 2 linhas: 2 a 3\.$/)
  expect(shared.textOf(unpublished, 3)).toBeUndefined()
})

test('a warning that one line has twice → both are there', () => {
  const shared = new SharedWarnings()
  expect([5, 6].map((place) => shared.add(unpublished, 2, place))).toEqual([undefined, undefined])
  expect(shared.textOf(unpublished, 2)).not.toContain('linhas')
})
