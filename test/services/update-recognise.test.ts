import { expect, test } from 'vitest'
import { tablesIn, valuesIn } from '../../src/services/update/recognise.js'

const none = { is: 'not-recognised', why: 'none' }
const several = { is: 'not-recognised', why: 'several' }
const tables = (...found: object[]) => ({ is: 'recognised', tables: found })

test.each<[name: string, body: unknown, found: unknown]>([
  ['texts', ['IPCA', 'INPC'], tables({ id: 'IPCA' }, { id: 'INPC' })],
  ['texts in a field', { tabelas: ['IPCA'] }, tables({ id: 'IPCA' })],
  ['ids and names', [{ id: 1, nome: 'IPCA' }], tables({ id: '1', name: 'IPCA' })],
  [
    'the names that the request has',
    { tabelas: [{ id: 9, tabela: 'ipca', descricao: 'IPCA' }] },
    tables({ id: 'ipca', name: 'IPCA', others: ['9'] }),
  ],
  ['ids without names', [{ codigo: 'a' }, { codigo: 'b' }], tables({ id: 'a' }, { id: 'b' })],
  [
    'a name that is not everywhere',
    [{ id: 'a', nome: 'A' }, { id: 'b' }],
    tables({ id: 'a' }, { id: 'b' }),
  ],
  [
    'indices and tables, in lists of their own',
    { indices: [{ id: 'a' }], tabelas: [{ id: 'b' }], avisos: ['x'] },
    tables({ id: 'a' }, { id: 'b' }),
  ],
  ['lists deeper down', { dados: { lista: [{ id: 1 }] } }, tables({ id: '1' })],
  ['an id that is not everywhere', [{ id: 1 }, { nome: 'x' }], none],
  ['two of one id', [{ id: 1 }, { id: 1 }], none],
  ['texts in two lists', { a: ['x'], b: ['y'] }, several],
  ['no list', { message: 'ok' }, none],
  ['an empty list', { tabelas: [] }, none],
  ['a list of lists', [[1]], none],
  ['nothing', null, none],
])('tables: %s', (_name, body, found) => {
  expect(tablesIn(body)).toEqual(found)
})

const ASKED = [{ dia: '2020-01-01' }, { dia: '2021-01-01' }]
const ECHO = ASKED.map(({ dia }) => ({ dia, valorAtualizado: 2 }))
const OTHER = [{ total: 1 }, { total: 2 }]
const values = (items: unknown[], path = '') => ({ is: 'recognised', items, path })

test.each<[name: string, body: unknown, found: unknown]>([
  ['the answer itself', ECHO, values(ECHO)],
  ['a field', { lista: ECHO, total: 4 }, values(ECHO, 'lista')],
  ['deeper down', { a: { b: OTHER } }, values(OTHER, 'a.b')],
  ['numbers', { valores: [1.5, 2] }, values([1.5, 2], 'valores')],
  ['decimal texts', { valores: ['1.234,56', '-2.00'] }, values(['1.234,56', '-2.00'], 'valores')],
  ['two lists, of which one repeats the days', { a: OTHER, b: ECHO }, values(ECHO, 'b')],
  ['two lists, and nothing tells which', { a: OTHER, b: OTHER }, several],
  ['two lists that repeat the days', { a: ECHO, b: ECHO }, several],
  ['days in another order', { a: OTHER, b: [...ECHO].reverse() }, several],
  ['texts', { avisos: ['x', 'y'] }, none],
  ['texts that end in numbers', { avisos: ['item 1', 'item 2'] }, none],
  ['a longer list', [...ECHO, ...ECHO], none],
  ['a shorter list', [ECHO[0]], none],
  ['no list', { valor: 1 }, none],
  ['nothing', null, none],
])('values: %s', (_name, body, found) => {
  expect(valuesIn(body, ASKED)).toEqual(found)
})
