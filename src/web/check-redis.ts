import { answers, writeRedis } from '../app/readiness.js'
import { UserError } from '../core/errors.js'
import { ANSWER_MS, type WebContext } from './context.js'

/**
 * Before what takes long and asks Redis, which is waited for without end.
 *
 * @throws UserError (1) where it takes no write in time
 */
export async function checkRedis({ app, answerMs = ANSWER_MS }: WebContext): Promise<void> {
  if (!(await answers(app, () => writeRedis(app), answerMs))) throw UserError.other('answer_late')
}
