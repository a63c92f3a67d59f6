import type { Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'

/** Parameters that have no meaning unless SELIC is asked for. */
export const ONLY_WITH_SELIC = ['selicFrom', 'selicUntil', 'selicBase', 'selicVersion'] as const

/** Our own parameter: the contract has no name for the date of citation. */
export const CITATION = 'juros.citacao'

/** Returns missing parameters and contradictions, before any request to the service. */
export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const has = (parameter: string, column: string) =>
    given[parameter] !== undefined || columns.has(column)
  const missing = (parameter: string, example: string, facts = {}) =>
    sentence('missing_parameter', { parameter, example, ...facts })
  const problems: Sentence[] = []
  if (given.index !== undefined && given.table !== undefined)
    problems.push(sentence('both_index_and_table'))
  else if (!has('index', 'indice') && !has('table', 'tabela'))
    problems.push(sentence('missing_index_or_table'))
  if (!has('updateTo', 'data_atualizacao')) problems.push(missing('updateTo', '31/12/2024'))
  if (has('honorarios.valor', 'honorarios') && !has('honorarios.modo', 'honorarios_modo'))
    problems.push(
      missing('honorarios.modo', 'p', columns.has('honorarios') ? { field: 'honorarios' } : {}),
    )
  if (given['honorarios.modo'] !== undefined && !has('honorarios.valor', 'honorarios'))
    problems.push(missing('honorarios.valor', '10'))
  if (given['juros.from'] !== undefined && !has('juros.percentual', 'juros_percentual'))
    problems.push(missing('juros.percentual', '1'))
  if (given['juros.from'] === 'citacao' && !has(CITATION, 'data_citacao'))
    problems.push(sentence('missing_citation', { parameter: CITATION }))
  return [...problems, ...selicProblems(given, columns)]
}

function selicProblems(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  if (given.selic !== true && !columns.has('selic')) {
    return ONLY_WITH_SELIC.filter((parameter) => given[parameter] !== undefined).map((parameter) =>
      sentence('only_with_selic', { parameter }),
    )
  }
  return selicDatesProblem(given)
}

/**
 * Returns a problem if SELIC would start after its end. It serves the dates of a row as well as
 * those of the batch.
 */
export function selicDatesProblem({ selicFrom, selicUntil }: Parameters): Sentence[] {
  if (typeof selicFrom !== 'string' || typeof selicUntil !== 'string' || selicFrom <= selicUntil)
    return []
  return [sentence('selic_dates_reversed', { from: selicFrom, until: selicUntil })]
}
