import { type Language, say, whatToDo } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'

/** What stands on every page while the sandbox answers in the place of the service. */
export function rehearsalText(language: Language): { text: string; todo: string } {
  const mark = sentence('rehearsal_mark')
  return { text: say(language, mark), todo: whatToDo(language, mark) }
}
