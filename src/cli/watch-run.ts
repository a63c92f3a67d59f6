import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { App, Connection } from '../app.js'
import type { Manifest } from '../batch.js'
import { dateInSaoPaulo } from '../clock.js'
import type { Conducted } from '../conduct.js'
import type { IsoDate } from '../dates.js'
import { EXIT, type ExitStatus, Refusal } from '../errors.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { sentence } from '../sentence.js'
import type { Lease } from '../stores/lease.js'
import { announce, newBatchId, removeBatch, submit } from '../submit.js'
import { verify } from '../verify/verify.js'
import { CalendarRecords } from '../watches/calendars.js'
import { writeOwn } from '../watches/own.js'
import type { NightTelling } from '../watches/people.js'
import { type Office, WatchRecords } from '../watches/records.js'
import { nightOf, recordOf, settleNight } from '../watches/settle.js'
import { snapshotFor } from '../watches/state.js'
import {
  inputPlace,
  isWatchName,
  type LeftNight,
  type NightRecord,
  type Watch,
} from '../watches/watch.js'
import { notFinished, tellRehearsal, workOn } from './finish.js'
import { reportOf } from './json.js'
import { tellQuote } from './quote.js'
import { checkFolder, checkOut, copyOwn, copyResult, resultPlace } from './result.js'
import { confirmed, connectionFor, type RunOptions, submitWorld } from './run.js'
import type { Voice } from './say.js'
import { onlyOne } from './watch-alone.js'
import {
  type CaughtUp,
  caughtUpReport,
  handOutCaughtUp,
  tellDamaged,
  tellPlace,
  worstOf,
} from './watch-caught-up.js'
import { isComplete, tellOfNight } from './watch-notices.js'
import { nightFrom, requestFor } from './watch-request.js'
import { tellNight } from './watch-told.js'

export interface WatchRunOptions extends Pick<RunOptions, 'sandbox' | 'out'> {
  /** The night to run as, `YYYY-MM-DD`; today in São Paulo unless said. */
  date?: string
  /** Told of each night before it counts. */
  handOver?(night: NightRecord): Promise<void>
  /** Begins without asking; who is at no terminal is never asked. */
  yes?: boolean
  /** A folder for the workbooks of each registration and case. */
  perLawyer?: string
  /** Of a worker, which stops all that it does at once; without it signals of the system are heard. */
  stopping?: AbortSignal
  /** Of a firing, which may be tried more than once: the batch of its night so far, and who is told. */
  firing?: { batch?: string | undefined; started(batch: string): Promise<void> }
  /** The schedule that runs it: its people are told beside the responsible ones. */
  office?: Office
}

/** One night of a watch, from what was left of the last one to the state that the next begins with. */
export async function runWatchCommand(
  app: App,
  name: string,
  options: WatchRunOptions,
  voice: Voice,
): Promise<ExitStatus> {
  if (options.out) await checkOut(options.out)
  if (options.perLawyer !== undefined) await checkFolder(options.perLawyer)
  const night = nightFrom(options.date, dateInSaoPaulo(app.clock.now()))
  const records = new WatchRecords(await app.bucket(), name)
  await definitionOf(records)
  const lease = await onlyOne(app, name)
  try {
    // Who removed or replaced it meanwhile had the lease.
    const watch = await definitionOf(records)
    return await new Run(app, watch, records, options, voice).run(night, lease)
  } finally {
    await lease.release()
  }
}

export async function definitionOf(records: WatchRecords): Promise<Watch> {
  const watch = isWatchName(records.name) ? await records.definition() : undefined
  if (!watch) throw Refusal.usage('watch_unknown', { name: records.name })
  return watch
}

class Run {
  private readonly began = Date.now()
  private readonly caughtUp: CaughtUp[] = []

  constructor(
    private readonly app: App,
    private readonly watch: Watch,
    private readonly records: WatchRecords,
    private readonly options: WatchRunOptions,
    private readonly voice: Voice,
  ) {}

