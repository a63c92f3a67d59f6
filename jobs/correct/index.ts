import { defineJob } from '../../src/core/job/define-job.js'
import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import { monthIn } from '../../src/services/calculation/catalogue.js'
import { HOLDS_ANSWERS } from '../answer-check.js'
import { lookUp } from '../saved/look-up.js'
import { templateOfAmounts } from '../sheets-of-amounts.js'
import {
  type CorrectKnowledge,
  checkNames,
  findIndex,
  findTable,
  listedNames,
  readCatalogue,
  withOwnTables,
} from './catalogue.js'
import { cautions, priceOfRowsAlone } from './cautions.js'
import { CHECKS } from './check-figures.js'
import { checkParameters } from './check-parameters.js'
import { fields, givenRates, parameters } from './fields.js'
import { readAnswer } from './interpret.js'
import type { CorrectItem } from './item.js'
import { DEFAULT_SELIC, OF_DEBTS, planRow } from './plan-row.js'
import { nextCall, priceOf, SPLITS } from './row-charges.js'
import { learnSeries } from './series.js'
import { seriesUsed } from './series-used.js'
import { terms } from './terms.js'
import { unpublishedWarnings } from './unpublished.js'
import { sheets } from './workbook.js'

const PACK = 500

/**
 * Monetary correction of amounts from their dates, many rows to a call, without a saved
 * calculation.
 */
export const correct = defineJob<CorrectItem>({
  kind: 'correct',
  aliases: ['corrigir', 'correcao'],
  service: 'calculation',
  title: 'Correção monetária de valores',
  fields,
  parameters,
  template: templateOfAmounts(['', '', ''], ['-p', 'index=ipca', '-p', 'updateTo=31/12/2024']),
  pack: PACK,
  checkParameters,
  lastPublished,
  namesOf: listedNames,
  catalogue: async (reads) => ({
    ...(await withOwnTables(await readCatalogue(reads), reads)),
    ...SPLITS,
    ...CHECKS,
    ...OF_DEBTS,
    ...HOLDS_ANSWERS,
  }),
  checkAgainstCatalogue: checkNames,
  rates: givenRates,
  resolveParameters(given, knowledge: CorrectKnowledge) {
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
  terms: (survey, headings, knowledge: CorrectKnowledge) => [
    ...terms(survey, headings, knowledge),
    ...unpublishedWarnings(survey, knowledge),
  ],
  unpricedRoute: 'POST /v1/correct',
  price: priceOf,
  unknownPrice: (_parameters, survey) => priceOfRowsAlone(survey, PACK),
  cautions,
  next: nextCall,
  lookUp: ({ name: callName }, reads, sentAtMs) =>
    lookUp({ callName, type: 'atualizacaoMonetaria', sentAtMs }, reads),
  read: readAnswer,
  seriesUsed,
  sheets,
})

/**
 * Returns the last published month, `YYYY-MM`, of the index of the whole batch; undefined if it is
 * unknown.
 */
async function lastPublished({ index }: Parameters, reads: FreeReads): Promise<string | undefined> {
  if (typeof index !== 'string') return undefined
  const knowledge = await readCatalogue(reads)
  const found = findIndex(index, knowledge)
  const isMeant = ({ slug, id }: { slug?: unknown; id?: unknown }) =>
    found.is === 'found' && (slug === found.ref || String(id) === found.ref)
  return monthIn(knowledge.indices?.find(isMeant)?.latestAvailable)
}
