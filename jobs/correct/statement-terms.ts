import type { Parameters, StatementRow } from '../../src/core/job/job.js'
import type { Facts } from '../../src/messages/message.js'
import { NO_START } from '../../src/messages/terms-pt.js'
import { monthOf, toBrazilianMonth } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectKnowledge } from './catalogue.js'
import { provedBase } from './charge-base.js'
import {
  countOfMonths,
  simpleMonths,
  tellsBase,
  tellsSimple,
  wayOfMonths,
} from './interest-start.js'
import { lastMonthUsed, lastSelicMonth } from './last-month.js'
import { START } from './row-charges.js'
import { type Series, seriesKey } from './series.js'
import { namesOf } from './statement-remarks.js'
import { dayText, endText, type Selic, selicOf, selicText } from './statement-selic.js'

export function answeredOf(rows: readonly StatementRow[]): StatementRow[] {
  return rows.filter(isAnswered)
}

export function isAnswered({ figures }: StatementRow): boolean {
  return figures.corrigido !== undefined
}

/** Simple interest and its start, and the bases of fine and fees, where every line proves them. */
export function provedTerms(rows: StatementRow[]): Facts {
  const answered = answeredOf(rows)
  const bearing = withInterest(answered)
  const simple = isSimple(bearing)
  const from = provedStart(bearing)
  const fineOn = chargedOn(answered, 'multa')
  const feesOn = chargedOn(answered, 'honorarios')
  return {
    ...(simple ? { simple } : {}),
    ...(from ? { from: [from] } : {}),
    ...(fineOn ? { fineOn } : {}),
    ...(feesOn ? { feesOn } : {}),
  }
}

/** The start of interest in place of the one that was asked; undefined where that is proved, or several. */
function provedStart(bearing: StatementRow[]): 'own' | 'due' | undefined {
  const starts = new Set(bearing.map(({ parameters = {} }) => parameters['juros.from']))
  const [start] = starts
  if (bearing.length === 0 || starts.size > 1) return undefined
  if (start === undefined) return isOfMonths(bearing) ? 'own' : undefined
  return start === 'vencimento' && !bearing.every(hasStart) ? 'due' : undefined
}

/** Index, interest, SELIC, fine and fees as they were asked, with their first and last days. */
export function terms(rows: StatementRow[], knowledge: CorrectKnowledge): string[] {
  const asked = rows[0]?.parameters ?? {}
  const selic = selicOf(rows, asked)
  const payments = rows.filter(({ figures }) => figures.valor?.startsWith('-'))
  const bearing = withInterest(rows)
  const proved = {
    lastMonth: lastSelicMonth(rows, knowledge),
    isInFactor: rows.every(({ figures }) => figures.conferencia === 'confere'),
  }
  const hasInterest = !selic?.isWhole || bearing.some((row) => bears(row, 'juros'))
  const without = hasInterest ? withoutInterest(rows, asked, knowledge) : 'além da SELIC'
  return [
    selic?.isWhole
      ? 'Correção: nenhuma além da SELIC.'
      : `Correção: ${regimeName(asked, knowledge)}, da data de cada valor ${endText(asked, selic)}${lastMonthText(rows, knowledge)}.`,
    without === undefined
      ? interestText(bearing, asked, selic)
      : `Juros: ${['nenhum', ...(without ? [without] : [])].join(' ')}.`,
    ...(selic ? [selicText(asked, selic, proved)] : []),
    without === undefined ? capitalisationText(bearing, asked) : 'Capitalização: nenhuma.',
    ...(asked['multa.percentual'] === undefined
      ? []
      : [`Multa: ${percent(asked['multa.percentual'])}${chargedOn(rows, 'multa')}.`]),
    ...(asked['honorarios.valor'] === undefined ? [] : [feeText(rows, asked)]),
    ...costsText(rows),
    // A sheet without payments does not prove that none were made.
    ...(payments.length === 0 ? [] : [paymentsText(payments)]),
  ]
}

const CHARGES = ['juros', 'multa', 'honorarios'] as const
type Charge = (typeof CHARGES)[number]
const NAMES: Readonly<Record<Charge, string>> = {
  juros: 'juros',
  multa: 'multa',
  honorarios: 'honorários',
}

function bears({ figures }: StatementRow, charge: Charge): boolean {
  return Number(figures[charge] ?? 0) !== 0
}

