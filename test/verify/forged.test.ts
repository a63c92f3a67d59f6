import { createPublicKey } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate } from '../../src/messages/index.js'
import { keys } from '../../src/records/keys.js'
import { lote } from '../support/cli.js'
import { type Batch, rowXml, SHEETS, useBatch } from './support.js'

const batch = useBatch()
type Edits = Record<string, (xml: string) => string>

const STYLES = 'xl/styles.xml'
const FIGURE = /<c r="H301" s="(\d+)"><v>([\d.]+)<\/v><\/c>/

/** A formula in the place of a figure, with its old value. */
const formula = (xml: string) => xml.replace(FIGURE, '<c r="H301" s="$1"><f>S99*2</f><v>$2</v></c>')
const constantFormats = (xml: string) =>
  xml.replace('formatCode="[$-416]#,##0.00"', 'formatCode="&quot;1.000.000,00&quot;"')
const addedDigit = (xml: string) =>
  xml.replace('formatCode="[$-416]#,##0.00"', 'formatCode="&quot;1&quot;#,##0.00"')
const otherChart = (xml: string) => xml.replace(/(<c:numLit>.*?<c:v>)([\d.]+)(<\/c:v>)/s, '$19$2$3')
const withoutHeader = (xml: string) => xml.replace(/<oddHeader>.*<\/oddHeader>/, '')
const hidden = (xml: string) => xml.replace('<row r="300"', '<row r="300" hidden="1"')
const conditional = (xml: string) =>
  xml.replace(
    '<pageMargins',
    '<conditionalFormatting sqref="H2:H9"><cfRule type="expression" dxfId="0" priority="1"><formula>1</formula></cfRule></conditionalFormatting><pageMargins',
  )
const merged = (xml: string) =>
  xml.replace(
    '<pageMargins',
    '<mergeCells count="1"><mergeCell ref="H3:H9"/></mergeCells><pageMargins',
  )
const textBox = (xml: string) =>
  xml.replace(
    '</xdr:wsDr>',
    '<xdr:absoluteAnchor><xdr:sp><xdr:txBody><a:p><a:r><a:t>99.999,99</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:absoluteAnchor></xdr:wsDr>',
  )
const moreAbove = (xml: string) => xml.replace('</oddHeader>', ' R$ 99.999,99</oddHeader>')
const moreBelow = (xml: string) => xml.replace(' - &amp;A', ' - R$ 99.999,99 - &amp;A')
const background = (xml: string) =>
  xml.replace('</worksheet>', '<picture r:id="rId9"/></worksheet>')
const hiddenColumns = (xml: string) =>
  xml.replace(/(<col min="(?:1|8)" [^>]*)\/>/g, '$1 hidden="1"/>')
const oneMore = (xml: string) =>
  xml.replace(
    '</sheetData>',
    '<row r="1020"><c r="B1020" t="inlineStr"><is><t>paga</t></is></c></row></sheetData>',
  )
const textFormula = (xml: string) => {
  const row = rowXml(xml, 500)
  return xml.replace(
    row,
    row.replace(
      /(<c r="R500" s="\d+") t="inlineStr"><is><t>OK<\/t><\/is>/,
      '$1 t="str"><f>A1</f><v>OK</v>',
    ),
  )
}

const FORGERIES: [name: string, edits: Edits, named: string[], bySeal: string][] = [
  [
    'a formula in a money cell, its old value kept',
    { [SHEETS.Resultado]: formula },
    ['verify_formula Resultado!H301'],
    'há células alteradas em: Resultado',
  ],
  [
    'a formula, and a recalculation on opening',
    {
      [SHEETS.Resultado]: formula,
      'xl/workbook.xml': (xml) =>
        xml.replace('</workbook>', '<calcPr fullCalcOnLoad="1"/></workbook>'),
    },
    ['verify_formula Resultado!H301'],
    'há células alteradas em: Resultado',
  ],
  [
    'a formula with the same text',
    { [SHEETS.Resultado]: textFormula },
    ['verify_formula Resultado!R500'],
    'há células alteradas em: Resultado',
  ],
  [
    'the format of amounts a constant',
    { [STYLES]: constantFormats },
    ['verify_format Resultado!H3', 'verify_format Resultado!J3'],
    'Resultado',
  ],
  [
    'the format of amounts with a digit more',
    { [STYLES]: addedDigit },
    ['verify_format Resultado 3 H', 'verify_format Resultado 3 J'],
    'Resultado',
  ],
  [
    'a figure of a chart',
    { 'xl/charts/chart1.xml': otherChart },
    ['verify_chart Valor histórico e Valor corrigido por cliente, em R$'],
    'mudaram os gráficos',
  ],
  [
    'the header of a rehearsal removed from a sheet',
    { [SHEETS.Resultado]: withoutHeader },
    ['verify_banner'],
    'mudaram o cabeçalho ENSAIO das páginas',
  ],
  [
    'a conditional format',
    { [SHEETS.Resultado]: conditional },
    ['verify_conditional Resultado'],
    'mudaram as formatações condicionais, as imagens ou os cabeçalhos de algumas páginas',
  ],
  [
    'merged cells',
    { [SHEETS.Resultado]: merged },
    ['verify_merged Resultado'],
    'mudaram as mesclas de células',
  ],
  [
    'a text box over the first page',
    { 'xl/drawings/drawing1.xml': textBox },
    ['verify_drawing'],
    'mudaram os gráficos ou desenhos',
  ],
  [
    'a total in the header of the pages',
    { [SHEETS.Resultado]: moreAbove },
    ['verify_page_texts Resultado'],
    'mudaram os textos das páginas',
  ],
  [
    'a total in the footer of the pages',
    { [SHEETS.Resultado]: moreBelow },
    ['verify_page_texts Resultado'],
    'mudaram os textos das páginas',
  ],
  [
    'a picture behind the cells',
    { [SHEETS.Resultado]: background },
    ['verify_conditional Resultado'],
    'mudaram as formatações condicionais',
  ],
  [
    'a cell below the table',
    { [SHEETS.Resultado]: oneMore },
    ['verify_row_extra Resultado'],
    'há células alteradas em: Resultado',
  ],
]

