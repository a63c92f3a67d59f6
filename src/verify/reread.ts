import { isDeepStrictEqual } from 'node:util'
import { isEmptyAnswer } from '../core/job/empty-answer.js'
import type { Advice, ItemOutcome, Job, Knowledge, ReadAnswer } from '../core/job/job.js'
import type { OutcomeRecord } from '../core/task.js'
import { askingOf, type RecordedTask } from '../records/batch-records.js'

/** The first difference between an outcome and its answer: position of the item, and the figure. */
export interface OutcomeDifference {
  item: number
  figure: string
  found: string
  expected: string
}

/** The result of each item where the answer cannot be used. */
const FAILED: Pick<ItemOutcome, 'outcome' | 'figures' | 'lists'> = {
  outcome: 'failed',
  figures: {},
}

/**
 * Reads answers again and compares the result with the recorded outcome; undefined where they
 * agree. Only figures, lists and outcomes are compared: the wording of messages may change. Advice
 * is compared where the batch was made by the present version of its rules.
 */
export function outcomeDifference(
  { outcome, ...recordedTask }: RecordedTask & { outcome: OutcomeRecord },
  { job, knowledge }: { job: Job; knowledge: Knowledge },
): OutcomeDifference | undefined {
  const asking = askingOf(recordedTask)
  const advice = knowledge.adviceVersion === job.advice?.version ? undefined : job.advice
  const read = readAgain(() => job.read(asking, knowledge))
  // Older builds recorded an empty answer as failed, although nothing was missing.
  const isEmpty = isEmptyAnswer(asking.answers)
  for (const [item, recorded] of outcome.items.entries()) {
    const isUnread = isEmpty && recorded.outcome === 'failed' && !recorded.lists
    const again = read?.is === 'read' && !isUnread ? read.items[item] : undefined
    const { outcome: ended, figures, lists } = again ?? FAILED
    if (recorded.outcome !== ended) {
      return { item, figure: '', found: recorded.outcome, expected: ended }
    }
    const [kept, now] = [recorded.lists, lists].map((one) => withoutAdvice(one, advice))
    const list = differingList(kept, now)
    if (list !== undefined) return { item, figure: list, ...linesOf(list, kept, now) }
    const figure = differing(recorded.figures, figures)
    if (figure === undefined) continue
    const [found = '', expected = ''] = [recorded.figures[figure], figures[figure]]
    return { item, figure, found, expected }
  }
  return undefined
}

/** An answer that the job cannot read is stored, and its items failed. */
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

type Lists = ItemOutcome['lists']

/** Leaves out advice by the rules of another release. */
function withoutAdvice(lists: Lists, advice: Advice | undefined): Lists {
  if (!lists || !advice) return lists
  const fields = new Set(advice.fields)
  const kept = Object.entries(lists).filter(([name]) => !advice.lists.includes(name))
  return Object.fromEntries(
    kept.map(([name, lines]) => [
      name,
      lines.map((line) =>
        Object.fromEntries(Object.entries(line).filter(([field]) => !fields.has(field))),
      ),
    ]),
  )
}

function differingList(found: Lists = {}, expected: Lists = {}): string | undefined {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)])
  return [...names].find((name) => !isDeepStrictEqual(found[name], expected[name]))
}

/** Returns the number of lines, because whole lists are too long for a message. */
function linesOf(name: string, found: Lists = {}, expected: Lists = {}) {
  const count = (lists: NonNullable<Lists>) => String(lists[name]?.length ?? 0)
  return { found: count(found), expected: count(expected) }
}