  async run(night: IsoDate, lease: Lease): Promise<ExitStatus> {
    const { app, watch, records } = this
    const { sandbox } = this.options
    const account = watch.account === undefined ? {} : { account: watch.account }
    const { connection, close } = await connectionFor(app, 'gazette', { sandbox, ...account })
    try {
      await this.takeUp()
      // A rehearsal touches nothing that counts.
      const left = sandbox ? undefined : await this.catchUp(connection)
      if (left !== undefined) return left
      const before = await this.nightBefore()
      if (before) return this.status(isComplete(before) ? EXIT.done : EXIT.someFailed)
      if (this.options.stopping?.aborted) return EXIT.interrupted
      const manifest = await this.submit(night, connection)
      if (!this.options.yes && !(await confirmed(this.voice))) {
        await removeBatch(records.bucket, manifest)
        this.voice.told(sentence('declined'))
        return EXIT.interrupted
      }
      if (!sandbox) await records.markOpen(manifest.id, this.options.office)
      if (!manifest.ownSandbox) await announce(records.bucket, manifest.id)
      const conducted = await workOn(app, connection, manifest, this.voice, this.options.stopping)
      if (conducted.is !== 'finished') {
        return this.notFinished(connection, manifest, conducted)
      }
      if (lease.lost.aborted) throw Refusal.other('watch_busy', { name: watch.name })
      return await this.end(conducted.manifest)
    } finally {
      await close()
    }
  }

  /** The night of an earlier try, where it was not noted as left halfway. */
  private async takeUp(): Promise<void> {
    const { records, options } = this
    const batch = options.firing?.batch
    if (batch === undefined || (await this.nightBefore())) return
    if (await new BatchRecords(records.bucket, batch).manifest()) {
      await records.markOpen(batch, options.office)
    }
  }

  /** What an earlier try of the same firing brought to its end, itself or by whoever came between. */
  private async nightBefore(): Promise<NightRecord | undefined> {
    const batch = this.options.firing?.batch
    if (batch === undefined) return undefined
    return (await this.records.nights()).find((night) => night.batch === batch)
  }

  /** Nights that were left halfway count before the next is asked: else it would show theirs again. */
  private async catchUp(connection: Connection): Promise<ExitStatus | undefined> {
    const { app, records, voice, options } = this
    for (const batch of await records.open()) {
      const manifest = await new BatchRecords(records.bucket, batch).manifest()
      if (!manifest) {
        await records.close(batch)
        continue
      }
      // Its marker may be missing where the process died right after it was submitted.
      if (manifest.state === 'open') await announce(records.bucket, batch)
      const conducted = await workOn(app, connection, manifest, voice, options.stopping)
      if (conducted.is !== 'finished') {
        return this.notFinished(connection, manifest, conducted)
      }
      const settled = await this.settle(conducted.manifest)
      const own = () => this.own(conducted.manifest)
      const { out, perLawyer } = options
      this.caughtUp.push(await handOutCaughtUp(app, settled, { out, perLawyer, own }, voice))
    }
    return undefined
  }

  /** The next night brings it to its end; a rehearsal is over. */
  private notFinished(
    connection: Connection,
    manifest: Manifest,
    conducted: Conducted,
  ): Promise<ExitStatus> {
    const { app, watch, voice, began, options } = this
    const goesOn = sentence('watch_interrupted', { name: watch.name })
    const beside = { caughtUp: this.caughtUp.map(caughtUpReport) }
    const how = { conducted, voice, began, beside, ...(options.sandbox ? {} : { goesOn }) }
    return notFinished(app, connection, manifest, how)
  }

