import { describe, expect, test } from 'vitest'
import { OF_DEBTS, planRow } from '../../jobs/correct/plan-row.js'
import type { Parameters, RowFields } from '../../src/core/job/job.js'
import {
  aRow,
  type CorrectKnowledge,
  KNOWN,
  NOTHING_KNOWN,
  ONLY_INDICES,
  ONLY_TABLES,
} from './support.js'

const BATCH: Parameters = { index: 'ipca', updateTo: '2024-12-31' }

function plan(row: RowFields, batch = BATCH, known: CorrectKnowledge = KNOWN) {
  return planRow(aRow(row), batch, known)
}
function parametersOf(row: RowFields, batch = BATCH, known: CorrectKnowledge = KNOWN): Parameters {
  const planned = plan(row, batch, known)
  if (planned.is === 'rejected') throw new Error(planned.problems.map(({ code }) => code).join())
  return planned.parameters
}
function reasons(row: RowFields, batch = BATCH, known: CorrectKnowledge = KNOWN): string[] {
  const planned = plan(row, batch, known)
  return planned.is === 'rejected' ? planned.problems.map(({ code }) => code) : []
}

test('a row becomes an item, its date and amount as they were read', () => {
  expect(plan({ descricao: 'Aluguel', custas: false, cliente: 'X', numero_processo: '1' })).toEqual(
    {
      is: 'item',
      parameters: BATCH,
      item: { date: '2020-03-10', amount: '1000', description: 'Aluguel', custas: false },
      date: '2020-03-10',
      until: BATCH.updateTo as string,
      notes: [],
      alone: false,
    },
  )
})

describe('a column goes before the parameter of the batch', () => {
  const everything: Parameters = {
    ...BATCH,
    'juros.percentual': '1',
    'juros.from': 'vencimento',
    'multa.percentual': '2',
    'honorarios.valor': '10',
    'honorarios.modo': 'p',
    selic: true,
    selicFrom: '2021-12-01',
    selicUntil: '2022-12-01',
    selicBase: 'a',
    selicVersion: '1',
    save: true,
    name: 'carteira',
  }
  test.each<[RowFields, Parameters]>([
    [{ data_atualizacao: '2023-01-31' }, { updateTo: '2023-01-31' }],
    [{ juros_percentual: '0.5' }, { 'juros.percentual': '0.5' }],
    [{ juros_from: 'vencimento' }, { 'juros.from': 'vencimento' }],
    [{ multa_percentual: '0' }, { 'multa.percentual': '0' }],
    [{ honorarios: '20' }, { 'honorarios.valor': '20' }],
    [{ honorarios_modo: 'v' }, { 'honorarios.modo': 'v' }],
    [{ selic_from: '2022-01-01' }, { selicFrom: '2022-01-01' }],
    [{ selic_until: '2023-01-01' }, { selicUntil: '2023-01-01' }],
    [{ selic_base: 'ajm' }, { selicBase: 'ajm' }],
    [{ selic_version: '2' }, { selicVersion: '2' }],
    [{ name: 'esta' }, { name: 'esta' }],
  ])('%j', (row, over) => {
    expect(parametersOf(row, everything)).toEqual({ ...everything, ...over })
    // The same as a parameter of the batch, without a column.
    expect(parametersOf({}, { ...everything, ...over })).toEqual({ ...everything, ...over })
  })

  test('an index of the row takes the place of a table of the batch, and the other way round', () => {
    const batch = { table: 'tjes', updateTo: '2024-12-31' }
    expect(parametersOf({ indice: 'IPCA (IBGE)' }, batch)).toEqual(BATCH)
    expect(parametersOf({ tabela: '262' })).toEqual(batch)
    expect(parametersOf({ indice: 'TJES - Débitos' })).toEqual(batch)
  })

  test('SELIC switched off by the row takes all that belongs to it away', () => {
    const off = parametersOf({ selic: false, selic_base: 'a' }, everything)
    expect(Object.keys(off).filter((name) => name.startsWith('selic'))).toEqual(['selic'])
    expect(off.selic).toBe(false)
  })

  test('SELIC switched on by the row sends base and version, said or not', () => {
    expect(parametersOf({ selic: true })).toMatchObject({ selicBase: 'am', selicVersion: '1' })
    expect(parametersOf({ selic: true, selic_version: '2' })).toMatchObject({ selicVersion: '2' })
  })

  test('save switched off takes the name away, and nothing else keeps rows apart', () => {
    expect(parametersOf({ save: false }, everything)).not.toHaveProperty('name')
    expect(parametersOf({ name: 'uma' })).toEqual(BATCH)
    expect(parametersOf({}, { ...BATCH, 'honorarios.modo': 'v' })).toEqual(BATCH)
    expect(parametersOf({}, { ...BATCH, 'juros.from': 'citacao' })).toEqual(BATCH)
    expect(parametersOf({ honorarios: '0' }, { ...BATCH, 'honorarios.modo': 'v' })).toEqual(BATCH)
  })
})

