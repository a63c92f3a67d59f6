import type { Job, Knowledge } from '../core/job/job.js'
import type { AnswerSeal, CallFacts, OutcomeRecord, TaskRecord } from '../core/task.js'
import { isComplete } from '../gather/is-complete.js'
import { keyNames } from '../gather/missing.js'
import { isUncertain } from '../gather/reopen.js'
import type { BatchRecords, StoredAnswer } from '../records/batch-records.js'
import { sha256 } from '../records/codec.js'
import { callName, halves, keys, rootOf, taskId } from '../records/keys.js'
import { areFilesWhole } from './files.js'
import type { Findings } from './findings.js'
import { outcomeDifference } from './reread.js'

/** Tasks checked at once: a remote store takes tens of milliseconds per answer. */
const AT_ONCE = 16

/** The results of checking a batch's tasks. */
export interface CheckedTasks {
  /** Number of items of each root task: as many rows have to point to it. */
  items: Map<string, number>
  /** Root tasks of an earlier version, whose rows may have changed or gone since. */
  ofEarlierVersion: Set<string>
  /** Root tasks with unreliable records: their rows are not compared further. */
  doubtful: Set<string>
  /** The answered calls in their order, by task (halves included). */
  answered: Map<string, AnsweredAt[]>
  /** Number of root tasks with rows that have no outcome yet. */
  pending: number
  /**
   * Number of tasks reported as uncertain: their call was sent and its result could not be found
   * out.
   */
  uncertain: number
}

export type AnsweredAt = Pick<CallFacts, 'attempt' | 'answeredAtMs'>

export interface TaskCheckDeps {
  records: BatchRecords
  findings: Findings
  /** Undefined where answers are not read again. */
  rereading?: { job: Job; knowledge: Knowledge }
  /** Whether tasks may have no outcome: the batch is open, or was cancelled. */
  mayBePending: boolean
}

/** Checks that each item of each task is settled exactly once, by the answer stored for it. */
export async function checkTasks(count: number, deps: TaskCheckDeps): Promise<CheckedTasks> {
  const { bucket, batch } = deps.records
  const stored: Stored = {
    outcomes: await keyNames(bucket, keys.outcomes(batch), '.json.gz'),
    answers: await keyNames(bucket, keys.answers(batch), '.json.gz'),
    splits: await keyNames(bucket, keys.splits(batch), '.json'),
  }
  const checked: CheckedTasks = {
    items: new Map(),
    ofEarlierVersion: new Set(),
    doubtful: new Set(),
    answered: new Map(),
    pending: 0,
    uncertain: 0,
  }
  const check = new TaskCheck(deps, stored, checked)
  for (let n = 1; n <= count; n += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - n + 1)
    await Promise.all(Array.from({ length }, (_, i) => check.root(taskId(n + i))))
  }
  check.reportUnused()
  return checked
}

interface Stored {
  outcomes: Set<string>
  answers: Set<string>
  splits: Set<string>
}

/** Removes names from `stored` as it checks them: those that remain belong to no task. */
class TaskCheck {
  constructor(
    private readonly deps: TaskCheckDeps,
    private readonly stored: Stored,
    private readonly checked: CheckedTasks,
  ) {}

  async root(task: string): Promise<void> {
    const { findings, records } = this.deps
    const record = await findings.read(() => records.task(task))
    if (!record) {
      this.checked.doubtful.add(task)
      return this.removeStored(task)
    }
    this.checked.items.set(task, record.items.length)
    if (record.from) this.checked.ofEarlierVersion.add(task)
    const ended = await this.settled(task, record)
    if (ended === 'pending') this.checked.pending += 1
    if (ended === 'doubtful') this.checked.doubtful.add(task)
  }

  /**
   * Removes the outcomes and answers of a task that cannot be read, so that they are not reported
   * as unused.
   */
  private removeStored(root: string): void {
    for (const names of [this.stored.outcomes, this.stored.answers]) {
      for (const name of names) if (rootOf(name) === root) names.delete(name)
    }
  }

  private async settled(
    task: string,
    record: TaskRecord,
  ): Promise<'settled' | 'pending' | 'doubtful'> {
    if (this.stored.outcomes.delete(task)) return this.outcome(task, record)
    if (this.stored.splits.has(task) && record.items.length > 1) {
      const middle = Math.ceil(record.items.length / 2)
      const [a, b] = halves(task)
      const ends = [
        await this.settled(a, { ...record, items: record.items.slice(0, middle) }),
        await this.settled(b, { ...record, items: record.items.slice(middle) }),
      ]
      if (ends.includes('doubtful')) return 'doubtful'
      return ends.includes('pending') ? 'pending' : 'settled'
    }
    return this.missing(task, record)
  }

