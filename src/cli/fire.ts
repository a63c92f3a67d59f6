import type { App } from '../app/app.js'
import { announce, newBatchId, submit } from '../batches/submit.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import { sayAll } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import { handOver } from '../notices/outbox.js'
import { parseTarget } from '../notices/target.js'
import { BatchRecords } from '../records/batch-records.js'
import { readReport, reportKind } from '../reports/asked.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { Fire, Fired, Run } from '../schedules/deps.js'
import { withFile as lend } from '../schedules/file.js'
import { dayIn } from '../schedules/notices.js'
import type { BatchArguments, Schedule } from '../schedules/schedule.js'
import type { Output } from './output.js'
import { makeReport } from './report.js'
import { readRequest, withRequest } from './request.js'
import { type AskedFor, withFile as withListed } from './request-input.js'
import { placeOf, resultPlace } from './result.js'
import { connectionFor, submitWorld } from './run.js'
import { runWatchCommand } from './watch-run.js'

/** How often a batch that a firing started is looked at, or a watch that somebody else is at. */
const LOOK_EVERY_MS = 2_000
/** As long as a night of a great office may take. */
const LONGEST_WAIT_MS = 3_600_000

/** Submits the batch of a schedule, waits for its end, and tells the people of the schedule. */
export async function fireBatch(
  app: App,
  schedule: Schedule,
  does: BatchArguments,
  run: Run,
): Promise<Fired> {
  const manifest = (await startedBefore(app, run)) ?? (await start(app, schedule, does, run))
  if (manifest.state === 'open') await announce(await app.bucket(), manifest.id)
  const ended = await untilEnded(app, manifest, run.signal)
  if (!ended) return { is: 'interrupted' }
  await tellEnded(app, schedule, ended, run)
  return { is: 'done', batch: ended.id }
}

/** Whoever died in the middle may have left the whole batch. */
async function startedBefore(app: App, { batch }: Run): Promise<Manifest | undefined> {
  return batch === undefined ? undefined : new BatchRecords(await app.bucket(), batch).manifest()
}

/** The same file every month is meant, and is paid for each time. */
async function start(
  app: App,
  schedule: Schedule,
  does: BatchArguments,
  run: Run,
): Promise<Manifest> {
  const begin = async (asked: AskedFor) => {
    const { connection } = await connectionFor(app, asked.job.service, {
      sandbox: false,
      ...(does.account === undefined ? {} : { account: does.account }),
    })
    const world = await submitWorld(app, connection, silent(app, schedule))
    const batch = run.batch ?? newBatchId(app)
    await run.started(batch)
    return withListed(asked, world.reads, (request) =>
      submit({ ...request, again: true, batch }, world),
    )
  }
  if (does.file === undefined) return begin(readRequest(app, undefined, does))
  return lend(does.file, await app.bucket(), (path) => withRequest(app, path, does, begin))
}

/** Nobody listens at six in the morning. */
function silent({ config, log }: App, { name }: Schedule): Output {
  const { language } = config
  const tell = (text: string) => log.info({ schedule: name }, text)
  return { language, json: true, terminal: false, tell, told: () => undefined, result: tell }
}

async function untilEnded(
  app: App,
  { id }: Manifest,
  signal: AbortSignal,
): Promise<Manifest | undefined> {
  const records = new BatchRecords(await app.bucket(), id)
  while (!signal.aborted) {
    const manifest = await records.manifest()
    if (manifest && manifest.state !== 'open') return manifest
    await app.clock.sleep(LOOK_EVERY_MS, signal)
  }
  return undefined
}

async function tellEnded(
  app: App,
  { name, notify, tz, texts }: Schedule,
  { id, rows, rehearsal }: Manifest,
  run: Run,
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
    workbook: resultPlace(app, id),
  }
  const what = {
    about: `firing/${run.id}/done`,
    targets: notify.map(parseTarget),
    facts,
    texts,
    language: app.config.language,
  }
  await handOver(await app.bucket(), what, app.clock.now())
}

