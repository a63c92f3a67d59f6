import { z } from 'zod'
import { answerDraft } from '../batches/answers/answer-draft.js'
import { ANSWER } from '../batches/answers/answer-schema.js'
import { LANES } from '../core/batch.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { draftAgain, receivePatch, receiveUpload } from '../web/upload.js'
import { visibleDraft, visibleManifest } from '../web/visible.js'
import { answerUpload, plan } from './plan-upload.js'
import { Batch, Id } from './schemas.js'
import { type ApiServer, FORM, operation } from './server.js'

const text = z.string().max(200)
const record = z.record(text, z.string().max(1_000))

const Upload = z
  .object({
    file: z.any().meta({ type: 'string', format: 'binary' }),
    job: z.string().meta({ examples: ['correct'] }),
    parameters: z.string().optional().describe('JSON: {"index":"ipca","updateTo":"31/12/2024"}'),
    map: z.string().optional().describe('JSON: {"valor":"Vl. Orig."}; an empty text: no column.'),
    sheet: text.optional(),
    decimal: z.enum(['comma', 'dot']).optional(),
    dates: z.enum(['dmy', 'mdy']).optional(),
    duplicates: z.enum(['warn', 'drop']).optional(),
    lane: z.enum(LANES).optional(),
    onlyIfOlderThan: text.optional().describe('Of recalc, as 30d: what changed later stays.'),
    account: text.optional(),
    again: z.enum(['true', 'false']).optional().describe('Pays for the same once more.'),
  })
  .meta({
    id: 'Upload',
    examples: [
      {
        job: 'correct',
        parameters: '{"index":"ipca","updateTo":"31/12/2024"}',
        file: 'valor;vencimento\n1.234,56;10/01/2020\nabc;15/03/2021\n',
      },
    ],
  })

const Answers = z
  .strictObject({ ...ANSWER, again: z.boolean().optional() })
  .meta({ id: 'Answers', examples: [{ decimal: 'comma' }] })

const Plan = z.object({
  plan: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: stops after the plan; start it later.'),
})

const Keyed = z.object({ 'idempotency-key': text.optional() })

const PatchUpload = z
  .object({
    file: z.any().meta({ type: 'string', format: 'binary' }),
    dropMissing: z.enum(['true', 'false']).optional().describe('Rows not in the file go.'),
    lane: z.enum(LANES).optional(),
    again: z.enum(['true', 'false']).optional(),
  })
  .meta({
    id: 'PatchUpload',
    examples: [{ file: 'valor;vencimento\n1.234,56;10/01/2020\n9,99;15/03/2021\n' }],
  })

const Rerun = z
  .strictObject({
    parameters: record.optional().describe('What changes; all else is as before.'),
    lane: z.enum(LANES).optional(),
    again: z.boolean().optional().describe('Pays for the same once more.'),
  })
  .meta({ id: 'Rerun', examples: [{ parameters: { updateTo: '30/11/2024' } }] })

/** Adds the routes of uploads, reruns, and answers to questions. */
export function addCreateRoutes(server: ApiServer, context: WebContext): void {
  server.post(
    '/batches',
    operation('createBatch', 'Sends a spreadsheet, plans it and, unless plan=true, starts it', {
      ...FORM,
      description:
        'What has to be decided is asked with 409; nothing is spent. Idempotency-Key is honoured for 24 hours.',
      headers: Keyed,
      querystring: Plan,
      body: Upload,
      200: Batch,
      201: Batch,
    }),
    async (request, reply) => {
      const receive = () => receiveUpload(request, context)
      return answerUpload({ request, reply, context }, receive, askedIn(request))
    },
  )

  server.post(
    '/batches/:id/patches',
    operation(
      'patchBatch',
      'Sends a mended file: only what changed is asked, and a whole new version comes out',
      {
        ...FORM,
        description:
          'The sheet of pending rows, or the whole file. The batch stays as it is; the version is a batch of its own. Idempotency-Key is honoured for 24 hours.',
        headers: Keyed,
        params: Id,
        querystring: Plan,
        body: PatchUpload,
        200: Batch,
        201: Batch,
      },
    ),
    async (request, reply) => {
      const base = await visibleManifest(context, request.viewer, request.params.id)
      const receive = () => receivePatch(request, context, base)
      return answerUpload({ request, reply, context }, receive, askedIn(request))
    },
  )

  addWithoutUpload(server, context)
}

/** Adds the routes for a file that the bucket has already. */
function addWithoutUpload(server: ApiServer, context: WebContext): void {
  server.post(
    '/batches/:id/reruns',
    operation('rerunBatch', 'Asks the file of a batch again, with other parameters, and compares', {
      handlerTimeout: LONG_MS,
      description:
        'A batch of its own, priced and paid as any; its workbook has the sheet Comparação.',
      params: Id,
      querystring: Plan,
      body: Rerun,
      201: Batch,
    }),
    async (request, reply) => {
      const { viewer, params, body, query } = request
      const base = await visibleManifest(context, viewer, params.id)
      const draft = await draftAgain(context, viewer, base, body)
      return plan(draft, query.plan !== 'true', { request, reply, context })
    },
  )

  server.post(
    '/batches/:id/answers',
    operation('answerBatch', 'Answers what was asked about an upload, and plans it again', {
      handlerTimeout: LONG_MS,
      params: Id,
      querystring: Plan,
      body: Answers,
      200: Batch,
      201: Batch,
    }),
    async (request, reply) => {
      const { viewer, params, body, query } = request
      const draft = await visibleDraft(context, viewer, params.id)
      const answered = await answerDraft(context.app, draft, body)
      return plan(answered, query.plan !== 'true', { request, reply, context }, draft)
    },
  )
}

function askedIn(request: {
  headers: { 'idempotency-key'?: string | undefined }
  query: { plan?: string | undefined }
}) {
  return { key: request.headers['idempotency-key'], isStarted: request.query.plan !== 'true' }
}
