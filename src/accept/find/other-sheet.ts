import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { SourceFile, SourceLine, SourceSheet } from '../../spreadsheets/source.js'
import { isValidCaseNumber } from '../cells/case-number.js'
import { cellText } from '../cells/cell-text.js'
import { isDate } from '../cells/date.js'
import { exampleTexts } from '../cells/example.js'
import { isBareKey } from '../cells/keys.js'
import { isAmount, isMoney } from '../cells/loose-amount.js'
import { doubtsList, tellsOfRows } from '../inspect/lists/list-rules.js'
import { statesTerms } from '../inspect/terms/stated-terms.js'
import { isKey } from './column-roles.js'
import type { Header } from './header.js'
import { matchField } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

const PAYMENTS =
  /^(?:baixas?|recebimentos?|recebidos|pagamentos?|pagtos?|pgtos?|amortizac(?:ao|oes)|abatimentos?|devoluc(?:ao|oes)|estornos?|alvaras?|levantamentos?|depositos?|notas? de credito)\b/

/** "Não cobrar", "Excluídos", "Baixados": a sheet of items that another sheet must not contain. */
const EXCLUDED =
  /^(?:nao (?:\p{L}+ )?(?:cobrar|incluir|considerar|calcular|atualizar|enviar|acompanhar|usar)|exclu(?:ir|sao|soes|id[oa]s?)|desconsiderar|retirar|remover|(?:p?ag|quitad|liquidad|baixad|cancelad|encerrad|prescrit)[oa]s?)\b/u
/** A longer sheet is a table of its own. */
const MOST_EXPLAINING = 30
const LONGEST_SHOWN = 120
/** Shorter texts occur on two sheets by chance. */
const SHORTEST_NAME = 4

interface SearchedSheet {
  name: string
  first: readonly SourceLine[]
  header: Header | undefined
}

/**
 * Asks about a sheet that was not chosen because one of its headings is unknown, but that has
 * items: dated amounts under the heading of an amount, or the numbers that a list consists of.
 */
export function otherSheetQuestion(
  chosen: string,
  others: readonly SearchedSheet[],
  fields: readonly Field[],
): Sentence[] {
  return others.flatMap(({ name, first, header }) => {
    const below = first.filter(({ line }) => line > (header?.bottom ?? 0))
    const item = below.find(({ cells }) => isItem(cells, header, fields))
    if (!item) return []
    const value = item.cells.filter((cell) => !isBlank(cell)).map(cellText)
    const facts = { sheet: chosen, other: name, line: item.line, value: value.join('; ') }
    return [sentence('ask_other_sheet', facts)]
  })
}

/** Asks about a sheet named as excluded that shares a name or a number with the chosen sheet. */
export function excludedSheetQuestion(
  chosen: SearchedSheet,
  others: readonly SearchedSheet[],
): Sentence[] {
  const named = new Set(identifiersIn(chosen).map(({ value }) => value))
  return others.flatMap((other) => {
    if (!EXCLUDED.test(normaliseHeading(other.name))) return []
    const same = identifiersIn(other).find(({ value }) => named.has(value))
    const facts = { sheet: chosen.name, other: other.name, ...same }
    return same ? [sentence('ask_left_out_sheet', facts)] : []
  })
}

/** Texts with a digit below the header: the number of a title, a case or a calculation. */
function identifiersIn({ first, header }: SearchedSheet): { line: number; value: string }[] {
  return first
    .filter(({ line }) => line > (header?.bottom ?? 0))
    .flatMap(({ line, cells }) =>
      cells
        .filter((cell) => !isDate(cell) && !isMoney(cell))
        .map((cell) => ({ line, value: cellText(cell).trim() }))
        .filter(({ value }) => value.length >= SHORTEST_NAME && /\d/.test(value)),
    )
}

/**
 * Tells what a sheet says of colours, of terms or of rows that are not to be read: it explains the
 * chosen sheet, and nobody reads it.
 */
export function explainingSheets(chosen: string, searched: readonly SearchedSheet[]): Sentence[] {
  return searched.flatMap(({ name, first }) => {
    if (name === chosen || first.length > MOST_EXPLAINING) return []
    const says = first.flatMap(({ line, cells }) => {
      const value = cells
        .map((cell) => cellText(cell).trim())
        .filter((text) => text !== '')
        .join(' ')
        .slice(0, LONGEST_SHOWN)
      const isExplanation = cells.every((cell) => !isMoney(cell)) && explains(value)
      return isExplanation ? [{ line, value }] : []
    })
    return says.length > 0
      ? [sentence('told_sheet_explains', { sheet: name, examples: exampleTexts(says) })]
      : []
  })
}

function explains(text: string): boolean {
  return tellsOfRows(text) || doubtsList(text) || statesTerms(text)
}

/** Returns the names of sheets with received payments, beside the table of debts. */
export function paymentSheets(others: readonly SearchedSheet[]): string[] {
  const isPayment = (cells: readonly Cell[]) => cells.some(isDate) && cells.some(isAmount)
  return others.flatMap(({ name, first }) =>
    PAYMENTS.test(normaliseHeading(name)) && first.some(({ cells }) => isPayment(cells))
      ? [name]
      : [],
  )
}

/** Tells which sheets are not processed. */
export function sheetMessages(
  file: SourceFile,
  chosen: SourceSheet,
  payments: readonly string[],
): Sentence[] {
  const codeOf = ({ name, hidden }: SourceSheet) => {
    if (payments.includes(name)) return 'told_payments_left'
    return hidden ? 'told_sheet_hidden' : 'told_sheet_left'
  }
  return file.sheets
    .filter((sheet) => sheet !== chosen)
    .map((sheet) => sentence(codeOf(sheet), { sheet: sheet.name }))
}

function isItem(
  cells: readonly Cell[],
  header: Header | undefined,
  fields: readonly Field[],
): boolean {
  const amount = fields.find(({ required, type }) => required && type === 'amount')
  if (!amount) return isOfList(cells, fields)
  if (!cells.some(isDate)) return false
  if (cells.some(isValidCaseNumber) && cells.some(isAmount)) return true
  const match = header && matchField(amount, header.headings)
  return match?.is === 'one' && isAmount(cells[match.column] ?? null)
}

/** A line with the number of a case or of a lawyer, where the job searches for one. */
function isOfList(cells: readonly Cell[], fields: readonly Field[]): boolean {
  const sought = fields.filter((field) => (field.required || field.asked) && isKey(field))
  return sought.some(
    (field) => ['case', 'oab'].includes(field.type) && cells.some((cell) => isBareKey(cell, field)),
  )
}
