import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import { blockOf, isOfStatement, statementsOf } from '../../src/publish/statement/statement.js'

const CASE = '1000001-45.2021.8.26.0100'
const sheet = correct.sheets.statement!
const statements = (rows: Record<string, string>[]) => {
  const blocks = rows.map((fields) => blockOf({ fields }, sheet))
  return statementsOf(new Set(blocks)).map((own) =>
    rows.flatMap((_, at) => (own.includes(blocks[at]!) ? [at] : [])),
  )
}

test.each<[string, Record<string, string>[], number[][]]>([
  [
    'each with a case',
    [{ numero_processo: CASE, cliente: 'Ana' }, { numero_processo: CASE }],
    [[0, 1]],
  ],
  [
    'of several clients and no case',
    [{ cliente: 'Ana' }, { cliente: 'Bia' }, { cliente: 'Ana' }],
    [[0, 2], [1]],
  ],
  [
    'of one client against several, without a case',
    [
      { cliente: 'Condomínio', parte_contraria: 'Ana' },
      { cliente: 'Condomínio', parte_contraria: 'Bia' },
    ],
    [[0], [1]],
  ],
  [
    'of which one names neither case nor client',
    [{ cliente: 'Ana' }, { numero_processo: CASE }, { cliente: 'Bia' }, {}],
    [[1], [0, 2, 3]],
  ],
  [
    'of several creditors against a public body, in one case',
    [
      { numero_processo: CASE, cliente: 'Ana Paula', parte_contraria: 'Município de Exemplo' },
      { numero_processo: CASE, cliente: 'Bia', parte_contraria: 'Município de Exemplo' },
      {
        numero_processo: CASE,
        cliente: 'ANA\u00a0 PAULA',
        parte_contraria: 'Município de Exemplo',
      },
    ],
    [[0, 2], [1]],
  ],
  [
    'of which one tells no creditor of a public body',
    [
      { numero_processo: CASE, cliente: 'Ana', parte_contraria: 'Município de Exemplo' },
      { cliente: 'Caio' },
      { numero_processo: CASE, cliente: 'Bia', parte_contraria: 'Município de Exemplo' },
      { numero_processo: CASE, parte_contraria: 'Município de Exemplo' },
    ],
    [[0, 2, 3], [1]],
  ],
  [
    'of several creditors against a company, in one case',
    [
      { numero_processo: CASE, cliente: 'Ana', parte_contraria: 'Banco Exemplo S/A' },
      { numero_processo: CASE, cliente: 'Bia', parte_contraria: 'Banco Exemplo S/A' },
    ],
    [[0, 1]],
  ],
  ['without names', [{}, {}], [[0, 1]]],
])('rows %s → a statement for each debt', (_, rows, expected) => {
  expect(statements(rows)).toEqual(expected)
})

test.each<[Record<string, string>, boolean]>([
  [{ data_base: '2019-05-05', indice: 'ipca' }, false],
  [{ data_base: '2019-05-05', valor: '-10' }, true],
  [{ descricao: 'Pagamento' }, true],
  [{ numero_processo: CASE }, true],
])('a row that tells only %j → part of a statement: %s', (fields, isPart) => {
  expect(isOfStatement({ line: 48, fields } as never, sheet)).toBe(isPart)
})
