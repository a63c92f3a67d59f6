import { expect, test } from 'vitest'
import { readPublications } from '../../jobs/publications/interpret.js'
import { planRow } from '../../jobs/publications/plan-row.js'
import { price, readingOf } from '../../jobs/publications/row-reading.js'
import { readings } from '../../jobs/publications/spellings.js'
import type { Knowledge, Parameters, StepAnswer } from '../../src/core/job/job.js'

const ok = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const COURTS = [
  { sigla: 'TJPR', uf: 'PR', ativo: true },
  { sigla: 'TJSP', uf: 'SP', ativo: true },
  { sigla: 'STJ', uf: 'DF', ativo: true },
  { sigla: 'STF', uf: 'DF', ativo: false },
]
const EMPTY = ok({ total: 0, items: [] })
const DOWN: StepAnswer = { is: 'failed', reason: 'HTTP 500' }
/** Of TJSP by its number. */
const CASE = '00012344720198260100'

/** What comes of parameters where the base answers `silent` but for the readings. */
function asked(
  parameters: Parameters,
  told: Partial<Record<'tribunals' | 'value', StepAnswer>>,
  found: StepAnswer = EMPTY,
  planned: Knowledge = { verifiesFilters: true },
) {
  const paths: string[] = []
  const read = readings.forTask!(parameters, planned).map((reading) => {
    const { path } = readings.request(reading, {})!
    paths.push(path)
    const answer = path.startsWith('/v1/tribunals') ? told.tribunals : told.value
    return { ...reading, answer: answer ?? DOWN }
  })
  const knowledge = { ...planned, ...readings.addAnswers(read, planned) }
  const answers: StepAnswer[] = []
  const asking = { parameters, items: [{}], name: '', answers }
  const { next } = readingOf(asking, knowledge)
  if (next) {
    paths.push(next.path)
    answers.push(found)
  }
  expect(price(asking, knowledge).calls).toBe(answers.length)
  const outcome = readPublications(asking, knowledge)
  if (outcome.is === 'mismatch') throw new Error(outcome.problem.code)
  const [item] = outcome.items
  return {
    paths,
    outcome: item!.outcome,
    state: item!.figures.cobertura,
    codes: item!.notes.map(({ code }) => code),
    spans: (item!.lists?.cobertura ?? []).map(({ estado }) => estado),
  }
}
const tribunals = ok({ tribunals: COURTS })

test.each([
  'edital, citação',
  'penhora; leilão',
  'penhora / avaliação',
  'Banco Exemplar ou Telefonia',
  'Ana Lima (cliente)',
  'Ana Lima e outros',
  'Banco Exempl…',
])('several terms in one text, %s → silence is not COMPLETA', (q) => {
  expect(asked({ q }, {})).toMatchObject({ state: 'INCOMPLETA', codes: ['pub_text_marks'] })
})

test('a court as the sheet writes it → asked as the list of courts has it, and silence is COMPLETA', () => {
  expect(asked({ q: 'penhora', tribunal: 'TJ-PR' }, { tribunals })).toEqual({
    paths: ['/v1/tribunals', '/v1/communications?q=penhora&tribunal=TJPR&limit=200&offset=0'],
    outcome: 'ok',
    state: 'COMPLETA',
    codes: [],
    spans: ['COMPLETA'],
  })
})

test('a court that the list does not have → the row is rejected, and nothing is asked for it', () => {
  const { paths, outcome, codes } = asked({ q: 'penhora', tribunal: 'TJXX' }, { tribunals })
  expect([paths, outcome, codes]).toEqual([['/v1/tribunals'], 'rejected', ['row_court_unknown']])
})

test.each<[string, StepAnswer]>([
  ['failed', DOWN],
  ['empty', ok([])],
  ['without acronyms', ok([{ nome: 'Tribunal' }])],
])('a list of courts that is %s, and silence → INCOMPLETA', (_, list) => {
  const told = asked({ q: 'penhora', tribunal: 'TJPR' }, { tribunals: list })
  expect(told).toMatchObject({
    outcome: 'warned',
    state: 'INCOMPLETA',
    codes: ['pub_filter_unverified'],
    spans: ['INCOMPLETA'],
  })
})

test('publications under a filter that is unverified → it found, and is COMPLETA', () => {
  const item = { id: 1, data_disponibilizacao: '2024-03-15', texto: 'penhora' }
  const found = ok({ total: 1, items: [item] })
  const told = asked({ q: 'penhora', tribunal: 'TJPR' }, { tribunals: DOWN }, found)
  expect(told).toMatchObject({ outcome: 'ok', state: 'COMPLETA', spans: ['COMPLETA'] })
})

test('silence of a court that is inactive in the base → INCOMPLETA', () => {
  const told = asked({ q: 'penhora', tribunal: 'STF' }, { tribunals })
  expect(told).toMatchObject({ state: 'INCOMPLETA', codes: ['case_out_of_coverage'] })
})

