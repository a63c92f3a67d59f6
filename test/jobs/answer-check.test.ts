import { describe, expect, test } from 'vitest'
import { HOLDS_ANSWERS } from '../../jobs/answer-check.js'
import { read as readCalc } from '../../jobs/calc/interpret.js'
import { withNames } from '../../jobs/correct/catalogue.js'
import { readAnswer as readCorrect } from '../../jobs/correct/interpret.js'
import { read as readRecalc } from '../../jobs/recalc/interpret.js'
import { readAnswer as readUpdate } from '../../jobs/update/interpret.js'
import type { ReadAnswer, StepAnswer } from '../../src/core/job/job.js'

/** What the rows are told of another day or index than was asked: each once, with both values. */
const answered = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })

function told(read: ReadAnswer): string[] {
  if (read.is === 'mismatch') return [read.problem.code]
  return read.items.map(({ outcome, notes }) =>
    notes
      .filter(({ code }) => code.startsWith('answer_other'))
      .map(({ facts }) => `${outcome}: ${facts.answered}, ${facts.asked}`)
      .join('; '),
  )
}

const CATALOGUE = withNames({
  indices: [
    { id: 5, slug: 'ipca', name: 'IPCA (IBGE)' },
    { id: 6, slug: 'inpc', name: 'INPC' },
  ] as never,
  tables: [],
})

function correct(body: object, memoria: string, knowledge: object = HOLDS_ANSWERS): string[] {
  const items = [
    { date: '2020-03-10', amount: '1000' },
    { date: '2021-05-20', amount: '200' },
  ]
  const lines = [
    { date: '10/03/2020', amount: 1000, corrected: 1300.5, memoria },
    { date: '20/05/2021', amount: 200, corrected: 250 },
  ]
  const parameters = { index: 'ipca', updateTo: '2024-12-31' }
  const answers = [answered({ items: lines, ...body })]
  return told(readCorrect({ parameters, items, name: '', answers }, { ...CATALOGUE, ...knowledge }))
}

describe('correct', () => {
  const saving = (body: object, parameters: object, knowledge: object = HOLDS_ANSWERS) => {
    const items = [{ date: '2020-03-10', amount: '1000' }]
    const lines = [{ date: '10/03/2020', amount: 1000, corrected: 1300.5 }]
    const read = readCorrect(
      {
        parameters: { index: 'ipca', updateTo: '2024-12-31', ...parameters },
        items,
        name: '',
        answers: [answered({ items: lines, ...body })],
      },
      { ...CATALOGUE, ...knowledge },
    )
    if (read.is === 'mismatch') return [read.problem.code]
    return read.items.map(({ outcome, notes }) =>
      [outcome, ...notes.map(({ code }) => code)].join(),
    )
  }

  test.each<[object, object, string[]]>([
    [{ save: true }, { saved: true, calcId: 7, hash: 'a' }, ['ok']],
    [{ save: true }, { saved: false }, ['warned,answer_unsaved']],
    [{ save: true }, { saved: true }, ['warned,answer_unsaved']],
    [{ save: true }, { saved: false, calcId: 7 }, ['warned,answer_unsaved']],
    [{ save: true }, { calcId: 7 }, ['ok']],
    [{ save: false }, { saved: false }, ['ok']],
    [{}, {}, ['ok']],
  ])('%j asked, %j answered → %j', (parameters, body, expected) => {
    expect(saving(body, parameters)).toEqual(expected)
  })

  test('a batch planned before the saving was compared, not saved → read as before', () => {
    expect(saving({ saved: false }, { save: true }, { holdsAnswers: true })).toEqual(['ok'])
  })

  test.each<[string, string[]]>([
    ['De 10/03/2020 a 31/12/2024: IPCA de 03/2020 a 11/2024', ['', '']],
    ['De 10/03/2020 a 31/12/2025: IPCA', ['warned: 31/12/2025, 31/12/2024', '']],
    ['IPCA de 10/03/2020 até 30/06/2024', ['warned: 30/06/2024, 31/12/2024', '']],
    ['IPCA de 10/03/2020 a 30/11/2024', ['', '']],
    ['IPCA de 10/03/2020 a 30/11/2021; SELIC de 01/12/2021 a 31/12/2024', ['', '']],
    ['Lei vigente de 01/01/2003 a 31/12/2005', ['', '']],
    ['Valor atualizado até 31/12/2023', ['warned: 31/12/2023, 31/12/2024', '']],
    ['Calculado até o dia 2023-12-31.', ['warned: 31/12/2023, 31/12/2024', '']],
  ])('a memory "%s" → %j', (memoria, expected) => {
    expect(correct({}, memoria)).toEqual(expected)
  })

  const both = (text: string) => [text, text]
  test.each<[object, string[]]>([
    [{ updateTo: '31/12/2024', index: 'IPCA (IBGE)' }, ['', '']],
    [{ parametros: { atualizadoAte: '2023-12-31' } }, both('warned: 31/12/2023, 31/12/2024')],
    [{ dataFinal: '30/12/2024' }, both('warned: 30/12/2024, 31/12/2024')],
    [{ dataAtualizacao: '2026-11-25T10:00:00Z' }, ['', '']],
    [{ resumo: { indice: 'INPC' } }, both('warned: INPC, ipca')],
    [{ index: { id: 6, slug: 'inpc' } }, both('warned: inpc, ipca')],
    [{ index: { id: 6 } }, both('warned: 6, ipca')],
    [{ index: { id: 5 } }, ['', '']],
    [{ index: 'um nome que o catálogo não tem' }, ['', '']],
  ])('an answer that holds %j → %j', (body, expected) => {
    expect(correct(body, '')).toEqual(expected)
  })

  test('an item that names its own day → told on its row alone', () => {
    expect(correct({}, 'De 10/03/2020 a 01/01/2030')).toEqual([
      'warned: 01/01/2030, 31/12/2024',
      '',
    ])
  })

  test('a batch that was planned before → read as it was', () => {
    expect(correct({ updateTo: '31/12/2025' }, 'De 10/03/2020 a 01/01/2030', {})).toEqual(['', ''])
  })
})

