import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { readNumberText } from '../cells/amount.js'
import { cellText } from '../cells/cell-text.js'
import { readDateText } from '../cells/date.js'
import { holdsKey, isBareKey, isKeyOrNote } from '../cells/keys.js'
import { normaliseText } from '../find/normalise-heading.js'
import type { Roles, Table } from '../find/table.js'
import { statedCount } from './stated-count.js'
import { isFormula } from './totals.js'

/**
 * Decides whether a line is a note instead of an item. A line with the key of an item is no note,
 * however it is marked; `doubt`: it has the form of a note but may be an item.
 */
export function noteOf(
  cells: readonly Cell[],
  table: Pick<Table, 'roles'>,
): 'note' | 'doubt' | undefined {
  if (isRule(cells) || titlesCourt(cells, table.roles) || isSection(cells, table)) return 'note'
  if (!isNote(cells, table)) return undefined
  if (!isMade(cells) && table.roles.unmappedKeys.replacementIn(cells)) return undefined
  const { keys, amounts } = table.roles
  // A footer of a list of debts may mention a case; an item of that list has a date or an amount.
  const holds = amounts.length > 0 ? isBareKey : holdsKey
  if (keys.some(({ column, field }) => holds(cells[column], field))) return undefined
  if (
    keys.some(({ column, field }) => isMarked(cells[column]) && isKeyOrNote(cells[column], field))
  )
    return 'doubt'
  return 'note'
}

/** A ruler of dashes, over two columns or more. */
function isRule(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell))
  return (
    filled.length > 1 &&
    filled.every((cell) => typeof cell === 'string' && /^\s*[-=_–—*.~]{3,}\s*$/.test(cell))
  )
}

