import { brazilianDay } from '../../engine/day.js'
import { D, ZERO } from '../../engine/decimal.js'
import { type WorkedDay, workedDay } from '../../engine/types/time-card.js'
import { clockTime } from '../extract/made-up.js'
import { optional, required } from '../fields/kind.js'
import { date, money, percent, time } from '../fields/scalars.js'
import { list, record } from '../fields/structures.js'
import { type Column, defineKind, type Row, type Total } from './calc-kind.js'

const days = list(
  record({
    data: required(date, 'Data, DD/MM/YYYY'),
    marcacoes: required(list(time), 'Entradas e saídas em ordem, HH:MM'),
  }),
)

const COLUMNS: Column[] = [
  { key: 'data', title: 'Data', kind: 'text' },
  { key: 'marcacoes', title: 'Marcações', kind: 'text' },
  { key: 'trabalhado', title: 'Trabalhado', kind: 'text' },
  { key: 'extra', title: 'Extra', kind: 'text' },
  { key: 'falta', title: 'Falta', kind: 'text' },
  { key: 'noturno', title: 'Noturno', kind: 'text' },
  { key: 'valorExtra', title: 'Valor extra', kind: 'money' },
  { key: 'valorNoturno', title: 'Adicional noturno', kind: 'money' },
]

/** In percent. CF, art. 7º, XVI: at least 50 %. */
const OVERTIME_PREMIUM = new D(50)
/** In percent. CLT, art. 73. */
const NIGHT_PREMIUM = new D(20)

/**
 * Overtime and night work of a time card. Nothing is corrected, so that the window of accounts
 * without a subscription does not apply.
 */
export const cartaoPonto = defineKind({
  label: 'Cartão de ponto',
  source: 'engine',
  fields: {
    jornada_diaria: required(time, 'Jornada contratual, HH:MM'),
    valor_hora: required(money({ least: 0 }), 'Valor da hora normal'),
    adicional_hora_extra: optional(percent(), 'Adicional de hora extra, %; padrão: 50'),
    adicional_noturno: optional(percent(), 'Adicional noturno, %; padrão: 20'),
    dias: required(days, 'Dias: [{data, marcacoes: ["08:00", "12:00", ...]}]'),
  },
  exemplo: {
    jornada_diaria: '08:00',
    valor_hora: 25.5,
    dias: [
      { data: '03/06/2024', marcacoes: ['08:00', '12:00', '13:00', '19:30'] },
      { data: '04/06/2024', marcacoes: ['08:02', '12:00', '13:00', '17:05'] },
      { data: '05/06/2024', marcacoes: ['14:00', '18:00', '19:00', '00:30'] },
    ],
  },
  run(values) {
    const terms = {
      workday: values.jornada_diaria,
      hourly: values.valor_hora,
      overtimePremium: values.adicional_hora_extra ?? OVERTIME_PREMIUM,
      nightPremium: values.adicional_noturno ?? NIGHT_PREMIUM,
    }
    const worked = values.dias.map(({ data, marcacoes }) => {
      const day = workedDay({ date: data, marks: marcacoes }, terms)
      return { day, row: rowOf(brazilianDay(data), marcacoes, day) }
    })
    return {
      totals: totalsOf(worked.map(({ day }) => day)),
      columns: COLUMNS,
      rows: worked.map(({ row }) => row),
    }
  },
})

function rowOf(data: string, marks: readonly number[], day: WorkedDay): Row {
  return {
    data,
    marcacoes: marks.map(clockTime).join(' '),
    trabalhado: clockTime(day.worked),
    extra: clockTime(day.overtime),
    falta: clockTime(day.missing),
    noturno: clockTime(day.night),
    valorExtra: day.overtimePay,
    valorNoturno: day.nightPay,
  }
}

function totalsOf(days: readonly WorkedDay[]): Total[] {
  const money = (of: (day: WorkedDay) => D) => days.reduce((all, day) => all.plus(of(day)), ZERO)
  const hours = (of: (day: WorkedDay) => number) =>
    new D(days.reduce((all, day) => all + of(day), 0)).div(60).toDecimalPlaces(2)
  const overtime = money(({ overtimePay }) => overtimePay)
  const night = money(({ nightPay }) => nightPay)
  return [
    { key: 'total', title: 'Total', kind: 'money', value: overtime.plus(night) },
    { key: 'valorExtra', title: 'Horas extras', kind: 'money', value: overtime },
    { key: 'valorNoturno', title: 'Adicional noturno', kind: 'money', value: night },
    {
      key: 'horasExtras',
      title: 'Quantidade de horas extras',
      kind: 'hours',
      value: hours(({ overtime }) => overtime),
    },
    {
      key: 'horasNoturnas',
      title: 'Quantidade de horas noturnas',
      kind: 'hours',
      value: hours(({ night }) => night),
    },
  ]
}
