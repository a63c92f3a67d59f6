import type { Reason } from '../core/batch.js'
import { translate, whatToDo } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'

const LINES_LISTED = 5

/** Counts rejected or remarked rows by reason: the problem, the field, and what to do. */
export class Reasons {
  private readonly known = new Map<string, Reason>()

  note(problems: readonly Sentence[], line: number): void {
    for (const problem of problems) {
      const reason = `${problem.code} ${problem.facts.field ?? ''} ${whatToDo('pt', problem)}`
      const known = this.known.get(reason)
      if (!known) this.known.set(reason, { problem, rows: 1, lines: [line] })
      else {
        known.rows += 1
        if (translate('pt', problem) !== translate('pt', known.problem)) known.isExample = true
        if (known.lines.length < LINES_LISTED) known.lines.push(line)
      }
    }
  }

  /** Returns the reasons, the most frequent first. */
  byRows(): Reason[] {
    return [...this.known.values()].toSorted((a, b) => b.rows - a.rows)
  }
}
