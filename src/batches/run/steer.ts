import type { Lane, Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { cancel, setLane, setPaused } from '../../records/control.js'
import { keys } from '../../records/keys.js'
import type { Engine } from '../engine.js'
import { removeBatch } from '../submission/remove-batch.js'
import { announce } from '../submission/submit.js'

type Stores = Pick<Engine, 'bucket' | 'clock'>

/** Decides whether workers can find the batch. */
export async function isStarted(engine: Stores, { id, state }: Manifest): Promise<boolean> {
  return state !== 'open' || (await (await engine.bucket()).size(keys.openBatch(id))) !== undefined
}

/**
 * Lets workers find the batch; a repetition changes nothing.
 * @throws UserError (2) when it has ended
 */
export async function startBatch(engine: Stores, manifest: Manifest): Promise<void> {
  refuseEnded(manifest)
  await announce(await engine.bucket(), manifest.id)
}

/** Stops new calls of the batch until it is resumed; calls in flight are finished. */
export async function pauseBatch(engine: Stores, manifest: Manifest): Promise<void> {
  refuseEnded(manifest)
  await setPaused(await engine.bucket(), manifest.id, true)
}

export async function resumeBatch(engine: Stores, manifest: Manifest): Promise<void> {
  refuseEnded(manifest)
  const bucket = await engine.bucket()
  await setPaused(bucket, manifest.id, false)
  await announce(bucket, manifest.id)
}

/**
 * Ends the batch for good: its answers are kept and published. A batch that has spent nothing is
 * deleted.
 */
export async function cancelBatch(engine: Stores, manifest: Manifest): Promise<void> {
  refuseEnded(manifest)
  const bucket = await engine.bucket()
  if (await removeBatch(bucket, manifest)) return
  await cancel(bucket, manifest.id, engine.clock.now())
  // A process that worked on it without the mark may be gone: a worker ends it.
  if (!manifest.ownSandbox) await announce(bucket, manifest.id)
}

export async function moveBatch(engine: Stores, manifest: Manifest, lane: Lane): Promise<void> {
  refuseEnded(manifest)
  await setLane(await engine.bucket(), manifest.id, lane)
}

function refuseEnded({ id, state }: Manifest): void {
  if (state !== 'open') throw UserError.usage('batch_over', { batch: id })
}
