import { refuseMixed } from '../batches/patch/patch-request.js'
import { repeatUncertain } from '../batches/run/repeat-uncertain.js'
import { startBatch } from '../batches/run/steer.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'

/**
 * Repeats the uncertain calls of a batch that has ended, and lets workers continue it.
 * @throws UserError for a batch that is open, or was cancelled with rows unasked
 */
export async function repeatAndStart(context: WebContext, before: Manifest): Promise<Manifest> {
  // The coordinator of an open batch would have to end first.
  if (before.state === 'open') throw UserError.usage('not_finished', { batch: before.id })
  refuseMixed(before, context.sandbox !== undefined)
  const { tasks, manifest } = await repeatUncertain(context.app, before)
  if (tasks > 0) await startBatch(context.app, manifest)
  return manifest
}
