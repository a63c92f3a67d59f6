import type { MessageCode } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { isNumber } from '../../spreadsheets/cell.js'
import { hasValidCheckDigits, masked } from '../../values/case-number.js'
import { D } from '../../values/decimal.js'
import { withoutAccents } from '../../values/folded.js'
import { plainText } from './plain-text.js'

export interface CaseNumber {
  /** Masked if it is a CNJ number, otherwise the text of the cell. */
  text: string
  /** Shown in the row; the figure does not depend on the number. */
  note?: MessageCode
  /** Digits are lost: the row cannot be distinguished from others. */
  trouble?: MessageCode
}

/** A CNJ number with usual separators, perhaps without leading zeros, or with an incident. */
const CNJ = /^(\d{1,7})[-.](\d{2})[-.](\d{4})[-.](\d)[-.]?(\d{2})[-.](\d{4})(\/\d+)?$/
/** A CNJ number as the courts print it: most cells of such a column. */
const MASKED = /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}$/
/** Almost a CNJ number: one digit too few or too many. */
const ALMOST_CNJ = /^\d{1,8}-\d{1,3}\.\d{3,5}\.\d{1,2}\.?\d{1,3}\.\d{1,5}(?:\/\d+)?$/
/** Digits only: a CNJ number that lost its leading zeros has 14 or more. */
const DIGITS = /^\d{14,20}$/
/** Protocol numbers of the administration (NUP of Portaria 1.677/2015, and in the form of SEI). */
const ADMINISTRATIVE = /^(?:SEI\W.*|(?:\d{4,7}[.-])+\d{6,8}\/\d{4}-\d{2}|\d{4}\.\d{4}\/\d{7}-\d)$/i
const IN_FLOAT_NOTATION = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i
const NO_NUMBER =
  /^(?:-+|–|—|#(?!\d{7}).*|n\/?[ad]|s\/?n|sem n[úu]mero|sigilos[oa]|segredo de justi[çc]a)$/i

/** Reads a case number; other numberings (internal ones, an old court's) are returned unchanged. */
export function readCaseNumber(cell: Cell): CaseNumber | undefined {
  if (isNumber(cell)) return cell.date ? undefined : fromNumber(cell.n)
  if (typeof cell !== 'string') return undefined
  if (MASKED.test(cell) && hasValidCheckDigits(cell.replace(/\D/g, ''))) return { text: cell }
  const text = plainText(cell).replace(/[\u2010-\u2015\u2212]/g, '-')
  if (text === '' || NO_NUMBER.test(text)) return undefined
  const within = numberWithin(text)
  if (!within) return fromText(text)
  const read = fromText(within.number + (within.incident ?? ''))
  return within.mentionsMore && !read.note ? { ...read, note: 'note_case_left_out' } : read
}

const NUMBER_IN_TEXT =
  /(?<!\d)\d{1,7} ?- ?\d{2}\.\d{4}\.\d\.?\d{2}\.\d{4}(?:\/\d{1,7})?(?!\d)|(?<![\d.-])\d{20}(?!\d)/g

/** Returns the digits of the valid case numbers in a text of any words. */
export function casesIn(text: string): string[] {
  const found = text.match(NUMBER_IN_TEXT) ?? []
  return found
    .map((one) => one.split('/')[0]!.replace(/\D/g, '').padStart(20, '0'))
    .filter(hasValidCheckDigits)
}

const LABELS = new Set(
  `proc processo judicial eletronico digital fisico n no nr nro num numero unico unificado cnj npu autos
  do dos da de o acao feito principal pje eproc esaj saj projudi tj trt trf link`.split(/\s+/),
)
/** `PJEC`, `ATOrd`: abbreviations of the class of a case in the courts' systems. */
const CLASS = /^[^\p{L}\d_]*(?=\p{L}{0,13}\p{Lu}\p{L}{0,13}\p{Lu})\p{L}{2,14}[^\p{L}\d_]*$/u
/** The text after the number has the number of another case. */
const OTHER_CASE = /\d{5}|\d{2,4}-\d{2}(?!\d)/
/** The text after the number has a former number of the same case. */
const FORMER = /^\W*(?:antig|anterior|n\.? ?antig)/iu
/** A variant of `/01`, the suffix of an incident. */
const INCIDENT = /^ ?(?:- ?|\( ?)(0\d{1,4}|\d{5}) ?\)?$/
/** Check digit of an incident, `/50001-0`, which is not part of the number. */
const CHECK_DIGIT = /^-\d$/
/** The text after the number counts or names other cases: `+ 2`, `(2)`, `e apensos`, `c/c`. */
const NAMES_OTHERS = /^\W*(?:e|ou|c ?\/ ?c)\s|^\W*\d+\W*$|\+|\b(?:apens|outr|depend|conex)/iu

interface Within {
  number: string
  incident?: string
  /** Whether the cell mentions more than this number. */
  mentionsMore: boolean
}

/**
 * Finds the one number in a text whose other words only label it: `Proc. nº …`, `PJEC …`, `…
 * (principal)`, or an address with the number. Any other words before it, or another number, may
 * concern another case.
 */
function numberWithin(text: string): Within | undefined {
  const found = [...text.matchAll(NUMBER_IN_TEXT)]
  const [first] = found
  if (!first || found.some(([number]) => number !== first[0])) return undefined
  const [number] = first
  if (/^https?:\/\/\S+$/i.test(text)) return { number, mentionsMore: false }
  const last = found.at(-1)!
  const before = text.slice(0, first.index)
  const after = text.slice(last.index + last[0].length)
  // The text and the address of a link are often the same number twice.
  const between = text.slice(first.index, last.index).replaceAll(number, '')
  if (/[\p{L}\d]/u.test(between) || !isLabel(before)) return undefined
  const [, incident] = INCIDENT.exec(after) ?? []
  if (incident !== undefined && !number.includes('/')) {
    return { number, incident: `/${incident}`, mentionsMore: false }
  }
  if (FORMER.test(after)) return { number, mentionsMore: true }
  if (OTHER_CASE.test(after)) return undefined
  // A letter O before the number is as likely a mistyped zero as the article.
  const isRest = !(number.includes('/') && CHECK_DIGIT.test(after)) && NAMES_OTHERS.test(after)
  return { number, mentionsMore: isRest || /o$/i.test(before) }
}

/** The number or letter of an item in a list: `1) `, `12. `, `a - `. */
const OF_AN_ITEM = /^\s*(?:\d{1,4}|\p{L}) ?[).:º°-]\s+/u

