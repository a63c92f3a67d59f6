import { describe, expect, test } from 'vitest'
import { checkParameters } from '../../jobs/correct/check-parameters.js'
import type { Parameters } from '../../src/core/job/job.js'
import { whatToDo } from '../../src/messages/index.js'

const WHOLE = { index: 'ipca', updateTo: '2024-12-31' }

function codes(given: Parameters, columns: string[] = []): string[] {
  return checkParameters(given, new Set(columns)).map(
    ({ code, facts }) => `${code}${facts.parameter ? ` ${facts.parameter}` : ''}`,
  )
}

test('a fee column without mode → may be left out', () => {
  const [missing] = checkParameters(WHOLE, new Set(['honorarios']))
  expect(whatToDo('pt', missing!)).toContain('--map honorarios= (vazio)')
})

describe('parameters of the batch', () => {
  test.each<[string, Parameters, string[], string[]]>([
    ['index and date are enough', WHOLE, [], []],
    ['so are table and date', { table: 'tjes', updateTo: '2024-12-31' }, [], []],
    ['columns serve as well', {}, ['indice', 'data_atualizacao'], []],
    ['a column of tables too', { updateTo: '2024-12-31' }, ['tabela'], []],
    ['an index and a column of tables', { ...WHOLE }, ['tabela'], []],
    ['nothing at all', {}, [], ['missing_index_or_table', 'missing_parameter updateTo']],
    ['both', { ...WHOLE, table: 'tjes' }, [], ['both_index_and_table']],
    [
      'fee without mode',
      { ...WHOLE, 'honorarios.valor': '10' },
      [],
      ['missing_parameter honorarios.modo'],
    ],
    ['fee column without mode', WHOLE, ['honorarios'], ['missing_parameter honorarios.modo']],
    ['fee column with mode column', WHOLE, ['honorarios', 'honorarios_modo'], []],
    [
      'mode without fee',
      { ...WHOLE, 'honorarios.modo': 'p' },
      [],
      ['missing_parameter honorarios.valor'],
    ],
    ['mode with fee column', { ...WHOLE, 'honorarios.modo': 'v' }, ['honorarios'], []],
    [
      'interest without rate',
      { ...WHOLE, 'juros.from': 'vencimento' },
      [],
      ['missing_parameter juros.percentual'],
    ],
    [
      'interest with rate column',
      { ...WHOLE, 'juros.from': 'vencimento' },
      ['juros_percentual'],
      [],
    ],
    [
      'interest since the citation without its date',
      { ...WHOLE, 'juros.percentual': '1', 'juros.from': 'citacao' },
      [],
      ['missing_citation juros.citacao'],
    ],
    [
      'interest since the citation, its date by parameter',
      {
        ...WHOLE,
        'juros.percentual': '1',
        'juros.from': 'citacao',
        'juros.citacao': '2020-05-10',
      },
      [],
      [],
    ],
    [
      'interest since the citation, its date by column',
      { ...WHOLE, 'juros.percentual': '1', 'juros.from': 'citacao' },
      ['data_citacao'],
      [],
    ],
    ['SELIC date alone', { ...WHOLE, selicFrom: '2021-12-01' }, [], ['only_with_selic selicFrom']],
    [
      'SELIC said to be off',
      { ...WHOLE, selic: false, selicBase: 'a', selicVersion: '2', selicUntil: '2022-01-01' },
      [],
      ['only_with_selic selicUntil', 'only_with_selic selicBase', 'only_with_selic selicVersion'],
    ],
    ['SELIC by column', { ...WHOLE, selicFrom: '2021-12-01' }, ['selic'], []],
    ['SELIC', { ...WHOLE, selic: true, selicFrom: '2021-12-01', selicUntil: '2021-12-01' }, [], []],
    [
      'SELIC that ends before it begins',
      { ...WHOLE, selic: true, selicFrom: '2021-12-01', selicUntil: '2021-11-30' },
      [],
      ['selic_dates_reversed'],
    ],
  ])('%s', (_, given, columns, expected) => {
    expect(codes(given, columns)).toEqual(expected)
  })
})