/** What a firing of any schedule does in this worker. */
export function fireWith(app: App): Fire {
  return (schedule, run) => {
    const { does } = schedule
    if (does.is === 'batch') return fireBatch(app, schedule, does, run)
    if (does.is === 'report') return fireReport(app, schedule, does, run)
    return fireWatch(app, schedule, does, run)
  }
}

/** A night of a watch; what an earlier try left halfway is brought to its end by the watch itself. */
async function fireWatch(
  app: App,
  schedule: Schedule,
  { watch, patience }: Extract<Schedule['does'], { is: 'watch' }>,
  run: Run,
): Promise<Fired> {
  const { name, notify, texts } = schedule
  let isOwing = false
  let { batch } = run
  const said: Sentence[] = []
  const voice = { ...silent(app, schedule), told: (one: Sentence) => said.push(one) }
  const options = {
    ...{ sandbox: false, yes: true, date: gazetteDay(run), office: { name, notify, texts } },
    stopping: run.signal,
    ...(patience === undefined ? {} : { patience }),
  }
  const started = async (id: string) => {
    batch = id
    await run.started(id)
  }
  const owes = (isLeft: boolean) => {
    isOwing = isLeft
  }
  const status = await whenFree(app, run, () =>
    runWatchCommand(app, watch, { ...options, firing: { batch, started, owes } }, voice),
  )
  const told = batch === undefined ? {} : { batch }
  if (status === EXIT.interrupted) return { is: 'interrupted' }
  if (isOwing) return { is: 'owes', ...told }
  if (status === EXIT.done || status === EXIT.someFailed) return { is: 'done', ...told }
  const why = said.map((one) => sayAll(app.config.language, one)).join(' ')
  const reason = why || `lote watch run ${watch}: status ${status}`
  // A halt: the service did not answer. A workbook that is damaged gets no better.
  const isAway = status === EXIT.other && !said.some(({ code }) => code === 'watch_damaged')
  return { is: isAway ? 'away' : 'failed', reason, ...told }
}

/**
 * A person may be at the same watch, or a worker that lost the schedule and is about to notice. Who
 * keeps it for longer makes it one that is away: it is tried again later, and told of.
 */
async function whenFree<T>(
  { clock, log }: App,
  { id, signal }: Run,
  act: () => Promise<T>,
): Promise<T> {
  const untilMs = clock.now() + LONGEST_WAIT_MS
  for (let waits = 0; ; waits += 1) {
    try {
      return await act()
    } catch (error) {
      const isBusy = error instanceof UserError && error.sentences[0]?.code === 'watch_busy'
      if (!isBusy || signal.aborted || clock.now() > untilMs) throw error
      if (waits === 0) log.warn({ firing: id }, 'somebody is at the watch: waiting')
      await clock.sleep(LOOK_EVERY_MS, signal)
    }
  }
}

/** Days of the gazette are those of São Paulo, wherever the schedule's clock hangs. */
const gazetteDay = ({ scheduledAt }: Run) => dateInSaoPaulo(Date.parse(scheduledAt))

/** Made under the id that an earlier try had begun, and so once; then its people are told. */
async function fireReport(
  app: App,
  schedule: Schedule,
  does: Extract<Schedule['does'], { is: 'report' }>,
  run: Run,
): Promise<Fired> {
  if (run.signal.aborted) return { is: 'interrupted' }
  const id = run.batch ?? newBatchId(app)
  await run.started(id)
  const day = gazetteDay(run)
  const record = await makeReport(app, readReport(reportKind(does.report), does.param, day), {
    ...{ id, sandbox: false, voice: silent(app, schedule) },
    ...(does.account === undefined ? {} : { account: does.account }),
  })
  const facts = {
    kind: 'report.finished' as const,
    name: schedule.name,
    day,
    incomplete: record.incomplete,
    ...(record.rehearsal ? { rehearsal: true } : {}),
    counts: record.counts,
    workbook: placeOf(app, record.result.key),
  }
  const about = `firing/${run.id}/done`
  const what = { about, targets: schedule.notify.map(parseTarget), facts }
  await handOver(await app.bucket(), { ...what, language: app.config.language }, app.clock.now())
  return { is: 'done', batch: id }
}
