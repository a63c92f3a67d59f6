import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import type { GroupSheet } from '../../src/core/job/job.js'
import { ExactSum, ExactSums } from '../../src/publish/exact-sum.js'
import { Groups } from '../../src/publish/groups.js'
import type { ResultRow } from '../../src/publish/rows.js'
import { D } from '../../src/values/decimal.js'
import { JOB } from './batch.js'

const SHEET: GroupSheet = { name: 'Por cliente', about: '', field: 'cliente', title: 'Cliente' }

function row(cliente: string, figures: Record<string, string>, over: Partial<ResultRow> = {}) {
  const plain: ResultRow = { n: 1, line: 1, cells: [], outcome: 'ok', figures, said: [], chunk: 1 }
  return { ...plain, fields: { cliente }, ...over }
}

function sheetOf(rows: ResultRow[], most?: number) {
  const groups = new Groups(SHEET, JOB, most)
  for (const one of rows) groups.add(one)
  const sheet = groups.toSheet()
  return { ...sheet, lines: [...(sheet.rows as Iterable<unknown[]>)] }
}

describe('groups', () => {
  test('in the order in which they appear, each once; nothing added is no sum of zero', () => {
    const { lines } = sheetOf([
      row('b', { valor: '0.1' }),
      row('a', { valor: '1' }),
      row('b', { valor: '0.2', total: '-3' }, { outcome: 'warned' }),
      row('b', {}, { outcome: 'pending' }),
      row('title', {}, { outcome: 'ignored' }),
    ])
    expect(lines).toEqual([
      ['b', { n: '3' }, { n: '1' }, { n: '0.3' }, { n: '-3' }],
      ['a', { n: '1' }, { n: '0' }, { n: '1' }, null],
    ])
  })

  test('a sum that no row has a value for → no column', () => {
    const { columns, total } = sheetOf([row('a', { total: '1' })])
    expect(columns!.map(({ title }) => title)).toEqual([
      'Cliente',
      'Linhas',
      'Sem resultado',
      'Total',
    ])
    expect(total).toHaveLength(4)
  })

  test('charges that every row has → columns before the total, which they lead to', () => {
    const groups = new Groups(SHEET, correct)
    groups.add(
      row('a', { valor: '10', corrigido: '12', juros: '3', multa: '0.24', total: '15.24' }),
    )
    const titles = (charges: string[]) =>
      groups.toSheet(new Set(charges)).columns!.map(({ title }) => title)
    const sheet = groups.toSheet(new Set(['juros', 'multa']))
    expect(sheet.columns!.slice(3).map(({ title }) => title)).toEqual([
      'Valor histórico',
      'Valor corrigido',
      'Juros',
      'Multa',
      'Total',
    ])
    expect([...(sheet.rows as Iterable<unknown[]>)][0]!.slice(5)).toEqual([
      { n: '3' },
      { n: '0.24' },
      { n: '15.24' },
    ])
    // All charges together stand alone, or they would be counted twice.
    expect(titles(['juros', 'multa', 'encargos']).slice(5)).toEqual(['Juros', 'Multa', 'Total'])
    expect(titles(['encargos']).slice(5)).toEqual(['Encargos (total − corrigido)', 'Total'])
    expect(titles([]).slice(3)).toEqual(['Valor histórico', 'Valor corrigido', 'Total'])
  })

  test('another field that no row has → its column is hidden', () => {
    const beside = { field: 'parte', title: 'Parte' }
    const hiddenFor = (fields: Record<string, string>) => {
      const groups = new Groups({ ...SHEET, beside }, JOB)
      groups.add(row('a', { total: '1' }, { fields: { cliente: 'a', ...fields } }))
      return groups.toSheet().columns!.find(({ title }) => title === 'Parte')!.hidden
    }
    expect([hiddenFor({}), hiddenFor({ parte: 'X' })]).toEqual([true, undefined])
  })

  test('a name of JavaScript’s own is a group like any other', () => {
    expect(sheetOf([row('__proto__', {}), row('constructor', {})]).lines).toHaveLength(2)
  })

  test('more than a sheet is good for: it says that it was left out, and why', () => {
    const rows = ['a', 'b', 'a', 'c', 'a'].map((name) => row(name, { valor: '1' }))
    expect(sheetOf(rows, 3).lines).toHaveLength(3)
    const { columns, lines } = sheetOf(rows, 2)
    expect(columns).toBeUndefined()
    expect(lines.flat().at(-1)).toMatch(/Há mais de 2 grupos: esta aba não foi feita/)
  })
})

describe('sums are those of decimals', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 8 }))
    .map(([digits, places]) => new D(String(digits)).div(new D(10).pow(places)).toFixed())
  const total = (texts: string[]) => texts.reduce((all, text) => all.plus(text), new D(0)).toFixed()

  test('one', () => {
    fc.assert(
      fc.property(fc.array(amount), (texts) => {
        const sum = new ExactSum()
        for (const text of texts) sum.add(text)
        expect(sum.toString()).toBe(total(texts))
      }),
    )
  })

  test('many, whether of cents or finer or larger than a double holds', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), amount)), (added) => {
        const sums = new ExactSums()
        for (const [at, text] of added) sums.add(at, text)
        for (const [at] of added) {
          expect(sums.toString(at)).toBe(
            total(added.flatMap(([of, text]) => (of === at ? text : []))),
          )
        }
      }),
    )
  })

  test.each([
    '0',
    '-0.5',
    '0.05',
    '-0.01',
    '90071992547409.91',
    '90071992547409.93',
    '0.005',
  ])('%s', (text) => {
    const sums = new ExactSums()
    sums.add(3, text)
    expect(sums.toString(3)).toBe(text)
    sums.add(3, text)
    expect(sums.toString(3)).toBe(new D(text).times(2).toFixed())
  })
})
