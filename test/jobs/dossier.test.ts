import { describe, expect, test } from 'vitest'
import { firstPage } from '../../jobs/dossier/first-page.js'
import { readings } from '../../jobs/dossier/index.js'
import { readDossier } from '../../jobs/dossier/interpret.js'
import { planRow } from '../../jobs/dossier/plan-row.js'
import { nextCall } from '../../jobs/dossier/request.js'
import { courtOf } from '../../jobs/gazette/court.js'
import type { CourtsKnowledge } from '../../jobs/gazette/courts.js'
import type { StepAnswer } from '../../src/core/job/job.js'
import { translate } from '../../src/messages/index.js'
import type { Sentence } from '../../src/messages/message-code.js'
import { COURTS } from '../../src/sandbox/gazette/base/courts.js'

const NUMERO = '00012344720198260100'
const parameters = { numero: NUMERO }

test('every court of the list is told by its branch and code', () => {
  const told = COURTS.map(({ ramo, codigo }) => courtOf(`${'0'.repeat(13)}${ramo}${codigo}0000`))
  expect(told).toEqual(COURTS.map(({ sigla }) => sigla))
})

test.each(['4.07', '8.00', '8.28', '9.01', '0.00', '5.25'])('no court has the code %s', (code) => {
  expect(courtOf(`${'0'.repeat(13)}${code.replace('.', '')}0000`)).toBeUndefined()
})

describe('a row', () => {
  test.each([
    ['0001234-47.2019.8.26.0100', NUMERO, []],
    ['0001234-47.2019.8.26.0100/50001', NUMERO, ['note_case_incident']],
  ])('%s is asked', (numero_processo, numero, notes) => {
    const planned = planRow({ numero_processo })
    expect(planned).toMatchObject({ is: 'item', parameters: { numero } })
    expect(planned.is === 'item' && planned.notes.map(({ code }) => code)).toEqual(notes)
  })

  test.each([
    ['0001234-48.2019.8.26.0100', 'row_not_cnj'],
    ['1234', 'row_not_cnj'],
    ['SEI 00012344720198260100', 'row_case_with_text'],
    ['0000001-30.2020.8.28.0001', 'row_no_such_court'],
  ])('%s is rejected before anything is asked', (numero_processo, code) => {
    expect(planRow({ numero_processo })).toMatchObject({ is: 'rejected', problems: [{ code }] })
  })
})

test.each([
  ['0001234-48.2019.8.26.0100', /^Os dígitos verificadores do processo não conferem/],
  ['00012344820198260100/50001', /^Os dígitos verificadores do processo não conferem/],
  ['pasta-17', /^Não é um número de processo do CNJ \(recebido: «pasta-17»\)/],
])('%s → told whether it is a number at all, row_not_cnj', (numero_processo, said) => {
  const planned = planRow({ numero_processo })
  expect(translate('pt', (planned as { problems: Sentence[] }).problems[0]!)).toMatch(said)
})

const answered = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const NOT_FOUND: StepAnswer = { is: 'refused', status: 404, code: 'not_found', message: '' }
const REFUSED: StepAnswer = { is: 'refused', status: 400, code: 'bad_request', message: 'no' }

function read(answer: StepAnswer, knowledge: CourtsKnowledge = {}) {
  const asking = { parameters, items: [{}, {}], name: '', answers: [answer] }
  expect(nextCall(asking)).toBeUndefined()
  const told = readDossier(asking, knowledge)
  if (told.is === 'mismatch') return { lists: undefined, notes: [], problem: told.problem.code }
  const [first, second] = told.items
  const { outcome, figures, notes } = first!
  expect(second).toEqual({ outcome, figures, notes })
  return {
    problem: undefined,
    lists: first!.lists,
    outcome,
    figures,
    notes: notes.map(({ code }) => code),
  }
}

const wanted = (knowledge: CourtsKnowledge) => readings.forBatch!({ groups: [] }, knowledge)

describe('not found', () => {
  const learnt = (answer: StepAnswer): CourtsKnowledge =>
    readings.addAnswers([{ ...wanted({})[0]!, answer }], {})

  test('the list of courts is read once for the batch, unless it was kept', () => {
    expect(wanted({}).map((one) => readings.request(one, {}))).toMatchObject([
      { path: '/v1/tribunals' },
    ])
    expect(wanted({ courts: [] })).toEqual([])
  })

  test.each([
    ['active', [{ sigla: 'TJSP', ativo: true }], 'Nada publicado', 'case_nothing_published'],
    ['inactive', [{ sigla: 'TJSP', ativo: false }], 'Fora da cobertura', 'case_out_of_coverage'],
    ['absent', [{ sigla: 'TJRJ', ativo: true }], 'Fora da cobertura', 'case_out_of_coverage'],
    ['unnamed', [{ nome: 'x' }], 'Cobertura não verificada', 'case_coverage_unknown'],
    ['of an empty list', [], 'Cobertura não verificada', 'case_coverage_unknown'],
  ])('with a court that is %s', (_, items, consulta, code) => {
    const told = read(NOT_FOUND, learnt(answered({ items })))
    expect(told).toMatchObject({ outcome: 'warned', figures: { consulta }, notes: [code] })
  })

  test('with a list of courts that says it has more', () => {
    const page = answered({ total: 92, limit: 25, offset: 0, items: [{ sigla: 'TJRJ' }] })
    expect(read(NOT_FOUND, learnt(page))).toMatchObject({ notes: ['case_coverage_unknown'] })
  })

  test('with a list of courts that was refused', () => {
    expect(read(NOT_FOUND, learnt(REFUSED))).toMatchObject({ notes: ['case_coverage_unknown'] })
  })
})

