import { manifestOf } from '../batches/stored-batches.js'
import { LANES, type Manifest } from '../core/batch.js'
import { choiceOf } from '../core/choice.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import { cancel, setLane, setPaused } from '../records/control.js'
import { type Cli, words } from './output.js'

/** Cancels a batch for good; its answers stay. */
export async function cancelCommand({ app, output }: Cli, batch: string): Promise<ExitStatus> {
  const manifest = await openManifest({ app, output }, batch)
  if (!manifest) return EXIT.done
  await cancel(await app.bucket(), batch, app.clock.now())
  output.tell(
    words(
      output.language,
      `Lote ${batch} cancelado: o que foi respondido fica guardado; lote resume ${batch} entrega a pasta de trabalho com o que há.`,
      `Batch ${batch} cancelled: what was answered is kept; lote resume ${batch} hands out the workbook with it.`,
    ),
  )
  return EXIT.done
}

/** Pauses a batch until `lote resume`; no new call is sent, calls in flight are finished. */
export async function pauseCommand({ app, output }: Cli, batch: string): Promise<ExitStatus> {
  if (!(await openManifest({ app, output }, batch))) return EXIT.done
  await setPaused(await app.bucket(), batch, true)
  output.tell(
    words(
      output.language,
      `Lote ${batch} pausado: nada novo será chamado até lote resume ${batch}.`,
      `Batch ${batch} paused: nothing new is called until lote resume ${batch}.`,
    ),
  )
  return EXIT.done
}

export async function laneCommand(
  { app, output }: Cli,
  batch: string,
  name: string,
): Promise<ExitStatus> {
  const lane = choiceOf('lane', name, LANES)
  if (!(await openManifest({ app, output }, batch))) return EXIT.done
  await setLane(await app.bucket(), batch, lane)
  output.tell(
    words(
      output.language,
      `Lote ${batch} na faixa ${lane}.`,
      `Batch ${batch} is in the lane ${lane} now.`,
    ),
  )
  return EXIT.done
}

async function openManifest({ app, output }: Cli, batch: string): Promise<Manifest | undefined> {
  const manifest = await manifestOf(app, batch)
  if (manifest.state === 'open') return manifest
  output.tell(
    words(output.language, `O lote ${batch} já terminou.`, `The batch ${batch} has ended.`),
  )
  return undefined
}
