import type { App } from '../app/app.js'
import type { BatchEnd } from '../batches/complete-batch.js'
import { announce, newBatchId, removeBatch } from '../batches/submit.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Lease } from '../redis/lease.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { Connection } from '../services/connection.js'
import type { IsoDate } from '../values/dates.js'
import { verify } from '../verify/verify.js'
import { commitNight, nightOf, recordOf } from '../watches/commit-night.js'
import type { NightTelling } from '../watches/people.js'
import { writeLawyerWorkbook } from '../watches/per-lawyer-workbook.js'
import { WatchRecords } from '../watches/records.js'
import {
  isWatchName,
  type LeftNight,
  type NightRecord,
  type Supplement,
  type Watch,
} from '../watches/watch.js'
import { notFinished, tellRehearsal } from './finish.js'
import { reportOf } from './json.js'
import type { Output } from './output.js'
import { checkFolder, checkOut, copyOwn, copyResult, resultPlace } from './result.js'
import { confirmed, connectionFor } from './run.js'
import {
  type CaughtUp,
  caughtUpReport,
  handOutCaughtUp,
  tellDamaged,
  tellPlace,
  worstOf,
} from './watch-caught-up.js'
import { onlyOne } from './watch-lock.js'
import { isComplete, tellOfNight } from './watch-notices.js'
import type { NightBegun, WatchRunOptions } from './watch-options.js'
import { patienceFrom, withPatience, workPatiently } from './watch-patience.js'
import { nightFrom } from './watch-request.js'
import { submitNight } from './watch-submit.js'
import { endWhatTonightReads, isEmptySupplement, owedOf } from './watch-supplement.js'
import { tellNight } from './watch-told.js'

export type { WatchRunOptions } from './watch-options.js'

/** One night of a watch, from what was left of the last one to the state that the next begins with. */
export async function runWatchCommand(
  app: App,
  name: string,
  options: WatchRunOptions,
  voice: Output,
): Promise<ExitStatus> {
  if (options.out) await checkOut(options.out)
  if (options.perLawyer !== undefined) await checkFolder(options.perLawyer)
  const patienceMs = patienceFrom(options.patience)
  const night = nightFrom(options.date, dateInSaoPaulo(app.clock.now()))
  const records = new WatchRecords(await app.bucket(), name)
  await definitionOf(records)
  const lease = await onlyOne(app, name)
  try {
    // Who removed or replaced it meanwhile had the lease.
    const watch = await definitionOf(records)
    return await new Run(app, watch, records, { ...options, patienceMs }, voice).run(night, lease)
  } finally {
    await lease.release()
  }
}

export async function definitionOf(records: WatchRecords): Promise<Watch> {
  const watch = isWatchName(records.name) ? await records.definition() : undefined
  if (!watch) throw UserError.usage('watch_unknown', { name: records.name })
  return watch
}

class Run {
  private readonly began = Date.now()
  private readonly caughtUp: CaughtUp[] = []

  constructor(
    private readonly app: App,
    private readonly watch: Watch,
    private readonly records: WatchRecords,
    private readonly options: WatchRunOptions & { patienceMs: number },
    private readonly voice: Output,
  ) {}

  async run(night: IsoDate, lease: Lease): Promise<ExitStatus> {
    const { app, watch, records } = this
    const { sandbox } = this.options
    const account = watch.account === undefined ? {} : { account: watch.account }
    const { connection, close } = await connectionFor(app, 'gazette', { sandbox, ...account })
    try {
      await this.takeUp()
      // A rehearsal touches nothing that counts.
      const left = sandbox ? undefined : await this.catchUp(connection, night)
      if (left !== undefined) return left
      const before = await this.nightBefore()
      const owed = before && (await owedOf(before, records))
      if (before && !owed) return this.status(isComplete(before) ? EXIT.done : EXIT.someFailed)
      if (this.options.stopping?.aborted) return EXIT.interrupted
      return await this.read(before?.night ?? night, { connection, lease, owed })
    } finally {
      await close()
    }
  }

