import { UserError } from '../core/errors.js'
import { type Language, translate, whatToDo } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import type { WebContext } from './context.js'

/** Returns the mark on every page while the sandbox replaces the service. */
export function rehearsalText(language: Language): { text: string; todo: string } {
  const mark = sentence('rehearsal_mark')
  return { text: translate(language, mark), todo: whatToDo(language, mark) }
}

/** @throws UserError (2) in a rehearsal: nights and firings are always of the real service */
export function refuseInRehearsal({ sandbox }: Pick<WebContext, 'sandbox'>): void {
  if (sandbox) throw UserError.usage('rehearsal_no_service')
}
