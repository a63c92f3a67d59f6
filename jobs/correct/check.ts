import type { Parameters } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'

/** Missing parameters and contradictions, before anything is asked of the service. */
export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const problems: Sentence[] = []
  const has = (parameter: string, column: string) => given[parameter] !== undefined || columns.has(column)
  if (given.index !== undefined && given.table !== undefined) problems.push(sentence('both_index_and_table'))
  else if (!has('index', 'indice') && !has('table', 'tabela')) problems.push(sentence('missing_index_or_table'))
  if (!has('updateTo', 'data_atualizacao')) problems.push(sentence('missing_parameter', { parameter: 'updateTo', example: '31/12/2024' }))
  if (has('honorarios.valor', 'honorarios') && !has('honorarios.modo', 'honorarios_modo')) {
    problems.push(sentence('missing_parameter', { parameter: 'honorarios.modo', example: 'p' }))
  }
  if (given['honorarios.modo'] !== undefined && !has('honorarios.valor', 'honorarios')) {
    problems.push(sentence('missing_parameter', { parameter: 'honorarios.valor', example: '10' }))
  }
  if (given['juros.from'] !== undefined && !has('juros.percentual', 'juros_percentual')) {
    problems.push(sentence('missing_parameter', { parameter: 'juros.percentual', example: '1' }))
  }
  for (const parameter of ['selicFrom', 'selicUntil', 'selicBase', 'selicVersion']) {
    if (given[parameter] !== undefined && given.selic !== true && !columns.has('selic')) {
      problems.push(sentence('only_with_selic', { parameter }))
    }
  }
  return problems
}
