import { repairDoubleEncoding } from '../../spreadsheets/encoding.js'
import { isAscii } from '../../values/folded.js'
import { memo } from '../cells/memo.js'

/** No real heading is longer; a paragraph in a cell is not worth the work. */
const LONGEST_HEADING = 200

/**
 * Removes accents, case and punctuation; `R$` is removed if another word remains, `%` stays.
 * Repairs a text saved in the wrong encoding (`NÂº`).
 */
export const normaliseText = memo(normalised)

/** Separates the words of a name that a program gave, too; `BacenJud` below it stays one word. */
export const normaliseHeading = memo((text: string) => {
  const name = text.replace(OF_TABLE, '').replace(GLUED, '$1 ')
  return normalised(OF_PROGRAM.test(name) ? name.replace(NEXT_WORD, ' ') : name).replace(
    DAY_FORMAT,
    '',
  )
})

/** "E1_VALOR": the name of its table stands before that of the column. */
const OF_TABLE = /^S?[A-Z]\d_(?=[A-Z])/
/** "DATAVENCIMENTO", "STATUSLAN". */
const GLUED = /^(DATA|VALOR|STATUS|NUMERO)(?=[A-Z]{3,}$)/

/** A name without blanks, as programs give to columns: `deletedAt`, `DtVencimento`. */
const OF_PROGRAM = /^[A-Z]?[a-z]+[A-Z][A-Za-z]*$/
/** "Data (dd/mm/aaaa)" is "Data". */
const DAY_FORMAT = / (?:dd? mm? |mm? dd? )[ay]{2,4}$| [ay]{4} mm dd$/
const NEXT_WORD = /(?<=[a-z])(?=[A-Z])/g

function normalised(text: string): string {
  if (text.length > LONGEST_HEADING) return ''
  const plain = (isAscii(text) ? text : withoutMarks(text))
    .toLowerCase()
    .replace(/(?<=\p{L})\((?:s|es|a|as)\)/gu, '')
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
  if (!plain.includes('$')) return plain
  const withoutCurrency = plain
    .replace(/(^| )r ?\$(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return withoutCurrency === '' ? plain : withoutCurrency
}

function withoutMarks(text: string): string {
  return repairDoubleEncoding(text)
    .normalize('NFD')
    .replace(/\p{M}|[ºª°]/gu, (mark) => (/\p{M}/u.test(mark) ? '' : ' '))
}

/**
 * Normalises a heading without its record name: `parcelas.descricao`, and "Parcelas: descrição" as
 * templates write it, become `descricao`.
 */
export function withoutRecord(heading: string): string {
  return normaliseHeading(
    heading.replace(/^\s*(?:[a-z_]{1,40}\.(?=[a-z_]+\s*$)|\p{L}{1,40}: (?=\p{L}))/iu, ''),
  )
}
