import { type IsoDate, isoDate } from '../../values/dates.js'

/**
 * Returns Easter Sunday of the Gregorian calendar (the anonymous algorithm; Meeus, Astronomical
 * Algorithms, ch. 8).
 */
export function easterOf(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const corrected = century - Math.floor((century + 8) / 25) + 1
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor(corrected / 3) + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return isoDate(year, Math.floor(days / 31), (days % 31) + 1) as IsoDate
}
