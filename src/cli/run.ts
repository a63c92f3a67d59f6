import type { App } from '../app/app.js'
import { connectionFor } from '../batches/connect.js'
import { type PendingOf, type PendingRow, pendingSheet } from '../batches/patch/pending-workbook.js'
import { manifestOf } from '../batches/stored-batches.js'
import type { Request } from '../batches/submission/prepare.js'
import { removeBatch } from '../batches/submission/remove-batch.js'
import { type AskedFor, withFile } from '../batches/submission/request-input.js'
import { announce, priceOnly, type SubmitDeps } from '../batches/submission/submit.js'
import { submitDepsOf } from '../batches/submission/submit-deps.js'
import { plannedRows, type Report, reportOf } from '../batches/view/report.js'
import { type Plan, type Quote, rowsToAsk } from '../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { RowRecord } from '../core/task.js'
import { sentence } from '../messages/message-code.js'
import { resultOf } from '../publish/rows.js'
import type { StatementFormat } from '../publish/statement/statements-zip.js'
import type { Connection } from '../services/connection.js'
import { type AnswerOptions, Questions } from './answers/questions.js'
import { printBrief } from './brief.js'
import { replaceKeeping } from './out/replace-file.js'
import { type Cli, count, type Output, words } from './output.js'
import { printQuote } from './quote.js'
import { finish } from './results/finish.js'
import { checkMarked, handOutPlanned, type MarkedOptions } from './results/marked.js'
import { checkOut } from './results/result.js'
import { printRepeated, submitOnce } from './submit-once.js'
import { askOnce, terminalOf } from './terminal/asking.js'

export interface RunOptions extends MarkedOptions, AnswerOptions {
  account?: string
  sandbox: boolean
  sandboxLatencyMs?: number
  out?: string
  statements?: StatementFormat | undefined
  /** File to which a plan writes the rows that it rejects. */
  pending?: string | undefined
}

/** Returns the deps of a submission that reports the number of rows read from time to time. */
function submitting({ app, output }: Cli, connection: Connection): Promise<SubmitDeps> {
  return submitDepsOf(app, connection, printRows(output))
}

export function printRows({ language, tell }: Output): (rows: number) => void {
  return (rows) => {
    if (rows % 100_000 !== 0) return
    const read = count(language, rows)
    tell(words(language, `${read} linhas lidas`, `${read} rows read`))
  }
}

export async function planCommand(
  { app, output }: Cli,
  request: AskedFor,
  options: RunOptions,
): Promise<ExitStatus> {
  const began = Date.now()
  await checkMarked(options, request.file)
  if (options.pending) await checkOut(options.pending, request.file, '--pending')
  const questions = await Questions.open(options, output, request.file)
  const { connection, close } = await connectionFor(app, request.job.service, options)
  try {
    const deps = await submitting({ app, output }, connection)
    const { prepared, planned, quote, told, before } = await withFile(
      request,
      deps.reads,
      (request) =>
        questions.settling(request, deps, (request, deps) =>
          priced(app, request, { connection, deps, options, output }),
        ),
    )
    if (before) printRepeated({ app, output }, before)
    const { accepted, parameters } = prepared
    const input = { sheet: accepted.sheet, mapping: accepted.mapping }
    printQuote(
      {
        file: accepted.name,
        input,
        plan: planned.plan,
        quote,
        told,
        parameters,
        rehearsal: await connection.isRehearsal(),
        planned,
      },
      output,
      app.clock.now(),
    )
    await questions.keep(deps)
    if (output.json) {
      const seconds = (Date.now() - began) / 1000
      output.result(JSON.stringify(plannedReport(request.job.kind, planned.plan, quote, seconds)))
    }
    return EXIT.done
  } finally {
    await close()
  }
}

interface Planning {
  connection: Connection
  deps: SubmitDeps
  options: RunOptions
  output: Output
}

/** Returns the price, and writes the requested copies of the rows. */
async function priced(app: App, request: Request, planning: Planning) {
  const { connection, deps, options, output } = planning
  const { marked, pending } = options
  const kept: RowRecord[] = []
  // Of a group that is not made the rows are known when all rows are.
  const mayBeShown = ({ problems }: RowRecord) => problems ?? request.job.groupOf
  const told = await priceOnly(request, deps, (more) => {
    for (const row of more) if (marked || (pending && mayBeShown(row))) kept.push(row)
  })
  const { unmade } = told.planned
  const rows = kept.map((row): PendingRow => {
    const problems = unmade.get(row.line)
    return resultOf(problems ? { ...row, problems } : row)
  })
  const of = {
    input: told.prepared.accepted,
    rehearsal: await connection.isRehearsal(),
    at: new Date(app.clock.now()).toISOString(),
  }
  if (marked) {
    const toMark = { ...of, rows: () => rows, count: rows.length }
    await handOutPlanned(request.file, toMark, marked, output)
  }
  if (pending) await writePending(of, rows, pending, output)
  return told
}

