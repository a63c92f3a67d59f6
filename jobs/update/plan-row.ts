import type { Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { toBrazilian } from '../../src/values/dates.js'
import { idOf, type UpdateKnowledge, unknownName } from './names.js'

/** One item of `lista`; the amount stays a decimal string until it is sent. */
export interface UpdateItem {
  dia: string
  valor: string
}

/** Returns missing parameters, before any request to the service. */
export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const problems: Sentence[] = []
  const need = (parameter: string, column: string, example: string) => {
    if (given[parameter] === undefined && !columns.has(column))
      problems.push(sentence('missing_parameter', { parameter, example }))
  }
  need('indiceAtualizacao', 'indice', 'ipca')
  need('dataAtualizacao', 'data_atualizacao', '31/12/2024')
  return problems
}

/**
 * Checks the name against the list, if it is available; else only names that no list can have are
 * refused.
 */
export function checkName(
  { indiceAtualizacao: name }: Parameters,
  knowledge: UpdateKnowledge,
): Sentence[] {
  if (typeof name !== 'string' || idOf(name, knowledge) !== undefined) return []
  if (!knowledge.tables) return [sentence('not_an_index_name', { name })]
  return [sentence('unknown_index', { name, known: knowledge.tables.map(({ id }) => id) })]
}

/** Plans one row. Its own index and update date override those of the batch. */
export function planRow(
  row: RowFields,
  batch: Parameters,
  knowledge: UpdateKnowledge,
): RowPlan<UpdateItem> {
  const name = row.indice ?? batch.indiceAtualizacao
  const until = row.data_atualizacao ?? batch.dataAtualizacao
  if (typeof name !== 'string') {
    return rejected(sentence('row_no_index', { parameter: 'indiceAtualizacao' }))
  }
  if (typeof until !== 'string') {
    return rejected(sentence('row_no_update_date', { parameter: 'dataAtualizacao' }))
  }
  const id = idOf(name, knowledge)
  if (id === undefined) {
    return rejected(unknownName(name, knowledge))
  }
  const dia = row.data_base as string
  if (dia > until) {
    const dated = {
      label: 'Data de vencimento ou termo inicial',
      value: toBrazilian(dia),
      date: dia,
    }
    return rejected(sentence('row_after_update', { ...dated, updateTo: until }))
  }
  return {
    is: 'item',
    parameters: { indiceAtualizacao: id, dataAtualizacao: until },
    item: { dia, valor: row.valor as string },
    date: dia,
    until,
    notes: [],
  }
}

function rejected(problem: Sentence): RowPlan<UpdateItem> {
  return { is: 'rejected', problems: [problem] }
}
