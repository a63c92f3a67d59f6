import { plainHeading } from '../../find/heading-words.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { statesVoid } from '../settled/settled-notes.js'
import { isSettledName } from '../settled/settlements.js'
import { statesCorrected, statesLineCorrected } from '../terms/stated-corrections.js'

/** A text outside the cells, and its place. */
export interface SurroundingText {
  value: string
  around: 'sheet' | 'file' | 'page'
}

/** Titles of paid lines; payments without cause are what is claimed back. */
const SETTLED_TITLES =
  /^(?!.*\b(?:restitu|reembols|ressarc|repetic)).*(?<!\bnao )\b(?:pag|quitad|liquidad|cancelad|baixad|prescrit)[oa]s\b(?!.*\b(?:a maior|indevid|em d(?:obro|uplicidade)))/

/** Lists of payments, which are no debts unless what was paid is claimed back. */
const OF_PAYMENTS =
  /^(?:pagamentos|pagtos|pgtos|recebimentos|depositos|levantamentos|alvaras|amortizacoes|abatimentos)(?: (?:judiciais|efetuados|realizados|recebidos|d[oae] (?:reu|re|devedora?|executad[oa]|cliente)))?$/

/**
 * Asks about the name of the sheet and the name of the file, which may contain the date of an edit,
 * so that it counts only if it says until when amounts were corrected. What stands on printed pages
 * is examined like a note.
 */
export class TextsAround implements DebtCheck {
  private readonly texts: readonly SurroundingText[]

  constructor(
    texts: readonly SurroundingText[],
    /** Of the dates and the amounts. */
    private readonly headings: readonly string[],
  ) {
    this.texts = texts.filter(({ around }) => around !== 'page')
  }

  found(): Found {
    const first = (says: (one: SurroundingText) => boolean) => this.texts.find(says)
    const corrected = first(isCorrected)
    const settled = first((one) => isSettled(one) || this.isOfPayments(one))
    return [
      ...(corrected ? [{ code: 'ask_said_corrected' as const, facts: { ...corrected } }] : []),
      ...(settled ? [{ code: 'ask_settled_sheet' as const, facts: { ...settled } }] : []),
    ]
  }

  /** Below "Data" and "Valor" alone: a due day or what was paid makes the payments those of a claim. */
  private isOfPayments({ value }: SurroundingText): boolean {
    return OF_PAYMENTS.test(normaliseText(spaced(value))) && this.headings.every(isPlain)
  }
}

function isPlain(heading: string): boolean {
  return /^(?:(?:data|dt|dia)(?: (?:movimento|lancamento|deposito|credito))?|valor(?: r)?)$/.test(
    plainHeading(heading),
  )
}

/** The only sheet of a text file has the name of the file. */
export async function surroundingTexts(
  { sheet }: Pick<Table, 'sheet'>,
  file: string,
  isText: boolean,
): Promise<SurroundingText[]> {
  const pages = (await sheet.pageTexts?.()) ?? []
  const named: SurroundingText = { value: file.replace(/\.[a-z]{3,4}$/i, ''), around: 'file' }
  return [
    ...(isText ? [] : [{ value: sheet.name, around: 'sheet' as const }]),
    named,
    ...pages.map((value) => ({ value, around: 'page' as const })),
  ]
}

function isCorrected({ value, around }: SurroundingText): boolean {
  return around === 'file' ? statesLineCorrected(spaced(value)) : statesCorrected(value)
}

function isSettled({ value, around }: SurroundingText): boolean {
  if (statesVoid(spaced(value))) return true
  if (around === 'file') return SETTLED_TITLES.test(normaliseText(spaced(value)))
  return around === 'sheet' && isSettledName(value)
}

/** Separates the words of `debitos_atualizados-ate_12.2023`. */
export function spaced(name: string): string {
  return name.replace(/[_\s.-]+/g, ' ')
}
