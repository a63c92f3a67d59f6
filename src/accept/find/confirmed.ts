import type { Field } from '../../core/job/job.js'
import type { Merge, SourceLine } from '../../spreadsheets/source.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { headingQuestions } from './heading-groups.js'
import { mapColumns } from './map-columns.js'
import type { Table, TableOptions } from './table.js'

/**
 * Parses `--map`: `valor=Saldo` chooses a column, `valor==Saldo` also confirms its cells against
 * all questions about them.
 */
export function parseColumnMap(
  map: Record<string, string>,
): Pick<TableOptions, 'map' | 'confirms'> {
  const said = Object.entries(map)
  return {
    map: Object.fromEntries(said.map(([field, to]) => [field, to.replace(/^\s*=/, '')])),
    confirms: new Set(said.flatMap(([field, to]) => (/^\s*=/.test(to) ? [field] : []))),
  }
}

/**
 * Returns the fields whose cells the user confirmed: expressly, or by naming a column that the
 * headings already identify, so that only its cells can have been in question. Otherwise `map`
 * chooses among columns.
 */
export function confirmedFields(
  table: Table,
  first: readonly SourceLine[],
  merges: readonly Merge[],
  fields: readonly Field[],
  { map, confirms, before, ...options }: TableOptions,
): Set<string> {
  const texts = Object.keys(map).filter((field) => map[field]!.trim() !== '')
  if (before || texts.length === 0) return new Set(confirms)
  const unsaid = { ...options, map: {}, chosen: {} }
  const { columns } = mapColumns(table.headings, fields, unsaid)
  const open = headingQuestions(table, first, merges, fields, unsaid).map(
    ({ facts }) => facts.field,
  )
  const isPlain = (field: string) => {
    const column = table.columns.get(field)
    return column !== undefined && columns.get(field) === column && !table.hidden.has(column)
  }
  return new Set([
    ...(confirms ?? []),
    ...texts.filter((one) => isPlain(one) && !open.includes(one)),
  ])
}

/** Returns the `--map` value that confirms the cells of a column: its heading, or its letter. */
export function confirmationArgument({ headings, matches }: Table, column: number): string {
  const heading = (headings[column] ?? '').replace(/\s+/g, ' ').trim() || columnLetters(column)
  const how = matches.find((match) => match.column === column)?.how
  return how === 'exact' || how === 'begins' ? heading : `=${heading}`
}
