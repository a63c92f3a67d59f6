import { correctionOver, multiplier } from '../engine/correction.js'
import { type Day, firstOf, isoDay, isoMonth } from '../engine/day.js'
import { D, ONE, ZERO } from '../engine/decimal.js'
import { moneyOf, type Rates, ratesOf, type Terms } from '../engine/item.js'
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
export function updateAnswer({ id, regime }: UpdateTable, body: UpdateBody) {
  const { dataAtualizacao: updateTo } = body
  const rates = ratesByDay({ regime, updateTo, interestPercent: ZERO })
  const updated = body.lista.map(({ dia, valor }) => {
    const found = rates(dia)
    return { dia, valor, fator: found.corrected, corrected: moneyOf(new D(valor), found).corrected }
  })
  const total = updated.reduce((sum, { corrected }) => sum.plus(corrected), ZERO)
  return {
    indiceAtualizacao: id,
    dataAtualizacao: isoDay(updateTo),
    total: total.toNumber(),
    lista: updated.map(({ dia, valor, fator, corrected }) => ({
      dia: isoDay(dia),
      valor,
      fator: fator.toNumber(),
      valorAtualizado: corrected.toNumber(),
    })),
  }
}

/** Rates are cached by day, because a list has many items and few days. */
function ratesByDay(terms: Terms): (date: Day) => Rates {
  const known = new Map<string, Rates>()
  return (date) => {
    const key = isoDay(date)
    const found = known.get(key) ?? ratesOf({ date, amount: ONE, custas: false }, terms)
    known.set(key, found)
    return found
  }
}
