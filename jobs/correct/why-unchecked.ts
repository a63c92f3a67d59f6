import { regimeSeries } from './convention-factors.js'
import type { CheckContext } from './figure-row.js'
import { factorInputs } from './figure-row.js'
import type { CorrectItem } from './item.js'

/** Returns the reason why lote cannot compute a figure of its own, as a text for the user. */
export function whyUnchecked(item: CorrectItem, context: CheckContext): string {
  const { parameters, selic } = context
  const { table, updateTo } = parameters
  if (parameters.selic === true) {
    if (!selic || selic.by === 'unread') return 'a série da SELIC não pôde ser lida'
    if (parameters.selicFrom === undefined)
      return 'o início da SELIC não foi dado, e o do serviço não se conhece'
    if (table !== undefined) return whyNotOnTable(context)
  }
  const own = regimeSeries(factorInputs(item, context), updateTo as string)
  if (!own || own.by === 'unread') return 'a série do índice ou da tabela não pôde ser lida'
  return 'a série não tem todos os meses desta linha'
}

/**
 * SELIC over a table: the series of a table has months only, without days and without the table's
 * own interest.
 */
function whyNotOnTable({ parameters }: CheckContext): string {
  if (parameters.selicVersion !== '1')
    return 'a série da tabela é de meses, e a versão 2 conta dias'
  const isOfTable = parameters['juros.percentual'] === undefined
  if (isOfTable && String(parameters.selicBase ?? '').includes('j'))
    return 'os juros da tabela entram na base da SELIC e não estão na série'
  return 'a tabela tem SELIC própria, ou a série dela até o início da SELIC não pôde ser lida'
}
