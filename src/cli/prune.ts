import type { App } from '../app/app.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { agesOf } from '../retention/ages.js'
import { type PrunePlan, planPrune } from '../retention/plan.js'
import { prune } from '../retention/prune.js'
import { pruneSummary } from '../retention/summary.js'
import { count, type Output } from './output.js'

export interface PruneOptions {
  olderThan: string
  /** Does what is told; without it nothing is removed. */
  yes?: boolean
}

/** Tells what is too old to keep, and removes it where that was asked. */
export async function pruneCommand(
  app: App,
  options: PruneOptions,
  output: Output,
): Promise<ExitStatus> {
  const bucket = await app.bucket()
  const ages = agesOf(options.olderThan, app.config, app.clock.now())
  const plan = await planPrune(bucket, ages)
  if (options.yes) await prune(plan, bucket, ages)
  tell(plan, options.yes === true, output)
  if (output.json) output.result(JSON.stringify(pruneSummary(plan, options.yes === true)))
  else for (const { id } of plan.batches) output.result(id)
  return EXIT.done
}

function tell(plan: PrunePlan, isDone: boolean, output: Output): void {
  const n = (number: number) => count(output.language, number)
  const { batches, ledger, notices, firings, open, untold, headless } = plan
  const { bytes, oldest, newest } = pruneSummary(plan, isDone)
  const facts = {
    batches: n(batches.length),
    megabytes: n(Math.ceil(bytes / 1e6)),
    oldest,
    newest,
    ledger: n(ledger),
    notices: n(notices.length),
    firings: n(firings.length),
  }
  output.told(sentence(isDone ? 'prune_done' : 'prune_plan', facts))
  if (plan.uploads.length > 0)
    output.told(sentence('prune_uploads', { uploads: n(plan.uploads.length) }))
  if (open.length > 0) output.told(sentence('prune_open', { batches: open }))
  if (untold.length > 0) output.told(sentence('prune_untold', { batches: untold }))
  if (headless.length > 0) output.told(sentence('prune_headless', { batches: headless }))
}
