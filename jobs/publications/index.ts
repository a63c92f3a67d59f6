import { defineJob } from '../../src/core/job/define-job.js'
import { sentence } from '../../src/messages/message-code.js'
import { probe } from '../gazette/probe.js'
import { fields, parameters } from './fields.js'
import { filterKnowledge } from './filters.js'
import { readPublications } from './interpret.js'
import {
  checkFilters,
  checkParameters,
  type PublicationsItem,
  planRow,
  termsOfPeriods,
} from './plan-row.js'
import { price, readingOf } from './row-reading.js'
import { readings } from './spellings.js'
import { sheets } from './workbook.js'

/**
 * The gazette's publications for registrations, cases or words, with the coverage of the reading.
 */
export const publications = defineJob<PublicationsItem>({
  kind: 'publications',
  aliases: ['publicacoes', 'publicacao', 'diario'],
  service: 'gazette',
  title: 'Publicações do diário',
  fields,
  parameters,
  template: {
    headings: ['OAB', 'Processo', 'Termo', 'Cliente'],
    rows: [
      ['OAB/SP 94.719', '', '', 'Oficina São João Ltda.'],
      ['', '8267605-69.2022.8.16.0026', '', 'Maria da Luz Freitas'],
      ['50001/RS', '', 'tutela de urgência', 'Oficina São João Ltda.'],
    ],
    args: [],
  },
  pack: Infinity,
  checkParameters,
  catalogue: filterKnowledge,
  checkAgainstCatalogue: checkFilters,
  planRow,
  prefetches: readings,
  price,
  terms: (survey, _headings, knowledge) => termsOfPeriods(survey, knowledge),
  unknownPrice: () => [sentence('told_price_reading')],
  next: (asking, knowledge) => readingOf(asking, knowledge).next,
  probe,
  read: readPublications,
  sheets,
})
