import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { isForeignCurrency } from '../cells/currency.js'
import { applyColumnMap, oneLine } from './apply-column-map.js'
import { foldWords } from './heading-words.js'
import { HEADINGS } from './headings.js'
import {
  type Candidate,
  fitOf,
  isKnown,
  isProvedByCells,
  isWeak,
  type Match,
  matchField,
  meansOther,
  OF_A_DAY,
} from './match-columns.js'
import { followsClientColumn, followsCourtColumn, isLawyerOfCase } from './neighbour-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import {
  headsBase,
  headsDocuments,
  headsLastResort,
  headsMeasure,
  headsNoMoney,
  headsRates,
  isPresentment,
  mayBeOnly,
} from './only-column.js'
import { factorsOfTotal, partsOfTotal, restOf } from './parts-of-total.js'
import { mayBeBesideParty } from './party-headings.js'
import { type ColumnMatch, columnName, labelOf, type TableOptions } from './table.js'

/** What the headings alone decide for each field; ties wait for the evidence of the cells. */
export interface Mapped {
  columns: Map<string, number>
  matches: ColumnMatch[]
  ties: {
    field: Field
    candidates: Candidate[]
    fallback?: Sentence
    /** A total, and what it may sum. */
    sum?: Candidate[]
    /** A total, and the quantity and the price of which it may be the product. */
    factors?: Candidate[]
    /** What was owed, what is left of it, and what was paid. */
    isRest?: true
  }[]
  questions: Sentence[]
}

export function mapColumns(
  headings: string[],
  fields: readonly Field[],
  options: TableOptions,
): Mapped {
  const byHand = applyColumnMap(headings, fields, options)
  const taken = new Set(byHand.map(({ column }) => column))
  // A column that the user assigned to one field is no candidate for others.
  const free = headings.map((heading, column) => (taken.has(column) ? '' : heading))
  const texts = free.map(normaliseHeading)
  const mapped: Mapped = { columns: new Map(), matches: byHand, ties: [], questions: [] }
  // A column with the service's own name of a field is no candidate for others.
  const ordered = [...fields.filter(({ isOwn }) => isOwn), ...fields.filter(({ isOwn }) => !isOwn)]
  for (const field of ordered) {
    if (isGivenByUser(field, byHand, options)) continue
    const match = matchField(field, free, texts)
    // When a watch reads a known list at night, nobody can answer questions.
    const isAsked = options.acceptedBefore !== true
    const isOther =
      belongsToOtherField(field, match, fields) ||
      isLawyerOfCase(field, match, headings) ||
      isSoughtClient(field, match, mapped.matches)
    if (isOther || (isAsked && followsClientColumn(field, match, headings))) continue
    if (
      isAsked &&
      (followsCourtColumn(field, match, headings) || isDoubtfulParty(field, match, headings))
    )
      mapped.ties.push({ field, candidates: [{ ...match, fit: 'doubtful' }] })
    else addMatch(field, match, headings, free, mapped)
    if (field.isOwn && match.is === 'one') texts[match.column] = ''
  }
  mapped.questions.push(...sharedColumns(mapped.matches))
  mapped.columns = new Map(mapped.matches.map(({ field, column }) => [field, column]))
  return mapped
}

/** The user named the column, or said that there is none. */
function isGivenByUser(
  { name, required }: Field,
  byHand: ColumnMatch[],
  { map }: TableOptions,
): boolean {
  return byHand.some(({ field }) => field === name) || (map[name]?.trim() === '' && !required)
}

/** "Nome" is the party's or the lawyer's name, depending on what the batch searches for. */
function belongsToOtherField(field: Field, match: Match, fields: readonly Field[]): boolean {
  const mayYield = match.is === 'one' && (field.onlyWith || isWeak(field, match.heading))
  if (!mayYield) return false
  const others = field.onlyWith ? fields.slice(0, fields.indexOf(field)) : fields
  return others.some(({ name }) => name !== field.name && fitOf(name, match.heading) === 'exact')
}

