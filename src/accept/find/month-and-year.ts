import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank, isNumber } from '../../spreadsheets/cell.js'
import type { Merge, SourceLine } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { isDate, readDateText } from '../cells/date.js'
import { foldWords } from './heading-words.js'
import type { Mapped } from './map-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import { columnName, labelOf, type Table } from './table.js'

interface Joined {
  day?: number
  month: number
  year: number
}

/** A year beside it is that of its make. */
const MADE = /^(?:veiculo|carro|automovel|moto|caminhao|marca|modelo|placa)$/

const MONTHS = [/^mes(?: (?:referencia|competencia))?$/, /^(?:referencia|competencia)$/]
const YEARS = [
  /^ano(?: (?:referencia|competencia))?$/,
  /^exercicio(?: (?:referencia|competencia))?$/,
]

/** Finds "Mês" and "Ano", and "Dia" beside them: the parts of one date. */
function partsIn(headings: readonly string[]): Joined | undefined {
  const texts = headings.map((heading) => foldWords(normaliseHeading(heading)))
  const [month, otherMonth] = columnsUnder(MONTHS, texts)
  const [year, otherYear] = columnsUnder(YEARS, texts)
  const [day, otherDay] = columnsUnder([/^dia$/], texts)
  const isOfMake = MADE.test(texts[(year ?? 0) - 1] ?? '')
  const isOne = !(isOfMake || otherMonth || otherYear || otherDay)
  return isOne && month !== undefined && year !== undefined ? { day, month, year } : undefined
}

const columnsOf = ({ day, month, year }: Joined) =>
  day === undefined ? [month, year] : [day, month, year]

/** Returns the columns under the first of the names that heads one. */
const columnsUnder = (names: readonly RegExp[], texts: readonly string[]) =>
  names
    .map((is) => texts.flatMap((text, at) => (is.test(text) ? [at] : [])))
    .find((columns) => columns.length > 0) ?? []

const MONTH = /^(?:\d{1,2}|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]{0,6}\.?$/i

const TOTAL = /^(?:sub ?)?tota(?:l|is)\b/i

/** "03/2021" of "3" or "março" and "2021"; a text that has its own year stays. */
function joined(parts: Joined, cells: readonly Cell[]): string | undefined {
  const whole = cells[parts.month]
  // As a text its day could be taken for its month.
  if (isNumber(whole) && whole.date) return undefined
  const [of, name, day] = columnsOf(parts)
    .reverse()
    .map((at) => cellText(cells[at]).trim())
  if (!/^(?:19|20)\d\d$/.test(of!)) return undefined
  if (day === undefined && readDateText(name!, 0).is === 'date' && name!.includes(of!)) return name
  if (!MONTH.test(name!)) return undefined
  if (day !== undefined && !/^\d{1,2}$/.test(day)) return undefined
  // Headed by their names, "5" and "3" are no question of their order.
  const isNamed = !/^\d/.test(name!)
  const text =
    day === undefined
      ? `${name}/${of}`
      : isNamed
        ? `${day}/${name!.replace('.', '')}/${of}`
        : `${of}-${name}-${day}`
  return readDateText(text, Number(of)).is === 'date' ? text : undefined
}

/** Assigns the month to a date that no other column can be, where each line has its year. */
export function joinMonthAndYear(
  mapped: Mapped,
  headings: readonly string[],
  { items, merges }: { items: readonly SourceLine[]; merges: readonly Merge[] },
  fields: readonly Field[],
): Sentence[] {
  const parts = partsIn(headings)
  const field = fields.find(({ type, required }) => type === 'date' && required)
  const tie = mapped.ties.find((one) => one.field === field && one.fallback)
  const isFound = parts && field && mapped.columns.get(field.name) === parts.month
  if (!parts || !field || !(tie || isFound)) return []
  const isOther = ({ column }: { column: number }) =>
    !columnsOf(parts).includes(column) && items.some(({ cells }) => isDate(cells[column]))
  const dated = items.filter(({ cells }) => {
    const month = cellText(cells[parts.month]).trim()
    return MONTH.test(month) || (!isBlank(cells[parts.year]) && !TOTAL.test(month))
  })
  const above = merges.filter(({ left, right }) => left <= parts.year && right >= parts.year)
  const isBelow = (line: number) => above.some(({ top, bottom }) => top < line && line <= bottom)
  const isEach = dated.every(({ cells, line }) => joined(parts, cells) ?? isBelow(line))
  const value = joined(parts, dated[0]?.cells ?? [])
  if (tie?.candidates.some(isOther) || !isEach || value === undefined) return []
  if (isFound && items.some(({ cells }) => cellText(cells[parts.month]).trim() === value)) return []
  mapped.ties = mapped.ties.filter((one) => one !== tie)
  const { month: column } = parts
  mapped.columns.set(field.name, column)
  if (!isFound)
    mapped.matches.push({ field: field.name, column, heading: headings[column]!, how: 'evidence' })
  const candidates = columnsOf(parts).map((at) => columnName(headings, at))
  const facts = { field: field.name, label: labelOf(field.name), candidates }
  const ofDay = parts.day === undefined ? {} : { hasDay: true }
  return [sentence('told_joined', { ...facts, ...ofDay, value })]
}

/** Returns the columns of a date that is read from several. */
export function joinedColumns({ headings, columns }: Pick<Table, 'headings' | 'columns'>) {
  const parts = partsIn(headings)
  return parts && [...columns.values()].includes(parts.month) ? parts : undefined
}

/** Puts the year, and the day, to the month of each line, where that is the date that is read. */
export function withYears({ headings, roles }: Table): (cells: Cell[]) => Cell[] {
  const parts = partsIn(headings)
  if (!parts || !roles.typed.has(parts.month)) return (cells) => cells
  return (cells) => {
    const date = joined(parts, cells)
    return date === undefined ? cells : cells.with(parts.month, date)
  }
}
