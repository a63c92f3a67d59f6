import type { Lane, Manifest } from '../../core/batch.js'
import { EXIT, UserError } from '../../core/errors.js'
import { takesVersions } from '../../core/job/job.js'
import { readParameters } from '../../core/job/parse-parameters.js'
import { sentence } from '../../messages/message-code.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import { withInput } from '../batch-input.js'
import type { Engine } from '../engine.js'
import { newestVersion } from '../patch/mended-rows.js'
import { askedOf } from '../patch/patch-request.js'
import { manifestOf } from '../stored-batches.js'
import type { CellOptions } from '../submission/read-request.js'
import type { AskedFor } from '../submission/request-input.js'

/** The options that a rerun may change, some as answers; the others are those of the batch. */
export interface RerunOptions extends CellOptions {
  param: string[]
  again?: boolean
  lane?: Lane | undefined
}

/**
 * Calls `doing` with a request for the file of a batch with other parameters.
 *
 * @throws UserError (2) when there is no such batch or file, (4) when it was mended since
 */
export async function withRerun<T>(
  engine: Engine,
  batch: string,
  { param, ...options }: RerunOptions,
  doing: (asked: AskedFor, base: Manifest) => Promise<T>,
): Promise<T> {
  const base = await manifestOf(engine, batch)
  if (base.state === 'open') throw UserError.usage('not_finished', { batch })
  const job = engine.job(base.job)
  if (!takesVersions(job)) throw UserError.usage('rerun_not', { job: job.kind })
  const later = await newestVersion(batch, await engine.bucket())
  if (later)
    throw new UserError(EXIT.decision, [sentence('rerun_later', { batch, later: later.id })])
  const said = readParameters(param, job, dateInSaoPaulo(engine.clock.now()))
  const parameters = { ...base.parameters, ...said }
  return withInput(engine, base, (path) =>
    doing({ ...askedOf(engine, { ...base, parameters }, path, options), rerunOf: base }, base),
  )
}
