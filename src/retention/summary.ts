import { type Sentence, sentence } from '../messages/message-code.js'
import type { PrunePlan } from './plan.js'

/** Returns a plan, or its result, with the property names of `--json`. */
export function pruneSummary(plan: PrunePlan, isDone: boolean) {
  const { batches, ledger, notices, firings, uploads, open, untold, headless } = plan
  return {
    state: isDone ? ('pruned' as const) : ('planned' as const),
    batches: batches.map(({ id, why, objects, bytes }) => ({ batch: id, why, objects, bytes })),
    ...spanOf(plan),
    ledger,
    notices: notices.length,
    firings: firings.length,
    uploads: uploads.length,
    kept: { open, untold, headless },
  }
}

function spanOf({ batches }: PrunePlan) {
  const ids = batches.map(({ id }) => id).toSorted()
  return {
    objects: batches.reduce((sum, one) => sum + one.objects, 0),
    bytes: batches.reduce((sum, one) => sum + one.bytes, 0),
    // Ids of batches begin with their instant.
    oldest: ids.at(0),
    newest: ids.at(-1),
  }
}

/** Returns a plan, or its result, as messages; `n` formats a number in the language of the user. */
export function pruneSentences(
  plan: PrunePlan,
  isDone: boolean,
  n: (number: number) => string,
): Sentence[] {
  const { batches, ledger, notices, firings, uploads, open, untold, headless } = plan
  const { bytes, oldest, newest } = spanOf(plan)
  const facts = {
    batches: n(batches.length),
    megabytes: n(Math.ceil(bytes / 1e6)),
    oldest,
    newest,
    ledger: n(ledger),
    notices: n(notices.length),
    firings: n(firings.length),
  }
  const kept = [
    ['prune_open', open],
    ['prune_untold', untold],
    ['prune_headless', headless],
  ] as const
  return [
    sentence(isDone ? 'prune_done' : 'prune_plan', facts),
    ...(uploads.length > 0 ? [sentence('prune_uploads', { uploads: n(uploads.length) })] : []),
    ...kept.flatMap(([code, found]) =>
      found.length > 0 ? [sentence(code, { batches: found })] : [],
    ),
  ]
}
