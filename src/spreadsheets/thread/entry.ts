import { parentPort } from 'node:worker_threads'
import { withoutAddedColumns } from '../added-columns.js'
import type { Cell } from '../cell.js'
import { foldedFile } from '../fold.js'
import { applyMarks } from '../marked/apply.js'
import { readSource } from '../read-source.js'
import type { SourceFile, SourceLine } from '../source.js'
import { onBytesRead } from './bytes-read.js'
import { type Answer, type Batch, failureOf, type Request } from './protocol.js'

/** A search for the header reads some sixty lines and stops. */
const FIRST_LINES = 64
/** A batch of this size takes the asking thread's event loop a few milliseconds. */
const BATCH_CELLS = 4_000
const BATCH_CHARACTERS = 256 * 1024

/** Parses one file at a time for the asking thread; errors are returned as data. */
const port = parentPort!
const PROGRESS_MS = 250

interface Stream {
  iterator: AsyncIterator<SourceLine>
  batches: number
}

const streams = new Map<number, Stream>()
let file: SourceFile | undefined
let lastReportMs = 0

function answer(message: Answer): void {
  port.postMessage(message)
}

onBytesRead((progress) => {
  const nowMs = performance.now()
  if (nowMs - lastReportMs < PROGRESS_MS) return
  lastReportMs = nowMs
  answer({ progress })
})

async function perform(request: Request) {
  switch (request.ask) {
    case 'open': {
      file = await readSource(request.path, request.bounds, request.scratch)
      if (request.isFolded) file = foldedFile(withoutAddedColumns(file))
      const sheets = file.sheets.map(({ name, hidden }) => ({ name, hidden }))
      return { format: file.format, facts: file.facts, sheets }
    }
    case 'lines': {
      const lines = file!.sheets[request.sheet]!.lines()
      streams.set(request.stream, { iterator: lines[Symbol.asyncIterator](), batches: 0 })
      return batchOf(request.stream)
    }
    case 'next':
      return batchOf(request.stream)
    case 'leave':
      return closeStream(request.stream)
    case 'merges':
      return flatMerges(request.sheet)
    case 'hiddenColumns':
      return Int32Array.from(await file!.sheets[request.sheet]!.hiddenColumns())
    case 'pageTexts':
      return (await file!.sheets[request.sheet]!.pageTexts?.()) ?? []
    case 'isConditional':
      return (await file!.sheets[request.sheet]!.isConditional?.()) ?? false
    case 'charts':
      return (await file!.charts?.()) ?? []
    case 'close':
      return close()
    case 'mark':
      return applyMarks(request, request.marking, request.bounds)
  }
}

async function batchOf(id: number) {
  const stream = streams.get(id)
  if (!stream) return { lines: '[]', done: true }
  stream.batches += 1
  const batch = await nextBatch(stream.iterator, stream.batches === 1)
  if (batch.done) streams.delete(id)
  return batch
}

async function closeStream(id: number): Promise<undefined> {
  const stream = streams.get(id)
  streams.delete(id)
  await stream?.iterator.return?.()
}

async function flatMerges(sheet: number): Promise<Int32Array> {
  const merges = await file!.sheets[sheet]!.merges()
  return Int32Array.from(
    merges.flatMap(({ top, bottom, left, right }) => [top, bottom, left, right]),
  )
}

async function close(): Promise<undefined> {
  streams.clear()
  await file?.close()
  file = undefined
}

port.on('message', (request: Request) => {
  const { id } = request
  perform(request).then(
    (value) => answer({ id, value }),
    (error) => answer({ id, failure: failureOf(error) }),
  )
})

/** Returns the next lines of a sheet, as many as the other thread reads at once. */
async function nextBatch(lines: AsyncIterator<SourceLine>, isFirst: boolean): Promise<Batch> {
  const taken: SourceLine[] = []
  const most = isFirst ? FIRST_LINES : BATCH_CELLS
  let cells = 0
  let characters = 0
  while (taken.length < most && cells < BATCH_CELLS && characters < BATCH_CHARACTERS) {
    const { value, done } = await lines.next()
    if (done) return { lines: JSON.stringify(taken), done: true }
    taken.push(value)
    cells += value.cells.length + 1
    characters += charactersOf(value.cells)
  }
  return { lines: JSON.stringify(taken), done: false }
}

function charactersOf(cells: readonly Cell[]): number {
  let sum = 0
  for (const cell of cells) if (typeof cell === 'string') sum += cell.length
  return sum
}
