import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { isForeignCurrency } from '../cells/currency.js'
import { foldWords } from './heading-words.js'
import { HEADINGS } from './headings.js'
import { mapByHand, oneLine } from './map-by-hand.js'
import {
  type Candidate,
  fitOf,
  isProvedByCells,
  isWeak,
  type Match,
  matchField,
} from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import { mayBeOnly } from './only-column.js'
import { type ColumnMatch, columnName, labelOf, type TableOptions } from './table.js'

/** What the headings alone say of each field; ties wait for the evidence of their cells. */
export interface Mapped {
  columns: Map<string, number>
  matches: ColumnMatch[]
  ties: { field: Field; candidates: Candidate[]; otherwise?: Sentence }[]
  questions: Sentence[]
}

export function mapColumns(
  headings: string[],
  fields: readonly Field[],
  options: TableOptions,
): Mapped {
  const byHand = mapByHand(headings, fields, options)
  const taken = new Set(byHand.map(({ column }) => column))
  // A column that the person said what it is can be nothing else.
  const free = headings.map((heading, column) => (taken.has(column) ? '' : heading))
  const texts = free.map(normaliseHeading)
  const mapped: Mapped = { columns: new Map(), matches: byHand, ties: [], questions: [] }
  // What goes by the service's own name for a field is nothing else.
  const ordered = [...fields.filter(({ isOwn }) => isOwn), ...fields.filter(({ isOwn }) => !isOwn)]
  for (const field of ordered) {
    if (isSaid(field, byHand, options)) continue
    const match = matchField(field, free, texts)
    // A night that reads a list of before has nobody to ask.
    const isAsked = options.acceptedBefore !== true
    const isOther = isOfAnother(field, match, fields)
    if (isOther || (isAsked && isBesideClient(field, match, headings))) continue
    if (isAsked && isBesideCourt(field, match, headings))
      mapped.ties.push({ field, candidates: [{ ...match, fit: 'doubtful' }] })
    else settle(field, match, headings, free, mapped)
    if (field.isOwn && match.is === 'one') texts[match.column] = ''
  }
  mapped.questions.push(...sharedColumns(mapped.matches))
  mapped.columns = new Map(mapped.matches.map(({ field, column }) => [field, column]))
  return mapped
}

/** Which column it is, or that none is. */
function isSaid({ name, required }: Field, byHand: ColumnMatch[], { map }: TableOptions): boolean {
  return byHand.some(({ field }) => field === name) || (map[name]?.trim() === '' && !required)
}

/** "Nome" is the party's or the lawyer's, as the batch says who is sought. */
function isOfAnother(field: Field, match: Match, fields: readonly Field[]): boolean {
  const mayYield = match.is === 'one' && (field.onlyWith || isWeak(field, match.heading))
  if (!mayYield) return false
  const others = field.onlyWith ? fields.slice(0, fields.indexOf(field)) : fields
  return others.some(({ name }) => name !== field.name && fitOf(name, match.heading) === 'exact')
}

function settle(
  field: Field,
  match: Match,
  headings: string[],
  free: string[],
  mapped: Mapped,
): void {
  if (match.is === 'tie') {
    mapped.ties.push({ field, candidates: match.candidates })
  } else if (match.is === 'one' && isProvedByCells(field) && isWeak(field, match.heading)) {
    mapped.ties.push(provedByCells(field, match, headings, free))
  } else if (match.is === 'one' && othersThatMayBe(field, match, headings, free).length > 0) {
    const candidates = [{ ...match, fit: 'begins' as const }]
    mapped.ties.push({
      field,
      candidates: [...candidates, ...othersThatMayBe(field, match, headings, free)],
    })
  } else if (match.is === 'one') {
    const question = alreadyUpdated(field, match.column, headings)
    if (question) mapped.questions.push(question)
    const { column, heading, how } = match
    mapped.matches.push({ field: field.name, column, heading, how })
  } else if (match.is === 'doubtful' && field.type === 'percent') {
    mapped.questions.push(
      ...match.candidates.map((candidate) => otherPeriod(field, candidate, headings)),
    )
  } else if (field.required) {
    const question = missing(field, match, headings, free)
    const candidates = candidatesIn(field, match, headings, free)
    // Cells may tell what a heading does not: one column of money is that of the amount.
    if (candidates.length > 0) mapped.ties.push({ field, candidates, otherwise: question })
    else mapped.questions.push(question)
  }
}

/** "Ação" may be a number or the kind of action, "Estado" a client's: its cells tell. */
function provedByCells(
  field: Field,
  match: Extract<Match, { is: 'one' }>,
  headings: string[],
  free: string[],
): Mapped['ties'][number] {
  const tie = { field, candidates: [{ ...match, fit: 'begins' as const }] }
  return field.required
    ? { ...tie, otherwise: missing(field, { is: 'none' }, headings, free) }
    : tie
}

/**
 * Columns of which one may be the amount, the day or the document, by what stands in its cells. One that only stands
 * in the way of the others is `doubtful`: nobody can say which of two was meant.
 */
