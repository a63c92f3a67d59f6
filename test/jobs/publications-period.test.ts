import { expect, test } from 'vitest'
import type { FilterKnowledge } from '../../jobs/publications/filters.js'
import { publications } from '../../jobs/publications/index.js'
import { readPublications } from '../../jobs/publications/interpret.js'
import { sheets } from '../../jobs/publications/workbook.js'
import type { Parameters, StepAnswer } from '../../src/core/job/job.js'

const WEEK = { consulta: 'OAB SP 1', de: '2026-11-16', ate: '2026-11-20' }
const LATER = { consulta: 'q: x', de: '2026-11-23', ate: '2026-11-27' }
const ALL = { consulta: 'OAB SP 2' }
const REJECTED = {}

test.each([
  [[WEEK, WEEK, REJECTED], ['Período procurado: de 16/11/2026 a 20/11/2026.']],
  [[WEEK, LATER, LATER], ['Período procurado: 2 períodos, conforme a linha (aba Cobertura).']],
  [
    [WEEK, ALL],
    ['Período procurado: de 16/11/2026 a 20/11/2026; de parte das linhas nenhum foi pedido.'],
  ],
  [
    [ALL, REJECTED],
    ['Período procurado: nenhum foi pedido, e a procura foi em tudo o que a base tem.'],
  ],
  [[REJECTED], []],
])('readings %j → the first page says over which period', (collected, lines) => {
  const lists = new Map([['cobertura', { lines: collected.length, tally: new Map(), collected }]])
  expect(sheets.firstPage!(lists, { parameters: {}, knowledge: {} }).lines).toEqual(lines)
})

const URGENT = { ...WEEK, consulta: 'OAB SP 1; q: tutela de urgência' }
const OF_COURT = { ...WEEK, consulta: 'numero_processo: 00012344720198260100; tribunal: TJSP' }

test.each([
  [
    [URGENT, WEEK],
    '1 consulta tem filtro (OAB/SP 1; Termo: tutela de urgência): só o que passa por ele foi lido.',
  ],
  [
    [URGENT, OF_COURT],
    '2 consultas têm filtro (a primeira: OAB/SP 1; Termo: tutela de urgência): só o que passa por ele foi lido.',
  ],
])('readings %j → the first page says that a filter left out the rest', (collected, line) => {
  const lists = new Map([['cobertura', { lines: 2, tally: new Map(), collected }]])
  const { lines } = sheets.firstPage!(lists, { parameters: {}, knowledge: {} })
  expect(lines.at(-1)).toBe(line)
})

const NOTHING: StepAnswer = { is: 'answered', status: 200, body: { total: 0, items: [] } }
const SO_FAR = ['nenhuma publicação até esta leitura', 'veio inteira numa página, até esta leitura']
const NONE = ['nenhuma publicação', 'veio inteira numa página']

test.each<[string, Parameters, FilterKnowledge, string[]]>([
  ['whose last day was not over', { data_fim: '2026-11-24' }, { tellsReadingDay: true }, SO_FAR],
  ['that had ended', { data_fim: '2026-11-23' }, { tellsReadingDay: true }, NONE],
  ['of all the base', {}, { tellsReadingDay: true }, SO_FAR],
  ['of a batch planned before lote told so', { data_fim: '2026-11-24' }, {}, NONE],
])('a period %s, nothing came → %j, %j: %j', (_, end, planned, told) => {
  const dated = end.data_fim === undefined ? {} : { data_inicio: '2026-11-20', ...end }
  const asking = { parameters: { q: 'penhora', ...dated }, items: [{}], name: '' }
  // 23:30 of the 24th in São Paulo.
  const answeredAtMs = Date.parse('2026-11-25T02:30:00Z')
  const read = readPublications({ ...asking, answers: [NOTHING], answeredAtMs }, planned)
  if (read.is === 'mismatch') throw new Error(read.problem.code)
  const { outcome, figures, lists } = read.items[0]!
  expect([figures.resultado, lists!.cobertura![0]!.motivo]).toEqual(told)
  expect([outcome, figures.cobertura]).toEqual(['ok', 'COMPLETA'])
})

test('a period whose last day is not over → told what the result leaves out; one that has ended → nothing', () => {
  const told = (...ends: string[]) => {
    const undated = ends.map((data_fim) => ({ q: 'penhora', data_inicio: '2026-01-01', data_fim }))
    const survey = { groups: [], undated }
    return publications.terms!(survey, new Map(), { today: '2026-11-24' }).map(({ facts }) => facts)
  }
  expect(told('2026-12-31', '2026-12-31', '2026-11-24', '2026-11-23')).toEqual([
    { to: '31/12/2026', today: '24/11/2026' },
    { to: '24/11/2026', today: '24/11/2026' },
  ])
  expect(told('2026-11-23')).toEqual([])
})

test('a period of the batch that begins in the future → refused before any row', () => {
  const parameters = { data_inicio: '2062-01-01', data_fim: '2062-02-01' }
  const refused = (columns: string[]) =>
    publications
      .checkAgainstCatalogue(parameters, { today: '2026-11-24' }, new Set(columns), [])
      .map(({ code }) => code)
  expect(refused([])).toEqual(['row_future_period'])
  expect(refused(['data_inicio'])).toEqual([])
})
