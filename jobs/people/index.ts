import { defineJob } from '../../src/core/job/define-job.js'
import { sentence } from '../../src/messages/message-code.js'
import { probe } from '../gazette/probe.js'
import { readPeople } from './interpret.js'
import { checkParameters, type PersonItem, planRow } from './plan-row.js'
import { nextCall, price } from './request.js'
import { sheets } from './workbook.js'

const LAWYERS = { parameter: 'who', value: 'lawyers' }
const PARTIES = { parameter: 'who', value: 'parties' }

/** The gazette's data on each lawyer or party, found by registration or by name. */
export const people = defineJob<PersonItem>({
  kind: 'people',
  aliases: ['pessoas'],
  service: 'gazette',
  title: 'Advogados e partes',
  fields: [
    { name: 'oab_numero', type: 'oab', asked: true, onlyWith: LAWYERS },
    { name: 'oab_uf', type: 'text', onlyWith: LAWYERS },
    { name: 'advogado_nome', type: 'text', asked: true, onlyWith: LAWYERS },
    { name: 'parte_nome', type: 'text', asked: true, onlyWith: PARTIES },
    { name: 'nome_do_meio', type: 'text' },
    { name: 'sobrenome', type: 'text' },
    { name: 'cliente', type: 'text' },
  ],
  parameters: [
    { name: 'who', type: 'choice', choices: ['lawyers', 'parties'] },
    { name: 'details', type: 'choice', choices: ['single', 'all', 'none'] },
    { name: 'tipo', type: 'text' },
  ],
  template: {
    headings: ['OAB', 'Advogado'],
    rows: [
      ['OAB/SP 94.719', 'Heloísa Peçanha de Lima'],
      ['200233/MG', ''],
      ['', 'Ana Lima'],
    ],
    args: ['-p', 'who=lawyers'],
  },
  pack: Infinity,
  catalogue: async () => ({ verifiesFilters: true, comparesNames: true, groupsSpellings: true }),
  checkParameters,
  resolveParameters: (given) => ({ details: 'single', ...given }),
  planRow,
  price,
  unknownPrice: ({ who, details }) => [
    ...(who === 'parties' ? [sentence('told_price_pages')] : []),
    ...(details === 'none' ? [] : [sentence('told_price_profiles', { details })]),
  ],
  next: nextCall,
  probe,
  read: readPeople,
  sheets,
})
