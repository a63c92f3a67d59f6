import { type IsoDate, isIsoDate, isoDate } from '../values/dates.js'

/** Reads a day as people type it: `31/12/2024`, also with `-` or `.`, or `2024-12-31`. */
export function typedDate(text: string): IsoDate | undefined {
  const said = text.trim()
  const [, day, , month, year] = /^(\d{2})([-./])(\d{2})\2(\d{4})$/.exec(said) ?? []
  if (year !== undefined) return isoDate(Number(year), Number(month), Number(day))
  return isIsoDate(said) ? said : undefined
}

/** Reads a month as people type it, `12/2024` or `2024-12`, into `YYYY-MM`. */
export function typedMonth(text: string): string | undefined {
  const [, number, year] = /^(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const month = year === undefined ? text.trim() : `${year}-${number!.padStart(2, '0')}`
  return isIsoDate(`${month}-01`) ? month : undefined
}
