import { defineJob } from '../../src/core/job/define-job.js'
import type { PrefetchAnswer, Prefetches } from '../../src/core/job/job.js'
import {
  COURTS_READING,
  type CourtsKnowledge,
  cachedCourts,
  courtsLearnt,
  courtsRequest,
} from '../gazette/courts.js'
import { probe } from '../gazette/probe.js'
import { readDossier } from './interpret.js'
import { type DossierItem, planRow } from './plan-row.js'
import { nextCall } from './request.js'
import { sheets } from './workbook.js'

/**
 * Reads the list of courts, which distinguishes a case without publications from a case whose court
 * the base does not cover.
 */
export const readings: Prefetches = {
  forBatch: (_, { courts }: CourtsKnowledge) => (courts ? [] : [COURTS_READING]),
  request: courtsRequest,
  addAnswers: ([first]: PrefetchAnswer[]) => courtsLearnt(first?.answer),
}

/** The gazette's data on each case number. */
export const dossier = defineJob<DossierItem>({
  kind: 'dossier',
  aliases: ['dossie', 'processos'],
  service: 'gazette',
  title: 'Dossiê de processos',
  fields: [
    { name: 'numero_processo', type: 'case', required: true, asked: true },
    { name: 'cliente', type: 'text' },
  ],
  template: {
    headings: ['Processo', 'Cliente'],
    rows: [
      ['8267605-69.2022.8.16.0026', 'Oficina São João Ltda.'],
      ['1406236-04.2024.8.13.0034', 'Maria da Luz Freitas'],
      ['0001234-47.2019.8.26.0100', 'Maria da Luz Freitas'],
    ],
    args: [],
  },
  pack: Infinity,
  planRow,
  catalogue: async (reads) => ({
    ...(await cachedCourts(reads)),
    tellsCases: true,
    partsWords: true,
  }),
  prefetches: readings,
  next: nextCall,
  probe,
  read: readDossier,
  sheets,
})
