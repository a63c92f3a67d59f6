import { describe, expect, test } from 'vitest'
import { contentOf, contentOfXml, sealIn, sealXml } from '../../src/spreadsheets/xlsx/seal.js'

const BESIDE = { charts: 'c'.repeat(64), banner: 'ENSAIO' }

const SHEETS = [
  { name: 'Resultado', digest: 'a'.repeat(64) },
  { name: 'Contas & mais', digest: 'b'.repeat(64) },
]

/** The properties as a reader of the package has them. */
function properties(xml: string): Record<string, string> {
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  const found = xml.matchAll(/ name="([^"]*)"><vt:lpwstr>([^<]*)</g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, plain(value!)]))
}

describe('the seal in the properties of a workbook', () => {
  const written = properties(
    sealXml(
      { of: 'batch 1', key: 'k', sign: (text) => `signed ${text}` },
      { sheets: SHEETS, beside: BESIDE },
    ),
  )

  test('written → read again, its sheets in their order', () => {
    expect(sealIn(written)).toEqual({
      of: 'batch 1',
      key: 'k',
      sheets: SHEETS,
      beside: BESIDE,
      signature: `signed ${JSON.stringify([2, 'batch 1', BESIDE.charts, 'ENSAIO', ...SHEETS.map(({ name, digest }) => [name, digest])])}`,
    })
  })

  test.each(['lote.of', 'lote.key', 'lote.seal'])('without %s → there is none', (name) => {
    expect(sealIn({ ...written, [name]: undefined } as never)).toBeUndefined()
  })

  test('properties of others → there is none', () => {
    expect(sealIn({ of: 'x', key: 'x', seal: 'x' })).toBeUndefined()
  })
})

describe('content of a cell, as it was written and as it is read', () => {
  const drawn = (style: number) => ['general', '#,##0.00'][style]!
  const inline = (is: string) => `<c r="B7" s="3" t="inlineStr"><is>${is}</is></c>`

  test.each([
    [inline('<t>R$ 10 &amp; juros</t>'), 'R$ 10 & juros'],
    [inline('<t xml:space="preserve"> a </t>'), ' a '],
    [inline('<r><t>um</t></r><r><rPr><b/></rPr><t xml:space="preserve"> dois</t></r>'), 'um dois'],
    ['<c r="B7" s="0"><v>1.5</v></c>', { n: '1.50' }],
    ['<c r="B7" s="0"><v>0.1234567890123456</v></c>', { n: '0.123456789012346' }],
    ['<c r="B7" s="1"><v>1.5</v></c>', { n: '1.5', format: '[$-409]#,##0.00_)' }],
    ['<c r="B7" s="1" t="b"><v>1</v></c>', { b: true }],
    ['', null],
  ])('%s', (xml, cell) => {
    expect(contentOfXml(xml, drawn)).toBe(contentOf(cell))
  })

  test('other texts and other numbers → other contents', () => {
    const texts = ['a', ' a', 'b', null]
    const numbers = [{ n: '1' }, { n: '1.00000000000001' }, { n: '1', format: '"2"' }]
    const cells = [...texts, ...numbers, { n: '1', formula: true } as const]
    expect(new Set(cells.map((one) => contentOf(one))).size).toBe(cells.length)
  })
})
