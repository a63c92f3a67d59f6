import type { Sentence } from '../messages/message-code.js'
import type { Parameters, Price } from './job/job.js'
import type { RowCounts } from './outcome.js'
import type { Window } from './window.js'

/** The record at `batches/<id>/manifest.json`. */
export interface Manifest {
  id: string
  job: string
  /** The release that planned the batch. */
  lote: string
  createdAt: string
  state: BatchState
  /** The name of the account, never its credential. */
  account: string
  /** Key prefix of the rate limiter that the account's user has. */
  book: string
  /** Queue of the account; absent in batches from before users could have several keys: `book`. */
  queue?: string
  /** Limits of the account at submission and resume, for verification; absent in older batches. */
  windows?: Window[]
  /** Idempotency key of the file with its request; absent where requests are not compared. */
  request?: string
  lane: Lane
  /** How long the batch waits for failing tasks once all others are settled; absent: no limit. */
  patienceMs?: number
  /** The night whose unread registrations this batch reads again. */
  supplementOf?: string
  /** The batch whose input this one asks again, and with which it is compared. */
  rerunOf?: string
  /** The figures come from the sandbox: every workbook says so on its first sheet. */
  rehearsal: boolean
  /** The sandbox belongs to the process that runs the batch; it is not one reached by a URL. */
  ownSandbox: boolean
  /** The office at submission, which signs the statements of the workbook. */
  office?: { name?: string; place?: string }
  parameters: Parameters
  input: Input
  told: Sentence[]
  /** How the user asked for the file to be read; absent in batches from before it was recorded. */
  reading?: ReadingChoices
  /** What the batch reuses and changes, where it is a later version of another. */
  patch?: Patch
  plan: Plan
  quote: Quote
  finishedAt?: string
  rows?: RowCounts
  /** Current value of its answered rows, a decimal; absent in older batches or without a figure. */
  total?: string
  units?: { quoted: number; spent: number }
  calls?: number
  result?: Result
  /** Hashes of input, records and workbook; absent in batches from before the chain existed. */
  chain?: Chain
}

/** SHA-256, hexadecimal. Each of the last three covers the hash before it and one more. */
export interface Chain {
  input: string
  records: string
  workbook: string
  /** Covers `input`, then `records`, then `workbook`. */
  whole: string
}

/** The stored workbook. */
export interface Result {
  key: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
  /** The renderer and its release; absent in batches from before this was recorded. */
  by?: string
}

type BatchState = 'open' | 'finished' | 'cancelled'
/** From the lane that hardly waits to the one that gets what the others do not use. */
export const LANES = ['urgent', 'normal', 'background'] as const
export type Lane = (typeof LANES)[number]

export interface Input {
  name: string
  sha256: string
  bytes: number
  format: string
  sheet: string
  headings: string[]
  mapping: { field: string; column: string; heading: string; how: string }[]
}

/** The user's choices that change the meaning of a cell. */
export interface ReadingChoices {
  decimal?: 'comma' | 'dot'
  dates?: 'dmy' | 'mdy'
  duplicates: 'warn' | 'drop'
}

/** The differences between a corrected file and an earlier version of the batch. */
export interface Patch {
  /** The version that was corrected. */
  of: string
  /** Counted from 2. */
  version: number
  /** All earlier versions, the oldest first. */
  versions: string[]
  /** Number of items, by their relation to the earlier version. */
  rows: { same: number; changed: number; added: number; removed: number }
  /**
   * The first hundred lines of each; removed lines are those of the earlier version, reverted ones
   * are as a version before it had them.
   */
  lines: { changed: number[]; added: number[]; removed: number[]; reverted?: number[] }
  /** The first twenty changed rows, with the fields that differ; no cells of other users. */
  cells?: { line: number; fields: { field: string; before?: string; now?: string }[] }[]
  /** The sheet with the corrected rows that the input was made from. */
  sheet?: { name: string; sha256: string; bytes: number }
}

/** The counts of a plan. */
export interface Plan {
  rows: number
  chunks: number
  tasks: number
  /** Rows that the plan itself settles. */
  rejected: number
  duplicate: number
  ignored: number
  toCall: number
  /** Rows of `toCall` whose answer an earlier version has; absent where there is none. */
  kept?: number
  hidden: number
  groups: number
  /** The last tasks, this many, are prefetches and run first; absent where there are none. */
  readings?: number
  /** Price of all tasks when nothing fails; absent in older batches: one call, one unit a task. */
  price?: Price
}

/** The last quote that was shown. */
export interface Quote {
  calls: number
  units: number
  /** Price of the first stage, where only its answers show what follows. */
  first?: Price
  /** Calls without a cost that were made for the plan. */
  freeCalls?: number
  /** Expected duration in milliseconds, from the state of the windows and of the queue. */
  estimateMs: number
}

/** Rows that are rejected, or carry a remark, for the same reason. */
export interface Reason {
  /** The problem of the first of these rows. */
  problem: Sentence
  /** The text of the problem, such as the value in it, is not that of all these rows. */
  isExample?: true
  rows: number
  /** The first few lines, as the file numbers them. */
  lines: number[]
}
