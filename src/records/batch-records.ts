import { z } from 'zod'
import { type Manifest, manifestShape } from '../core/batch.js'
import type { Knowledge, StepAnswer, TaskState } from '../core/job/job.js'
import { textsShape } from '../core/shapes.js'
import {
  type AnswerRecord,
  type AnswerSeal,
  type AttemptRecord,
  answerShape,
  attemptShape,
  beforeShape,
  type OutcomeRecord,
  outcomeShape,
  type RowBefore,
  type RowRecord,
  rowsShape,
  type TaskRecord,
  taskShape,
} from '../core/task.js'
import type { Bucket } from '../storage/bucket.js'
import { sha256, UnreadableRecord } from './codec.js'
import { halves, keys, pathOf, rootOf } from './keys.js'
import { packed, printed, type RecordFormat } from './record-format.js'

const MANIFEST = printed('lote/manifest', manifestShape)
const ROWS = packed('lote/rows', rowsShape)
const TASK = packed('lote/task', taskShape)
const ATTEMPT = printed('lote/attempt', attemptShape)
const ANSWER = packed('lote/answer', answerShape)
const UNREAD = packed('lote/unread', z.object({ text: z.string() }))
const OUTCOME = packed('lote/outcome', outcomeShape, withoutAnswer)
const SPLIT = printed('lote/split', z.object({ into: textsShape }))
const KNOWLEDGE = packed('lote/knowledge', z.record(z.string(), z.unknown()))
const BEFORE = packed('lote/before', beforeShape)

/** 2,000 rows of a dozen cells are about a megabyte of JSON and 100 kB compressed. */
export const ROWS_PER_CHUNK = 2000

export interface StoredAnswer {
  record: AnswerRecord
  seal: AnswerSeal
}

export class BatchRecords {
  constructor(
    readonly bucket: Bucket,
    readonly batch: string,
  ) {}

  manifest(): Promise<Manifest | undefined> {
    return MANIFEST.get(this.bucket, keys.manifest(this.batch))
  }
  /** Returns undefined for an unreadable manifest too. */
  readableManifest(): Promise<Manifest | undefined> {
    return MANIFEST.getReadable(this.bucket, keys.manifest(this.batch))
  }
  writeManifest(manifest: Manifest): Promise<void> {
    return MANIFEST.put(this.bucket, keys.manifest(this.batch), manifest)
  }

  rows(chunk: number): Promise<RowRecord[]> {
    return this.need(ROWS, keys.rows(this.batch, chunk))
  }
  writeRows(chunk: number, rows: RowRecord[]): Promise<void> {
    return ROWS.put(this.bucket, keys.rows(this.batch, chunk), rows)
  }

  /** Returns a task, or the part of it that a half has to settle. */
  async task(task: string): Promise<TaskRecord> {
    const whole = await this.need(TASK, keys.task(this.batch, rootOf(task)))
    return { ...whole, items: part(whole.items, pathOf(task)) }
  }
  writeTask(task: string, record: TaskRecord): Promise<void> {
    return TASK.put(this.bucket, keys.task(this.batch, task), record)
  }

  /**
   * Yields the attempts under a key prefix, in the order of their keys: those of the batch, or of
   * one task.
   */
  async *attempts(prefix = keys.attempts(this.batch)): AsyncIterable<AttemptRecord> {
    for await (const key of this.bucket.list(prefix)) {
      const attempt = await this.attempt(key)
      if (attempt) yield attempt
    }
  }
  attempt(key: string): Promise<AttemptRecord | undefined> {
    return ATTEMPT.get(this.bucket, key)
  }
  /** Writes a new attempt; false when another process wrote this attempt first. */
  openAttempt(attempt: AttemptRecord): Promise<boolean> {
    return ATTEMPT.create(this.bucket, this.attemptKey(attempt), attempt)
  }
  writeAttempt(attempt: AttemptRecord): Promise<void> {
    return ATTEMPT.put(this.bucket, this.attemptKey(attempt), attempt)
  }
  private attemptKey({ task, attempt }: AttemptRecord): string {
    return keys.attempt(this.batch, task, attempt)
  }

