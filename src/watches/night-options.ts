import { choiceOf } from '../core/choice.js'
import { UserError } from '../core/errors.js'
import { typedDate } from '../core/typed-date.js'
import { parseDurationMs } from '../core/window.js'
import { PATIENCE_MS } from '../gather/patience.js'
import type { IsoDate } from '../values/dates.js'
import { IF_NOTHING, type IfNothing } from './watch.js'

/**
 * Reads the night of `--date`.
 * @throws UserError (2) for an invalid or future day
 */
export function nightFrom(date: string | undefined, today: IsoDate): IsoDate {
  if (date === undefined) return today
  const night = typedDate(date)
  if (night === undefined) {
    throw UserError.usage('bad_option', { option: '--date', expected: 'DD/MM/AAAA', got: date })
  }
  if (night > today) throw UserError.usage('watch_future', { date })
  return night
}

/**
 * Reads the first day that is wanted: `hoje`, `25/11/2026` or `2026-11-25`.
 * @throws UserError (2) for an invalid or future day
 */
export function sinceFrom(text: string, today: IsoDate): IsoDate {
  const day = /^(?:hoje|today)$/i.test(text) ? today : typedDate(text)
  if (day !== undefined && day <= today) return day
  const expected = 'hoje, ou um dia até hoje, DD/MM/AAAA'
  throw UserError.usage('bad_option', { option: '--from', expected, got: text })
}

/** @throws UserError (2) for any other value */
export function ifNothingFrom(text: string): IfNothing {
  return choiceOf('--if-nothing', text, IF_NOTHING)
}

/**
 * Reads `--patience` as milliseconds.
 * @throws UserError (2) for an invalid duration
 */
export function patienceFrom(text: string | undefined): number {
  if (text === undefined) return PATIENCE_MS
  const ms = parseDurationMs(text)
  if (ms !== undefined) return ms
  const expected = 'uma duração, como 20m, 90s ou 1h'
  throw UserError.usage('bad_option', { option: '--patience', expected, got: text })
}