async function publicKey({ bucket }: Batch): Promise<string> {
  const pem = (await bucket.get(keys.sealKey))!.toString()
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' })
  return der.subarray(-32).toString('base64url')
}

async function verified({ dir }: Batch, path: string, env: Record<string, string> = {}) {
  const given = { STORAGE_URL: `file:${dir}`, LOTE_RUN_DIR: join(dir, 'run'), ...env }
  const { status, stdout, stderr } = await lote(['verify', path, '--json'], given, dir)
  const told = stdout.startsWith('{') ? (JSON.parse(stdout) as { problems: string[] }) : undefined
  return { status, stderr, problems: told?.problems ?? [] }
}

test.each(
  FORGERIES,
)('%s → named with the batch, and told by the seal alone', async (...forgery) => {
  const [, edits, named, bySeal] = forgery
  const copy = await batch()
  const path = await copy.copyOf(edits)
  const problems = await copy.problems(path)
  expect(problems).toEqual(expect.arrayContaining(['verify_result_bytes', ...named]))
  expect(new Set(problems).size).toBe(problems.length)
  const env = { STORAGE_URL: `file:${copy.dir}/empty`, LOTE_SEAL_KEY: await publicKey(copy) }
  const alone = await verified(copy, path, env)
  expect(alone.status).toBe(3)
  expect(alone.problems[0]).toContain(bySeal)
})

test('a formula that was forged → status 3 beside the storage of its batch', async () => {
  const copy = await batch()
  const path = await copy.copyOf({ [SHEETS.Resultado]: formula })
  const { status, problems } = await verified(copy, path)
  expect(status).toBe(3)
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Resultado!H301 é uma fórmula \(«[\d.]+,\d+» é o seu último/),
    ]),
  )
})

test('verify_columns_hidden → the columns that lote shows are told, and the workbook is whole', async () => {
  const copy = await batch()
  const path = await copy.copyOf({ [SHEETS.Resultado]: hiddenColumns })
  const { status, stderr } = await verified(copy, path)
  expect(status).toBe(0)
  expect(stderr).toContain('A aba Resultado tem colunas ocultas que o lote mostra: A, H.')
})

test('verify_rows_hidden, verify_sheet_hidden → told, and the workbook is whole', async () => {
  const copy = await batch()
  const path = await copy.copyOf({
    [SHEETS.Resultado]: hidden,
    'xl/workbook.xml': (xml) => xml.replace('name="Memória"', 'name="Memória" state="hidden"'),
  })
  const { status, stderr } = await verified(copy, path)
  expect(status).toBe(0)
  expect(stderr).toContain('A aba Resultado tem linhas ocultas que o lote mostra: 300.')
  expect(stderr).toContain('A aba Memória está oculta')
})

test('neither batch nor key → whole by its own seal, and LOTE_SEAL_KEY is named', async () => {
  const copy = await batch()
  const empty = { STORAGE_URL: `file:${copy.dir}/empty` }
  const whole = await verified(copy, await copy.copyOf(), empty)
  expect(whole.status).toBe(2)
  // seal_own
  expect(whole.problems).toEqual([
    expect.stringMatching(/^A pasta de trabalho está como o seu selo diz, .*LOTE_SEAL_KEY/),
  ])
  const changed = await verified(copy, await copy.copyOf({ [SHEETS.Resultado]: formula }), empty)
  expect(changed.status).toBe(3)
  expect(changed.problems[0]).toContain('há células alteradas em: Resultado')
})

test('verify_row_extra, verify_cell → the address of the cell, figures in Portuguese', async () => {
  const copy = await batch()
  const other = (xml: string) =>
    oneMore(xml).replace(FIGURE, '<c r="H301" s="$1"><v>12345.67</v></c>')
  const found = await copy.all(await copy.copyOf({ [SHEETS.Resultado]: other }))
  const told = found.map((one) => translate('pt', one))
  expect(told).toContain('A mais na aba Resultado: Resultado!B1020 («paga»).')
  expect(told).toContainEqual(
    expect.stringMatching(
      /^Resultado!H301: a célula tem «12\.345,67», e os registros dizem «\d+,\d+»\.$/,
    ),
  )
})