/** Costs may be only corrected, and then tell nothing of how the interest of the others is counted. */
function withInterest(rows: StatementRow[]): StatementRow[] {
  const bearing = rows.filter((row) => row.fields.custas !== true || bears(row, 'juros'))
  return bearing.length > 0 ? bearing : rows
}

/** Says which charges of the other lines the costs do not bear. */
function costsText(rows: readonly StatementRow[]): string[] {
  const costs = rows.filter(({ fields }) => fields.custas === true)
  const free = CHARGES.filter(
    (charge) => rows.some((row) => bears(row, charge)) && !costs.some((row) => bears(row, charge)),
  ).map((charge) => NAMES[charge])
  if (costs.length === 0 || free.length === 0) return []
  const without = [free.slice(0, -1).join(', '), free.at(-1)].filter(Boolean).join(' nem ')
  return [`Custas: só corrigidas, sem ${without} (${namesOf(costs)}).`]
}

/** Says which charges all payments bear, because each then lessens the debt by more than was paid. */
function paymentsText(payments: readonly StatementRow[]): string {
  const borne = CHARGES.filter((charge) => payments.every((row) => bears(row, charge))).map(
    (charge) => NAMES[charge],
  )
  const also = `, corrigidos e com ${new Intl.ListFormat('pt-BR').format(borne)}`
  return `Descontos: os pagamentos, com valor negativo, na data de cada um${borne.length > 0 ? also : ''}.`
}

function lastMonthText(rows: StatementRow[], knowledge: CorrectKnowledge): string {
  const month = lastMonthUsed(rows, knowledge)
  return month ? `; o último mês do índice usado é ${toBrazilianMonth(month)}` : ''
}

/**
 * Returns what is charged besides, where the checked factors and the totals of rows of a table prove
 * that no interest is; undefined where they do not.
 */
function withoutInterest(
  rows: readonly StatementRow[],
  asked: Parameters,
  knowledge: CorrectKnowledge,
): string | undefined {
  const isAsked = asked['juros.percentual'] !== undefined || asked.selic === true
  if (asked.table === undefined || isAsked || !rows.every(isUncharged)) return undefined
  const all = (knowledge.series as Record<string, Series> | undefined) ?? {}
  const { months = {} } = all[seriesKey(asked)] ?? {}
  const hasSelic = rows.some(
    ({ figures }) => Number(months[monthOf(figures.data ?? '')]?.selicAccrued ?? 0) !== 0,
  )
  return hasSelic ? 'além da SELIC da própria tabela' : ''
}

function isUncharged({ figures }: StatementRow): boolean {
  const { conferencia, corrigido, total, multa = '0', honorarios = '0' } = figures
  if (conferencia !== 'confere' || corrigido === undefined || total === undefined) return false
  return new D(total).minus(corrigido).minus(multa).minus(honorarios).isZero()
}

/** Only interest that equals the rate times its months, to the cent, is proved to be simple. */
function capitalisationText(rows: StatementRow[], asked: Parameters): string {
  if (asked['juros.percentual'] === undefined && asked.table !== undefined)
    return 'Capitalização: não foi pedida; os juros são os da própria tabela.'
  if (asked['juros.percentual'] === undefined) return 'Capitalização: nenhuma.'
  return isSimple(rows)
    ? 'Capitalização: nenhuma; os juros são simples.'
    : 'Capitalização: não foi pedida; se o serviço capitaliza não pôde ser conferido.'
}

function regimeName({ index, table }: Parameters, { indices, tables }: CorrectKnowledge): string {
  const named = table ?? index
  const entries = table === undefined ? indices : tables
  const entry = entries?.find(({ slug, id }) => slug === named || String(id) === named)
  return `${table === undefined ? 'índice' : 'tabela'} ${entry?.name ?? named}`
}

/** The base of a percentage that the call or the rows prove; empty if they name none, or several. */
function chargedOn(rows: StatementRow[], charge: 'multa' | 'honorarios'): string {
  const charged = rows.filter((row) => bears(row, charge))
  const bases = new Set(charged.map(({ figures }) => figures[`${charge}Sobre`]))
  const [base, other] = [...bases].filter((one) => one !== undefined)
  if (other !== undefined) return ''
  const proved = base !== undefined && bases.size === 1 ? base : provedBase(charged, charge)
  return proved === undefined ? '' : ` sobre ${proved}`
}

