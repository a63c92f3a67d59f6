import { z } from 'zod'
import type { Manifest } from '../core/batch.js'
import type { Job, Parameters, RowFields, SeriesUsed } from '../core/job/job.js'
import type { Outcome } from '../core/outcome.js'
import type { AttemptRecord, RowRecord } from '../core/task.js'
import { Outcomes } from '../gather/outcomes.js'
import type { Sentence } from '../messages/message-code.js'
import { type ResultRow, resultRows } from '../publish/rows.js'
import { BatchRecords, part } from '../records/batch-records.js'
import { keys, pathOf } from '../records/keys.js'
import { readKnowledge } from '../records/prefetch.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import type { Bucket } from '../storage/bucket.js'
import { shownFact } from './cells.js'

/** The origin of a figure, from the cells of the input to the checked result. */
export interface Trace {
  batch: string
  line: number
  outcome: Outcome
  /** The original cells, each with the field that it was read as. */
  received: { heading: string; value: string; isFigure?: true; field?: string }[]
  /** The values that were read from the cells. */
  read: RowFields
  parameters: Parameters
  calls: TracedCall[]
  /** The part of the answer for this row; undefined where no list of the answer fits. */
  answered?: unknown
  /** The months by which the figure was computed again. */
  series: readonly SeriesUsed[]
  figures: Record<string, string>
  /** The line of a list of the row, where a row of its sheet was asked for. */
  listed?: { sheet: string; figures: Record<string, string> }
  said: readonly Sentence[]
}

export const tracedCall = z.object({
  id: z.string(),
  route: z.string(),
  units: z.int().min(0),
  /** ISO 8601. */
  at: z.string(),
  ended: z.string().describe('HTTP status, or how it ended without an answer.'),
})
type TracedCall = z.infer<typeof tracedCall>

/** A row of a sheet that was asked for: its texts, by the titles of the columns. */
export interface SheetRow {
  sheet: string
  texts: ReadonlyMap<string, string>
}

/** Follows a line of a batch through its records; undefined where the batch has no such line. */
export async function traceLine(
  manifest: Manifest,
  line: number,
  { bucket, job, asked }: { bucket: Bucket; job: Job; asked?: SheetRow | undefined },
): Promise<Trace | undefined> {
  const records = new BatchRecords(bucket, manifest.id)
  const row = await rowOf(manifest, line, records)
  if (!row) return undefined
  const trace: Trace = {
    batch: manifest.id,
    line,
    outcome: row.outcome,
    figures: row.figures,
    said: row.said,
    received: receivedCells(manifest, row),
    read: row.fields ?? {},
    parameters: manifest.parameters,
    calls: [],
    series: [],
    ...listedOf(row, job, asked),
  }
  if (row.task === undefined || row.item === undefined) return trace
  const { parameters, items } = await records.task(row.task)
  const { knowledge } = await readKnowledge(records, job, manifest.plan)
  const item = items[row.item]
  const settled = taskOf(row) ?? row.task
  const answer = await records.answer(settled)
  const at = placeIn(settled, items.length, row.item)
  const answered = answer && itemOf(answer.record.body, at)
  return {
    ...trace,
    parameters,
    calls: await callsOf(records, settled),
    answered,
    series: job.seriesUsed?.({ parameters, item }, knowledge) ?? [],
  }
}

async function rowOf(
  manifest: Manifest,
  line: number,
  records: BatchRecords,
): Promise<ResultRow | undefined> {
  const source = { manifest, bucket: records.bucket, outcomes: new Outcomes(records) }
  for (let chunk = 1; chunk <= manifest.plan.chunks; chunk += 1) {
    const rows = await records.rows(chunk)
    if (!rows.some((one) => one.line === line)) continue
    for await (const row of resultRows(source, new Set([chunk]))) if (row.line === line) return row
  }
  return undefined
}

/** Finds the line of a list by the figure that tells its lines apart, or where it is the only one. */
function listedOf(
  { lists }: ResultRow,
  { sheets }: Job,
  asked: SheetRow | undefined,
): Pick<Trace, 'listed'> {
  const sheet = sheets.lists?.find(({ name }) => name === asked?.sheet)
  const lines = (sheet && lists?.[sheet.list]) ?? []
  const figure = sheet?.mergeBy?.figure
  const title = sheet?.columns.find((one) => one.figure === figure)?.title
  const wanted = asked?.texts.get(title ?? '')
  const found = lines.length === 1 ? lines[0] : lines.find((one) => one[figure ?? ''] === wanted)
  return sheet && found ? { listed: { sheet: sheet.name, figures: found } } : {}
}

function receivedCells({ input }: Manifest, { cells }: RowRecord): Trace['received'] {
  return cells.flatMap((cell, at) => {
    const heading = input.headings[at] ?? ''
    const field = input.mapping.find((one) => one.column === columnLetters(at))?.field
    const { found, foundIsFigure } = shownFact('found', cell)
    if (found === '') return []
    const isFigure = foundIsFigure ? { isFigure: true as const } : {}
    return [{ heading, value: String(found), ...isFigure, ...(field ? { field } : {}) }]
  })
}

/**
 * Returns the task that settled the row: of a divided task one of its halves, which the call's id
 * names.
 */
function taskOf({ call, task = '' }: ResultRow): string | undefined {
  const called = call?.id.split('.').at(-2)
  return called && `${task}${pathOf(called)}`
}

/** Returns the place of an item among those of the half that settled it. */
function placeIn(settled: string, count: number, item: number): { place: number; of: number } {
  const all = Array.from({ length: count }, (_, at) => at)
  const own = part(all, pathOf(settled))
  return { place: own.indexOf(item), of: own.length }
}

/**
 * Returns the item in the only list of the answer whose length is the number of items requested.
 */
function itemOf(body: unknown, { place, of }: { place: number; of: number }): unknown {
  const lists = [body, ...Object.values((body as object | null) ?? {})].filter(
    (one): one is unknown[] => Array.isArray(one) && one.length === of,
  )
  return lists.length === 1 ? lists[0]![place] : undefined
}

async function callsOf(records: BatchRecords, task: string): Promise<TracedCall[]> {
  const outcome = await records.outcome(task)
  const answered = [...(outcome?.earlier?.map(({ call }) => call) ?? []), outcome?.call]
  const calls: TracedCall[] = []
  for await (const attempt of records.attempts(keys.attemptsOf(records.batch, task))) {
    const { call: id, route, units, grantedAtMs } = attempt
    const at = new Date(grantedAtMs).toISOString()
    const status = answered.find((one) => one?.id === id)?.status
    calls.push({ id, route, units, at, ended: String(status ?? endOf(attempt)) })
  }
  return calls
}

function endOf({ ended }: AttemptRecord): string {
  return ended ? String(ended.status ?? ended.as) : 'open'
}
