import type { Accepted, AcceptOptions } from '../../accept/accept.js'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import type { Field } from '../../core/job/job.js'
import { foldText } from '../../spreadsheets/fold.js'

/** Maps every field to the column from which it was read before, and to no other. */
export function readAsBefore(
  options: AcceptOptions,
  { input }: Manifest,
  fields: readonly Field[],
): AcceptOptions {
  const map = Object.fromEntries(fields.map(({ name }) => [name, '']))
  for (const { field, column } of input.mapping) map[field] = `=${column}`
  return { ...options, sheet: options.sheet ?? sheetOf(input), map, acceptedBefore: true }
}

/** A file with one sheet names it after itself. */
function sheetOf({ format, sheet }: Manifest['input']): string | undefined {
  return format === 'csv' ? undefined : sheet
}

/** @throws UserError (2) when the heading of a column that was read differs from before */
export function sameHeadings({ mapping }: Pick<Accepted, 'mapping'>, base: Manifest): void {
  for (const { field, column, heading } of base.input.mapping) {
    const found = mapping.find((one) => one.field === field)
    if (found?.column === column && plain(found.heading) === plain(heading)) continue
    throw headerMoved(base, { column, heading, found: found?.heading ?? '' })
  }
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
