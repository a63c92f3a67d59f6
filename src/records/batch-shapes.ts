import { z } from 'zod'
import { LANES, type Manifest } from '../core/batch.js'
import type { Knowledge, RowFields } from '../core/job/fields.js'
import type { ItemOutcome } from '../core/job/job.js'
import { OUTCOMES } from '../core/outcome.js'
import type {
  AnswerRecord,
  AttemptRecord,
  Consequence,
  OutcomeRecord,
  RowBefore,
  RowRecord,
  TaskRecord,
} from '../core/task.js'
import type { Cell } from '../spreadsheets/cell.js'
import { objectOf, rowCountsShape, sentenceShape, textByNameShape, textsShape } from './shapes.js'

const parameters = z.record(z.string(), z.union([z.string(), z.boolean()]))
const price = z.object({ calls: z.number(), units: z.number() })
const sentences = z.array(sentenceShape)

export const knowledgeShape: z.ZodType<Knowledge> = z.record(z.string(), z.unknown())

/**
 * Cells and items are as many as the rows of the file, so their readers check them, not this shape.
 */
export const rowsShape: z.ZodType<RowRecord[]> = z.array(
  z.object({
    n: z.number(),
    line: z.number(),
    cells: z.custom<Cell[]>(Array.isArray, 'list'),
    hidden: z.literal(true).optional(),
    ignored: z.string().optional(),
    duplicateOf: z.number().optional(),
    problems: sentences.optional(),
    fields: objectOf<RowFields>().optional(),
    notes: sentences.optional(),
    id: z.string().optional(),
    task: z.string().optional(),
    item: z.number().optional(),
  }),
)

export const beforeShape: z.ZodType<RowBefore[]> = z.array(
  z.object({
    outcome: z.enum(OUTCOMES),
    figure: z.string().optional(),
    parameters: parameters.optional(),
    item: z.unknown().optional(),
  }),
)

export const taskShape: z.ZodType<TaskRecord> = z.object({
  parameters,
  items: z.custom<unknown[]>(Array.isArray, 'list'),
  reading: z.object({ name: z.string(), parameters, keep: z.literal(true).optional() }).optional(),
  whole: z.boolean().optional(),
  broken: z.literal(true).optional(),
  price: price.optional(),
  from: z.object({ batch: z.string(), task: z.string() }).optional(),
})

const consequence: z.ZodType<Consequence> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('divide'), because: z.enum(['size', 'items']) }),
  z.object({
    is: z.literal('settle'),
    outcome: z.enum(['rejected', 'failed']),
    said: sentenceShape,
  }),
])

export const attemptShape: z.ZodType<AttemptRecord> = z.object({
  call: z.string(),
  task: z.string(),
  attempt: z.number(),
  step: z.number().optional(),
  from: z.string().optional(),
  probe: z.literal(true).optional(),
  route: z.string(),
  units: z.number(),
  book: z.string(),
  grant: z.string(),
  grantedAtMs: z.number(),
  deadlineMs: z.number(),
  owner: z.object({ host: z.string(), pid: z.number(), instance: z.string() }),
  ended: z
    .object({
      as: z.enum(['wait', 'broken', 'unknown', 'refused', 'halt', 'probed']),
      atMs: z.number(),
      status: z.number().optional(),
      reason: z.string(),
      streak: z.number().optional(),
      leadsTo: consequence.optional(),
    })
    .optional(),
})

const callFacts = z.object({
  id: z.string(),
  attempt: z.number(),
  route: z.string(),
  units: z.number(),
  status: z.number(),
  grantedAtMs: z.number(),
  answeredAtMs: z.number(),
  sandbox: z.literal(true).optional(),
})
const seal = z.object({ sha256: z.string(), bytes: z.number() })

/** JSON omits a body that is undefined. */
export const answerShape = z.object({
  task: z.string(),
  step: z.number().optional(),
  call: callFacts,
  body: z.unknown().optional(),
  headers: textByNameShape.optional(),
  refused: z.object({ code: z.string(), message: z.string() }).optional(),
  failed: z.object({ reason: z.string() }).optional(),
}) as z.ZodType<AnswerRecord>

const itemOutcome: z.ZodType<ItemOutcome> = z.object({
  outcome: z.enum(['ok', 'warned', 'rejected', 'failed']),
  figures: textByNameShape,
  notes: sentences,
  lists: z.record(z.string(), z.array(textByNameShape)).optional(),
})

export const outcomeShape: z.ZodType<OutcomeRecord> = z.object({
  task: z.string(),
  call: callFacts.optional(),
  earlier: z.array(z.object({ call: callFacts, answer: seal })).optional(),
  items: z.array(itemOutcome),
  totals: textByNameShape,
  answer: seal.optional(),
})

/** JSON has no infinity: `null` stands for an unknown end. */
const orNever = z.custom<number>((value) => value === null || typeof value === 'number', 'number')

const plan = z.object({
  rows: z.number(),
  chunks: z.number(),
  tasks: z.number(),
  rejected: z.number(),
  duplicate: z.number(),
  ignored: z.number(),
  toCall: z.number(),
  kept: z.number().optional(),
  hidden: z.number(),
  groups: z.number(),
  readings: z.number().optional(),
  price: price.optional(),
})

const patch = z.object({
  of: z.string(),
  version: z.number(),
  versions: textsShape,
  rows: z.object({
    same: z.number(),
    changed: z.number(),
    added: z.number(),
    removed: z.number(),
  }),
  lines: z.object({
    changed: z.array(z.number()),
    added: z.array(z.number()),
    removed: z.array(z.number()),
    reverted: z.array(z.number()).optional(),
  }),
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
  sheet: z.object({ name: z.string(), sha256: z.string(), bytes: z.number() }).optional(),
})

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

export const manifestShape: z.ZodType<Manifest> = z.object({
  id: z.string(),
  job: z.string(),
  lote: z.string(),
  createdAt: z.string(),
  state: z.enum(['open', 'finished', 'cancelled']),
  account: z.string(),
  book: z.string(),
  queue: z.string().optional(),
  windows: z.array(z.object({ units: z.number(), ms: z.number() })).optional(),
  request: z.string().optional(),
  lane: z.enum(LANES),
  patienceMs: z.number().optional(),
  supplementOf: z.string().optional(),
  rerunOf: z.string().optional(),
  rehearsal: z.boolean(),
  ownSandbox: z.boolean(),
  parameters,
  input,
  told: sentences,
  reading: z
    .object({
      decimal: z.enum(['comma', 'dot']).optional(),
      dates: z.enum(['dmy', 'mdy']).optional(),
      duplicates: z.enum(['warn', 'drop']),
    })
    .optional(),
  patch: patch.optional(),
  plan,
  quote: z.object({
    calls: z.number(),
    units: z.number(),
    first: price.optional(),
    freeCalls: z.number().optional(),
    estimateMs: orNever,
  }),
  finishedAt: z.string().optional(),
  rows: rowCountsShape.optional(),
  units: z.object({ quoted: z.number(), spent: z.number() }).optional(),
  calls: z.number().optional(),
  result: z
    .object({
      key: z.string(),
      bytes: z.number(),
      sha256: z.string(),
      by: z.string().optional(),
    })
    .optional(),
  chain: z
    .object({
      input: z.string(),
      records: z.string(),
      workbook: z.string(),
      whole: z.string(),
    })
    .optional(),
})
