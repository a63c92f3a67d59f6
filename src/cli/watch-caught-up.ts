import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { App } from '../app/app.js'
import { resultPlace } from '../batches/storage-place.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { say } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { keys } from '../records/keys.js'
import type { CommittedNight } from '../watches/commit-night.js'
import type { CaughtUpNight } from '../watches/night-request.js'
import { isComplete } from '../watches/notify.js'
import { type Output, words } from './output.js'
import { copyApart } from './result.js'
import { tellNight } from './watch-told.js'

/** A night that an earlier run left halfway, as this one hands it out. */
export interface CaughtUp {
  settled: CommittedNight
  /** Its workbook, where a person finds it. */
  place: string
  /** Of the night itself, and of its copies. */
  status: ExitStatus
  /** Of what it shows in time, how many were published before today. */
  overdue: number
}

/** Where copies of the workbooks are asked for. */
export interface HandOut {
  out?: string | undefined
  perLawyer?: string | undefined
}

/**
 * It counts as seen, and the night after it shows nothing of it any more: whoever runs the command is
 * told of it as of that one, and has its workbooks beside those.
 */
export async function handOutCaughtUp(
  app: App,
  left: CaughtUpNight,
  asked: HandOut,
  output: Output,
): Promise<CaughtUp> {
  const { settled, overdue } = left
  const { night } = settled
  const stored = resultPlace(app, night.batch)
  if (settled.is === 'damaged') {
    tellDamaged(settled, output)
    tellPlace(stored, output)
    return { settled, place: stored, status: EXIT.other, overdue: 0 }
  }
  output.told(sentence('watch_caught_up', { night: night.night, batch: night.batch }))
  tellNight(night, output)
  if (overdue > 0) output.told(sentence('watch_overdue', { night: night.night, count: overdue }))
  const { place = stored, failed } = await copiesOf(app, left, asked, output)
  tellPlace(place, output)
  const status = failed ?? (isComplete(night) ? EXIT.done : EXIT.someFailed)
  return { settled, place, status, overdue }
}

/** The night that is asked for is still to come: a copy that cannot be written does not keep it off. */
async function copiesOf(
  app: App,
  { settled, own }: CaughtUpNight,
  { out, perLawyer }: HandOut,
  output: Output,
): Promise<{ place?: string; failed?: ExitStatus }> {
  const { night, batch } = settled.night
  let place: string | undefined
  try {
    if (out !== undefined && (await isBesideOthers(out))) {
      place = await copyApart(app, { batch, key: keys.result(batch) }, out, night)
    }
    if (perLawyer !== undefined) {
      for (const key of await own()) {
        await copyApart(app, { batch, key }, join(perLawyer, basename(key)), night)
      }
    }
    return place === undefined ? {} : { place }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    for (const said of error.sentences) output.told(said)
    return { ...(place === undefined ? {} : { place }), failed: error.status }
  }
}

/** A pipe or a device takes one workbook, that of the night that was asked for. */
async function isBesideOthers(out: string): Promise<boolean> {
  const found = await stat(out).catch(() => undefined)
  return found?.isFile() ?? true
}

/** What is wrong with a workbook comes before what nobody could read. */
export function worstOf(statuses: readonly ExitStatus[]): ExitStatus {
  return [EXIT.other, EXIT.someFailed].find((one) => statuses.includes(one)) ?? EXIT.done
}

export function tellDamaged(
  { night, problem }: Pick<Extract<CommittedNight, { is: 'damaged' }>, 'night' | 'problem'>,
  output: Output,
): void {
  const said = say(output.language, problem)
  output.told(sentence('watch_damaged', { night: night.night, problem: said }))
}

export function tellPlace(place: string, { language, tell }: Output): void {
  tell(`${words(language, 'Pasta de trabalho', 'Workbook')}: ${place}`)
}

/** As `--json` prints it (fixed names). */
export function caughtUpReport({ settled: { is, night: told }, place, overdue }: CaughtUp) {
  const { night, batch, new: fresh, late, cancelled, coverage } = told
  const counts = { new: fresh, late, cancelled, coverage, overdue }
  return { night, batch, result: place, ...counts, damaged: is === 'damaged' }
}
