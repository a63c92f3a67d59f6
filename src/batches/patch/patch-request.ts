import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import { withTempFolder } from '../../runtime/temp-folder.js'
import { isIsoDate } from '../../values/dates.js'
import { withInput } from '../batch-input.js'
import type { Engine } from '../engine.js'
import { manifestOf } from '../stored-batches.js'
import type { PatchRequest } from '../submission/prepare.js'
import { type CellOptions, readCellOptions } from '../submission/read-request.js'
import type { AskedFor } from '../submission/request-input.js'
import { mergePending } from './merge-pending.js'

/** The options that `--patch` allows, some as answers; the others are those of the batch. */
export interface PatchOptions extends CellOptions {
  patch: string
  dropMissing?: boolean
  again?: boolean
  lane?: Manifest['lane'] | undefined
}

/**
 * Calls `doing` with the request for a mended file: the same job, parameters and columns. A sheet
 * of some rows is merged into the whole table, in a folder that is removed afterwards.
 *
 * @throws UserError (2) when there is no such batch, it has not ended, sent documents, or is a
 *   night of a watch
 */
export async function withPatch<T>(
  engine: Engine,
  file: string | undefined,
  options: PatchOptions,
  doing: (asked: AskedFor, base: Manifest) => Promise<T>,
): Promise<T> {
  const base = await manifestOf(engine, options.patch)
  if (base.state === 'open') throw UserError.usage('not_finished', { batch: base.id })
  // Its sheet names documents that lie elsewhere.
  if (engine.job(base.job).documents) throw UserError.usage('patch_documents', { batch: base.id })
  // What a version of a night shows would not count as shown, and its rows would not be watched.
  if (base.job === 'watch') throw UserError.usage('patch_night', { batch: base.id })
  if (file === undefined) throw UserError.usage('usage_missing_argument', { what: 'arquivo' })
  return withTempFolder(async (dir) => {
    const merged = await mergePending(file, base, { engine, dir })
    const asked = askedOf(engine, base, merged ?? file, options)
    const patch: PatchRequest = {
      base,
      dropMissing: options.dropMissing === true,
      withInput: (use) => withInput(engine, base, use),
    }
    return doing({ ...asked, patch: merged ? { ...patch, sheet: file } : patch }, base)
  })
}

/** @throws UserError (2) when answers of the service and of a sandbox would be mixed */
export function refuseMixed({ id, ownSandbox }: Manifest, sandbox: boolean): void {
  if (sandbox !== ownSandbox) throw UserError.usage('patch_rehearsal', { batch: id, sandbox })
}

export function askedOf(
  engine: Engine,
  base: Manifest,
  file: string,
  { again, lane, ...options }: Pick<PatchOptions, 'again' | 'lane' | keyof CellOptions>,
): AskedFor {
  const { parameters, reading } = base
  const job = engine.job(base.job)
  const said = readCellOptions(options, job)
  for (const name of ['decimal', 'dates'] as const)
    if (said[name] && reading?.[name] && said[name] !== reading[name])
      throw UserError.usage('patch_takes_from_batch', { option: `--${name}` })
  const today = dateInSaoPaulo(engine.clock.now())
  const last = isIsoDate(parameters.updateTo) ? parameters.updateTo : today
  const { decimal = said.decimal, dates = said.dates, duplicates = 'warn' } = reading ?? {}
  return {
    file,
    job,
    parameters,
    duplicates,
    ...(again ? { again } : {}),
    lane: lane ?? base.lane,
    accept: {
      map: said.map,
      ...(decimal ? { decimal } : {}),
      ...(dates ? { dates } : {}),
      lastYear: Math.max(Number(last.slice(0, 4)), Number(today.slice(0, 4))),
      given: parameters,
    },
  }
}
