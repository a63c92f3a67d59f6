import type { App } from '../../app/app.js'
import type { BatchEnd } from '../../batches/run/complete-batch.js'
import { endCancelled } from '../../batches/run/end-cancelled.js'
import { runInProcess, type ShowProgress } from '../../batches/run/run-in-process.js'
import type { StorageRefusal } from '../../batches/run/storage-refusal.js'
import { asUserError, storageSentence } from '../../batches/user-error.js'
import { progressOf } from '../../batches/view/progress.js'
import { reportOf } from '../../batches/view/report.js'
import { resultPlace } from '../../batches/view/storage-place.js'
import type { Manifest } from '../../core/batch.js'
import { EXIT, type ExitStatus, isAboutTheAccount, UserError } from '../../core/errors.js'
import { overLimitWords } from '../../messages/format.js'
import { translateWhole } from '../../messages/index.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import type { StatementFormat } from '../../publish/statement/statements-zip.js'
import type { Connection } from '../../services/connection.js'
import { versionWords } from '../brief.js'
import { type Cli, count, counted, duration, handPath, type Output, words } from '../output.js'
import { ProgressBar } from '../progress.js'
import { notCounted } from '../quote.js'
import { onStop } from '../running/stop.js'
import { handOutMarked, type MarkedOptions } from './marked.js'
import { printRerunTotals } from './rerun-totals.js'
import { copyFiles, copyResult, printFiles } from './result.js'
import { handOutStatements } from './statements.js'

/** Where to copy the workbook, and the statements to make with it. */
export interface HandOut extends MarkedOptions {
  out?: string
  statements?: StatementFormat | undefined
}

/** Works on a stored batch to its end, and copies the workbook. */
export async function finish(
  { app, output }: Cli,
  connection: Connection,
  manifest: Manifest,
  options: HandOut,
): Promise<ExitStatus> {
  const began = Date.now()
  let ended: BatchEnd
  try {
    ended = await workOn({ app, output }, connection, manifest)
  } catch (error) {
    return brokenOff(app, manifest, { error, output, began })
  }
  if (ended.is === 'finished') return handOut({ app, output }, ended.manifest, options, began)
  const url = connection.account.baseUrl
  return notFinished(app, manifest, { ended, output, began, url })
}

/** Ends a cancelled batch of a key or an address that this configuration does not have. */
export async function finishCancelled(
  { app, output }: Cli,
  manifest: Manifest,
  options: HandOut,
): Promise<ExitStatus> {
  const began = Date.now()
  const ended = await untilStopped({ app, output }, (stopping) =>
    endCancelled(manifest, app, stopping),
  )
  if (ended.is === 'finished') return handOut({ app, output }, ended.manifest, options, began)
  return notFinished(app, manifest, { ended, output, began })
}

function interrupted({ id, ownSandbox }: Manifest): Sentence {
  return sentence('interrupted', { batch: `${id}${ownSandbox ? ' --sandbox' : ''}` })
}

/** Reports a failure of our means, with the number by which the batch goes on. */
async function brokenOff(
  app: App,
  manifest: Manifest,
  { error, output, began }: { error: unknown; output: Output; began: number },
): Promise<ExitStatus> {
  app.log.debug({ err: error }, 'broken off')
  const { status, sentences } = asUserError(error)
  const all = [...sentences, interrupted(manifest)]
  for (const one of all) output.say(one)
  if (!output.json) return status
  const bucket = app.bucket()
  const progress = await bucket.then((one) => progressOf(manifest, one)).catch(() => undefined)
  const report = reportOf({ ...manifest, ...progress }, null, (Date.now() - began) / 1000)
  // Where the storage is what failed, the counts so far are not known.
  const counts = progress ? {} : { rows: null, units: null, calls: null }
  const problems = all.map((one) => translateWhole(output.language, one))
  output.result(JSON.stringify({ ...report, ...counts, state: 'interrupted', problems }))
  return status
}

/** Reports why a batch did not finish, and how to continue. */
export async function notFinished(
  app: App,
  manifest: Manifest,
  {
    ended,
    output,
    began,
    url,
    goesOn,
    beside = {},
  }: {
    ended: BatchEnd
    output: Output
    began: number
    /** Base address of the service, which may have halted the batch. */
    url?: string
    goesOn?: Sentence
    /** Additional fields of the `--json` report. */
    beside?: object
  },
): Promise<ExitStatus> {
  const halt = ended.is === 'halted' ? ended.halt : undefined
  const messages = [
    ...(halt ? [sentence(halt.why, { ...halt.facts, url })] : []),
    goesOn ?? interrupted(manifest),
  ]
  for (const one of messages) output.say(one)
  if (output.json) {
    const progress = await progressOf(manifest, await app.bucket())
    const state = halt ? 'halted' : 'interrupted'
    const report = reportOf({ ...manifest, ...progress }, null, (Date.now() - began) / 1000)
    output.result(JSON.stringify({ ...report, state, ...beside }))
  }
  if (!halt) return EXIT.interrupted
  return isAboutTheAccount(halt.why) ? EXIT.usage : EXIT.other
}

/** Works until the end or the first stop signal; calls in flight are recorded before it returns. */
function workOn(
  { app, output }: Cli,
  connection: Connection,
  manifest: Manifest,
): Promise<BatchEnd> {
  return untilStopped({ app, output }, (stopping) =>
    runInProcess(app, connection, manifest, { stopping, show: progressShown({ app, output }) }),
  )
}

