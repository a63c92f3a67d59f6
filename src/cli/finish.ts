import type { App, Connection } from '../app.js'
import type { Manifest } from '../batch.js'
import type { Conducted } from '../conduct.js'
import { EXIT, type ExitStatus, Refusal } from '../errors.js'
import { seeThrough } from '../see-through.js'
import { type Sentence, sentence } from '../sentence.js'
import { standingOf } from '../standing.js'
import { reportOf } from './json.js'
import { ProgressBar } from './progress.js'
import { copyFiles, copyResult, resultPlace, tellFiles } from './result.js'
import { count, duration, type Voice, words } from './say.js'
import { onStop } from './stop.js'

/** Works a stored batch to its end, and hands out the workbook. */
export async function finish(
  app: App,
  connection: Connection,
  manifest: Manifest,
  options: { out?: string },
  voice: Voice,
): Promise<ExitStatus> {
  const began = Date.now()
  const conducted = await workOn(app, connection, manifest, voice)
  if (conducted.is === 'finished') return handOut(app, conducted.manifest, options, voice, began)
  return notFinished(app, connection, manifest, { conducted, voice, began })
}

/** Tells why a batch did not come to its end, and how it goes on. */
export async function notFinished(
  app: App,
  connection: Connection,
  manifest: Manifest,
  {
    conducted,
    voice,
    began,
    goesOn,
  }: { conducted: Conducted; voice: Voice; began: number; goesOn?: Sentence },
): Promise<ExitStatus> {
  const halt = conducted.is === 'halted' ? conducted.halt : undefined
  const how = `${manifest.id}${manifest.ownSandbox ? ' --sandbox' : ''}`
  const said = [
    ...(halt ? [sentence(halt.why, { ...halt.facts, url: connection.account.baseUrl })] : []),
    goesOn ?? sentence('interrupted', { batch: how }),
  ]
  for (const one of said) voice.told(one)
  if (voice.json) {
    const standing = await standingOf(manifest, await app.bucket())
    const state = halt ? 'halted' : 'interrupted'
    const report = reportOf({ ...manifest, ...standing }, null, (Date.now() - began) / 1000)
    voice.result(JSON.stringify({ ...report, state }))
  }
  if (!halt) return EXIT.interrupted
  return halt.why === 'unauthorized' || halt.why === 'forbidden' ? EXIT.usage : EXIT.other
}

/** Until the end or the first stop; whatever was under way is recorded when it returns. */
export async function workOn(
  app: App,
  connection: Connection,
  manifest: Manifest,
  voice: Voice,
): Promise<Conducted> {
  const stop = onStop(() =>
    voice.tell(
      words(
        voice.language,
        'Parando: as chamadas em andamento terminam e são guardadas (Ctrl-C de novo encerra já).',
        'Stopping: calls under way finish and are recorded (Ctrl-C again ends now).',
      ),
    ),
  )
  const execution = await app.execute(connection, stop.signal)
  const forecast = await app.forecast(connection, execution.gate)
  const finishMs = (missing: number) => forecast.leftMs(manifest, missing, manifest.lane)
  const quote = () => forecast.quoteOf(manifest)
  const bar = new ProgressBar(manifest.plan.toCall, execution.gate, finishMs, quote, voice)
  try {
    return await seeThrough(manifest, app, execution, {
      stopping: stop.signal,
      progress: (progress) => bar.update(progress),
    })
  } finally {
    await bar.end()
    await execution.close()
    stop.release()
  }
}

/** Copies the workbook where it was asked for, and tells how the batch ended. */
export async function handOut(
  app: App,
  manifest: Manifest,
  options: { out?: string },
  voice: Voice,
  began: number,
): Promise<ExitStatus> {
  const stored = resultPlace(app, manifest.id)
  const seconds = (Date.now() - began) / 1000
  let files: string | undefined
  try {
    if (options.out) {
      await copyResult(app, manifest.id, options.out, voice)
      files = await copyFiles(app, manifest.id, options.out)
    }
  } catch (error) {
    // The batch is finished and paid for: what is told has to say so, and where its workbook is.
    if (!(error instanceof Refusal)) throw error
    tellEnd(manifest, stored, seconds, voice)
    for (const said of error.sentences) voice.told(said)
    if (voice.json) voice.result(JSON.stringify(reportOf(manifest, stored, seconds)))
    return error.status
  }
  const place = options.out ?? stored
  for (const said of manifest.told) if (said.code === 'told_stopped_early') voice.told(said)
  tellEnd(manifest, place, seconds, voice)
  tellFiles(files, voice)
  if (voice.json) voice.result(JSON.stringify(reportOf(manifest, place, seconds)))
  else voice.result(place)
  const { rejected, failed, pending } = manifest.rows!
  return rejected + failed + pending > 0 ? EXIT.someFailed : EXIT.done
}

function tellEnd(
  manifest: Manifest,
  place: string,
  seconds: number,
  { language, tell }: Voice,
): void {
  const rows = manifest.rows!
  const n = (number: number) => count(language, number)
  tell(
    words(
      language,
      `Pronto em ${duration(seconds * 1000)}: ${n(rows.read)} lidas = ${n(rows.ok)} ok + ${n(rows.warned)} com aviso + ${n(rows.rejected)} rejeitadas + ${n(rows.failed)} com falha + ${n(rows.duplicate)} repetidas + ${n(rows.ignored)} ignoradas + ${n(rows.pending)} pendentes`,
      `Done in ${duration(seconds * 1000)}: ${n(rows.read)} read = ${n(rows.ok)} ok + ${n(rows.warned)} warned + ${n(rows.rejected)} rejected + ${n(rows.failed)} failed + ${n(rows.duplicate)} duplicate + ${n(rows.ignored)} ignored + ${n(rows.pending)} pending`,
    ),
  )
  tell(
    words(
      language,
      `Chamadas: ${n(manifest.calls!)}; unidades: ${n(manifest.units!.spent)} de ${n(manifest.units!.quoted)} orçadas`,
      `Calls: ${n(manifest.calls!)}; units: ${n(manifest.units!.spent)} of ${n(manifest.units!.quoted)} quoted`,
    ),
  )
  tell(`${words(language, 'Pasta de trabalho', 'Workbook')}: ${place}`)
}
