import { type Draft, removeDraft, writeDraft } from '../batches/drafts.js'
import { type PlanEnd, planDraft } from '../batches/plan-draft.js'
import { UserError } from '../core/errors.js'
import { checkRedis, whileRedis } from './check-redis.js'
import type { WebContext } from './context.js'

/**
 * Plans what was uploaded.
 *
 * @param before the draft as it was asked about, where it is planned with answers: they are taken
 *   back where it cannot be planned so. Without it nothing is kept of such an upload.
 * @throws UserError (2) for what cannot be planned, (1) where means of ours are away
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
    // What cannot be taken back is removed with what is old: why it was not planned matters more.
    await undone.catch((fault: Error) =>
      app.log.warn({ err: fault, batch: draft.id }, 'not undone'),
    )
    throw error
  }
}
