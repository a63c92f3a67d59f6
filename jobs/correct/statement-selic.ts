import type { Parameters, StatementRow } from '../../src/core/job/job.js'
import { addDays, toBrazilian, toBrazilianMonth } from '../../src/values/dates.js'
import { type SelicSpan, selicSpan, wholeMonths } from './selic-start.js'

/** The base of SELIC in words, by the parameter `selicBase`. */
export const SELIC_BASES: Readonly<Record<string, string>> = {
  a: 'o valor corrigido',
  am: 'o valor corrigido e a multa',
  aj: 'o valor corrigido e os juros',
  ajm: 'o valor corrigido, os juros e a multa',
}

/** Where no day was sent, the contract names only the amendment. */
const EC_113 = 'EC 113/2021'

/** The days of SELIC in these rows. */
export interface Selic extends SelicSpan {
  /** All of their time is SELIC's. */
  isWhole: boolean
  /** Some of them begin within it. */
  isLater: boolean
}

export function selicOf(rows: StatementRow[], asked: Parameters): Selic | undefined {
  const dates = rows.flatMap(({ figures }) => figures.data ?? [])
  const span = selicSpan(asked, dates)
  if (!span) return undefined
  const isBefore = dates.some((day) => day < span.from)
  const isLater = dates.some((day) => day > span.from)
  return { ...span, isWhole: !isBefore && span.until === undefined, isLater }
}

/** The end of correction and of interest: SELIC takes their place, and they may go on after it. */
export function endText({ selicFrom, updateTo }: Parameters, selic: Selic | undefined): string {
  if (selic && selic.until === undefined && !selic.isWhole)
    return `até ${selicFrom === undefined ? `a ${EC_113}` : toBrazilian(addDays(selic.from, -1))}`
  return `até ${dayText(updateTo)}${selic ? ', salvo no tempo da SELIC' : ''}`
}

export function selicText(
  asked: Parameters,
  { from, until, isWhole, isLater }: Selic,
  /** What the figures prove. */
  { lastMonth, isInFactor }: { lastMonth: string | undefined; isInFactor: boolean },
): string {
  const later = isLater ? ', ou da data do valor, se posterior,' : ''
  const start = asked.selicFrom === undefined ? `da ${EC_113}` : `de ${toBrazilian(from)}`
  const since = isWhole ? 'da data de cada valor' : `${start}${later}`
  const cut = until && wholeMonths(asked).until ? ' (o mês inteiro, ou não contado)' : ''
  // The contract: an end of SELIC does not trim the SELIC of a table.
  const ofTable = until && asked.table !== undefined ? ' e, depois, a da tabela, se ela a tem' : ''
  const base = selicBase(asked)
  const days = asked.selicVersion === '1' ? 'por meses inteiros' : 'proporcional aos dias'
  const last = lastMonth ? ` (o último é ${toBrazilianMonth(lastMonth)})` : ''
  const factor = isWhole || !isInFactor ? '' : '; a coluna Fator tem a correção e a SELIC'
  return `SELIC no lugar da correção e dos juros, ${since} até ${dayText(until ?? asked.updateTo)}${cut}${ofTable}, somada mês a mês, ${days}${last}${base ? `, sobre ${base}` : ''}${factor}.`
}

/** A charge that was not asked for is no base, also where the service names it. */
function selicBase(asked: Parameters): string | undefined {
  const hasInterest = asked['juros.percentual'] !== undefined || asked.table !== undefined
  const letters = [...String(asked.selicBase ?? '')].filter(
    (of) => of === 'a' || (of === 'j' ? hasInterest : asked['multa.percentual'] !== undefined),
  )
  return SELIC_BASES[letters.join('')]
}

/** Returns `DD/MM/YYYY`; empty for what is no date. */
export function dayText(value: Parameters[string] | undefined): string {
  return typeof value === 'string' ? toBrazilian(value) : ''
}
