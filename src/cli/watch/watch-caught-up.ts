import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { resultPlace } from '../../batches/view/storage-place.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { translate } from '../../messages/index.js'
import { sentence } from '../../messages/message-code.js'
import { keys } from '../../records/keys.js'
import type { CommittedNight } from '../../watches/commit-night.js'
import type { CaughtUpNight } from '../../watches/night-request.js'
import { isComplete } from '../../watches/notify.js'
import { type Cli, type Output, words } from '../output.js'
import { copyApart } from '../results/result.js'
import { printNight } from './print-night.js'

/** An interrupted night of an earlier run, as this run reports it. */
export interface CaughtUp {
  settled: CommittedNight
  /** Path or key of its workbook. */
  place: string
  /** Exit status of the night itself and of its copies. */
  status: ExitStatus
  /** How many of its publications that were on time were published before today. */
  overdue: number
}

/** Where to copy the workbooks. */
export interface HandOut {
  out?: string | undefined
  perLawyer?: string | undefined
}

/**
 * Reports an interrupted night and copies its workbooks: it counts as seen, so that the next night
 * shows none of it again.
 */
export async function handOutCaughtUp(
  { app, output }: Cli,
  left: CaughtUpNight,
  asked: HandOut,
): Promise<CaughtUp> {
  const { settled, overdue } = left
  const { night } = settled
  const stored = resultPlace(app, night.batch)
  if (settled.is === 'damaged') {
    printDamaged(settled, output)
    printPlace(stored, output)
    return { settled, place: stored, status: EXIT.other, overdue: 0 }
  }
  output.say(sentence('watch_caught_up', { night: night.night, batch: night.batch }))
  printNight(night, output)
  if (overdue > 0) output.say(sentence('watch_overdue', { night: night.night, count: overdue }))
  const { place = stored, failed } = await copiesOf({ app, output }, left, asked)
  printPlace(place, output)
  const status = failed ?? (isComplete(night) ? EXIT.done : EXIT.someFailed)
  return { settled, place, status, overdue }
}

/** Copies the workbooks; a failed copy does not prevent the night that the user asked for. */
async function copiesOf(
  { app, output }: Cli,
  { settled, own }: CaughtUpNight,
  { out, perLawyer }: HandOut,
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
    return { place }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    for (const message of error.sentences) output.say(message)
    return { place, failed: error.status }
  }
}

/** A pipe or a device takes one workbook, that of the night that the user asked for. */
async function isBesideOthers(out: string): Promise<boolean> {
  const found = await stat(out).catch(() => undefined)
  return found?.isFile() ?? true
}

/** Returns the worst status: a damaged workbook goes before incomplete reading. */
export function worstOf(statuses: readonly ExitStatus[]): ExitStatus {
  return [EXIT.other, EXIT.someFailed].find((one) => statuses.includes(one)) ?? EXIT.done
}

export function printDamaged(
  { night, problem }: Pick<Extract<CommittedNight, { is: 'damaged' }>, 'night' | 'problem'>,
  output: Output,
): void {
  const text = translate(output.language, problem)
  output.say(sentence('watch_damaged', { night: night.night, problem: text }))
}

export function printPlace(place: string, { language, tell }: Output): void {
  tell(`${words(language, 'Pasta de trabalho', 'Workbook')}: ${place}`)
}

/** Returns the report under the fixed names of `--json`. */
export function caughtUpReport({ settled: { is, night: told }, place, overdue }: CaughtUp) {
  const { night, batch, new: fresh, late, cancelled, coverage } = told
  const counts = { new: fresh, late, cancelled, coverage, overdue }
  return { night, batch, result: place, ...counts, damaged: is === 'damaged' }
}