/** Returns how the terms say that the months of these rows are counted. */
export function wayOfInterest(rows: StatementRow[]): number | undefined {
  return wayOfMonths(withInterest(rows))
}

/**
 * Returns the interest of a row in percent of its corrected value, where it is the rate times
 * months, to the cent.
 */
export function interestPercent(
  { figures, parameters = {} }: StatementRow,
  way?: number,
): string | undefined {
  const months = simpleMonths(figures, parameters, way)
  const percent = months?.times(String(parameters['juros.percentual']))
  return percent?.toDecimalPlaces(4).toFixed(Math.max(2, Math.min(4, percent.decimalPlaces())))
}

/** Decides whether each row bears its rate for the months from its start, to the cent. */
function isOfMonths(rows: readonly StatementRow[]): boolean {
  return rows.every(({ figures, parameters = {} }) => simpleMonths(figures, parameters))
}

/** Decides whether each row does, and one of them would bear another on its given amount. */
function isOnCorrected(rows: readonly StatementRow[]): boolean {
  return (
    isOfMonths(rows) && rows.some(({ figures, parameters = {} }) => tellsBase(figures, parameters))
  )
}

/** Decides whether each row does, and one of them would bear more if the interest were compound. */
function isSimple(rows: readonly StatementRow[]): boolean {
  return (
    isOfMonths(rows) &&
    rows.some(({ figures, parameters = {} }) => tellsSimple(figures, parameters))
  )
}

function interestText(rows: StatementRow[], asked: Parameters, selic: Selic | undefined): string {
  const rate = asked['juros.percentual']
  if (rate === undefined) {
    const end = selic ? `, ${endText(asked, selic)}` : ''
    return asked.table === undefined
      ? 'Juros: não pedidos.'
      : `Juros: os da própria tabela${rows.some((row) => bears(row, 'juros')) ? '' : ', se ela os tem'}${end}.`
  }
  const counted = countOfMonths(wayOfMonths(rows))
  const how = counted && `, ${counted}`
  const base = isOnCorrected(rows) ? ' sobre o valor corrigido' : ''
  return `Juros: ${percent(rate)} ao mês${base}, ${startText(rows, asked)} ${endText(asked, selic)}${how}${tableText(rows, asked)}.`
}

/** A table may have SELIC months of its own, in which no interest accrues. */
function tableText(rows: StatementRow[], asked: Parameters): string {
  const isProved = rows.every(hasStart) || isOfMonths(rows)
  return asked.table !== undefined && selicOf(rows, asked) === undefined && !isProved
    ? ', salvo nos meses de SELIC da tabela, se ela os tem'
    : ''
}

function hasStart({ figures }: StatementRow): boolean {
  return figures.inicioJuros === START.fits
}

const STARTS: Readonly<Record<string, string>> = {
  vencimento: 'o vencimento',
  citacao: 'a citação',
}

/**
 * Names a start of interest only if the interest of the rows proves it and the request asked for
 * it, or for none.
 */
function startText(rows: StatementRow[], asked: Parameters): string {
  const from = asked['juros.from']
  const proved = rows.filter(hasStart)
  if (from === 'vencimento' && proved.length === rows.length) return 'do vencimento de cada valor'
  if (from === undefined && isOfMonths(rows)) return 'da data de cada valor'
  if (from === undefined) return `${NO_START},`
  if (from === 'vencimento' || proved.length === 0)
    return `pedidos desde ${STARTS[String(from)]}, o que não pôde ser conferido,`
  const starts = [...new Set(proved.map(({ figures }) => dayText(figures.jurosDesde)))]
  const shown = starts.length > 3 ? 'na data de cada valor' : starts.join('; ')
  return `da citação ou do vencimento posterior a ela (${shown})`
}

function feeText(rows: StatementRow[], asked: Parameters): string {
  const value = asked['honorarios.valor']!
  return asked['honorarios.modo'] === 'p'
    ? `Honorários: ${percent(value)}${chargedOn(rows, 'honorarios')}.`
    : `Honorários: R$ ${reais(value)} por valor.`
}

function reais(value: Parameters[string]): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return Number(value).toLocaleString('pt-BR', digits)
}

function percent(value: Parameters[string]): string {
  return `${String(value).replace('.', ',')}%`
}
