import { z } from 'zod'
import { ANSWER } from '../batches/answers/answer-schema.js'
import { BATCH_STATES } from '../batches/view/batch-status.js'
import { LANES } from '../core/batch.js'
import { OUTCOMES } from '../core/outcome.js'

/** A message for users, with its code and facts for programs. */
export const Told = z
  .object({
    code: z.string(),
    text: z.string(),
    todo: z.string(),
    facts: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Told' })

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    exitStatus: z.int().describe('Exit status of the command line for the same.'),
    problems: z.array(Told),
    batch: z.string().optional().describe('The upload that waits for answers.'),
    questions: z
      .array(
        z.object({
          code: z.string(),
          choices: z
            .array(z.object({ text: z.string(), answers: z.object(ANSWER) }))
            .describe('Answers that settle it, each as POST /batches/{id}/answers takes it.'),
          answers: z
            .object({
              options: z.array(z.enum(['sheet', 'decimal', 'dates', 'dropMissing'])),
              fields: z.array(z.string()),
              anyField: z.boolean(),
              parameters: z.array(z.string()),
            })
            .describe(
              'With what it can be answered; with nothing, where the sheet has to be mended.',
            ),
        }),
      )
      .optional(),
    first: z.string().optional().describe('The batch of the same file and request.'),
  })
  .meta({ id: 'Problem' })

export const problems = { '4xx': Problem, '5xx': Problem }

const count = z.int().min(0)
export const Rows = z
  .object({ read: count, ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count])) })
  .meta({ id: 'Rows' })

const Price = { calls: count, units: count }
export const Batch = z
  .object({
    batch: z.string(),
    job: z.string(),
    state: z.enum(BATCH_STATES),
    file: z.string(),
    account: z.string(),
    lane: z.enum(LANES),
    rehearsal: z.boolean().describe('Figures of the sandbox, not of a service.'),
    createdAt: z.string(),
    finishedAt: z.string().optional(),
    rows: Rows,
    units: z.object({ quoted: count, spent: count }),
    calls: count,
    tasks: count,
    settled: count,
    quote: z.object({
      ...Price,
      first: z.object(Price).optional(),
      freeCalls: count.optional(),
      estimateMs: z.number().nullable(),
    }),
    told: z.array(Told),
    windows: z.array(
      z.object({ units: count, ms: count, used: count, nextFreeMs: z.number().nullable() }),
    ),
    waitsFor: z
      .object({
        is: z.enum(['paused', 'window', 'turn', 'storage', 'halted', 'worker', 'account']),
        ms: z.number().nullable(),
      })
      .optional(),
    finishAt: z.string().optional(),
  })
  .meta({ id: 'Batch' })

export const BatchSummary = Batch.pick({
  batch: true,
  job: true,
  state: true,
  file: true,
  account: true,
  rehearsal: true,
  createdAt: true,
  finishedAt: true,
  rows: true,
  units: true,
  calls: true,
}).meta({ id: 'BatchSummary' })

export const Row = z
  .object({
    line: z.int(),
    outcome: z.enum(OUTCOMES),
    cells: z.array(z.string()),
    figures: z.record(z.string(), z.string()),
    said: z.array(Told),
  })
  .meta({ id: 'Row' })

export const Id = z.object({ id: z.string().max(200) })
