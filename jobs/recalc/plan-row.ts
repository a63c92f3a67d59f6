import type { Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { savedId } from '../../src/values/saved-id.js'
import { type AskedFiles, askedFiles } from '../saved/exports.js'
import type { TypeInfo } from '../saved/types.js'
import type { Json } from '../saved/values.js'
import { problemsWith } from './check-parameters.js'
import type { ListedCalc, RecalcKnowledge } from './knowledge.js'
import { valuesFor } from './values.js'

export interface RecalcItem extends AskedFiles {
  id: string
  type: CalcType
  name?: string
  /** Fields written before the run; empty if nothing but the update day changes. */
  values: Record<string, Json>
  /** The time of the last change, if it is recent enough to leave the calculation as it is. */
  leftAlone?: string
}

/**
 * Plans one row. Rows that ask the same of one calculation share a task, so that it is opened,
 * written and run once: its id is therefore a parameter, by which rows are packed.
 */
export function planRow(
  row: RowFields,
  batch: Parameters,
  knowledge: RecalcKnowledge,
): RowPlan<RecalcItem> {
  const id = savedId(String(row.calc_id ?? ''))
  if (!/^\d{1,15}$/.test(id)) return rejected(sentence('calc_id_wrong', facts(id)))
  const listed = knowledge.calcs?.[id]
  const type = (row.calc_tipo ?? batch.type ?? listed?.type) as CalcType | undefined
  if (!type) return rejected(sentence('calc_type_unknown', facts(id)))
  if (listed?.type && listed.type !== type)
    return rejected(sentence('calc_of_other_type', { ...facts(id), type, is: listed.type }))
  const { calc_nome: givenName } = row
  const other = typeof givenName === 'string' ? otherCalcNamed(givenName, knowledge, id) : undefined
  if (other)
    return rejected(sentence('calc_of_other_name', { ...facts(id), name: givenName, other }))
  const info = knowledge.types[type]
  if (!info) return rejected(sentence('type_not_described', { ...facts(id), type }))
  const asked = { ...batch, ...dateOf(row) }
  const problems = problemsWith(asked, info, knowledge)
  if (problems.length > 0) return { is: 'rejected', problems }
  return {
    is: 'item',
    parameters: { ...asked, id, type },
    item: { ...itemOf(id, asked, info, listed), ...askedFiles(row, asked, givenName) },
    notes: [],
  }
}

/**
 * The id of the only other calculation with the row's name, if the calculation of the row's id has
 * another name.
 */
function otherCalcNamed(
  name: string,
  { calcs = {} }: RecalcKnowledge,
  id: string,
): string | undefined {
  const wanted = plain(name)
  if (wanted === '' || plain(calcs[id]?.name ?? '') === wanted) return undefined
  const others = Object.keys(calcs).filter((one) => plain(calcs[one]!.name ?? '') === wanted)
  return others.length === 1 ? others[0] : undefined
}

const plain = (name: string) => name.replace(/\s+/g, ' ').trim().toLocaleLowerCase('pt-BR')

function facts(id: string) {
  return { label: 'ID do cálculo', value: id, id }
}

function rejected(problem: Sentence): RowPlan<RecalcItem> {
  return { is: 'rejected', problems: [problem] }
}

function dateOf({ data_atualizacao }: RowFields): Parameters {
  return data_atualizacao === undefined ? {} : { updateTo: data_atualizacao }
}

function itemOf(
  id: string,
  asked: Parameters,
  info: TypeInfo,
  listed: ListedCalc | undefined,
): Omit<RecalcItem, keyof AskedFiles> {
  const values = valuesFor(asked, info)
  const isRecent =
    typeof asked.onlyIfOlderThan === 'string' && (listed?.updatedAt ?? '') >= asked.onlyIfOlderThan
  return {
    id,
    type: info.type,
    ...(listed?.name ? { name: listed.name } : {}),
    values: values.is === 'values' ? values.values : {},
    ...(isRecent ? { leftAlone: listed!.updatedAt! } : {}),
  }
}
