import type { Sentence } from '../messages/message-code.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Cell } from '../spreadsheets/cell.js'
import type { ItemOutcome, Parameters, Price, Reading, RowFields } from './job/job.js'
import type { Outcome } from './outcome.js'

/** What the queue carries: ids, never row data. */
export interface TaskRef {
  batch: string
  task: string
}

/** A row as the plan holds it. */
export interface RowRecord {
  n: number
  line: number
  cells: Cell[]
  hidden?: true
  /** The row is no item: a title, the header, a total, a note. */
  ignored?: string
  /** Left out because this earlier line is the same. */
  duplicateOf?: number
  /** Why the row is rejected. */
  problems?: Sentence[]
  fields?: RowFields
  notes?: Sentence[]
  /** As an earlier version of the batch knew it, `<batch>:<line>`. */
  id?: string
  /** Who settles it: the task, and the position among its items. */
  task?: string
  item?: number
}

/** How a row of the same file ended the time before. */
export interface RowBefore {
  outcome: Outcome
  /** What it was worth: a decimal string. */
  figure?: string
  /** With which it was asked. */
  parameters?: Parameters
  item?: unknown
}

/** Some rows of one batch that one call settles. */
export interface TaskRecord {
  parameters: Parameters
  items: unknown[]
  /** It settles no rows: it reads what they need. */
  reading?: Reading
  /** The rows are those of one group, of a job that has groups. Absent in plans of earlier builds. */
  whole?: boolean
  /** Another row of their group was rejected: nothing is asked for these. */
  broken?: true
  /** As the plan told it, where the job tells prices. */
  price?: Price
  /** The task that was called for, where its answers are kept from an earlier version of the batch. */
  from?: { batch: string; task: string }
}

/** One attempt at a call, written before it is sent. */
export interface AttemptRecord {
  call: string
  task: string
  attempt: number
  /** Which call of the task it tries; absent of the first. */
  step?: number
  /** The batch that made the call and counted its units, where this one keeps its answer. */
  from?: string
  /** Not at the task: a call that was answered before, made to see whether the service is up. */
  probe?: true
  route: string
  units: number
  /** The keys of the rate limiter that counts the units. */
  book: string
  /** The name under which that rate limiter counts them. */
  grant: string
  /** By the clock of the process that sent it. */
  grantedAtMs: number
  /** After this instant nobody waits for the answer any more. */
  deadlineMs: number
  owner: ProcessIdentity
  /** How it ended, where it ended in no outcome: a 429, a failure, a lost answer. */
  ended?: {
    as: 'wait' | 'broken' | 'unknown' | 'refused' | 'halt' | 'probed'
    atMs: number
    status?: number
    reason: string
    /** Failures of one outage have it in common. */
    streak?: number
    /** What follows for the task, where it does: written with the end, and then carried out. */
    leadsTo?: Consequence
  }
}

/** The task is divided, or all its items end in the same way without an answer. */
export type Consequence =
  | { is: 'divide'; because: 'size' | 'items' }
  | { is: 'settle'; outcome: 'rejected' | 'failed'; said: Sentence }

/** The service refused what it was asked. */
export interface Refused {
  code: string
  message: string
  /** So many rows from all over the task were asked alone, and each was refused in these words. */
  alone?: number
}

/** How the items of a task ended. Written once. */
export interface OutcomeRecord {
  task: string
  /** The call that was answered, of several the last; absent where no answer came. */
  call?: CallFacts
  /** The calls before it, each with the record of its answer. */
  earlier?: AnsweredCall[]
  items: ItemOutcome[]
  totals: Record<string, string>
  /** Of the record that holds the whole answer; absent where there is none. */
  answer?: AnswerSeal
}

export interface AnsweredCall {
  call: CallFacts
  answer: AnswerSeal
}

/** The whole answer as it came, written before anything is made of it. Written once. */
export interface AnswerRecord {
  task: string
  /** Which call of the task it answers; absent of the first. */
  step?: number
  call: CallFacts
  /** JSON or text; of a file, where it lies. */
  body: unknown
  headers?: Record<string, string>
  /** The service refused the call, which says something of the item. */
  refused?: { code: string; message: string }
  /** It failed until it was given up; `call` is its last attempt. */
  failed?: { reason: string }
}

/** A file that a call brought, as it lies in the bucket: the body of its answer. */
export interface StoredFile {
  file: { key: string; bytes: number; sha256: string; type: string }
}

/** The file that is the body of an answer, if it is one. */
export function fileOf(body: unknown): StoredFile['file'] | undefined {
  if (typeof body !== 'object' || body === null || !('file' in body)) return undefined
  const { file } = body as Partial<StoredFile>
  return typeof file?.key === 'string' && typeof file.sha256 === 'string' ? file : undefined
}

/** What the stored record of an answer is known by: its bytes as they lie in the bucket. */
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
  /** The service said of itself that it is a sandbox. */
  sandbox?: true
}
