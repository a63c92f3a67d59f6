import type { Parameters } from '../../core/job/job.js'
import { compacted, folded } from '../../values/folded.js'
import { statesCorrected } from './stated-corrections.js'

/** Of a longer text only the start is compared. */
const LONGEST = 500
const INTEREST = 'juros.percentual'
const FINE = 'multa.percentual'
const FEES = 'honorarios.valor'

const PERCENT = '(\\d{1,2}(?:[.,]\\d{1,4})?) ?%(?: ?\\([^()]{1,40}\\))?'
/** "Juros de 0,5% ao mês", "de 6% a.a.", "de 0,033% ao dia", in folded texts. */
const RATES = new RegExp(
  `\\bjuros\\b[^%\\d]{0,40}${PERCENT} ?(?:(a\\.? ?m\\b\\.?|ao mes|por mes|mensa(?:l|is))|(a\\.? ?a\\b\\.?|ao ano|por ano|anua(?:l|is))|(?:a\\.? ?d\\b\\.?|ao dia|por dia|diari[oa]s?))`,
  'g',
)
const FINES = new RegExp(`\\bmultas?\\b[^%\\d]{0,30}${PERCENT}`, 'g')
const FEE_RATES = new RegExp(`\\bhonorarios\\b[^%\\d]{0,30}${PERCENT}`, 'g')
/** The fine and the fees of the enforcement are no term of the debt (CPC, art. 523). */
const OF_ENFORCEMENT = /\b523\b/

const INDICES =
  /\b(inpc|ipca[ -]?(?:e|15)?|igp[ -]?(?:m|di)|ipc[ -]?(?:fipe|br|3i)|incc(?:[ -]?(?:m|di))?|selic|tr|cdi|taxa legal|poupanca)\b/g
const TABLES =
  /\btabelas?(?: \w+)?(?: (?:d[aoe]|pelo|pela))? (tj[a-z]{2,3}|trf ?-?\d|trt|justica federal|justica do trabalho|cnj|tribunal)\b/g
const CORRECTS = /\b(?:correcao|corrig\w+|atualizac(?:ao|oes)|atualiz\w+)\b/

/** Charges that a text denies of what is to come, as against amounts that are without them. */
const DENIED = [
  { parameter: INTEREST, word: 'juros' },
  { parameter: FINE, word: 'multas?' },
  { parameter: FEES, word: 'honorarios' },
].map(({ parameter, word }) => ({
  parameter,
  denies: new RegExp(
    `\\b(?:nao (?:incid|cab|ha|sao devid|se aplic|cobr)\\w*|sem (?:a )?(?:incidencia|cobranca|aplicacao)(?: d[aeo]s?)?|isent\\w+ d[aeo]s?|dispens\\w+ (?:d[aeo]s?|os?)|vedad\\w+ (?:a )?\\w*|renunci\\w+ (?:a|aos?))\\b[^.;]{0,20}\\b${word}\\b|(?<!\\bsem )\\b(?:correcao|corrig\\w+|atualiza\\w+)\\b[^.;]{0,30}\\bsem (?:\\w+ e )?${word}\\b`,
  ),
}))
/** "Incide apenas correção monetária". */
const CORRECTION_ALONE =
  /\b(?:apenas|so|somente|exclusivamente|unicamente) (?:a )?(?:correcao|atualizacao)\b/

/** The other words of a text that states nothing but terms. */
const JOINING =
  /^(?:correcao|atualizacao|corrigidos?|monetaria|indice|pel[oa]s?|juros|mora|moratorios|simples|multas?|honorarios|advocaticios|contratuais|e|com|mais|d[aeo]s?|ao?|mes|a\.?m\.?)$/

/** A term that a text states otherwise than it was asked for. */
export interface OtherTerm {
  of: 'index' | 'fine' | 'fees' | 'none'
  /** The parameter as it was given. */
  parameter: string
  asked: string
}

/** Returns the monthly rate that was asked for, if a text states another; of several, one may be it. */
export function otherRate(text: string, given: Parameters): string | undefined {
  if (given[INTEREST] === undefined) return undefined
  const rates = ratesIn(start(text))
  const isOther = rates.length > 0 && !rates.some((rate) => isSame(rate, given[INTEREST]))
  return isOther ? shown(given[INTEREST]) : undefined
}

