import { expect, test } from 'vitest'
import type { Table } from '../../../src/accept/find/table.js'
import { StateOfTitle } from '../../../src/accept/inspect/lists/state-of-title.js'

/** The state that lines of one text give a list whose header is on line 5. */
function stateOf(...lines: [line: number, text: string][]) {
  const state = new StateOfTitle({
    headings: ['OAB', 'Nome'],
    header: { top: 5, bottom: 5, texts: [['OAB', 'Nome']] },
    columns: new Map([['oab_numero', 0]]),
  } as unknown as Table)
  for (const [line, text] of lines) state.observeOtherLine([text], line)
  return state.uf
}

test.each([
  ['OAB/SP - INSCRIÇÕES DO ESCRITÓRIO', 'SP'],
  ['OAB/MG - COMISSÃO DE DIREITO MÉDICO', 'MG'],
  ['Advogados inscritos na OAB (RJ)', 'RJ'],
  ['OAB - Seccional de SP', 'SP'],
  ['ORDEM DOS ADVOGADOS DO BRASIL - OAB, SEÇÃO DE MG', 'MG'],
])('title %s above the header → %s', (title, uf) => {
  expect(stateOf([1, title])).toBe(uf)
})

test.each([
  'Preencha o número da OAB se houver',
  'PREENCHA A OAB - SE HOUVER',
  'OAB - SE HOUVER',
  'OAB to check',
  'OAB/sp - inscrições',
  'Responsável pela lista: Dr. João Silva (OAB/MG)',
  'João Silva - OAB/MG',
  'OAB/MG - Dra. Lia Prado',
  'OAB/SP e RJ',
  'Inscrições OAB/SP, OAB/RJ',
  'OAB/SP - INSCRIÇÕES (MG INCLUÍDA)',
])('title %s → no state', (title) => {
  expect(stateOf([1, title])).toBeUndefined()
})

test('title of a part or source at the foot → no state', () => {
  expect(stateOf([9, 'OAB/SP'])).toBeUndefined()
  expect(stateOf([12, 'Fonte: OAB/SP'])).toBeUndefined()
})

test('another state in another title, above or below → no state', () => {
  expect(stateOf([1, 'OAB/SP - INSCRIÇÕES'], [9, 'OAB/RJ'])).toBeUndefined()
  expect(stateOf([1, 'OAB/SP - INSCRIÇÕES'], [2, 'OAB/SP e RJ'])).toBeUndefined()
  expect(stateOf([1, 'OAB/SP - INSCRIÇÕES'], [12, 'Fonte: OAB/SP'])).toBe('SP')
})
