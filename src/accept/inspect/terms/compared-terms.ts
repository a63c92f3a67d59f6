import type { Parameters } from '../../../core/job/job.js'
import { fromBrazilian, SHORT_MONTHS, toBrazilian } from '../../../values/dates.js'
import { compacted, folded } from '../../../values/folded.js'
import { statesCorrected } from './stated-corrections.js'

/** Of a longer text only the start is compared. */
const LONGEST = 500
/** Each charge by its name in a correction and in the fields of a calculation. */
const INTEREST = ['juros.percentual', 'fields.juros', 'fields.taxa']
const FINE = ['multa.percentual', 'fields.multa']
const FEES = ['honorarios.valor', 'fields.honorarios']

const PERCENT = '(\\d{1,2}(?:[.,]\\d{1,4})?) ?%(?: ?\\([^()]{1,40}\\))?'
/** "Juros de 0,5% ao mês", "de 6% a.a.", "de 0,033% ao dia", "IGP-M + 0,5% a.m.", in folded texts. */
const RATES = new RegExp(
  `(?:\\bjuros\\b[^%\\d]{0,40}|\\+ ?)${PERCENT} ?(?:(a\\.? ?m\\b\\.?|ao mes|por mes|mensa(?:l|is))|(a\\.? ?a\\b\\.?|ao ano|por ano|anua(?:l|is))|(?:a\\.? ?d\\b\\.?|ao dia|por dia|diari[oa]s?))`,
  'g',
)
const FINES = new RegExp(`\\bmultas?\\b[^%\\d]{0,30}${PERCENT}`, 'g')
const FEE_RATES = new RegExp(`\\bhonorarios\\b[^%\\d]{0,30}${PERCENT}`, 'g')
/** "Juros e correção desde a citação"; in "juros desde a citação e correção desde o vencimento" the first. */
const STARTS =
  /\b(?:juros|mora)\b(?: e correcao(?: monetaria)?\b)?(?:(?!\b(?:correcao|corrig|atualiz))[^;]){0,40}?\b(?:desde|a partir d|a contar d|contad[oa]s? d|d)[aoe]? (?:a |o |cada |respectiv[oa] )?(citacao|vencimento|notificacao|interpelacao|ajuizamento|distribuicao|sentenca|acordao|transito|evento danoso|arbitramento)\b/g
/** The fine and the fees of the enforcement are no term of the debt (CPC, art. 523). */
const OF_ENFORCEMENT = /\b523\b/

/** In "IPCA e juros" the letter joins two terms; in "IPCA E" it is of the name. */
const INDEX =
  '(?:inpc|ipca(?:-?e\\b| e\\b(?! (?!ate\\b|desde\\b)\\p{L}| \\d)|[ -]?15\\b)?|igp[ -]?(?:m|di)|ipc[ -]?(?:fipe|br|3i)|incc(?:[ -]?(?:m|di))?|selic|tr|cdi|taxa legal|poupanca)\\b'
const INDICES = new RegExp(`\\b(${INDEX})`, 'gu')
/** "IPCA e TR": by which of them is open, as it is where they follow each other. */
const JOINED = new RegExp(`\\b${INDEX} e ${INDEX}`, 'u')
const TABLES =
  /\btabelas?:?(?: \w+:?)?(?: (?:d[aoe]|pelo|pela))? (tj[a-z]{2,3}|trf ?-?\d|trt|justica federal|justica do trabalho|cnj|tribunal)\b/g
const CORRECTS =
  /^(?:inpc|ipca|igp|incc|selic|cdi)(?:[ -]?\w{1,4})?(?:$| (?:ate|desde|a partir|de) )|^tabela(?: \w+)? ?:|\b(?:correcao|corrig\w+|atualizac(?:ao|oes)|atualiz\w+)\b|\b(?:re)?calcul\w+ (?:com|pel[oa]|por)\b|\b(?:inpc|ipca|igp|incc|selic|tr|cdi|poupanca)\b.{0,4}\+ ?\d/

/** Charges that a text denies of what is to come, as against amounts that are without them. */
const DENIED = [
  { names: INTEREST, word: 'juros' },
  { names: FINE, word: 'multas?' },
  { names: FEES, word: 'honorarios' },
].map(({ names, word }) => ({
  names,
  denies: new RegExp(
    `\\b(?:nao (?:incid|cab|ha|sao devid|se aplic|cobr)\\w*|sem (?:a )?(?:incidencia|cobranca|aplicacao)(?: d[aeo]s?)?|isent\\w+ d[aeo]s?|dispens\\w+ (?:d[aeo]s?|os?)|vedad\\w+ (?:a )?\\w*|renunci\\w+ (?:a|aos?))\\b[^.;]{0,20}\\b${word}\\b|(?<!\\bsem )\\b(?:correcao|corrig\\w+|atualiza\\w+)\\b[^.;]{0,30}\\bsem (?:\\w+ e )?${word}\\b`,
  ),
}))
/** "Incide apenas correção monetária". */
const CORRECTION_ALONE =
  /\b(?:apenas|so|somente|exclusivamente|unicamente) (?:a )?(?:correcao|atualizacao)\b/

