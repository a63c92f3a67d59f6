import { expect, test } from 'vitest'
import {
  type Kinds,
  paymentIn,
  recordCell,
} from '../../../../src/accept/inspect/sides/recorded-kinds.js'

const OPEN = {
  isSigned: false,
  hasOthers: false,
  hasDebts: false,
  isFiscal: false,
  isOfPayments: false,
  mayBeGiven: false,
  isOfStages: false,
}

/** What a column of kinds has said after one cell. */
function saidBy(text: string, more: Partial<Kinds> = {}, isNegative = false): string[] {
  const kinds: Kinds = { ...OPEN, ...more }
  recordCell(kinds, text, 2, isNegative)
  const said = ['payment', 'credit', 'disputed', 'correction', 'charge', 'fee', 'notOwed'] as const
  return said.filter((one) => kinds[one] !== undefined)
}

/** A letter at either end may leave a text the word that it was not. */
test.each<[string, string, Partial<Kinds>?]>([
  ['payment', 'Pagamento'],
  ['payment', 'Baixas'],
  ['payment', '06 - Liquidação'],
  ['payment', 'Alvará'],
  ['payment', 'NCC'],
  ['payment', 'SP-'],
  ['payment', 'NCC 12'],
  ['payment', 'deu sinal', { mayBeGiven: true }],
  ['payment', 'Réu depositou'],
  ['credit', 'Devolução'],
  ['credit', 'Credit note'],
  ['disputed', 'Contestação'],
  ['charge', 'Juros'],
  ['charge', 'Multa'],
  ['fee', 'Honorários'],
  ['notOwed', 'Valor da causa'],
  ['notOwed', 'A realizar'],
  ['notOwed', 'Brinde'],
  ['notOwed', 'Orçamento'],
  ['notOwed', 'Proposta', { isOfStages: true }],
  ['correction', 'Correção monetária'],
])('%s by «%s» → said, and not within longer words', (said, text, more) => {
  expect(saidBy(text, more)).toContain(said)
  for (const glued of [`x${text}`, `${text}x`]) expect(saidBy(glued, more)).not.toContain(said)
})

test.each<[string, string, Partial<Kinds>, boolean, string[]]>([
  ['goods that came in', '1.202', { isFiscal: true }, false, ['payment']],
  ['goods that went out', '5.102', { isFiscal: true }, false, []],
  ['a gift', '5.910', { isFiscal: true }, false, ['notOwed']],
  ['a number of more digits', '12.202', { isFiscal: true }, false, []],
  ['a proposal, of no stage', 'Proposta', {}, false, []],
  ['what was given, where nobody gives', 'deu sinal', {}, false, []],
  ['not owed, with a minus', 'Brinde', {}, true, []],
  ['a credit, with a minus', 'Devolução', {}, true, []],
  ['a correction, with a minus', 'Correção monetária', {}, true, []],
  ['a fee in a column of payments', 'Honorários', { isOfPayments: true }, false, []],
  ['a credit in one', 'Devolução', { isOfPayments: true }, false, []],
  ['a minus', '(-) INSS', {}, false, ['payment']],
  ['a minus before a word', '- INSS', {}, false, ['payment']],
  ['a minus behind', 'INSS (-)', {}, false, []],
  ['a number of a kind, longer', '1006 - Liquidação normal', {}, false, []],
  ['80 characters', `Pagamento em ${'x'.repeat(67)}`, {}, false, ['payment']],
  ['81 characters', `Pagamento em ${'x'.repeat(68)}`, {}, false, []],
])('a cell of %s → said: %5$j', (_, text, more, isNegative, said) => {
  expect(saidBy(text, more, isNegative)).toEqual(said)
})

test.each([
  ['a credit beside papers', ['Devolução', 'Fatura'], true],
  ['a credit alone', ['Devolução', 'Custas'], false],
  ['what is disputed beside sales', ['Contestação', 'Venda'], true],
  ['what is disputed beside other papers', ['Contestação', 'Aluguel'], false],
])('%s → a payment: %3$s', (_, texts, isOne) => {
  const kinds: Kinds = { ...OPEN }
  for (const text of texts) recordCell(kinds, text, 2, false)
  expect(paymentIn(kinds) !== undefined).toBe(isOne)
})
