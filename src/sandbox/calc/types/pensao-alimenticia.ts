import type { Catalogue } from '../../catalogue/catalogue.js'
import { CannotCalculate } from '../../engine/cannot-calculate.js'
import { before, brazilianMonth, type Day, daysIn, type Month } from '../../engine/day.js'
import { cents, type D } from '../../engine/decimal.js'
import { optional, required, type ValuesOf } from '../fields/kind.js'
import { indexId } from '../fields/references.js'
import { date, integer, money, percent } from '../fields/scalars.js'
import { list, record } from '../fields/structures.js'
import { defineKind } from './calc-kind.js'
import { corrected, type Entry } from './corrected.js'

const DEFAULT_DUE_DAY = 10
const MOST_MONTHS = 600

const fields = {
  indexador: required(indexId, 'Id do índice que corrige as prestações'),
  dia_atualiza: required(date, 'Data da atualização, DD/MM/YYYY'),
  data_inicio: required(date, 'Primeiro mês devido, DD/MM/YYYY'),
  data_fim: required(date, 'Último mês devido, DD/MM/YYYY'),
  dia_vencimento: optional(integer(1, 31), 'Dia do vencimento; padrão: 10'),
  valor_pensao: optional(money({ least: 0 }), 'Valor mensal em reais'),
  percentual_salario_minimo: optional(percent(), 'Ou % do salário mínimo do mês'),
  pagamentos: optional(
    list(
      record({
        data: required(date, 'Data, DD/MM/YYYY'),
        valor: required(money({ least: 0 }), 'Valor pago'),
      }),
    ),
    'Pagamentos feitos: [{data, valor}]',
  ),
  juros: optional(percent(), 'Juros simples, % ao mês'),
  multa: optional(percent(), 'Multa, %'),
}
type Values = ValuesOf<typeof fields>

/**
 * Alimony in arrears: one instalment a month, of a fixed value or of a share of the minimum wage in
 * force on day 1 of its month, corrected from its due day by an official index (CC, art. 1.710) with
 * simple interest. Payments are corrected alike and deducted.
 */
export const pensaoAlimenticia = defineKind({
  label: 'Pensão alimentícia',
  source: 'engine',
  fields,
  exemplo: {
    indexador: 3,
    dia_atualiza: '31/12/2024',
    data_inicio: '01/01/2024',
    data_fim: '30/06/2024',
    dia_vencimento: 10,
    percentual_salario_minimo: 30,
    pagamentos: [{ data: '12/02/2024', valor: 300 }],
    juros: 1,
  },
  run(values, context) {
    const { catalogue, blockedBefore } = context
    const { juros, multa, dia_atualiza, indexador } = values
    return corrected(context, [...instalments(values, catalogue), ...payments(values)], {
      regime: indexador.regime,
      updateTo: dia_atualiza,
      interestPercent: juros,
      finePercent: multa,
      blockedBefore,
    })
  },
})

function instalments(values: Values, catalogue: Catalogue): Entry[] {
  const { data_inicio, data_fim, dia_vencimento = DEFAULT_DUE_DAY } = values
  if (before(data_fim, data_inicio)) throw new CannotCalculate('data_fim é anterior a data_inicio.')
  const count = data_fim.month - data_inicio.month + 1
  if (count > MOST_MONTHS) throw new CannotCalculate(`Mais de ${MOST_MONTHS} meses.`)
  const amount = amountOf(values, catalogue)
  return Array.from({ length: count }, (_, at) => {
    const month = data_inicio.month + at
    const date: Day = { month, day: Math.min(dia_vencimento, daysIn(month)) }
    const descricao = `Prestação ${brazilianMonth(month)}`
    return { date, amount: amount(month), custas: false, descricao }
  })
}

function amountOf(values: Values, { indices }: Catalogue): (month: Month) => D {
  const { valor_pensao, percentual_salario_minimo: share } = values
  if ((valor_pensao === undefined) === (share === undefined)) {
    throw new CannotCalculate('Informe valor_pensao ou percentual_salario_minimo, um dos dois.')
  }
  if (valor_pensao) return () => valor_pensao
  const wages = indices.find(({ slug }) => slug === 'salario-minimo')?.series
  return (month) => {
    const wage = wages?.value(month)
    if (wage && share) return cents(wage.times(share).div(100))
    throw new CannotCalculate(`Não há salário mínimo publicado para ${brazilianMonth(month)}.`)
  }
}

function payments({ pagamentos = [] }: Values): Entry[] {
  return pagamentos.map(({ data, valor }) => ({
    date: data,
    amount: valor.negated(),
    custas: false,
    descricao: 'Pagamento',
  }))
}
