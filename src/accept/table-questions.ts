import { EXIT, UserError } from '../core/errors.js'
import type { Sentence } from '../messages/message-code.js'

/** The place of a table, and the headings of its columns. */
export interface AskedTable {
  sheet: string
  /** The first line of its header. */
  line: number
  headings: readonly string[]
  /** Number of items, if they were counted. */
  rows?: number | undefined
}

/** Questions to the user about a table that was found. */
export class TableQuestions extends UserError {
  constructor(
    questions: Sentence[],
    readonly table: AskedTable,
  ) {
    super(EXIT.decision, questions)
  }
}
