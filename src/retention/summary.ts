import type { PrunePlan } from './plan.js'

/** A plan, or what was done of it, in the names of `--json`. */
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
    // Names of batches begin with when they were made.
    oldest: ids.at(0),
    newest: ids.at(-1),
  }
}
