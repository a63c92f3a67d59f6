import { type Language, say, whatToDo } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'

/** Returns the mark on every page while the sandbox replaces the service. */
export function rehearsalText(language: Language): { text: string; todo: string } {
  const mark = sentence('rehearsal_mark')
  return { text: say(language, mark), todo: whatToDo(language, mark) }
}
