import { expect, test } from 'vitest'
import { choicesOf } from '../../../src/batches/answers/choices.js'
import { type MessageCode, sentence } from '../../../src/messages/message-code.js'

const COLUMN = { field: 'valor', candidates: ['C «Valor»', 'D «Saldo»'] }

test.each<[MessageCode, Parameters<typeof sentence>[1], MessageCode[]]>([
  ['ask_mark', {}, ['choice_comma', 'choice_dot']],
  ['ask_order', {}, ['choice_dmy', 'choice_mdy']],
  ['ask_sheet', { sheets: ['A', 'B'] }, ['choice_sheet', 'choice_sheet']],
  ['ask_tie', COLUMN, ['choice_column', 'choice_column']],
  ['ask_tie_optional', COLUMN, ['choice_column', 'choice_column', 'choice_no_column']],
  ['ask_missing', { field: 'valor', headings: ['Saldo'] }, ['choice_heading']],
  ['ask_struck_rows', { field: 'valor', heading: 'Valor' }, ['choice_as_it_is']],
  ['ask_high_parameter', { most: 'juros.maximo=12' }, ['choice_parameter']],
  ['ask_left_column', { field: 'oab', taken: 'D', label: 'OAB' }, ['choice_left_out']],
  ['patch_rows_missing', {}, ['choice_drop_missing']],
])('the question %s → its answers', (code, facts, labels) => {
  expect(choicesOf(sentence(code, facts)).map(({ label }) => label.code)).toEqual(labels)
})