describe('an answer', () => {
  const item = (id: number, day: string) => ({ id, data_disponibilizacao: day, texto: 'x' })

  test('under other names is told by what its lists hold', () => {
    const publicacoes = [item(2, '2026-03-04'), item(1, '2026-03-03')]
    const told = read(
      answered({ data: { lista: publicacoes, quem: [{ nome: 'A', numero_oab: '1' }] } }),
    )
    expect(told).toMatchObject({
      outcome: 'ok',
      figures: { publicacoes: '2', advogados: '1', primeira: '2026-03-03', ultima: '2026-03-04' },
    })
  })

  test('of another case fails', () => {
    const numero_processo = '00098763920218190001'
    expect(read(answered({ numero_processo }))).toMatchObject({ problem: 'answer_wrong_item' })
    const communications = [{ ...item(1, '2026-03-03'), numero_processo }]
    expect(read(answered({ communications }))).toMatchObject({ problem: 'answer_wrong_item' })
  })

  test('with fewer publications than it counts is told as cut', () => {
    const communications = [item(1, '2026-03-03')]
    expect(read(answered({ total_publicacoes: 2, communications })).notes).toEqual(['case_cut'])
    expect(read(answered({ total_publicacoes: 1, communications })).notes).toEqual([])
  })

  test('without a list of publications is no empty case', () => {
    expect(read(answered({ nome: 'x' })).notes).toEqual(['case_unrecognised'])
    expect(read(answered({ communications: [] })).notes).toEqual(['case_without_items'])
  })

  test('keeps every field that nobody knows', () => {
    const told = read(answered({ novo: { campo: 7 }, communications: [{ id: 1, outro: true }] }))
    expect(told.lists).toMatchObject({
      capa: [{ 'novo.campo': '7' }],
      linhaDoTempo: [{ id: '1', outro: 'sim' }],
    })
  })

  test('that was refused for its number rejects the rows in the words of the service', () => {
    expect(read(REFUSED)).toMatchObject({ outcome: 'rejected', notes: ['row_refused'] })
  })
})

describe('the first page', () => {
  const lists = (collected: Record<string, string>[], missing: Record<string, string>[]) => {
    const tally = new Map<string, number>()
    for (const { consulta } of missing) tally.set(consulta!, (tally.get(consulta!) ?? 0) + 1)
    return new Map([
      ['capa', { lines: collected.length, tally: new Map(), collected }],
      ['naoEncontrados', { lines: missing.length, tally, collected: missing }],
    ])
  }
  const one = { siglaTribunal: 'TJPR', nomeClasse: 'EXECUÇÃO', partes: 'ANA (A); BIA (P)' }

  test('cases found → court, class, parties and the last publication, the latest first', () => {
    const cases = [
      { processo: '1', ...one, total_publicacoes: '1', ultima_publicacao: '2026-01-05' },
      { processo: '2', ...one, total_publicacoes: '22', ultima_publicacao: '2026-11-26' },
    ]
    const [found] = firstPage(lists(cases, [])).parts!
    expect(found!.lines.map(([label]) => label)).toEqual(['2', '1'])
    expect(found!.lines[0]![1]).toBe(
      'TJPR - EXECUÇÃO - ANA (A); BIA (P). Última publicação em 26/11/2026 (ao todo, 22).',
    )
  })

  test('rejected rows → listed apart, and never among what was not found', () => {
    const missing = [
      { processo: '1', consulta: 'Nada publicado', motivo: 'm.' },
      { processo: '2', consulta: 'Número inválido', motivo: 'n.' },
    ]
    const { figures, parts } = firstPage(lists([], missing))
    expect(figures).toContainEqual(['Não encontrados', 1])
    expect(figures).toContainEqual(['Rejeitados, não procurados', 1])
    expect(parts![1]!.lines).toEqual([['1', 'Nada publicado. m.']])
  })

  test('publications were found → where they are, and that their deadlines are not computed', () => {
    const said = (tally: [string, number][]) => {
      const found = new Map([['linhaDoTempo', { lines: 38, tally: new Map(tally) }]])
      return firstPage(found as never).lines
    }
    expect(said([])).toEqual([
      '38 publicações a ler, na aba Textos: prazos não são calculados aqui.',
    ])
    expect(said([['Cancelada - 2026-09-05 - Erro', 1]])).toEqual([
      '38 publicações a ler (1 cancelada pelo tribunal), na aba Textos: prazos não são calculados aqui.',
    ])
    expect(firstPage(new Map()).lines).toEqual([])
  })

  test('more cases than the page holds → the rest is counted', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ processo: String(at) }))
    const [found] = firstPage(lists(many, [])).parts!
    expect(found!.lines.at(-1)).toEqual(['', 'E mais 8: aba Capa.'])
  })
})

test('a batch planned before the cover told its parties → the lists as they were then', () => {
  const body = { publicacoes: [{ id: 1, texto: 'Vistos.', data_disponibilizacao: '2026-01-05' }] }
  const before = read(answered(body)).lists!
  const now = read(answered(body), { tellsCases: true } as CourtsKnowledge).lists!
  expect(before.linhaDoTempo![0]).not.toHaveProperty('trecho')
  expect(before.capa![0]).not.toHaveProperty('ultima_publicacao')
  expect(now.linhaDoTempo![0]).toMatchObject({ trecho: 'Vistos.' })
  expect(now.capa![0]).toMatchObject({ ultima_publicacao: '2026-01-05' })
})