function candidatesIn(field: Field, match: Match, headings: string[], free: string[]): Candidate[] {
  const isSought = field.type === 'amount' || field.type === 'date' || field.name === 'arquivo'
  if (!isSought || !HEADINGS[field.name] || match.is === 'doubtful') return []
  return free.flatMap((heading, column): Candidate[] => {
    const fit = fitByCells(field, heading)
    return fit ? [{ column, heading: headings[column] ?? '', fit }] : []
  })
}

/** `begins`: all of its words are known to mean the field; `open`: its cells have to be money. */
function fitByCells({ name, type }: Field, heading: string): Candidate['fit'] | undefined {
  const text = foldWords(normaliseHeading(heading))
  if (name === 'arquivo') return text === '' ? undefined : 'begins'
  if (text === '' || isForeignCurrency(text)) return undefined
  const own = fitOf(name, heading)
  const isOfOther = own === undefined && isKnown(heading)
  if (mayBeOnly(name, heading)) return isOfOther ? 'open' : 'begins'
  const { unlike, doubts } = HEADINGS[name]!
  if (isOfOther || text.split(' ').some((word) => unlike.includes(word) || doubts.includes(word)))
    return undefined
  return type === 'amount' && own === undefined ? 'open' : 'doubtful'
}

/** "Valor do depósito" is as good as "Valor da guia": neither is a whole name of the amount. */
function othersThatMayBe(
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

function isKnown(heading: string): boolean {
  return Object.keys(HEADINGS).some((field) => fitOf(field, heading))
}

/** `Comarca`, `UF`: the state of the case or of the client, as likely as that of the registration. */
function isBesideCourt(
  { name }: Field,
  match: Match,
  headings: readonly string[],
): match is Extract<Match, { is: 'one' }> {
  if (name !== 'oab_uf' || match.is !== 'one') return false
  if (/\b(?:oab|seccional)\b/.test(normaliseHeading(match.heading))) return false
  const before = headings[match.column - 1] ?? ''
  const plain = normaliseHeading(before)
  if (OF_A_PERSON.test(plain) || isOfCourt(before)) return true
  return PLACE.test(plain) && headings.some((heading) => isClient(heading) || isOab(heading))
}

/** "Cidade; Estado" is where somebody lives: a client, or a lawyer who was registered elsewhere. */
const PLACE = /^(?:cidade|municipio|localidade|bairro|endereco|domicilio|cep|complemento)\b/
/** "RG; UF" is of the paper, "Naturalidade; UF" where somebody was born. */
const OF_A_PERSON =
  /^(?:rg|identidade|ctps|cnh|orgao (?:emissor|expedidor)|emissor|expedidor|naturalidade|(?:local de )?nascimento|data de nascimento|titulo de eleitor)\b/

/** "Cliente; E-mail": notices of the nights are not for clients; that it is left out is told. */
function isBesideClient({ name }: Field, match: Match, headings: readonly string[]): boolean {
  if (name !== 'responsavel_email' || match.is !== 'one') return false
  const isPlain = /^e ?mails?$/.test(normaliseHeading(match.heading))
  const before = headings
    .slice(0, match.column)
    .findLast((heading) => !BETWEEN_NAME_AND_MAIL.test(normaliseHeading(heading)))
  return isPlain && before !== undefined && isOfCase(before)
}

const BETWEEN_NAME_AND_MAIL =
  /^(?:$|(?:cpf|cnpj|rg|documento|telefone|tel|celular|fone|whatsapp|contato|cidade|uf|cep|bairro|endereco)\b)/

function isOfCase(heading: string): boolean {
  return ['cliente', 'parte_nome', 'parte_contraria'].some((field) => fitOf(field, heading))
}

function isOab(heading: string): boolean {
  return fitOf('oab_numero', heading) !== undefined
}

function isClient(heading: string): boolean {
  return fitOf('cliente', heading) !== undefined
}

function isOfCourt(heading: string): boolean {
  return ['comarca_vara', 'tribunal'].some((field) => fitOf(field, heading))
}

/**
 * "Atualizado até" beside a corrected amount may tell until when it was corrected, and not until
 * when to correct.
 */
function alreadyUpdated(field: Field, column: number, headings: string[]): Sentence | undefined {
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

function otherPeriod({ name }: Field, { column }: Candidate, headings: string[]): Sentence {
  const facts = { field: name, label: labelOf(name), column: columnName(headings, column) }
  return sentence('ask_other_period', facts)
}

function missing(field: Field, match: Match, headings: string[], free: string[]): Sentence {
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

/** One column cannot be two things; `--map` could say so by mistake. */
function sharedColumns(matches: ColumnMatch[]): Sentence[] {
  return matches.flatMap((match, i) => {
    const other = matches.slice(0, i).find((one) => one.column === match.column)
    return other
      ? [sentence('ask_shared', { heading: match.heading, fields: [other.field, match.field] })]
      : []
  })
}
