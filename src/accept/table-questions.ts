import { EXIT, UserError } from '../core/errors.js'
import type { Sentence } from '../messages/message-code.js'

/** Questions about a table that was found. */
export class TableQuestions extends UserError {
  constructor(
    questions: Sentence[],
    readonly headings: readonly string[],
    /** Its items, where they were counted. */
    readonly rows?: number,
  ) {
    super(EXIT.decision, questions)
  }
}
