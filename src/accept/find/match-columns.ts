import type { Field } from '../../core/job/job.js'
import { isState } from '../../values/oab.js'
import { isForeignCurrency } from '../cells/currency.js'
import type { Heading } from './heading.js'
import { foldWords, singular } from './heading-words.js'
import { HEADINGS } from './headings.js'
import { normaliseHeading } from './normalise-heading.js'
import { headsLastResort, UNPAID } from './only-column.js'

/** How well a heading fits a field; `open`: it starts with a name, and the rest is unknown. */
export type Fit = 'exact' | 'begins' | 'open' | 'doubtful'

export interface Candidate {
  column: number
  heading: string
  fit: Fit
}

/** The result for a field in one header line. */
export type Match =
  | { is: 'one'; column: number; heading: string; how: Fit | 'mapped' }
  | { is: 'tie'; candidates: Candidate[] }
  | { is: 'open' | 'doubtful'; candidates: Candidate[] }
  | { is: 'none' }

/** Fees, a fine or costs: no debt beside another. */
export function headsCharge(heading: string): boolean {
  return fitOf('honorarios', heading) !== undefined || headsLastResort(heading)
}

/** Decides whether a heading means a field, and how surely. */
export function fitOf(field: string, heading: string): Fit | undefined {
  return fitOfText(field, foldWords(normaliseHeading(heading)))
}