  /** The whole night; or of one that is told already what it owes. */
  private async read(night: IsoDate, { connection, lease, owed }: NightBegun): Promise<ExitStatus> {
    const { records, options, voice } = this
    if (owed) options.firing?.owes(true)
    const manifest = await this.submit(night, connection, owed)
    if (!options.yes && !(await confirmed(voice))) {
      await removeBatch(records.bucket, manifest)
      voice.told(sentence('declined'))
      return EXIT.interrupted
    }
    if (!options.sandbox) await records.markOpen(manifest.id, options.office)
    if (!manifest.ownSandbox) await announce(records.bucket, manifest.id)
    const conducted = await this.work(connection, manifest)
    if (conducted.is !== 'finished') return this.notFinished(connection, manifest, conducted)
    if (lease.lost.aborted) throw UserError.other('watch_busy', { name: this.watch.name })
    if (await isEmptySupplement(conducted.manifest, records)) {
      await records.close(manifest.id)
      return EXIT.someFailed
    }
    return this.end(conducted.manifest)
  }

  private work(connection: Connection, manifest: Manifest): Promise<BatchEnd> {
    const { app, voice, options } = this
    return workPatiently(app, connection, manifest, voice, options.stopping)
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
  private async catchUp(connection: Connection, tonight: IsoDate): Promise<ExitStatus | undefined> {
    const { app, records, voice, options } = this
    for (const batch of await records.open()) {
      const own = new BatchRecords(records.bucket, batch)
      const left = await own.manifest()
      if (!left) {
        await records.close(batch)
        continue
      }
      const manifest = await withPatience(left, options.patienceMs, own)
      await endWhatTonightReads(left, { tonight, firing: options.firing?.batch }, app)
      // Its marker may be missing where the process died right after it was submitted.
      if (manifest.state === 'open') await announce(records.bucket, batch)
      const conducted = await this.work(connection, manifest)
      if (conducted.is !== 'finished') {
        return this.notFinished(connection, manifest, conducted)
      }
      if (await isEmptySupplement(conducted.manifest, records)) {
        await records.close(batch)
        continue
      }
      const settled = await this.settle(conducted.manifest)
      const asked = { ...options, own: () => this.own(conducted.manifest) }
      this.caughtUp.push(await handOutCaughtUp(app, settled, asked, voice))
    }
    return undefined
  }

  /** The next night brings it to its end; a rehearsal is over. */
  private notFinished(
    connection: Connection,
    manifest: Manifest,
    conducted: BatchEnd,
  ): Promise<ExitStatus> {
    const { app, watch, voice, began, options } = this
    const goesOn = sentence('watch_interrupted', { name: watch.name })
    const beside = { caughtUp: this.caughtUp.map(caughtUpReport) }
    const how = { conducted, voice, began, beside, ...(options.sandbox ? {} : { goesOn }) }
    return notFinished(app, connection, manifest, how)
  }

  private async submit(
    night: IsoDate,
    connection: Connection,
    supplement: Supplement | undefined,
  ): Promise<Manifest> {
    const { app, watch, records, voice, options } = this
    const batch = newBatchId(app)
    // A supplement is found by its marker, and the night by its firing.
    if (!supplement) await options.firing?.started(batch)
    return submitNight({ app, connection, voice }, watch, records, {
      ...{ batch, night, patienceMs: options.patienceMs, rehearsal: options.sandbox },
      ...{ asOfNight: this.isOfThePast(night), caughtUp: this.counted() },
      ...(supplement ? { supplement } : {}),
    })
  }

  /** By a person's wish; a firing of the past was to tell what is late on its day, and is late itself. */
  private isOfThePast(night: IsoDate): boolean {
    const { app, options } = this
    return options.firing === undefined && night < dateInSaoPaulo(app.clock.now())
  }

  private settle(manifest: Manifest) {
    const { app, watch, records, options } = this
    const { bucket } = records
    return commitNight(manifest, {
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
    return writeLawyerWorkbook(manifest, this.app.job(manifest.job), this.records.bucket)
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
    if (settled.is === 'settled') await this.tellOwed(night)
    return this.status(isComplete(night) ? EXIT.done : EXIT.someFailed)
  }

  /** What the service did not answer for is read again: by the firing, or by the next run. */
  private async tellOwed(night: NightRecord): Promise<void> {
    const { records, options, watch, voice } = this
    const owed = await owedOf(night, records)
    options.firing?.owes(owed !== undefined)
    if (!owed) return
    const count = owed.registrations.length
    voice.told(sentence('watch_unread', { count, name: watch.name }))
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
