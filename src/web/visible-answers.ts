import { seesAccount, type Viewer } from '../access/roles.js'
import { UserError } from '../core/errors.js'
import { allAnswers, forgetAnswer, type RememberedAnswer } from '../records/remembered-answers.js'
import type { WebContext } from './context.js'

export async function visibleAnswers(
  { app }: WebContext,
  viewer: Viewer,
): Promise<RememberedAnswer[]> {
  const all = await allAnswers(await app.bucket())
  return all.filter(({ account }) => seesAccount(viewer, account))
}

/** @throws UserError answers_no_such if there is none, or if it belongs to another account */
export async function forgetVisibleAnswer(
  context: WebContext,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const isThere = (await visibleAnswers(context, viewer)).some((one) => one.id === id)
  if (isThere && (await forgetAnswer(await context.app.bucket(), id))) return
  throw UserError.usage('answers_no_such', { id })
}
