import type { Manifest } from '../core/batch.js'
import { noRows, type Outcome, type RowCounts } from '../core/outcome.js'
import type { CallFacts, RowRecord } from '../core/task.js'
import { Outcomes } from '../gather/outcomes.js'
import type { BatchRecords } from '../records/batch-records.js'
import type { Findings } from './findings.js'
import type { CheckedTasks } from './tasks.js'

/**
 * A row of the plan with its task's result. The join is this check's own; it shares `Outcomes`, which
 * finds a row in a divided task, with the publisher: test/gather/gather.test.ts holds that alone.
 */
export interface CheckedRow {
  row: RowRecord
  outcome: Outcome
  figures: Record<string, string>
  call?: CallFacts
}

/** The results of the rows, where all of them could be read. */
export interface CheckedRows {
  counts: RowCounts
  /** Sums of figures over answered rows, scaled to fifteen decimal places. */
  sums: Map<string, { sum: bigint; rows: number }>
}

/** Yields the rows of the plan, chunk by chunk. */
export async function* planRows(
  manifest: Manifest,
  records: BatchRecords,
): AsyncIterable<RowRecord> {
  for (let chunk = 1; chunk <= manifest.plan.chunks; chunk += 1) yield* await records.rows(chunk)
}

/**
 * Checks that every row of the input is in the plan once, in order, and is settled once: by the
 * plan, or by one place of one task. Undefined where the plan is faulty; nothing that depends on it
 * is compared then.
 */
export async function checkRows(
  manifest: Manifest,
  records: BatchRecords,
  tasks: CheckedTasks,
  figures: readonly string[],
  findings: Findings,
): Promise<CheckedRows | undefined> {
  const before = findings.count
  const places = new Map<string, number>()
  const taken = new Set<string>()
  const checked: CheckedRows = { counts: noRows(), sums: new Map() }
  const outcomes = new Outcomes(records)
  let last = { n: 0, line: 0 }
  const isReadable = await findings.read(async () => {
    for await (const row of planRows(manifest, records)) {
      checkOrder(row, last, findings)
      // After a missing or repeated row all later places are out of order.
      if (findings.count === before)
        checkPlace(row, { places, taken, ofEarlierVersion: tasks.ofEarlierVersion }, findings)
      last = row
      if (!tasks.doubtful.has(rootTask(row))) {
        add(await joined(row, outcomes), figures, checked)
      }
    }
    return true
  })
  if (isReadable && findings.count === before) checkEnd(manifest, last.n, places, tasks, findings)
  return findings.count === before ? checked : undefined
}

const rootTask = ({ task }: RowRecord): string => task ?? ''

/** Row numbers increase by one; line numbers increase. */
function checkOrder(row: RowRecord, last: { n: number; line: number }, findings: Findings): void {
  const { n, line } = row
  if (n === last.n + 1 && line > last.line) return
  if (n > last.n + 1) {
    findings.add('verify_plan_row_missing', {
      after: last.line,
      before: line,
      rows: n - last.n - 1,
    })
  } else findings.add('verify_plan_row_twice', { line })
}

interface Places {
  /** Number of places given out, by task. */
  places: Map<string, number>
  /** Places of tasks of an earlier version: `<task> <place>`. */
  taken: Set<string>
  ofEarlierVersion: ReadonlySet<string>
}

/**
 * A row is settled once, and the places of a task follow the order of the rows, so that each is
 * given out once. Rows that keep an answer of an earlier version may be in another order.
 */
function checkPlace(
  row: RowRecord,
  { places, taken, ofEarlierVersion }: Places,
  findings: Findings,
): void {
  const { ignored, problems, duplicateOf, task, item, line } = row
  const fates = [ignored, problems, duplicateOf, task].filter((fate) => fate !== undefined)
  if (fates.length !== 1) findings.add('verify_plan_row_fates', { line, fates: fates.length })
  if (task === undefined) return
  // As people count them; 0 for a row without one.
  const place = item === undefined ? 0 : item + 1
  const refuse = () => findings.add('verify_plan_row_place', { line, task, place })
  if (ofEarlierVersion.has(task)) {
    const key = `${task} ${place}`
    if (taken.has(key)) refuse()
    taken.add(key)
    return
  }
  const next = places.get(task) ?? 0
  places.set(task, Math.max(next, place))
  if (item !== next) refuse()
}

function checkEnd(
  { plan }: Manifest,
  rows: number,
  places: ReadonlyMap<string, number>,
  tasks: CheckedTasks,
  findings: Findings,
): void {
  if (rows !== plan.rows) {
    findings.add('verify_plan_rows', { rows, expected: plan.rows })
    return
  }
  for (const [task, items] of tasks.items) {
    if (tasks.ofEarlierVersion.has(task)) continue
    const rowsOfTask = places.get(task) ?? 0
    if (rowsOfTask !== items) findings.add('verify_task_rows', { task, items, rows: rowsOfTask })
  }
}

/** Returns the result of a row, by the plan or by its place in its task. */
export async function joined(row: RowRecord, outcomes: Outcomes): Promise<CheckedRow> {
  const settled = (outcome: Outcome): CheckedRow => ({ row, outcome, figures: {} })
  if (row.ignored !== undefined) return settled('ignored')
  if (row.problems) return settled('rejected')
  if (row.duplicateOf !== undefined) return settled('duplicate')
  const { task = '', item = 0 } = row
  const end = outcomes.known(task, item) ?? (await outcomes.of(task, item))
  if (!end) return settled('pending')
  const hasNotes = end.notes.length > 0 || (row.notes?.length ?? 0) > 0
  const outcome = end.outcome === 'ok' && hasNotes ? 'warned' : end.outcome
  return { row, outcome, figures: end.figures, call: end.call }
}

function add(
  { outcome, figures }: CheckedRow,
  names: readonly string[],
  { counts, sums }: CheckedRows,
) {
  counts.read += 1
  counts[outcome] += 1
  if (outcome !== 'ok' && outcome !== 'warned') return
  for (const name of names) {
    const value = figures[name]
    if (value === undefined) continue
    const known = sums.get(name) ?? { sum: 0n, rows: 0 }
    sums.set(name, { sum: known.sum + scaled(value), rows: known.rows + 1 })
  }
}

const PLACES = 15

/**
 * Reads a decimal text as a whole number of its fifteenth decimal places, the precision of Excel.
 */
function scaled(text: string): bigint {
  const isNegative = text.startsWith('-')
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  const size = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  return isNegative ? -size : size
}

export function unscaled(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction && `.${fraction}`}`
}
