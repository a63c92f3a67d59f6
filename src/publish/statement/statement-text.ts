import extenso from 'extenso'
import type { StatementDocument, StatementPart } from '../../core/job/job.js'
import { MONTH_NAMES, toBrazilian } from '../../values/dates.js'
import { D } from '../../values/decimal.js'
import { TOTAL } from '../columns.js'
import { counted } from '../words.js'

export const TITLE = 'DEMONSTRATIVO DISCRIMINADO E ATUALIZADO DO DÉBITO'
/** The title of the list of cases that have none. */
export const UNPRINTED = 'Processos sem demonstrativo'
export const REHEARSAL = 'ENSAIO: valores fictícios. Não use em juízo.'

export interface Office {
  name?: string
  place?: string
  /** A PNG. */
  logo?: Buffer
}

/** The office and the date of a document. */
export interface Filing {
  office: Office
  /** ISO. */
  date: string
  isRehearsal: boolean
  /** The batch, by which two versions are told apart. */
  batch: string
}

/** Returns the foot of each page: the case, and the batch. */
export function footText([fact]: StatementDocument['facts'], { batch }: Filing): string {
  return [...(fact ? [fact.join(': ')] : []), `Ref. ${batch}`].join(' - ')
}

/** Returns the case and the parties, without the places to fill in. */
export function debtText({ facts }: Pick<StatementDocument, 'facts'>): string {
  return facts
    .map(([label, text]) => [label, text.replace(/, CPF\/CNPJ [^;]*/g, '')] as const)
    .filter(([label, text]) => label !== 'Tribunal' && !text.startsWith('_'))
    .map(([label, text]) => (label.includes('( )') ? text : `${label}: ${text}`))
    .join('; ')
}

/** Returns the name of the last row of a table. */
export function sumTitle({ isOneOf }: StatementPart): string {
  return isOneOf ? 'Subtotal' : TOTAL
}

/** Formats a value as courts read it, independent of the system's locale. */
export function cellText(
  value: string | undefined,
  kind: StatementPart['columns'][number]['kind'],
): string {
  if (value === undefined) return ''
  if (kind === 'date') return toBrazilian(value)
  if (kind === 'money') return money(value)
  if (kind === 'percent') return `${value.replace('.', ',')}%`
  return kind === 'factor' ? new D(value).toFixed(10).replace('.', ',') : value
}

/** Returns the legal basis and the date of the calculation. */
export function basisText({ article }: Pick<StatementDocument, 'article'>, date: string): string {
  return `Código de Processo Civil, ${article}. Valores em reais. Calculado em ${toBrazilian(date)}.`
}

/** Formats `1.234,56`. */
export function money(value: string): string {
  const amount = new D(value).toDecimalPlaces(2)
  const [whole = '0', cents] = amount.abs().toFixed(2).split('.')
  const sign = amount.isNegative() && !amount.isZero() ? '-' : ''
  return `${sign}${BigInt(whole).toLocaleString('pt-BR')},${cents}`
}

/** Amounts from here on are not written in words, which would not fit on a page. */
const MOST_IN_WORDS = 1_000_000_000_000

/** Formats `Total do débito em 31/12/2024: R$ 1.234,56 (mil duzentos e trinta e quatro reais e cinquenta e seis centavos)`. */
export function totalText({
  total,
  on,
  lacking = 0,
}: Pick<StatementDocument, 'total' | 'on' | 'lacking'>): string | undefined {
  if (total === undefined) return undefined
  const sum = new D(total).toDecimalPlaces(2)
  const size = sum.abs()
  const words = size.lt(MOST_IN_WORDS) ? ` (${extenso(size.toFixed(), { mode: 'currency' })})` : ''
  const isOverpaid = sum.isNegative() && !sum.isZero()
  const day = on === undefined ? '' : ` em ${toBrazilian(on)}`
  const said = isOverpaid
    ? `Os pagamentos passam do débito${day && `${day},`} em`
    : `Total do débito${day}:`
  const without =
    lacking === 0
      ? ''
      : `, sem ${counted(lacking, 'valor que não foi calculado', 'valores que não foram calculados')}`
  return `${said} R$ ${money(size.toFixed())}${words}${without}.`
}

/** Formats `Porto Alegre, 3 de julho de 2025.` */
export function placeAndDate({ office, date }: Filing): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const place = office.place ?? '____________________'
  return `${place}, ${day} de ${MONTH_NAMES[month - 1]} de ${year}.`
}