/** Calls `doing` with a signal that Ctrl-C and SIGTERM abort. */
export async function untilStopped<T>(
  { app, output }: Cli,
  doing: (stopping: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = onStop(app, output, {
    tellFirst: () =>
      output.tell(
        words(
          output.language,
          'Parando: as chamadas em andamento terminam e são guardadas (Ctrl-C de novo encerra já).',
          'Stopping: calls under way finish and are recorded (Ctrl-C again ends now).',
        ),
      ),
  })
  const deafen = app.refusals.hear((refusal) => {
    // The bar stays as it was, on a line of its own.
    if (output.terminal) process.stderr.write('\n')
    output.say(refusalSentence(app, refusal))
  })
  try {
    return await doing(stop.signal)
  } finally {
    deafen()
    stop.release()
  }
}

function refusalSentence({ config }: App, refusal: StorageRefusal | undefined): Sentence {
  if (refusal) return storageSentence(refusal.reason, refusal.where)
  return sentence('storage_back', { where: config.storage.url })
}

/** Shows a bar at a terminal, and a line from time to time elsewhere. */
export function progressShown({ app, output }: Cli): ShowProgress {
  const stands = () => app.refusals.current !== undefined
  return ({ manifest, gate, finishMs, quote }) =>
    new ProgressBar(manifest.plan.toCall, gate, { finishMs, quote, stands }, output)
}

/** Copies the workbook to the requested place, and reports the end of the batch. */
export async function handOut(
  { app, output }: Cli,
  manifest: Manifest,
  options: HandOut,
  began: number,
): Promise<ExitStatus> {
  const stored = resultPlace(app, manifest.id)
  const seconds = (Date.now() - began) / 1000
  let files: string | undefined
  try {
    if (options.out) {
      await copyResult({ app, output }, manifest.id, options.out)
      files = await copyFiles(app, manifest.id, options.out)
    }
    await handOutStatements({ app, output }, manifest, options)
    await handOutMarked({ app, output }, manifest, options)
  } catch (error) {
    // The batch is finished and paid for: the report has to say so, and where its workbook is.
    if (!(error instanceof UserError)) throw error
    printEnd(manifest, stored, seconds, output)
    for (const message of error.sentences) output.say(message)
    if (output.json) output.result(JSON.stringify(reportOf(manifest, stored, seconds)))
    return error.status
  }
  const place = options.out ?? stored
  for (const said of manifest.told) if (said.code === 'told_stopped_early') output.say(said)
  printRehearsal(manifest, output)
  printEnd(manifest, place, seconds, output)
  await printRerunTotals(app, manifest, output)
  printFiles(files, output)
  printToMend({ app, output }, manifest, options)
  if (output.json) output.result(JSON.stringify(reportOf(manifest, place, seconds)))
  else handPath(place, output)
  const { rejected, failed, pending } = manifest.rows!
  return rejected + failed + pending > 0 ? EXIT.someFailed : EXIT.done
}

/** Reports a rehearsal, except with a sandbox in this process, which the quote has named. */
export function printRehearsal({ rehearsal, ownSandbox }: Manifest, output: Output): void {
  if (rehearsal && !ownSandbox) output.say(sentence('rehearsal'))
}

function printToMend(
  { app, output }: Cli,
  { id, job, rows, ownSandbox, input }: Manifest,
  { marked }: MarkedOptions,
): void {
  const count = rows!.rejected + rows!.failed
  const again = `${id}${ownSandbox ? ' --sandbox' : ''}`
  const facts = { count, batch: id, again, documents: app.job(job).documents !== undefined }
  if (count > 0) output.say(sentence('rows_to_mend', facts))
  const isMarkable = input.format === 'xlsx' && rows!.rejected + rows!.warned > 0
  if (isMarkable && !marked) output.say(sentence('rows_to_mark', { batch: id }))
}

function printEnd(
  manifest: Manifest,
  place: string,
  seconds: number,
  { language, tell }: Output,
): void {
  const rows = manifest.rows!
  const n = (number: number) => count(language, number)
  const c = (number: number, one: string, more: string, en: string) =>
    counted(language, number, [one, more], [en, en])
  const parts = [
    rows.ok > 0 && c(rows.ok, 'ok', 'ok', 'ok'),
    rows.warned > 0 && c(rows.warned, 'com aviso', 'com aviso', 'warned'),
    rows.rejected > 0 && c(rows.rejected, 'rejeitada', 'rejeitadas', 'rejected'),
    rows.failed > 0 && c(rows.failed, 'com falha', 'com falha', 'failed'),
    rows.duplicate > 0 && c(rows.duplicate, 'repetida', 'repetidas', 'duplicate'),
    rows.pending > 0 && c(rows.pending, 'pendente', 'pendentes', 'pending'),
  ].filter((part) => part !== false)
  const began = words(language, 'Pronto em', 'Done in')
  const read = counted(language, rows.read - rows.ignored, ['linha', 'linhas'], ['row', 'rows'])
  const sum = parts.length > 0 ? ` = ${parts.join(' + ')}` : ''
  const apart = notCounted(rows.ignored, language)
  tell(`${began} ${duration(seconds * 1000)}: ${read}${sum}${apart}`)
  const { quoted, spent } = manifest.units!
  const { overLimit = 0 } = manifest
  const over = overLimit > 0 ? `, ${overLimitWords(language, overLimit)}` : ''
  tell(
    words(
      language,
      `Chamadas: ${n(manifest.calls!)}${over}; unidades: ${n(spent)} de ${c(quoted, 'orçada', 'orçadas', '')}`,
      `Calls: ${n(manifest.calls!)}${over}; units: ${n(spent)} of ${n(quoted)} quoted`,
    ),
  )
  const { id, patch } = manifest
  const of = patch
    ? `${words(language, ' do ', ' of ')}${versionWords({ id, patch }, language)}`
    : ''
  tell(`${words(language, 'Pasta de trabalho', 'Workbook')}${of}: ${place}`)
}
