import type { Catalogue } from '../../catalogue/catalogue.js'
import { indexOf, tableOf } from '../../catalogue/references.js'
import { CannotCalculate } from '../../engine/cannot-calculate.js'
import { brazilianDay, type Day } from '../../engine/day.js'
import { usableRegime } from '../../engine/regime.js'
import type { CorrectBody } from '../correct-body.js'
import { selicOf } from '../correct-terms.js'
import { optional, required, type ValuesOf } from '../fields/kind.js'
import { indexId, tableId } from '../fields/references.js'
import { choice, date, flag, integer } from '../fields/scalars.js'
import { defineKind, type RunContext } from './calc-kind.js'
import { CHARGES, corrected, entries, entriesOf, feesIn } from './corrected.js'

const fields = {
  indexador: optional(indexId, 'Id do índice; não junto com tabelaJudicial'),
  tabelaJudicial: optional(tableId, 'Id (calcId) da tabela judicial; não junto com indexador'),
  dia_atualiza: required(date, 'Data da atualização, DD/MM/YYYY'),
  valores: required(entries, 'Lançamentos: [{data, valor, descricao, custas}]'),
  ...CHARGES,
  juros_desde: optional(choice('vencimento', 'citacao'), 'Início dos juros; padrão: vencimento'),
  selic: optional(flag, 'SELIC no lugar de correção e juros (EC 113/2021)'),
  selic_desde: optional(date, 'Início da SELIC, DD/MM/YYYY; padrão: 09/12/2021'),
  selic_ate: optional(date, 'Fim da SELIC, DD/MM/YYYY; padrão: até a atualização'),
  selic_base: optional(choice('a', 'am', 'aj', 'ajm'), 'Base da SELIC: valor, multa, juros'),
  selic_versao: optional(integer(1, 2), '1: por mês; 2: por dia'),
}

/**
 * Monetary correction like that of `POST /v1/correct`. `selicBase` by the contract: new
 * calculations start with `am`, and a calculation without a base counts as `ajm`.
 */
export const atualizacaoMonetaria = defineKind({
  label: 'Atualização monetária',
  source: 'curated',
  fields,
  conflicting: ['indexador', 'tabelaJudicial'],
  initial: { selic_base: 'am' },
  exemplo: {
    indexador: 5,
    dia_atualiza: '31/12/2024',
    valores: [
      { data: '10/03/2020', valor: 1000, descricao: 'Parcela 1' },
      { data: '10/04/2021', valor: 250.55, descricao: 'Parcela 2' },
      { data: '02/05/2022', valor: -300, descricao: 'Pagamento' },
    ],
    juros: 1,
    multa: 2,
    honorarios: 10,
  },
  run(values, context) {
    const { juros, multa, dia_atualiza } = values
    const { blockedBefore } = context
    const terms = {
      regime: usableRegime(regimeIn(values)),
      updateTo: dia_atualiza,
      interestPercent: juros,
      finePercent: multa,
      selic: values.selic ? selicIn(values, context) : undefined,
      blockedBefore,
    }
    return corrected(context, entriesOf(values.valores), terms, feesIn(values))
  },
})

function regimeIn({ indexador, tabelaJudicial }: ValuesOf<typeof fields>) {
  const chosen = tabelaJudicial ?? indexador
  if (chosen) return chosen.regime
  throw new CannotCalculate('Falta indexador ou tabelaJudicial.')
}

function selicIn(values: ValuesOf<typeof fields>, { catalogue }: RunContext) {
  const { selic_desde, selic_ate, selic_base = 'ajm', selic_versao } = values
  const selicVersion = selic_versao === 2 ? 2 : undefined
  return selicOf(
    { selicBase: selic_base, selicFrom: selic_desde, selicUntil: selic_ate, selicVersion },
    catalogue,
  )
}

/**
 * Returns the fields of the calculation that `POST /v1/correct` saves, which gives the same result
 * as the call.
 */
export function fieldsOfCorrect(body: CorrectBody, catalogue: Catalogue): Record<string, unknown> {
  const { index, table, juros, multa, honorarios, selicBase = 'am' } = body
  return {
    ...(index !== undefined && { indexador: indexOf(catalogue, index, 'in-calculation').id }),
    ...(table !== undefined && { tabelaJudicial: tableOf(catalogue, table, 'in-calculation').id }),
    dia_atualiza: brazilianDay(body.updateTo),
    valores: body.items.map(({ date, amount, description, custas }) => ({
      data: date,
      valor: amount,
      ...(description !== undefined && { descricao: description }),
      ...(custas !== undefined && { custas }),
    })),
    ...(juros?.percentual && { juros: numberIn(juros.percentual) }),
    ...(juros?.from && { juros_desde: juros.from }),
    ...(multa?.percentual && { multa: numberIn(multa.percentual) }),
    ...(honorarios?.valor !== undefined && { honorarios: honorarios.valor }),
    ...(honorarios?.modo && { honorarios_modo: honorarios.modo }),
    ...(body.selic !== undefined && { selic: body.selic }),
    ...dayField('selic_desde', body.selicFrom),
    ...dayField('selic_ate', body.selicUntil),
    selic_base: selicBase,
    ...(body.selicVersion !== undefined && { selic_versao: body.selicVersion }),
  }
}

function dayField(name: string, day: Day | undefined): Record<string, string> {
  return day ? { [name]: brazilianDay(day) } : {}
}

function numberIn(percentual: string): number {
  return Number(percentual.replace(',', '.'))
}
