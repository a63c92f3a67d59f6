import type { App } from '../../app/app.js'
import type { Manifest } from '../../core/batch.js'
import { reais } from '../../messages/message.js'
import { ExactSum } from '../../publish/exact-sum.js'
import { money } from '../../publish/statement/statement-text.js'
import { BatchRecords } from '../../records/batch-records.js'
import { type Output, words } from '../output.js'

/** Prints the totals of a repeated batch and of the one before; without it, nothing. */
export async function printRerunTotals(
  app: App,
  { rerunOf, total: now }: Manifest,
  { language, tell }: Output,
): Promise<void> {
  if (rerunOf === undefined || now === undefined) return
  const before = (await new BatchRecords(await app.bucket(), rerunOf).manifest())?.total
  if (before === undefined) return
  const difference = new ExactSum()
  difference.add(now)
  difference.add(before.startsWith('-') ? before.slice(1) : `-${before}`)
  const [was, is, by] = [before, now, difference.toString()].map((sum) => reais(money(sum)))
  tell(
    words(
      language,
      `Total: antes ${was}, agora ${is}, diferença ${by}; por quê: aba Comparação`,
      `Total: before ${was}, now ${is}, difference ${by}; why: sheet Comparação`,
    ),
  )
}
