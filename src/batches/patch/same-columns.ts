import type { Accepted, AcceptOptions } from '../../accept/accept.js'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import type { Field, Parameters } from '../../core/job/job.js'
import { foldText } from '../../spreadsheets/fold.js'

/**
 * Returns the column of each field, by letter; empty for one without a column. A field that was not
 * in use is found by its heading.
 */
export function columnsBefore(
  { input, parameters }: Manifest,
  fields: readonly Field[],
): Record<string, string> {
  const columns = new Map(input.mapping.map(({ field, column }) => [field, column]))
  const known = fields.filter((field) => isUsed(field, parameters))
  return Object.fromEntries(known.map(({ name }) => [name, columns.get(name) ?? '']))
}

/**
 * Whether a field is used with these parameters. A field that belongs to a parameter is used while
 * that has no value, unless the value changes the calculation.
 */
export function isUsed({ onlyWith }: Field, given: Parameters): boolean {
  if (!onlyWith) return true
  const said = given[onlyWith.parameter]
  return said === onlyWith.value || (said === undefined && onlyWith.changes === undefined)
}

/** Reads each column for the field of before, and asks nothing about its cells. */
export function readAsBefore(
  options: AcceptOptions,
  { input }: Manifest,
  columns: Record<string, string>,
): AcceptOptions {
  const confirmed = Object.entries(columns).map(([field, column]) => [
    field,
    column && `=${column}`,
  ])
  return {
    ...options,
    sheet: options.sheet ?? sheetOf(input),
    map: { ...Object.fromEntries(confirmed), ...options.map },
    acceptedBefore: true,
  }
}

/** A file with one sheet names it after itself. */
function sheetOf({ format, sheet }: Manifest['input']): string | undefined {
  return format === 'csv' ? undefined : sheet
}

/**
 * A column that is no longer in use, or that a person left out in an answer, may be another.
 *
 * @throws UserError (2) when the heading of a column that was read differs from before
 */
export function sameHeadings(
  { mapping }: Pick<Accepted, 'mapping'>,
  base: Manifest,
  fields: readonly Field[],
  said: Readonly<Record<string, string>>,
): void {
  const inUse = new Set(fields.map(({ name }) => name))
  for (const { field, column, heading } of base.input.mapping) {
    if (!inUse.has(field) || said[field]?.trim() === '') continue
    const found = mapping.find((one) => one.field === field)
    if (found?.column === column && plain(found.heading) === plain(heading)) continue
    throw headerMoved(base, { column, heading, found: found?.heading ?? '' })
  }
}

/** The failure of a file that ends before a column of the batch, which nobody named with `--map`. */
export function withoutColumn(
  error: unknown,
  base: Manifest,
  said: Readonly<Record<string, string>>,
): unknown {
  const told = error instanceof UserError ? error.sentences[0] : undefined
  if (told?.code !== 'map_no_such_heading') return error
  const { field } = told.facts
  const match = base.input.mapping.find(
    (one) => one.field === field && said[one.field] === undefined,
  )
  return match ? headerMoved(base, { ...match, found: '' }) : error
}

export function headerMoved(
  { id }: Manifest,
  { column, heading, found }: { column: string; heading: string; found: string },
): UserError {
  return UserError.usage('patch_header_moved', { batch: id, column, heading, found })
}

export function plain(heading: string): string {
  return foldText(heading).replace(/\s+/g, ' ').trim()
}
