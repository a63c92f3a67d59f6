import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { isValidCaseNumber } from '../cells/case-number.js'
import { cellText } from '../cells/cell-text.js'
import { isBareKey } from '../cells/keys.js'
import { isNameOfLawyer, readOab } from '../cells/oab.js'
import { isNumberAlone, isStateAlone } from './registration-parts.js'
import { type ColumnMatch, labelOf, type TableOptions } from './table.js'

/** The column of its keys, and what stands beside it: names and states, or the parties of cases. */
export interface Listed {
  field: string
  column: number
  names?: number
  states?: number
  parties?: number
}

/** With the line of its first item. */
type List = Listed & { first: number }

/** Share of the lines of a list without a header that hold nothing but its number. */
const MOST_OF_LIST = 0.8

/** Finds one column of keys that identify themselves, alone or beside the names of lawyers. */
export function listWithoutHeader(
  lines: readonly SourceLine[],
  fields: readonly Field[],
): List | undefined {
  const needed = fields.filter((field) => field.required)
  const sought = (needed.length > 0 ? needed : fields.filter((field) => field.asked)).filter(
    ({ type, name }) => isNumberOfList(type) || name === 'arquivo',
  )
  if (needed.length > 1) return undefined
  return (
    listOfKeys(lines, sought) ??
    listOfNames(lines, sought) ??
    listOfStates(lines, sought, fields) ??
    listOfParties(lines, sought)
  )
}

function listOfKeys(lines: readonly SourceLine[], sought: readonly Field[]): List | undefined {
  const isOf = (field: Field, cells: readonly Cell[]) => {
    const filled = filledIn(cells)
    return filled.length === 1 && isBareKey(cells[filled[0]!], field) ? filled[0] : undefined
  }
  for (const field of sought) {
    let first = lines.findIndex(({ cells }) => isOf(field, cells) !== undefined)
    if (first < 0) continue
    // "SP 12.34" above the others is an error of its row, and no title.
    while (first > 0 && !isLoneWords(lines[first - 1]!.cells)) first -= 1
    const [top] = lines.slice(first)
    const column = top!.cells.findIndex((cell) => !isBlank(cell))
    const items = lines.slice(first)
    const keys = items.filter(({ cells }) => isOf(field, cells) === column).length
    // A cell that is none is an error of its row. A title above is a single cell of words.
    const isAlone = items.every(({ cells }) =>
      cells.every((cell, at) => isBlank(cell) || at === column),
    )
    const holdsOther = (cells: readonly Cell[]) =>
      sought.some((other) => isOf(other, cells) !== undefined)
    const isTitled = lines
      .slice(0, first)
      .every(({ cells }) => isLoneWords(cells) && !holdsOther(cells))
    if (!isAlone || keys < items.length * MOST_OF_LIST || !isTitled) continue
    return { field: field.name, column, first: top!.line }
  }
  return undefined
}

/** Each line a name and a registration with its state: neither can be anything else. */
function listOfNames(lines: readonly SourceLine[], sought: readonly Field[]): List | undefined {
  const field = sought.find(({ type }) => type === 'oab')
  const { items, columns } = linesOf(lines)
  const [column = -1, other] = columns.filter((at) => isBareKey(items[0]?.cells[at], OAB))
  const names = columns.find((at) => at !== column)
  if (!field || columns.length !== 2 || other !== undefined || names === undefined) return undefined
  const isItem = ({ cells }: SourceLine) =>
    filledIn(cells).length === 2 &&
    isWithState(cells[column]) &&
    isNameOfLawyer(cellText(cells[names]))
  return items.every(isItem)
    ? { field: field.name, column, names, first: items[0]!.line }
    : undefined
}

