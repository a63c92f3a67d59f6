import type { App } from '../app/app.js'
import type { Sentence } from '../messages/message-code.js'

/** One line of `lote doctor`. */
export interface Check {
  name: string
  account?: string
  /**
   * Returns the text of a passed check, a sentence for a warning, or undefined for no line at all.
   */
  run(app: App): Promise<string | Sentence | undefined>
}
