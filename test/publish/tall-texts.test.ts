import { expect, test } from 'vitest'
import { signedIfTall } from '../../src/publish/tall-texts.js'

const COLUMN = { figure: 'texto', title: 'Texto', kind: 'text', width: 58 } as const
const words = (count: number) => 'palavra '.repeat(count).trim()

test('text as tall as its row → as it is', () => {
  const text = words(60)
  expect(signedIfTall(text, COLUMN)).toBe(text)
  expect(signedIfTall(words(100), { ...COLUMN, wrap: 'whole' })).toBe(words(100))
})

test('text taller than its row → says before it that paper has the beginning alone', () => {
  const text = words(200)
  const sign = '[só o começo cabe no papel: 1.599 letras] '
  expect(signedIfTall(text, COLUMN)).toBe(`${sign}${text}`)
  expect(signedIfTall({ text, marks: [{ start: 0, end: 7 }] }, COLUMN)).toEqual({
    text: `${sign}${text}`,
    marks: [{ start: sign.length, end: sign.length + 7 }],
  })
})

test('text taller than its row in a column that is not printed, and a number → as they are', () => {
  expect(signedIfTall(words(200), { ...COLUMN, onScreen: true })).toBe(words(200))
  expect(signedIfTall({ n: '1' }, COLUMN)).toEqual({ n: '1' })
})