function isLabel(labelled: string): boolean {
  const text = labelled.replace(OF_AN_ITEM, '')
  if (CLASS.test(text)) return true
  const plain = withoutAccents(text).toLowerCase()
  const words = plain.replace(/[ºª°]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => LABELS.has(word) || /^tj[a-z]{2,3}$/.test(word))
}

function fromText(text: string): CaseNumber {
  const bare = text.replace(/\s/g, '')
  const parts = CNJ.exec(bare)
  const digits = parts ? parts[1]!.padStart(7, '0') + parts.slice(2, 7).join('') : undefined
  if (digits !== undefined && hasValidCheckDigits(digits)) {
    return { text: masked(digits) + (parts![7] ?? '') }
  }
  if (digits !== undefined || ALMOST_CNJ.test(bare)) return { text, note: 'note_case_check_digits' }
  if (DIGITS.test(bare)) return fromDigits(bare, text)
  if (IN_FLOAT_NOTATION.test(bare)) return { text, trouble: 'cell_case_digits_lost' }
  return ADMINISTRATIVE.test(bare) ? { text, note: 'note_case_administrative' } : { text }
}

/** Text keeps its digits; the check digits prove a number that lost its leading zeros. */
function fromDigits(digits: string, text: string): CaseNumber {
  const padded = digits.padStart(20, '0')
  if (hasValidCheckDigits(padded)) return { text: masked(padded) }
  return digits.length >= 17 ? { text, note: 'note_case_check_digits' } : { text }
}

/** A number stored as a float is restored only where no digit can be lost. */
function fromNumber(n: string): CaseNumber {
  const number = new D(n)
  const digits = number.toFixed()
  if (!/^\d+$/.test(digits) || number.gt(Number.MAX_SAFE_INTEGER)) {
    return { text: n, trouble: 'cell_case_digits_lost' }
  }
  const padded = digits.padStart(20, '0')
  if (digits.length >= 14 && hasValidCheckDigits(padded)) return { text: masked(padded) }
  return digits.length >= 14 ? { text: digits, trouble: 'cell_case_digits_lost' } : { text: digits }
}

/** Decides whether a cell holds a valid CNJ number, the proof of a column of case numbers. */
export function isValidCaseNumber(cell: Cell): boolean {
  const read = readCaseNumber(cell)
  return (
    read !== undefined &&
    /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}(?:\/|$)/.test(read.text) &&
    !read.note &&
    !read.trouble
  )
}