/** Each line a number, its state and perhaps a name, in columns of their own. */
function listOfStates(
  lines: readonly SourceLine[],
  sought: readonly Field[],
  fields: readonly Field[],
): List | undefined {
  const field = sought.find(({ type }) => type === 'oab')
  const { items, columns } = linesOf(lines)
  const top = items[0]?.cells ?? []
  const [column = -1, ...others] = columns.filter((at) => isNumberAlone(top[at]))
  const [states = -1] = columns.filter((at) => isStateAlone(top[at]))
  const [names, ...more] = columns.filter((at) => at !== column && at !== states)
  if (!field || !fields.some(({ name }) => name === 'oab_uf')) return undefined
  if (column < 0 || states < 0 || others.length > 0 || more.length > 0) return undefined
  const isItem = ({ cells }: SourceLine) =>
    filledIn(cells).length === columns.length &&
    isNumberAlone(cells[column]) &&
    isStateAlone(cells[states]) &&
    (names === undefined || isNameOfLawyer(cellText(cells[names])))
  return items.every(isItem)
    ? { field: field.name, column, states, first: items[0]!.line, names }
    : undefined
}

/** Each line the number of a case and whose it is. */
function listOfParties(lines: readonly SourceLine[], sought: readonly Field[]): List | undefined {
  const field = sought.find(({ type }) => type === 'case')
  const { items, columns } = linesOf(lines)
  const [column = -1, other] = columns.filter((at) =>
    isValidCaseNumber(items[0]?.cells[at] ?? null),
  )
  const parties = columns.find((at) => at !== column)
  if (!field || columns.length !== 2 || other !== undefined || parties === undefined)
    return undefined
  const isItem = ({ cells }: SourceLine) =>
    filledIn(cells).length === 2 &&
    isValidCaseNumber(cells[column] ?? null) &&
    PARTY.test(cellText(cells[parties]).trim())
  return items.every(isItem)
    ? { field: field.name, column, parties, first: items[0]!.line }
    : undefined
}

/** A person or a firm, in at least two words. */
const PARTY = /^\p{Lu}[\p{L}.'’&-]*(?: [\p{L}.'’&/-]{1,40}){1,9}$/u

/** The lines below a title, and the columns that the first of them fills. */
function linesOf(lines: readonly SourceLine[]) {
  const items = lines.slice(lines.findIndex(({ cells }) => !isLoneWords(cells)))
  return { items, columns: filledIn(items[0]?.cells ?? []) }
}

const OAB = { name: 'oab_numero', type: 'oab' } as const

function isWithState(cell: Cell | undefined): boolean {
  const read = readOab(cell)
  return isBareKey(cell, OAB) && read.is === 'value' && /^[A-Z]{2} /.test(read.value)
}

/**
 * The columns of a list, as a user would name them. Whoever named that of the keys, as older builds
 * asked for, did not mean the names: a watch reads the same columns every night.
 */
export function columnsOfList(
  { field, column, names, states }: Listed,
  fields: readonly Field[],
  said: TableOptions['map'],
) {
  const name = fields.find((one) => ['oab_nome', 'advogado_nome'].includes(one.name))?.name
  const isOfNames = names !== undefined && name !== undefined && said[field] === undefined
  return {
    [field]: columnLetters(column),
    ...(states === undefined || said[field] !== undefined ? {} : { oab_uf: columnLetters(states) }),
    ...(isOfNames ? { [name]: columnLetters(names) } : {}),
  }
}

/** The cells identified the columns, not the user. */
export function addListMessage(
  { field, column, names, states, parties }: Listed,
  matches: ColumnMatch[],
  messages: Sentence[],
  map: TableOptions['map'],
): void {
  if (map[field] !== undefined) return
  for (const match of matches) if (map[match.field] === undefined) match.how = 'evidence'
  const facts = { column: columnLetters(column), label: labelOf(field) }
  const told = Object.entries({ names, states, parties }).filter(([, at]) => at !== undefined)
  const beside = Object.fromEntries(told.map(([name, at]) => [name, columnLetters(at!)]))
  messages.push(sentence('told_list', { ...facts, ...beside }))
}

function filledIn(cells: readonly Cell[]): number[] {
  return cells.flatMap((cell, at) => (isBlank(cell) ? [] : [at]))
}

function isLoneWords(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell))
  const [text] = filled
  return filled.length === 1 && typeof text === 'string' && /(?!oab)\p{L}{3}/iu.test(text)
}

export const isNumberOfList = (type: Field['type']) => type === 'case' || type === 'oab'
