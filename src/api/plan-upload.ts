import type { FastifyReply, FastifyRequest } from 'fastify'
import { batchStatus } from '../batches/batch-status.js'
import { type Draft, findDraft, removeDraft } from '../batches/drafts.js'
import { offered } from '../batches/offered.js'
import { type PlanEnd, planDraft } from '../batches/plan-draft.js'
import { startBatch } from '../batches/steer.js'
import { EXIT, UserError } from '../core/errors.js'
import type { WebContext } from '../web/context.js'
import { problemOf } from '../web/problem.js'
import { uploadDigest } from '../web/upload.js'
import { visibleManifest } from '../web/visible.js'
import { keepUpload, keptUpload } from './idempotency-key.js'
import { batchView, questionView } from './views.js'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  context: WebContext
}

/** Takes an upload once for a key, and plans it. */
export async function answerUpload(
  exchange: Exchange,
  receive: () => Promise<Draft>,
  { key, isStarted }: { key: string | undefined; isStarted: boolean },
) {
  const { request, context } = exchange
  const kept = key && (await keptUpload(context, request.viewer, key))
  const draft = await receive()
  if (kept) return answerKept(draft, kept, key, exchange)
  if (key) await keepUpload(context, request.viewer, key, draft)
  return plan(draft, isStarted, exchange)
}

/** Plans what was uploaded: the batch, or what is asked first. */
export async function plan(draft: Draft, isStarted: boolean, exchange: Exchange) {
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
    questions: questions.map((one) => questionView(one, draft.options, request.language)),
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
