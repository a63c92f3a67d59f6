import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'

const text = (cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
const HEADER = `<row>${['Processo', 'Data', 'Valor'].map(text).join('')}</row>`
const amount = (cell) =>
  `<row>${text('0001234-16.2019.8.26.0100')}${text('15/03/2019')}${cell}</row>`
const ROW = amount('<c><v>12.5</v></c>')

/** So many times the same, in pieces of some 64 kB. */
function* many(piece, times) {
  const most = Math.max(1, Math.floor(65_536 / piece.length))
  for (let left = times; left > 0; left -= most) yield piece.repeat(Math.min(most, left))
}

function* numbered(times, pieceOf) {
  for (let at = 1; at <= times; at += 1) yield pieceOf(at)
}

function* bytesOf(pieces) {
  for (const piece of pieces) yield Buffer.from(piece)
}

function* sheet(rows, after = []) {
  yield `<worksheet><sheetData>${HEADER}`
  yield* rows
  yield '</sheetData>'
  yield* after
  yield '</worksheet>'
}

function* merges(refs) {
  yield '<mergeCells>'
  yield* refs
  yield '</mergeCells>'
}

const attributes = [...numbered(200_000, (at) => `a${at}="1"`)].join(' ')
const RELATIONSHIPS = [
  'worksheet:worksheets/sheet1',
  'sharedStrings:sharedStrings',
  'styles:styles',
]
  .map((each) => each.split(':'))
  .map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="http://x/${type}" Target="${target}.xml"/>`,
  )
const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'
const sheetsOf = (names) =>
  `<workbook xmlns:r="r"><sheets>${[...names].join('')}</sheets></workbook>`
const PARTS = {
  '_rels/.rels':
    '<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml': sheetsOf(['<sheet name="P" sheetId="1" r:id="rId1"/>']),
  'xl/_rels/workbook.xml.rels': `<Relationships>${RELATIONSHIPS.join('')}</Relationships>`,
}

/** A workbook of one sheet, with the parts that make it hostile: texts, or pieces of one. */
const workbook = (parts) => async (path) => {
  const zip = new yazl.ZipFile()
  for (const [name, part] of Object.entries({ ...PARTS, [SHEET]: sheet([ROW]), ...parts })) {
    if (typeof part === 'string') zip.addBuffer(Buffer.from(part), name)
    else zip.addReadStream(Readable.from(bytesOf(part)), name)
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

const CSV = 'Processo;Data;Valor\n0001234-16.2019.8.26.0100;15/03/2019;12,50\n'
/** A text: its head, and pieces of what follows. */
const csv =
  (pieces, head = CSV) =>
  (path) =>
    pipeline(Readable.from(bytesOf(started(head, pieces))), createWriteStream(path))

function* started(head, pieces) {
  yield head
  yield* pieces
}

/** Forms of files that once stopped a worker for minutes, or took gigabytes: each written to a path. */
export const FORMS = {
  'exponent.xlsx': workbook({ [SHEET]: sheet([amount('<c><v>1e-99999999</v></c>')]) }),
  'nested-strings.xlsx': workbook({ [STRINGS]: many('<si>', 15e6) }),
  'nested-cells.xlsx': workbook({ [SHEET]: sheet(many('<c>', 15e6)) }),
  'number-format.xlsx': workbook({
    [STYLES]: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'[$'.repeat(40_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
  }),
  'attributes.xlsx': workbook({ [SHEET]: sheet([`<row ${attributes}></row>`, ROW]) }),
  'attributes-of-strings.xlsx': workbook({ [STRINGS]: `<sst ${attributes}></sst>` }),
  'sheets.xlsx': workbook({
    'xl/workbook.xml': sheetsOf(
      numbered(50_000, (at) => `<sheet name="S${at}" sheetId="${at}" r:id="rId1"/>`),
    ),
  }),
  'reais.xlsx': workbook({ [SHEET]: sheet([amount(text(`1${'R$ '.repeat(20_000)}`))]) }),
  'gigabyte.xlsx': workbook({ [SHEET]: sheet(many(ROW, 6e6)) }),
  'empty-rows.xlsx': workbook({
    [SHEET]: sheet(numbered(1e6, (at) => `<row r="${at + 2}" ht="15"/>`)),
  }),
  'empty-columns.xlsx': workbook({
    [SHEET]: sheet(many(`<row>${'<c s="1"/>'.repeat(16_384)}</row>`, 1_000)),
  }),
  'full-columns.xlsx': workbook({
    [SHEET]: sheet(many(`<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`, 300)),
  }),
  'formats.xlsx': workbook({
    [STYLES]: numbered(1e6, (at) => `<numFmt numFmtId="${at}" formatCode="0.${at}"/>`),
  }),
  'merges.xlsx': workbook({
    [SHEET]: sheet([ROW], merges(numbered(3e6, (at) => `<mergeCell ref="A${at}:B${at}"/>`))),
  }),
  'tall-merges.xlsx': workbook({
    [SHEET]: sheet(many(ROW, 20_000), merges(many('<mergeCell ref="A2:A1000000"/>', 200_000))),
  }),
  'entities.xlsx': workbook({ [STRINGS]: many('<!DOCTYPE x [<!ENTITY a "aaaaaaaa">', 3e6) }),
  'attribute-value.xlsx': workbook({ [SHEET]: many(`<row a="${'x'.repeat(60_000)}`, 1_600) }),
  'shared-string.xlsx': workbook({
    [STRINGS]: `<sst><si><t>${'x'.repeat(131_000)}</t></si></sst>`,
    [SHEET]: sheet(many(`<row>${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`, 5_000)),
  }),
  'text-in-pieces.xlsx': workbook({
    [STRINGS]: many(`<si><t>${'abcdefghij'.repeat(100)}</t>`, 1e6),
  }),
  'parts.xlsx': workbook(
    Object.fromEntries([...numbered(49_000, (at) => [`xl/media/${at}.xml`, 'x'])]),
  ),
  'semicolons.csv': csv(many(';', 1e8)),
  'semicolons-first.csv': csv(many(';', 1e8), ''),
  'open_quote.csv': csv(many('"abc;def\n', 150_000)),
  'quoted-breaks.csv': csv(many('"\n";', 25e6)),
  'blanks.csv': csv([`;15/03/2019;1${' '.repeat(60_000)}x\n`]),
  'odd-utf16.csv': csv(
    [Buffer.from(`${CSV}A`, 'utf16le').subarray(0, -1)],
    Buffer.from([255, 254]),
  ),
  'line-breaks.csv': csv(many('\n', 1e8)),
  'one-line.csv': csv(many('x', 1e8), ''),
}
