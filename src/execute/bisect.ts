import type { AttemptRecord, Refused, TaskRef } from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { BatchRecords } from '../records/batch-records.js'
import { halves, keys } from '../records/keys.js'
import { readAttempts } from './attempt-log.js'
import type { BatchFacts, ExecuteDeps, Settled } from './deps.js'
import { settleAll } from './record-outcome.js'
import { markDivided } from './split-policy.js'

/**
 * The number of rows of a refused pack that are sent alone when both halves were refused with the
 * same message. If every second row were good, all six would be refused in one pack of 64.
 */
const PROBES = 6

type Ended = Extract<Settled, { is: 'settled' }>

/** A task that was divided, and the function that settles each of its parts undivided. */
interface Dividing {
  ref: TaskRef
  facts: BatchFacts
  deps: ExecuteDeps
  settle(task: string): Promise<Settled | { is: 'divide' }>
}

/**
 * Settles the parts of a divided task. Both halves are tried before either is divided again: a
 * refusal of both does not come from a single row.
 */
export async function bisect(task: string, dividing: Dividing): Promise<Settled> {
  const sum: Ended = { is: 'settled', rows: 0, calls: 0 }
  const refused: (Refused | undefined)[] = []
  const divided: string[] = []
  for (const half of halves(task)) {
    const step = await dividing.settle(half)
    if (step.is === 'divide') divided.push(half)
    else if (step.is !== 'settled') return step
    else refused.push(addTo(sum, step))
  }
  const hopeless = divided.length === 2 ? await probeRows(task, dividing, sum) : undefined
  if (hopeless && hopeless.is !== 'hopeful') return hopeless
  for (const half of divided) {
    const settled = await bisect(half, dividing)
    if (settled.is !== 'settled') return settled
    refused.push(addTo(sum, settled))
  }
  // When every part was refused, the task counts as refused.
  return refused.every((one) => one) ? { ...sum, refused: refused[0]! } : sum
}

function addTo(sum: Ended, { rows, calls, refused }: Ended): Refused | undefined {
  sum.rows += rows
  sum.calls += calls
  return refused
}

/**
 * Decides whether the refusal comes from no single row: rows from all over the pack are sent alone,
 * and all are refused with the same message. The rest is then not sent.
 */
async function probeRows(
  task: string,
  dividing: Dividing,
  sum: Ended,
): Promise<Settled | { is: 'hopeful' }> {
  const { ref, deps } = dividing
  const { items } = await new BatchRecords(deps.bucket, ref.batch).task(task)
  const words = await refusalOf(task, dividing)
  const [a, b] = halves(task)
  // If the pack that this one is half of was refused, its rows were sent alone then.
  if (!words || items.length <= PROBES || (await refusalOf(task.slice(0, -1), dividing)))
    return { is: 'hopeful' }
  if ((await refusalOf(a, dividing)) !== words || (await refusalOf(b, dividing)) !== words)
    return { is: 'hopeful' }
  for (let n = 0; n < PROBES; n += 1) {
    const path = pathTo(Math.floor(((n + 0.5) * items.length) / PROBES), items.length)
    for (let i = 1; i < path.length; i += 1)
      await markDivided(deps, { ...ref, task: task + path.slice(0, i) })
    const step = await dividing.settle(task + path)
    if (step.is === 'divide') return { is: 'hopeful' }
    if (step.is !== 'settled') return step
    addTo(sum, step)
    if ((await refusalOf(task + path, dividing)) !== words) return { is: 'hopeful' }
  }
  const [code = '', message = ''] = words.split(/: (.*)/s)
  sum.rows += await failRest(task, { code, message, rows: items.length }, dividing)
  return { ...sum, refused: { code, message, alone: PROBES } }
}

/**
 * The message with which the service refused a part because of its items; undefined when it did
 * not.
 */
async function refusalOf(task: string, { ref, deps }: Dividing): Promise<string | undefined> {
  const last = (await readAttempts(deps.bucket, ref.batch, task)).at(-1)
  return last && isRefusedForItems(last) ? last.ended?.reason : undefined
}

function isRefusedForItems({ ended }: AttemptRecord): boolean {
  if (ended?.as !== 'refused') return false
  return ended.leadsTo?.is !== 'divide' || ended.leadsTo.because === 'items'
}

/** The position of an item in the tree of halves, as letters `a` and `b`. */
function pathTo(item: number, items: number): string {
  if (items <= 1) return ''
  const middle = Math.ceil(items / 2)
  return item < middle ? `a${pathTo(item, middle)}` : `b${pathTo(item - middle, items - middle)}`
}

/**
 * Fails the rows that were not sent alone, with the message that they were refused together;
 * returns how many.
 */
async function failRest(
  task: string,
  facts: Sentence['facts'],
  dividing: Dividing,
): Promise<number> {
  const { ref, deps } = dividing
  const records = new BatchRecords(deps.bucket, ref.batch)
  if ((await deps.bucket.size(keys.outcome(ref.batch, task))) !== undefined) return 0
  if (await records.divided(task)) {
    const [a, b] = halves(task)
    return (await failRest(a, facts, dividing)) + (await failRest(b, facts, dividing))
  }
  const part = { ref: { ...ref, task }, records, task: await records.task(task), deps }
  const message = sentence('row_refused_together', facts)
  return (await settleAll({ ...dividing.facts, ...part }, 'failed', message)).rows
}
