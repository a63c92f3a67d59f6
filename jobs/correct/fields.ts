import { CEILINGS, ceilingParameters, type GivenRate } from '../../src/core/job/ceilings.js'
import type { Field, Parameter, Parameters } from '../../src/core/job/job.js'
import { CITATION } from './check-parameters.js'

/** Parameters of `POST /v1/correct`, by the contract's names. */
export const parameters: readonly Parameter[] = [
  { name: 'index', aliases: ['indice'], type: 'text' },
  { name: 'table', aliases: ['tabela'], type: 'text' },
  { name: 'updateTo', aliases: ['ate'], type: 'date', published: true },
  { name: 'juros.percentual', aliases: ['juros'], type: 'percent' },
  { name: 'juros.from', type: 'choice', choices: ['vencimento', 'citacao'] },
  // Not sent to the service: lote compares the interest in the answer with this date.
  { name: CITATION, type: 'date' },
  { name: 'multa.percentual', aliases: ['multa'], type: 'percent' },
  { name: 'honorarios.valor', aliases: ['honorarios'], type: 'number' },
  { name: 'honorarios.modo', type: 'choice', choices: ['p', 'v'] },
  { name: 'selic', type: 'yesno' },
  { name: 'selicFrom', type: 'date' },
  { name: 'selicUntil', type: 'date' },
  { name: 'selicBase', type: 'choice', choices: ['a', 'am', 'aj', 'ajm'] },
  { name: 'selicVersion', type: 'choice', choices: ['1', '2'] },
  { name: 'save', type: 'yesno' },
  { name: 'name', aliases: ['nome'], type: 'text' },
  ...ceilingParameters('interest', 'fine', 'fees'),
]

/** Columns of the sheet that the job understands; every parameter may also be a column. */
export const fields: readonly Field[] = [
  { name: 'data_base', type: 'date', required: true },
  { name: 'valor', type: 'amount', required: true },
  { name: 'numero_processo', type: 'case' },
  { name: 'cliente', type: 'text' },
  // Only for the statement: art. 524 of the CPC requires the names of the parties.
  { name: 'parte_contraria', type: 'text' },
  { name: 'documento', type: 'text' },
  { name: 'descricao', type: 'text' },
  { name: 'custas', type: 'yesno', about: 'se o valor da linha são custas' },
  { name: 'indice', type: 'text', parameter: 'index', overrides: ['table'] },
  { name: 'tabela', type: 'text', parameter: 'table', overrides: ['index'] },
  { name: 'data_atualizacao', type: 'date', parameter: 'updateTo' },
  {
    name: 'juros_percentual',
    type: 'percent',
    parameter: 'juros.percentual',
    ceiling: CEILINGS.interest,
  },
  {
    name: 'juros_from',
    type: 'choice',
    parameter: 'juros.from',
    choices: ['vencimento', 'citacao'],
  },
  {
    name: 'data_citacao',
    type: 'date',
    parameter: CITATION,
    onlyWith: { parameter: 'juros.from', value: 'citacao', changes: 'juros_percentual' },
  },
  {
    name: 'multa_percentual',
    type: 'percent',
    parameter: 'multa.percentual',
    ceiling: CEILINGS.fine,
  },
  { name: 'honorarios', type: 'fee', parameter: 'honorarios.valor', ceiling: CEILINGS.fees },
  { name: 'honorarios_modo', type: 'choice', parameter: 'honorarios.modo', choices: ['p', 'v'] },
  { name: 'selic', type: 'yesno', parameter: 'selic' },
  { name: 'selic_from', type: 'date', parameter: 'selicFrom' },
  { name: 'selic_until', type: 'date', parameter: 'selicUntil' },
  { name: 'selic_base', type: 'choice', parameter: 'selicBase', choices: ['a', 'am', 'aj', 'ajm'] },
  { name: 'selic_version', type: 'choice', parameter: 'selicVersion', choices: ['1', '2'] },
  { name: 'save', type: 'yesno', parameter: 'save' },
  { name: 'name', type: 'text', parameter: 'name' },
]

/**
 * Returns the rates that were given, for the comparison with their ceilings. Fees of a fixed amount
 * are not a rate.
 */
export function givenRates(given: Parameters): GivenRate[] {
  return fields.flatMap(({ parameter, ceiling }) => {
    const value = parameter && given[parameter]
    const isAmount = ceiling?.of === 'fees' && given['honorarios.modo'] === 'v'
    return ceiling && !isAmount && typeof value === 'string'
      ? [{ name: parameter!, value, ceiling }]
      : []
  })
}