/** Writes the rows that the plan rejects, before any unit is spent. */
async function writePending(
  of: PendingOf,
  rows: readonly PendingRow[],
  out: string,
  output: Output,
): Promise<void> {
  const rejected = rows.filter(({ outcome }) => outcome === 'rejected')
  const pending = pendingSheet(of, rejected)
  if (pending) await replaceKeeping(pending.workbook, out, output)
  output.say(sentence('planned_pending', { path: out, rows: pending?.rows ?? 0 }))
}

function plannedReport(job: string, plan: Plan, quote: Quote, seconds: number): Report {
  return {
    batch: null,
    job,
    state: 'planned',
    rows: plannedRows(plan),
    units: { quoted: quote.units, spent: 0 },
    calls: quote.calls,
    result: null,
    seconds,
  }
}

export async function runCommand(
  { app, output }: Cli,
  request: AskedFor,
  options: RunOptions,
): Promise<ExitStatus> {
  if (options.out) await checkOut(options.out, request.file)
  await checkMarked(options, request.file)
  if (options.statements && !request.job.sheets.statement)
    throw UserError.usage('statements_none', { job: request.job.kind })
  const questions = await Questions.open(options, output, request.file)
  const { connection, close } = await connectionFor(app, request.job.service, options)
  try {
    // Checked before anything is stored: without Redis the batch could not be worked on.
    await app.redis()
    const deps = await submitting({ app, output }, connection)
    const once = await withFile(request, deps.reads, (request) =>
      questions.settling(request, deps, (request, deps) =>
        submitOnce(app, request, deps, { output, yes: options.yes }),
      ),
    )
    if (once.is === 'repeated') return once.status
    const { manifest } = once
    printBrief({ ...manifest, file: manifest.input.name }, output, app.clock.now())
    // Nothing can be spent: the workbook gives the reason of each row.
    const asks = !options.yes && rowsToAsk(manifest.plan) > 0
    if (asks && !(await confirmed(output))) {
      const isRemoved = await removeBatch(await app.bucket(), manifest)
      if (isRemoved) output.say(sentence('declined'))
      // Somebody else has started it before the answer.
      else
        printRepeated({ app, output }, { first: await manifestOf(app, manifest.id), by: 'request' })
      return EXIT.interrupted
    }
    await questions.keep(deps)
    // A rehearsal's sandbox runs in this process, so that no other worker could help.
    if (!manifest.ownSandbox) await announce(await app.bucket(), manifest.id)
    return await finish({ app, output }, connection, manifest, options)
  } finally {
    await close()
  }
}

export async function submitCommand(
  { app, output }: Cli,
  request: AskedFor,
  options: RunOptions,
): Promise<ExitStatus> {
  if (options.sandbox) throw UserError.usage('submit_needs_queue')
  const questions = await Questions.open(options, output, request.file)
  const { connection } = await connectionFor(app, request.job.service, options)
  const deps = await submitting({ app, output }, connection)
  const once = await withFile(request, deps.reads, (request) =>
    questions.settling(request, deps, (request, deps) =>
      submitOnce(app, request, deps, { output, yes: options.yes }),
    ),
  )
  if (once.is === 'repeated') return once.status
  const { manifest } = once
  await questions.keep(deps)
  await announce(await app.bucket(), manifest.id)
  printBrief({ ...manifest, file: manifest.input.name }, output, app.clock.now())
  output.tell(
    words(
      output.language,
      `Lote ${manifest.id} na fila: um lote worker o processa; acompanhe com lote status ${manifest.id}`,
      `Batch ${manifest.id} queued: a lote worker processes it; follow with lote status ${manifest.id}`,
    ),
  )
  if (output.json) output.result(JSON.stringify(reportOf(manifest, null, 0)))
  else output.result(manifest.id)
  return EXIT.done
}

export async function confirmed(output: Output): Promise<boolean> {
  if (!terminalOf(output)) return true
  const answer = await askOnce(
    output,
    words(output.language, 'Prosseguir? [S/n] ', 'Go on? [Y/n] '),
  )
  return answer !== undefined && /^(?:s|sim|y|yes)?$/i.test(answer.trim())
}
