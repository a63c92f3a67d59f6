import { createHash } from 'node:crypto'
import type { Manifest } from '../../core/batch.js'
import type { Job, Knowledge, Parameters, Prefetch, Price } from '../../core/job/job.js'
import type { OutcomeRecord, TaskRecord } from '../../core/task.js'
import { type Place, sameKey } from '../../dispatch/pack.js'
import type { ReusableAnswers } from '../../dispatch/reused-tasks.js'
import { isComplete } from '../../gather/is-complete.js'
import type { Sentence } from '../../messages/message-code.js'
import { type BatchRecords, type StoredAnswer, stepAnswer } from '../../records/batch-records.js'
import { callName, halves, keys, taskId } from '../../records/keys.js'

/** Tasks that are read in parallel: a remote store answers in tens of milliseconds. */
const AT_ONCE = 16

/** What prices the calls that a task still lacks. */
interface Pricing {
  job: Job
  knowledge: Knowledge
}

/**
 * Reads the answers of a batch that are valid for the same request again: those of each answered
 * item, those of each item in doubt, and those of a task between two of its calls, which goes on at
 * the next. Failed items are requested again, after the record that was made for them.
 */
export async function readKeptAnswers(
  { plan }: Manifest,
  records: BatchRecords,
  pricing: Pricing,
): Promise<ReusableAnswers> {
  const index = new AnswerIndex()
  for (let n = 1; n <= plan.tasks; n += AT_ONCE) {
    const length = Math.min(AT_ONCE, plan.tasks - n + 1)
    const tasks = Array.from({ length }, (_, at) => taskId(n + at))
    const read = await Promise.all(tasks.map((task) => readTask(task, records, pricing)))
    for (const [at, one] of read.entries()) index.add(tasks[at]!, one)
  }
  return index
}

interface ReadPart {
  /** For each item, whether its answer is valid or the part goes on. */
  valid: boolean[]
  /** The price of the calls that it lacks. */
  rest: Price
}

interface ReadTask {
  record: TaskRecord
  /** Undefined when no call is answered. */
  read: ReadPart | undefined
}

const NOTHING: Price = { calls: 0, units: 0 }

async function readTask(task: string, records: BatchRecords, pricing: Pricing): Promise<ReadTask> {
  const record = await records.task(task)
  return {
    record,
    read: record.broken ? undefined : await readPart(task, record, records, pricing),
  }
}

/** Returns undefined when no call of the part is answered. */
async function readPart(
  task: string,
  record: TaskRecord,
  records: BatchRecords,
  pricing: Pricing,
): Promise<ReadPart | undefined> {
  const found = await records.outcome(task)
  const outcome = found && stopsAfterMaking(found, pricing.job) ? undefined : found
  if (outcome && (await hasAnswers(outcome, records)))
    return { valid: validOf(outcome), rest: NOTHING }
  const { items } = record
  if (!outcome && items.length > 1 && (await records.divided(task))) {
    const middle = Math.ceil(items.length / 2)
    const parts = [items.slice(0, middle), items.slice(middle)].map(async (own, at) => {
      const half = { ...record, items: own }
      const read = await readPart(halves(task)[at]!, half, records, pricing)
      return read ?? goesOn(task, half, [], records, pricing)
    })
    const [a, b] = await Promise.all(parts)
    return { valid: [...a!.valid, ...b!.valid], rest: sumOf(a!.rest, b!.rest) }
  }
  const stored = await records.answers(task)
  return stored.length > 0 ? goesOn(task, record, stored, records, pricing) : undefined
}

/**
 * Decides whether the service failed at a call after it had made a record for the task. The task
 * goes on at that call: from its beginning it would make the record twice.
 */
export function stopsAfterMaking(
  { answer, earlier = [], items }: OutcomeRecord,
  { createdId }: Pick<Job, 'createdId'>,
): boolean {
  const isGivenUp = items.some(({ notes }) => notes.some(isGivenUpNote))
  return createdId !== undefined && !answer && earlier.length > 0 && isGivenUp
}

const isGivenUpNote = ({ code }: Sentence) => code === 'row_service_failed'

/** An answer that the store has lost is asked again: the outcome rests on nothing. */
async function hasAnswers({ task, answer, earlier = [] }: OutcomeRecord, records: BatchRecords) {
  if (!answer) return true
  const steps = Array.from({ length: earlier.length + 1 }, (_, step) =>
    records.bucket.size(keys.answer(records.batch, task, step)),
  )
  return (await Promise.all(steps)).every((size) => size !== undefined)
}

function goesOn(
  task: string,
  record: TaskRecord,
  stored: readonly StoredAnswer[],
  { batch }: BatchRecords,
  { job, knowledge }: Pricing,
): ReadPart {
  const valid = record.items.map(() => true)
  const recorded = { name: callName({ batch, task }, record), record, stored }
  if (isComplete(recorded, { job, knowledge })) return { valid, rest: NOTHING }
  const asking = { ...record, answers: stored.map(stepAnswer) }
  const { calls, units } = job.price?.(asking, knowledge) ?? { calls: 1, units: 1 }
  const spent = stored.reduce((sum, one) => sum + one.record.call.units, 0)
  return { valid, rest: { calls: calls - stored.length, units: units - spent } }
}

function sumOf(a: Price, b: Price): Price {
  return { calls: a.calls + b.calls, units: a.units + b.units }
}

function validOf({ items, answer }: OutcomeRecord): boolean[] {
  return items.map(({ outcome, notes }) => {
    const isUncertain = notes.some(({ code }) => code === 'row_uncertain')
    return isUncertain || (answer !== undefined && outcome !== 'failed')
  })
}

class AnswerIndex implements ReusableAnswers {
  private readonly items = new Map<string, Place[]>()
  private readonly groups = new Map<string, string[]>()
  private readonly readings = new Map<string, string>()
  private readonly rests = new Map<string, Price>()

  add(task: string, { record: { parameters, items, reading }, read }: ReadTask): void {
    if (!read) return
    const { valid, rest } = read
    if (rest.calls > 0) this.rests.set(task, rest)
    if (reading) this.readings.set(nameOf(reading), task)
    for (const [item, asked] of items.entries()) {
      if (valid[item]) push(this.items, digest(parameters, asked), { task, item })
    }
    const isWhole = items.length > 0 && valid.every(Boolean)
    if (isWhole) push(this.groups, digest(parameters, items), task)
  }

  item(parameters: Parameters, item: unknown): Place | undefined {
    return this.items.get(digest(parameters, item))?.shift()
  }

  group(parameters: Parameters, items: readonly unknown[]): string | undefined {
    return this.groups.get(digest(parameters, items))?.shift()
  }

  reading(reading: Prefetch): string | undefined {
    return this.readings.get(nameOf(reading))
  }

  rest(task: string): Price | undefined {
    return this.rests.get(task)
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function nameOf({ name, parameters }: Prefetch): string {
  return `${name} ${sameKey(parameters)}`
}

/** A hash, because the requests of a million items have to fit into memory. */
function digest(parameters: Parameters, asked: unknown): string {
  const text = `${sameKey(parameters)} ${JSON.stringify(asked)}`
  return createHash('sha256').update(text).digest('base64url').slice(0, 24)
}
