import { expect, test } from 'vitest'
import { read as readCalc } from '../../jobs/calc/interpret.js'
import type { CalcKnowledge } from '../../jobs/calc/plan-row.js'
import type { Series } from '../../jobs/correct/series.js'
import { read as readRecalc } from '../../jobs/recalc/interpret.js'
import type { References } from '../../jobs/saved/references.js'
import type { TypeInfo } from '../../jobs/saved/types.js'
import type { StepAnswer } from '../../src/core/job/job.js'
import { translateWhole } from '../../src/messages/index.js'

const answered = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const field = (campo: string, tipo: string) => ({ campo, tipo, required: false, descricao: '' })

const info: TypeInfo = {
  type: 'calculosJudiciais',
  label: 'Cálculos judiciais',
  fields: [field('indexador', 'integer'), field('dia_atualiza', 'date'), field('selic', 'boolean')],
  exemplo: {},
}
/** Up to 20/11/2025: an amount of 02/2019 grows by a half, one of 03/2019 by two fifths. */
const series: Record<string, Series> = {
  'table 262 2025-11-20': {
    name: 'TJES',
    by: 'table',
    unpublished: [],
    months: { '2019-02': { factor: '1.5' }, '2019-03': { factor: '1.4' } },
  },
}
const FIELDS = {
  indexador: 262,
  dia_atualiza: '20/11/2025',
  parcelas: [
    { data: '05/02/2019', valor: 1000 },
    { data: '05/03/2019', valor: 100 },
  ],
}
const RIGHT = [
  { data: '05/02/2019', valor: 1000, corrigido: 1500, total: 1500 },
  { data: '05/03/2019', valor: 100, corrigido: 140, total: 140 },
]
const [FIRST, SECOND] = RIGHT as [(typeof RIGHT)[number], (typeof RIGHT)[number]]

interface Case {
  fields?: Record<string, unknown>
  memoria?: unknown
  known?: Partial<CalcKnowledge>
}

function ran({ fields = {}, memoria = RIGHT, known = {} }: Case) {
  const values = { ...FIELDS, ...fields } as never
  const items = [{ values, records: {}, formats: [], received: {} }]
  const answers = [
    answered({ calcId: 7, hash: 'h' }),
    answered({ ok: true }),
    answered({ total: 1640, memoria }),
  ]
  const knowledge = { info, isDeep: true, holdsAnswers: true, checksRuns: true, series, ...known }
  const asking = { parameters: { type: info.type }, items, name: 'lote', answers }
  const read = readCalc(asking, knowledge as Partial<CalcKnowledge>)
  const [row] = read.is === 'read' ? read.items : []
  return {
    outcome: row!.outcome,
    verdict: row!.figures.conferencia,
    why: row!.figures.causa,
    lines: (row!.lists?.memoria ?? []).map(({ conferencia }) => conferencia),
    notes: row!.notes,
  }
}

test('lines that the series of the table gives → confere, in the row and in each line', () => {
  expect(ran({})).toEqual({
    outcome: 'ok',
    verdict: 'confere',
    why: undefined,
    notes: [],
    lines: ['confere', 'confere'],
  })
})

test('a line of other cents → DIVERGENTE with the likeliest cause, and the row is warned', () => {
  const { notes, ...told } = ran({ memoria: [FIRST, { ...SECOND, corrigido: 140.4 }] })
  expect(told).toEqual({
    outcome: 'warned',
    verdict: 'DIVERGENTE',
    lines: ['confere', 'DIVERGENTE'],
    why: '1 de 2 linhas da memória: centavos: arredondamento, ou valor alterado',
  })
  expect(notes.map((note) => translateWhole('pt', note))).toEqual([
    expect.stringContaining('1 de 2 linhas da memória do cálculo diferem'),
  ])
})

test('an entry without a line → DIVERGENTE, though each line agrees', () => {
  const { verdict, why, lines, notes } = ran({ memoria: [FIRST] })
  expect({ verdict, why, lines }).toEqual({
    verdict: 'DIVERGENTE',
    lines: ['confere'],
    why: 'lançamentos sem linha na memória: 1',
  })
  expect(notes[0]!.code).toBe('calc_divergent')
  expect(translateWhole('pt', notes[0]!)).toContain('não tem 1 dos lançamentos enviados')
})

const OWN = 'os campos do cálculo não dizem índice nem tabela'
const either: References = { index: { 262: 'IPCA' }, table: { 262: 'TJES' }, own: [], legacy: {} }
test.each<[string, Case, string, string]>([
  ['no index', { fields: { indexador: undefined } }, 'fórmula não dita', OWN],
  [
    'SELIC, whose fields only the service explains',
    { fields: { selic: true, selic_desde: '09/12/2021' } },
    'fórmula não dita',
    'o contrato não diz como estes campos mudam a correção: selic, selic_desde',
  ],
  [
    'an inline table',
    { fields: { indexador: -1, tabelaPersonalizada: undefined } },
    'fórmula não dita',
    'indexador -1 não está nas listas do serviço',
  ],
  [
    'a number of an index and of a table, in a type of which the contract is silent',
    { known: { info: { ...info, type: 'pensaoAlimenticia' }, references: either } },
    'fórmula não dita',
    'indexador 262 é número de um índice e de uma tabela',
  ],
  [
    'lines of a balance',
    { memoria: [{ data: '05/02/2019', saldo: 10, juros: 1 }] },
    'fórmula não dita',
    'a linha não diz uma data, um valor e um valor corrigido',
  ],
  [
    'no series',
    { known: { series: {} } },
    'sem série',
    'a série do índice ou da tabela não pôde ser lida',
  ],
  ['no memory', { memoria: [] }, 'sem memória', 'o serviço não mostrou memória de cálculo'],
  [
    'one line that tells too little',
    { memoria: [FIRST, { descricao: 'Subtotal' }] },
    'em parte',
    '1 de 2 linhas da memória conferem; nas demais: a linha não diz uma data, um valor e um valor corrigido',
  ],
])('%s → não conferido, and why', (_, given, kind, why) => {
  expect(ran(given)).toMatchObject({
    outcome: 'ok',
    verdict: `não conferido (${kind})`,
    why,
    notes: [],
  })
})

test('options of SELIC while SELIC is off → confere', () => {
  expect(ran({ fields: { selic: false, selic_base: 'am' } }).verdict).toBe('confere')
})

test('a batch that was planned before the check → no verdict', () => {
  const { verdict, lines } = ran({ known: { checksRuns: undefined } as never })
  expect({ verdict, lines }).toEqual({ verdict: undefined, lines: [undefined, undefined] })
})

test('a recalculation → não conferido, and why', () => {
  const item = { id: '7', type: info.type, values: {}, formats: [] }
  const answers = [answered({ fields: FIELDS }), answered({ total: 1640, memoria: RIGHT })]
  const read = readRecalc(
    { parameters: {}, items: [item], name: 'lote', answers },
    { checksRuns: true, types: { calculosJudiciais: info } },
  )
  expect(read.is === 'read' && read.items[0]!.figures).toMatchObject({
    conferencia: 'não conferido (sem série)',
    causa: expect.stringContaining('só se conhecem ao abri-lo'),
  })
})