  private async submit(night: IsoDate, connection: Connection): Promise<Manifest> {
    const { app, watch, records, voice, options } = this
    const dir = await mkdtemp(join(tmpdir(), 'lote-watch-'))
    try {
      const file = join(dir, watch.input.name)
      const input = await records.bucket.read(keys.watchInput(watch.name, inputPlace(watch)))
      if (!input) throw Refusal.usage('watch_unknown', { name: watch.name })
      await pipeline(input, createWriteStream(file))
      const state = options.sandbox ? undefined : await records.state()
      const batch = newBatchId(app)
      await options.firing?.started(batch)
      const manifest = await submit(
        {
          ...requestFor(app, watch, file, night),
          batch,
          knowledge: {
            ...(state ? { watch: snapshotFor(state, night) } : {}),
            caughtUp: this.counted(),
            ...(this.isOfThePast(night) ? { asOfNight: true } : {}),
            calendars: await new CalendarRecords(records.bucket).profiles(),
          },
        },
        await submitWorld(app, connection, voice),
      )
      tellQuote({ ...manifest, file: manifest.input.name }, voice, app.clock.now())
      return manifest
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  /** By a person's wish; a firing of the past was to tell what is late on its day, and is late itself. */
  private isOfThePast(night: IsoDate): boolean {
    const { app, options } = this
    return options.firing === undefined && night < dateInSaoPaulo(app.clock.now())
  }

  private settle(manifest: Manifest) {
    const { app, watch, records, options } = this
    const { bucket } = records
    return settleNight(manifest, {
      records,
      check: async (one) => (await verify(one, { bucket, job: app.job(one.job) })).problems,
      handOver: async (night, telling) => {
        if (watch.perLawyer) await this.own(manifest)
        await this.tell(night, telling)
        await options.handOver?.(night)
      },
    })
  }

  /** Whoever runs the night, those who were to hear of it do: it counts as seen for them too. */
  private async tell(night: NightRecord, telling: NightTelling): Promise<void> {
    const { app, watch, records, voice, options } = this
    const began = await records.officeOf(night.batch)
    const other = options.office?.name === began?.name ? undefined : options.office
    const offices = [began, other].filter((one) => one !== undefined)
    await tellOfNight(app, watch, night, { ...telling, offices })
    const count = telling.people.length
    if (count > 0) voice.told(sentence('watch_people_told', { count }))
  }

  /** Those who are told find their workbooks there. */
  private own(manifest: Manifest): Promise<string[]> {
    return writeOwn(manifest, this.app.job(manifest.job), this.records.bucket)
  }

  private async end(manifest: Manifest): Promise<ExitStatus> {
    const { app, records, options, voice, began } = this
    const settled = options.sandbox
      ? { is: 'rehearsal' as const, night: recordOf(manifest, await nightOf(manifest, records)) }
      : await this.settle(manifest)
    const { night } = settled
    // It counts already: who cannot have a copy of it where he asked is told of it all the same.
    tellRehearsal(manifest, voice)
    tellNight(night, voice)
    if (options.out) await copyResult(app, manifest.id, options.out, voice)
    if (options.perLawyer !== undefined) {
      const own = { batch: manifest.id, found: await this.own(manifest) }
      await copyOwn(app, own, options.perLawyer, voice)
    }
    const place = options.out ?? resultPlace(app, manifest.id)
    tellPlace(place, voice)
    if (settled.is === 'rehearsal') voice.told(sentence('watch_rehearsal'))
    if (settled.is === 'damaged') tellDamaged(settled, voice)
    if (voice.json) {
      const report = reportOf(manifest, place, (Date.now() - began) / 1000)
      const { night: day, new: fresh, late, cancelled, coverage } = night
      const told = { night: day, new: fresh, late, cancelled, coverage }
      const caughtUp = this.caughtUp.map(caughtUpReport)
      voice.result(JSON.stringify({ ...report, ...told, caughtUp }))
    } else voice.result(place)
    if (settled.is === 'damaged') return EXIT.other
    return this.status(isComplete(night) ? EXIT.done : EXIT.someFailed)
  }

  /** Of the night that was asked for, and of those before it. */
  private status(own: ExitStatus): ExitStatus {
    return worstOf([own, ...this.caughtUp.map(({ status }) => status)])
  }

  /** What of them the night does not show again, for its first sheet. */
  private counted(): LeftNight[] {
    return this.caughtUp.flatMap(({ settled: { is, night }, overdue }) =>
      is === 'settled' ? [{ night: night.night, batch: night.batch, overdue }] : [],
    )
  }
}
