import { isDeepStrictEqual } from 'node:util'
import type { Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { afterUpdate, beginsAfterUpdate, contradiction } from '../saved/references.js'
import type { TypeInfo } from '../saved/types.js'
import type { Json } from '../saved/values.js'
import { lackingOf } from './fields.js'
import type { CalcItem } from './plan-row.js'

export interface MergedRows {
  fields: Record<string, Json>
  name?: string
}

export type MergeResult = ({ is: 'fields' } & MergedRows) | { is: 'wrong'; problem: Sentence }

/**
 * Merges the rows of one calculation. Rows must agree on a field that several of them give; their
 * records are listed in the order of the rows.
 *
 * @param isNew nothing is answered yet: days after the update date, and a lack of all the fields of
 *   which one is needed, are a problem only then, as batches of earlier builds may have answers
 */
export function mergeRows(
  items: readonly CalcItem[],
  { type, grupo, name }: Parameters,
  isNew: boolean,
  info?: TypeInfo,
): MergeResult {
  const fields: Record<string, Json> = {}
  const group = String(grupo ?? '')
  for (const { values } of items) {
    for (const [campo, value] of Object.entries(values)) {
      const known = fields[campo]
      if (known !== undefined && !isDeepStrictEqual(known, value))
        return { is: 'wrong', problem: differs(campo, group, [known, value]) }
      fields[campo] = value
    }
  }
  for (const campo of new Set(items.flatMap(({ records }) => Object.keys(records)))) {
    if (fields[campo] !== undefined) {
      const facts = { label: campo, name: campo, group }
      return { is: 'wrong', problem: sentence('calc_field_twice', facts) }
    }
    fields[campo] = items.flatMap(({ records }) => records[campo] ?? [])
  }
  const problem =
    problemOf(fields, items, type as CalcType) ?? newProblem(fields, items, isNew, info)
  if (problem) return { is: 'wrong', problem }
  const names = [...new Set(items.flatMap((item) => item.name ?? []))]
  if (names.length > 1) return { is: 'wrong', problem: differs('name', group, names) }
  return { is: 'fields', fields, ...namedAs(names[0] ?? name) }
}

function namedAs(name: unknown): { name?: string } {
  return typeof name === 'string' && name !== '' ? { name } : {}
}

function problemOf(
  fields: Record<string, Json>,
  items: readonly CalcItem[],
  type: CalcType,
): Sentence | undefined {
  const missing = missingFrom(fields, items, type)
  return missing ?? (items[0]?.isChecked ? contradiction(fields, type) : undefined)
}

function newProblem(
  fields: Record<string, Json>,
  [first]: readonly CalcItem[],
  isNew: boolean,
  info: TypeInfo | undefined,
): Sentence | undefined {
  if (!isNew) return undefined
  const late = afterUpdate(fields) ?? beginsAfterUpdate(fields)
  return late ?? (info && first?.needs ? lackingOf(fields, info) : undefined)
}

function missingFrom(
  fields: Record<string, Json>,
  [first]: readonly CalcItem[],
  type: string,
): Sentence | undefined {
  const missing = first?.needs?.find((campo) => fields[campo] === undefined)
  if (missing === undefined) return undefined
  return sentence('calc_cell_missing', { label: missing, name: missing, type })
}

function differs(name: string, group: string, values: Json[]): Sentence {
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return sentence('calc_group_differs', { label: name, name, group, values: texts })
}
