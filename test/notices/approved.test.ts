import { expect, test } from 'vitest'
import { compose } from '../../src/notices/compose.js'
import type { Notice, NoticeFacts } from '../../src/notices/notice.js'
import { parseTarget } from '../../src/notices/target.js'
import { bodyOf } from '../../src/notices/webhook/body.js'
import { agendaIcs } from '../../src/watches/agenda.js'
import { agendaOf } from '../../src/watches/lawyer-sheets.js'
import { BUSY_NIGHT } from '../publish/busy-night.js'
import { FACTS } from './rig.js'

const A = '0000001-23.2024.8.26.0100'
const B = '0000002-08.2024.8.26.0100'
const PUBLICATIONS: NoticeFacts['publications'] = [
  {
    place: 'late',
    caseNumber: A,
    parties: 'Ana <b> x Rui',
    court: 'TJSP, 2ª Vara Cível',
    deadline: '2026-12-02',
    deadlineText: '5 dias',
    begins: '2026-11-25',
    type: 'Intimação',
    document: 'Sentença',
    watched: ['OAB/SP 1', 'OAB/RJ 2'],
    available: '2026-11-23',
    published: '2026-11-24',
    link: 'https://diario.example/1?a&b',
  },
  { place: 'new', caseNumber: B, deadlineText: '15 (quinze) dias', mayBePast: true },
  { place: 'check', caseNumber: B, deadlineText: '48 horas', inHours: true },
  { place: 'changed', deadline: '2026-11-18', reason: 'Sem o calendário do tribunal.' },
  { place: 'cancelled', caseNumber: A },
]
const NIGHT: NoticeFacts = {
  ...FACTS,
  incomplete: true,
  readOn: '2026-11-21',
  caseNumbers: [A, B],
  counts: {
    new: 1,
    late: 1,
    toCheck: 1,
    changed: 1,
    cancelled: 1,
    seen: 1200,
    shownToOthers: 1,
    coverageComplete: 124,
    coverageIncomplete: 1,
    coverageFailed: 2,
  },
  watched: ['OAB/SP 1', 'OAB/RJ 2', 'OAB/MG 3'],
  unread: ['OAB/RJ 2'],
  failed: ['OAB/MG 3'],
  unwatched: ['linha 7'],
  doubtful: ['OAB/SP 1'],
  nearestDeadline: '2026-12-02',
  pastDeadlines: 1,
  withoutDeadline: 3,
  inHours: 1,
  morePublications: 2,
  attached: [{ name: 'OAB-SP-1.xlsx', key: 'batches/x/por-advogado/OAB-SP-1.xlsx' }],
  notAttached: ['OAB-RJ-2.xlsx'],
  texts: [{ caseNumber: A, text: 'Intime-se.\nPublique-se.' }],
  moreTexts: 1,
  publications: PUBLICATIONS,
}
const COUNTS = {
  read: 20,
  ok: 10,
  warned: 2,
  rejected: 3,
  failed: 1,
  duplicate: 2,
  ignored: 1,
  pending: 1,
}
const REPORTED = { series: 7, unpublished: 1, changedMonths: 2, unread: 1 }
const PORTFOLIO = { cases: 5, newCases: 1, goneCases: 1, newRows: 2, goneRows: 2, unanswered: 1 }

test.each<[string, NoticeFacts]>([
  ['night', NIGHT],
  ['night-read-whole', { ...FACTS, publications: PUBLICATIONS }],
  ['night-nothing', { ...FACTS, counts: {}, caseNumbers: [] }],
  ['night-rehearsed-supplement', { ...FACTS, rehearsal: true, supplement: true }],
  ['batch', { ...FACTS, kind: 'batch.finished', name: 'carteira.csv', counts: COUNTS }],
  ['report-index', { ...FACTS, kind: 'report.finished', name: 'index', counts: REPORTED }],
  ['report-portfolio', { ...FACTS, kind: 'report.finished', name: 'carteira', counts: PORTFOLIO }],
  ['missed', { ...FACTS, kind: 'schedule.missed', counts: { missed: 3, caughtUp: 1 } }],
  ['failed', { ...FACTS, kind: 'schedule.failed', incomplete: true, reason: 'HTTP 502' }],
  ['waiting', { ...FACTS, kind: 'schedule.waiting', incomplete: true, reason: 'Sem chave.' }],
])('the notice %s → mail in both languages and webhook as they were approved', async (name, facts) => {
  const target = parseTarget('mailto:ana@adv.example')
  const about = { id: 'ntc_1', createdAt: '2026-11-21T09:00:00.000Z', target, facts }
  const [pt, en] = (['pt', 'en'] as const).map((language) => compose({ ...about, language }))
  const body = bodyOf({ ...about, language: 'pt' } as Notice)
  const told = [
    pt!.subject,
    pt!.text,
    pt!.html,
    en!.subject,
    en!.text,
    JSON.stringify(JSON.parse(body), null, 1),
  ]
  await expect(told.join('\n\n')).toMatchFileSnapshot(`approved/${name}.txt`)
})

test('the agenda of a busy night → as it was approved', async () => {
  const text = agendaIcs(agendaOf(BUSY_NIGHT), '2026-11-20T09:00:00.000Z')
  await expect(text.replaceAll('\r\n', '\n')).toMatchFileSnapshot('approved/agenda.ics.txt')
})
