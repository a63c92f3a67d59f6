import type { Field } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { mentionsCase } from '../../values/case-number.js'
import { mentionsOab } from '../../values/oab.js'
import { readNumberText } from './amount.js'
import { isValidCaseNumber } from './case-number.js'
import { readDateText } from './date.js'
import { readOab } from './oab.js'
import { trimmedOf } from './plain-text.js'

/** Marks around a value: those of footnotes, quotations and lists. */
const MARK = /[\s*"'“”‘’«»()[\]{}<>•·†‡|]/u
const FIRST_MARK = /[\s*"'“”‘’«»()[\]{}<>#•·†‡|]/u
const withoutMarks = (text: string) => trimmedOf(text, FIRST_MARK, MARK)
const NOTE_LABEL = /^(?:obs|observa[çc](?:[ãa]o|[õo]es)|notas?|fontes?|legenda)\s*[.:]+\s*/iu
const FILE =
  /[^\s.]\.(?:pdf|docx?|odt|rtf|txt|html?|xml|eml|msg|png|jpe?g|tiff?|bmp|gif|webp|heic|xlsx?|csv|zip|p7s)(?![\p{L}\d])/iu
/** A first and a last name: capitalised words, perhaps with particles between them. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:d[aeo]s?|e|del|van|von))*\s+\p{Lu}/u

/** A token with digits, longer than a page number or a year. */
const CALC_ID = /(?<![\w/-])(?=[\w-]*\d)(?:(?=[\w-]*[a-z])[\w-]{6,}|\d{5,})(?![\w/])/i
/** A date at the start, whatever follows it. */
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/
const MONEY = /^(?:R\$ ?)?\d[\d.]*,\d{2}(?!\d)/i

const CNPJ = /(?<!\d)\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/g

type Key = Pick<Field, 'name' | 'type'>

/** Decides whether a cell is a value of the field, with nothing but marks around it. */
export function isBareKey(cell: Cell | undefined, { name, type }: Key): boolean {
  if (typeof cell !== 'string') return false
  const text = withoutMarks(cell)
  if (text === '') return false
  if (type === 'case')
    return isValidCaseNumber(cell) || (!/\p{L}/u.test(text) && mentionsCase(text))
  if (type === 'oab') return isBareOab(text) || (mentionsOab(text) && readOab(cell).is === 'value')
  if (type === 'amount') return readNumberText(text).is === 'number' || MONEY.test(text)
  if (type === 'date') return readDateText(text, 0).is === 'date' || DAY.test(text)
  if (name === 'calc_id') return CALC_ID.test(text)
  return name === 'arquivo' && FILE.test(text)
}

function isBareOab(text: string): boolean {
  return mentionsOab(text) && text.length < 40 && !/\p{Ll}{3}/u.test(text)
}

/** Decides whether a cell contains a value of the field, whatever else it says. */
export function holdsKey(cell: Cell | undefined, key: Key): boolean {
  if (typeof cell !== 'string') return false
  if (key.type === 'case') return mentionsCase(cell.replace(CNPJ, ''))
  if (key.type === 'oab') return mentionsOab(cell)
  return isBareKey(cell, key)
}

/** Decides whether a note may be a value: a name after `Obs:`, a search text after a star. */
export function isKeyOrNote(cell: Cell | undefined, { name }: Key): boolean {
  if (typeof cell !== 'string') return false
  const text = withoutMarks(withoutMarks(cell).replace(NOTE_LABEL, ''))
  if (name === 'texto_busca') return /\p{L}{3}/u.test(text)
  return /_nome$/.test(name) && NAME.test(text)
}
