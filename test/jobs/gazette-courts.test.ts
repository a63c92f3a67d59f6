import { describe, expect, test } from 'vitest'
import { findCourt } from '../../jobs/gazette/court-names.js'
import { COURTS } from '../../src/sandbox/gazette/base/courts.js'
import { stateIn } from '../../src/values/oab.js'

const LIST = COURTS.map((court) => ({ ...court }))

describe('the court that a person named', () => {
  test.each([
    ['TJPR', 'TJPR'],
    ['TJ-PR', 'TJPR'],
    ['tj pr', 'TJPR'],
    ['TJ/PR', 'TJPR'],
    ['TJPR - Tribunal de Justiça do Paraná', 'TJPR'],
    ['Tribunal de Justiça do Paraná', 'TJPR'],
    ['Tribunal de Justiça do Estado do Paraná (TJPR)', 'TJPR'],
    ['TRIBUNAL DE JUSTICA DO ESTADO DE MATO GROSSO DO SUL', 'TJMS'],
    ['Tribunal de Justiça do Pará', 'TJPA'],
    ['TJPR - 1ª Câmara Cível', 'TJPR'],
    ['TJDF', 'TJDFT'],
    ['Tribunal de Justiça do Distrito Federal e Territórios', 'TJDFT'],
    ['TRE SP', 'TRE-SP'],
    ['TRT 9ª Região', 'TRT9'],
    ['TRT-09', 'TRT9'],
    ['Tribunal Regional do Trabalho da 15ª Região', 'TRT15'],
    ['TRF da 4ª Região', 'TRF4'],
    ['Superior Tribunal de Justiça', 'STJ'],
    ['PJe TRT3', 'TRT3'],
    ['eproc TJRS', 'TJRS'],
    ['TJSP 1º grau', 'TJSP'],
    ['PROJUDI/PR', 'TJPR'],
    ['e-SAJ SP', 'TJSP'],
  ])('%s → %s', (value, sigla) => {
    expect(findCourt(value, LIST)).toMatchObject({ is: 'court', sigla })
  })

  test.each([
    'TJXX',
    'PR',
    'TJPR / TJSP',
    'TRT',
    'Justiça',
    '-',
    '1',
    'TRT 1a/2a',
    'TJSP/RJ',
    'TRT 2 e 15',
    'PJe/MG',
    'eproc',
  ])('%s → none', (value) => {
    expect(findCourt(value, LIST).is).toBe('unknown')
  })

  test('the state alone → its courts are near', () => {
    expect(findCourt('Paraná', LIST)).toMatchObject({
      near: expect.arrayContaining(['TJPR', 'TRE-PR', 'TRT9']),
    })
  })

  test('the acronym as the list has it, whatever its spelling → that one', () => {
    expect(findCourt('TJPR', [{ sigla: 'TJ-PR' }])).toMatchObject({ sigla: 'TJ-PR' })
    expect(findCourt('tjpr', [{ sigla: 'TJ-PR' }, { sigla: 'TJPR' }]).is).toBe('unknown')
    expect(findCourt('TJPR', [{ sigla: 'TJ-PR' }, { sigla: 'TJPR' }])).toMatchObject({
      sigla: 'TJPR',
    })
  })

  test('no list, or one without acronyms → unverified', () => {
    expect(findCourt('TJPR')).toEqual({ is: 'unverified' })
    expect(findCourt('TJPR', [{ nome: 'Tribunal' }])).toEqual({ is: 'unverified' })
  })
})

test.each([
  ['PR', 'PR'],
  ['pr', 'PR'],
  ['Paraná', 'PR'],
  ['OAB/PR', 'PR'],
  ['  São  Paulo ', 'SP'],
  ['Pará', 'PA'],
  ['XX', undefined],
  ['', undefined],
])('the state %s → %s', (text, state) => {
  expect(stateIn(text)).toBe(state)
})
