import type { Job } from '../src/job.js'
import {
  type CorrectKnowledge,
  checkNames,
  findIndex,
  findTable,
  readCatalogue,
} from './correct/catalogue.js'
import { checkParameters } from './correct/check.js'
import { fields, parameters } from './correct/fields.js'
import { type CorrectItem, DEFAULT_SELIC, planRow } from './correct/plan-row.js'
import { readAnswer } from './correct/read.js'
import { lookUp, request } from './correct/request.js'
import { learnSeries } from './correct/series.js'
import { sheets } from './correct/sheets.js'
import { once } from './once.js'

/** Amounts and dates in, corrected amounts out: one-shot correction, many rows to a call. */
export const correct: Job<CorrectItem> = {
  kind: 'correct',
  service: 'calculation',
  title: 'Correção monetária de valores',
  fields,
  parameters,
  pack: 500,
  checkParameters,
  catalogue: readCatalogue,
  checkAgainstCatalogue: checkNames,
  settleParameters(given, knowledge: CorrectKnowledge) {
    const settled = { ...given }
    for (const [name, find] of [
      ['index', findIndex],
      ['table', findTable],
    ] as const) {
      const found = typeof given[name] === 'string' ? find(given[name], knowledge) : undefined
      if (found?.is === 'found') settled[name] = found.ref
    }
    return settled.selic === true ? { ...DEFAULT_SELIC, ...settled } : settled
  },
  planRow,
  learn: async (survey, reads, knowledge: CorrectKnowledge) => ({
    series: await learnSeries(survey, reads, knowledge),
  }),
  untoldRoute: 'POST /v1/correct',
  next: once(request),
  lookUp: ({ name }, reads) => lookUp(name, reads),
  read: readAnswer,
  sheets,
}
