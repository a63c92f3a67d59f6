import type { MessageCode } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { isNumber } from '../../spreadsheets/cell.js'
import { checkDigitsClose, masked } from '../../values/case-number.js'
import { D } from '../../values/decimal.js'
import { plainText } from './plain-text.js'

export interface CaseNumber {
  /** As a person knows it: masked when it is a CNJ number, else the text of the cell. */
  text: string
  /** Told in the row; the number is not needed for the figure. */
  note?: MessageCode
  /** The digits are lost: the row cannot be told from others. */
  trouble?: MessageCode
}

/** With the marks that people use, zeros lost at the left, and the suffix of an incident. */
const CNJ = /^(\d{1,7})[-.](\d{2})[-.](\d{4})[-.](\d)[-.]?(\d{2})[-.](\d{4})(\/\d+)?$/
/** Almost that: a digit too few or too many. */
const ALMOST_CNJ = /^\d{1,8}-\d{1,3}\.\d{3,5}\.\d{1,2}\.?\d{1,3}\.\d{1,5}(?:\/\d+)?$/
/** Digits alone: a CNJ number that lost its zeros has 14 or more. */
const DIGITS = /^\d{14,20}$/
/** Protocol numbers of the administration (NUP of Portaria 1.677/2015, and as SEI shows it). */
const ADMINISTRATIVE = /^(?:SEI\W.*|(?:\d{4,7}[.-])+\d{6,8}\/\d{4}-\d{2}|\d{4}\.\d{4}\/\d{7}-\d)$/i
const IN_FLOAT_NOTATION = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i
const NO_NUMBER = /^(?:-+|–|—|#.*|n\/?[ad]|s\/?n|sem n[úu]mero|sigilos[oa]|segredo de justi[çc]a)$/i

/** Reads a case number; another numbering (an internal one, an old court's) stays as it is. */
export function readCaseNumber(cell: Cell): CaseNumber | undefined {
  if (isNumber(cell)) return cell.date ? undefined : fromNumber(cell.n)
  if (typeof cell !== 'string') return undefined
  const text = plainText(cell).replace(/[\u2010-\u2015\u2212]/g, '-')
  if (text === '' || NO_NUMBER.test(text)) return undefined
  const within = numberWithin(text)
  if (!within) return fromText(text)
  const read = fromText(within.number + (within.incident ?? ''))
  return within.leaves && !read.note ? { ...read, note: 'note_case_left_out' } : read
}

const NUMBER_IN_TEXT =
  /(?<!\d)\d{1,7} ?- ?\d{2}\.\d{4}\.\d\.?\d{2}\.\d{4}(?:\/\d{1,7})?(?!\d)|(?<![\d.-])\d{20}(?!\d)/g
const LABELS = new Set(
  `proc processo judicial eletronico digital fisico n no nr nro num numero unico unificado cnj npu autos
  do dos da de o acao feito principal pje eproc esaj saj projudi tj trt trf link`.split(/\s+/),
)
/** `PJEC`, `ATOrd`: how a court's system shortens the class of a case. */
const CLASS = /^[^\p{L}\d_]*(?=\p{L}{0,13}\p{Lu}\p{L}{0,13}\p{Lu})\p{L}{2,14}[^\p{L}\d_]*$/u
/** What follows has the number of another case. */
const OTHER_CASE = /\d{5}|\d{2,4}-\d{2}(?!\d)/
/** What follows has that of the same case, as it was before. */
const FORMER = /^\W*(?:antig|anterior|n\.? ?antig)/iu
/** How some write `/01`, the suffix of an incident. */
const INCIDENT = /^ ?(?:- ?|\( ?)(0\d{1,4}|\d{5}) ?\)?$/
/** Of an incident, which has none of its own in the number: `/50001-0`. */
const CHECK_DIGIT = /^-\d$/
/** What follows counts or names others than this one: `+ 2`, `(2)`, `e apensos`, `c/c`. */
const OF_OTHERS = /^\W*(?:e|ou|c ?\/ ?c)\s|^\W*\d+\W*$|\+|\b(?:apens|outr|depend|conex)/iu

interface Within {
  number: string
  incident?: string
  /** Whether the cell tells of more than this number. */
  leaves: boolean
}

/**
 * The one number in a text that only says what it is: `Proc. nº …`, `PJEC …`, `… (principal)`, an
 * address that leads to it. Any other words before it, or another number, may tell of another case.
 */
function numberWithin(text: string): Within | undefined {
  const found = [...text.matchAll(NUMBER_IN_TEXT)]
  const [first] = found
  if (!first || found.some(([number]) => number !== first[0])) return undefined
  const [number] = first
  if (/^https?:\/\/\S+$/i.test(text)) return { number, leaves: false }
  const last = found.at(-1)!
  const [before, after] = [text.slice(0, first.index), text.slice(last.index + last[0].length)]
  if (found.length > 1 || !isLabel(before)) return undefined
  const [, incident] = INCIDENT.exec(after) ?? []
  if (incident !== undefined && !number.includes('/')) {
    return { number, incident: `/${incident}`, leaves: false }
  }
  if (FORMER.test(after)) return { number, leaves: true }
  if (OTHER_CASE.test(after)) return undefined
  // A letter O at the beginning is meant for a zero as likely as for the article.
  const isRest = !(number.includes('/') && CHECK_DIGIT.test(after)) && OF_OTHERS.test(after)
  return { number, leaves: isRest || /o$/i.test(before) }
}

function isLabel(text: string): boolean {
  if (CLASS.test(text)) return true
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[ºª°]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => LABELS.has(word) || /^tj[a-z]{2,3}$/.test(word))
}

