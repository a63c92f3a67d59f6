import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksIn } from '../../../src/legal/gazette/highlight.js'
import { type Subject, subjectOfCase, subjectOfOab } from '../../../src/legal/gazette/subject.js'

const ANA = {
  names: ['HELOÍSA PEÇANHA DE LIMA', 'ANA LIMA'],
  watched: [subjectOfOab('SP', '94719') as Subject],
}
const marked = (text: string, who = ANA) =>
  marksIn(text, who).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Adv(s).: Heloisa Peçanha de Lima (OAB 94719/SP)', ['Heloisa Peçanha de Lima', '94719']],
  ['ADV: HELOÍSA PEÇANHA\nDE LIMA', ['HELOÍSA PEÇANHA\nDE LIMA']],
  ['MARIANA LIMA e ANA LIMAS, não; ANA LIMA, sim', ['ANA LIMA']],
  ['OAB/SP 94.719', ['94.719']],
  ['OAB/SP nº 094719-A', ['094719-A']],
  ['SP94719', ['94719']],
  ['OAB-SP: 94719, e outros', ['94719']],
  ['94719-A/SP', ['94719-A']],
  ['94719 - SP', ['94719']],
  ['(OAB 94719)', ['94719']],
  ['OAB nº 94719', ['94719']],
  ['OAB 94719/RJ', []],
  ['OAB/RJ 94719', []],
  ['autos 94719 e R$ 94.719,00', []],
  ['OAB/SP 947190 e 194719/SP', []],
  ['DE 94719', []],
  ['', []],
])('in %j is marked %j', (text, words) => {
  expect(marked(text)).toEqual(words)
})

test('names of one word and cases are not marked', () => {
  const watched = [subjectOfCase('00000016820268260100') as Subject]
  expect(marked('ANA 00000016820268260100', { names: ['ANA'], watched })).toEqual([])
})

test('marks that meet are one', () => {
  expect(marked('ANA LIMA NETO', { ...ANA, names: ['ANA LIMA', 'LIMA NETO'] })).toEqual([
    'ANA LIMA NETO',
  ])
})

test('places are those of the text, whatever signs stand before them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (before, after) => {
        const text = `${before} | Ana Lima | ${after}`
        const ranges = marksIn(text, ANA)
        expect(ranges.map(({ start, end }) => text.slice(start, end))).toContain('Ana Lima')
        expect(ranges.every(({ start }, at) => start >= (ranges[at - 1]?.end ?? 0))).toBe(true)
      },
    ),
    { numRuns: 1_000 },
  )
})
