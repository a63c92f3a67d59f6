import { openPromise } from 'yauzl'
import yazl from 'yazl'

/** A generator of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const CELLS = [
  '1e-99999999',
  `1${'R$ '.repeat(20_000)}`,
  `1${' '.repeat(60_000)}x`,
  '1.'.repeat(30_000),
  '#N/D',
  '=1/0',
  '31/02/2019',
  '-0',
  '"',
  '\u202e',
  '999999999999999999,99',
]
const XML = [
  '<c>',
  '<row>'.repeat(2_000),
  '&x;',
  ']]>',
  '<!DOCTYPE x>',
  '<c t="s"><v>99999999</v></c>',
  '<row r="1048576">',
  '<c r="XFE1"><v>1</v></c>',
  '<mergeCell ref="A1:XFD1048576"/>',
  ` ${Array.from({ length: 5_000 }, (_, at) => `a${at}="1"`).join(' ')} `,
]

const ODS = [
  '<table:table-row table:number-rows-repeated="1048576">',
  '<table:table-cell table:number-columns-repeated="16384" office:value-type="float" office:value="1"/>',
  '<table:table-cell table:number-rows-spanned="1000000" table:number-columns-spanned="9000"/>',
  '<text:s text:c="2000000"/>',
  '<office:annotation>',
  '<table:table table:name="P">'.repeat(2_000),
  'office:value="1e-99999999"',
  '</table:table>',
  ...XML,
]
/** Lengths, counts and offsets that no record has. */
const NUMBERS = ['ffff', '0000', 'ff7f', 'ffffffff', 'ffffff7f', '00000000', '0000000000000ff7']

const pick = (list, draw) => list[Math.floor(draw() * list.length)]

/** Turns, cuts, doubles or fills some bytes. */
export function mutateBytes(bytes, draw) {
  const at = Math.floor(draw() * bytes.length)
  const length = 1 + Math.floor(draw() * 64)
  const before = bytes.subarray(0, at)
  const after = bytes.subarray(at)
  const ways = [
    () => Buffer.concat([before, Buffer.from([Math.floor(draw() * 256)]), after.subarray(1)]),
    () => before,
    () => Buffer.concat([before, after.subarray(length)]),
    () => Buffer.concat([before, bytes.subarray(0, length), after]),
    () =>
      Buffer.concat([before, Buffer.alloc(length * 4_096, pick([0, 10, 32, 34, 59], draw)), after]),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]),
    () => Buffer.from(bytes.toString('utf8'), pick(['latin1', 'utf16le'], draw)),
  ]
  return pick(ways, draw)()
}

/** Puts a hostile cell or markup somewhere into a text. */
export function mutateText(text, inserts, draw) {
  const at = Math.floor(draw() * text.length)
  const times = draw() < 0.2 ? 500 : 1
  const end = at + Math.floor(draw() * 20)
  return text.slice(0, at) + pick(inserts, draw).repeat(times) + text.slice(end)
}

/** Puts odd numbers over some of a binary file: where its records say how long or how many. */
export function mutateRecords(bytes, draw) {
  if (draw() < 0.2) return mutateBytes(bytes, draw)
  const mutated = Buffer.from(bytes)
  for (let left = 1 + Math.floor(draw() * 12); left > 0; left -= 1) {
    const number = Buffer.from(pick(NUMBERS, draw), 'hex')
    number.copy(mutated, Math.floor(draw() * Math.max(1, bytes.length - number.length)))
  }
  return mutated
}

/** The parts of a zip by name. */
export async function partsOf(path) {
  const zip = await openPromise(path, { autoClose: false })
  const parts = new Map()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    const chunks = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    parts.set(entry.fileName, Buffer.concat(chunks))
  }
  zip.close()
  return parts
}

export async function zipOf(parts) {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name)
  zip.end()
  const chunks = []
  for await (const chunk of zip.outputStream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A workbook changed within: markup, cells or bytes of one part, or a part left out or doubled. */
export async function mutateWorkbook(path, draw) {
  const parts = await partsOf(path)
  const name = pick(
    [...parts.keys()].filter((each) => /\.(?:xml|bin)$/.test(each)),
    draw,
  )
  const text = parts.get(name).toString()
  const way = draw()
  const inserts = path.endsWith('.ods') ? ODS : XML
  if (name.endsWith('.bin') && way < 0.9) parts.set(name, mutateRecords(parts.get(name), draw))
  else if (way < 0.4) parts.set(name, Buffer.from(mutateText(text, inserts, draw)))
  else if (way < 0.7) {
    const cell = pick(CELLS, draw)
    parts.set(name, Buffer.from(text.replace(/>[^<>]+</, () => `>${cell}<`)))
  } else if (way < 0.9) parts.set(name, mutateBytes(parts.get(name), draw))
  else parts.delete(name)
  return zipOf(parts)
}

const NAMES = [
  '../../carteira.csv',
  '__MACOSX/x.csv',
  'a/b.xlsx',
  'c.zip',
  'x'.repeat(300),
  'nota.txt',
]

/** A compressed spreadsheet: one more file in it, another name, or the bytes of what it holds. */
export async function mutateZip(path, draw) {
  const [[name, bytes]] = await partsOf(path)
  const way = draw()
  if (way < 0.3) return zipOf([[name, mutateBytes(bytes, draw)]])
  if (way < 0.5) return zipOf([[name, await zipOf([[name, bytes]])]])
  const other = safe(pick(NAMES, draw))
  const zip = await zipOf(
    way < 0.75
      ? [[other, bytes]]
      : [
          [name, bytes],
          [other, bytes],
        ],
  )
  // The writer refuses names that climb.
  return Buffer.from(zip.toString('latin1').replaceAll('__/__/', '../../'), 'latin1')
}

const safe = (name) => name.replaceAll('..', '__')

export function mutateCsv(bytes, draw) {
  if (draw() < 0.5) return mutateBytes(bytes, draw)
  return Buffer.from(mutateText(bytes.toString(), [...CELLS, ';', '"', '\n', '\t'], draw))
}
