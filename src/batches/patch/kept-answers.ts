import { createHash } from 'node:crypto'
import type { Manifest } from '../../core/batch.js'
import type { Parameters, Prefetch } from '../../core/job/job.js'
import type { OutcomeRecord, TaskRecord } from '../../core/task.js'
import { type Place, sameKey } from '../../dispatch/pack.js'
import type { ReusableAnswers } from '../../dispatch/reused-tasks.js'
import type { BatchRecords } from '../../records/batch-records.js'
import { halves, taskId } from '../../records/keys.js'

/** Tasks that are read in parallel: a remote store answers in tens of milliseconds. */
const AT_ONCE = 16

/**
 * Reads the answers of a batch that are valid for the same request again: those of each answered
 * item, and those of each item in doubt. Failed items are requested again.
 */
export async function readKeptAnswers(
  { plan }: Manifest,
  records: BatchRecords,
): Promise<ReusableAnswers> {
  const index = new AnswerIndex()
  for (let n = 1; n <= plan.tasks; n += AT_ONCE) {
    const length = Math.min(AT_ONCE, plan.tasks - n + 1)
    const tasks = Array.from({ length }, (_, at) => taskId(n + at))
    const read = await Promise.all(tasks.map((task) => readTask(task, records)))
    for (const [at, one] of read.entries()) index.add(tasks[at]!, one)
  }
  return index
}

interface ReadTask {
  record: TaskRecord
  /** For each item, whether its answer is valid. */
  valid: boolean[]
}

async function readTask(task: string, records: BatchRecords): Promise<ReadTask> {
  const record = await records.task(task)
  const holds = record.broken ? [] : await validIn(task, record.items.length, records)
  return { record, valid: holds }
}

async function validIn(task: string, count: number, records: BatchRecords): Promise<boolean[]> {
  const outcome = await records.outcome(task)
  if (outcome) return validOf(outcome)
  if (count < 2 || !(await records.divided(task))) return Array(count).fill(false)
  const [a, b] = halves(task)
  const middle = Math.ceil(count / 2)
  return [...(await validIn(a, middle, records)), ...(await validIn(b, count - middle, records))]
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

  add(task: string, { record: { parameters, items, reading }, valid: holds }: ReadTask): void {
    if (reading) this.readings.set(nameOf(reading), task)
    for (const [item, asked] of items.entries()) {
      if (holds[item]) push(this.items, digest(parameters, asked), { task, item })
    }
    const isWhole = items.length > 0 && holds.length === items.length && holds.every(Boolean)
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
