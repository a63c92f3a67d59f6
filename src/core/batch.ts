import type { Sentence } from '../messages/message-code.js'
import type { Parameters, Price } from './job/job.js'
import type { RowCounts } from './outcome.js'
import type { Window } from './window.js'

/** What `batches/<id>/manifest.json` says. */
export interface Manifest {
  id: string
  job: string
  /** Release that planned it. */
  lote: string
  createdAt: string
  state: BatchState
  /** The name of the account, never its credential. */
  account: string
  /** Book of the account's user. */
  book: string
  /** Queue of the account; before there were several keys to a user, the book's name. */
  queue?: string
  /** Limits under which it was submitted and resumed, for who checks them; absent before that. */
  windows?: Window[]
  /** What the same file and the same request are known by; absent where they are not compared. */
  request?: string
  lane: Lane
  /** So long it waits for tasks that fail when all others are settled; absent: until each is settled. */
  patienceMs?: number
  /** The night whose unread registrations it reads again. */
  supplementOf?: string
  /** The batch whose input it asks again, and with which it is compared. */
  rerunOf?: string
  /** Figures come from the sandbox: every workbook says so on its first sheet. */
  rehearsal: boolean
  /** The sandbox of the process that runs the batch, not one reached by a URL. */
  ownSandbox: boolean
  parameters: Parameters
  input: Input
  told: Sentence[]
  /** How the file was asked to be read; absent before it was noted. */
  reading?: Reading
  /** The batch is a later version of another: what is kept of it, and what changed. */
  patch?: Patch
  plan: Plan
  quote: Quote
  finishedAt?: string
  rows?: RowCounts
  /** What its answered rows are worth by now, a decimal; absent where no figure says it, and before it was noted. */
  total?: string
  units?: { quoted: number; spent: number }
  calls?: number
  result?: Result
  /** Hashes of input, records and workbook; absent before they were chained. */
  chain?: Chain
}

/** SHA-256, hexadecimal; each of the last three is of the one before it and the next hash. */
export interface Chain {
  input: string
  records: string
  workbook: string
  /** Of `input`, then `records`, then `workbook`. */
  whole: string
}

/** The workbook as it lies in the bucket. */
export interface Result {
  key: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
  /** What rendered it; absent before it was noted. */
  by?: string
}

type BatchState = 'open' | 'finished' | 'cancelled'
/** From the one that hardly waits to the one that takes what the others leave. */
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

/** What changes the meaning of a cell, as a person gave it. */
export interface Reading {
  decimal?: 'comma' | 'dot'
  dates?: 'dmy' | 'mdy'
  duplicates: 'warn' | 'drop'
}

/** What a mended file changes of an earlier version of the batch. */
export interface Patch {
  /** The version that was mended. */
  of: string
  /** From 2. */
  version: number
  /** All earlier versions, the first of them first. */
  versions: string[]
  /** Items by how they stand to the earlier version. */
  rows: { same: number; changed: number; added: number; removed: number }
  /** The first hundred of each, by their lines: of those removed in the earlier version, else in this one. */
  lines: { changed: number[]; added: number[]; removed: number[] }
  /** The first twenty changed rows, each with its fields that are read otherwise; of others' cells none. */
  cells?: { line: number; fields: { field: string; before?: string; now?: string }[] }[]
  /** The sheet of some rows that the input was made from. */
  sheet?: { name: string; sha256: string; bytes: number }
}

/** What the plan consists of. */
export interface Plan {
  rows: number
  chunks: number
  tasks: number
  /** Rows that are settled by the plan itself. */
  rejected: number
  duplicate: number
  ignored: number
  toCall: number
  /** Of those, rows whose answer is kept from an earlier version; absent where there is none. */
  kept?: number
  hidden: number
  groups: number
  /** The last so many tasks read what the others need, and go first; absent where there are none. */
  readings?: number
  /** Of all tasks when nothing fails; before it was noted, one call of one unit a task. */
  price?: Price
}

/** As it was told last. */
export interface Quote {
  calls: number
  units: number
  /** Of the first stage, where only answers tell what comes after it. */
  first?: Price
  /** Calls that cost nothing, made for the plan. */
  freeCalls?: number
  /** How long it takes with the windows as they stood and what else was queued, in milliseconds. */
  estimateMs: number
}

/** Rows that are rejected for one reason. */
export interface Rejection {
  /** Of the first of them. */
  problem: Sentence
  rows: number
  /** Of the first few, as the file numbers them. */
  lines: number[]
}
