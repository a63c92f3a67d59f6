import { EXIT, UserError } from '../core/errors.js'
import type { Sentence } from '../messages/message-code.js'

/** Where a table stands, and what its columns are called. */
export interface AskedTable {
  sheet: string
  /** The first line of its header. */
  line: number
  headings: readonly string[]
  /** Its items, where they were counted. */
  rows?: number | undefined
}

/** Questions about a table that was found. */
export class TableQuestions extends UserError {
  constructor(
    questions: Sentence[],
    readonly table: AskedTable,
  ) {
    super(EXIT.decision, questions)
  }
}
