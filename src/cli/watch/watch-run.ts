import type { App } from '../../app/app.js'
import { reportOf } from '../../batches/view/report.js'
import { resultPlace } from '../../batches/view/storage-place.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import { readersOf } from '../../schedules/watch-schedules.js'
import { doubtText } from '../../watches/list-remarks.js'
import { nightFrom, patienceFrom, sinceFrom } from '../../watches/night-options.js'
import type { NightEnd } from '../../watches/night-request.js'
import { isComplete } from '../../watches/notify.js'
import type { NightSchedule } from '../../watches/records.js'
import { runNight } from '../../watches/run-night.js'
import type { NightRecord } from '../../watches/watch.js'
import { printBrief } from '../brief.js'
import { type Cli, handPath, type Output } from '../output.js'
import { notFinished, printRehearsal, progressShown, untilStopped } from '../results/finish.js'
import { checkFolder, checkOut, copyOwn, copyResult } from '../results/result.js'
import { confirmed, printRows, type RunOptions } from '../run.js'
import { printNight } from './print-night.js'
import {
  type CaughtUp,
  caughtUpReport,
  handOutCaughtUp,
  printDamaged,
  printPlace,
  worstOf,
} from './watch-caught-up.js'

export interface WatchRunOptions extends Pick<RunOptions, 'sandbox' | 'out'> {
  /** The night to run as, `YYYY-MM-DD`; by default today in São Paulo. */
  date?: string
  /** The first day that is wanted, before the first night: `hoje`, or a day. */
  from?: string
  /** How long the night waits for readings that fail, once all others are done; as `20m`. */
  patience?: string
  /** Called with each night before it counts. */
  handOver?(night: NightRecord): Promise<void>
  /** Begins without asking; without a terminal nothing is asked. */
  yes?: boolean
  /** A folder for the workbooks of each registration and case. */
  perLawyer?: string
  /** The stop signal of a worker; without it the command handles the signals of the system. */
  stopping?: AbortSignal
  /**
   * The schedule that runs the night: its recipients are notified as well as the responsible
   * persons.
   */
  office?: NightSchedule
}

/**
 * Factor for a first night: one of 400 registrations cost twice its quote
 * (docs/trabalhos/watch.md), one of three 2.2 times.
 */
const FIRST_NIGHT_TIMES = 3

/** Runs a night, reports its result, and copies its workbooks. */
export async function runWatchCommand(
  { app, output }: Cli,
  watch: string,
  options: WatchRunOptions,
): Promise<ExitStatus> {
  const began = Date.now()
  const { out, perLawyer, sandbox, office, stopping, handOver, yes } = options
  if (out) await checkOut(out)
  if (perLawyer !== undefined) await checkFolder(perLawyer, '--per-lawyer')
  const patienceMs = patienceFrom(options.patience)
  const today = dateInSaoPaulo(app.clock.now())
  const night = nightFrom(options.date, today)
  const since = options.from === undefined ? undefined : sinceFrom(options.from, today)
  const caughtUp: CaughtUp[] = []
  const readers = readersOf
  const request = { watch, night, since, sandbox, patienceMs, schedule: office, readers, stopping }
  const end = await runNight(request, app, {
    handOver,
    rowsRead: printRows(output),
    quoted: (manifest, isFirst) => {
      printBrief({ ...manifest, file: manifest.input.name, night }, output, app.clock.now())
      const { calls } = manifest.quote
      const most = calls * FIRST_NIGHT_TIMES
      if (isFirst) output.say(sentence('watch_first_night', { name: watch, calls, most }))
    },
    ...(yes ? {} : { confirmed: () => confirmed(output) }),
    untilStopped: (doing) => (stopping ? doing(stopping) : untilStopped({ app, output }, doing)),
    show: progressShown({ app, output }),
    caughtUp: async (left) => {
      caughtUp.push(await handOutCaughtUp({ app, output }, left, options))
    },
    doubted: (doubts) => {
      const lines = doubts.map((one) => doubtText(one, output.language))
      output.say(sentence('watch_doubtful', { count: lines.length, lines }))
    },
    peopleNotified: (count) => output.say(sentence('watch_people_told', { count })),
  })
  return printEnd(end, { app, watch, options, output, began, caughtUp })
}

/** What the report of the end needs. */
interface Told {
  app: App
  watch: string
  options: WatchRunOptions
  output: Output
  /** Milliseconds since 1970, by the clock of this machine. */
  began: number
  caughtUp: readonly CaughtUp[]
}

async function printEnd(end: NightEnd, told: Told): Promise<ExitStatus> {
  const { app, watch, options, output, began, caughtUp } = told
  switch (end.is) {
    case 'busy':
      throw UserError.other('watch_busy', { name: watch })
    case 'known':
      return statusOf(end.night, caughtUp)
    case 'nothing-more':
      return EXIT.someFailed
    case 'stopped':
      return EXIT.interrupted
    case 'declined':
      output.say(sentence('declined'))
      return EXIT.interrupted
    case 'unfinished': {
      const goesOn = sentence('watch_interrupted', { name: watch })
      const beside = { caughtUp: caughtUp.map(caughtUpReport) }
      const how = { ended: end.ended, output, began, beside }
      const next = options.sandbox ? {} : { goesOn }
      return notFinished(app, end.manifest, { ...how, ...next, url: end.url })
    }
    default:
      return printRead(end, told)
  }
}

type Read = Extract<NightEnd, { is: 'counted' | 'rehearsed' | 'damaged' }>

/** Reports a night; it counts already, therefore also where a copy cannot be written. */
async function printRead(end: Read, told: Told): Promise<ExitStatus> {
  const { app, watch, options, output, began, caughtUp } = told
  const { manifest, night } = end
  printRehearsal(manifest, output)
  printNight(night, output)
  if (options.out) await copyResult({ app, output }, manifest.id, options.out)
  if (options.perLawyer !== undefined) {
    await copyOwn(
      { app, output },
      { batch: manifest.id, found: await end.own() },
      options.perLawyer,
    )
  }
  const place = options.out ?? resultPlace(app, manifest.id)
  printPlace(place, output)
  if (end.is === 'rehearsed') output.say(sentence('watch_rehearsal'))
  if (end.is === 'damaged') printDamaged(end, output)
  if (output.json) {
    const report = reportOf(manifest, place, (Date.now() - began) / 1000)
    const { night: day, new: fresh, late, cancelled, coverage } = night
    const shown = { night: day, new: fresh, late, cancelled, coverage }
    output.result(JSON.stringify({ ...report, ...shown, caughtUp: caughtUp.map(caughtUpReport) }))
  } else handPath(place, output)
  if (end.is === 'damaged') return EXIT.other
  if (end.is === 'counted' && end.owed) {
    const count = end.owed.registrations.length
    output.say(sentence('watch_unread', { count, name: watch }))
  }
  return statusOf(night, caughtUp)
}

/** Returns the status of the night and of the earlier ones that this run finished. */
function statusOf(night: NightRecord, caughtUp: readonly CaughtUp[]): ExitStatus {
  const own = isComplete(night) ? EXIT.done : EXIT.someFailed
  return worstOf([own, ...caughtUp.map(({ status }) => status)])
}