describe('which rows share a call', () => {
  test.each<[string, RowFields, Parameters, boolean]>([
    ['a fixed fee rides alone', {}, { 'honorarios.valor': '100', 'honorarios.modo': 'v' }, true],
    ['also by column', { honorarios: '100', honorarios_modo: 'v' }, {}, true],
    ['a percentage does not', { honorarios: '10' }, { 'honorarios.modo': 'p' }, false],
    ['nor does a mode without a fee', {}, { 'honorarios.modo': 'v' }, false],
    ['nor a fee of zero', { honorarios: '0' }, { 'honorarios.modo': 'v' }, false],
  ])('%s', (_, row, batch, alone) => {
    expect(plan(row, { ...BATCH, ...batch })).toMatchObject({ is: 'item', alone })
  })
})

test('a fixed fee and a payment → the fee is of debts alone, except in batches planned before', () => {
  const fee = { 'honorarios.valor': '1000', 'honorarios.modo': 'v' }
  const known = { ...KNOWN, ...OF_DEBTS }
  const asked = { ...BATCH, ...fee }
  expect(plan({ valor: '-3000' }, asked, known)).toMatchObject({ parameters: BATCH, alone: false })
  expect(parametersOf({ valor: '-3000' }, asked)).toEqual(asked)
  expect(parametersOf({ valor: '3000' }, asked, known)).toEqual(asked)
  const percent = { ...BATCH, 'honorarios.valor': '10', 'honorarios.modo': 'p' }
  expect(parametersOf({ valor: '-3000' }, percent, known)).toEqual(percent)
})

