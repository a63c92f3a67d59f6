import { z } from 'zod'
import { CALC_TYPES } from '../calc/calc-type.js'
import { defineTool, type Tool } from './tool.js'

const type = z.enum(CALC_TYPES)
const id = z.int().min(1).describe('calcId')
const reference = z.union([z.string(), z.int()])

export function calculationTools(): Tool[] {
  return [correctTool(), createTool(), fieldsTool(), runTool(), exportTool()]
}

/** The schema is loose, because the route itself validates the body. */
function correctTool(): Tool {
  return defineTool({
    name: 'correct_amounts',
    title: 'Correção monetária',
    description: 'Corrige valores por um índice ou uma tabela judicial (POST /v1/correct).',
    input: z.looseObject({
      index: reference.optional().describe('slug ou id de índice; ou table'),
      table: reference.optional().describe('id ou slug de tabela judicial; ou index'),
      updateTo: z.string().describe('DD/MM/YYYY'),
      items: z.array(
        z.looseObject({ date: z.string().describe('DD/MM/YYYY'), amount: z.number() }),
      ),
      save: z.boolean().optional(),
      name: z.string().optional(),
    }),
    readOnly: false,
    request: (body) => ({ method: 'POST', path: '/v1/correct', body }),
  })
}

function createTool(): Tool {
  return defineTool({
    name: 'create_calculation',
    title: 'Criar cálculo',
    description: 'Cria um cálculo salvo, ainda sem campos (POST /v1/calc).',
    input: z.strictObject({ type, name: z.string().optional() }),
    readOnly: false,
    request: (body) => ({ method: 'POST', path: '/v1/calc', body }),
  })
}

function fieldsTool(): Tool {
  return defineTool({
    name: 'set_calculation_fields',
    title: 'Preencher campos',
    description:
      'Grava campos de um cálculo; um inválido recusa todos (PATCH /v1/calc/{type}/{id}).',
    input: z.strictObject({ type, id, fields: z.record(z.string(), z.unknown()) }),
    readOnly: false,
    request: ({ type, id, fields }) => ({
      method: 'PATCH',
      path: `/v1/calc/${type}/${id}`,
      body: { fields },
    }),
  })
}

function runTool(): Tool {
  return defineTool({
    name: 'run_calculation',
    title: 'Calcular',
    description: 'Calcula: totais e memória de cálculo (POST /v1/calc/{type}/{id}/run).',
    input: z.strictObject({ type, id }),
    readOnly: false,
    request: ({ type, id }) => ({ method: 'POST', path: `/v1/calc/${type}/${id}/run` }),
  })
}

function exportTool(): Tool {
  return defineTool({
    name: 'export_calculation',
    title: 'Exportar',
    description: 'Relatório do cálculo como arquivo (GET /v1/calc/{type}/{id}/export).',
    input: z.strictObject({
      type,
      id,
      format: z.enum(['html', 'pdf', 'docx', 'excel']).optional(),
    }),
    readOnly: true,
    request: ({ type, id, format }) => ({
      method: 'GET',
      path: `/v1/calc/${type}/${id}/export`,
      query: { format },
    }),
  })
}