function isDoubtfulParty(
  { name }: Field,
  match: Match,
  headings: string[],
): match is Match & { is: 'one' } {
  return name === 'parte_nome' && match.is === 'one' && mayBeBesideParty(match.heading, headings)
}

/** Clients that are searched for as parties are those parties. */
function isSoughtClient({ name }: Field, match: Match, matches: readonly ColumnMatch[]): boolean {
  const isParty = ({ field, column }: ColumnMatch) =>
    field === 'parte_nome' && match.is === 'one' && column === match.column
  return name === 'cliente' && matches.some(isParty)
}

function addMatch(
  field: Field,
  match: Match,
  headings: string[],
  free: string[],
  mapped: Mapped,
): void {
  if (match.is === 'tie') {
    mapped.ties.push({ field, candidates: match.candidates })
  } else if (match.is === 'one' && restOf(field, match, headings, free).length > 0) {
    mapped.ties.push({ field, candidates: restOf(field, match, headings, free), isRest: true })
  } else if (match.is === 'one' && isProvedByCells(field) && isWeak(field, match.heading)) {
    mapped.ties.push(tieForCells(field, match, headings, free))
  } else if (match.is === 'one' && equalCandidates(field, match, headings, free).length > 0) {
    const candidates = [{ ...match, fit: 'begins' as const }]
    mapped.ties.push({
      field,
      candidates: [...candidates, ...equalCandidates(field, match, headings, free)],
    })
  } else if (match.is === 'one') {
    const question = pastCorrectionQuestion(field, match.column, headings)
    if (question) mapped.questions.push(question)
    const { column, heading, how } = match
    mapped.matches.push({ field: field.name, column, heading, how })
  } else if (match.is === 'doubtful' && field.type === 'percent') {
    mapped.questions.push(
      ...match.candidates.map((candidate) => periodQuestion(field, candidate, headings)),
    )
  } else if (field.required) {
    addOpenMatch(field, match, headings, free, mapped)
  }
}

/** Cells can decide what no heading does: a single column of money is the amount. */
function addOpenMatch(
  field: Field,
  match: Match,
  headings: string[],
  free: string[],
  mapped: Mapped,
): void {
  const question = missingQuestion(field, match, headings, free)
  const factors = factorsOfTotal(field, free)
  const sum = match.is === 'open' ? factors : partsOfTotal(field, free)
  const candidates = candidatesIn(field, match, headings, free)
  const isOpen = sum.length + candidates.length > 0
  if (isOpen) mapped.ties.push({ field, candidates, fallback: question, sum, factors })
  else mapped.questions.push(question)
}

/** "Ação" may be a number or the kind of action, "Estado" a client's: the cells decide. */
function tieForCells(
  field: Field,
  match: Extract<Match, { is: 'one' }>,
  headings: string[],
  free: string[],
): Mapped['ties'][number] {
  const tie = { field, candidates: [{ ...match, fit: 'begins' as const }] }
  return field.required
    ? { ...tie, fallback: missingQuestion(field, { is: 'none' }, headings, free) }
    : tie
}

/**
 * Columns that may be the amount, the date or the document, by their cells. A `doubtful` one is
 * only a rival: beside it, the choice among the others is not certain.
 */
function candidatesIn(field: Field, match: Match, headings: string[], free: string[]): Candidate[] {
  const isSought = ['amount', 'date', 'case'].includes(field.type) || field.name === 'arquivo'
  if (!isSought || !HEADINGS[field.name] || match.is === 'doubtful') return []
  return free.flatMap((heading, column): Candidate[] => {
    const fit = isPresentment(heading, free) ? undefined : fitByCells(field, heading)
    return fit ? [{ column, heading: headings[column] ?? '', fit }] : []
  })
}

/** `begins`: all words of the heading can mean the field; `open`: its cells have to prove it. */
function fitByCells(field: Field, heading: string): Candidate['fit'] | undefined {
  const text = foldWords(normaliseHeading(heading))
  if (field.name === 'arquivo') return text === '' ? undefined : 'begins'
  if (field.type === 'case') return isOtherCase(heading) ? undefined : 'open'
  if (text === '' || headsRates(text) || isForeignCurrency(text)) return undefined
  if (field.type === 'amount' && headsNoMoney(text)) return undefined
  if (field.type === 'amount' && headsLastResort(heading)) return 'open'
  // "Honorários" beside a debt are a rate, unlike those of an expert, and amounts where nothing else is.
  if (!fitOf('honorarios', heading)) return fitOfWords(field, heading, text)
  return field.type === 'amount' && IN_REAIS.test(heading) ? 'open' : undefined
}

