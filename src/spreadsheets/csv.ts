import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import type { Bounds } from './bounds.js'
import { type Cell, isBlank } from './cell.js'
import { asDamage } from './damage.js'
import { isDoubleEncoded } from './doubled.js'
import { type TextEncoding, textDecoder } from './encoding.js'
import { detectSeparator, type Separator, separatorHint } from './separator.js'
import { type SourceFile, type SourceLine, tooBig, UnreadableFile } from './source.js'
import { countedBytes } from './thread/bytes-read.js'

/** The format of a text file. */
export interface CsvShape {
  path: string
  encoding: TextEncoding
  /** Bytes of the byte order mark. */
  skip: number
  /** End of the text, in bytes; absent if it is the end of the file. */
  end?: number
  /** Bytes of the file. */
  bytes: number
  separator: Separator
  /** The first line is Excel's `sep=`. */
  hinted: boolean
  doubleEncoded: boolean
}

/**
 * A record beyond this size has an unclosed quote and would be collected to the end of the file;
 * one of 16 MB cost the parser 470 MB.
 */
const MAX_RECORD_BYTES = 4 * 1024 ** 2
/** A sheet that Excel saved whole has 1,048,576 lines, whatever it holds. */
const MOST_BLANK_LINES = 2 * 1_048_576

export function csvFile(shape: CsvShape, name: string, bounds: Bounds): SourceFile {
  return {
    format: 'csv',
    sheets: [
      {
        name,
        hidden: false,
        lines: () => csvLines(shape, bounds),
        merges: async () => [],
        hiddenColumns: async () => [],
      },
    ],
    facts: {
      encoding: shape.encoding,
      separator: shape.separator,
      doubleEncoded: shape.doubleEncoded,
    },
    close: async () => {},
  }
}

/** Returns what a decoded sample of the first lines shows. */
export function shapeOf(sample: string): Pick<CsvShape, 'separator' | 'hinted' | 'doubleEncoded'> {
  const hint = separatorHint(sample)
  return {
    separator: hint ?? detectSeparator(sample),
    hinted: hint !== undefined,
    doubleEncoded: isDoubleEncoded(sample),
  }
}

async function* csvLines(shape: CsvShape, bounds: Bounds): AsyncGenerator<SourceLine> {
  let line = 1
  let blank = 0
  try {
    for await (const record of records(shape, bounds)) {
      const begins = line
      line += 1 + breaksWithin(record)
      if (begins === 1 && shape.hinted) continue
      checkBounds(record, begins, shape.path, bounds)
      const cells = record.map((text): Cell => (text === '' ? null : text))
      blank = cells.every(isBlank) ? blank + 1 : 0
      if (blank > MOST_BLANK_LINES)
        throw tooBig(shape.path, { bound: 'blankLines', most: MOST_BLANK_LINES, line: begins })
      if (blank === 0) yield { line: begins, cells }
    }
  } catch (error) {
    throw csvDamage(error, line, shape.path)
  }
}

function records(shape: CsvShape, bounds: Bounds): AsyncIterable<string[]> {
  const { skip: start, end } = shape
  // A stream with a known end signals it with the last bytes: an open quote would hide records.
  const until = end === undefined ? {} : { end: end - 1 }
  const file = createReadStream(shape.path, { start, ...until, highWaterMark: 256 * 1024 })
  const bytes = countedBytes(withinLines(file, shape.path, bounds), shape.bytes)
  const source = Readable.from(shape.encoding === 'UTF-8' ? bytes : decoded(bytes, shape.encoding))
  const parser = parse(parserOptions(shape.separator))
  // For each record shorter or longer than the first, such as all below a title, the parser creates
  // an error with its stack and discards it, at ten times the cost of the record. With this count,
  // every record is the first.
  Object.defineProperty(parser.info, 'records', { get: () => 0, set: () => {} })
  // The reader receives errors through the parser, which the pipeline destroys.
  pipeline(source, parser, () => {})
  return parser
}

/**
 * The lines are counted from the records, so every physical line must be a record (no
 * skip_empty_lines), and each kind of line break must end one. csv-parse's own `info.lines` is the
 * line where a record ends, and counts a CRLF within quotes twice.
 */
function parserOptions(separator: Separator): Options {
  return {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MAX_RECORD_BYTES,
  }
}

/** Limits a line: the parser would collect millions of fields before it emits a record. */
async function* withinLines(
  bytes: AsyncIterable<Buffer>,
  path: string,
  { lineBytes }: Bounds,
): AsyncGenerator<Buffer> {
  let open = 0
  for await (const chunk of bytes) {
    const first = firstBreak(chunk)
    open += first < 0 ? chunk.length : first
    if (open > lineBytes) {
      throw tooBig(path, { bound: 'lineBytes', most: lineBytes })
    }
    if (first >= 0) open = chunk.length - lastBreak(chunk) - 1
    yield chunk
  }
}

function firstBreak(chunk: Buffer): number {
  return chunk.findIndex((byte) => byte === 10 || byte === 13)
}

function lastBreak(chunk: Buffer): number {
  return Math.max(chunk.lastIndexOf(10), chunk.lastIndexOf(13))
}

async function* decoded(
  bytes: AsyncIterable<Buffer>,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = textDecoder(encoding)
  for await (const chunk of bytes) {
    const text = decoder.write(chunk)
    if (text !== '') yield text
  }
  const rest = decoder.end()
  if (rest !== '') yield rest
}

/** Counts line breaks inside the quoted fields of a record; CRLF is one. */
function breaksWithin(record: string[]): number {
  let breaks = 0
  for (const field of record) {
    if (field.includes('\n') || field.includes('\r')) breaks += field.match(/\r\n|\n|\r/g)!.length
  }
  return breaks
}

function checkBounds(record: string[], line: number, path: string, bounds: Bounds): void {
  if (record.length > bounds.columns) {
    throw tooBig(path, { bound: 'columns', most: bounds.columns, line })
  }
  if (record.some((field) => field.length > bounds.cellCharacters)) {
    throw tooBig(path, { bound: 'cellCharacters', most: bounds.cellCharacters, line })
  }
}

function csvDamage(error: unknown, line: number, path: string): unknown {
  if (!(error instanceof CsvError)) return asDamage(error, path)
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return tooBig(path, { bound: 'recordBytes', most: MAX_RECORD_BYTES, line }, { cause: error })
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile('open_quote', path, String(line), { cause: error })
  }
  const detail = `line ${line}: ${error.message}`
  return new UnreadableFile('damaged', path, detail, { cause: error })
}
