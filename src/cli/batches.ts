import type { App } from '../app/app.js'
import { connectionFor } from '../batches/connect.js'
import { newestVersion } from '../batches/patch/mended-rows.js'
import { repeatUncertain } from '../batches/run/repeat-uncertain.js'
import { underBatchLease } from '../batches/run/run-batch.js'
import { servingAccount } from '../batches/serving-account.js'
import { allBatches, manifestOf } from '../batches/stored-batches.js'
import { announce } from '../batches/submission/submit.js'
import { type BatchState, stateAndLaneOf } from '../batches/view/batch-status.js'
import { progressOf } from '../batches/view/progress.js'
import { reportOf } from '../batches/view/report.js'
import { resultPlace } from '../batches/view/storage-place.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { missingTasks } from '../gather/missing.js'
import { reopenMissing } from '../gather/reopen.js'
import { reais } from '../messages/message.js'
import { sentence } from '../messages/message-code.js'
import { money } from '../publish/statement/statement-text.js'
import type { UnreadableRecord } from '../records/codec.js'
import { isCancelled, setPaused } from '../records/control.js'
import type { TableCell } from '../spreadsheets/tables/table.js'
import { following, printOutlook } from './follow.js'
import { type Cli, count, counted, type Output, timeOf, words } from './output.js'
import { overviewCommand } from './overview.js'
import { printTable } from './print-table.js'
import { finish, finishCancelled } from './results/finish.js'
import { checkMarked, handOutMarked, type MarkedOptions } from './results/marked.js'
import { renderAgain, writeAllSheets } from './results/rerender.js'
import { checkOut, copyFiles, copyResult, printFiles } from './results/result.js'
import type { RunOptions } from './run.js'
import { printIfSlow } from './slow-store.js'

export async function listCommand({ app, output }: Cli): Promise<ExitStatus> {
  const found: Manifest[] = []
  await printIfSlow(async () => {
    for await (const manifest of allBatches(app, printUnreadable(output))) found.push(manifest)
  }, output)
  return printTable(
    {
      json: found.map((manifest) => ({
        ...reportOf(manifest, manifest.result?.key ?? null, 0),
        file: manifest.input.name,
        createdAt: manifest.createdAt,
        total: manifest.total,
        version: manifest.patch?.version ?? 1,
        rehearsal: manifest.rehearsal,
      })),
      titles: [
        ['Lote', 'Batch'],
        ['Criado em', 'Created'],
        ['Trabalho', 'Job'],
        ['Linhas', 'Rows'],
        ['Sem resultado', 'No result'],
        ['Total', 'Total'],
        ['Situação', 'State'],
        ['Arquivo', 'File'],
      ],
      rows: async () => {
        const rows: TableCell[][] = []
        for (const manifest of found) rows.push(await rowOf(app, manifest, output))
        return rows
      },
      none: sentence('batches_none'),
    },
    output,
  )
}

async function rowOf(app: App, manifest: Manifest, output: Output): Promise<TableCell[]> {
  const { language } = output
  const { id, createdAt, job, plan, input, rows: ended, total } = manifest
  const lacking = ended && ended.rejected + ended.failed + ended.pending
  return [
    id,
    timeOf(language, Date.parse(createdAt)),
    job,
    count(language, plan.rows - plan.ignored),
    lacking === undefined ? null : count(language, lacking),
    total === undefined ? null : reais(money(total)),
    stateWords(await standing(app, manifest), manifest, output),
    input.name,
  ]
}

/** Reports a manifest that cannot be read; the other batches are still listed. */
function printUnreadable(output: Output): (error: UnreadableRecord) => void {
  return ({ key, problem, found }) =>
    output.say(sentence('record_unreadable', { key, problem, found }))
}

/** One that waits for its start is open to who has no page. */
async function standing(app: App, manifest: Manifest): Promise<BatchState> {
  return manifest.state === 'open' ? (await stateAndLaneOf(app, manifest)).state : manifest.state
}

const STATES: Readonly<Record<BatchState, string>> = {
  planned: 'aberto',
  open: 'aberto',
  paused: 'pausado',
  cancelling: 'sendo cancelado',
  finished: 'pronto',
  cancelled: 'cancelado',
}

/** Formats `pronto, versão 2, ENSAIO`. */
function stateWords(state: BatchState, { patch, rehearsal }: Manifest, output: Output): string {
  const w = (pt: string, en: string) => words(output.language, pt, en)
  return [
    stateWord(state, output),
    patch && w(`versão ${patch.version}`, `version ${patch.version}`),
    rehearsal && w('ENSAIO', 'REHEARSAL'),
  ]
    .filter(Boolean)
    .join(', ')
}

function stateWord(state: BatchState, { language }: Output): string {
  return words(language, STATES[state], state === 'planned' ? 'open' : state)
}

export function statusCommand(
  { app, output }: Cli,
  batch: string | undefined,
  isFollowed = false,
): Promise<ExitStatus> {
  const tell = () => printStatus({ app, output }, batch)
  return isFollowed ? following({ app, output }, batch, tell) : printIfSlow(tell, output)
}

