import { z } from 'zod'
import type { Cell } from '../spreadsheets/cell.js'
import type { ItemOutcome, RowFields } from './job/job.js'
import { OUTCOMES } from './outcome.js'
import {
  objectOf,
  parametersShape,
  priceShape,
  sentenceShape,
  sentencesShape,
  textByNameShape,
} from './shapes.js'

/** The contents of the queue: ids, never row data. */
export interface TaskRef {
  batch: string
  task: string
}

/**
 * Rows in the plan. Cells and items are as many as the rows of the file, so their readers check
 * them, not this shape.
 */
export const rowsShape = z.array(
  z.object({
    n: z.number(),
    line: z.number(),
    cells: z.custom<Cell[]>(Array.isArray, 'list'),
    hidden: z.literal(true).optional(),
    /** The row is no item: a title, the header, a total, a note. */
    ignored: z.string().optional(),
    /** The row is left out because this earlier line is the same. */
    duplicateOf: z.number().optional(),
    /** Why the row is rejected. */
    problems: sentencesShape.optional(),
    fields: objectOf<RowFields>().optional(),
    notes: sentencesShape.optional(),
    /** Identity of the row in an earlier version of the batch, `<batch>:<line>`. */
    id: z.string().optional(),
    /** The task that settles the row, and the row's position among its items. */
    task: z.string().optional(),
    item: z.number().optional(),
  }),
)
export type RowRecord = z.infer<typeof rowsShape>[number]

/** The outcomes of the same rows in an earlier batch. */
export const beforeShape = z.array(
  z.object({
    outcome: z.enum(OUTCOMES),
    /** Its value, a decimal string. */
    figure: z.string().optional(),
    parameters: parametersShape.optional(),
    item: z.unknown().optional(),
  }),
)
export type RowBefore = z.infer<typeof beforeShape>[number]

/** Rows of one batch that one call settles. */
export const taskShape = z.object({
  parameters: parametersShape,
  items: z.custom<unknown[]>(Array.isArray, 'list'),
  /** The task settles no rows: it is a prefetch. */
  reading: z
    .object({ name: z.string(), parameters: parametersShape, keep: z.literal(true).optional() })
    .optional(),
  /** The rows are one group, in a job with groups. Absent in plans of earlier builds. */
  whole: z.boolean().optional(),
  /** Another row of the group was rejected: these rows are not sent. */
  broken: z.literal(true).optional(),
  /** The price in the plan, in jobs that know prices. */
  price: priceShape.optional(),
  /** The task that made the call, where an earlier version of the batch has its answers. */
  from: z.object({ batch: z.string(), task: z.string() }).optional(),
})
export type TaskRecord = z.infer<typeof taskShape>

/** The task is divided, or all its items get the same outcome without an answer. */
const consequence = z.discriminatedUnion('is', [
  z.object({ is: z.literal('divide'), because: z.enum(['size', 'items']) }),
  z.object({
    is: z.literal('settle'),
    outcome: z.enum(['rejected', 'failed']),
    said: sentenceShape,
  }),
])
export type Consequence = z.infer<typeof consequence>

/** One attempt at a call, written before it is sent. */
export const attemptShape = z.object({
  call: z.string(),
  task: z.string(),
  attempt: z.number(),
  /** Which call of the task is tried; absent for the first. */
  step: z.number().optional(),
  /** The batch that made the call and counted its units, where this batch reuses its answer. */
  from: z.string().optional(),
  /** A probe, not a call of the task: a repeated call that shows whether the service is up. */
  probe: z.literal(true).optional(),
  route: z.string(),
  units: z.number(),
  /** The keys of the rate limiter that counts the units. */
  book: z.string(),
  /** The name under which that rate limiter counts them. */
  grant: z.string(),
  /** By the clock of the process that sent it. */
  grantedAtMs: z.number(),
  /** After this instant the sender no longer waits for the answer. */
  deadlineMs: z.number(),
  owner: z.object({ host: z.string(), pid: z.number(), instance: z.string() }),
  /** How the attempt ended, unless in an outcome: a 429, a failure, a lost answer. */
  ended: z
    .object({
      as: z.enum(['wait', 'broken', 'unknown', 'refused', 'halt', 'probed']),
      atMs: z.number(),
      status: z.number().optional(),
      reason: z.string(),
      /** The failures of one outage share this number. */
      streak: z.number().optional(),
      /** What follows for the task: written with the end of the attempt, then executed. */
      leadsTo: consequence.optional(),
    })
    .optional(),
})
export type AttemptRecord = z.infer<typeof attemptShape>

export interface Refused {
  code: string
  message: string
  /** How many rows from all over the task were sent alone and refused with the same message. */
  alone?: number
}

const callFacts = z.object({
  id: z.string(),
  attempt: z.number(),
  route: z.string(),
  units: z.number(),
  status: z.number(),
  grantedAtMs: z.number(),
  answeredAtMs: z.number(),
  /** Another task of the batch made and paid the call. */
  shared: z.literal(true).optional(),
  /** The service declared itself a sandbox. */
  sandbox: z.literal(true).optional(),
})
export type CallFacts = z.infer<typeof callFacts>

/** Size and hash, hexadecimal, of the stored record of an answer. */
const seal = z.object({ sha256: z.string(), bytes: z.number() })
export type AnswerSeal = z.infer<typeof seal>

/** The whole answer as received, written before it is interpreted. Written once. */
export const answerShape = z.object({
  task: z.string(),
  /** Which call of the task is answered; absent for the first. */
  step: z.number().optional(),
  call: callFacts,
  /** JSON or text; for a file, its place in the bucket. JSON omits a body that is undefined. */
  body: z.unknown().optional(),
  headers: textByNameShape.optional(),
  /** The service refused the call, which says something about the item. */
  refused: z.object({ code: z.string(), message: z.string() }).optional(),
  /** The call failed in all its attempts; `call` is the last. */
  failed: z.object({ reason: z.string() }).optional(),
})
export type AnswerRecord = z.infer<typeof answerShape>

const itemOutcome: z.ZodType<ItemOutcome> = z.object({
  outcome: z.enum(['ok', 'warned', 'rejected', 'failed']),
  figures: textByNameShape,
  notes: sentencesShape,
  lists: z.record(z.string(), z.array(textByNameShape)).optional(),
})

const answeredCall = z.object({ call: callFacts, answer: seal })
export type AnsweredCall = z.infer<typeof answeredCall>

/** The outcomes of the items of a task. Written once. */
export const outcomeShape = z.object({
  task: z.string(),
  /** The answered call, of several the last; absent without an answer. */
  call: callFacts.optional(),
  /** The calls before it, each with the seal of its stored answer. */
  earlier: z.array(answeredCall).optional(),
  items: z.array(itemOutcome),
  totals: textByNameShape,
  /** Seal of the record with the whole answer; absent where there is none. */
  answer: seal.optional(),
})
export type OutcomeRecord = z.infer<typeof outcomeShape>

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
