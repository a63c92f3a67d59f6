import { expect, test } from 'vitest'
import { readMap } from '../../src/batches/submission/read-request.js'

const KNOWN = ['valor', 'data_base', 'numero_processo', 'responsavel']

test.each([
  ['responsável=Dono', { responsavel: 'Dono' }],
  ['Data-Base=D', { data_base: 'D' }],
  ['Processo=A', { numero_processo: 'A' }],
  ['valor=', { valor: '' }],
])('--map %s → the field without signs and accents', (pair, map) => {
  expect(readMap([pair], KNOWN)).toEqual(map)
})

test.each(['valores=B', '=B', 'valor'])('--map %s → refused', (pair) => {
  expect(() => readMap([pair], KNOWN)).toThrow('map_no_such_field')
})
