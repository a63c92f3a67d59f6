import { defineJob } from '../../src/core/job/define-job.js'
import { cachedCourts } from '../gazette/courts.js'
import { probe } from '../gazette/probe.js'
import { readDossier } from './interpret.js'
import { type DossierItem, planRow } from './plan-row.js'
import { readings } from './readings.js'
import { nextCall } from './request.js'
import { sheets } from './workbook.js'

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
