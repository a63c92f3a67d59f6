import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { answerDraft } from '../batches/answer-draft.js'
import { answerable } from '../batches/answerable.js'
import { batchStatus } from '../batches/batch-status.js'
import { type Draft, findDraft, removeDraft } from '../batches/drafts.js'
import { offered } from '../batches/offered.js'
import { type PlanEnd, planDraft } from '../batches/plan-draft.js'
import { startBatch } from '../batches/steer.js'
import { LANES } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { problemOf } from '../web/problem.js'
import { receiveUpload, uploadDigest } from '../web/upload.js'
import { visibleDraft, visibleManifest } from '../web/visible.js'
import { keepUpload, keptUpload } from './idempotency-key.js'
import { Batch, Id, problems } from './schemas.js'
import { type ApiServer, unread } from './server.js'
import { batchView } from './views.js'

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
    account: text.optional(),
    again: z.enum(['true', 'false']).optional().describe('Pays for the same once more.'),
  })
  .meta({ id: 'Upload' })

const Answers = z
  .strictObject({
    parameters: record.optional(),
    map: record.optional(),
    sheet: text.optional(),
    decimal: z.enum(['comma', 'dot']).optional(),
    dates: z.enum(['dmy', 'mdy']).optional(),
    again: z.boolean().optional(),
  })
  .meta({ id: 'Answers', examples: [{ decimal: 'comma' }] })

const Plan = z.object({
  plan: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: stops after the plan; start it later.'),
})

/** Uploads, and answers to what is asked about them. */
export function addCreateRoutes(server: ApiServer, context: WebContext): void {
  server.route({
    method: 'POST',
    url: '/batches',
    handlerTimeout: LONG_MS,
    schema: {
      operationId: 'createBatch',
      summary: 'Sends a spreadsheet, plans it and, unless plan=true, starts it',
      description:
        'What has to be decided is asked with 409; nothing is spent. Idempotency-Key is honoured for 24 hours.',
      consumes: ['multipart/form-data'],
      headers: z.object({ 'idempotency-key': text.optional() }),
      querystring: Plan,
      body: Upload,
      response: { 200: Batch, 201: Batch, ...problems },
    },
    validatorCompiler: unread,
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key']
      const kept = key && (await keptUpload(context, request.viewer, key))
      const draft = await receiveUpload(request, context)
      if (kept) return answerKept(draft, kept, key, { request, reply, context })
      if (key) await keepUpload(context, request.viewer, key, draft)
      return plan(draft, request.query.plan !== 'true', { request, reply, context })
    },
  })

  server.post(
    '/batches/:id/answers',
    {
      handlerTimeout: LONG_MS,
      schema: {
        operationId: 'answerBatch',
        summary: 'Answers what was asked about an upload, and plans it again',
        params: Id,
        querystring: Plan,
        body: Answers,
        response: { 200: Batch, 201: Batch, ...problems },
      },
    },
    async (request, reply) => {
      const { viewer, params, body, query } = request
      const draft = await visibleDraft(context, viewer, params.id)
      const answered = await answerDraft(context.app, draft, body)
      return plan(answered, query.plan !== 'true', { request, reply, context })
    },
  )
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  context: WebContext
}

async function plan(draft: Draft, isStarted: boolean, exchange: Exchange) {
  const { request, reply, context } = exchange
  const { app, sandbox } = context
  const end = await planDraft(app, draft, sandbox)
  if (end.is !== 'planned') return notPlanned(draft, end, exchange)
  if (isStarted) await startBatch(app, end.manifest)
  reply.code(201).header('location', `/api/batches/${draft.id}`)
  return batchView(await batchStatus(app, end.manifest, sandbox), request.language)
}

async function notPlanned(
  draft: Draft,
  end: Exclude<PlanEnd, { is: 'planned' }>,
  { request, reply, context }: Exchange,
) {
  if (end.is === 'refused') {
    await removeDraft(context.app, draft.id)
    throw new UserError(end.status, end.problems)
  }
  const questions = end.is === 'questions' ? end.questions : []
  const told = end.is === 'questions' ? questions : [offered(end.first, null)]
  const problem = {
    ...problemOf(new UserError(EXIT.decision, told), request.language),
    batch: draft.id,
    questions: questions.map((one) => ({ code: one.code, answers: answerable(one) })),
    ...(end.is === 'repeated' ? { first: end.first.id } : {}),
  }
  reply.code(409).type('application/problem+json; charset=utf-8')
  return reply.serializer((body: unknown) => JSON.stringify(body)).send(problem)
}

/** The same key once more: what it was answered with, if it is the same request. */
async function answerKept(
  draft: Draft,
  kept: { id: string; digest: string },
  key: string,
  exchange: Exchange,
) {
  const { request, context } = exchange
  const { app, sandbox } = context
  await removeDraft(app, draft.id)
  if (uploadDigest(draft) !== kept.digest) throw UserError.usage('key_reused', { key })
  const first = await findDraft(app, kept.id)
  if (first && first.asked.length > 0) {
    const questions = { is: 'questions', questions: first.asked } as const
    return notPlanned(first, questions, exchange)
  }
  const manifest = await visibleManifest(context, request.viewer, kept.id)
  return batchView(await batchStatus(app, manifest, sandbox), request.language)
}
