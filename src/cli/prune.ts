import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import type { Ages } from '../retention/nightly.js'
import { type PrunePlan, planPrune } from '../retention/plan.js'
import { prune } from '../retention/prune.js'
import { count, type Output } from './output.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

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
  const ages: Ages = {
    nowMs: app.clock.now(),
    olderThanMs: ageOf(options.olderThan),
    ledgerMs: Math.max(DAY_MS, longestWindowMs(app) + HOUR_MS),
  }
  const plan = await planPrune(bucket, ages)
  if (options.yes) await prune(plan, bucket, ages)
  tell(plan, options.yes === true, output)
  if (output.json) output.result(JSON.stringify(reportOf(plan, options.yes === true)))
  else for (const { id } of plan.batches) output.result(id)
  return EXIT.done
}

/** `90d` or `12h`. */
function ageOf(text: string): number {
  const [, number, unit] = /^(\d{1,5})([dh])$/.exec(text.trim()) ?? []
  if (number === undefined || Number(number) === 0) {
    throw UserError.usage('bad_option', { option: '--older-than', expected: '90d, 12h', got: text })
  }
  return Number(number) * (unit === 'd' ? DAY_MS : HOUR_MS)
}

/** A day's window needs its ledger for longer than a day. */
function longestWindowMs({ config }: App): number {
  const accounts = [...Object.values(config.services), ...config.accounts]
  return Math.max(
    ...accounts.map(
      ({ windows, timeoutMs }) => timeoutMs + Math.max(...windows.map(({ ms }) => ms)),
    ),
  )
}

function tell(plan: PrunePlan, isDone: boolean, output: Output): void {
  const n = (number: number) => count(output.language, number)
  const { batches, ledger, notices, firings, open, untold, headless } = plan
  const { bytes, oldest, newest } = summaryOf(plan)
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

function reportOf(plan: PrunePlan, isDone: boolean) {
  const { batches, ledger, notices, firings, uploads, open, untold, headless } = plan
  return {
    state: isDone ? 'pruned' : 'planned',
    batches: batches.map(({ id, why, objects, bytes }) => ({ batch: id, why, objects, bytes })),
    ...summaryOf(plan),
    ledger,
    notices: notices.length,
    firings: firings.length,
    uploads: uploads.length,
    kept: { open, untold, headless },
  }
}

function summaryOf({ batches }: PrunePlan) {
  const ids = batches.map(({ id }) => id).toSorted()
  return {
    objects: batches.reduce((sum, one) => sum + one.objects, 0),
    bytes: batches.reduce((sum, one) => sum + one.bytes, 0),
    // Names of batches begin with when they were made.
    oldest: ids.at(0),
    newest: ids.at(-1),
  }
}
