import { describe, expect, test } from 'vitest'
import { DEFAULT_BOUNDS } from '../../src/spreadsheets/bounds.js'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { linesOf, refusalOf } from './support/read.js'
import { handMade, worksheet } from './support/workbook.js'

const folder = testFolder()
const ONE = '<row r="1"><c r="A1"><v>1</v></c></row>'

async function refusal(made: Parameters<typeof handMade>[0], bounds = {}) {
  const path = await folder.write('grande.xlsx', await handMade(made))
  const { code, detail } = await refusalOf(path, { ...DEFAULT_BOUNDS, ...bounds })
  return `${code}: ${detail}`
}

describe('a workbook beyond a bound is too_big, and the detail names the bound', () => {
  test('bytes of an entry', async () => {
    const found = await refusal({ sheets: [ONE.repeat(100)] }, { entryBytes: 2000 })
    expect(found).toBe('too_big: xl/worksheets/sheet1.xml: entryBytes beyond 2000')
  })

  test('the ratio: a bomb', async () => {
    const rows = ' '.repeat(70 * 1024 ** 2)
    expect(await refusal({ sheets: [rows] })).toMatch(/^too_big: .*: ratio beyond 100$/)
  })

  test('columns, by reference and by count', async () => {
    const far = '<row r="7"><c r="XFE7"><v>1</v></c></row>'
    expect(await refusal({ sheets: [far] })).toBe('too_big: line 7: columns beyond 16384')
    const many = `<row>${'<c/>'.repeat(16_385)}</row>`
    expect(await refusal({ sheets: [many] })).toBe('too_big: line 1: columns beyond 16384')
  })

  test('characters of a cell, in line and shared, in one piece and in many', async () => {
    const bound = { cellCharacters: 10 }
    const expected = /^too_big: (?:line 1: )?cellCharacters beyond 10$/
    const inline = (is: string) => `<row><c t="inlineStr"><is>${is}</is></c></row>`
    expect(await refusal({ sheets: [inline(`<t>${'x'.repeat(11)}</t>`)] }, bound)).toMatch(expected)
    const runs = inline('<r><t>seis c</t></r>'.repeat(2))
    expect(await refusal({ sheets: [runs] }, bound)).toMatch(expected)
    const shared = { sheets: [ONE], strings: '<si><r><t>seis c</t></r><r><t>mais c</t></r></si>' }
    expect(await refusal(shared, bound)).toMatch(expected)
  })

  const DEEP = '<x>'.repeat(101)
  const WIDE = `<x ${Array.from({ length: 201 }, (_, at) => `a${at}="1"`).join(' ')}/>`
  test.each([
    ['nested tags of a sheet', { sheets: [DEEP] }, 'depth beyond 100'],
    ['nested tags of the shared strings', { sheets: [ONE], strings: DEEP }, 'depth beyond 100'],
    ['attributes of a tag of a sheet', { sheets: [WIDE] }, 'attributes beyond 200'],
    [
      'attributes of a tag of the shared strings',
      { sheets: [ONE], strings: WIDE },
      'attributes beyond 200',
    ],
  ])('%s', async (_, made, told) => {
    expect(await refusal(made)).toBe(`too_big: ${told}`)
  })

  test.each([
    ['sheets', { sheets: [ONE, ONE] }, 1],
    ['styles', { sheets: [ONE], styles: `<cellXfs>${'<xf/>'.repeat(3)}</cellXfs>` }, 2],
    ['sharedStrings', { sheets: [ONE], strings: '<si><t>a</t></si>'.repeat(3) }, 2],
  ] as const)('%s', async (bound, made, most) => {
    const { sheets, ...more } = made
    const told = await refusal({ ...more, sheets: [...sheets] }, { [bound]: most })
    expect(told).toBe(`too_big: ${bound} beyond ${most}`)
  })

  test('characters of a line, each cell of which names one shared string', async () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(3)
    const made = { sheets: [`<row>${cells}</row>`], strings: '<si><t>abcde</t></si>' }
    expect(await refusal(made, { lineCharacters: 14 })).toBe(
      'too_big: line 1: lineCharacters beyond 14',
    )
  })

  test('a text without an end', async () => {
    const text = Array.from({ length: 900_000 }, (_, at) => at.toString(36)).join('')
    const xml = worksheet(`<row><c t="inlineStr"><is><t>${text}${text}`)
    expect(await refusal({ sheets: [{ xml }] })).toBe('too_big: openCharacters beyond 4194304')
  })

  test('characters of all shared strings', async () => {
    const made = { sheets: [ONE], strings: '<si><t>abcde</t></si>'.repeat(3) }
    expect(await refusal(made, { sharedCharacters: 14 })).toBe(
      'too_big: sharedCharacters beyond 14',
    )
  })

  test('merges', async () => {
    const xml = worksheet(
      ONE,
      '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:B2"/></mergeCells>',
    )
    expect(await refusal({ sheets: [{ xml }] }, { merges: 1 })).toBe('too_big: merges beyond 1')
  })

  test('entries of the zip', async () => {
    expect(await refusal({ sheets: [ONE] }, { entries: 3 })).toBe('too_big: entries beyond 3')
  })

  test('what is within them is read', async () => {
    const path = await folder.write('cabe.xlsx', await handMade({ sheets: [ONE] }))
    const bounds = { ...DEFAULT_BOUNDS, cellCharacters: 1, columns: 1, entries: 4, merges: 0 }
    const source = await openSource(path, bounds)
    for await (const line of source.sheets[0]!.lines()) expect(line.cells).toEqual([{ n: '1' }])
  })
})

describe('a line of a text file', () => {
  /** The file is read in pieces of 256 KiB: a break stands on the edge of the first two. */
  const edge = 256 * 1024
  const text = (line: number, feed = '\n') => {
    const lines = Array.from({ length: Math.floor(edge / (line + 1)) }, () => 'x'.repeat(line))
    const first = 'y'.repeat(edge - lines.length * (line + 1))
    return [first, ...lines, 'z', ''].join(feed)
  }
  const read = (lineBytes: number, content: string) =>
    folder
      .write('linhas.csv', content)
      .then((path) => linesOf(path, 0, { ...DEFAULT_BOUNDS, lineBytes }))

  test.each([
    '\n',
    '\r',
  ])('as long as the bound, whatever break ends it (%j) → read', async (feed) => {
    const lines = await read(1_000, text(1_000, feed))
    expect(lines.length).toBe(1 + Math.floor(edge / 1_001) + 1)
  })

  test('longer than the bound over two pieces, and without any break → refused', async () => {
    const bounds = { ...DEFAULT_BOUNDS, lineBytes: 300_000 }
    const long = await folder.write('longa.csv', `a;b\n${'x'.repeat(300_001)}\n1;2\n`)
    expect(await refusalOf(long, bounds)).toMatchObject({ code: 'too_big' })
    const open = await folder.write('aberta.csv', 'x'.repeat(300_001))
    expect(await refusalOf(open, bounds)).toMatchObject({ code: 'too_big' })
  })
})