/**
 * "Atualizar até 30/06/2024", "calcular com data-base em 30/06/2024", in folded texts; but not
 * "última atualização até".
 */
const DAYS =
  /\b(?:(?:(?:atualiz|corrig|posicion|(?:re)?calcul)[aei]r?\b[^.;\d]{0,30}?|(?<!\bultim[oa] (?:data d[ae] )?)(?:(?:re)?calculo|atualizacao|correcao)(?: \w+){0,2} )\b(?:ate(?: o dia)?|data[ -]?base(?: (?:em|de))?|para(?: o dia)?)|data[ -]?base d[oe] (?:re)?calculo (?:pedid|solicitad|requerid)o):? (?:(\d{2})\/)?(\d{2}|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,6})(?:\/| de )(\d{4})\b/g
const UPDATE_TO = ['updateTo', 'dataAtualizacao', 'fields.dia_atualiza']

/** The other words of a text that states nothing but terms. */
const JOINING =
  /^(?:correcao|atualizacao|corrigidos?|monetaria|indice|pel[oa]s?|juros|mora|moratorios|simples|multas?|honorarios|advocaticios|contratuais|e|com|mais|d[aeo]s?|ao?|mes|a\.?m\.?)$/

/** The catalogue's names of the values of parameters that give ids. */
export type Named = Readonly<Record<string, string>>

/** A term that a text states otherwise than it was asked for. */
export interface OtherTerm {
  of: 'index' | 'fine' | 'fees' | 'start' | 'day' | 'none'
  parameter: string
  asked: string
}

/** A court alone means its table. */
const COURT = /^(?:tj|trf|trt|cnj\b|justi[cç]a )/i

/** Words for a cell below "Correção monetária". */
export function correctionBy(text: string): string {
  return `corrigir ${COURT.test(text) ? 'tabela ' : ''}${text}`
}

/** Returns the monthly rate that was asked for, if a text states another; of several, one may be it. */
export function otherRate(
  text: string,
  given: Parameters,
): { parameter: string; rate: string } | undefined {
  const parameter = nameOf(INTEREST, given)
  if (parameter === undefined) return undefined
  const rates = ratesIn(start(text))
  const isOther = rates.length > 0 && !rates.some((rate) => isSame(rate, given[parameter]))
  return isOther ? { parameter, rate: shown(given[parameter]) } : undefined
}

export function otherTerm(
  text: string,
  given: Parameters,
  named: Named = {},
): OtherTerm | undefined {
  if (!/\p{L}{3}/u.test(text) || statesCorrected(text)) return undefined
  const plain = start(text)
  return (
    otherIndex(plain, given, named) ??
    otherPercent(plain, given) ??
    otherStart(plain, given) ??
    otherDay(plain, given) ??
    deniedCharge(plain, given)
  )
}

