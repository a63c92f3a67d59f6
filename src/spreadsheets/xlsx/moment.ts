import { serialOfDay, unixDay } from '../serial.js'

const HOUR_MS = 3_600_000
const DAY_SECONDS = 86_400
/** Digits of the fraction of a day: precise to the hundred-thousandth of a second. */
const FRACTION_DIGITS = 10
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

/**
 * Converts moments to serials of the wall time of São Paulo. A moment without a zone is wall time
 * already. Fractions of a second are cut, because Excel would round them up to a later second.
 * Undefined for moments that Excel does not hold.
 */
export function momentSerials(): (iso: string) => string | undefined {
  const offsetAt = saoPauloOffsets()
  return (iso) => {
    // Date.parse reads a 31st of February as one of the first days of March.
    if (Number.isNaN(unixDay(iso.slice(0, 10)))) return undefined
    const wall = WALL_TIME.test(iso) ? Date.parse(wallTime(iso)) : inSaoPaulo(Date.parse(iso))
    return Number.isNaN(wall) ? undefined : serialOf(Math.floor(wall / 1000))
  }
  function inSaoPaulo(ms: number): number {
    return Number.isNaN(ms) ? ms : ms + offsetAt(ms)
  }
}

function wallTime(iso: string): string {
  const [, date, hours = '00', minutes = '00', seconds = '00'] = WALL_TIME.exec(iso) ?? []
  return `${date}T${hours}:${minutes}:${seconds}Z`
}

/** `seconds` count wall time as if it were UTC. Whole numbers until the digits are written. */
function serialOf(seconds: number): string | undefined {
  const days = Math.floor(seconds / DAY_SECONDS)
  const serial = serialOfDay(days)
  if (serial === undefined) return undefined
  const scaled = Math.round(((seconds - days * DAY_SECONDS) * 10 ** FRACTION_DIGITS) / DAY_SECONDS)
  if (scaled === 0) return String(serial)
  return `${serial}.${String(scaled).padStart(FRACTION_DIGITS, '0')}`
}

/**
 * Returns the milliseconds to add to UTC. The time zone database is slow, and its changes for São
 * Paulo fall on whole hours, so the last hour is cached.
 */
function saoPauloOffsets(): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Sao_Paulo',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  let lastHour = Number.NaN
  let lastOffset = 0
  return (ms) => {
    const hour = Math.floor(ms / HOUR_MS)
    if (hour === lastHour) return lastOffset
    const parts = Object.fromEntries(
      format.formatToParts(hour * HOUR_MS).map(({ type, value }) => [type, Number(value)]),
    )
    const { year, month, day, hour: hours, minute, second } = parts
    const wall = Date.UTC(year!, month! - 1, day!, hours!, minute!, second!)
    lastHour = hour
    lastOffset = wall - hour * HOUR_MS
    return lastOffset
  }
}
