import type { ItemOutcome, Job, Knowledge, ReadAnswer } from '../job.js'
import type { AnswerRecord, OutcomeRecord, TaskRecord } from '../task.js'

/** Where an outcome does not say what its answer says: the position of the item and the figure. */
export interface Unlike {
  item: number
  figure: string
  found: string
  expected: string
}

/** What an answer that cannot be trusted makes of each of its items. */
const FAILED: Pick<ItemOutcome, 'outcome' | 'figures'> = { outcome: 'failed', figures: {} }

/**
 * Reads an answer again and compares what comes of it with the outcome that was recorded; undefined
 * where both say the same. Only figures and outcomes: sentences may be told in other words.
 */
export function unlike(
  answer: AnswerRecord,
  { parameters, items }: TaskRecord,
  outcome: OutcomeRecord,
  { job, knowledge }: { job: Job; knowledge: Knowledge },
): Unlike | undefined {
  const { call, body, headers } = answer
  const read = readAgain(() =>
    job.read(parameters, items, { is: 'answered', status: call.status, body, headers }, knowledge),
  )
  for (const [item, recorded] of outcome.items.entries()) {
    const again = read?.is === 'read' ? read.items[item] : undefined
    const { outcome: ended, figures } = again ?? FAILED
    if (recorded.outcome !== ended) {
      return { item, figure: '', found: recorded.outcome, expected: ended }
    }
    const figure = differing(recorded.figures, figures)
    if (figure === undefined) continue
    const [found = '', expected = ''] = [recorded.figures[figure], figures[figure]]
    return { item, figure, found, expected }
  }
  return undefined
}

/** What the job cannot read failed its items, and was kept. */
function readAgain(read: () => ReadAnswer): ReadAnswer | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function differing(
  found: Record<string, string>,
  expected: Record<string, string>,
): string | undefined {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)])
  return [...names].find((name) => found[name] !== expected[name])
}