test.each<[string, string, string, string[]]>([
  ['of another court', 'TJPR', 'INCOMPLETA', ['pub_case_of_another']],
  ['of its court', 'TJSP', 'COMPLETA', []],
  ['of a superior court', 'STJ', 'COMPLETA', []],
])('a case under the filter %s, and silence → %s', (_, tribunal, state, codes) => {
  const told = asked({ numero_processo: CASE, tribunal }, { tribunals })
  expect(told).toMatchObject({ state, codes })
})

test('a case of a court that the kept list does not have, and silence → INCOMPLETA', () => {
  const known = { verifiesFilters: true, courts: COURTS.filter(({ sigla }) => sigla !== 'TJSP') }
  const told = asked({ numero_processo: CASE }, {}, EMPTY, known)
  expect(told).toMatchObject({ state: 'INCOMPLETA', codes: ['case_out_of_coverage'] })
})

const VALUE = '/v1/communications?tipo_comunicacao=Edital&limit=1'
const QUERY = '/v1/communications?q=penhora&tipo_comunicacao=Edital&limit=200&offset=0'
test.each<[string, StepAnswer, string[], string | undefined, string[]]>([
  [
    'carries it',
    ok({ total: 9, items: [{ id: 1, tipoComunicacao: 'Edital' }] }),
    [VALUE, QUERY],
    'COMPLETA',
    [],
  ],
  [
    'does not show it',
    ok({ total: 9, items: [{ id: 1 }] }),
    [VALUE, QUERY],
    'INCOMPLETA',
    ['pub_filter_unverified'],
  ],
  ['could not be read', DOWN, [VALUE, QUERY], 'INCOMPLETA', ['pub_filter_unverified']],
  ['is none', EMPTY, [VALUE], undefined, ['row_value_nowhere']],
])('a type whose newest publication %s, and silence', (_, value, paths, state, codes) => {
  const told = asked({ q: 'penhora', tipo_comunicacao: 'Edital' }, { value })
  expect([told.paths, told.state, told.codes]).toEqual([paths, state, codes])
})

test('a batch of a build that did not verify → reads as it was read', () => {
  const told = asked({ q: 'penhora', tribunal: 'TJ-PR' }, {}, EMPTY, {})
  expect(told).toMatchObject({ outcome: 'ok', state: 'COMPLETA', codes: [] })
  expect(told.paths).toEqual(['/v1/communications?q=penhora&tribunal=TJ-PR&limit=200&offset=0'])
})

test('rows that write one court in several ways → share their call', () => {
  const plan = (tribunal: string) => planRow({ texto_busca: 'penhora', tribunal }, {})
  expect(plan('tj/pr')).toEqual(plan('Tribunal de Justiça do Paraná'))
  expect(plan('TJPR')).toMatchObject({ parameters: { tribunal: 'TJPR' } })
})

test('an unknown court, the list kept → rejected in the plan', () => {
  const plan = planRow({ texto_busca: 'penhora', tribunal: 'TJXX' }, {}, { courts: COURTS })
  expect(plan).toMatchObject({ is: 'rejected', problems: [{ code: 'row_court_unknown' }] })
})

test.each<[Parameters, object]>([
  [{}, { is: 'rejected', asks: true, problems: [{ code: 'ask_oab_and_case' }] }],
  [{ combine: 'case' }, { is: 'item', parameters: { numero_processo: CASE } }],
  [{ combine: 'lawyer' }, { is: 'item', parameters: { numero_oab: '1', uf_oab: 'SP' } }],
  [
    { combine: 'both' },
    { is: 'item', parameters: { numero_processo: CASE, numero_oab: '1', uf_oab: 'SP' } },
  ],
])('a registration and a case in one row with %j', (batch, plan) => {
  const told = planRow({ oab_numero: 'SP 1', numero_processo: CASE }, batch)
  expect(told).toMatchObject(plan)
  if (told.is === 'item') expect(told.parameters).toEqual((plan as typeof told).parameters)
})

test('the state of a registration by its name → its short name', () => {
  const plan = planRow({}, { numero_oab: '50001', uf_oab: 'Paraná' })
  expect(plan).toMatchObject({ parameters: { numero_oab: '50001', uf_oab: 'PR' } })
  const row = planRow({ oab_numero: '50001', oab_uf: 'paraná' }, {})
  expect(row).toMatchObject({ parameters: { numero_oab: '50001', uf_oab: 'PR' } })
})

test('a case without a court, and silence → whether the base has its court is asked, and decides', () => {
  const planned = { verifiesFilters: true, verifiesCases: true }
  const silent = (number: string) =>
    asked({ numero_processo: number }, { tribunals }, EMPTY, planned)
  expect(silent(CASE)).toMatchObject({ outcome: 'ok', state: 'COMPLETA', codes: [] })
  expect(silent('00012346420191000000')).toMatchObject({
    outcome: 'warned',
    state: 'INCOMPLETA',
    codes: ['case_out_of_coverage'],
    paths: ['/v1/tribunals', expect.stringContaining('numero_processo')],
  })
  // A number of no court that exists says nothing of the base.
  expect(silent('00012347020198000100')).toMatchObject({ state: 'COMPLETA', codes: [] })
})
