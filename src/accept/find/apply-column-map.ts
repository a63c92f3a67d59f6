import { UserError } from '../../core/errors.js'
import type { Field } from '../../core/job/job.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { normaliseHeading } from './normalise-heading.js'
import type { ColumnMatch, TableOptions } from './table.js'

/** Applies `--map`, which names a heading or a column letter; empty: there is no column. */
export function applyColumnMap(
  headings: string[],
  fields: readonly Field[],
  { map }: TableOptions,
): ColumnMatch[] {
  return fields.flatMap((field) => {
    const wanted = map[field.name]?.trim()
    if (!wanted) return []
    const column = columnOfWanted(wanted, field.name, headings)
    return [{ field: field.name, column, heading: headings[column] ?? '', how: 'mapped' }]
  })
}

function columnOfWanted(wanted: string, field: string, headings: string[]): number {
  const text = normaliseHeading(wanted)
  const equal = indexesOf(headings, (heading) => text !== '' && normaliseHeading(heading) === text)
  const verbatim = equal.filter((column) => headings[column]!.trim() === wanted)
  const [only] = verbatim.length === 1 ? verbatim : equal
  if (only !== undefined && (verbatim.length === 1 || equal.length === 1)) return only
  if (equal.length > 1) {
    const columns = equal.map((column) => columnLetters(column))
    throw UserError.usage('map_same_heading', { field, heading: wanted, columns })
  }
  const column = letterToColumn(wanted)
  if (column !== undefined && column < headings.length) return column
  throw UserError.usage('map_no_such_heading', {
    field,
    heading: wanted,
    headings: headings.map(oneLine).filter(Boolean),
  })
}

function indexesOf<T>(all: readonly T[], is: (one: T) => boolean): number[] {
  return all.flatMap((one, i) => (is(one) ? [i] : []))
}

/** Returns the index of a column letter (`C` is 2); undefined for other texts. */
export function letterToColumn(text: string): number | undefined {
  if (!/^[A-Z]{1,3}$/i.test(text)) return undefined
  const letters = [...text.toUpperCase()]
  return letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Returns a heading without line breaks, for use in a sentence. */
export function oneLine(heading: string): string {
  return heading.replace(/\s+/g, ' ').trim()
}
