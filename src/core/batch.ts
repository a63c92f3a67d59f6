import { z } from 'zod'
import type { Sentence } from '../messages/message-code.js'
import {
  parametersShape,
  priceShape,
  rowCountsShape,
  sentencesShape,
  textsShape,
} from './shapes.js'

/** From the lane that hardly waits to the one that gets what the others do not use. */
export const LANES = ['urgent', 'normal', 'background'] as const
export type Lane = (typeof LANES)[number]

const input = z.object({
  name: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  format: z.string(),
  sheet: z.string(),
  headings: textsShape,
  mapping: z.array(
    z.object({ field: z.string(), column: z.string(), heading: z.string(), how: z.string() }),
  ),
})
export type Input = z.infer<typeof input>

/** The user's choices that change the meaning of a cell. */
const reading = z.object({
  decimal: z.enum(['comma', 'dot']).optional(),
  dates: z.enum(['dmy', 'mdy']).optional(),
  duplicates: z.enum(['warn', 'drop']),
})
export type ReadingChoices = z.infer<typeof reading>

/** The differences between a corrected file and an earlier version of the batch. */
const patch = z.object({
  /** The version that was corrected. */
  of: z.string(),
  /** Counted from 2. */
  version: z.number(),
  /** All earlier versions, the oldest first. */
  versions: textsShape,
  /** Number of items, by their relation to the earlier version. */
  rows: z.object({ same: z.number(), changed: z.number(), added: z.number(), removed: z.number() }),
  /**
   * The first hundred lines of each; removed lines are those of the earlier version, reverted ones
   * are as a version before it had them.
   */
  lines: z.object({
    changed: z.array(z.number()),
    added: z.array(z.number()),
    removed: z.array(z.number()),
    reverted: z.array(z.number()).optional(),
  }),
  /** The first twenty changed rows, with the fields that differ; no cells of other users. */
  cells: z
    .array(
      z.object({
        line: z.number(),
        fields: z.array(
          z.object({
            field: z.string(),
            before: z.string().optional(),
            now: z.string().optional(),
          }),
        ),
      }),
    )
    .optional(),
  /** The sheet with the corrected rows that the input was made from. */
  sheet: z.object({ name: z.string(), sha256: z.string(), bytes: z.number() }).optional(),
})
export type Patch = z.infer<typeof patch>

/** The counts of a plan. */
const plan = z.object({
  rows: z.number(),
  chunks: z.number(),
  tasks: z.number(),
  /** Rows that the plan itself settles. */
  rejected: z.number(),
  duplicate: z.number(),
  ignored: z.number(),
  toCall: z.number(),
  /** Rows of `toCall` whose answer an earlier version has; absent where there is none. */
  kept: z.number().optional(),
  /** Rows of `toCall` in groups that are not made; absent where there are none. */
  unmade: z.number().optional(),
  hidden: z.number(),
  groups: z.number(),
  /** The last tasks, this many, are prefetches and run first; absent where there are none. */
  readings: z.number().optional(),
  /** Price of all tasks when nothing fails; absent in older batches: one call, one unit a task. */
  price: priceShape.optional(),
})
export type Plan = z.infer<typeof plan>

/** Returns the rows that need a call: those that keep their answer or are not made do not. */
export function rowsToAsk({ toCall, kept = 0, unmade = 0 }: Plan): number {
  return toCall - kept - unmade
}

/** Returns the rows that end as rejected whatever is answered. */
export function rowsRejected({ rejected, unmade = 0 }: Plan): number {
  return rejected + unmade
}

/** JSON has no infinity: `null` stands for an unknown end. */
const orNever = z.custom<number>((value) => value === null || typeof value === 'number', 'number')

/** The last quote that was shown. */
const quote = z.object({
  calls: z.number(),
  units: z.number(),
  /** Price of the first stage, where only its answers show what follows. */
  first: priceShape.optional(),
  /** Calls without a cost that were made for the plan. */
  freeCalls: z.number().optional(),
  /** Expected duration in milliseconds, from the state of the windows and of the queue. */
  estimateMs: orNever,
})
export type Quote = z.infer<typeof quote>

/** The stored workbook. */
const result = z.object({
  key: z.string(),
  bytes: z.number(),
  /** Hexadecimal. */
  sha256: z.string(),
  /** The renderer and its release; absent in batches from before this was recorded. */
  by: z.string().optional(),
})
export type Result = z.infer<typeof result>

/** SHA-256, hexadecimal. Each of the last three covers the hash before it and one more. */
const chain = z.object({
  input: z.string(),
  records: z.string(),
  workbook: z.string(),
  /** Covers `input`, then `records`, then `workbook`. */
  whole: z.string(),
})
export type Chain = z.infer<typeof chain>

/** The record at `batches/<id>/manifest.json`. */
export const manifestShape = z.object({
  id: z.string(),
  job: z.string(),
  /** The release that planned the batch. */
  lote: z.string(),
  createdAt: z.string(),
  state: z.enum(['open', 'finished', 'cancelled']),
  /** The name of the account, never its credential. */
  account: z.string(),
  /** Key prefix of the rate limiter that the account's user has. */
  book: z.string(),
  /** Queue of the account; absent in batches from before users could have several keys: `book`. */
  queue: z.string().optional(),
  /** Limits of the account at submission and resume, for verification; absent in older batches. */
  windows: z.array(z.object({ units: z.number(), ms: z.number() })).optional(),
  /** Idempotency key of the file with its request; absent where requests are not compared. */
  request: z.string().optional(),
  lane: z.enum(LANES),
  /** How long the batch waits for failing tasks once all others are settled; absent: no limit. */
  patienceMs: z.number().optional(),
  /** The night whose unread registrations this batch reads again. */
  supplementOf: z.string().optional(),
  /** The batch whose input this one asks again, and with which it is compared. */
  rerunOf: z.string().optional(),
  /** The figures come from the sandbox: every workbook says so on its first sheet. */
  rehearsal: z.boolean(),
  /** The sandbox belongs to the process that runs the batch; it is not one reached by a URL. */
  ownSandbox: z.boolean(),
  /** The office at submission, which signs the statements of the workbook. */
  office: z.object({ name: z.string().optional(), place: z.string().optional() }).optional(),
  parameters: parametersShape,
  input,
  told: sentencesShape,
  /** How the user asked for the file to be read; absent in batches from before it was recorded. */
  reading: reading.optional(),
  /** What the batch reuses and changes, where it is a later version of another. */
  patch: patch.optional(),
  plan,
  quote,
  finishedAt: z.string().optional(),
  rows: rowCountsShape.optional(),
  /** Current value of its answered rows, a decimal; absent in older batches or without a figure. */
  total: z.string().optional(),
  units: z.object({ quoted: z.number(), spent: z.number() }).optional(),
  calls: z.number().optional(),
  /** Those of `calls` that the service refused with a 429; absent where there are none. */
  overLimit: z.number().optional(),
  result: result.optional(),
  /** Hashes of input, records and workbook; absent in batches from before the chain existed. */
  chain: chain.optional(),
})
export type Manifest = z.infer<typeof manifestShape>

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
