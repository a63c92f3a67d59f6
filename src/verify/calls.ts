import type { AttemptRecord } from '../core/task.js'
import type { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import type { Findings } from './findings.js'
import type { AnsweredAt, CheckedTasks } from './tasks.js'
import type { Grant } from './windows.js'

/** The results of checking a batch's attempts. */
export interface CheckedCalls {
  calls: number
  units: number
  /** Calls that were sent and whose end is not recorded. */
  open: number
  /** Granted units, by the limiter's id of the grant. */
  grants: Map<string, Grant>
  hosts: Set<string>
  /** Ids of the calls that were found or reported as missing, as the ledger names them. */
  ids: Set<string>
}

/**
 * Checks attempts against outcomes: each answer has its attempt, and no call was sent again after
 * its answer.
 */
export async function checkCalls(
  records: BatchRecords,
  tasks: CheckedTasks,
  findings: Findings,
): Promise<CheckedCalls> {
  const checked: CheckedCalls = {
    calls: 0,
    units: 0,
    open: 0,
    grants: new Map(),
    hosts: new Set(),
    ids: new Set(),
  }
  const withoutAttempts = new Set(tasks.answered.keys())
  for await (const group of byTask(records, findings)) {
    const { task } = group[0]!
    withoutAttempts.delete(task)
    const answered = tasks.answered.get(task) ?? []
    for (const { n, record } of group)
      if (record)
        count(
          record,
          answered.some(({ attempt }) => n === attempt),
          checked,
        )
    checkGroup(group, answered, { batch: records.batch, checked, findings })
  }
  for (const task of withoutAttempts) {
    for (const { attempt } of tasks.answered.get(task)!) {
      addMissing(task, attempt, { batch: records.batch, checked, findings })
    }
  }
  return checked
}

/** An attempt by its key; without a record where that is unreadable. */
interface ListedAttempt {
  task: string
  n: number
  record: AttemptRecord | undefined
}

function count(attempt: AttemptRecord, isAnswered: boolean, checked: CheckedCalls): void {
  // A call of an earlier version is counted there.
  if (attempt.from !== undefined) return
  const { units, grant, grantedAtMs, owner, ended } = attempt
  checked.hosts.add(owner.host)
  checked.units += units
  if (wasSent(attempt)) checked.calls += 1
  if (!ended && !isAnswered) checked.open += 1
  if (units > 0 && grant) checked.grants.set(grant, { atMs: grantedAtMs, units })
}

/** An attempt that began but could not be sent is no call. */
function wasSent({ ended }: AttemptRecord): boolean {
  return ended?.as !== 'broken' || ended.status !== undefined
}

interface Checking {
  batch: string
  checked: CheckedCalls
  findings: Findings
}

function checkGroup(
  group: readonly ListedAttempt[],
  answered: readonly AnsweredAt[],
  checking: Checking,
): void {
  const { task } = group[0]!
  const { batch, checked, findings } = checking
  const numbers = new Set(group.map(({ n }) => n))
  const last = Math.max(...numbers, ...answered.map(({ attempt }) => attempt))
  for (let n = 1; n <= last; n += 1) {
    if (numbers.has(n)) checked.ids.add(idOf(batch, task, n))
    else addMissing(task, n, checking)
  }
  for (const [step, answer] of answered.entries()) {
    const first = group.find(({ n }) => n === answer.attempt)?.record
    for (const { n, record } of group) {
      // A probe repeats a call of another task, and may come after this one was given up.
      if (!record || record.probe || (record.step ?? 0) !== step) continue
      if (!wasSentAfter(record, answer, first)) continue
      findings.add('verify_called_again', { key: keys.attempt(batch, task, n) })
    }
  }
}

/** Largest difference between the clocks of two hosts (docs/decisions/0002). */
const SKEW_MS = 10_000

/**
 * Decides whether a call was sent after the answer arrived. Two calls that overlapped, because one
 * was suspended past its deadline, are both permitted: either may be the one whose answer counts.
 */
function wasSentAfter(
  record: AttemptRecord,
  { attempt, answeredAtMs }: AnsweredAt,
  first: AttemptRecord | undefined,
): boolean {
  if (record.attempt <= attempt || !wasSent(record)) return false
  const skewMs = first?.owner.host === record.owner.host ? 0 : SKEW_MS
  return record.grantedAtMs > answeredAtMs + skewMs
}

function addMissing(task: string, n: number, { batch, checked, findings }: Checking): void {
  checked.ids.add(idOf(batch, task, n))
  findings.add('verify_attempt_missing', { key: keys.attempt(batch, task, n) })
}

function idOf(batch: string, task: string, n: number): string {
  return `${batch}.${task}.${n}`
}

/** Yields the attempts grouped by task. */
async function* byTask(records: BatchRecords, findings: Findings): AsyncIterable<ListedAttempt[]> {
  let group: ListedAttempt[] = []
  const prefix = keys.attempts(records.batch)
  for await (const key of records.bucket.list(prefix)) {
    const [, task, n] = /^([^.]+)\.(\d+)\.json$/.exec(key.slice(prefix.length)) ?? []
    if (task === undefined) continue
    const record = await findings.read(() => records.attempt(key))
    if (group.length > 0 && group[0]!.task !== task) {
      yield group
      group = []
    }
    group.push({ task, n: Number(n), record })
  }
  if (group.length > 0) yield group
}