const IN_REAIS = /R\$/i

/** "Processo originário", "Execução", "Apenso": the number of another case of the same dispute. */
function isOtherCase(heading: string): boolean {
  const others = ['numero_acao_originaria', 'numero_execucao', 'numero_precatorio']
  const text = foldWords(normaliseHeading(heading))
  return (
    others.some((name) => fitOf(name, heading)) ||
    (text !== 'pasta' && meansOther('numero_processo', text))
  )
}

function fitOfWords(
  { name, type }: Field,
  heading: string,
  text: string,
): Candidate['fit'] | undefined {
  const own = fitOf(name, heading)
  const isOfOther = own === undefined && isKnown(heading)
  if (mayBeOnly(name, heading)) return isOfOther || headsDocuments(heading) ? 'open' : 'begins'
  const isMeasure = headsMeasure(text) && !IN_REAIS.test(heading)
  // "Vencimentos" are wages where they are money.
  if (type === 'amount' && headsBase(heading)) return 'open'
  if (isOfOther || meansOther(name, text)) return undefined
  if (type === 'amount' && (OF_A_DAY.test(text) || isMeasure)) return 'doubtful'
  return type === 'amount' && own === undefined ? 'open' : 'doubtful'
}

/** "Valor do depósito" and "Valor da guia" tie: neither is a full name of the amount. */
function equalCandidates(
  { name, type }: Field,
  match: Extract<Match, { is: 'one' }>,
  headings: string[],
  free: string[],
): Candidate[] {
  if (type !== 'amount' || match.how !== 'begins') return []
  return free.flatMap((heading, column): Candidate[] =>
    column !== match.column && fitOf(name, heading) === 'open' && mayBeOnly(name, heading)
      ? [{ column, heading: headings[column] ?? '', fit: 'open' }]
      : [],
  )
}

/**
 * "Atualizado até" beside a corrected amount may be the date of that correction instead of the
 * target date.
 */
function pastCorrectionQuestion(
  field: Field,
  column: number,
  headings: string[],
): Sentence | undefined {
  const past = HEADINGS[field.name]?.past ?? []
  const text = foldWords(normaliseHeading(headings[column] ?? ''))
  if (!past.some((name) => text === name || text.startsWith(`${name} `))) return undefined
  const corrected = headings.filter((heading) => fitOf('valor', heading) === 'doubtful')
  if (corrected.length === 0) return undefined
  return sentence('ask_already_updated', {
    field: field.name,
    column: columnName(headings, column),
    heading: oneLine(headings[column] ?? ''),
    corrected: corrected.map(oneLine),
  })
}

function periodQuestion({ name }: Field, { column }: Candidate, headings: string[]): Sentence {
  const facts = { field: name, label: labelOf(name), column: columnName(headings, column) }
  return sentence('ask_other_period', facts)
}

function missingQuestion(field: Field, match: Match, headings: string[], free: string[]): Sentence {
  const label = labelOf(field.name)
  if (match.is === 'doubtful' || match.is === 'open') {
    const candidates = match.candidates.map(({ column }) => columnName(headings, column))
    return sentence('ask_doubtful', { field: field.name, label, candidates })
  }
  return sentence('ask_missing', {
    field: field.name,
    label,
    headings: free.map(oneLine).filter(Boolean),
  })
}

/** Two fields cannot share a column; `--map` could assign one twice by mistake. */
function sharedColumns(matches: ColumnMatch[]): Sentence[] {
  return matches.flatMap((match, i) => {
    const other = matches.slice(0, i).find((one) => one.column === match.column)
    return other
      ? [sentence('ask_shared', { heading: match.heading, fields: [other.field, match.field] })]
      : []
  })
}
