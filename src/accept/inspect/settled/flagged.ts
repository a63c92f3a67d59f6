import type { Cell } from '../../../spreadsheets/cell.js'
import { readYesNo } from '../../cells/cell-text.js'
import { readDateText } from '../../cells/date.js'
import { isNoDay } from '../../cells/no-day.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { HEADS_PAID } from '../../find/summed-total.js'
import { MOMENT } from './settlement-columns.js'

/** A tick, also as the letter that a symbol font draws as one. */
const TICK = /^(?:ok|[x*✓✔☑✅√ü])$/iu
/** "Sim, em 12/05/2020", "sim (Pix)". */
const FIRST_WORD = /^\p{L}{3,}(?!\p{L})/u
const BEFORE_DAY = /^(?:em|no dia|dia|desde) (?=\d)/i

/** Decides whether a cell below a flag such as "Pago?" says yes: by a word, a day or a tick. */
export function isFlagged(cell: Cell, text: string): boolean {
  return isYes(cell) || isYes(FIRST_WORD.exec(text)?.[0] ?? '') || isDay(text) || TICK.test(text)
}

function isYes(cell: Cell): boolean {
  const yes = readYesNo(cell)
  return yes.is === 'value' && yes.value
}

function isDay(text: string): boolean {
  const day = text.replace(BEFORE_DAY, '')
  return (MOMENT.test(day) || readDateText(day, 0).is === 'date') && !isNoDay(day)
}

/** "Situação do pagamento: estornado": whoever paid has his money back. */
export function isRefund(heading: string, state = ''): boolean {
  return /\b(?:pagamento|pagto|pgto)$/.test(heading) && /^estornad/.test(normaliseText(state))
}

/** No heading, or "Conciliado" of a payment that is claimed back, which was found at the bank. */
export function saysNothing(heading: string, amount: string): boolean {
  return heading === '' || (heading.startsWith('conciliad') && HEADS_PAID.test(amount))
}
