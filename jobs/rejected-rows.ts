import type { ItemOutcome, ReadAnswer, StepAnswer } from '../src/core/job/job.js'
import { type Sentence, sentence } from '../src/messages/message-code.js'

type Rejected = Extract<ReadAnswer, { is: 'read' }>

/** Rejects every row of a call for the same reason. */
export function rejectedRows(items: readonly unknown[], problem: Sentence): Rejected {
  const rejected: ItemOutcome = { outcome: 'rejected', figures: {}, notes: [problem] }
  return { is: 'read', items: items.map(() => rejected), totals: {} }
}

/** Rejects every row of a call that the service refused, in its words. */
export function refusedRows(items: readonly unknown[], answer: StepAnswer | undefined): Rejected {
  const { code = '', message = '' } = answer?.is === 'refused' ? answer : {}
  const problem = sentence('row_refused', { code, message })
  return { ...rejectedRows(items, problem), refused: { code, message } }
}
