import type { calculate } from '../engine/calculate.js'
import { correctionOver, multiplier } from '../engine/correction.js'
import { type Day, firstOf, isoDay, isoMonth } from '../engine/day.js'
import { D, ONE, ZERO } from '../engine/decimal.js'
import { ratesOf, type Terms } from '../engine/item.js'
import { journey } from '../engine/regime.js'
import type { ReadBody, UpdateBody } from './bodies.js'
import type { UpdateTable } from './tables.js'

/**
 * Returns the answer of `lerTabela`: `{tabela, nome, dataAtualizacao, valores: [{mes, fator}]}`,
 * one row for each month from the table's first to that of the update date; `fator` corrects an
 * amount of the month's first day to that date.
 */
export function readAnswer(
  { id, nome, regime, first }: UpdateTable,
  { dataAtualizacao }: ReadBody,
) {
  const valores: { mes: string; fator: number }[] = []
  let factor = ONE
  let selicPercent = ZERO
  for (let month = dataAtualizacao.month; month >= first; month--) {
    valores.push({ mes: isoMonth(month), fator: multiplier({ factor, selicPercent }).toNumber() })
    if (month === first) break
    // The step of the previous month; going backwards, each month is computed once.
    const step = journey(regime, firstOf(month - 1), firstOf(month)).before
    const grown = correctionOver(step, false)
    factor = factor.times(grown.factor)
    selicPercent = selicPercent.plus(grown.selicPercent)
  }
  return { tabela: id, nome, dataAtualizacao: isoDay(dataAtualizacao), valores: valores.reverse() }
}

/**
 * Returns the answer of `atualiza`: `{indiceAtualizacao, dataAtualizacao, total, lista: [{dia,
 * valor, fator, valorAtualizado}]}`, the list in the order of the request. It corrects only; a
 * table's interest is left out.
 * @throws CannotCalculate if the series begins after a date
 */
export function updateAnswer(
  { id, regime }: UpdateTable,
  { dataAtualizacao: updateTo, lista }: UpdateBody,
  compute: typeof calculate,
) {
  const terms = { regime, updateTo, interestPercent: ZERO }
  const asked = lista.map(({ dia, valor }) => ({ date: dia, amount: new D(valor), custas: false }))
  const { items } = compute(asked, terms)
  const factor = factorByDay(terms)
  const total = items.reduce((sum, { corrected }) => sum.plus(corrected), ZERO)
  return {
    indiceAtualizacao: id,
    dataAtualizacao: isoDay(updateTo),
    total: total.toNumber(),
    lista: items.map(({ corrected }, at) => ({
      dia: isoDay(lista[at]!.dia),
      valor: lista[at]!.valor,
      fator: factor(lista[at]!.dia).toNumber(),
      valorAtualizado: corrected.toNumber(),
    })),
  }
}

/** Factors are cached by day, because a list has many items and few days. */
function factorByDay(terms: Terms): (date: Day) => D {
  const known = new Map<string, D>()
  return (date) => {
    const key = isoDay(date)
    const found = known.get(key) ?? ratesOf({ date, amount: ONE, custas: false }, terms).corrected
    known.set(key, found)
    return found
  }
}
