import { type Cell, isNumber } from '../../spreadsheets/cell.js'
import { isoFromSerial } from '../../spreadsheets/serial.js'
import { toBrazilian } from '../../values/dates.js'

const DAY_SECONDS = 86_400
/** Midnight in UTC, in Brasília's time with summer time and without; and as SheetJS shifts dates. */
const NIGHT = /[t ](2[12]:00|23:59:3\d)(?::00)?(?:\.0+)?(?: ?-0[23](?::?00)?)?$/i

/** Returns a date at an hour at which midnight of another time zone is shown, as a person reads it. */
export function nightShown(cell: Cell | undefined): string | undefined {
  if (typeof cell === 'string') return NIGHT.test(cell.trim()) ? cell.trim() : undefined
  if (!isNumber(cell) || !cell.date) return undefined
  const date = isoFromSerial(cell.n)
  const seconds = Math.round((Number(cell.n) % 1) * DAY_SECONDS)
  const time = new Date(seconds * 1000).toISOString().slice(11, 19)
  return date && NIGHT.test(` ${time}`) ? `${toBrazilian(date)} ${time}` : undefined
}
