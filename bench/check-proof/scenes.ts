import { correct } from '../../jobs/correct/index.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import type { Parameters } from '../../src/core/job/job.js'
import { addDays, daysBetween, type IsoDate } from '../../src/values/dates.js'

/** One set of parameters, and the days that its rows may have. */
export interface Scene {
  name: string
  parameters: Parameters
  from: IsoDate
  to: IsoDate
}

const UNTIL = '2025-11-20'
const SELIC = { selic: true, selicFrom: '2021-12-01', selicBase: 'a', selicVersion: '1' } as const
const INTEREST = { 'juros.percentual': '1', 'juros.from': 'vencimento' } as const

/**
 * Scenes with indices, prices, SELIC in both versions, and tables with and without SELIC of their
 * own.
 */
export const SCENES: readonly Scene[] = [
  scene('IPCA', { index: 'ipca' }),
  scene('INPC, juros de 1% do vencimento', { index: 'inpc', ...INTEREST }),
  scene('IGP-M', { index: 'igpm' }),
  scene('salário mínimo', { index: 'salario-minimo' }),
  scene('SELIC como índice', { index: 'selic' }),
  scene('IPCA e SELIC, versão 1', { index: 'ipca', ...SELIC }),
  scene('IPCA e SELIC, versão 1, até 15/06/2024', {
    index: 'ipca',
    ...SELIC,
    selicUntil: '2024-06-15',
  }),
  scene('IPCA e SELIC, versão 2', { index: 'ipca', ...SELIC, selicVersion: '2' }),
  scene('IPCA e SELIC sobre juros', { index: 'ipca', ...SELIC, ...INTEREST, selicBase: 'aj' }),
  scene('tabela do TJES', { table: '262' }),
  scene('tabela da Justiça Federal, com SELIC própria', { table: '184' }),
  scene('tabela do TJSP e SELIC, versão 1', { table: '20', ...SELIC }),
]

function scene(name: string, parameters: Parameters): Scene {
  const settled = correct.resolveParameters?.({ ...parameters, updateTo: UNTIL }, {}) ?? parameters
  return { name, parameters: settled, from: '2014-02-01', to: '2025-10-31' }
}

/** Draws random items: amounts up to R$ 100.000,00, one in twelve a payment. */
export function drawItems(count: number, { from, to }: Scene, random: () => number): CorrectItem[] {
  const days = daysBetween(from, to)
  return Array.from({ length: count }, () => {
    const cents = 1 + Math.floor(random() ** 3 * 10_000_000)
    const sign = random() < 1 / 12 ? '-' : ''
    const amount = `${sign}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    return { date: addDays(from, Math.floor(random() * days)), amount }
  })
}
