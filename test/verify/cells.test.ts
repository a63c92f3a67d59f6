import { expect, test } from 'vitest'
import { excelSerial } from '../../src/spreadsheets/serial.js'
import { holdsFigure, holdsOriginal } from '../../src/verify/cells.js'

const n = (digits: string, more: object = {}) => ({ n: digits, ...more })
const LONG = 'a'.repeat(40_000)
const MARK = '[…] (texto cortado: 40000 caracteres no original)'

test.each<[string, unknown, unknown, boolean]>([
  ['nothing for nothing', null, null, true],
  ['nothing for an empty text', undefined, '', true],
  ['a text for nothing', 'x', null, false],
  ['the text', 'x', 'x', true],
  ['another text', 'y', 'x', false],
  ['a number for a text', n('1'), '1', false],
  ['a long text', LONG, LONG, true],
  ['a long text, cut and marked', LONG.slice(0, 31_999) + MARK, LONG, true],
  ['a long text, cut without a mark', LONG.slice(0, 31_999), LONG, false],
  ['the cut of another text', `b${LONG.slice(0, 31_998)}${MARK}`, LONG, false],
  ['a cut that goes on behind its mark', `${LONG.slice(0, 31_999)}${MARK}x`, LONG, false],
  ['a cut of what had room', LONG.slice(0, 31_999) + MARK, LONG.slice(0, 31_999), false],
  ['the digits', n('1234.5'), n('1234.5'), true],
  ['the number in other digits', n('1234.50'), n('1234.5'), true],
  ['another number', n('1234.51'), n('1234.5'), false],
  ['no number', null, n('1234.5'), false],
  ['the digits as text', '1234.5', n('1234.5'), true],
  ['the number as another text', '1234.50', n('1234.5'), false],
  ['the first fifteen digits', n('0.123456789012346'), n('0.12345678901234567'), true],
  ['fourteen digits', n('0.12345678901235'), n('0.12345678901234567'), false],
  [
    'an instant to the millisecond',
    n('45000.12345679'),
    n('45000.123456789', { date: true }),
    true,
  ],
  ['another instant', n('45000.1234570'), n('45000.123456789', { date: true }), false],
  ['a number as near as an instant', n('45000.12345679'), n('45000.123456789'), false],
  ['a text for an instant', '45000.12345679', n('45000.123456789', { date: true }), false],
  ['the truth value', { b: true }, { b: true }, true],
  ['the other truth value', { b: false }, { b: true }, false],
  ['a text for a truth value', 'true', { b: true }, false],
  ['the error', { e: '#N/D' }, { e: '#N/D' }, true],
  ['the error as a text', '#N/D', { e: '#N/D' }, true],
  ['another error', { e: '#REF!' }, { e: '#N/D' }, false],
  ['a text for a formula without a value', '=A1', { formula: true }, true],
  ['nothing for a formula without a value', null, { formula: true }, false],
])('%s in the workbook → holds the input, or not', (...[, found, original, expected]) => {
  expect(holdsOriginal(found as never, original as never)).toBe(expected)
})

const DAY = String(excelSerial('2026-01-31'))
const LINK = 'batches/b/arquivos/b/t000001.0001-nome.pdf'

test.each<[string, unknown, string | undefined, object, boolean]>([
  ['nothing for no figure', null, undefined, { kind: 'money' }, true],
  ['nothing for an empty figure', null, '', { kind: 'text' }, true],
  ['a number for no figure', n('0'), undefined, { kind: 'money' }, false],
  ['nothing for a figure', null, '12.5', { kind: 'money' }, false],
  ['the amount', n('12.5'), '12.5', { kind: 'money' }, true],
  ['the amount without its sign', n('12.5'), '+12.5', { kind: 'money' }, true],
  ['another amount', n('12.51'), '12.5', { kind: 'money' }, false],
  ['a number for what is none', n('12.5'), 'isento', { kind: 'money' }, false],
  ['the word for what is no number', 'isento', 'isento', { kind: 'money' }, true],
  ['the text', 'a', 'a', { kind: 'text' }, true],
  ['the text as it is shown', 'A!', 'a', { kind: 'text', shown: () => 'A!' }, true],
  ['the text of the record', 'a', 'a', { kind: 'text', shown: () => 'A!' }, true],
  ['another text', 'b', 'a', { kind: 'text', shown: () => 'A!' }, false],
  ['an empty text for what is shown as nothing', '', 'a', { kind: 'text', shown: () => '' }, false],
  ['the name of a file', 'nome.pdf', LINK, { kind: 'link' }, true],
  ['the name of a file with its call', 't000001.0001-nome.pdf', LINK, { kind: 'link' }, true],
  ['the name of another file', 'outro.pdf', LINK, { kind: 'link' }, false],
  ['the day', n(DAY), '2026-01-31', { kind: 'date' }, true],
  ['the day as a text', '2026-01-31', '2026-01-31', { kind: 'date' }, false],
  ['another day', n(DAY), '2026-02-01', { kind: 'date' }, false],
  ['what is no day', '31/02', '31/02', { kind: 'date' }, true],
  ['another text than what is no day', '30/02', '31/02', { kind: 'date' }, false],
])('%s in the workbook → holds the figure, or not', (...[, found, value, column, expected]) => {
  expect(holdsFigure(found as never, value, column as never)).toBe(expected)
})
