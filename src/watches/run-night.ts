import { connectionFor } from '../batches/connect.js'
import type { Engine } from '../batches/engine.js'
import type { BatchEnd } from '../batches/run/complete-batch.js'
import { newBatchId } from '../batches/submission/batch-id.js'
import { removeBatch } from '../batches/submission/remove-batch.js'
import { announce } from '../batches/submission/submit.js'
import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Lease } from '../redis/lease.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { Connection } from '../services/connection.js'
import type { IsoDate } from '../values/dates.js'
import { verify } from '../verify/verify.js'
import { type CommittedNight, commitNight, nightOf, recordOf } from './commit-night.js'
import { definitionOf, namedWatch } from './definition.js'
import { withFirstDay } from './first-day.js'
import {
  type CaughtUpNight,
  type NightEnd,
  type NightEvents,
  type NightRequest,
  unfinished,
} from './night-request.js'
import { countOverdue } from './night-results.js'
import { notifyOfNight } from './notify.js'
import { withPatience, workPatiently } from './patience.js'
import { type NightNotices, withoutUnwatched } from './people.js'
import { writeLawyerWorkbook } from './per-lawyer-workbook.js'
import { isFirstOfList, withOwnBatch } from './present-list.js'
import { WatchRecords } from './records.js'
import { submitNight } from './submit-night.js'
import { endSuperseded, isEmptySupplement, supplementFor } from './supplement.js'
import type { InterruptedNight, NightRecord, Supplement, Watch } from './watch.js'
import { takeWatchLease } from './watch-lease.js'

/**
 * Runs one night of a watch, from interrupted earlier nights to the state for the next.
 *
 * @throws UserError (2) for an unknown watch or account, (4) where its sheet needs an answer from
 * the user
 */
export async function runNight(
  request: NightRequest,
  engine: Engine,
  events: NightEvents,
): Promise<NightEnd> {
  const records = new WatchRecords(await engine.bucket(), request.watch)
  await namedWatch(records)
  const lease = await takeWatchLease(engine, request.watch)
  if (!lease) return { is: 'busy' }
  try {
    // Read again under the lease: another process may have removed or replaced the watch meanwhile.
    const defined = await definitionOf(records)
    const asked = await withOwnBatch(request, defined, records)
    const watch = await withFirstDay(defined, asked, records)
    return await new NightRun(engine, watch, records, asked, events, lease).run()
  } finally {
    await lease.release()
  }
}

interface NightReading {
  connection: Connection
  /** For a night that counts already: the registrations left to read. */
  owed: Supplement | undefined
}

class NightRun {
  private readonly caughtUp: CaughtUpNight[] = []

  constructor(
    private readonly engine: Engine,
    private readonly watch: Watch,
    private readonly records: WatchRecords,
    private readonly request: NightRequest,
    private readonly events: NightEvents,
    private readonly lease: Lease,
  ) {}

  async run(): Promise<NightEnd> {
    const { engine, watch, records } = this
    const { sandbox, night, stopping } = this.request
    const account = watch.account === undefined ? {} : { account: watch.account }
    const { connection, close } = await connectionFor(engine, 'gazette', { sandbox, ...account })
    try {
      await this.markEarlierTry()
      // A rehearsal changes no state.
      const left = sandbox ? undefined : await this.catchUp(connection)
      if (left) return left
      const before = await this.nightOfEarlierTry()
      const owed = before && (await supplementFor(before, records))
      if (before && !owed) return { is: 'known', night: before }
      if (stopping?.aborted) return { is: 'stopped' }
      return await this.read(before?.night ?? night, { connection, owed })
    } finally {
      await close()
    }
  }

