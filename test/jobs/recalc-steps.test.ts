import { describe, expect, test } from 'vitest'
import { read } from '../../jobs/recalc/interpret.js'
import type { RecalcItem } from '../../jobs/recalc/plan-row.js'
import { next, price, progressOf } from '../../jobs/recalc/steps.js'
import type { Parameters, StepAnswer } from '../../src/core/job/job.js'

const item = (over: Partial<RecalcItem> = {}): RecalcItem => ({
  id: '7',
  type: 'saldoDevedor',
  values: {},
  formats: [],
  ...over,
})
const answered = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const refused = (status: number, code = 'FIELD_REJECTED'): StepAnswer => ({
  is: 'refused',
  status,
  code,
  message: 'm',
})
const OK = answered({})
const LEGACY = refused(409, 'LEGACY_CALC_READ_ONLY')
const PATCHED = item({ values: { taxa: 1 }, formats: ['pdf', 'html'] })

/** Asks for calls until there is none, each answered as the script says or else with an empty body. */
function called(one: RecalcItem, ...script: StepAnswer[]): string[] {
  const calls: string[] = []
  const answers: StepAnswer[] = []
  for (let call = next({ parameters: {}, items: [one], name: '', answers }); call; ) {
    expect(call.refusalIsAnswer).toBe(true)
    calls.push(`${call.method} ${call.path.replace(/^\/v1\/calc\/saldoDevedor/, '')}`)
    answers.push(script[answers.length] ?? OK)
    call = next({ parameters: {}, items: [one], name: '', answers })
  }
  return calls
}

const OPEN = 'GET /7'
const PATCH = 'PATCH /7'
const RUN = 'POST /7/run'
const PDF = 'GET /7/export?format=pdf'
const HTML = 'GET /7/export?format=html'

describe('the paid calls of one calculation', () => {
  test.each<[string, RecalcItem, StepAnswer[], string[]]>([
    ['nothing to write', item(), [], [OPEN, RUN]],
    ['a field to write', item({ values: { taxa: 1 } }), [], [OPEN, PATCH, RUN]],
    ['files', PATCHED, [], [OPEN, PATCH, RUN, PDF, HTML]],
    ['changed lately', item({ formats: ['pdf'], leftAlone: '2026-01-01T10:00' }), [], []],
    ['refused on opening', PATCHED, [refused(403)], [OPEN]],
    ['refused on writing', PATCHED, [OK, refused(409)], [OPEN, PATCH]],
    ['refused on running', PATCHED, [OK, OK, refused(422)], [OPEN, PATCH, RUN]],
    ['a refused file', PATCHED, [OK, OK, OK, refused(404)], [OPEN, PATCH, RUN, PDF, HTML]],
    ['a former generation', PATCHED, [LEGACY], [OPEN, PDF]],
    ['a former generation without its statement', PATCHED, [LEGACY, refused(404)], [OPEN, PDF]],
  ])('%s → as few as it needs', (_, one, script, calls) => {
    expect(called(one, ...script)).toEqual(calls)
  })

  test.each([
    ['nothing to write', item()],
    ['a field to write', item({ values: { taxa: 1 } })],
    ['files', PATCHED],
    ['changed lately', item({ leftAlone: '2026-01-01T10:00' })],
  ])('%s → quoted as many units as it calls when nothing is refused', (_, one) => {
    const calls = called(one).length
    expect(price([one])).toEqual({ calls, units: calls })
  })

  test('more answers than steps → those beyond belong to none', () => {
    expect(progressOf(item(), [OK, OK, OK]).taken.map(({ step }) => step.do)).toEqual([
      'open',
      'run',
    ])
  })
})

function readOf(one: RecalcItem, answers: StepAnswer[], rows = 1, parameters: Parameters = {}) {
  const items = Array.from({ length: rows }, () => one)
  const told = read({ parameters, items, name: '', answers }, {})
  if (told.is !== 'read') throw new Error(told.is)
  const { lists, ...first } = told.items[0]!
  return { told, lists, ...first, codes: first.notes.map(({ code }) => code) }
}

