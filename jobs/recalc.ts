import type { Job } from '../src/core/job/job.js'
import { checkAgainstCatalogue, checkParameters } from './recalc/check.js'
import { ATYPICAL, fields, parameters } from './recalc/fields.js'
import { type RecalcKnowledge, readKnowledge } from './recalc/knowledge.js'
import { listedCalcs } from './recalc/listed.js'
import { planRow, type RecalcItem } from './recalc/plan-row.js'
import { read } from './recalc/read.js'
import { sheets } from './recalc/sheets.js'
import { next, price } from './recalc/steps.js'
import { givenFieldRates } from './saved/rates.js'
import { termsOfRecalc } from './saved/terms.js'

/** Saved calculations opened, brought to another date, run and exported; none is ever deleted. */
export const recalc: Job<RecalcItem> = {
  kind: 'recalc',
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
  settleParameters: (given) => ({ variacaoAtipica: ATYPICAL, ...given }),
  planRow: (row, given, knowledge) => planRow(row, given, knowledge as RecalcKnowledge),
  learn: async () => ({}),
  terms: (survey, headings, knowledge) => {
    const known = knowledge as RecalcKnowledge
    return termsOfRecalc(survey, headings, known.types, known)
  },
  listed: listedCalcs,
  price: ({ items }) => price(items),
  next,
  read: (asking, knowledge) => read(asking, knowledge as RecalcKnowledge),
  sheets,
}