export function otherTerm(text: string, given: Parameters): OtherTerm | undefined {
  if (!/\p{L}{3}/u.test(text) || statesCorrected(text)) return undefined
  const plain = start(text)
  return otherIndex(plain, given) ?? otherPercent(plain, given) ?? deniedCharge(plain, given)
}

/** Whether a text states terms alone, all of which are those that were asked for. */
export function agreesWithTerms(text: string, given: Parameters): boolean {
  const plain = start(text)
  if (otherRate(text, given) !== undefined || otherTerm(text, given)) return false
  const asked = askedIndex(given)
  const known = (parameter: string) => given[parameter] !== undefined
  const rest = plain
    .replace(RATES, (all) => (known(INTEREST) ? ' ' : all))
    .replace(FINES, (all) => (known(FINE) ? ' ' : all))
    .replace(FEE_RATES, (all) => (hasFees(given) ? ' ' : all))
    .replace(INDICES, (name) => (asked?.name === compacted(name) ? ' ' : name))
  const words = rest.split(/[\s,;:()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return rest !== plain && words.every((word) => JOINING.test(word.replace(/\.$/, '')))
}

function otherIndex(plain: string, given: Parameters): OtherTerm | undefined {
  const asked = askedIndex(given)
  if (!asked || !CORRECTS.test(plain)) return undefined
  const indices = [...plain.matchAll(INDICES)].map(([, name]) => compacted(name!))
  const tables = [...plain.matchAll(TABLES)].map(([, court]) => compacted(court!))
  const isOther = asked.isTable
    ? tables.length > 0 && !tables.some((court) => !court.startsWith('tj') || isOf(court, asked))
    : indices.length + tables.length > 0 && !indices.includes(asked.name)
  const isSelicToo = given.selic === true && indices.includes('selic')
  if (!isOther || isSelicToo) return undefined
  return { of: 'index', parameter: asked.parameter, asked: String(given[asked.parameter]) }
}

const isOf = (court: string, asked: { name: string }) => asked.name.includes(court)

/** The index or the table that was asked for, if its name says which it is. */
function askedIndex(
  given: Parameters,
): { parameter: string; name: string; isTable: boolean } | undefined {
  for (const parameter of ['index', 'indiceAtualizacao', 'table']) {
    if (given[parameter] === undefined) continue
    const name = compacted(String(given[parameter]))
    const isTable = parameter === 'table' || /^tj[a-z]{2}/.test(name)
    const isKnown = [...name.matchAll(INDICES)].some(([all]) => all === name)
    return isTable || isKnown ? { parameter, name, isTable } : undefined
  }
  return undefined
}

function otherPercent(plain: string, given: Parameters): OtherTerm | undefined {
  if (OF_ENFORCEMENT.test(plain)) return undefined
  const fines = [...plain.matchAll(FINES)].map(([, points]) => numberOf(points!))
  if (
    fines.length > 0 &&
    given[FINE] !== undefined &&
    !fines.some((one) => isSame(one, given[FINE]))
  )
    return { of: 'fine', parameter: FINE, asked: shown(given[FINE]) }
  const fees = [...plain.matchAll(FEE_RATES)].map(([, points]) => numberOf(points!))
  if (fees.length > 0 && hasFees(given) && !fees.some((one) => isSame(one, given[FEES])))
    return { of: 'fees', parameter: FEES, asked: shown(given[FEES]) }
  return undefined
}

function deniedCharge(plain: string, given: Parameters): OtherTerm | undefined {
  const denied = DENIED.find(
    ({ parameter, denies }) =>
      Number(given[parameter] ?? 0) > 0 && (CORRECTION_ALONE.test(plain) || denies.test(plain)),
  )
  if (!denied) return undefined
  const { parameter } = denied
  return { of: 'none', parameter, asked: shown(given[parameter]) }
}

function hasFees(given: Parameters): boolean {
  return given[FEES] !== undefined && given['honorarios.modo'] === 'p'
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
