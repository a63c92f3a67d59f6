import { type CorrectKnowledge, withNames } from '../../jobs/correct/catalogue.js'
import type { FreeAnswer, FreeReads, RowFields } from '../../src/core/job/job.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { call } from '../sandbox/support.js'

export const INDICES = [
  { slug: 'ipca', id: 5, name: 'IPCA (IBGE)', type: 'perc', coverageStart: '1994-07-01' },
  { slug: 'ipca-15', id: 7, name: 'IPCA-15', type: 'perc' },
  { slug: 'selic', id: 11, name: 'SELIC (BCB)', type: 'perc', coverageStart: '2014-01-01' },
  { slug: 'salario-minimo', id: 20, name: 'Salário Mínimo', type: 'moeda' },
]
export const TABLES = [
  { id: 20, slug: 'tjsp-pratica', name: 'TJSP - Tabela Prática', legacyCatalogId: 1020 },
  { id: 262, slug: 'tjes', name: 'TJES - Débitos', legacyCatalogId: 1262 },
  { id: 317, slug: null, name: 'Contratos', legacyCatalogId: 1317 },
]

export const KNOWN = withNames({ indices: INDICES, tables: TABLES })
export const NOTHING_KNOWN = withNames({ indices: undefined, tables: undefined })
export const ONLY_INDICES = withNames({ indices: INDICES, tables: undefined })
export const ONLY_TABLES = withNames({ indices: undefined, tables: TABLES })
export type { CorrectKnowledge }

/** A row that lacks nothing but what the test is about. */
export function aRow(over: RowFields = {}): RowFields {
  return { data_base: '2020-03-10', valor: '1000', ...over }
}

/** Free reads answered from a list of paths; what is not in it is absent. Keeps what was asked. */
export function readsFrom(
  answers: Record<string, unknown> | ((path: string) => unknown),
): FreeReads & { asked: string[] } {
  const asked: string[] = []
  const get = async (_route: string, path: string): Promise<FreeAnswer> => {
    asked.push(path)
    const body = typeof answers === 'function' ? answers(path) : answers[path]
    return body === undefined
      ? { is: 'absent', status: 404, message: 'no such thing' }
      : { is: 'found', body }
  }
  return { asked, get, tryGet: get }
}

/** Free reads at a sandbox, over HTTP. */
export function readsAt(sandbox: Sandbox): FreeReads {
  const get = async (_route: string, path: string): Promise<FreeAnswer> => {
    const { status, body, text } = await call(sandbox, path)
    return status === 200 ? { is: 'found', body } : { is: 'absent', status, message: text }
  }
  return { get, tryGet: get }
}
