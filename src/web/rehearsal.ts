import { type Language, translate, whatToDo } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'

/** Returns the mark on every page while the sandbox replaces the service. */
export function rehearsalText(language: Language): { text: string; todo: string } {
  const mark = sentence('rehearsal_mark')
  return { text: translate(language, mark), todo: whatToDo(language, mark) }
}
