import { EXIT, type ExitStatus } from '../core/errors.js'
import { agesOf } from '../retention/ages.js'
import { planPrune } from '../retention/plan.js'
import { prune } from '../retention/prune.js'
import { pruneSentences, pruneSummary } from '../retention/summary.js'
import { type Cli, count } from './output.js'

export interface PruneOptions {
  olderThan: string
  /** Deletes; without it nothing is removed. */
  yes?: boolean
}

/** Lists what is old enough to prune, and deletes it with `yes`. */
export async function pruneCommand(
  { app, output }: Cli,
  options: PruneOptions,
): Promise<ExitStatus> {
  const bucket = await app.bucket()
  const ages = agesOf(options.olderThan, app.config, app.clock.now())
  const planned = await planPrune(bucket, ages)
  const plan = options.yes ? await prune(planned, bucket, ages) : planned
  const number = (of: number) => count(output.language, of)
  for (const message of pruneSentences(plan, options.yes === true, number)) output.say(message)
  if (output.json) output.result(JSON.stringify(pruneSummary(plan, options.yes === true)))
  else for (const { id } of plan.batches) output.result(id)
  return EXIT.done
}
