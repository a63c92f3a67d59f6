import { type Draft, removeDraft, writeDraft } from '../batches/submission/drafts.js'
import { type PlanEnd, planDraft } from '../batches/submission/plan-draft.js'
import { UserError } from '../core/errors.js'
import { checkRedis, whileRedis } from './check-redis.js'
import type { WebContext } from './context.js'

/**
 * Plans an upload.
 * @param before the draft before the user's answers, if it is planned with them: it is restored if
 * planning fails. Without it, a failed upload is removed.
 * @throws UserError (2) if it cannot be planned, (1) if the storage or Redis is away
 */
export async function planOrUndo(
  context: WebContext,
  draft: Draft,
  before?: Draft,
): Promise<Exclude<PlanEnd, { is: 'refused' }>> {
  const { app, sandbox } = context
  try {
    await checkRedis(context)
    const end = await planDraft(app, draft, sandbox, (ask) => whileRedis(context, ask))
    if (end.is !== 'refused') return end
    throw new UserError(end.status, end.problems)
  } catch (error) {
    const undone = before ? writeDraft(app, before) : removeDraft(app, draft.id)
    // A draft that cannot be undone is removed later by pruning; the caller must get the reason of
    // the failure.
    await undone.catch((fault: Error) =>
      app.log.warn({ err: fault, batch: draft.id }, 'not undone'),
    )
    throw error
  }
}
