import { brazilianDay, type Day } from '../../engine/day.js'
import { isBlocked } from '../../engine/item.js'
import { required } from '../fields/kind.js'
import { defineKind, type Outcome } from './calc-kind.js'
import { CHARGES, corrected, type Entry, entries, entriesOf, feesIn } from './corrected.js'
import { BY_TABLE, regimeByTable } from './judicial.js'

/**
 * Instalments of a judgment, corrected by a judicial table. For an account without a subscription,
 * the answer marks the rows that stayed nominal: contract, "Saved calculations", rule 7.
 */
export const calculosJudiciais = defineKind({
  label: 'Cálculos judiciais',
  source: 'engine',
  fields: {
    ...BY_TABLE,
    parcelas: required(entries, 'Parcelas: [{data, valor, descricao, custas}]'),
    ...CHARGES,
  },
  exemplo: {
    indexador: 262,
    dia_atualiza: '31/12/2024',
    parcelas: [
      { data: '05/02/2019', valor: 2500, descricao: 'Principal' },
      { data: '05/02/2019', valor: 380.4, descricao: 'Custas', custas: true },
      { data: '20/08/2023', valor: -500, descricao: 'Depósito' },
    ],
    honorarios: 10,
  },
  run(values, context) {
    const { blockedBefore } = context
    const { juros, multa, dia_atualiza } = values
    const given = entriesOf(values.parcelas)
    const terms = {
      regime: regimeByTable(values),
      updateTo: dia_atualiza,
      interestPercent: juros,
      finePercent: multa,
      blockedBefore,
    }
    const outcome = corrected(context, given, terms, feesIn(values))
    return blockedBefore ? marked(outcome, given, blockedBefore) : outcome
  },
})

function marked(outcome: Outcome, given: readonly Entry[], since: Day): Outcome {
  const affected = given.map((entry) => isBlocked(entry, since))
  const count = affected.filter(Boolean).length
  if (count === 0) return outcome
  const message = `Sem assinatura, lançamentos anteriores a ${brazilianDay(since)} entram pelo valor nominal.`
  const mark = { bloqueada_assinatura: true, mensagem_bloqueio: message }
  return {
    ...outcome,
    rows: outcome.rows.map((row, at) => (affected[at] ? { ...row, ...mark } : row)),
    blocked: { since, rows: count, message },
  }
}
