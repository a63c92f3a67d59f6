import { z } from 'zod'
import { CALC_TYPES } from '../calc/calc-type.js'
import { defineTool, type Tool } from './tool.js'

const month = z.string().regex(/^\d{4}-\d{2}$/)

/** Returns the free tools: catalogue, schemas, the list of calculations. */
export function catalogueTools(): Tool[] {
  return [
    defineTool({
      name: 'list_indices',
      title: 'Índices',
      description: 'Lista os índices econômicos (GET /v1/indices). Não consome operação.',
      input: z.strictObject({}),
      readOnly: true,
      request: () => ({ method: 'GET', path: '/v1/indices' }),
    }),
    defineTool({
      name: 'list_tables',
      title: 'Tabelas judiciais',
      description: 'Lista as tabelas judiciais de correção (GET /v1/tables). Não consome operação.',
      input: z.strictObject({}),
      readOnly: true,
      request: () => ({ method: 'GET', path: '/v1/tables' }),
    }),
    defineTool({
      name: 'get_index_series',
      title: 'Série de um índice',
      description: 'Série mensal de um índice (GET /v1/indices/{slug}/series).',
      input: z.strictObject({
        index: z.string().describe('slug ou id do índice'),
        from: month.optional(),
        to: month.optional(),
      }),
      readOnly: true,
      request: ({ index, ...query }) => ({
        method: 'GET',
        path: `/v1/indices/${encodeURIComponent(index)}/series`,
        query,
      }),
    }),
    defineTool({
      name: 'describe_calculation',
      title: 'Campos de um tipo',
      description: 'Campos, exemplo e formatos de exportação de um tipo (GET /v1/describe/{type}).',
      input: z.strictObject({ type: z.enum(CALC_TYPES) }),
      readOnly: true,
      request: ({ type }) => ({ method: 'GET', path: `/v1/describe/${type}` }),
    }),
    defineTool({
      name: 'list_calculations',
      title: 'Cálculos salvos',
      description: 'Lista os cálculos da conta, o mais recente primeiro (GET /v1/calc).',
      input: z.strictObject({
        type: z.enum(CALC_TYPES).optional(),
        limit: z.int().min(1).optional(),
        offset: z.int().min(0).optional(),
      }),
      readOnly: true,
      request: (query) => ({ method: 'GET', path: '/v1/calc', query }),
    }),
  ]
}
