import { before, brazilianDay } from '../../engine/day.js'
import { cents, type D, ZERO } from '../../engine/decimal.js'
import { type BalanceStep, balance } from '../../engine/types/balance.js'
import { optional, required } from '../fields/kind.js'
import { choice, date, money, percent } from '../fields/scalars.js'
import { list, record } from '../fields/structures.js'
import { type Column, defineKind, type Row, type Total } from './calc-kind.js'

const payments = list(
  record({
    data: required(date, 'Data, DD/MM/YYYY'),
    valor: required(money({ least: 0 }), 'Valor pago'),
  }),
)

const COLUMNS: Column[] = [
  { key: 'data', title: 'Data', kind: 'text' },
  { key: 'evento', title: 'Evento', kind: 'text' },
  { key: 'juros', title: 'Juros do período', kind: 'money' },
  { key: 'pagamento', title: 'Pagamento', kind: 'money' },
  { key: 'capital', title: 'Capital', kind: 'money' },
  { key: 'jurosPendentes', title: 'Juros pendentes', kind: 'money' },
  { key: 'saldo', title: 'Saldo', kind: 'money' },
]

const EVENTS = { start: 'Início', payment: 'Pagamento', end: 'Atualização' }

/**
 * Outstanding balance of a debt. Without a subscription, a debt older than the window accrues no
 * interest.
 */
export const saldoDevedor = defineKind({
  label: 'Saldo devedor',
  source: 'engine',
  fields: {
    valor_principal: required(money({ least: 0 }), 'Valor da dívida no início'),
    data_inicio: required(date, 'Início, DD/MM/YYYY'),
    dia_atualiza: required(date, 'Data da atualização, DD/MM/YYYY'),
    taxa: required(percent(), 'Juros, % ao mês'),
    regime: optional(choice('simples', 'composto'), 'Capitalização; padrão: simples'),
    pagamentos: optional(payments, 'Pagamentos feitos: [{data, valor}]'),
  },
  exemplo: {
    valor_principal: 15_000,
    data_inicio: '15/01/2024',
    dia_atualiza: '15/12/2024',
    taxa: 1,
    regime: 'composto',
    pagamentos: [{ data: '15/06/2024', valor: 4000 }],
  },
  run(values, { blockedBefore }) {
    const blocked = blockedBefore !== undefined && before(values.data_inicio, blockedBefore)
    const steps = balance({
      principal: cents(values.valor_principal),
      from: values.data_inicio,
      to: values.dia_atualiza,
      rate: blocked ? ZERO : values.taxa,
      compound: values.regime === 'composto',
      payments: (values.pagamentos ?? []).map(({ data, valor }) => ({
        date: data,
        amount: cents(valor),
      })),
    })
    return { totals: totalsOf(steps), columns: COLUMNS, rows: steps.map(rowOf) }
  },
})

function rowOf({ date, event, accrued, paid, capital, interest }: BalanceStep): Row {
  return {
    data: brazilianDay(date),
    evento: EVENTS[event],
    juros: accrued,
    pagamento: paid,
    capital,
    jurosPendentes: interest,
    saldo: capital.plus(interest),
  }
}

function totalsOf(steps: readonly BalanceStep[]): Total[] {
  const { capital, interest } = steps.at(-1)!
  const sum = (of: (step: BalanceStep) => D) =>
    steps.reduce((all, step) => all.plus(of(step)), ZERO)
  return [
    { key: 'total', title: 'Saldo devedor', kind: 'money', value: capital.plus(interest) },
    { key: 'capital', title: 'Capital', kind: 'money', value: capital },
    {
      key: 'juros',
      title: 'Juros do período',
      kind: 'money',
      value: sum(({ accrued }) => accrued),
    },
    { key: 'pagamentos', title: 'Pagamentos', kind: 'money', value: sum(({ paid }) => paid) },
  ]
}