test.each<[object, string]>([
  [{ indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' }, ''],
  [{ parametros: { dataAtualizacao: '2025-12-31' } }, 'warned: 31/12/2025, 31/12/2024'],
  [{ indiceAtualizacao: 'inpc' }, 'warned: inpc, ipca'],
  [
    { lista: [{ dia: '2020-03-10', valorAtualizado: 12, atualizadoAte: '30/12/2024' }] },
    'warned: 30/12/2024, 31/12/2024',
  ],
])('update, an answer that holds %j → %j', (body, expected) => {
  const lista = [{ dia: '2020-03-10', valor: 10, valorAtualizado: 12 }]
  const items = [{ dia: '2020-03-10', valor: '10' }] as never
  const parameters = { indiceAtualizacao: 'IPCA', dataAtualizacao: '2024-12-31' }
  const names = { ipca: 'ipca', inpc: 'inpc' }
  const answers = [answered({ lista, ...body })]
  const read = readUpdate({ parameters, items, name: '', answers }, { names, ...HOLDS_ANSWERS })
  expect(told(read)).toEqual([expected])
})

const RUNS: [object, string][] = [
  [{ total: 10, memoria: [{ data: '05/02/2024', memoria: 'De 05/02/2024 a 31/12/2024' }] }, ''],
  [{ total: 10, dia_atualiza: '31/12/2025' }, 'warned: 31/12/2025, 31/12/2024'],
  [{ calculo: { atualizadoAte: '2025-12-31' } }, 'warned: 31/12/2025, 31/12/2024'],
  [{ total: 10, dataFinal: '30/06/2020' }, ''],
  [{ total: 10, tabelaJudicial: 300 }, 'warned: 300, 262'],
  [{ total: 10, indexador: 'Tabela do TJ' }, ''],
  [
    {
      resultado: { linhas: [{ dataBase: '05/02/2024', observacao: 'De 05/02/2024 a 31/12/2025' }] },
    },
    'warned: 31/12/2025, 31/12/2024',
  ],
  [
    {
      memoria: [
        { data: '05/02/2024', evento: 'Início' },
        { data: '31/12/2025', evento: 'Atualização' },
      ],
    },
    'warned: 31/12/2025, 31/12/2024',
  ],
]
const FIELDS = { dia_atualiza: '31/12/2024', indexador: 262 }
const KNOWN = { isDeep: true, ...HOLDS_ANSWERS } as const

test.each(RUNS)('recalc, a run that is answered %j → %j', (body, expected) => {
  const item = { id: '7', type: 'calculosJudiciais' as const, values: FIELDS, formats: [] }
  const answers = [answered({ hash: 'x' }), answered({ ok: true }), answered(body)]
  const read = readRecalc({ parameters: {}, items: [item], name: '', answers }, KNOWN)
  expect(told(read)).toEqual([expected])
  const [row] = read.is === 'read' ? read.items : []
  expect(row!.figures.situacao).toBe(expected === '' ? 'recalculado' : 'de outro pedido')
})

test('recalc without a date, and somebody changed it in between → told', () => {
  const item = { id: '7', type: 'saldoDevedor' as const, values: {}, formats: [] }
  const answers = [
    answered({ hash: 'x', fields: { dia_atualiza: '31/12/2024' } }),
    answered({ total: 3, memoria: [{ data: '31/12/2025', evento: 'Atualização' }] }),
  ]
  const read = readRecalc({ parameters: {}, items: [item], name: '', answers }, KNOWN)
  expect(told(read)).toEqual(['warned: 31/12/2025, 31/12/2024'])
})

test.each(RUNS)('calc, a run that is answered %j → %j', (body, expected) => {
  const item = { values: FIELDS, records: {}, formats: [], received: {} }
  const parameters = { type: 'calculosJudiciais' }
  const created = answered({ calcId: 7, type: 'calculosJudiciais', hash: 'x' })
  const answers = [created, answered({ ok: true }), answered(body)]
  const read = readCalc({ parameters, items: [item], name: 'lote', answers }, KNOWN)
  expect(told(read)).toEqual([expected])
})

test.each<[object, string[]]>([
  [{ ok: true, updatedFields: ['indexador', 'dia_atualiza'] }, []],
  [{ ok: true }, []],
  [{ ok: true, updatedFields: ['indexador'] }, ['dia_atualiza']],
  [{ ok: false, updatedFields: [] }, ['dia_atualiza', 'indexador']],
  [{ ok: true, calcId: 7, updatedFields: ['indexador', 'dia_atualiza'] }, []],
  [{ ok: true, calcId: '7' }, []],
  [{ ok: true, calcId: 8 }, ['dia_atualiza', 'indexador']],
])('a PATCH answered %j → the row says which fields are not confirmed: %j', (patched, campos) => {
  const one = { values: FIELDS, records: {}, formats: [] }
  const read = (reader: typeof readCalc | typeof readRecalc, item: object, first: object) =>
    (reader as typeof readRecalc)(
      {
        parameters: { type: 'calculosJudiciais' },
        items: [item as never],
        name: 'lote',
        answers: [first, patched, { resultado: { total: 10 } }].map(answered),
      },
      KNOWN,
    )
  const recalc = read(readRecalc, { ...one, id: '007', type: 'calculosJudiciais' }, { hash: 'x' })
  const calc = read(readCalc, { ...one, received: {} }, { calcId: 7, hash: 'x' })
  for (const answer of [recalc, calc]) {
    const [row] = answer.is === 'read' ? answer.items : []
    const notes = row!.notes.filter(({ code }) => code === 'answer_unwritten')
    expect(notes.map(({ facts }) => facts)).toEqual(campos.length > 0 ? [{ campos }] : [])
    expect(row!.outcome === 'ok').toBe(campos.length === 0)
  }
})

test.each<[object, object | undefined]>([
  [{ sucesso: false, erro: 'indexador inválido', total: 0 }, { message: 'indexador inválido' }],
  [{ ok: false, message: 'sem dados', total: 10 }, { message: 'sem dados' }],
  [{ success: false, total: 10 }, {}],
  [{ erro: 'indexador inválido', total: 10 }, { message: 'indexador inválido' }],
  [{ sucesso: true, erro: null, errors: [], ativo: false, total: 10 }, undefined],
  [{ ok: true, erro: ' ', total: 10 }, undefined],
])('a run answered 200 with %j → no figure of it, and what it says: %j', (body, facts) => {
  const one = { values: FIELDS, records: {}, formats: [] }
  const answers = [{ calcId: 7, hash: 'x' }, { ok: true }, body].map(answered)
  const asking = { parameters: { type: 'calculosJudiciais' }, name: 'lote', answers }
  const items = [
    readRecalc(
      { ...asking, items: [{ ...one, id: '7', type: 'calculosJudiciais' } as never] },
      KNOWN,
    ),
    readCalc({ ...asking, items: [{ ...one, received: {} } as never] }, KNOWN),
  ].map((answer) => (answer.is === 'read' ? answer.items[0]! : undefined))
  for (const row of items) {
    const denied = row!.notes.find(({ code }) => code === 'calc_denied')
    expect(denied?.facts).toEqual(facts)
    expect(row!.figures.situacao === 'negado pela resposta').toBe(facts !== undefined)
    expect(Object.values(row!.figures).includes('10')).toBe(facts === undefined)
    expect(row!.outcome).toBe(facts ? 'warned' : 'ok')
  }
})
