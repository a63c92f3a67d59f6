import type { FastifyReply, FastifyRequest } from 'fastify'
import { startBatch } from '../batches/run/steer.js'
import { findManifest } from '../batches/stored-batches.js'
import { type Draft, findDraft, removeDraft } from '../batches/submission/drafts.js'
import { duplicateMessage } from '../batches/submission/duplicate-message.js'
import type { PlanEnd } from '../batches/submission/plan-draft.js'
import { batchStatus } from '../batches/view/batch-status.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import { checkRedis, whileRedis } from '../web/check-redis.js'
import type { WebContext } from '../web/context.js'
import { planOrUndo } from '../web/plan-or-undo.js'
import { problemOf } from '../web/problem.js'
import { uploadDigest } from '../web/upload.js'
import { keepUpload, keptUpload, withKey } from './idempotency-key.js'
import { batchView, questionView } from './views.js'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  context: WebContext
}

/** Accepts an upload once for a key, and plans it. */
export async function answerUpload(
  exchange: Exchange,
  receive: () => Promise<Draft>,
  { key, isStarted }: { key: string | undefined; isStarted: boolean },
) {
  const { request, context } = exchange
  await checkRedis(context)
  const draft = await receive()
  if (!key) return plan(draft, isStarted, exchange)
  const once = async () => {
    const first = await firstUnder(key, draft, exchange)
    if (!first) {
      await keepUpload(context, request.viewer, key, draft)
      return plan(draft, isStarted, exchange)
    }
    await removeDraft(context.app, draft.id)
    return first.manifest
      ? answerPlanned(first.manifest, isStarted, exchange)
      : plan(first.draft, isStarted, exchange)
  }
  return whileRedis(context, () => withKey(context, request.viewer, key, once))
}

/**
 * Returns the earlier upload under the key: its batch, or the draft that waits for an answer.
 * Undefined where nothing of it was stored, as for a refused file.
 *
 * @throws UserError (2) where it was a different request
 */
async function firstUnder(key: string, draft: Draft, { request, context }: Exchange) {
  const kept = await keptUpload(context, request.viewer, key)
  if (!kept) return undefined
  if (uploadDigest(draft) !== kept.digest) {
    await removeDraft(context.app, draft.id)
    throw UserError.usage('key_reused', { key })
  }
  const manifest = await findManifest(context.app, kept.id)
  if (manifest) return { manifest }
  const first = await findDraft(context.app, kept.id)
  return first && { draft: first }
}

/** Starts the batch also where the first request could not, because its client had disconnected. */
async function answerPlanned(
  manifest: Manifest,
  isStarted: boolean,
  { request, context }: Exchange,
) {
  const { app, sandbox } = context
  if (isStarted && manifest.state === 'open') await startBatch(app, manifest)
  return batchView(await batchStatus(app, manifest, sandbox), request.language)
}

/** Plans an upload and answers with the batch, or with the questions. */
export async function plan(draft: Draft, isStarted: boolean, exchange: Exchange, before?: Draft) {
  const { request, reply, context } = exchange
  const { app, sandbox } = context
  const end = await planOrUndo(context, draft, before)
  if (end.is !== 'planned') return notPlanned(draft, end, exchange)
  await checkRedis(context)
  // A disconnected client got no answer about the batch, and would not know what it spends.
  if (isStarted && !request.raw.socket.destroyed) await startBatch(app, end.manifest)
  reply.code(201).header('location', `/api/batches/${draft.id}`)
  const status = await whileRedis(context, () => batchStatus(app, end.manifest, sandbox))
  return batchView(status, request.language)
}

function notPlanned(
  draft: Draft,
  end: Extract<PlanEnd, { is: 'questions' | 'repeated' }>,
  { request, reply, context }: Exchange,
) {
  const questions = end.is === 'questions' ? end.questions : []
  const messages =
    end.is === 'questions'
      ? questions
      : [duplicateMessage(end, context.app.job(end.first.job), null)]
  const problem = {
    ...problemOf(new UserError(EXIT.decision, messages), request.language),
    batch: draft.id,
    questions: questions.map((one) => questionView(one, draft.options, request.language)),
    ...(end.is === 'repeated' ? { first: end.first.id } : {}),
  }
  reply.code(409).type('application/problem+json; charset=utf-8')
  return reply.serializer((body: unknown) => JSON.stringify(body)).send(problem)
}
