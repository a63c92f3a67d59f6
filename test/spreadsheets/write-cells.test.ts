import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cell } from '../../src/spreadsheets/cell.js'
import type { ColumnKind, Value } from '../../src/spreadsheets/sheet.js'
import { testFolder } from './support/folder.js'
import { cellsOf } from './support/read.js'
import { saveWorkbook } from './support/write.js'
import { partsOf } from './support/zip.js'

const folder = testFolder()

/** What our reader finds where one value was written, in a column of a kind. */
async function written(value: Value, kind?: ColumnKind): Promise<Cell | undefined> {
  const columns = kind ? [{ title: 'A', kind }] : undefined
  const path = folder.path('celula.xlsx')
  const guard = { n: '1' }
  await saveWorkbook(path, [{ name: 'A', ...(columns && { columns }), rows: [[value, guard]] }])
  return (await cellsOf(path)).at(-1)![0]
}

describe('numbers are written digit by digit', () => {
  test.each<[ColumnKind, string | undefined]>([
    ['money', '[$-416]#,##0.00'],
    ['factor', '[$-416]0.0000000000'],
    ['percent', '[$-416]0.00##"%"'],
    ['integer', '0'],
    ['original', undefined],
  ])('in a column of %s', async (kind, format) => {
    for (const n of ['1234.56', '-0.01', '10004204720218260100', '1e+19', '1.1000000000000001']) {
      expect(await written({ n }, kind)).toEqual(format ? { n, format } : { n })
    }
  })

  test.each([
    'NaN',
    'Infinity',
    '1e999',
    '1,5',
    '',
    ' 1',
    '0x10',
    '1;2',
    '<v>',
  ])('%j is no number, and is written as text', async (n) => {
    expect(await written({ n }, 'money')).toBe(n === '' ? null : n)
  })

  test('a text column keeps them as text', async () => {
    expect(await written({ n: '00123' }, 'text')).toBe('00123')
  })

  test('an original keeps its format, and loses its formula', async () => {
    const money = { n: '1.5', format: '[$R$-416]\\ #,##0.00;[Red]\\-"x"0' }
    expect(await written(money, 'original')).toEqual(money)
    expect(await written({ ...money, formula: true }, 'original')).toEqual(money)
    const date = { n: '43174.5', format: 'mmm/yy', date: true } as const
    expect(await written(date, 'original')).toEqual(date)
    expect(await written(date)).toEqual(date)
    const typed = { n: '43174.5', format: '[$-416]dd/mm/yyyy', date: true }
    expect(await written({ n: '43174.5', date: true }, 'original')).toEqual(typed)
    expect(await written(date, 'text')).toEqual(typed)
  })

  test.each([
    '"aberta',
    '[aberto',
    'fecha]',
    'a;b;c;d;e',
    '0\u0001',
    '0\\',
    'x'.repeat(256),
  ])('a format that Excel may refuse (%j) is left out', async (format) => {
    expect(await written({ n: '1', format }, 'original')).toEqual({ n: '1' })
  })

  test('no more formats than Excel holds', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => [{ n: '1', format: `0.0"${at}"` }])
    const path = await saveWorkbook(folder.path('formatos.xlsx'), [{ name: 'A', rows }])
    const cells = (await cellsOf(path)).flat() as { format?: string }[]
    expect(new Set(cells.map(({ format }) => format)).size).toBe(191)
  })
})

describe('dates and moments become serials', () => {
  test('of real dates', async () => {
    const date = { n: '43174', format: '[$-416]dd/mm/yyyy', date: true }
    expect(await written({ date: '2018-03-15' }, 'date')).toEqual(date)
    expect(await written({ date: '2018-03-15' }, 'money')).toEqual(date)
    expect(await written({ date: '2018-03-15' })).toEqual(date)
    expect(await written({ moment: '2018-03-15T15:00:00Z' }, 'moment')).toEqual({
      n: '43174.5000000000',
      format: '[$-416]dd/mm/yyyy hh:mm:ss',
      date: true,
    })
  })

  test.each(['2019-02-31', '1850-01-01', 'amanhã'])('%s stays text', async (text) => {
    expect(await written({ date: text }, 'date')).toBe(text)
    expect(await written({ moment: text }, 'moment')).toBe(text)
  })
})

