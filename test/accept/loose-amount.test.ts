import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumberText } from '../../src/accept/cells/amount.js'
import { looseAmount } from '../../src/accept/cells/loose-amount.js'
import { memo } from '../../src/accept/cells/memo.js'

const numberish = fc.string({
  unit: fc.constantFrom(...`0123456789.,()+-–−*'=" \u00a0R$BRLreaisſ%/xDC`),
  maxLength: 12,
})

test('any text, a first look at its characters → the amount that it is read as, or none', () => {
  fc.assert(
    fc.property(fc.oneof(numberish, fc.string()), (text) => {
      const read = readNumberText(text.trim().replace(/^R\$\s*/i, ''))
      const written = read.is === 'number' ? (read.comma ?? read.dot) : undefined
      expect(looseAmount(text)).toBe(written === undefined ? undefined : Number(written))
    }),
    { numRuns: 3_000 },
  )
})

describe('answers that are remembered', () => {
  test('a text that comes again → read once, also where the answer is none', () => {
    const read: string[] = []
    const length = memo((text) => {
      read.push(text)
      return text.length > 1 ? text.length : undefined
    })
    expect(['ab', 'a', 'ab', 'a'].map(length)).toEqual([2, undefined, 2, undefined])
    expect(read).toEqual(['ab', 'a'])
  })

  test('more texts than are remembered, and long ones → read again', () => {
    let reads = 0
    const length = memo((text) => {
      reads += 1
      return text.length
    })
    for (let at = 0; at <= 512; at += 1) length(`${at}`)
    for (const text of ['0', 'x'.repeat(201), 'x'.repeat(201)]) length(text)
    expect(reads).toBe(516)
  })
})
