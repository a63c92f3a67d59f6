import { expect, test } from 'vitest'
import { flatten } from '../../jobs/flatten.js'

test.each([
  ['scalars', { a: 'x', b: 1.5, c: true, d: null }, { a: 'x', b: '1.5', c: 'true' }, {}],
  ['objects in objects', { a: { b: { c: 1 } } }, { 'a.b.c': '1' }, {}],
  ['a list of scalars', { a: ['x', 2], b: [] }, { a: 'x; 2', b: '' }, {}],
  ['a list of anything', { a: [1, { b: 2 }] }, { a: '[1,{"b":2}]' }, {}],
  ['a table', { t: [{ a: 1 }, { b: { c: 2 } }] }, {}, { t: [{ a: '1' }, { 'b.c': '2' }] }],
  ['a table deeper down', { d: { t: [{ a: 1 }] } }, {}, { 'd.t': [{ a: '1' }] }],
  ['a body that is a table', [{ a: 1 }], {}, { '': [{ a: '1' }] }],
])('%s', (_, value, scalars, tables) => {
  expect(flatten(value)).toEqual({ scalars, tables })
})

test('a table in the lines of a table says to which line it belongs', () => {
  const vinculos = [
    { empresa: 'A', meses: [{ mes: '01' }, { mes: '02' }] },
    { empresa: 'B', meses: [] },
    { empresa: 'C', meses: [{ mes: '03' }] },
  ]
  expect(flatten({ vinculos }).tables).toEqual({
    vinculos: [
      { 'vinculos nº': '1', empresa: 'A' },
      { 'vinculos nº': '2', empresa: 'B', meses: '' },
      { 'vinculos nº': '3', empresa: 'C' },
    ],
    'vinculos.meses': [
      { 'vinculos nº': '1', mes: '01' },
      { 'vinculos nº': '1', mes: '02' },
      { 'vinculos nº': '3', mes: '03' },
    ],
  })
})

test('what is nested without end is shown as JSON and not followed', () => {
  let value: unknown = 1
  for (let depth = 0; depth < 50; depth += 1) value = { a: value }
  const { scalars } = flatten(value)
  expect(Object.keys(scalars)).toEqual(['a.a.a.a.a.a'])
  expect(Object.values(scalars)[0]).toMatch(/^\{"a":/)
})
