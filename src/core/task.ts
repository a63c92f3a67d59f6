import type { Sentence } from '../messages/message-code.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Cell } from '../spreadsheets/cell.js'
import type { ItemOutcome, Parameters, Prefetch, Price, RowFields } from './job/job.js'
import type { Outcome } from './outcome.js'

/** The contents of the queue: ids, never row data. */
export interface TaskRef {
  batch: string
  task: string
}

/** A row in the plan. */
export interface RowRecord {
  n: number
  line: number
  cells: Cell[]
  hidden?: true
  /** The row is no item: a title, the header, a total, a note. */
  ignored?: string
  /** The row is left out because this earlier line is the same. */
  duplicateOf?: number
  /** Why the row is rejected. */
  problems?: Sentence[]
  fields?: RowFields
  notes?: Sentence[]
  /** Identity of the row in an earlier version of the batch, `<batch>:<line>`. */
  id?: string
  /** The task that settles the row, and the row's position among its items. */
  task?: string
  item?: number
}

/** The outcome of the same row in an earlier batch. */
export interface RowBefore {
  outcome: Outcome
  /** Its value, a decimal string. */
  figure?: string
  /** The parameters of its call. */
  parameters?: Parameters
  item?: unknown
}

/** Rows of one batch that one call settles. */
export interface TaskRecord {
  parameters: Parameters
  items: unknown[]
  /** The task settles no rows: it is a prefetch. */
  reading?: Prefetch
  /** The rows are one group, in a job with groups. Absent in plans of earlier builds. */
  whole?: boolean
  /** Another row of the group was rejected: these rows are not sent. */
  broken?: true
  /** The price in the plan, in jobs that know prices. */
  price?: Price
  /** The task that made the call, where an earlier version of the batch has its answers. */
  from?: { batch: string; task: string }
}

/** One attempt at a call, written before it is sent. */
export interface AttemptRecord {
  call: string
  task: string
  attempt: number
  /** Which call of the task is tried; absent for the first. */
  step?: number
  /** The batch that made the call and counted its units, where this batch reuses its answer. */
  from?: string
  /** A probe, not a call of the task: a repeated call that shows whether the service is up. */
  probe?: true
  route: string
  units: number
  /** The keys of the rate limiter that counts the units. */
  book: string
  /** The name under which that rate limiter counts them. */
  grant: string
  /** By the clock of the process that sent it. */
  grantedAtMs: number
  /** After this instant the sender no longer waits for the answer. */
  deadlineMs: number
  owner: ProcessIdentity
  /** How the attempt ended, unless in an outcome: a 429, a failure, a lost answer. */
  ended?: {
    as: 'wait' | 'broken' | 'unknown' | 'refused' | 'halt' | 'probed'
    atMs: number
    status?: number
    reason: string
    /** The failures of one outage share this number. */
    streak?: number
    /** What follows for the task: written with the end of the attempt, then executed. */
    leadsTo?: Consequence
  }
}

/** The task is divided, or all its items get the same outcome without an answer. */
export type Consequence =
  | { is: 'divide'; because: 'size' | 'items' }
  | { is: 'settle'; outcome: 'rejected' | 'failed'; said: Sentence }

/** The refusal of a call by the service. */
export interface Refused {
  code: string
  message: string
  /** How many rows from all over the task were sent alone and refused with the same message. */
  alone?: number
}

/** The outcomes of the items of a task. Written once. */
export interface OutcomeRecord {
  task: string
  /** The answered call, of several the last; absent without an answer. */
  call?: CallFacts
  /** The calls before it, each with the seal of its stored answer. */
  earlier?: AnsweredCall[]
  items: ItemOutcome[]
  totals: Record<string, string>
  /** Seal of the record with the whole answer; absent where there is none. */
  answer?: AnswerSeal
}

export interface AnsweredCall {
  call: CallFacts
  answer: AnswerSeal
}

/** The whole answer as received, written before it is interpreted. Written once. */
export interface AnswerRecord {
  task: string
  /** Which call of the task is answered; absent for the first. */
  step?: number
  call: CallFacts
  /** JSON or text; for a file, its place in the bucket. */
  body: unknown
  headers?: Record<string, string>
  /** The service refused the call, which says something about the item. */
  refused?: { code: string; message: string }
  /** The call failed in all its attempts; `call` is the last. */
  failed?: { reason: string }
}

/** The body of an answer that is a file: its place in the bucket. */
export interface StoredFile {
  file: { key: string; bytes: number; sha256: string; type: string }
}

/** Returns the file that is the body of an answer; undefined for other bodies. */
export function fileOf(body: unknown): StoredFile['file'] | undefined {
  if (typeof body !== 'object' || body === null || !('file' in body)) return undefined
  const { file } = body as Partial<StoredFile>
  return typeof file?.key === 'string' && typeof file.sha256 === 'string' ? file : undefined
}

/** Size and hash of the stored record of an answer. */
export interface AnswerSeal {
  /** Hexadecimal. */
  sha256: string
  bytes: number
}

export interface CallFacts {
  id: string
  attempt: number
  route: string
  units: number
  status: number
  grantedAtMs: number
  answeredAtMs: number
  /** The service declared itself a sandbox. */
  sandbox?: true
}