describe('what became of one calculation', () => {
  test.each<[string, StepAnswer[], string, string, string[]]>([
    ['all answered', [OK, OK, OK], 'ok', 'recalculado', []],
    ['opening refused', [refused(404)], 'rejected', 'não encontrado', ['calc_not_found']],
    ['writing refused', [OK, refused(409)], 'rejected', 'recusado', ['row_refused']],
    [
      'running refused',
      [OK, OK, refused(422)],
      'rejected',
      'não calculado',
      ['calc_engine_error', 'calc_written'],
    ],
  ])('%s → told as such', (_, answers, outcome, situation, codes) => {
    const told = readOf(item({ values: { taxa: 1 } }), answers)
    expect([told.outcome, told.figures.situacao, told.codes]).toEqual([outcome, situation, codes])
  })

  test('running refused where nothing was written → no word of fields written', () => {
    expect(readOf(item(), [OK, refused(422)]).codes).toEqual(['calc_engine_error'])
  })

  test('written before the run was refused → the fields are named', () => {
    const { notes } = readOf(item({ values: { taxa: 1, juros: 2 } }), [OK, OK, refused(422)])
    expect(notes[1]!.facts.campos).toEqual(['taxa', 'juros'])
  })

  test('a field that every row would send refused → the batch is refused', () => {
    const { told } = readOf(item({ values: { taxa: 1 } }), [OK, refused(400)])
    expect(told.refused).toEqual({ code: 'FIELD_REJECTED', message: 'm' })
  })

  test.each([
    ['a conflict on writing', [OK, refused(409)]],
    ['a calculation that is not there', [refused(404)]],
    ['a run that cannot be', [OK, OK, refused(422)]],
    ['nothing', [OK, OK, OK]],
  ])('%s refused → the batch goes on', (_, answers) => {
    expect(readOf(item({ values: { taxa: 1 } }), answers).told).not.toHaveProperty('refused')
  })

  test('left as it was → told with the minute of its last change, as Brazilians write it', () => {
    const told = readOf(item({ leftAlone: '2026-03-09T08:05' }), [])
    expect([told.outcome, told.figures.situacao]).toEqual([
      'ok',
      'deixado como está: alterado em 09/03/2026 08:05',
    ])
  })

  test('rows that share a calculation → one outcome each, the lists with the first alone', () => {
    const { told, lists } = readOf(item(), [OK, answered({ total: 10 })], 3)
    expect(lists).toHaveProperty('antesDepois')
    expect(told.items).toHaveLength(3)
    for (const other of told.items.slice(1)) {
      expect(other).toEqual({ ...told.items[0], lists: {} })
    }
  })
})

describe('the figures of a run', () => {
  const BEFORE = answered({ resultado: { total: 100, juros: 40 } })

  test('a total that was there before → both, their difference and its share', () => {
    const { figures, lists } = readOf(item({ name: 'Ana' }), [
      BEFORE,
      answered({ total: 110, juros: 30, aviso: 'ok' }),
    ])
    expect(figures).toEqual({
      tipo: 'saldoDevedor',
      nome: 'Ana',
      situacao: 'recalculado',
      comparacao: 'comparado',
      depois: '110',
      antes: '100',
      diferenca: '10.00',
      variacao: '10',
      'resultado.aviso': 'ok',
    })
    const place = { calculo: '7', tipo: 'saldoDevedor', nome: 'Ana' }
    expect(lists!.antesDepois).toEqual([
      { ...place, campo: 'total', antes: '100', diferenca: '10.00', depois: '110', variacao: '10' },
      { ...place, campo: 'juros', antes: '40', diferenca: '-10.00', depois: '30', variacao: '-25' },
    ])
    expect(lists).not.toHaveProperty('atipicas')
  })

  test('no total before → only what is now; no total now → said', () => {
    expect(readOf(item(), [OK, answered({ total: 110 })]).figures).toMatchObject({
      comparacao: 'sem resultado anterior no serviço',
      depois: '110',
    })
    expect(readOf(item(), [BEFORE, answered({ aviso: 'x' })]).figures.comparacao).toBe(
      'sem total para comparar',
    )
  })

  test.each([
    ['20', 'ok'],
    ['9.99', 'warned'],
  ])('a total up by 10 percent, limit of %s → %s', (variacaoAtipica, outcome) => {
    const answers = [BEFORE, answered({ total: 110, juros: 44 })]
    const told = readOf(item(), answers, 1, { variacaoAtipica })
    expect([told.outcome, told.codes, told.lists!.atipicas?.[0]?.limite]).toEqual(
      outcome === 'ok' ? ['ok', [], undefined] : ['warned', ['recalc_atypical'], '9.99'],
    )
  })

  test('rows that were blocked → no figure, and nothing compared', () => {
    const body = { total: 110, bloqueio_assinatura: { mensagem: 'sem assinatura' } }
    const { figures, outcome } = readOf(item(), [BEFORE, answered(body)])
    expect(outcome).toBe('warned')
    expect(figures).toEqual({
      tipo: 'saldoDevedor',
      situacao: 'bloqueado: conta sem assinatura',
      comparacao: 'nada a comparar: sem correção',
    })
  })
})

const INDEX = { index: { '3': 'IPCA (IBGE)' }, latest: { '3': '2025-12' }, legacy: {} }

test.each([
  ['atualizacaoMonetaria', '31/10/2026', ['2026-01', '2026-09', 9]],
  ['atualizacaoMonetaria', '31/01/2026', undefined],
  ['atualizacaoMonetaria', '28/02/2026', ['2026-01', '2026-01', 1]],
  // Its field names a table.
  ['calculosJudiciais', '31/10/2026', undefined],
] as const)('%s by an index that ends in 12/2025, updated to %s → the months without a variation', (type, day, months) => {
  const one = item({ type, values: { dia_atualiza: day } })
  const answers = [
    answered({ campos: { indexador: 3, dia_atualiza: '30/11/2025' } }),
    OK,
    answered({ resultado: { total: 10 } }),
  ]
  const known = { references: INDEX, holdsAnswers: true } as never
  const told = read({ parameters: {}, items: [one], name: '', answers }, known)
  const notes = told.is === 'read' ? told.items[0]!.notes : []
  const said = notes
    .filter(({ code }) => code === 'row_unpublished')
    .map(({ facts }) => facts.months)
  const [first, last, count] = months ?? []
  expect(
    said.map((all) => [(all as string[])[0], (all as string[]).at(-1), (all as string[]).length]),
  ).toEqual(months ? [[first, last, count]] : [])
})