/** Whether a text states terms alone, all of which are those that were asked for. */
export function agreesWithTerms(text: string, given: Parameters, named: Named = {}): boolean {
  const plain = start(text)
  if (otherRate(text, given) !== undefined || otherTerm(text, given, named)) return false
  const asked = askedIndex(given, named)
  const known = (names: readonly string[]) => nameOf(names, given) !== undefined
  // Before a rate goes: "IPCA e juros de 1%" without it is read as IPCA-E.
  const rest = plain
    .replace(INDICES, (name) => (asked?.indices.includes(compacted(name)) ? ' ' : name))
    .replace(RATES, (all) => (known(INTEREST) ? ' ' : all))
    .replace(FINES, (all) => (known(FINE) ? ' ' : all))
    .replace(FEE_RATES, (all) => (hasFees(given) ? ' ' : all))
    .replace(DAYS, (all) => (known(UPDATE_TO) ? ' ' : all))
  const words = rest.split(/[\s,;:()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return rest !== plain && words.every((word) => JOINING.test(word.replace(/\.$/, '')))
}

function otherIndex(plain: string, given: Parameters, names: Named): OtherTerm | undefined {
  const asked = askedIndex(given, names)
  if (!asked || !CORRECTS.test(plain)) return undefined
  const indices = [...plain.matchAll(INDICES)].map(([, name]) => compacted(name!))
  const tables = [...plain.matchAll(TABLES)].map(([, court]) => compacted(court!))
  const isOtherTable =
    tables.length > 0 && !tables.some((court) => !court.startsWith('tj') || isOf(court, asked))
  const isOtherIndex =
    asked.indices.length > 0 &&
    (JOINED.test(plain) || !indices.some((index) => asked.indices.includes(index)))
  const isOther = asked.isTable
    ? isOtherTable || (indices.length > 0 && isOtherIndex)
    : indices.length + tables.length > 0 && isOtherIndex
  const isSelicToo = given.selic === true && indices.includes('selic')
  if (!isOther || isSelicToo) return undefined
  const value = String(given[asked.parameter])
  const name = names[asked.parameter]
  const shownAs = name === undefined ? value : `${value} (${name})`
  return { of: 'index', parameter: asked.parameter, asked: shownAs }
}

const isOf = (court: string, asked: { name: string }) => asked.name.includes(court)

interface AskedIndex {
  parameter: string
  name: string
  isTable: boolean
  indices: string[]
}

/** The index or the table that was asked for, if its name says which it is. */
function askedIndex(given: Parameters, names: Named): AskedIndex | undefined {
  for (const parameter of ['index', 'indiceAtualizacao', 'table']) {
    if (given[parameter] === undefined) continue
    const name = compacted(String(given[parameter]))
    const isTable = parameter === 'table' || /^tj[a-z]{2}/.test(name)
    const isKnown = [...name.matchAll(INDICES)].some(([all]) => all === name)
    const indices = isKnown ? [name] : []
    return isTable || isKnown ? { parameter, name, isTable, indices } : undefined
  }
  const [[parameter, name] = []] = Object.entries(names)
  if (parameter === undefined || name === undefined) return undefined
  const indices = [...folded(name).matchAll(INDICES)].map(([, index]) => compacted(index!))
  const isTable = /^(?:tj|trf|trt|justica)/.test(folded(name))
  return { parameter, name: compacted(name), isTable, indices }
}

function otherPercent(plain: string, given: Parameters): OtherTerm | undefined {
  if (OF_ENFORCEMENT.test(plain)) return undefined
  const fine = differs(plain, FINES, FINE, given)
  if (fine !== undefined) return { of: 'fine', parameter: fine, asked: shown(given[fine]) }
  const fees = hasFees(given) ? differs(plain, FEE_RATES, FEES, given) : undefined
  return fees === undefined ? undefined : { of: 'fees', parameter: fees, asked: shown(given[fees]) }
}

/** Returns the parameter of a charge of which the text states other percentages alone. */
function differs(
  plain: string,
  stated: RegExp,
  names: readonly string[],
  given: Parameters,
): string | undefined {
  const parameter = nameOf(names, given)
  const points = [...plain.matchAll(stated)].map(([, one]) => numberOf(one!))
  const isOther = points.length > 0 && !points.some((one) => isSame(one, given[parameter ?? '']))
  return isOther ? parameter : undefined
}

/** "Juros desde a citação", where they were asked for from the due date, and the other way round. */
function otherStart(plain: string, given: Parameters): OtherTerm | undefined {
  const asked = given['juros.from']
  const stated = [...plain.matchAll(STARTS)].map(([, event]) => event!)
  if (asked === undefined || stated.length === 0) return undefined
  const isOther = !stated.includes(String(asked))
  return isOther ? { of: 'start', parameter: 'juros.from', asked: String(asked) } : undefined
}

function monthNumber(month: string): string {
  const named = SHORT_MONTHS.indexOf(month.slice(0, 3)) + 1
  return named === 0 ? month : String(named).padStart(2, '0')
}

function otherDay(plain: string, given: Parameters): OtherTerm | undefined {
  const parameter = nameOf(UPDATE_TO, given)
  if (parameter === undefined) return undefined
  const asked = String(given[parameter])
  const until = fromBrazilian(asked) ?? asked
  const stated = [...plain.matchAll(DAYS)].map(([, day, month, year]) =>
    [year, monthNumber(month!), day ?? []].flat().join('-'),
  )
  if (stated.length === 0 || stated.some((one) => until.startsWith(one))) return undefined
  return { of: 'day', parameter, asked: toBrazilian(until) }
}

function deniedCharge(plain: string, given: Parameters): OtherTerm | undefined {
  const denied = DENIED.filter(
    ({ denies }) => CORRECTION_ALONE.test(plain) || denies.test(plain),
  ).flatMap(({ names }) => nameOf(names, given) ?? [])
  const parameter = denied.find((name) => Number(given[name]) > 0)
  return parameter === undefined
    ? undefined
    : { of: 'none', parameter, asked: shown(given[parameter]) }
}

function hasFees(given: Parameters): boolean {
  // In the fields of a calculation, fees are a percentage where nothing else is said.
  const ofFields = given['fields.honorarios'] !== undefined && 'p'
  const mode = given['honorarios.modo'] ?? given['fields.honorarios_modo'] ?? ofFields
  return nameOf(FEES, given) !== undefined && mode === 'p'
}

function nameOf(names: readonly string[], given: Parameters): string | undefined {
  return names.find((name) => given[name] !== undefined)
}

/** By the month; a year has twelve of them, a month thirty days. */
function ratesIn(plain: string): number[] {
  return [...plain.matchAll(RATES)].map(([, points, month, year]) => {
    const rate = numberOf(points!)
    if (month !== undefined) return rate
    return year === undefined ? rate * 30 : rate / 12
  })
}

function start(text: string): string {
  return folded(text.slice(0, LONGEST)).replace(/\s+/g, ' ')
}

const numberOf = (points: string) => Number(points.replace(',', '.'))
/** 0.033 % a day are 0.99 % a month. */
const isSame = (rate: number, given: unknown) => Math.abs(rate - Number(given)) < 0.0101
const shown = (value: unknown) => String(value).replace('.', ',')
