import { two } from '../../../engine/day.js'
import {
  between,
  clockTime,
  cnpj,
  companyName,
  monthAfter,
  personName,
  type Reader,
} from './made-up.js'

/** The working time of a day, in minutes; work beyond it is overtime. */
const NORMAL_MINUTES = 8 * 60

/** A time card of one month. */
export const cartaoPonto: Reader = (random) => {
  const month = monthAfter(2022, between(random, 0, 23))
  const days = Array.from({ length: 22 }, (_, at) => {
    const start = between(random, 7 * 60 + 45, 8 * 60 + 15)
    const end = start + between(random, 8 * 60 + 30, 11 * 60)
    return { date: `${two(at + 1)}/${month}`, start, end, worked: end - start - 60 }
  })
  const overtime = days.reduce((sum, { worked }) => sum + Math.max(0, worked - NORMAL_MINUTES), 0)
  return {
    empregado: { nome: personName(random), matricula: String(between(random, 1_000, 9_999)) },
    empregador: { nome: companyName(random), cnpj: cnpj(random) },
    competencia: month,
    marcacoes: days.map(({ date, start, end, worked }) => ({
      data: date,
      entrada1: clockTime(start),
      saida1: '12:00',
      entrada2: '13:00',
      saida2: clockTime(end),
      trabalhado: clockTime(worked),
    })),
    totais: {
      diasTrabalhados: days.length,
      horasTrabalhadas: clockTime(days.reduce((sum, { worked }) => sum + worked, 0)),
      horasExtras: clockTime(overtime),
    },
  }
}