const SECTION =
  /^(?:cliente|credor|devedor|empresa|carteira|filial|comarca|vara|tribunal|foro|respons[áa]vel|advogad[oa]): ?(?!segredo)[^\d:(]{2,80}(?<!\.[a-z]{3,4})$/i

/** "Cliente: Oficina" alone, where a case, a saved calculation or a file would stand. */
function isSection(cells: readonly Cell[], { roles }: Pick<Table, 'roles'>): boolean {
  const [at, other] = firstFilled(cells, 2)
  if (at === undefined || other !== undefined) return false
  const isOfKey = roles.keys.some(
    ({ column, field: { type, name } }) =>
      column === at && (type === 'case' || name === 'calc_id' || name === 'arquivo'),
  )
  return isOfKey && SECTION.test(cellText(cells[at]).trim())
}

/** Marked by a star, or by a word such as Obs. */
function isMarked(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && FOOTER_AMONG_NAMES.test(cell.trim())
}

/**
 * Footers, subtitles, signatures, numbers before empty lines: up to two cells, and none that an
 * item needs. A line that may be an item is no note: it is rejected and so shown to the user.
 */
function isNote(cells: readonly Cell[], { roles }: Pick<Table, 'roles'>): boolean {
  const filled = firstFilled(cells, 3)
  if (filled.length > 2) return false
  const [first] = filled
  const label = first === undefined ? null : cells[first]
  const words = typeof label === 'string' ? label.trim() : ''
  const { essential, searchTerms, names } = roles
  const isElsewhere = (at: number) => at !== first && !isBlank(cells[at])
  if ([...essential, ...searchTerms].some(isElsewhere)) return false
  const isName = first !== undefined && (names.has(first) || searchTerms.includes(first))
  if (isFooter(withCount(words, filled, cells), isName)) return true
  if (filled.some((at) => isName || isValue(cells[at], at, roles))) return false
  if (essential.size === 0 && roles.money.size > 0 && isLoneSentence(words, filled)) return true
  // A list has one essential column: a line with words in another column lacks its value.
  const isNamed =
    filled.length > 1 &&
    filled.some((at) => roles.compared.has(at) && !LABEL.test(cellText(cells[at]).trim()))
  if (essential.size < 2) return !isNamed && !filled.some((at) => roles.known.has(at))
  // A footer starts in the first column, whatever that column holds.
  return first === undefined || !essential.has(first) || isProse(words)
}

/** "Atualizado em", "Responsável pela lista": a second word that is small, and in no name. */
const LABEL = /^\p{Lu}\p{Ll}+ (?!(?:d[aeo]s?|e) )\p{Ll}/u

const FOOTER =
  /^(?:\*|(?:obs\.?|observa[çc](?:[ãa]o|[õo]es)|notas?|fontes?|legenda)\s*:|(?:obs\.|observa[çc](?:[ãa]o|[õo]es)|legenda)\s)/i
/** No name starts like this. */
const FOOTER_AMONG_NAMES =
  /^(?:\*{1,3}\s*\p{Ll}|(?:[Oo]bs\.?|OBS\.?|[Oo]bserva[çc](?:ão|ao|ões|oes)|[Nn]otas?|[Ff]ontes?|[Ll]egenda)\s*:)/u
const MADE =
  /^(?:(?:elaborad|emitid|gerad|impress|extra[íi]d)[oa]s? (?:em|por|pel[oa]|n[oa]|de)\b|p[áa]g(?:ina|\.) ?\d|(?:mostrando|exibindo) .{0,30}\d (?:de|of) \d)/i
/** `São Paulo, 15 de março de 2024`. */
const PLACE_AND_DAY = /^\p{L}[\p{L}\s./-]*, \d{1,2}º? de \p{L}+ de \d{4}\.?$/u

/** "Quantidade de processos" and, in the next cell, how many. */
function withCount(words: string, [, second = -1]: number[], cells: readonly Cell[]): string {
  const count = cellText(cells[second]).trim()
  return /^\d{1,6}$/.test(count) ? `${words} ${count}` : words
}

/** Above the cases of a court, in their column. */
const COURT =
  /^(?:tj ?[a-z]{2,3}|tr[eft] ?(?:d[ae] )?(?:\d{1,2} ?a?|[a-z]{2})(?: regiao)?|st[fjm]|ts[et]|tribunal (?:de justica|regional|superior)(?: [\da-z]+){0,8}|supremo tribunal federal|superior tribunal de justica|justica (?:estadual|federal|do trabalho|eleitoral)(?: [\da-z]+){0,4})$/

function titlesCourt(cells: readonly Cell[], { case: at }: Roles): boolean {
  const words = at === undefined ? null : cells[at]
  if (typeof words !== 'string') return false
  const isAlone = cells.every((cell, column) => column === at || isBlank(cell))
  return isAlone && COURT.test(normaliseText(words))
}

function isFooter(words: string, isName: boolean): boolean {
  if (isOfPrintout(words)) return true
  return (isName ? FOOTER_AMONG_NAMES : FOOTER).test(words)
}

/** Decides whether a note tells of the sheet alone: who made it and when, the page, a ruler. */
export function isMadeNote(text: string): boolean {
  const words = text.trim()
  return isOfPrintout(words) || !/\p{L}{2}/u.test(words)
}

function isOfPrintout(words: string): boolean {
  if (MADE.test(words) || PLACE_AND_DAY.test(words)) return true
  return statedCount(normaliseText(words))?.stated !== undefined
}

/** The author of a list may sign it with a registration. */
function isMade(cells: readonly Cell[]): boolean {
  const [only, other] = cells.filter((cell) => !isBlank(cell))
  return other === undefined && typeof only === 'string' && MADE.test(only.trim())
}

/** The columns of the first filled cells, without formulas. */
function firstFilled(cells: readonly Cell[], count: number): number[] {
  const filled: number[] = []
  for (let at = 0; at < cells.length && filled.length < count; at += 1) {
    if (!isBlank(cells[at]) && !isFormula(cells[at])) filled.push(at)
  }
  return filled
}

/** A date, a case number or a registration in a column of its type. */
function isValue(cell: Cell | undefined, column: number, { typed }: Roles): boolean {
  return typed.has(column) && !(typeof cell === 'string' && isProse(cell.trim()))
}

/** The end of a sentence, as against a short form: "Casa Lar de Ubá Ltda." */
const FULL_STOP = /(?<!\b(?:ltda|s\.?a|cia|jr|inc|com|ind|assoc))\.$/i

/** Beside the service's own columns, a line of words alone has no record to calculate. */
function isLoneSentence(words: string, filled: readonly number[]): boolean {
  if (filled.length !== 1 || !isProse(words)) return false
  const count = words.split(/\s+/).length
  return /:\s/.test(words) || count > 5 || (count > 2 && FULL_STOP.test(words))
}

/** Words, as against a number, a date or a placeholder mark. */
function isProse(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || !/[\s:]/.test(text)) return false
  return readNumberText(text).is === 'trouble' && readDateText(text, 0).is === 'trouble'
}
