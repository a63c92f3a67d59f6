import { brazilianDay } from '../../engine/day.js'
import { cents, type D, ZERO } from '../../engine/decimal.js'
import { financing, type Instalment } from '../../engine/types/financing.js'
import { optional, required } from '../fields/kind.js'
import { choice, date, integer, money, percent } from '../fields/scalars.js'
import { type Column, defineKind, type Row, type Total } from './calc-kind.js'

const COLUMNS: Column[] = [
  { key: 'parcela', title: 'Parcela', kind: 'integer' },
  { key: 'vencimento', title: 'Vencimento', kind: 'text' },
  { key: 'prestacao', title: 'Prestação', kind: 'money' },
  { key: 'juros', title: 'Juros', kind: 'money' },
  { key: 'amortizacao', title: 'Amortização', kind: 'money' },
  { key: 'saldo', title: 'Saldo', kind: 'money' },
]

/**
 * A payment schedule. It has no debt with a date of its own, so that the window of accounts without
 * a subscription does not apply.
 */
export const tabelasFinanciamento = defineKind({
  label: 'Tabelas de financiamento',
  source: 'engine',
  fields: {
    valor: required(money({ least: 0.01 }), 'Valor financiado'),
    taxa: required(percent(), 'Juros, % ao mês'),
    parcelas: required(integer(1, 600), 'Número de parcelas'),
    data_primeira: required(date, 'Vencimento da primeira parcela, DD/MM/YYYY'),
    sistema: optional(choice('price', 'sac'), 'Sistema de amortização; padrão: price'),
  },
  exemplo: {
    valor: 50_000,
    taxa: 1.2,
    parcelas: 12,
    data_primeira: '10/02/2025',
    sistema: 'price',
  },
  run({ valor, taxa, parcelas, data_primeira, sistema = 'price' }) {
    const instalments = financing({
      system: sistema,
      amount: cents(valor),
      rate: taxa,
      count: parcelas,
      firstDue: data_primeira,
    })
    return { totals: totalsOf(instalments), columns: COLUMNS, rows: instalments.map(rowOf) }
  },
})

function rowOf({ number, due, payment, interest, amortization, balance }: Instalment): Row {
  return {
    parcela: number,
    vencimento: brazilianDay(due),
    prestacao: payment,
    juros: interest,
    amortizacao: amortization,
    saldo: balance,
  }
}

function totalsOf(all: readonly Instalment[]): Total[] {
  const sum = (of: (one: Instalment) => D) => all.reduce((sum, one) => sum.plus(of(one)), ZERO)
  const paid = sum(({ payment }) => payment)
  return [
    { key: 'total', title: 'Total pago', kind: 'money', value: paid },
    { key: 'juros', title: 'Juros', kind: 'money', value: sum(({ interest }) => interest) },
    {
      key: 'amortizacao',
      title: 'Amortização',
      kind: 'money',
      value: sum(({ amortization }) => amortization),
    },
  ]
}
