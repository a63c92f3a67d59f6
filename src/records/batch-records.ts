import type { Manifest } from '../core/batch.js'
import type { Asking, Knowledge, StepAnswer } from '../core/job/job.js'
import type {
  AnswerRecord,
  AnswerSeal,
  AttemptRecord,
  OutcomeRecord,
  RowBefore,
  RowRecord,
  TaskRecord,
} from '../core/task.js'
import type { Bucket } from '../storage/bucket.js'
import { pack, parse, print, sha256, UnreadableRecord, unpack } from './codec.js'
import { halves, keys, pathOf, rootOf } from './keys.js'

/** 2,000 rows of a dozen cells are about a megabyte of JSON and 100 kB compressed. */
export const ROWS_PER_CHUNK = 2000

/** An answer as it is stored, and what its outcome says of it. */
export interface StoredAnswer {
  record: AnswerRecord
  seal: AnswerSeal
}

/** The records of one batch, typed. */
export class BatchRecords {
  constructor(
    readonly bucket: Bucket,
    readonly batch: string,
  ) {}

  async manifest(): Promise<Manifest | undefined> {
    const key = keys.manifest(this.batch)
    const bytes = await this.bucket.get(key)
    return bytes ? parse<Manifest>('lote/manifest', key, bytes) : undefined
  }
  writeManifest(manifest: Manifest): Promise<void> {
    return this.bucket.put(keys.manifest(this.batch), print('lote/manifest', manifest))
  }

  rows(chunk: number): Promise<RowRecord[]> {
    return this.need('lote/rows', keys.rows(this.batch, chunk))
  }
  writeRows(chunk: number, rows: RowRecord[]): Promise<void> {
    return this.bucket.put(keys.rows(this.batch, chunk), pack('lote/rows', rows))
  }

  /** A task, or the part of it that a half has to settle. */
  async task(task: string): Promise<TaskRecord> {
    const whole = await this.need<TaskRecord>('lote/task', keys.task(this.batch, rootOf(task)))
    return { ...whole, items: part(whole.items, pathOf(task)) }
  }
  writeTask(task: string, record: TaskRecord): Promise<void> {
    return this.bucket.put(keys.task(this.batch, task), pack('lote/task', record))
  }

  /** The attempts whose keys begin so, in the order of their keys: of the batch, or of one task. */
  async *attempts(prefix = keys.attempts(this.batch)): AsyncIterable<AttemptRecord> {
    for await (const key of this.bucket.list(prefix)) {
      const attempt = await this.attempt(key)
      if (attempt) yield attempt
    }
  }
  async attempt(key: string): Promise<AttemptRecord | undefined> {
    const bytes = await this.bucket.get(key)
    return bytes ? parse<AttemptRecord>('lote/attempt', key, bytes) : undefined
  }

  writeAttempt(attempt: AttemptRecord): Promise<void> {
    const key = keys.attempt(this.batch, attempt.task, attempt.attempt)
    return this.bucket.put(key, print('lote/attempt', attempt))
  }

  /** The answers to the calls of a task so far, in their order. */
  async answers(task: string): Promise<StoredAnswer[]> {
    const stored: StoredAnswer[] = []
    for (;;) {
      const answer = await this.answer(task, stored.length)
      if (!answer) return stored
      stored.push(answer)
    }
  }
  async answer(task: string, step = 0): Promise<StoredAnswer | undefined> {
    const key = keys.answer(this.batch, task, step)
    const bytes = await this.bucket.get(key)
    if (!bytes) return undefined
    const record = unpack<AnswerRecord>('lote/answer', key, bytes)
    return { record, seal: sealOf(bytes) }
  }
  /** The first answer to a call stands: what is given back is what is stored. */
  async writeAnswer(record: AnswerRecord): Promise<StoredAnswer> {
    const bytes = pack('lote/answer', record)
    const { task, step } = record
    const isFirst = await this.bucket.create(keys.answer(this.batch, task, step), bytes)
    const stored = isFirst ? undefined : await this.answer(task, step)
    return stored ?? { record, seal: sealOf(bytes) }
  }

