import { ceilingParameters } from '../../src/core/job/ceilings.js'
import type { Field, Parameter } from '../../src/core/job/job.js'
import { CALC_TYPES } from '../../src/services/calculation/inputs.js'

export const fields: readonly Field[] = [
  { name: 'calc_id', type: 'text', required: true, parameter: 'id' },
  { name: 'calc_tipo', type: 'choice', parameter: 'type', choices: CALC_TYPES },
  { name: 'calc_nome', type: 'text' },
  { name: 'data_atualizacao', type: 'date', parameter: 'updateTo' },
  { name: 'numero_processo', type: 'case' },
  { name: 'cliente', type: 'text' },
]

export const parameters: readonly Parameter[] = [
  ...ceilingParameters('interest', 'fine', 'fees', 'wage'),
  { name: 'type', aliases: ['tipo'], type: 'choice', choices: CALC_TYPES },
  { name: 'updateTo', aliases: ['ate'], type: 'date' },
  { name: 'fields.*', type: 'text' },
  { name: 'export', type: 'text' },
  { name: 'onlyIfOlderThan', type: 'age' },
  { name: 'variacaoAtipica', type: 'percent' },
  { name: 'total', type: 'text' },
  { name: 'name', aliases: ['nome'], type: 'text', ofList: true },
  { name: 'updatedBefore', type: 'age', ofList: true },
]

/** The default limit in percent points; the workbook prints it on every line that exceeds it. */
export const ATYPICAL = '20'