  /** Returns the answers to the calls of a task so far, in their order. */
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
    return { record: ANSWER.decode(key, bytes), seal: sealOf(bytes) }
  }
  /** Writes the answer, unless one is stored for this call already; returns the stored one. */
  async writeAnswer(record: AnswerRecord): Promise<StoredAnswer> {
    const bytes = ANSWER.encode(record)
    const { task, step } = record
    const isFirst = await this.bucket.create(keys.answer(this.batch, task, step), bytes)
    const stored = isFirst ? undefined : await this.answer(task, step)
    return stored ?? { record, seal: sealOf(bytes) }
  }

  /** Stores an answer that cannot be read, as it came. */
  writeUnread(task: string, attempt: number, text: string): Promise<void> {
    return UNREAD.put(this.bucket, keys.unread(this.batch, task, attempt), { text })
  }

  outcome(task: string): Promise<OutcomeRecord | undefined> {
    return OUTCOME.get(this.bucket, keys.outcome(this.batch, task))
  }
  /** Writes the outcome; false when the task was settled before, as the first outcome stands. */
  writeOutcome(record: OutcomeRecord): Promise<boolean> {
    return OUTCOME.create(this.bucket, keys.outcome(this.batch, record.task), record)
  }

  async divided(task: string): Promise<boolean> {
    return (await this.bucket.size(keys.split(this.batch, task))) !== undefined
  }
  /** Marks a task as divided: from now on its halves settle it. */
  async writeSplit(task: string): Promise<void> {
    await SPLIT.create(this.bucket, keys.split(this.batch, task), { into: halves(task) })
  }

  knowledge(): Promise<Knowledge> {
    return this.need(KNOWLEDGE, keys.knowledge(this.batch))
  }
  writeKnowledge(knowledge: Knowledge): Promise<void> {
    return KNOWLEDGE.put(this.bucket, keys.knowledge(this.batch), knowledge)
  }

  before(chunk: number): Promise<RowBefore[]> {
    return this.need(BEFORE, keys.before(this.batch, chunk))
  }
  writeBefore(chunk: number, rows: RowBefore[]): Promise<void> {
    return BEFORE.put(this.bucket, keys.before(this.batch, chunk), rows)
  }
  beforeKnowledge(): Promise<Knowledge> {
    return this.need(KNOWLEDGE, keys.beforeKnowledge(this.batch))
  }
  writeBeforeKnowledge(knowledge: Knowledge): Promise<void> {
    return KNOWLEDGE.put(this.bucket, keys.beforeKnowledge(this.batch), knowledge)
  }

  private async need<T extends object>(format: RecordFormat<T>, key: string): Promise<T> {
    const record = await format.get(this.bucket, key)
    if (!record) throw new UnreadableRecord(key, 'missing')
    return record
  }
}

export interface RecordedTask {
  /** The name of its calls at the service. */
  name: string
  record: TaskRecord
  stored: readonly StoredAnswer[]
}

export function askingOf({ name, record: { parameters, items }, stored }: RecordedTask): TaskState {
  return { parameters, items, name, ...answeredSoFar(stored) }
}

/** The answers to a task so far, in the form that jobs read. */
export function answeredSoFar(
  stored: readonly StoredAnswer[],
): Pick<TaskState, 'answers' | 'answeredAtMs'> {
  const answers = stored.map(stepAnswer)
  const answeredAtMs = stored.at(-1)?.record.call.answeredAtMs
  return { answers, answeredAtMs }
}

/** The answer in the form that jobs read. */
export function stepAnswer({ record }: StoredAnswer): StepAnswer {
  const { call, body, headers, refused, failed } = record
  if (failed) return { is: 'failed', ...failed }
  if (refused) return { is: 'refused', status: call.status, ...refused }
  return { is: 'answered', status: call.status, body, headers }
}

function sealOf(bytes: Buffer): AnswerSeal {
  return { sha256: sha256(bytes), bytes: bytes.length }
}

/**
 * Drops the answer from an outcome of version 1, which held it whole; it stays in the bucket
 * unread.
 */
function withoutAnswer({ answer: _answer, ...outcome }: OutcomeRecord): OutcomeRecord {
  return outcome
}

/**
 * Returns the items of the half at `path`: `a` is the first half, rounded up, of the half before.
 */
export function part<T>(items: T[], path: string): T[] {
  let found = items
  for (const step of path) {
    const middle = Math.ceil(found.length / 2)
    found = step === 'a' ? found.slice(0, middle) : found.slice(middle)
  }
  return found
}