  private async missing(task: string, record: TaskRecord): Promise<'pending' | 'doubtful'> {
    const { records, findings, mayBePending } = this.deps
    const hasAnswers = this.removeAnswers(task) > 0
    const stored = hasAnswers ? await findings.read(() => records.answers(task)) : []
    if (stored?.[0])
      this.checked.answered.set(
        task,
        stored.map((one) => one.record.call),
      )
    const hasAnswer = hasAnswers && this.isAnswered(task, record, stored)
    if (mayBePending && !hasAnswer) return 'pending'
    const key = keys.outcome(records.batch, task)
    findings.add('verify_outcome_missing', { key, items: record.items.length, hasAnswer })
    return 'doubtful'
  }

  /** Decides whether all calls of a task were answered: a task between two calls is pending. */
  private isAnswered(
    task: string,
    record: TaskRecord,
    stored: readonly StoredAnswer[] | undefined,
  ): boolean {
    const { records, rereading } = this.deps
    if (!rereading || !stored) return true
    const name = callName({ batch: records.batch, task }, record)
    return isComplete({ name, record, stored }, rereading)
  }

  private async outcome(task: string, record: TaskRecord): Promise<'settled' | 'doubtful'> {
    const { findings, records } = this.deps
    const key = keys.outcome(records.batch, task)
    const answers = this.removeAnswers(task)
    const outcome = await findings.read(() => records.outcome(task))
    if (!outcome) return 'doubtful'
    const { call, earlier = [] } = outcome
    const calls = [...earlier.map((one) => one.call), ...(call ? [call] : [])]
    if (calls.length > 0) this.checked.answered.set(task, calls)
    if (isUncertain(outcome)) this.checked.uncertain += 1
    if (outcome.task !== task || outcome.items.length !== record.items.length) {
      const facts = { key, items: record.items.length, found: outcome.items.length }
      findings.add('verify_outcome_items', facts)
      return 'doubtful'
    }
    const seals = sealsOf(outcome)
    // An uncertain call may be answered late, to a process that was suspended.
    if (answers > seals.length && !isUncertain(outcome)) {
      const key = keys.answer(records.batch, task, seals.length)
      findings.add('verify_answer_unused', { key })
      return 'doubtful'
    }
    return (await this.answers(task, record, outcome)) ? 'settled' : 'doubtful'
  }

  /** Removes the answers of a task and returns their number; they are numbered without a gap. */
  private removeAnswers(task: string): number {
    let count = 0
    while (this.stored.answers.delete(count === 0 ? task : `${task}.${count}`)) count += 1
    return count
  }

  /**
   * Checks that the answers are those of the outcome, and give the same when they are read again.
   */
  private async answers(
    task: string,
    record: TaskRecord,
    outcome: OutcomeRecord,
  ): Promise<boolean> {
    const { findings, records, rereading } = this.deps
    for (const [step, seal] of sealsOf(outcome).entries()) {
      if (!(await this.isSealed(keys.answer(records.batch, task, step), seal))) return false
    }
    const stored = await findings.read(() => records.answers(task))
    if (!stored || !outcome.answer) return true
    if (!(await areFilesWhole(stored, records.bucket, findings))) return false
    if (!rereading) return true
    const other = outcomeDifference(
      { name: callName({ batch: records.batch, task }, record), record, stored, outcome },
      rereading,
    )
    if (!other) return true
    findings.add('verify_outcome_changed', { key: keys.outcome(records.batch, task), ...other })
    return false
  }

  private async isSealed(key: string, seal: AnswerSeal): Promise<boolean> {
    const bytes = await this.deps.records.bucket.get(key)
    if (bytes && sha256(bytes) === seal.sha256) return true
    this.deps.findings.add(bytes ? 'verify_answer_changed' : 'verify_answer_missing', { key })
    return false
  }

  /** Reports outcomes and answers that belong to no task of the plan. */
  reportUnused(): void {
    const { records, findings } = this.deps
    for (const task of this.stored.outcomes) {
      const key = keys.outcome(records.batch, task)
      const isPlanned = this.checked.items.has(rootOf(task))
      if (isPlanned) this.checked.doubtful.add(rootOf(task))
      findings.add(isPlanned ? 'verify_outcome_twice' : 'verify_outcome_of_nothing', { key })
    }
    for (const task of this.stored.answers) {
      findings.add('verify_answer_unused', { key: keys.answer(records.batch, task) })
    }
  }
}

/** Returns the seals in the order of the calls. */
function sealsOf({ earlier = [], answer }: OutcomeRecord): AnswerSeal[] {
  return [...earlier.map((one) => one.answer), ...(answer ? [answer] : [])]
}
