import type { Field, Parameter } from '../../src/core/job/job.js'

/** The filters of `/v1/communications`, by the contract's names. */
export const parameters: readonly Parameter[] = [
  { name: 'q', aliases: ['texto', 'termo'], type: 'text' },
  { name: 'numero_oab', aliases: ['oab'], type: 'text' },
  { name: 'uf_oab', aliases: ['uf'], type: 'text' },
  { name: 'numero_processo', aliases: ['processo'], type: 'text' },
  { name: 'tribunal', type: 'text' },
  { name: 'tipo_comunicacao', aliases: ['tipo'], type: 'text' },
  { name: 'orgao_id', type: 'text' },
  { name: 'data_inicio', aliases: ['de', 'desde'], type: 'date' },
  { name: 'data_fim', aliases: ['ate'], type: 'date' },
  // Not a filter: it decides what a row with both a registration and a case asks for.
  { name: 'combine', type: 'choice', choices: ['both', 'case', 'lawyer'] },
]

export const fields: readonly Field[] = [
  { name: 'oab_numero', type: 'oab', asked: true },
  { name: 'oab_uf', type: 'text' },
  { name: 'oab_nome', type: 'text', isCompared: true },
  { name: 'numero_processo', type: 'case', parameter: 'numero_processo', asked: true },
  { name: 'texto_busca', type: 'text', parameter: 'q', asked: true, narrows: true },
  { name: 'tribunal', type: 'text', parameter: 'tribunal', narrows: true },
  { name: 'tipo_comunicacao', type: 'text', parameter: 'tipo_comunicacao', narrows: true },
  { name: 'orgao_id', type: 'text', parameter: 'orgao_id', narrows: true },
  { name: 'data_inicio', type: 'date', parameter: 'data_inicio', narrows: true },
  { name: 'data_fim', type: 'date', parameter: 'data_fim', narrows: true, endsPeriod: true },
  { name: 'cliente', type: 'text' },
]