describe('rows that are rejected', () => {
  test.each<[string, RowFields, Parameters, string[]]>([
    ['no index', {}, { updateTo: '2024-12-31' }, ['row_no_index']],
    ['no date to update to', {}, { index: 'ipca' }, ['row_no_update_date']],
    ['dated after the update', { data_base: '2025-01-01' }, BATCH, ['row_after_update']],
    ['dated on the day of the update', { data_base: '2024-12-31' }, BATCH, []],
    ['unknown index', { indice: 'xyz' }, BATCH, ['row_unknown_index']],
    ['unknown table', { tabela: 'ipca' }, BATCH, ['row_unknown_index']],
    ['former id of a table', { indice: '1262' }, BATCH, ['legacy_index_id']],
    ['a number that is an index and a table', { indice: '20' }, BATCH, ['row_index_or_table']],
    ['index and table', { indice: 'ipca', tabela: 'tjes' }, BATCH, ['row_index_and_table']],
    ['fee without mode', { honorarios: '10' }, BATCH, ['row_no_fee_mode']],
    ['since when, and no rate', { juros_from: 'citacao' }, BATCH, ['row_no_interest_rate']],
    ['a date for SELIC, and no SELIC', { selic_from: '2022-01-01' }, BATCH, ['row_selic_not_on']],
    ['the same, SELIC being off', { selic_from: '2022-01-01', selic: false }, BATCH, []],
    [
      'SELIC that ends before it begins',
      { selic: true, selic_until: '2021-01-01' },
      { ...BATCH, selicFrom: '2022-01-01' },
      ['selic_dates_reversed'],
    ],
    [
      'all that is wrong',
      { indice: 'xyz', juros_from: 'citacao' },
      BATCH,
      ['row_unknown_index', 'row_no_interest_rate'],
    ],
  ])('%s', (_, row, batch, expected) => {
    expect(reasons(row, batch)).toEqual(expected)
  })

  test.each([
    ['1994-06-30', 'ipca', ['row_before_coverage']],
    ['1994-07-01', 'ipca', []],
    ['2013-12-31', 'selic', ['row_before_coverage']],
    ['1990-01-01', 'ipca-15', []], // the catalogue does not say when it begins
  ])('of %s with %s: %j', (data_base, index, expected) => {
    expect(reasons({ data_base }, { ...BATCH, index })).toEqual(expected)
  })

  test('a table has no coverage to be before', () => {
    expect(reasons({ data_base: '1990-01-01' }, { table: 'tjes', updateTo: '2024-12-31' })).toEqual(
      [],
    )
  })
})

describe('where a list could not be had', () => {
  test.each<[string, string, CorrectKnowledge, Parameters | string]>([
    ['a name goes as an index', 'Xyz ', NOTHING_KNOWN, { index: 'Xyz' }],
    ['a bare number may be either', '20', NOTHING_KNOWN, 'row_index_or_table'],
    ['a known index is one', 'IPCA', ONLY_INDICES, { index: 'ipca' }],
    ['what is no index may be a table', 'tjes', ONLY_INDICES, { table: 'tjes' }],
    ['a number that is an index may be a table', '5', ONLY_INDICES, 'row_index_or_table'],
    ['a known table is one', 'tjes', ONLY_TABLES, { table: 'tjes' }],
    ['what is no table may be an index', 'ipca', ONLY_TABLES, { index: 'ipca' }],
  ])('%s', (_, indice, known, expected) => {
    const batch = { updateTo: '2024-12-31' }
    if (typeof expected === 'string') expect(reasons({ indice }, batch, known)).toEqual([expected])
    else expect(parametersOf({ indice }, batch, known)).toEqual({ ...batch, ...expected })
  })
})

describe('interest since the citation', () => {
  const asked = { ...BATCH, 'juros.percentual': '1', 'juros.from': 'citacao' }
  const now = { ...KNOWN, chargesAreSplit: true }

  test('a row without the date, none given for all → rejected', () => {
    const planned = plan({}, asked, now)
    expect(planned).toMatchObject({ is: 'rejected', problems: [{ code: 'row_no_citation' }] })
  })

  test.each<[string, RowFields, Parameters]>([
    ['its own date', { data_citacao: '2021-02-03' }, asked],
    [
      'its own date, over that of all',
      { data_citacao: '2021-02-03' },
      { ...asked, 'juros.citacao': '2020-01-01' },
    ],
    ['the date of all', {}, { ...asked, 'juros.citacao': '2021-02-03' }],
  ])('%s → in the item, and not in what makes rows share a call', (_, row, batch) => {
    const planned = plan(row, batch, now)
    expect(planned).toMatchObject({ is: 'item', item: { citation: '2021-02-03' } })
    expect(planned.is === 'item' && planned.parameters).toEqual(asked)
  })

  test('court costs bear no interest → no date is asked for', () => {
    expect(plan({ custas: true }, asked, now).is).toBe('item')
  })

  test('a batch of an earlier release → planned as it was', () => {
    expect(plan({}, asked, KNOWN).is).toBe('item')
  })
})
