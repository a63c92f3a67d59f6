import { Readable } from 'node:stream'
import { z } from 'zod'
import { holds, type Viewer } from '../../access/roles.js'
import { refuseMixed } from '../../batches/patch/patch-request.js'
import { startBatch } from '../../batches/run/steer.js'
import { type DraftOptions, receiveDraft, removeDraft } from '../../batches/submission/drafts.js'
import { batchRows } from '../../batches/view/batch-rows.js'
import { batchStatus } from '../../batches/view/batch-status.js'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { OUTCOMES } from '../../core/outcome.js'
import type { Language } from '../../messages/index.js'
import { nightsOf, watchDetails } from '../../watches/overview.js'
import { checkRedis } from '../../web/check-redis.js'
import type { WebContext } from '../../web/context.js'
import { planOrUndo } from '../../web/plan-or-undo.js'
import { visibleManifest } from '../../web/visible.js'
import { refuseAccount, visibleWatch, visibleWatches } from '../../web/visible-records.js'
import { rowView } from '../rows.js'
import { batchView, messageView, questionView } from '../views.js'

/** The context of a tool call: the user, the language and the server's deps. */
export interface Asking {
  context: WebContext
  viewer: Viewer
  language: Language
}

export interface Tool {
  name: string
  description: string
  input: z.ZodRawShape
  /** Spends or writes, and requires an operator. */
  changes?: true
  /** `given` satisfies `input`. */
  run(given: never, asking: Asking): Promise<object>
}

const batch = z.string().max(100)
const record = z.record(z.string().max(200), z.string().max(1_000))
const File = {
  name: z.string().max(200).describe('Of the file, with its ending.'),
  text: z.string().optional().describe('Of a CSV file.'),
  base64: z.base64().optional().describe('Of any other file.'),
}
const Options = {
  job: z.string().max(50).describe('As GET /api/templates lists them: correct, gazette …'),
  parameters: record.default({}).describe('{"index":"ipca","updateTo":"31/12/2024"}'),
  map: record.default({}).describe('Which column is a field: {"valor":"Vl. Orig."}'),
  sheet: z.string().max(200).optional(),
  decimal: z.enum(['comma', 'dot']).optional(),
  dates: z.enum(['dmy', 'mdy']).optional(),
  account: z.string().max(100).optional(),
  again: z.boolean().optional().describe('Only where a person chose to pay for the same again.'),
}

const plan = tool({
  name: 'plan',
  description:
    'Reads a spreadsheet and tells how it was understood and what it costs; spends nothing. What is asked is answered by planning again with map, sheet, decimal, dates or parameters, as a person says.',
  input: { ...File, ...Options },
  changes: true,
  run: async ({ name, text, base64, ...options }, asking) => {
    const { context, viewer, language } = asking
    const { app, sandbox } = context
    await checkRedis(context)
    const draft = await receiveDraft(app, {
      name,
      by: viewer.name,
      sandbox: sandbox !== undefined,
      content: Readable.from([contentOf(text, base64)]),
      options: async () => checked(options, asking),
    })
    const end = await planOrUndo(context, draft)
    if (end.is === 'planned') return seen(end.manifest, asking)
    await removeDraft(app, draft.id)
    if (end.is === 'repeated') return { state: 'repeated', first: end.first.id }
    const questions = end.questions.map((one) => ({
      ...messageView(one, language),
      ...questionView(one, draft.options, language),
    }))
    return { state: 'asking', questions }
  },
})

const submit = tool({
  name: 'submit',
  description: 'Starts a planned batch: from here on it spends. Only after a person saw the quote.',
  input: { batch },
  changes: true,
  run: async ({ batch }, asking) => {
    const { context, viewer } = asking
    const manifest = await visibleManifest(context, viewer, batch)
    refuseMixed(manifest, context.sandbox !== undefined)
    await startBatch(context.app, manifest)
    return seen(manifest, asking)
  },
})

const status = tool({
  name: 'status',
  description: 'How a batch stands: counters, what it waits for, when it will be finished.',
  input: { batch },
  run: async ({ batch }, asking) =>
    seen(await visibleManifest(asking.context, asking.viewer, batch), asking),
})

const result = tool({
  name: 'result',
  description:
    'Rows of a batch with how each ended and its figures, as the workbook has them; and where the workbook is taken.',
  input: {
    batch,
    outcome: z.enum(OUTCOMES).optional(),
    cursor: z.int().min(0).default(0).describe('`next` of the page before.'),
    limit: z.int().min(1).max(200).default(50),
  },
  run: async ({ batch, outcome, cursor, limit }, { context, viewer, language }) => {
    const manifest = await visibleManifest(context, viewer, batch)
    const asked = { after: cursor, limit, outcome }
    const { rows, next } = await batchRows(context.app, manifest, asked)
    return {
      headings: manifest.input.headings,
      rows: rows.map((row) => rowView(row, language)),
      next: next ?? null,
      workbook: manifest.result ? `/api/batches/${manifest.id}/result.xlsx` : null,
    }
  },
})

const watchCoverage = tool({
  name: 'watch_coverage',
  description:
    'How completely a watch was read, night by night and spelling by spelling; without a name, the watches. Days in part or not read prove nothing by their silence.',
  input: { watch: z.string().max(60).optional() },
  run: async ({ watch }, { context, viewer }) => {
    if (watch === undefined) {
      const watches = await visibleWatches(context, viewer)
      return { watches: watches.map(({ name, last }) => ({ name, last })) }
    }
    await visibleWatch(context, viewer, watch)
    const bucket = await context.app.bucket()
    const { readings, unsettled } = await watchDetails(bucket, watch)
    return { nights: await nightsOf(bucket, watch), readings, unsettled }
  },
})

export const TOOLS: readonly Tool[] = [plan, submit, status, result, watchCoverage]

/** @throws UserError (2) where the user's role does not allow the tool */
export function refuseTool({ changes }: Tool, { viewer: { role } }: Asking): void {
  const needed = 'operator'
  if (changes && !holds(role, needed)) throw UserError.usage('role_needed', { role, needed })
}

/** Ties the type of `run` to the input schema. */
function tool<Input extends z.ZodRawShape>(
  one: Tool & {
    input: Input
    run(given: z.infer<z.ZodObject<Input>>, asking: Asking): Promise<object>
  },
): Tool {
  return one
}

function contentOf(text: string | undefined, base64: string | undefined): Buffer {
  if ((text === undefined) === (base64 === undefined)) throw UserError.usage('upload_no_file')
  return text === undefined ? Buffer.from(base64!, 'base64') : Buffer.from(text)
}

function checked(options: DraftOptions, { context, viewer }: Asking): DraftOptions {
  context.app.job(options.job)
  if (!context.sandbox) refuseAccount(viewer, options.account)
  return options
}

async function seen(manifest: Manifest, { context, language }: Asking) {
  return batchView(await batchStatus(context.app, manifest, context.sandbox), language)
}
