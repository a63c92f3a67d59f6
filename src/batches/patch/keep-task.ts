import type { Job } from '../../core/job/job.js'
import { type AnswerRecord, fileOf } from '../../core/task.js'
import type { BatchRecords, StoredAnswer } from '../../records/batch-records.js'
import { halves, keys } from '../../records/keys.js'
import { stopsAfterMaking } from './kept-answers.js'

/** A task of an earlier version, and the one that takes over its answers. */
interface Kept {
  from: string
  task: string
}

/**
 * Copies a task of an earlier version with its attempts and answers, under a name of this version.
 * A worker makes the outcome from the answers again, without a call; an outcome that no answer
 * settled is copied.
 */
export async function keepTask(
  earlier: BatchRecords,
  records: BatchRecords,
  { from, task }: Kept,
  job: Job,
): Promise<void> {
  const { price: _price, ...asked } = await earlier.task(from)
  const origin = asked.from ?? { batch: earlier.batch, task: from }
  await records.writeTask(task, { ...asked, from: origin })
  await keepPart(earlier, records, { from, task }, job)
}

async function keepPart(
  earlier: BatchRecords,
  records: BatchRecords,
  part: Kept,
  job: Job,
): Promise<void> {
  const { from, task } = part
  const found = await earlier.outcome(from)
  const outcome = found && stopsAfterMaking(found, job) ? undefined : found
  await keepAttempts(earlier, records, part, found && !outcome ? found.earlier?.length : undefined)
  const stored: StoredAnswer[] = []
  for (const { record } of await earlier.answers(from)) {
    stored.push(await records.writeAnswer(await moved(record, part, earlier, records)))
  }
  if (outcome && !outcome.answer) {
    const before = outcome.earlier?.map((one, at) => ({ ...one, answer: stored[at]!.seal }))
    await records.writeOutcome({ ...outcome, task, ...(before ? { earlier: before } : {}) })
  }
  if (found || !(await earlier.divided(from))) return
  await records.writeSplit(task)
  const ofFrom = halves(from)
  for (const [at, half] of halves(task).entries()) {
    await keepPart(earlier, records, { from: ofFrom[at]!, task: half }, job)
  }
}

/** The attempts at the call that failed, and at those after it, stay behind: it is tried anew. */
async function keepAttempts(
  earlier: BatchRecords,
  records: BatchRecords,
  { from, task }: Kept,
  failedStep = Number.POSITIVE_INFINITY,
): Promise<void> {
  for await (const attempt of earlier.attempts(keys.attemptsOf(earlier.batch, from))) {
    if ((attempt.step ?? 0) < failedStep)
      await records.writeAttempt({ ...attempt, task, from: attempt.from ?? earlier.batch })
  }
}

/** The same answer, and the file that it brought, under the keys of the new task. */
async function moved(
  record: AnswerRecord,
  { from, task }: Kept,
  earlier: BatchRecords,
  records: BatchRecords,
): Promise<AnswerRecord> {
  const file = fileOf(record.body)
  if (!file) return { ...record, task }
  const name = file.key.slice(keys.files(earlier.batch).length + from.length)
  const key = `${keys.files(records.batch)}${task}${name}`
  const body = await earlier.bucket.read(file.key)
  if (body) await records.bucket.write(key, body)
  return { ...record, task, body: { file: { ...file, key } } }
}