  /** Reads the whole night, or the supplement of a night that counts already. */
  private async read(night: IsoDate, { connection, owed }: NightReading): Promise<NightEnd> {
    const { records, events, request, lease } = this
    const manifest = await this.submit(night, connection, owed)
    if (events.confirmed && !(await events.confirmed())) {
      await removeBatch(records.bucket, manifest)
      return { is: 'declined' }
    }
    if (!request.sandbox) await records.markOpen(manifest.id, request.schedule)
    if (!manifest.ownSandbox) await announce(records.bucket, manifest.id)
    const ended = await this.work(connection, manifest)
    if (ended.is !== 'finished') return unfinished(manifest, ended, connection, owed !== undefined)
    // A rehearsal changes no state, and another process may rehearse beside it.
    const mayBeTaken = lease.lost.aborted && !request.sandbox
    if (mayBeTaken && !(await lease.holds())) return { is: 'busy' }
    if (await isEmptySupplement(ended.manifest, records)) {
      await records.close(manifest.id)
      return { is: 'nothing-more' }
    }
    return this.end(ended.manifest, owed !== undefined)
  }

  private work(connection: Connection, manifest: Manifest): Promise<BatchEnd> {
    const { engine, events, request } = this
    return workPatiently(engine, connection, manifest, { ...events, stopping: request.stopping })
  }

  /** Marks the batch of an earlier try as open, in case the process died before it did. */
  private async markEarlierTry(): Promise<void> {
    const { records, request } = this
    const batch = request.firing?.batch
    if (batch === undefined || (await this.nightOfEarlierTry())) return
    if (await new BatchRecords(records.bucket, batch).manifest()) {
      await records.markOpen(batch, request.schedule)
    }
  }

  /** The night that an earlier try of the same firing began, if it counts by now. */
  private async nightOfEarlierTry(): Promise<NightRecord | undefined> {
    const batch = this.request.firing?.batch
    if (batch === undefined) return undefined
    return (await this.records.nights()).find((night) => night.batch === batch)
  }

  /** Finishes interrupted nights first: otherwise the next night would show their items again. */
  private async catchUp(connection: Connection): Promise<NightEnd | undefined> {
    const { engine, records, request } = this
    for (const batch of await records.open()) {
      const batchRecords = new BatchRecords(records.bucket, batch)
      const left = await batchRecords.manifest()
      if (!left) {
        await records.close(batch)
        continue
      }
      const manifest = await withPatience(left, request.patienceMs, batchRecords)
      const asked = { tonight: request.night, firing: request.firing?.batch }
      await endSuperseded(left, asked, records.bucket, engine.clock.now())
      // The announcement may be missing where the process died right after the submission.
      if (manifest.state === 'open') await announce(records.bucket, batch)
      const ended = await this.work(connection, manifest)
      if (ended.is !== 'finished') return unfinished(manifest, ended, connection, false)
      if (await isEmptySupplement(ended.manifest, records)) {
        await records.close(batch)
        continue
      }
      const tonight = await this.countInterrupted(ended.manifest)
      if (tonight) return tonight
    }
    return undefined
  }

  private async countInterrupted(manifest: Manifest): Promise<NightEnd | undefined> {
    const settled = await this.commit(manifest)
    if (!settled) return { is: 'busy' }
    if (settled.is === 'settled' && this.isAskedFor(manifest)) {
      return this.counted(manifest, settled.night)
    }
    const today = dateInSaoPaulo(this.engine.clock.now())
    const overdue = settled.is === 'settled' ? countOverdue(today, settled.gathered) : 0
    const night = { settled, overdue, own: () => this.own(manifest) }
    this.caughtUp.push(night)
    await this.events.caughtUp?.(night)
    return undefined
  }

  /** True for a user's repeated run of tonight, which would pay for each call twice. */
  private isAskedFor({ supplementOf, parameters }: Manifest): boolean {
    const { firing, night } = this.request
    if (firing !== undefined || supplementOf !== undefined) return false
    return night === parameters.night && night === dateInSaoPaulo(this.engine.clock.now())
  }