function fromText(text: string): CaseNumber {
  const bare = text.replace(/\s/g, '')
  const parts = CNJ.exec(bare)
  const digits = parts ? parts[1]!.padStart(7, '0') + parts.slice(2, 7).join('') : undefined
  if (digits !== undefined && checkDigitsClose(digits)) {
    return { text: masked(digits) + (parts![7] ?? '') }
  }
  if (digits !== undefined || ALMOST_CNJ.test(bare)) return { text, note: 'note_case_check_digits' }
  if (DIGITS.test(bare)) return fromDigits(bare, text)
  if (IN_FLOAT_NOTATION.test(bare)) return { text, trouble: 'cell_case_digits_lost' }
  return ADMINISTRATIVE.test(bare) ? { text, note: 'note_case_administrative' } : { text }
}

/** Text keeps its digits; of a number that lost its zeros the check digits are the proof. */
function fromDigits(digits: string, text: string): CaseNumber {
  const padded = digits.padStart(20, '0')
  if (checkDigitsClose(padded)) return { text: masked(padded) }
  return digits.length >= 18 ? { text, note: 'note_case_check_digits' } : { text }
}

/** A number that went through a float is repaired only where nothing can have been lost. */
function fromNumber(n: string): CaseNumber {
  const number = new D(n)
  const digits = number.toFixed()
  if (!/^\d+$/.test(digits) || number.gt(Number.MAX_SAFE_INTEGER)) {
    return { text: n, trouble: 'cell_case_digits_lost' }
  }
  const padded = digits.padStart(20, '0')
  if (digits.length >= 14 && checkDigitsClose(padded)) return { text: masked(padded) }
  return digits.length >= 14 ? { text: digits, trouble: 'cell_case_digits_lost' } : { text: digits }
}

/** Whether a cell holds a CNJ number that closes: the proof that a column is of case numbers. */
export function isClosingCaseNumber(cell: Cell): boolean {
  const read = readCaseNumber(cell)
  return (
    read !== undefined &&
    /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}(?:\/|$)/.test(read.text) &&
    !read.note &&
    !read.trouble
  )
}