describe('text is text', () => {
  test.each([
    '=1+1',
    '+55 11',
    '-5',
    '@SUM(A1)',
    '=HYPERLINK("http://x")',
    '#N/D',
    '1000420-47',
    '1e5',
  ])('%s, whatever it looks like', async (text) => {
    for (const kind of ['text', 'money', 'original', 'date'] as const) {
      expect(await written(text, kind)).toBe(text)
    }
    expect(await written({ bold: text })).toBe(text)
  })

  test.each([
    ['control characters', 'a\0b\x01\x1f\ufffe\uffff'],
    ['line breaks', ' a\r\nb\nc\rd\t '],
    ['what looks like an escape', '_x000D_ _x005F_x0041_ _x0041_x0042_'],
    ['an escape that its neighbour would complete', '_x005F\x01_x0041\r'],
    ['markup', '<a href="x">&amp;</a> ]]>'],
    ['surrogates, whole and half', '😀\ud83d \ude00x'],
  ])('%s come back as they went', async (_, text) => {
    expect(await written(text, 'text')).toBe(text)
  })

  test('any text comes back as it went', async () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({
        unit: fc.constantFrom('_', 'x', '0', '0', 'D', '5', 'F', '\r', '\x01', '\ud800', '<', ' '),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 20 }), async (texts) => {
        const rows = [[...texts, { n: '1' }]]
        const path = await saveWorkbook(folder.path('qualquer.xlsx'), [{ name: 'A', rows }])
        const [cells] = await cellsOf(path)
        expect(cells!.slice(0, -1)).toEqual(texts.map((text) => text || null))
      }),
      { numRuns: 200 },
    )
  })

  test('beyond 32,000 characters it is cut, and says so', async () => {
    const fits = 'é'.repeat(32_000)
    expect(await written(fits, 'text')).toBe(fits)
    expect(await written(`${fits}x`, 'text')).toBe(
      `${fits} […] (texto cortado: 32001 caracteres no original)`,
    )
    const pairs = `x${'😀'.repeat(20_000)}`
    expect(await written(pairs, 'text')).toBe(
      `x${'😀'.repeat(15_999)} […] (texto cortado: 40001 caracteres no original)`,
    )
  })
})

test('booleans, errors, and formulas without a result', async () => {
  expect(await written({ b: true, formula: true }, 'original')).toEqual({ b: true })
  expect(await written({ b: false }, 'original')).toEqual({ b: false })
  expect(await written({ e: '#N/A', formula: true }, 'original')).toEqual({ e: '#N/A' })
  // Excel takes an error that it does not know for damage.
  expect(await written({ e: '#N/D' }, 'original')).toBe('#N/D')
  expect(await written({ formula: true }, 'original')).toBe('(fórmula sem resultado salvo)')
  expect(await written(null, 'original')).toBeNull()
  expect(await written('', 'text')).toBeNull()
})

test('an amount that was received as a text → the same text, at the right', async () => {
  const columns = [{ title: 'Valor', kind: 'original' as const, amounts: true as const }]
  const path = folder.path('valores.xlsx')
  await saveWorkbook(path, [{ name: 'A', columns, rows: [['R$ 75.511,14']] }])
  expect((await cellsOf(path)).at(-1)).toEqual(['R$ 75.511,14'])
  const parts = await partsOf(path)
  const styles = [...parts.get('xl/styles.xml')!.matchAll(/<xf .*?<\/xf>/g)].map(([xf]) => xf)
  const used = [...parts.get('xl/worksheets/sheet1.xml')!.matchAll(/<c r="A\d" s="(\d+)"/g)]
  expect(used.map(([, style]) => /horizontal="(\w+)"/.exec(styles[Number(style)]!)?.[1])).toEqual([
    'right',
    'right',
  ])
})
