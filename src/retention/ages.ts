import type { Config } from '../config/config.js'
import { UserError } from '../core/errors.js'
import type { Ages } from './old-records.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Parses an age such as `90d` or `12h`.
 * @throws UserError (2) when it is not an age
 */
export function agesOf(olderThan: string, config: Config, nowMs: number): Ages {
  const ledgerMs = Math.max(DAY_MS, longestWindowMs(config) + HOUR_MS)
  return { nowMs, olderThanMs: ageOf(olderThan), ledgerMs }
}

const AGE = 'dias ou horas, como 90d ou 12h'

function ageOf(text: string): number {
  const [, number, unit] = /^(\d{1,5})([dh])$/.exec(text.trim()) ?? []
  if (number === undefined || Number(number) === 0) {
    throw UserError.usage('bad_option', { option: '--older-than', expected: AGE, got: text })
  }
  return Number(number) * (unit === 'd' ? DAY_MS : HOUR_MS)
}

/** A window of a day needs its ledger for longer than a day. */
function longestWindowMs({ services, accounts }: Config): number {
  return Math.max(
    ...[...Object.values(services), ...accounts].map(
      ({ windows, timeoutMs }) => timeoutMs + Math.max(...windows.map(({ ms }) => ms)),
    ),
  )
}
