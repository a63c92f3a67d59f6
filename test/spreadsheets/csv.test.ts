import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BOUNDS } from '../../src/spreadsheets/bounds.js'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { cellsOf, linesOf, refusalOf } from './support/read.js'

const folder = testFolder()

async function lineNumbers(content: string): Promise<number[]> {
  const lines = await linesOf(await folder.write('linhas.csv', content))
  return lines.map(({ line }) => line)
}

describe('the line of a record is the physical line where it begins', () => {
  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('with %s, within quotes as well', async (_, br) => {
    const content = ['a;b', '"x', 'y', 'z";1', 'c;d', '"p', '";"q', 'r"', 'e;f', ''].join(br)
    expect(await lineNumbers(content)).toEqual([1, 2, 5, 6, 9])
  })

  test('blank lines and lines of empty cells are skipped and counted', async () => {
    expect(await lineNumbers('\n\na;b\n\n;;;\n  ; \nc;d\n\n')).toEqual([3, 7])
  })

  test('mixed line breaks in one file', async () => {
    expect(await lineNumbers('a;b\r\nc;d\ne;f\r\n"g\nh";i\r\nj;k')).toEqual([1, 2, 3, 4, 6])
  })

  test('whatever the quotes hold', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r', '\r\n', ' ', 'é') })
    const table = fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (rows, br) => {
        const expected: unknown[] = []
        let line = 2
        let content = `cabeçalho;outro${br}`
        for (const row of rows) {
          const cells = row.map((text) => (text === '' ? null : text))
          if (row.some((text) => text.trim() !== '')) expected.push({ line, cells })
          content += row.map((text) => `"${text.replaceAll('"', '""')}"`).join(';') + br
          line += 1 + (row.join(';').match(/\r\n|\n|\r/g)?.length ?? 0)
        }
        const lines = await linesOf(await folder.write('propriedade.csv', content))
        expect(lines.slice(1)).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  test('far down a file of many pieces', async () => {
    const record = `"1\r\n2";${'x'.repeat(90)}\r\n`
    const lines = await linesOf(await folder.write('longo.csv', `a;b\r\n${record.repeat(20_000)}`))
    expect(lines.length).toBe(20_001)
    expect(lines.every(({ line }, at) => line === Math.max(1, 2 * at))).toBe(true)
    expect(lines.every(({ cells }, at) => at === 0 || cells[0] === '1\r\n2')).toBe(true)
  })
})

describe('cells', () => {
  test('come verbatim, and the empty ones as null', async () => {
    const path = await folder.write('celas.csv', 'a; b ;\t;c\n00123;"";"""x""";-1,5\n')
    expect(await cellsOf(path)).toEqual([
      ['a', ' b ', '\t', 'c'],
      ['00123', null, '"x"', '-1,5'],
    ])
  })

  test('lines may have more or fewer cells than the first', async () => {
    const path = await folder.write('irregular.csv', 'a;b\n1\n1;2;3\n')
    expect(await cellsOf(path)).toEqual([['a', 'b'], ['1'], ['1', '2', '3']])
  })

  test('a quote within a field, or closed too early, is text', async () => {
    const path = await folder.write('aspas.csv', 'a;b\nsala 2";1\n"Fulano" & Cia;2\n')
    expect(await cellsOf(path)).toEqual([
      ['a', 'b'],
      ['sala 2"', '1'],
      ['"Fulano" & Cia', '2'],
    ])
  })

  test('may be read twice, and left half way', async () => {
    const source = await openSource(await folder.write('duas.csv', 'a;b\n1;2\n3;4\n'))
    const sheet = source.sheets[0]!
    for await (const line of sheet.lines()) {
      expect(line.line).toBe(1)
      break
    }
    const again: number[] = []
    for await (const { line } of sheet.lines()) again.push(line)
    expect(again).toEqual([1, 2, 3])
    expect(await sheet.merges()).toEqual([])
    expect(source).toMatchObject({ format: 'csv', sheets: [{ name: 'duas', hidden: false }] })
  })
})

describe('refusals while reading', () => {
  test('a quote left open to the end is told with its line', async () => {
    const refusal = await refusalOf(await folder.write('aberta.csv', 'a;b\n1;2\n3;"x\n5;6\n'))
    expect(refusal.code).toBe('open_quote')
    expect(refusal.detail).toBe('3')
  })

  test('more columns or characters than the bounds', async () => {
    const wide = await folder.write('larga.csv', `a;b\n${';'.repeat(16_384)}\n`)
    expect(await refusalOf(wide)).toMatchObject({
      code: 'too_big',
      detail: 'line 2: columns beyond 16384',
    })
    const long = await folder.write('longa.csv', `a;b\n1;${'x'.repeat(11)}\n`)
    const bounds = { ...DEFAULT_BOUNDS, cellCharacters: 10 }
    expect(await refusalOf(long, bounds)).toMatchObject({
      code: 'too_big',
      detail: 'line 2: cellCharacters beyond 10',
    })
  })

  test('two million blank lines → read over; more one after the other → refused', async () => {
    const blanks = '\n'.repeat(2 * 1_048_576)
    const source = await openSource(await folder.write('vazias.csv', `a;b\n${blanks}1;2\n`))
    const lines: number[] = []
    for await (const { line } of source.sheets[0]!.lines()) lines.push(line)
    expect(lines).toEqual([1, 2_097_154])
    const more = await folder.write('mais-vazias.csv', `a;b\n${blanks}\n1;2\n`)
    expect(await refusalOf(more)).toMatchObject({
      code: 'too_big',
      detail: 'line 2097154: blankLines beyond 2097152',
    })
  })

  test('a quote left open in a big file does not collect it to the end', async () => {
    const path = await folder.write('grande.csv', `a;b\n"x;${'1;2\n'.repeat(5_000_000)}`)
    expect((await refusalOf(path)).code).toBe('too_big')
  })
})
