import type { Field, Parameter } from '../../src/job.js'

/** The filters of `/v1/communications`, by the contract's names. */
export const parameters: readonly Parameter[] = [
  { name: 'q', type: 'text' },
  { name: 'numero_oab', type: 'text' },
  { name: 'uf_oab', type: 'text' },
  { name: 'numero_processo', type: 'text' },
  { name: 'tribunal', type: 'text' },
  { name: 'tipo_comunicacao', type: 'text' },
  { name: 'orgao_id', type: 'text' },
  { name: 'data_inicio', type: 'date' },
  { name: 'data_fim', type: 'date' },
]

export const fields: readonly Field[] = [
  { name: 'oab_numero', type: 'oab', asked: true },
  { name: 'oab_uf', type: 'text' },
  { name: 'numero_processo', type: 'case', parameter: 'numero_processo' },
  { name: 'texto_busca', type: 'text', parameter: 'q', asked: true },
  { name: 'tribunal', type: 'text', parameter: 'tribunal' },
  { name: 'tipo_comunicacao', type: 'text', parameter: 'tipo_comunicacao' },
  { name: 'orgao_id', type: 'text', parameter: 'orgao_id' },
  { name: 'data_inicio', type: 'date', parameter: 'data_inicio' },
  { name: 'data_fim', type: 'date', parameter: 'data_fim' },
  { name: 'cliente', type: 'text' },
]
