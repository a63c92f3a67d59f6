import { expect, test } from 'vitest'
import { spellingsOf, writtenAs } from '../../../src/legal/gazette/spellings.js'
import { numberOf, subjectOfCase, subjectOfOab } from '../../../src/legal/gazette/subject.js'
import { readOneOab } from '../../../src/values/oab.js'

const SP = subjectOfOab('SP', '94719')
if (SP?.is !== 'oab') throw new Error('no registration')
const lawyer = (numero_oab: string, uf_oab = 'SP', nome = 'ANA LIMA') => ({
  nome,
  numero_oab,
  uf_oab,
})

test.each([
  ['94719', '94719', undefined],
  ['094719', '94719', undefined],
  ['123.456', '123456', undefined],
  ['123.456-A', '123456', 'A'],
  ['094719 b', '94719', 'B'],
  ['94719N', '94719', 'N'],
])('%s is the number %s with the letter %s', (numero, digits, letter) => {
  expect(numberOf(numero)).toEqual({ digits, ...(letter ? { letter } : {}) })
})

test.each(['', '0', '000', 'A', '123-AB', '123/456', '123456789'])('%j is no number', (numero) => {
  expect(numberOf(numero)).toBeUndefined()
})

test('one registration has one key, however it is written', () => {
  const keys = ['94719', '094719', '94.719-A'].map((numero) => subjectOfOab('sp', numero)?.key)
  expect(new Set(keys)).toEqual(new Set(['oab:SP:94719']))
})

test('without a state there is no registration, and a case has one number', () => {
  expect(subjectOfOab('', '94719')).toBeUndefined()
  expect(subjectOfOab('S', '94719')).toBeUndefined()
  const [masked, bare] = ['0000001-68.2026.8.26.0100', '00000016820268260100'].map(subjectOfCase)
  expect(masked).toEqual(bare)
  expect(subjectOfCase('123/2020')).toBeUndefined()
})

test('the strings of the base are asked to the letter, with the plain form first', () => {
  const items = [lawyer('094719'), lawyer('94719-A', 'SP', 'ANA  LIMA'), lawyer('094719')]
  expect(spellingsOf(SP, { is: 'found', items, cut: false })).toEqual({
    toAsk: ['94719', '094719', '94719-A'],
    answered: ['094719', '94719-A'],
    names: ['ANA LIMA', 'ANA  LIMA'],
    state: 'told',
  })
})

test('other numbers and other states are not ours', () => {
  const items = [lawyer('94719', 'RJ'), lawyer('947190')]
  expect(spellingsOf(SP, { is: 'found', items, cut: false })).toMatchObject({
    toAsk: ['94719'],
    answered: [],
    state: 'told',
  })
})

test('a record that tells no number and state may be a spelling: then not all are known', () => {
  for (const odd of [{ nome: 'ANA LIMA' }, {}, { oab: 'SP' }]) {
    const items = [lawyer('094719'), odd]
    expect(spellingsOf(SP, { is: 'found', items, cut: false })).toMatchObject({
      toAsk: ['94719', '094719'],
      state: 'unread',
    })
  }
})

test('an answer that may be cut says so, and what was known stays', () => {
  const found = { is: 'found', items: [lawyer('94719')], cut: true } as const
  expect(spellingsOf(SP, found, ['94719-A'])).toMatchObject({
    toAsk: ['94719', '94719-A'],
    state: 'cut',
  })
})

test('no answer leaves what is known, and the plain form where nothing is', () => {
  const failed = { is: 'failed', reason: '500' } as const
  expect(spellingsOf(SP, failed, ['94719', '094719'])).toEqual({
    toAsk: ['94719', '094719'],
    answered: [],
    names: [],
    state: 'known',
    problem: '500',
  })
  expect(spellingsOf(SP, failed)).toMatchObject({ toAsk: ['94719'], state: 'untold' })
})

test.each([
  ['SP 94719', []],
  ['94.719-B/SP', ['94719-B']],
  ['94719b/SP', ['94719-B']],
  ['SP 094719', ['094719']],
  ['SP 094.719-B', ['94719-B', '094719-B']],
])('%s is asked as %j beside the plain number', (cell, spellings) => {
  expect(writtenAs(readOneOab(cell)!)).toEqual(spellings)
})

test('what the list of the watch writes is asked whatever the base tells, and is no knowledge of it', () => {
  const none = { is: 'found', items: [], cut: false } as const
  expect(spellingsOf(SP, none, [], ['94719-B'])).toMatchObject({
    toAsk: ['94719', '94719-B'],
    answered: [],
    state: 'told',
  })
  const some = { is: 'found', items: [lawyer('094719')], cut: false } as const
  expect(spellingsOf(SP, some, ['94719-A'], ['94719-B', '094719']).toAsk).toEqual([
    '94719',
    '094719',
    '94719-A',
    '94719-B',
  ])
  const failed = { is: 'failed', reason: '500' } as const
  expect(spellingsOf(SP, failed, [], ['94719-B'])).toMatchObject({
    toAsk: ['94719', '94719-B'],
    state: 'untold',
  })
})
