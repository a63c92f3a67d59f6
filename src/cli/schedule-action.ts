import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { accept } from '../accept/accept.js'
import type { App } from '../app/app.js'
import { prepare, type Request } from '../batches/prepare.js'
import { type RequestOptions, readRequest } from '../batches/read-request.js'
import { refuseStray } from '../batches/request-input.js'
import { EXIT, UserError } from '../core/errors.js'
import { readReport, reportKind } from '../reports/asked.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { bucketKey, withFile } from '../schedules/file.js'
import type { Does } from '../schedules/schedule.js'
import { definitionOf } from '../watches/definition.js'
import { WatchRecords } from '../watches/records.js'
import { patienceFrom } from './watch-run.js'

/** Options of `schedule add`, as commander hands them over. */
export interface AddOptions extends Partial<RequestOptions> {
  cron: string
  tz: string
  catchUp?: string
  watch?: string
  patience?: string
  report?: string
  account?: string
  notify: string[]
  texts?: boolean
  param: string[]
  map: string[]
}

/** Options that say something of a batch alone, as they are typed. */
const OF_A_BATCH = {
  ...{ sheet: '--sheet', decimal: '--decimal', dates: '--dates', duplicates: '--duplicates' },
  ...{ lane: '--lane', method: '--method', onlyIfOlderThan: '--only-if-older-than' },
} as const

/** What is wrong with a request is said now, and not at six in the morning. @throws UserError */
export async function doesOf(
  app: App,
  file: string | undefined,
  options: AddOptions,
): Promise<Does> {
  const { watch, job, report, account } = options
  const said = [watch, job, report].filter((one) => one !== undefined)
  if (said.length !== 1 || (job === undefined && file !== undefined)) {
    throw UserError.usage('schedule_does_what')
  }
  if (options.texts === true && watch === undefined) {
    const whose = report === undefined ? '--job' : '--report'
    throw UserError.usage('schedule_stray', { with: whose, options: ['--texts'] })
  }
  const at = account === undefined ? {} : { account }
  if (options.patience !== undefined && watch === undefined) {
    const whose = report === undefined ? '--job' : '--report'
    throw UserError.usage('schedule_stray', { with: whose, options: ['--patience'] })
  }
  if (watch !== undefined) return watchOf(app, watch, options)
  if (report !== undefined) return { ...(await reportOf(app, report, options)), ...at }
  return { ...(await batchOf(app, file, { ...options, job: job! })), ...at }
}

async function watchOf(app: App, watch: string, options: AddOptions): Promise<Does> {
  refuseBatchOptions('--watch', options)
  if (options.param.length > 0) {
    throw UserError.usage('schedule_stray', { with: '--watch', options: ['-p'] })
  }
  // The account is said once, by the watch.
  if (options.account !== undefined) {
    throw UserError.usage('schedule_stray', { with: '--watch', options: ['--account'] })
  }
  const { patience } = options
  patienceFrom(patience)
  await definitionOf(new WatchRecords(await app.bucket(), watch))
  return { is: 'watch', watch, param: [], ...(patience === undefined ? {} : { patience }) }
}

async function reportOf(app: App, asked: string, options: AddOptions): Promise<Does> {
  const report = reportKind(asked)
  refuseBatchOptions('--report', options)
  const { param } = options
  const request = readReport(report, param, dateInSaoPaulo(app.clock.now()))
  if (request.kind === 'gazette') {
    await definitionOf(new WatchRecords(await app.bucket(), request.watch))
  }
  return { is: 'report', report, param }
}

function refuseBatchOptions(whose: string, options: AddOptions): void {
  const names = Object.keys(OF_A_BATCH) as (keyof typeof OF_A_BATCH)[]
  const stray: string[] = names.flatMap((name) =>
    options[name] === undefined ? [] : [OF_A_BATCH[name]],
  )
  if (options.map.length > 0) stray.push('--map')
  if (stray.length > 0) throw UserError.usage('schedule_stray', { with: whose, options: stray })
}

async function batchOf(
  app: App,
  file: string | undefined,
  options: AddOptions & { job: string },
): Promise<Does> {
  const { sheet, decimal, dates, duplicates, lane, method, onlyIfOlderThan } = options
  const given = { sheet, decimal, dates, duplicates, lane, method, onlyIfOlderThan }
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  const { param, map } = options
  const job = app.job(options.job).kind
  const request = { job, param, map, ...(Object.fromEntries(said) as typeof given) }
  if (file === undefined) {
    const { job: known, parameters } = readRequest(app, undefined, request)
    if (!known.listed) throw UserError.usage('schedule_needs_file', { job, known: listing(app) })
    const problems = known.checkParameters(parameters, new Set())
    if (problems.length > 0) throw new UserError(EXIT.usage, problems)
    return { is: 'batch', ...request }
  }
  const path = bucketKey(file) === undefined ? resolve(file) : file
  const asked = readRequest(app, path, request)
  refuseStray(asked.job, asked.parameters)
  if (await isThere(app, path)) {
    await withFile(path, await app.bucket(), (at) =>
      lookInto(app, { ...asked, file: at }, options.account),
    )
  }
  return { is: 'batch', file: path, ...request }
}

/** Jobs that list their rows by themselves. */
function listing(app: App): string[] {
  return [...app.jobs.values()].filter(({ listed }) => listed).map(({ kind }) => kind)
}

export async function isThere(app: App, file: string): Promise<boolean> {
  const key = bucketKey(file)
  if (key !== undefined) return (await (await app.bucket()).size(key)) !== undefined
  return access(file).then(
    () => true,
    () => false,
  )
}

/**
 * A file that is there now is understood now, with what the service tells for free where there is an
 * account; that it cannot be asked at this moment is no fault of the request.
 */
async function lookInto(app: App, request: Request, account: string | undefined): Promise<void> {
  const { job } = request
  // A folder or zip of documents is whatever lies there at its time.
  if (job.documents) return
  const reads = readsOf(app, job.service, account)
  try {
    if (reads) return await (await prepare(request, { reads })).accepted.close()
  } catch (error) {
    if (!(error instanceof UserError) || isAboutRequest(error)) throw error
    app.log.info({ err: error }, 'the service could not be asked')
  }
  if (job.fieldsOf) return
  const accepted = await accept(request.file, job.fields, request.accept)
  try {
    const columns = new Set(accepted.mapping.map(({ field }) => field))
    const problems = job.checkParameters(request.parameters, columns)
    if (problems.length > 0) throw new UserError(EXIT.usage, problems)
  } finally {
    await accepted.close()
  }
}

const isAboutRequest = ({ status }: UserError) => status === EXIT.usage || status === EXIT.decision

function readsOf(app: App, service: Request['job']['service'], account: string | undefined) {
  try {
    return app.connect(app.account(service, account)).reads
  } catch (error) {
    // Schedules may be added where no account is configured; a name that is none is a slip.
    if (account !== undefined || !(error instanceof UserError)) throw error
    return undefined
  }
}
