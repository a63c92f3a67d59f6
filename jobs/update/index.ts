import { defineJob } from '../../src/core/job/define-job.js'
import { sentence } from '../../src/messages/message-code.js'
import { callRequest } from '../../src/services/endpoint.js'
import { atualiza } from '../../src/services/update/endpoints.js'
import { HOLDS_ANSWERS } from '../answer-check.js'
import { distinct, untilFacts } from '../correct/terms.js'
import { templateOfAmounts } from '../sheets-of-amounts.js'
import { readAnswer } from './interpret.js'
import { cachedNames, idOf, nameOf } from './names.js'
import { checkName, checkParameters, planRow, type UpdateItem } from './plan-row.js'
import { readings } from './readings.js'
import { sheets } from './workbook.js'

/**
 * Updated amounts from amounts and dates: the engine of the website's calculators, which returns
 * numbers only.
 */
export const update = defineJob<UpdateItem>({
  kind: 'update',
  aliases: ['atualizar', 'atualizacao'],
  service: 'update',
  title: 'Atualização de valores',
  fields: [
    { name: 'data_base', type: 'date', required: true },
    { name: 'valor', type: 'amount', required: true },
    { name: 'numero_processo', type: 'case' },
    { name: 'cliente', type: 'text' },
    { name: 'descricao', type: 'text' },
    { name: 'indice', type: 'text', parameter: 'indiceAtualizacao' },
    { name: 'data_atualizacao', type: 'date', parameter: 'dataAtualizacao' },
  ],
  parameters: [
    { name: 'indiceAtualizacao', aliases: ['indice', 'index'], type: 'text' },
    { name: 'dataAtualizacao', aliases: ['ate', 'updateto'], type: 'date' },
  ],
  template: templateOfAmounts(['ipca', 'ipca', 'inpc'], ['-p', 'dataAtualizacao=31/12/2024']),
  pack: 500,
  checkParameters,
  // Batches planned before the workbook showed causes lack these marks and are read without them.
  catalogue: async (reads) => ({
    ...(await cachedNames(reads)),
    checksCalls: true,
    ...HOLDS_ANSWERS,
  }),
  checkAgainstCatalogue: checkName,
  // Names stay as they were given, so that a repeated request is recognised whether the list was
  // cached or not.
  resolveParameters: (given) => given,
  planRow,
  terms: ({ groups }, headings, knowledge) =>
    groups.length === 0
      ? []
      : [
          sentence('told_terms', {
            by: distinct(groups, (one) => nameOf(String(one.indiceAtualizacao), knowledge)),
            byHeading: headings.get('indice'),
            ...untilFacts(groups, 'dataAtualizacao', headings),
            isIndexOnly: true,
          }),
        ],
  unpricedRoute: 'POST /atualiza-v1/atualiza',
  prefetches: readings,
  // The list of names may arrive after planning: a name that it lacks is not sent.
  next: ({ parameters, items, answers }, knowledge) => {
    const indiceAtualizacao = idOf(parameters.indiceAtualizacao as string, knowledge)
    if (answers.length > 0 || indiceAtualizacao === undefined) return undefined
    return callRequest(atualiza, {
      indiceAtualizacao,
      dataAtualizacao: parameters.dataAtualizacao as string,
      lista: items.map(({ dia, valor }) => ({ dia, valor: Number(valor) })),
    })
  },
  read: readAnswer,
  sheets,
})
