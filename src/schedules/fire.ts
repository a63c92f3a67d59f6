import { connectionFor } from '../batches/connect.js'
import type { Engine } from '../batches/engine.js'
import { newBatchId } from '../batches/submission/batch-id.js'
import { readRequest, withRequest } from '../batches/submission/read-request.js'
import { type AskedFor, withFile as withListed } from '../batches/submission/request-input.js'
import { announce, submit } from '../batches/submission/submit.js'
import { submitDepsOf } from '../batches/submission/submit-deps.js'
import { placeOf, resultPlace } from '../batches/view/storage-place.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, isAboutTheAccount, UserError } from '../core/errors.js'
import { parseDurationMs } from '../core/window.js'
import { PATIENCE_MS } from '../gather/patience.js'
import { type Language, translateWhole } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { enqueueNotices } from '../notices/outbox.js'
import { parseTarget } from '../notices/target.js'
import { BatchRecords } from '../records/batch-records.js'
import { makeReport } from '../reports/build.js'
import { readReport, reportKind } from '../reports/request.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { NightEnd, NightRequest } from '../watches/night-request.js'
import { runNight } from '../watches/run-night.js'
import type { Fire, Fired, FiringTry } from './deps.js'
import { withFile as lend } from './file.js'
import { dayIn } from './notices.js'
import type { BatchArguments, Schedule } from './schedule.js'
import { readersOf } from './watch-schedules.js'

/** Interval at which a firing checks its batch, or a busy watch. */
const CHECK_EVERY_MS = 2_000
/** The time that the night of a large office may take. */
const LONGEST_WAIT_MS = 3_600_000

/** Submits the batch of a schedule, waits for its end, and notifies the schedule's recipients. */
async function fireBatch(
  engine: Engine,
  schedule: Schedule,
  does: BatchArguments,
  run: FiringTry,
): Promise<Fired> {
  const manifest = (await batchOfEarlierTry(engine, run)) ?? (await start(engine, does, run))
  if (manifest.state === 'open') await announce(await engine.bucket(), manifest.id)
  const ended = await untilEnded(engine, manifest, run.signal)
  if (!ended) return { is: 'interrupted' }
  await notifyEnded(engine, schedule, ended, run)
  return { is: 'done', batch: ended.id }
}

/** A worker that died may have left a complete batch. */
async function batchOfEarlierTry(
  engine: Engine,
  { batch }: FiringTry,
): Promise<Manifest | undefined> {
  return batch === undefined ? undefined : new BatchRecords(await engine.bucket(), batch).manifest()
}

/** A schedule submits the same file repeatedly by intention, and each batch is paid for. */
async function start(engine: Engine, does: BatchArguments, run: FiringTry): Promise<Manifest> {
  const begin = async (asked: AskedFor) => {
    const { connection } = await connectionFor(engine, asked.job.service, {
      sandbox: false,
      account: does.account,
    })
    const deps = await submitDepsOf(engine, connection)
    const batch = run.batch ?? newBatchId(engine)
    await run.started(batch)
    return orNothingMade(
      run,
      withListed(asked, deps.reads, (request) => submit({ ...request, again: true, batch }, deps)),
    )
  }
  const day = gazetteDay(run)
  if (does.file === undefined) return begin(readRequest(engine, undefined, does, day))
  return lend(does.file, await engine.bucket(), (path) =>
    withRequest(engine, path, does, begin, day),
  )
}

/** A message that a user has to act on comes before anything is made: nobody should look for it. */
async function orNothingMade<Made>(run: FiringTry, making: Promise<Made>): Promise<Made> {
  try {
    return await making
  } catch (error) {
    if (error instanceof UserError && error.status !== EXIT.other) await run.started(undefined)
    throw error
  }
}

async function untilEnded(
  engine: Engine,
  { id }: Manifest,
  signal: AbortSignal,
): Promise<Manifest | undefined> {
  const records = new BatchRecords(await engine.bucket(), id)
  while (!signal.aborted) {
    const manifest = await records.manifest()
    if (manifest && manifest.state !== 'open') return manifest
    await engine.clock.sleep(CHECK_EVERY_MS, signal)
  }
  return undefined
}

async function notifyEnded(
  engine: Engine,
  { name, notify, tz, texts }: Schedule,
  { id, rows, rehearsal }: Manifest,
  run: FiringTry,
): Promise<void> {
  const { ok, warned, rejected, failed, pending } = rows!
  const facts = {
    kind: 'batch.finished' as const,
    name,
    day: dayIn(tz, run.scheduledAt),
    batch: id,
    incomplete: rejected + failed + pending > 0,
    ...(rehearsal ? { rehearsal } : {}),
    counts: { read: rows!.read, ok, warned, rejected, failed, pending },
    workbook: resultPlace(engine, id),
  }
  const what = {
    about: `firing/${run.id}/done`,
    targets: notify.map(parseTarget),
    facts,
    texts,
    language: engine.config.language,
  }
  await enqueueNotices(await engine.bucket(), what, engine.clock.now())
}