async function printStatus({ app, output }: Cli, batch: string | undefined): Promise<ExitStatus> {
  if (batch === undefined) return overviewCommand({ app, output })
  const manifest = await manifestOf(app, batch)
  const missing =
    manifest.state === 'finished'
      ? 0
      : (await missingTasks(await app.bucket(), batch, manifest.plan.tasks)).size
  const settled = manifest.plan.tasks - missing
  if (output.json) {
    const counts = manifest.state === 'open' ? await progressOf(manifest, await app.bucket()) : {}
    output.result(
      JSON.stringify({
        ...reportOf({ ...manifest, ...counts }, manifest.result?.key ?? null, 0),
        tasks: manifest.plan.tasks,
        settled,
      }),
    )
    return EXIT.done
  }
  const state = await standing(app, manifest)
  output.result(
    `${manifest.id}  ${stateWord(state, output)}  ${manifest.job}  ${manifest.input.name}`,
  )
  output.result(
    words(
      output.language,
      `${count('pt', settled)} de ${counted('pt', manifest.plan.tasks, ['chamada pronta', 'chamadas prontas'], ['', ''])}`,
      `${settled} of ${manifest.plan.tasks} calls settled`,
    ),
  )
  if (manifest.state === 'open') await printOutlook({ app, output }, manifest, state)
  else output.result(resultPlace(app, batch))
  return EXIT.done
}

export async function resumeCommand(
  { app, output }: Cli,
  batch: string,
  options: Pick<RunOptions, 'sandbox' | 'out' | 'statements'> & { repeatUncertain?: boolean },
): Promise<ExitStatus> {
  if (options.out) await checkOut(options.out)
  const stored = await printIfSlow(() => manifestOf(app, batch), output)
  const manifest = options.repeatUncertain
    ? await repeating({ app, output }, stored)
    : await printIfSlow(() => restoring({ app, output }, stored), output)
  if (manifest.state !== 'open') return renderAgain({ app, output }, manifest, options)
  if (manifest.ownSandbox && !options.sandbox)
    throw UserError.usage('resume_needs_sandbox', { batch })
  const account = manifest.ownSandbox ? undefined : servingAccount(app, manifest)
  if (!manifest.ownSandbox && !account) {
    if (await isCancelled(await app.bucket(), batch))
      return finishCancelled({ app, output }, manifest, options)
    throw UserError.usage('other_account', { batch, account: manifest.account })
  }
  await setPaused(await app.bucket(), batch, false)
  // A rehearsal's sandbox runs in this process, so that no other worker could help.
  if (!manifest.ownSandbox) await announce(await app.bucket(), batch)
  const service = app.job(manifest.job).service
  const { connection, close } = await connectionFor(app, service, {
    account: account?.name,
    sandbox: manifest.ownSandbox,
  })
  try {
    // A rehearsal's sandbox ended with its process: the new one is another service with another
    // limiter.
    const current = manifest.ownSandbox
      ? { ...manifest, book: connection.book, queue: connection.queue }
      : manifest
    return await finish({ app, output }, connection, current, options)
  } finally {
    await close()
  }
}

async function repeating({ app, output }: Cli, manifest: Manifest): Promise<Manifest> {
  const reopened = await repeatUncertain(app, manifest)
  const n = count(output.language, reopened.tasks)
  output.tell(
    words(
      output.language,
      `${n} chamadas incertas serão feitas de novo.`,
      `${n} uncertain calls will be made again.`,
    ),
  )
  return reopened.manifest
}

/** Settles outcomes that the bucket has lost again, before a finished batch is rendered. */
async function restoring({ app, output }: Cli, manifest: Manifest): Promise<Manifest> {
  if (manifest.state !== 'finished') return manifest
  const bucket = await app.bucket()
  const missing = await missingTasks(bucket, manifest.id, manifest.plan.tasks)
  if (missing.size === 0) return manifest
  const reopened = await underBatchLease(app, manifest.id, async () =>
    reopenMissing(await manifestOf(app, manifest.id), bucket),
  )
  if (reopened.tasks > 0) output.say(sentence('outcomes_missing', { count: reopened.tasks }))
  return reopened.manifest
}

export async function resultCommand(
  { app, output }: Cli,
  batch: string,
  { out, sheets, ...marked }: { out?: string; sheets?: string } & MarkedOptions,
): Promise<ExitStatus> {
  const manifest = await printIfSlow(() => manifestOf(app, batch), output)
  if (manifest.state === 'open') throw UserError.usage('not_finished', { batch })
  if (sheets !== undefined && (sheets !== 'all' || !out)) throw UserError.usage('sheets_asked')
  if (out) await checkOut(out)
  await checkMarked({ ...marked, ...(out ? { out } : {}) })
  if (out) {
    await printIfOlder({ app, output }, manifest)
    if (sheets) await writeAllSheets({ app, output }, manifest, out)
    else await copyResult({ app, output }, batch, out)
    printFiles(await copyFiles(app, batch, out), output)
  }
  const copy = await handOutMarked({ app, output }, manifest, marked)
  output.result(out ?? copy ?? resultPlace(app, batch))
  return EXIT.done
}

/** An older version may replace a newer one's file, which is then told. */
async function printIfOlder({ app, output }: Cli, { id, patch }: Manifest): Promise<void> {
  const later = await newestVersion(id, await app.bucket())
  if (!later) return
  const facts = { version: patch?.version ?? 1, newest: later.patch?.version }
  output.say(sentence('result_older', { ...facts, batch: id, later: later.id }))
}