  private async submit(
    night: IsoDate,
    connection: Connection,
    supplement: Supplement | undefined,
  ): Promise<Manifest> {
    const { engine, watch, records, request, events } = this
    const batch = newBatchId(engine)
    // A supplement is found by its open marker, a night by its firing.
    if (!supplement) await request.firing?.started(batch)
    const manifest = await submitNight(
      { engine, connection, onRows: events.rowsRead },
      watch,
      records,
      {
        batch,
        night,
        patienceMs: request.patienceMs,
        rehearsal: request.sandbox,
        asOfNight: this.isPastNight(night),
        caughtUp: this.interruptedNights(),
        supplement,
      },
    )
    const isFirst = watch.since === undefined && (await records.nights()).length === 0
    events.quoted?.(manifest, isFirst)
    return manifest
  }

  /**
   * True for a past night that a user runs. A firing of the past had to report late items on its
   * own day, and reports them late itself.
   */
  private isPastNight(night: IsoDate): boolean {
    const { engine, request } = this
    return request.firing === undefined && night < dateInSaoPaulo(engine.clock.now())
  }

  private commit(manifest: Manifest): Promise<CommittedNight | undefined> {
    const { engine, records, events, lease } = this
    const { bucket } = records
    return commitNight(manifest, {
      records,
      check: async (one) => (await verify(one, { bucket, job: engine.job(one.job) })).problems,
      handOver: async (night, telling) => {
        await this.writeWorkbooks(manifest, telling)
        await this.notify(night, telling)
        await events.handOver?.(night)
      },
      holds: () => lease.holds(),
    })
  }

  /** Notifies, beside all schedules of the watch, the one that began the night or runs it. */
  private async notify(night: NightRecord, telling: NightNotices): Promise<void> {
    const { engine, watch, records, request, events } = this
    const began = await records.scheduleOf(night.batch)
    const readers = await request.readers(records.bucket, watch.name)
    const schedules = [began, request.schedule, ...readers].filter((one) => one !== undefined)
    const isFirst = await isFirstOfList(night, watch, records)
    const own = isFirst ? telling : withoutUnwatched(telling)
    // The persons' notices have texts as the schedule says that began the night.
    const texts = (began ?? request.schedule)?.texts === true
    const notified = await notifyOfNight(engine, watch, night, { ...own, texts, schedules })
    if (telling.doubts.length > 0) events.doubted?.(telling.doubts)
    if (notified > 0) events.peopleNotified?.(notified)
  }

  /** Writes the workbooks that notices attach, or all of them if the watch has `perLawyer`. */
  private async writeWorkbooks(manifest: Manifest, { people }: NightNotices): Promise<void> {
    const shown = people.flatMap((one) => one.shown)
    if (this.watch.perLawyer) await this.own(manifest)
    else await writeLawyerWorkbook(manifest, this.records.bucket, shown)
  }

  private own(manifest: Manifest): Promise<string[]> {
    return writeLawyerWorkbook(manifest, this.records.bucket)
  }

  private async end(manifest: Manifest, owes: boolean): Promise<NightEnd> {
    const { records } = this
    const own = () => this.own(manifest)
    if (this.request.sandbox) {
      const night = recordOf(manifest, await nightOf(manifest, records))
      return { is: 'rehearsed', manifest, night, own }
    }
    const settled = await this.commit(manifest)
    if (!settled) return { is: 'busy' }
    const { night } = settled
    if (settled.is === 'damaged')
      return { is: 'damaged', manifest, night, own, problem: settled.problem, owes }
    return this.counted(manifest, night)
  }

  private async counted(manifest: Manifest, night: NightRecord): Promise<NightEnd> {
    // Registrations that the service did not answer for are read again, by the firing or by the
    // next run.
    const owed = await supplementFor(night, this.records)
    const own = () => this.own(manifest)
    return { is: 'counted', manifest, night, own, owed }
  }

  /** The finished earlier nights that the first sheet of this night lists. */
  private interruptedNights(): InterruptedNight[] {
    return this.caughtUp.flatMap(({ settled: { is, night }, overdue }) =>
      is === 'settled' ? [{ night: night.night, batch: night.batch, overdue }] : [],
    )
  }
}
