import { expect, test } from 'vitest'
import { signedIfTall } from '../../src/publish/tall-texts.js'

const COLUMN = { figure: 'texto', title: 'Texto', kind: 'text', width: 58, wrap: 'whole' } as const
const words = (count: number) => 'palavra '.repeat(count).trim()

test('text as tall as its row → as it is', () => {
  expect(signedIfTall(words(100), COLUMN)).toBe(words(100))
})

test('text taller than its row → says before it that paper has the beginning alone', () => {
  const text = words(200)
  const sign = '[o papel mostra só o começo; o texto tem 1.599 caracteres] '
  expect(signedIfTall(text, COLUMN)).toBe(`${sign}${text}`)
  expect(signedIfTall({ text, marks: [{ start: 0, end: 7 }] }, COLUMN)).toEqual({
    text: `${sign}${text}`,
    marks: [{ start: sign.length, end: sign.length + 7 }],
  })
})

test('long text in a column that is not read whole, and a number → as they are', () => {
  expect(signedIfTall(words(200), { ...COLUMN, wrap: true })).toBe(words(200))
  expect(signedIfTall({ n: '1' }, COLUMN)).toEqual({ n: '1' })
})
