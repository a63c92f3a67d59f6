import { isDeepStrictEqual } from 'node:util'
import { isEmptyAnswer } from '../core/job/empty-answer.js'
import type { Advice, ItemOutcome, Job, Knowledge, ReadAnswer } from '../core/job/job.js'
import type { OutcomeRecord } from '../core/task.js'
import { askingOf, type RecordedTask } from '../gather/is-complete.js'

/** Where an outcome does not say what its answer says: the position of the item and the figure. */
export interface Unlike {
  item: number
  figure: string
  found: string
  expected: string
}

/** What an answer that cannot be trusted makes of each of its items. */
const FAILED: Pick<ItemOutcome, 'outcome' | 'figures' | 'lists'> = {
  outcome: 'failed',
  figures: {},
}

/**
 * Reads answers again and compares what comes of them with the outcome that was recorded; undefined
 * where both say the same. Only figures, lists and outcomes: sentences may be told in other words. What is advised is
 * compared where the batch was made by today's rules of it.
 */
export function unlike(
  { outcome, ...told }: RecordedTask & { outcome: OutcomeRecord },
  { job, knowledge }: { job: Job; knowledge: Knowledge },
): Unlike | undefined {
  const asking = askingOf(told)
  const advice = knowledge.adviceVersion === job.advice?.version ? undefined : job.advice
  const read = readAgain(() => job.read(asking, knowledge))
  // Older builds took it for a result, where nothing was missed.
  const isEmpty = isEmptyAnswer(asking.answers)
  for (const [item, recorded] of outcome.items.entries()) {
    const isUnread = isEmpty && recorded.outcome === 'failed' && !recorded.lists
    const again = read?.is === 'read' && !isUnread ? read.items[item] : undefined
    const { outcome: ended, figures, lists } = again ?? FAILED
    if (recorded.outcome !== ended) {
      return { item, figure: '', found: recorded.outcome, expected: ended }
    }
    const [kept, now] = [recorded.lists, lists].map((one) => compared(one, advice))
    const list = differingList(kept, now)
    if (list !== undefined) return { item, figure: list, ...linesOf(list, kept, now) }
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

type Lists = ItemOutcome['lists']

/** Without what rules of another release advised. */
function compared(lists: Lists, advice: Advice | undefined): Lists {
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

/** Whole lists are too much to tell: how many lines each has. */
function linesOf(name: string, found: Lists = {}, expected: Lists = {}) {
  const count = (lists: NonNullable<Lists>) => String(lists[name]?.length ?? 0)
  return { found: count(found), expected: count(expected) }
}