/** "Saldo em 31/12/2023", "Saldo pos. dez/23": the balance of that date, not of a due date. */
export const OF_A_DAY =
  /\b(?:\d{1,2} \d{1,2}|(?:em|ate) \d{1,2}) (?:19|20)\d{2}\b|\b(?:em|ate|pos|posicao|saldo|devedor) (?:(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*|\d{1,2}) (?:(?:19|20)?\d{2})\b/

/** Expects a heading with folded words. */
function fitOfText(field: string, text: string): Fit | undefined {
  const known = HEADINGS[field]
  if (!known || text === '') return undefined
  if (isWhole(known, text) || isOab(field, text)) return 'exact'
  if (known.weak.includes(text)) return 'begins'
  // "Valor (US$)" is no amount in reais.
  if (isForeignCurrency(text)) return undefined
  if (beginsWith(text, known.doubtful)) return 'doubtful'
  const words = text.split(' ')
  if (words.some((word) => known.unlike.includes(word))) return undefined
  const isOfDay = field === 'valor' && OF_A_DAY.test(text)
  if (isOfDay || known.doubts.some((doubt) => ` ${text} `.includes(` ${doubt} `))) {
    return beginsWith(text, [...known.names, ...known.wholes]) ? 'doubtful' : undefined
  }
  if (!beginsWith(text, known.names)) return undefined
  return hasKnownRest(known, words) ? 'begins' : 'open'
}

/**
 * "Nº inscrição OAB", "Nr. OAB", "Carteira da OAB (nº)": the number, however it is called, but beside
 * "OAB" perhaps the day or the kind of the registration.
 */
const NUMBER_OF_OAB =
  /^(?:(?:n|no|nr|nro|num|numero) )?(?:(?:inscricao|inscr|insc|registro|reg|carteira|identidade|identificacao) )?(?:(?:n|no|nr|nro|num|numero) )?(?:na )?oab(?: (?:n|no|nr|nro|num|numero))?$/

function isOab(field: string, text: string): boolean {
  return field === 'oab_numero' && (isOabOfState(field, text) || NUMBER_OF_OAB.test(text))
}

/** "OAB SP" and "OAB/RJ (supl.)" are whole names, but no rivals of "OAB". */
function isOabOfState(field: string, text: string): boolean {
  const [oab, state = '', , ...others] = text.split(' ')
  return field === 'oab_numero' && oab === 'oab' && isState(state) && others.length === 0
}

function hasKnownRest(known: Heading, words: string[]): boolean {
  if (known.mayFollow.length === 0) return true
  const named = new Set(known.names.flatMap((name) => name.split(' ')))
  return words.every((word) => known.mayFollow.includes(word) || named.has(word))
}

function isExact(known: Heading, text: string): boolean {
  return known.names.includes(text) || known.wholes.includes(text)
}

function isWhole(known: Heading, text: string): boolean {
  return isExact(known, text) || isPlural(known, text)
}

/** "Processos" above several of them; a plural that is itself a name keeps its own meaning. */
function isPlural(known: Heading, text: string): boolean {
  const one = text.split(' ').map(singular).join(' ')
  return one !== text && !known.unlike.includes(text) && isExact(known, one)
}

function beginsWith(text: string, names: readonly string[]): boolean {
  return names.some((name) => text === name || text.startsWith(`${name} `))
}

/**
 * Returns the best column of a field: an exact heading before one that only starts with its name;
 * equal ones are a tie. A heading that is the full name of one field is no beginning of another,
 * unless it is listed as weak.
 */
export function matchField(
  field: NamedField,
  headings: readonly string[],
  normalised: readonly string[] = headings.map(normaliseHeading),
): Match {
  const texts = normalised.map(foldWords)
  const isBare = texts.some((text) => namesField(field, text))
  const candidates = texts.flatMap((text, column): Candidate[] => {
    const isNamed = namesField(field, isBare ? text : withoutUnit(field, text))
    const isYearly = !isBare && !isNamed && namesField(field, withoutYear(field, text))
    const fit = isNamed ? 'exact' : isYearly ? 'doubtful' : fitOfText(field.name, text)
    if (!fit) return []
    const isWeak = HEADINGS[field.name]?.weak.includes(text) === true
    const begins = fit === 'begins' || fit === 'open'
    if (begins && !isWeak && isExactElsewhere(field.name, text)) return []
    return [{ column, heading: headings[column] ?? '', fit }]
  })
  const even = HEADINGS[field.name]?.even ?? []
  const exact = candidates.filter((candidate) => candidate.fit === 'exact')
  const isEven = exact.length > 0 && exact.every(({ column }) => even.includes(texts[column]!))
  const weak = HEADINGS[field.name]?.weak ?? []
  const isWeak = candidates.every(({ column }) => weak.includes(texts[column]!))
  const isDeadline = candidates.some(({ column }) => DEADLINE.test(texts[column]!))
  if (candidates.length > 0 && (isEven || (isWeak && !isDeadline)))
    candidates.push(...rivalsOf(field.name, headings, texts))
  for (const fit of ['exact', 'begins'] as const) {
    const all = candidates.filter(
      (candidate) => candidate.fit === fit || (isEven && candidate.fit === 'begins'),
    )
    const best = withoutLast(field.name, all, texts)
    const [first] = best
    if (best.length === 1 && first) {
      return { is: 'one', column: first.column, heading: first.heading, how: fit }
    }
    if (best.length > 1) return { is: 'tie', candidates: best }
  }
  if (candidates.length === 0) return { is: 'none' }
  return { is: candidates.some(({ fit }) => fit === 'open') ? 'open' : 'doubtful', candidates }
}

function withoutLast(field: string, all: Candidate[], texts: readonly string[]): Candidate[] {
  const last = HEADINGS[field]?.last ?? []
  const names = HEADINGS[field]?.names ?? []
  const isLast = (text: string) =>
    last.includes(text) || (isOab(field, text) && !names.includes(text))
  const better = all.filter(({ column }) => !isLast(texts[column]!))
  return better.length > 0 ? better : all
}

/** With "Referência" beside "Data de emissão", the start of the count is uncertain. */
function rivalsOf(
  field: string,
  headings: readonly string[],
  texts: readonly string[],
): Candidate[] {
  const rivals = HEADINGS[field]?.rivals ?? []
  return texts.flatMap((text, column): Candidate[] =>
    rivals.includes(text) ? [{ column, heading: headings[column] ?? '', fit: 'begins' }] : [],
  )
}

const BY_CELLS = ['oab_uf', 'tipo_documento', 'data_inicio', 'data_fim', 'tribunal']

/** Decides whether the cells of a column can prove the field. */
export function isProvedByCells({ type, name }: Pick<Field, 'type' | 'name'>): boolean {
  return type === 'case' || BY_CELLS.includes(name)
}

/** Decides whether a heading means the field only where no better one is present. */
export function isWeak({ name }: Pick<Field, 'name'>, heading: string): boolean {
  return HEADINGS[name]?.weak.includes(foldWords(normaliseHeading(heading))) === true
}

/** Whenever its document was issued, the debt falls due on that day. */
const DEADLINE = /^data limite\b|^pagar ate$/

type NamedField = Pick<Field, 'name' | 'parameter'> & Partial<Field>

/** "Taxa (% a.m.)" of a service's field that is a rate by the month, "multa (%)" of any percentage. */
function withoutUnit({ isOwn, type, ceiling }: NamedField, text: string): string {
  const isMonthly = ceiling?.of === 'interest'
  if (!isOwn || (type !== 'percent' && type !== 'fee')) return ''
  return text.replace(isMonthly ? / %(?: (?:a m|am|ao mes))?$| (?:a m|ao mes)$/ : / %$/, '')
}

/** "Taxa (% a.a.)" of a service's field that is a rate by the month. */
function withoutYear({ isOwn, ceiling }: NamedField, text: string): string {
  if (!isOwn || ceiling?.of !== 'interest') return ''
  const named = text.replace(/(?: %)? (?:a a|aa|ao ano|anual)$/, '')
  return named === text ? '' : named
}

/** A heading may be a parameter's name at the service (`juros.percentual`) or `juros_from`. */
function namesField({ name, parameter }: NamedField, text: string): boolean {
  if (text === '') return false
  if (parameter !== undefined && text === named(parameter)) return true
  return text === named(name) && !isExactElsewhere(name, text)
}

function named(name: string): string {
  return foldWords(normaliseHeading(name))
}

function isExactElsewhere(field: string, text: string): boolean {
  return Object.entries(HEADINGS).some(([name, known]) => name !== field && isExact(known, text))
}

const FIRST_WORDS: ReadonlySet<string> = new Set(
  Object.values(HEADINGS).flatMap(({ names, wholes, weak, doubtful }) =>
    [...names, ...wholes, ...weak, ...doubtful].map((name) => name.split(' ')[0]!),
  ),
)

/** Returns how well a text matches any heading: 2 a whole name, 1 a beginning, 0 not at all. */
export function familiarity(normalised: string): 0 | 1 | 2 {
  const text = foldWords(normalised)
  if (!FIRST_WORDS.has(text.split(' ', 1)[0]!)) return 0
  const fits = Object.keys(HEADINGS).map((name) => fitOfText(name, text))
  if (fits.includes('exact')) return 2
  return fits.some(Boolean) ? 1 : 0
}

export function isKnown(heading: string): boolean {
  return Object.keys(HEADINGS).some((field) => fitOf(field, heading))
}

/** A word, also in the plural, that gives a heading another meaning than the field's. */
export function meansOther(field: string, text: string): boolean {
  const { unlike, doubts } = HEADINGS[field]!
  // "FGTS não depositado" is as if the word were not there.
  const words = text
    .replace(UNPAID, '')
    .split(' ')
    .flatMap((word) => [word, singular(word)])
  return words.some((word) => unlike.includes(word) || doubts.includes(word))
}
