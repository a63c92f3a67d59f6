import type { Parameters } from '../../../core/job/job.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { courtCode } from '../../../values/court-code.js'
import { SHORT_MONTHS } from '../../../values/dates.js'
import { folded } from '../../../values/folded.js'
import { STATE_BY_NAME } from '../../../values/oab.js'
import { casesIn } from '../../cells/case-number.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import type { Table } from '../../find/table.js'

const NAMED_MONTH = new RegExp(
  `\\b(${SHORT_MONTHS.join('|')})[a-z]*\\.?(?: de |[ /-])((?:19|20)\\d{2}|\\d{2})\\b`,
  'g',
)
/** "04/2025", as against the end of a day. */
const NUMBERED_MONTH = /(?<![\d/])(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?!\d)/g
/** Two days are a period; one may be that on which the list was made. */
const PERIOD = /\b\d{1,2}\/(\d{1,2})\/(\d{4})\b.{0,12}\b\d{1,2}\/(\d{1,2})\/(\d{4})\b/
const SEARCHED = /\b(?:publicac(?:ao|oes)|intimac(?:ao|oes)|diarios?|disponibiliza\w+)\b/
/** "Lista vigente até 30/06/2025". */
const IN_FORCE_UNTIL =
  /\b(?:vigentes?|valid[oa]s?|vigencia|validade|em vigor)(?: \w+)? ate (?:o dia )?(\d{2})\/(\d{2})\/(\d{4})\b/
const COURTS = [
  { branch: 'TRT', of: /\b(?:trt|tribunal regional do trabalho)(?: d[ao])?[ -]{0,3}(\d{1,2})\b/g },
  { branch: 'TRF', of: /\b(?:trf|tribunal regional federal)(?: d[ao])?[ -]{0,3}(\d)\b/g },
  { branch: 'TJ', of: /\btj-?([a-z]{2}|dft)\b/g },
]

/** "Tribunal de Justiça do Estado de Minas Gerais"; of two names, the longer is compared first. */
const OF_STATE = /\btribunal de justica d[aeo] (?:estado d[aeo] )?([a-z ]{4,20})/
const STATES = Object.entries(STATE_BY_NAME)
  .map(([name, state]) => [folded(name), state] as const)
  .toSorted(([a], [b]) => b.length - a.length)

/** A court whose branch alone its name says. */
const BRANCHES: readonly [code: string, RegExp][] = [
  ['5.', /\bvaras? d[oa] trabalho\b/],
  ['4.', /\bvaras? federa(?:l|is)\b/],
  // The cells of a column "Justiça".
  ['5.', /^(?:justica )?(?:d[oa] )?trabalh(?:o|ista)$/],
  ['4.', /^(?:justica )?federal$/],
  ['8.', /^(?:justica )?estadual$/],
]

interface Title extends Example {
  courts: string[]
  isOfOtherTime: boolean
}

/**
 * Titles of a list that name another month than the one that is asked for, or another court than
 * that of the numbers: what is looked for is not what the list says.
 */
export class TitledLists {
  private readonly titles: Title[] = []
  private readonly courts = new Set<string>()
  private readonly column: number | undefined
  private readonly hasDays: boolean

  constructor(
    { roles, columns }: Pick<Table, 'roles' | 'columns'>,
    private readonly given: Parameters,
  ) {
    this.column = roles.case
    this.hasDays = columns.has('data_inicio') || given.night !== undefined
    if (columns.has('data_inicio')) this.given = {}
  }

  observeTitle(text: string, line: number): void {
    const isOfOtherTime = this.isOfOtherTime(text)
    const courts = courtsIn(text)
    if (isOfOtherTime || courts.length > 0)
      this.titles.push({ line, value: text, courts, isOfOtherTime })
  }

  observeItem(cells: readonly Cell[]): void {
    if (this.column === undefined || this.titles.length === 0) return
    for (const digits of casesIn(cellText(cells[this.column]))) this.courts.add(courtOf(digits))
  }

  others(): Example[] {
    return this.titles
      .filter(({ courts, isOfOtherTime }) => isOfOtherTime || this.isOfOtherCourt(courts))
      .map(({ line, value }) => ({ line, value }))
  }

  private isOfOtherCourt(named: readonly string[]): boolean {
    return named.length > 0 && this.courts.size > 0 && ![...this.courts].some(isOneOf(named))
  }

  private isOfOtherTime(text: string): boolean {
    const { data_inicio: from, data_fim: to, night } = this.given
    const [, day, ofMonth, year] = IN_FORCE_UNTIL.exec(folded(text)) ?? []
    const first = String(night ?? from ?? '')
    if (day !== undefined && `${year}-${ofMonth}-${day}` < first) return true
    // Without any days, more is read than the publications of the title.
    if (from === undefined && to === undefined)
      return !this.hasDays && SEARCHED.test(folded(text)) && PERIOD.test(text)
    const months = monthsIn(text)
    const isAsked = (month: string) =>
      (from === undefined || month >= String(from).slice(0, 7)) &&
      (to === undefined || month <= String(to).slice(0, 7))
    return months.length > 0 && !months.some(isAsked)
  }
}

const courtOf = (digits: string) => `${digits[13]}.${digits.slice(14, 16)}`

/** Decides whether a text names courts, of which the case is of none. */
export function namesOtherCourt(text: string, caseText: string): boolean {
  const courts = courtsIn(text)
  if (courts.length === 0) return false
  const cases = casesIn(caseText)
  return cases.length > 0 && !cases.map(courtOf).some(isOneOf(courts))
}

function isOneOf(courts: readonly string[]): (court: string) => boolean {
  return (court) => courts.some((one) => court.startsWith(one))
}

function courtsIn(text: string): string[] {
  const plain = folded(text)
  const named = COURTS.flatMap(({ branch, of }) =>
    [...plain.matchAll(of)].map(([, name]) => courtCode(`${branch}${name}`)),
  ).filter((code) => /^\d/.test(code))
  const [, state] = OF_STATE.exec(plain) ?? []
  const ofState = STATES.find(([name]) => state?.startsWith(name))?.[1]
  if (ofState !== undefined) named.push(courtCode(`TJ${ofState}`))
  return [...named, ...BRANCHES.flatMap(([code, of]) => (of.test(plain) ? [code] : []))]
}

function monthsIn(text: string): string[] {
  const plain = folded(text)
  const named = [...plain.matchAll(NAMED_MONTH)].map(([, month, year]) =>
    monthOf(SHORT_MONTHS.indexOf(month!) + 1, year!),
  )
  const numbered = [...plain.matchAll(NUMBERED_MONTH)].map(([, month, year]) =>
    monthOf(Number(month), year!),
  )
  const [, first, firstYear, last, lastYear] = PERIOD.exec(plain) ?? []
  const ends =
    first === undefined
      ? []
      : [monthOf(Number(first), firstYear!), monthOf(Number(last), lastYear!)]
  return [...named, ...numbered, ...ends]
}

function monthOf(month: number, year: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`
}