  /** What a call was answered with that cannot be read, as it came. */
  writeUnread(task: string, attempt: number, text: string): Promise<void> {
    return this.bucket.put(keys.unread(this.batch, task, attempt), pack('lote/unread', { text }))
  }

  async outcome(task: string): Promise<OutcomeRecord | undefined> {
    const key = keys.outcome(this.batch, task)
    const bytes = await this.bucket.get(key)
    return bytes ? unpack<OutcomeRecord>('lote/outcome', key, bytes, withoutAnswer) : undefined
  }
  /** False when the task was settled before: the first outcome stands. */
  writeOutcome(record: OutcomeRecord): Promise<boolean> {
    return this.bucket.create(keys.outcome(this.batch, record.task), pack('lote/outcome', record))
  }

  async divided(task: string): Promise<boolean> {
    return (await this.bucket.size(keys.split(this.batch, task))) !== undefined
  }
  /** From now on its halves settle what the task would have. */
  async writeSplit(task: string): Promise<void> {
    const split = print('lote/split', { into: halves(task) })
    await this.bucket.create(keys.split(this.batch, task), split)
  }

  knowledge(): Promise<Knowledge> {
    return this.need('lote/knowledge', keys.knowledge(this.batch))
  }
  writeKnowledge(knowledge: Knowledge): Promise<void> {
    return this.bucket.put(keys.knowledge(this.batch), pack('lote/knowledge', knowledge))
  }

  before(chunk: number): Promise<RowBefore[]> {
    return this.need('lote/before', keys.before(this.batch, chunk))
  }
  writeBefore(chunk: number, rows: RowBefore[]): Promise<void> {
    return this.bucket.put(keys.before(this.batch, chunk), pack('lote/before', rows))
  }
  beforeKnowledge(): Promise<Knowledge> {
    return this.need('lote/knowledge', keys.beforeKnowledge(this.batch))
  }
  writeBeforeKnowledge(knowledge: Knowledge): Promise<void> {
    return this.bucket.put(keys.beforeKnowledge(this.batch), pack('lote/knowledge', knowledge))
  }

  private async need<T>(format: string, key: string): Promise<T> {
    const bytes = await this.bucket.get(key)
    if (!bytes) throw new UnreadableRecord(key, 'missing')
    return unpack<T>(format, key, bytes)
  }
}

/** The answers to a task so far, as jobs read them. */
export function answeredSoFar(
  stored: readonly StoredAnswer[],
): Pick<Asking, 'answers' | 'answeredAtMs'> {
  const answers = stored.map(stepAnswer)
  const answeredAtMs = stored.at(-1)?.record.call.answeredAtMs
  return { answers, answeredAtMs }
}

/** An answer as jobs read it. */
export function stepAnswer({ record }: StoredAnswer): StepAnswer {
  const { call, body, headers, refused, failed } = record
  if (failed) return { is: 'failed', ...failed }
  if (refused) return { is: 'refused', status: call.status, ...refused }
  return { is: 'answered', status: call.status, body, ...(headers ? { headers } : {}) }
}

function sealOf(bytes: Buffer): AnswerSeal {
  return { sha256: sha256(bytes), bytes: bytes.length }
}

/** In version 1 the whole answer lay in the outcome; it stays there, and nothing here reads it. */
function withoutAnswer({ answer: _answer, ...outcome }: OutcomeRecord): OutcomeRecord {
  return outcome
}

/** The items that a path of halves leads to: `a` is the first half, rounded up. */
export function part<T>(items: T[], path: string): T[] {
  let found = items
  for (const step of path) {
    const middle = Math.ceil(found.length / 2)
    found = step === 'a' ? found.slice(0, middle) : found.slice(middle)
  }
  return found
}
