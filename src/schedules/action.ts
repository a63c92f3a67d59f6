import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { accept } from '../accept/accept.js'
import type { Engine } from '../batches/engine.js'
import { prepare, type Request } from '../batches/submission/prepare.js'
import { type RequestOptions, readRequest } from '../batches/submission/read-request.js'
import { refuseStray } from '../batches/submission/request-input.js'
import { EXIT, UserError } from '../core/errors.js'
import { readReport, reportKind } from '../reports/request.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { definitionOf } from '../watches/definition.js'
import { patienceFrom } from '../watches/night-options.js'
import { WatchRecords } from '../watches/records.js'
import { bucketKey, withFile } from './file.js'
import type { Does } from './schedule.js'
import type { TimetableOptions } from './timetable.js'

/**
 * The action and the timetable of a schedule: the options of `schedule add`, as the user typed
 * them.
 */
export interface ScheduleRequest extends Partial<RequestOptions>, TimetableOptions {
  /** A path on the worker's machine, or `bucket:KEY`. */
  file?: string | undefined
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

/** Options that are valid for a batch only, as the user types them. */
const OF_A_BATCH = {
  sheet: '--sheet',
  decimal: '--decimal',
  dates: '--dates',
  duplicates: '--duplicates',
  lane: '--lane',
  method: '--method',
  onlyIfOlderThan: '--only-if-older-than',
} as const

/**
 * Checks the action when the schedule is added, because nobody reads an error when it fires.
 * @throws UserError
 */
export async function actionOf(engine: Engine, options: ScheduleRequest): Promise<Does> {
  const { file, watch, job, report, account } = options
  const actions = [watch, job, report].filter((one) => one !== undefined)
  if (actions.length !== 1 || (job === undefined && file !== undefined)) {
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
  if (watch !== undefined) return watchOf(engine, watch, options)
  if (report !== undefined) return { ...(await reportOf(engine, report, options)), ...at }
  return { ...(await batchOf(engine, { ...options, job: job! })), ...at }
}

async function watchOf(engine: Engine, watch: string, options: ScheduleRequest): Promise<Does> {
  refuseBatchOptions('--watch', options)
  if (options.param.length > 0) {
    throw UserError.usage('schedule_stray', { with: '--watch', options: ['-p'] })
  }
  // The watch has an account of its own.
  if (options.account !== undefined) {
    throw UserError.usage('schedule_stray', { with: '--watch', options: ['--account'] })
  }
  const { patience } = options
  patienceFrom(patience)
  await definitionOf(new WatchRecords(await engine.bucket(), watch))
  return { is: 'watch', watch, param: [], patience }
}

async function reportOf(engine: Engine, asked: string, options: ScheduleRequest): Promise<Does> {
  const report = reportKind(asked)
  refuseBatchOptions('--report', options)
  const { param } = options
  const request = readReport(report, param, dateInSaoPaulo(engine.clock.now()))
  if (request.kind === 'gazette') {
    await definitionOf(new WatchRecords(await engine.bucket(), request.watch))
  }
  return { is: 'report', report, param }
}

function refuseBatchOptions(whose: string, options: ScheduleRequest): void {
  const names = Object.keys(OF_A_BATCH) as (keyof typeof OF_A_BATCH)[]
  const stray: string[] = names.flatMap((name) =>
    options[name] === undefined ? [] : [OF_A_BATCH[name]],
  )
  if (options.map.length > 0) stray.push('--map')
  if (stray.length > 0) throw UserError.usage('schedule_stray', { with: whose, options: stray })
}

async function batchOf(engine: Engine, options: ScheduleRequest & { job: string }): Promise<Does> {
  const { file, sheet, decimal, dates, duplicates, lane, method, onlyIfOlderThan } = options
  const given = { sheet, decimal, dates, duplicates, lane, method, onlyIfOlderThan }
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  const { param, map } = options
  const job = engine.job(options.job).kind
  const request = { job, param, map, ...(Object.fromEntries(said) as typeof given) }
  if (file === undefined) {
    const { job: known, parameters } = readRequest(engine, undefined, request)
    if (!known.listRows)
      throw UserError.usage('schedule_needs_file', { job, known: jobsThatList(engine) })
    const problems = known.checkParameters(parameters, new Set())
    if (problems.length > 0) throw new UserError(EXIT.usage, problems)
    return { is: 'batch', ...request }
  }
  const path = bucketKey(file) === undefined ? resolve(file) : file
  const asked = readRequest(engine, path, request)
  refuseStray(asked.job, asked.parameters)
  if (await isThere(engine, path)) {
    await withFile(path, await engine.bucket(), (at) =>
      checkFile(engine, { ...asked, file: at }, options.account),
    )
  }
  return { is: 'batch', file: path, ...request }
}

/** Names of the jobs that list their rows themselves. */
function jobsThatList(engine: Engine): string[] {
  return [...engine.jobs.values()].filter(({ listRows }) => listRows).map(({ kind }) => kind)
}

export async function isThere(engine: Engine, file: string): Promise<boolean> {
  const key = bucketKey(file)
  if (key !== undefined) return (await (await engine.bucket()).size(key)) !== undefined
  return access(file).then(
    () => true,
    () => false,
  )
}

/**
 * Checks a file that exists, with the free reads of the service where an account is configured; a
 * service that cannot be reached now does not make the request wrong.
 */
async function checkFile(
  engine: Engine,
  request: Request,
  account: string | undefined,
): Promise<void> {
  const { job } = request
  // A folder or zip of documents is read when the schedule fires.
  if (job.documents) return
  const reads = readsOf(engine, job.service, account)
  try {
    if (reads) return await (await prepare(request, { reads })).accepted.close()
  } catch (error) {
    if (!(error instanceof UserError) || isAboutRequest(error)) throw error
    engine.log.info({ err: error }, 'the service could not be asked')
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

function readsOf(engine: Engine, service: Request['job']['service'], account: string | undefined) {
  try {
    return engine.connect(engine.account(service, account)).reads
  } catch (error) {
    // Schedules may be added where no account is configured, but an unknown account name is an
    // error.
    if (account !== undefined || !(error instanceof UserError)) throw error
    return undefined
  }
}