/** Returns the function that performs the action of any schedule in this worker. */
export function fireWith(engine: Engine): Fire {
  return (schedule, run) => {
    const { does } = schedule
    if (does.is === 'batch') return fireBatch(engine, schedule, does, run)
    if (does.is === 'report') return fireReport(engine, schedule, does, run)
    return fireWatch(engine, schedule, does, run)
  }
}

/** Runs a night of a watch; the watch itself finishes an interrupted earlier try. */
async function fireWatch(
  engine: Engine,
  schedule: Schedule,
  does: Extract<Schedule['does'], { is: 'watch' }>,
  run: FiringTry,
): Promise<Fired> {
  const { name, notify, texts } = schedule
  const { watch, patience, from } = does
  let { batch } = run
  const started = async (id: string) => {
    batch = id
    await run.started(id)
  }
  const night: NightRequest = {
    watch,
    night: does.night ?? gazetteDay(run),
    sandbox: false,
    stopping: run.signal,
    since: from,
    patienceMs: (patience === undefined ? undefined : parseDurationMs(patience)) ?? PATIENCE_MS,
    schedule: { name, notify, texts },
    readers: readersOf,
  }
  const end = await whenFree(engine, run, () =>
    runNight({ ...night, firing: { batch, started } }, engine, {
      untilStopped: (doing) => doing(run.signal),
    }),
  )
  const fired = resultOfNight(end, watch, engine.config.language)
  return fired.is === 'interrupted' || batch === undefined ? fired : { ...fired, batch }
}

/** Translates the end of a night for its firing; users see the reason. */
function resultOfNight(end: NightEnd, watch: string, language: Language): Fired {
  switch (end.is) {
    case 'counted':
      return end.owed ? { is: 'owes' } : { is: 'done' }
    case 'nothing-more':
      return { is: 'owes' }
    case 'damaged': {
      const problem = translateWhole(language, end.problem)
      const message = sentence('watch_damaged', { night: end.night.night, problem })
      // Another try would find the same damaged workbook.
      return end.owes ? { is: 'owes' } : { is: 'failed', reason: translateWhole(language, message) }
    }
    case 'unfinished':
      return unfinished(end, watch, language)
    case 'busy':
      return {
        is: 'away',
        reason: translateWhole(language, sentence('watch_busy', { name: watch })),
      }
    case 'declined':
    case 'stopped':
      return { is: 'interrupted' }
    default:
      return { is: 'done' }
  }
}

/** A halt means that the service did not answer, or does not accept the credential. */
function unfinished(
  { ended, url, owes }: Extract<NightEnd, { is: 'unfinished' }>,
  watch: string,
  language: Language,
): Fired {
  if (ended.is !== 'halted') return { is: 'interrupted' }
  if (owes) return { is: 'owes' }
  const { why, facts } = ended.halt
  const messages = [
    sentence(why, { ...facts, url }),
    sentence('watch_interrupted', { name: watch }),
  ]
  const reason = messages.map((one) => translateWhole(language, one)).join(' ')
  return { is: isAboutTheAccount(why) ? 'failed' : 'away', reason }
}

/**
 * Waits while another process holds the watch: a user's run, or a worker that lost the schedule and
 * has yet to notice. After the longest wait the firing counts as away: it is tried again later and
 * reported.
 */
async function whenFree(
  { clock, log }: Engine,
  { id, signal }: FiringTry,
  run: () => Promise<NightEnd>,
): Promise<NightEnd> {
  const untilMs = clock.now() + LONGEST_WAIT_MS
  for (let waits = 0; ; waits += 1) {
    const end = await run()
    if (end.is !== 'busy' || signal.aborted || clock.now() > untilMs) return end
    if (waits === 0) log.warn({ firing: id }, 'somebody is at the watch: waiting')
    await clock.sleep(CHECK_EVERY_MS, signal)
  }
}

/** Relative days, and those of the gazette, are São Paulo's, whatever the schedule's time zone. */
const gazetteDay = ({ scheduledAt }: FiringTry) => dateInSaoPaulo(Date.parse(scheduledAt))

/**
 * Makes the report under the id of an earlier try, so that there is only one, and notifies the
 * recipients.
 */
async function fireReport(
  engine: Engine,
  schedule: Schedule,
  does: Extract<Schedule['does'], { is: 'report' }>,
  run: FiringTry,
): Promise<Fired> {
  if (run.signal.aborted) return { is: 'interrupted' }
  const id = run.batch ?? newBatchId(engine)
  await run.started(id)
  const day = gazetteDay(run)
  const asked = readReport(reportKind(does.report), does.param, day)
  const account = { id, sandbox: false, account: does.account }
  const record = await orNothingMade(run, makeReport(engine, asked, account))
  const facts = {
    kind: 'report.finished' as const,
    name: schedule.name,
    day,
    incomplete: record.incomplete,
    ...(record.rehearsal ? { rehearsal: true } : {}),
    counts: record.counts,
    workbook: placeOf(engine, record.result.key),
  }
  const about = `firing/${run.id}/done`
  const what = { about, targets: schedule.notify.map(parseTarget), facts }
  await enqueueNotices(
    await engine.bucket(),
    { ...what, language: engine.config.language },
    engine.clock.now(),
  )
  return { is: 'done', batch: id }
}
