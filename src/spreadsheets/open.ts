import { channel } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Bounds, DEFAULT_BOUNDS } from './bounds.js'
import type { Merge, SourceFile, SourceLine, SourceSheet } from './source.js'
import { acquireParser, type Limits, PARSING, type Parser, releaseParser } from './thread/parser.js'
import type { Batch, OpenedFile, ReadProgress } from './thread/protocol.js'

/** Publishes the progress of each file, some times a second: `FileProgress`. */
export const FILE_PROGRESS = channel('lote:file-progress')

export interface FileProgress extends ReadProgress {
  path: string
}

/** Limits of all files of this process, because its parsing threads are shared too. */
let limits: Bounds & Limits = { ...DEFAULT_BOUNDS, ...PARSING }

/** Sets the operator's limits; called once, before the first file is opened. */
export function setReadingLimits(given: Partial<Bounds & Limits>): void {
  limits = { ...DEFAULT_BOUNDS, ...PARSING, ...given }
}

/**
 * Opens a spreadsheet by its content, whatever its extension is. It is parsed in a thread, which is
 * ended if it exceeds its time or memory.
 * @throws {UnreadableFile} for other files; damage further down is thrown when its lines are read
 */
export function openSource(path: string, bounds: Bounds = limits): Promise<SourceFile> {
  return open(path, bounds, false)
}

/**
 * The same, for reading a table: without the columns that lote added, and with its texts normalised.
 * The thread does both, because it waits for most of the time.
 */
export function openFolded(path: string): Promise<SourceFile> {
  return open(path, limits, true)
}

async function open(path: string, bounds: Bounds, isFolded: boolean): Promise<SourceFile> {
  const parser = acquireParser(limits)
  parser.begin(path, (progress) => FILE_PROGRESS.publish({ path, ...progress }))
  try {
    const opened = await parser.ask<OpenedFile>({
      ask: 'open',
      path,
      bounds,
      isFolded,
      scratch: parser.scratch,
    })
    return sourceFile(opened, parser)
  } catch (error) {
    await parser.clean()
    releaseParser(parser)
    throw error
  }
}

function sourceFile({ format, facts, sheets }: OpenedFile, parser: Parser): SourceFile {
  let streams = 0
  const lines = (sheet: number, atEnd: () => Promise<unknown>) =>
    linesOf(parser, sheet, ++streams, atEnd)
  let closing: Promise<void> | undefined
  return {
    format,
    facts,
    sheets: sheets.map((sheet, at) => sourceSheet(sheet, at, parser, lines)),
    charts: () => parser.ask<string[][]>({ ask: 'charts' }),
    close: () => {
      closing ??= closeFile(parser)
      return closing
    },
  }
}

async function closeFile(parser: Parser): Promise<void> {
  // An ended thread has no open files.
  if (!parser.isEnded) await parser.ask({ ask: 'close' })
  await parser.clean()
  releaseParser(parser)
}

function sourceSheet(
  { name, hidden }: OpenedFile['sheets'][number],
  sheet: number,
  parser: Parser,
  lines: (sheet: number, atEnd: () => Promise<unknown>) => AsyncGenerator<SourceLine>,
): SourceSheet {
  let known: Promise<Merge[]> | undefined
  const merges = () => {
    known ??= parser.ask<Int32Array>({ ask: 'merges', sheet }).then(mergesOf)
    return known
  }
  return {
    name,
    hidden,
    // At the end of the lines the merges are known, and stay so after the file is closed.
    lines: () => lines(sheet, merges),
    merges,
    hiddenColumns: async () => [...(await parser.ask<Int32Array>({ ask: 'hiddenColumns', sheet }))],
    pageTexts: () => parser.ask<string[]>({ ask: 'pageTexts', sheet }),
    isConditional: () => parser.ask<boolean>({ ask: 'isConditional', sheet }),
  }
}

/** A caller that works longer than this on its lines lets the event loop turn before the next one. */
const LONGEST_TURN_MS = 10

/** Lets others of this process run, and returns the instant after them. */
async function turnOfTheLoop(): Promise<number> {
  await nextTurn()
  return performance.now()
}

/** Parses the next batch while the caller reads the current one; no more than one is queued. */
async function* linesOf(
  parser: Parser,
  sheet: number,
  stream: number,
  atEnd: () => Promise<unknown>,
): AsyncGenerator<SourceLine> {
  let batch = await parser.ask<Batch>({ ask: 'lines', sheet, stream })
  // Many callers read only the first lines.
  let ahead: Promise<Batch> | undefined
  try {
    for (;;) {
      if (batch.done) await atEnd()
      // Batches that are already there arrive without a turn of the event loop between them, so
      // other requests of this process would wait for many of them, or for many lines of one.
      let turnMs = await turnOfTheLoop()
      for (const line of JSON.parse(batch.lines) as SourceLine[]) {
        if (performance.now() - turnMs > LONGEST_TURN_MS) turnMs = await turnOfTheLoop()
        yield line
      }
      if (batch.done) return
      batch = await (ahead ?? nextBatch(parser, stream))
      ahead = batch.done ? undefined : nextBatch(parser, stream)
    }
  } finally {
    if (!batch.done) await leave(parser, stream)
  }
}

async function leave(parser: Parser, stream: number): Promise<void> {
  if (!parser.isEnded) await parser.ask({ ask: 'leave', stream })
}

function nextBatch(parser: Parser, stream: number): Promise<Batch> {
  const next = parser.ask<Batch>({ ask: 'next', stream })
  // A failure is thrown where the batch is read; a caller that stopped reading does not receive it.
  next.catch(() => {})
  return next
}

function mergesOf(flat: Int32Array): Merge[] {
  return Array.from({ length: flat.length / 4 }, (_, at) => {
    const [top, bottom, left, right] = flat.subarray(at * 4, at * 4 + 4) as unknown as number[]
    return { top: top!, bottom: bottom!, left: left!, right: right! }
  })
}
