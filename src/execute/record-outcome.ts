import { isEmptyAnswer } from '../core/job/empty-answer.js'
import type { ItemOutcome, ReadAnswer } from '../core/job/job.js'
import type { AnsweredCall, OutcomeRecord, TaskRecord } from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { StoredAnswer } from '../records/batch-records.js'
import type { Settled } from './deps.js'
import { retryWrite } from './retry-write.js'
import { stateOf, type TaskWork } from './task-context.js'

type Settling = Extract<Settled, { is: 'settled' }>
type Recorded = Pick<TaskWork, 'ref' | 'records' | 'deps'>

/**
 * Interprets the stored answers and writes the outcome. An answer that cannot be trusted fails all
 * items, and stays stored.
 */
export async function settleByStored(
  work: TaskWork,
  answers: readonly StoredAnswer[],
): Promise<Settling> {
  const read = readSafely(work, answers)
  const { items, totals } =
    read.is === 'read' ? read : { items: sameItems(work, 'failed', read.problem), totals: {} }
  const last = answers.at(-1)
  const settled = await write(work, {
    task: work.ref.task,
    // A task that needed no request has no call.
    ...(last ? answered(last) : {}),
    ...earlierOf(answers.slice(0, -1)),
    items,
    totals,
  })
  return read.is === 'read' && read.refused ? { ...settled, refused: read.refused } : settled
}

function answered({ record, seal }: StoredAnswer): AnsweredCall {
  return { call: record.call, answer: seal }
}

function earlierOf(answers: readonly StoredAnswer[]): Pick<OutcomeRecord, 'earlier'> {
  return answers.length > 0 ? { earlier: answers.map(answered) } : {}
}

/**
 * Interprets the answers. Whatever the job makes of them, they were paid for, so none is requested
 * again.
 */
function readSafely(work: TaskWork, answers: readonly StoredAnswer[]): ReadAnswer {
  const { job, task, knowledge } = work
  try {
    const asking = stateOf(work, answers)
    const read = job.read(asking, knowledge)
    if (isEmptyAnswer(asking.answers) && hasResults(read))
      return { is: 'mismatch', problem: sentence('answer_empty') }
    if (read.is === 'mismatch' || read.items.length === task.items.length) return read
    const facts = { asked: task.items.length, answered: read.items.length }
    return { is: 'mismatch', problem: sentence('answer_wrong_count', facts) }
  } catch (error) {
    return { is: 'mismatch', problem: sentence('unexpected', { message: String(error) }) }
  }
}

function hasResults(read: ReadAnswer): boolean {
  return (
    read.is === 'read' && read.items.some(({ outcome }) => outcome === 'ok' || outcome === 'warned')
  )
}

/** Settles all items of the task in the same way, without an answer to its last call. */
export function settleAll(
  work: Recorded & { task: TaskRecord; answers?: readonly StoredAnswer[] },
  outcome: 'rejected' | 'failed',
  message: Sentence,
): Promise<Settling> {
  const items = sameItems(work, outcome, message)
  const earlier = earlierOf(work.answers ?? [])
  return write(work, { task: work.ref.task, ...earlier, items, totals: {} })
}

function sameItems(
  { task }: Pick<TaskWork, 'task'>,
  outcome: 'rejected' | 'failed',
  message: Sentence,
): ItemOutcome[] {
  return task.items.map(() => ({ outcome, figures: {}, notes: [message] }))
}

async function write({ records, deps }: Recorded, record: OutcomeRecord): Promise<Settling> {
  await retryWrite(deps, () => records.writeOutcome(record))
  return { is: 'settled', rows: record.items.length, calls: 0 }
}
