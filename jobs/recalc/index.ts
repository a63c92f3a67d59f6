import { defineJob } from '../../src/core/job/define-job.js'
import { givenFieldRates } from '../saved/rates.js'
import { termsOfRecalc } from '../saved/terms.js'
import { checkAgainstCatalogue, checkParameters } from './check-parameters.js'
import { ATYPICAL, fields, parameters } from './fields.js'
import { read } from './interpret.js'
import { type RecalcKnowledge, readKnowledge } from './knowledge.js'
import { listedCalcs } from './listed.js'
import { planRow, type RecalcItem } from './plan-row.js'
import { next, price } from './steps.js'
import { sheets } from './workbook.js'

/**
 * Opens saved calculations, sets another update date, runs and exports them. It never deletes one.
 */
export const recalc = defineJob<RecalcItem>({
  kind: 'recalc',
  aliases: ['recalcular', 'recalculo'],
  service: 'calculation',
  title: 'Recálculo de cálculos salvos',
  fields,
  parameters,
  template: {
    headings: ['ID do cálculo', 'Cliente'],
    rows: [
      ['700030', 'Oficina São João Ltda.'],
      ['700079', 'Maria da Luz Freitas'],
      ['700040', 'Padaria Estrela'],
      ['700049', 'Padaria Estrela'],
    ],
    args: ['-p', 'updateTo=31/12/2025', '-p', 'export=html'],
  },
  pack: 500,
  checkParameters,
  catalogue: readKnowledge,
  checkAgainstCatalogue: (given, knowledge) =>
    checkAgainstCatalogue(given, knowledge as RecalcKnowledge),
  rates: (given, knowledge) => {
    const { types } = knowledge as RecalcKnowledge
    const infos = Object.values(types).filter(({ type }) => (given.type ?? type) === type)
    const rates = infos.flatMap((info) => givenFieldRates(given, info))
    return [...new Map(rates.map((rate) => [rate.name, rate])).values()]
  },
  resolveParameters: (given) => ({ variacaoAtipica: ATYPICAL, ...given }),
  planRow: (row, given, knowledge) => planRow(row, given, knowledge as RecalcKnowledge),
  changes: ({ id, leftAlone }) => (leftAlone === undefined ? id : undefined),
  terms: (survey, headings, knowledge) => {
    const known = knowledge as RecalcKnowledge
    return termsOfRecalc(survey, headings, known.types, known)
  },
  listRows: listedCalcs,
  price: ({ items }) => price(items),
  next,
  read: (asking, knowledge) => read(asking, knowledge),
  sheets,
})
