import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, readNumberText } from '../../src/accept/cells/amount.js'
import { readCaseNumber } from '../../src/accept/cells/case-number.js'
import { readDate } from '../../src/accept/cells/date.js'
import { normaliseHeading } from '../../src/accept/find/normalise-heading.js'
import { UserError } from '../../src/core/errors.js'
import { hasValidCheckDigits } from '../../src/values/case-number.js'
import { accepting } from './support/accepted.js'
import { bare, cnj } from './support/cases.js'

const { accepted } = accepting()

/** `1.234.567,89` */
function brazilian(cents: number, groups: boolean): string {
  const reais = Math.floor(cents / 100)
  const rest = String(cents % 100).padStart(2, '0')
  const whole = groups ? String(reais).replace(/\B(?=(?:\d{3})+$)/g, '.') : String(reais)
  return `${whole},${rest}`
}

describe('what is written is read', () => {
  const cents = fc.integer({ min: 1, max: 1e13 })
  const dressed = fc.constantFrom<[(text: string) => string, 1 | -1]>(
    [(text) => text, 1],
    [(text) => `R$ ${text}`, 1],
    [(text) => `R$\u00a0${text} `, 1],
    [(text) => `(${text})`, -1],
    [(text) => `-${text}`, -1],
    [(text) => `${text}-`, -1],
    [(text) => `R$ -${text}`, -1],
  )

  test('any amount in cents, in Brazilian format, under comma', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), dressed, (amount, groups, [dress, sign]) => {
        const read = readAmount(dress(brazilian(amount, groups)), 'comma')
        expect(read.is === 'value' && Number(read.value)).toBe((sign * amount) / 100)
      }),
    )
  })

  test('a text that two conventions read differently is never read without one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (a, b) => {
        const text = `${a}.${String(b).padStart(3, '0')}`
        const reading = readNumberText(text)
        expect(reading.is === 'number' && reading.comma !== reading.dot).toBe(true)
      }),
    )
  })

  test('any text is a number, or trouble, and no accident', () => {
    const unit = fc.constantFrom(...'0123456789.,-() R$DC%m\u00a0')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 14 }), (text) => {
        const read = readAmount(text, 'comma')
        if (read.is === 'value') expect(read.value).toMatch(/^-?\d+(?:\.\d+)?$/)
      }),
      { numRuns: 2000 },
    )
  })

  test('any date as dd/mm/yyyy', () => {
    const date = fc.date({
      min: new Date('1994-07-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(date, fc.constantFrom('/', '-', '.'), (date, mark) => {
        const iso = date.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-')
        const text = [day, month, year].join(mark)
        expect(readDate(text, 'dmy', 2026)).toEqual({ is: 'value', value: iso })
        expect(readDate(iso, 'mdy', 2026)).toEqual({ is: 'value', value: iso })
      }),
    )
  })

  test('any heading is normalised once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (heading) => {
        const once = normaliseHeading(heading)
        expect(normaliseHeading(once)).toBe(once)
      }),
    )
  })
})

describe('case numbers', () => {
  const number = fc.tuple(fc.nat({ max: 9_999_999 }), fc.integer({ min: 1998, max: 2030 }))

  test('masks that close are read, whatever marks and zeros they lost', () => {
    fc.assert(
      fc.property(number, ([sequence, year]) => {
        const text = cnj(sequence, year)
        expect(hasValidCheckDigits(bare(text))).toBe(true)
        for (const written of [
          text,
          bare(text),
          text.replace('-', '–'),
          text.replace(/^0{1,6}/, ''),
        ]) {
          expect(readCaseNumber(written)).toEqual({ text })
        }
      }),
    )
  })

  test('one changed digit is noticed', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 19 }), fc.integer({ min: 1, max: 9 }), (given, at, by) => {
        const digits = [...bare(cnj(...given))]
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(readCaseNumber(digits.join(''))?.note).toBe('note_case_check_digits')
      }),
    )
  })
})

test('sheet of any lines → each non-blank one comes out once, in order, untouched, or a header among them is asked about', async () => {
  const headings = ['Valor', 'Processo']
  const cell = fc.constantFrom(
    '',
    '',
    ' ',
    'Ana',
    'Total',
    'Subtotal Ana',
    'Total Seguros S.A.',
    '* nota',
    'SIGILOSO',
    '10,00',
    '1.234,56',
    '(5,00)',
    '0',
    '-',
    '#N/D',
    '15/03/2018',
    '31/02/2019',
    'mar/2018',
    cnj(1),
    bare(cnj(2)),
    ...headings,
    'duas\nlinhas',
    'Página 1 de 2',
  )
  const line = fc.array(cell, { minLength: 1, maxLength: 6 })
  const quoted = (cells: string[]) => cells.map((text) => `"${text}"`).join(';')
  // More than all that the lines can take off: a sum below zero is asked about.
  const item = [cnj(3), 'Ana', '100,00', '15/03/2018']
  const isWord = (text: string) => /^[^\d#]{2,}$/.test(text.trim())
  let asked = 0
  const runs = 200
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const all = [['Processo', 'Cliente', 'Valor', 'Vencimento'], item, ...lines]
      try {
        // The claim itself is checked on whatever is accepted here: see support/accepted.ts.
        const { rows } = await accepted(all.map(quoted).join('\n'))
        expect(rows[1]!.problems).toEqual([])
      } catch (error) {
        if (!(error instanceof UserError) || error.sentences[0]?.code !== 'ask_other_header')
          throw error
        asked += 1
        // Physical lines: a cell of two lines stands before it, or none.
        const physical = all.flatMap((cells) =>
          Array.from({ length: 1 + quoted(cells).split('\n').length - 1 }, () => cells),
        )
        const header = physical[Number(error.sentences[0].facts.line) - 1]!.slice(0, 4)
        expect(header.filter(isWord)).toHaveLength(4)
        expect(header.some((text) => headings.includes(text) || text.startsWith('Total'))).toBe(
          true,
        )
      }
    }),
    { numRuns: runs },
  )
  expect(asked).toBeLessThan(runs / 10)
})
