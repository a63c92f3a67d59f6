import type { Bounds } from '../bounds.js'
import type { SourceFile, SourceLine, SourceSheet } from '../source.js'
import type { Archive } from './archive.js'
import type { CellContext } from './read-cell.js'
import { readCharts } from './read-charts.js'
import { readComments } from './read-comments.js'
import { readFailure } from './read-failure.js'
import { readStrings } from './read-strings.js'
import { readStyles } from './read-styles.js'
import { readWorkbook, type SheetEntry, type Workbook } from './read-workbook.js'
import { type SheetLayout, SheetScan } from './sheet-scan.js'
import { TagStream } from './tag-stream.js'
import { readXml } from './xml.js'

const PART = 'docProps/custom.xml'
/** Prefix of the properties of lote, which are short. */
const PREFIX = 'lote.'
const LONGEST = 1_000

/** Returns the custom properties of lote in a workbook; undefined if it has none. */
async function readProperties(archive: Archive): Promise<Record<string, string> | undefined> {
  if (!archive.has(PART)) return undefined
  const properties: Record<string, string> = {}
  let name = ''
  const handler = {
    open(tag: string, attributes: Record<string, string>) {
      if (tag === 'property') name = attributes.name ?? ''
    },
    text(text: string) {
      if (!name.startsWith(PREFIX)) return
      properties[name] = `${properties[name] ?? ''}${text}`.trimStart().slice(0, LONGEST)
    },
    close(tag: string) {
      if (tag === 'lpwstr') name = ''
    },
  }
  try {
    await readXml(archive.text(PART), handler)
  } catch {
    // No sheet needs this part, so its errors must not keep a sheet from being read.
    return undefined
  }
  return Object.keys(properties).length > 0 ? properties : undefined
}

/** An open workbook: its zip, and what every sheet of it needs. */
interface Reading {
  archive: Archive
  bounds: Bounds
  /** Reads shared strings and styles, together with the first sheet. */
  context(): Promise<CellContext>
}

export async function openWorkbook(archive: Archive, bounds: Bounds): Promise<SourceFile> {
  try {
    const workbook = await readWorkbook(archive, bounds)
    const context = once(() => readContext(archive, workbook, bounds))
    const reading = { archive, bounds, context }
    const properties = await readProperties(archive)
    const comments = await readComments(archive, workbook.sheets)
    return {
      format: 'xlsx',
      sheets: workbook.sheets.map((entry) => sourceSheet(entry, reading)),
      facts: {
        ...(workbook.is1904 ? { is1904: true } : {}),
        ...comments.fact,
        ...(properties ? { properties } : {}),
      },
      charts: () => readCharts(archive, workbook.sheets),
      close: () => archive.close(),
    }
  } catch (error) {
    throw readFailure(error, archive.path)
  }
}

async function readContext(
  archive: Archive,
  { stringsPart, stylesPart, is1904 }: Workbook,
  bounds: Bounds,
): Promise<CellContext> {
  const strings = stringsPart
    ? await readStrings(archive.text(stringsPart), archive.path, bounds)
    : { texts: [], struck: new Set<number>() }
  const styles = stylesPart ? await readStyles(archive.text(stylesPart), archive.path, bounds) : []
  return { strings, styles, is1904 }
}

function sourceSheet({ name, hidden, part }: SheetEntry, reading: Reading): SourceSheet {
  let known: SheetLayout | undefined
  const keep = (found: SheetLayout) => {
    known = found
  }
  const layout = async () => {
    if (!known) await drain(scan(part, reading, undefined, keep))
    return known!
  }
  return {
    name,
    hidden,
    lines: () => lines(part, reading, keep),
    merges: async () => (await layout()).merges,
    hiddenColumns: async () => [...(await layout()).hiddenColumns],
    pageTexts: async () => (await layout()).pageTexts,
    isConditional: async () => (await layout()).isConditional,
  }
}

async function* lines(
  part: string,
  reading: Reading,
  keep: (layout: SheetLayout) => void,
): AsyncGenerator<SourceLine> {
  let context: CellContext
  try {
    context = await reading.context()
  } catch (error) {
    throw readFailure(error, reading.archive.path)
  }
  for await (const ready of scan(part, reading, context, keep)) {
    // Not yield*, which in an async generator takes three promises a line.
    for (const line of ready) yield line
  }
}

/** Reads a sheet piece by piece; at its end it passes the layout to `keep`. */
async function* scan(
  part: string,
  { archive, bounds }: Reading,
  context: CellContext | undefined,
  keep: (layout: SheetLayout) => void,
): AsyncGenerator<SourceLine[]> {
  const sheet = new SheetScan(context, archive.path, bounds)
  try {
    const feed = new TagStream(sheet)
    for await (const piece of archive.text(part)) {
      feed.write(piece)
      yield sheet.take()
    }
    feed.end()
    yield sheet.take()
  } catch (error) {
    throw readFailure(error, archive.path)
  }
  keep(sheet)
}

async function drain(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pieces);
}

/** Returns the same promise to every caller; after a failure the next caller tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
