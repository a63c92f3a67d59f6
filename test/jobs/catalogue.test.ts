import { describe, expect, test } from 'vitest'
import {
  checkNames,
  type Found,
  findIndex,
  findTable,
  readCatalogue,
  withNames,
} from '../../jobs/correct/catalogue.js'
import { correct } from '../../jobs/correct/index.js'
import {
  type CorrectKnowledge,
  INDICES,
  KNOWN,
  NOTHING_KNOWN,
  readsFrom,
  TABLES,
} from './support.js'

const OF_ANOTHER_TYPE = { calcId: 700_125, type: 'verbasTrabalhistas', name: 'Rescisão' }

/** The list of the account has tables that `GET /v1/tables` need not have. */
const OF_ACCOUNT = (path: string) => {
  if (path === '/v1/indices') return { indices: INDICES }
  if (path === '/v1/tables') return { tables: TABLES }
  const own = { calcId: 700_123, type: 'tabelasJudiciais', name: 'IPCA (IBGE)' }
  const offset = Number(/&offset=(\d+)$/.exec(path)?.[1])
  return path.startsWith('/v1/calc?type=tabelasJudiciais&')
    ? { calculations: [own, OF_ANOTHER_TYPE].slice(offset) }
    : undefined
}

function shown(found: Found): string {
  if (found.is === 'found') return found.ref
  return found.is === 'legacy' ? `legacy ${found.id}` : found.is
}

describe('names of the catalogue', () => {
  test.each([
    ['ipca', 'ipca', 'unknown'],
    [' IPCA ', 'ipca', 'unknown'],
    ['5', 'ipca', 'unknown'],
    ['IPCA (IBGE)', 'ipca', 'unknown'],
    ['ipca 15', 'ipca-15', 'unknown'],
    ['salario minimo', 'salario-minimo', 'unknown'],
    ['SALÁRIO MÍNIMO', 'salario-minimo', 'unknown'],
    ['20', 'salario-minimo', 'tjsp-pratica'],
    ['tjes - debitos', 'unknown', 'tjes'],
    ['317', 'unknown', '317'],
    ['contratos', 'unknown', '317'],
    ['1262', 'legacy 262', 'legacy 262'],
    ['ipca-e', 'unknown', 'unknown'],
    ['constructor', 'unknown', 'unknown'],
    ['__proto__', 'unknown', 'unknown'],
    ['—', 'unknown', 'unknown'],
  ])('%j is index %s and table %s', (name, index, table) => {
    expect(shown(findIndex(name, KNOWN))).toBe(index)
    expect(shown(findTable(name, KNOWN))).toBe(table)
  })

  test('a name that two entries share names neither, and their slugs still do', () => {
    const twins = withNames({
      indices: [
        { slug: 'a-1', id: 1, name: 'Índice' },
        { slug: 'a1', id: 2, name: 'indice' },
      ],
      tables: [],
    })
    expect(['a-1', 'a1', '1', '2', 'Índice'].map((name) => shown(findIndex(name, twins)))).toEqual([
      'a-1',
      'a1',
      'a-1',
      'a1',
      'unknown',
    ])
  })

  test('lists that cannot be had leave names unchecked', () => {
    expect(shown(findIndex('xyz', NOTHING_KNOWN))).toBe('unchecked')
    expect(shown(findTable('xyz', NOTHING_KNOWN))).toBe('unchecked')
    expect(checkNames({ index: 'xyz' }, NOTHING_KNOWN)).toEqual([])
  })
})

describe('names given with -p', () => {
  test.each([
    [{ index: 'ipca' }, []],
    [{ table: '262' }, []],
    [{ index: 'tjes' }, ['index_is_a_table']],
    [{ table: 'IPCA' }, ['table_is_an_index']],
    [{ index: '1020' }, ['legacy_index_id']],
    [{ table: '1020' }, ['legacy_index_id']],
    [{ index: 'xyz' }, ['unknown_index']],
    [{ table: 'xyz' }, ['unknown_table']],
  ])('%j: %j', (given, expected) => {
    expect(checkNames(given as Record<string, string>, KNOWN).map(({ code }) => code)).toEqual(
      expected,
    )
  })

  test('an unknown one is told with those that are known, a legacy one with the right id', () => {
    expect(checkNames({ table: 'xyz' }, KNOWN)[0]!.facts.known).toEqual([
      'tjsp-pratica',
      'tjes',
      '317',
    ])
    expect(checkNames({ index: '1262' }, KNOWN)[0]!.facts).toEqual({ id: '1262', right: '262' })
  })

  test.each([
    [{ table: '700123' }, []],
    [{ table: 'ipca' }, ['table_is_an_index']],
    [{ table: '1020' }, ['legacy_index_id']],
    [{ table: '700124' }, ['unknown_table']],
    [{ table: '700125' }, ['unknown_table']],
    [{ table: 'Minha tabela' }, ['unknown_table']],
    [{ index: '700123' }, ['index_is_a_table']],
    [{ index: 'IPCA (IBGE)' }, []],
  ])('beside a table of the account itself, %j: %j', async (given, expected) => {
    const known = (await correct.catalogue(readsFrom(OF_ACCOUNT), {})) as CorrectKnowledge
    expect(checkNames(given as Record<string, string>, known).map(({ code }) => code)).toEqual(
      expected,
    )
  })

  test('a list of own tables that breaks off → none of them, and no page is asked for again', async () => {
    const page = Array.from({ length: 100 }, (_, at) => ({ calcId: 700_000 + at }))
    const reads = readsFrom((path) =>
      path.endsWith('&offset=0') ? { calculations: page } : OF_ACCOUNT(path.split('?')[0]!),
    )
    const known = (await correct.catalogue(reads, {})) as CorrectKnowledge
    expect(known.tables).toEqual(TABLES)
    expect(reads.asked.filter((path) => path.startsWith('/v1/calc'))).toHaveLength(2)
  })

  test('settled, they are as the service spells them, and the defaults of SELIC are said', () => {
    const settle = (given: Record<string, string | boolean>) =>
      correct.resolveParameters(given, KNOWN)
    expect(settle({ index: 'Salário mínimo' })).toEqual({ index: 'salario-minimo' })
    expect(settle({ table: 'contratos' })).toEqual({ table: '317' })
    expect(settle({ index: 'ipca', selic: true, selicBase: 'a' })).toEqual({
      index: 'ipca',
      selic: true,
      selicBase: 'a',
      selicVersion: '1',
    })
    expect(settle({ index: 'ipca', selic: false })).toEqual({ index: 'ipca', selic: false })
    expect(correct.resolveParameters({ index: 'X y' }, NOTHING_KNOWN)).toEqual({ index: 'X y' })
  })
})

describe('reading the catalogue', () => {
  test('takes entries with fields missing, null or unknown', async () => {
    const known = await readCatalogue(
      readsFrom({
        '/v1/indices': { indices: [{ slug: 'a', id: null, novo: 1 }, ...INDICES], total: 5 },
        '/v1/tables': { tables: [{ id: 9, slug: null, name: null, legacyCatalogId: null }] },
      }),
    )
    expect(shown(findIndex('a', known))).toBe('a')
    expect(shown(findTable('9', known))).toBe('9')
  })

  test('a list that is absent or of another form is not known, and the other one is', async () => {
    const known = await readCatalogue(
      readsFrom({ '/v1/indices': [], '/v1/tables': { tables: TABLES } }),
    )
    expect(known.indices).toBeUndefined()
    expect(shown(findTable('tjes', known))).toBe('tjes')
  })
})
