import { expect, test } from 'vitest'
import { decimalIn } from '../../jobs/update/decimal-in.js'
import { readAnswer } from '../../jobs/update/interpret.js'
import { idOf, namesIn, type UpdateKnowledge } from '../../jobs/update/names.js'
import { checkName, checkParameters, planRow, type UpdateItem } from '../../jobs/update/plan-row.js'
import { readings } from '../../jobs/update/readings.js'
import { factorOn, seriesIn, seriesKey } from '../../jobs/update/series.js'

const PARAMETERS = { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' }
const NAMES = namesIn({
  tabelas: [
    { id: 'ipca', nome: 'IPCA (IBGE)' },
    { id: 'ipca-15', nome: 'Prévia' },
    { id: 'tr', nome: 'Prévia' },
  ],
})

test.each([
  ['its id', 'ipca-15', 'ipca-15'],
  ['another spelling', ' Ipca 15', 'ipca-15'],
  ['its name', 'ipca (ibge)', 'ipca'],
  ['a name that two tables have', 'Prévia', undefined],
  ['a name of nothing', 'xyz', undefined],
  ['a name of every object', 'constructor', undefined],
])('a table by %s', (_, given, id) => {
  expect(idOf(given, NAMES)).toBe(id)
})

test('a list with a number and a word for each table → found by either', () => {
  const tabelas = [
    { id: 11, nome: 'IPCA (IBGE)', slug: 'ipca' },
    { id: 12, nome: 'INPC (IBGE)', slug: 'inpc' },
  ]
  const found = namesIn({ tabelas })
  expect(['IPCA', 'inpc', '12'].map((given) => idOf(given, found))).toEqual(['11', '12', '12'])
})

test('without a list names are sent as they were given', () => {
  expect(idOf(' IPCA-E ', {})).toBe('IPCA-E')
  expect(idOf('x', namesIn({ avisos: 'nada' }))).toBe('x')
})

test.each([
  ['TR + 0,5%', undefined],
  ['INPC + 1% a.m.', undefined],
  ['IPCA + juros legais', undefined],
  ['1%', undefined],
  ['0,5', undefined],
  ['IPCA-E até 11/2021, depois SELIC', undefined],
  ['12', '12'],
  ['IGP-M', 'IGP-M'],
  ['TJES (INPC, juros de 1% a.m.)', 'TJES (INPC, juros de 1% a.m.)'],
])('no list at hand: %s → %s', (given, sent) => {
  expect(idOf(given, {})).toBe(sent)
  const refused = sent === undefined ? ['not_an_index_name'] : []
  expect(checkName({ indiceAtualizacao: given }, {}).map(({ code }) => code)).toEqual(refused)
})

test.each([
  ['nothing', {}, [], ['indiceAtualizacao', 'dataAtualizacao']],
  ['columns', {}, ['indice', 'data_atualizacao'], []],
  ['parameters', PARAMETERS, [], []],
])('what is missing where there are %s', (_, given, columns, missing) => {
  const said = checkParameters(given, new Set(columns))
  expect(said.map(({ facts }) => facts.parameter)).toEqual(missing)
})

const ROW = { data_base: '2020-03-10', valor: '100.5' }
test.each([
  ['its own index and date', { ...ROW, indice: 'IPCA-15', data_atualizacao: '2023-01-31' }, 'item'],
  ['an index that is not listed', { ...ROW, indice: 'xyz' }, 'row_unknown_index'],
  ['a date after the update', { ...ROW, data_base: '2025-01-01' }, 'row_after_update'],
])('a row with %s', (_, row, expected) => {
  const planned = planRow(row, PARAMETERS, NAMES)
  const told = planned.is === 'item' ? 'item' : planned.problems[0]!.code
  expect(told).toBe(expected)
  if (planned.is !== 'item') return
  expect(planned.parameters).toEqual({
    indiceAtualizacao: 'ipca-15',
    dataAtualizacao: '2023-01-31',
  })
  expect(planned.item).toEqual({ dia: '2020-03-10', valor: '100.5' })
})

test.each([
  [1234.5, '1234.5'],
  ['1.234,56', '1234.56'],
  ['-1234,5', '-1234.5'],
  ['1234.56', '1234.56'],
  ['1.0123456789', '1.0123456789'],
  ['1.234', undefined],
  ['R$ 1,00', undefined],
  [null, undefined],
])('a number %j is read as %s', (value, expected) => {
  expect(decimalIn(value)?.toFixed()).toBe(expected)
})

test('readings: the list unless it is known, then each series, the most used first', () => {
  const group = (indiceAtualizacao: string, rows: number) => ({
    parameters: { ...PARAMETERS, indiceAtualizacao },
    from: '2020-01-01',
    to: '2021-01-01',
    rows,
  })
  const survey = { groups: [group('a', 1), group('b', 9)] }
  const named = (knowledge: UpdateKnowledge) =>
    readings.forBatch!(survey, knowledge).map(({ name }) => name)
  expect(named({})).toEqual(['listaTabelas', 'b 2024-12-31', 'a 2024-12-31'])
  expect(named(NAMES)).toEqual(['b 2024-12-31', 'a 2024-12-31'])
})

const ITEMS: UpdateItem[] = [
  { dia: '2020-03-10', valor: '100' },
  { dia: '2021-05-01', valor: '-50.5' },
]
const SERIES = seriesIn(
  {
    valores: [
      { mes: '2020-03', fator: 1.25 },
      { mes: '2021-05', fator: 1.1 },
    ],
  },
  PARAMETERS,
)
const KNOWN = { series: { [seriesKey(PARAMETERS)]: SERIES } }

function read(body: unknown, knowledge: UpdateKnowledge = KNOWN) {
  const answers = [{ is: 'answered' as const, status: 200, body }]
  return readAnswer({ parameters: PARAMETERS, items: ITEMS, name: 'x', answers }, knowledge)
}

const GOOD = [
  { dia: '2020-03-10', valor: 100, fator: 1.25, valorAtualizado: 125 },
  { dia: '2021-05-01', valor: -50.5, fator: 1.1, valorAtualizado: -55.55 },
]

test('an answer that repeats what was asked, in position, is checked against the series', () => {
  expect(read({ lista: GOOD, total: 69.45 })).toEqual({
    is: 'read',
    totals: { total: '69.45' },
    items: [
      {
        outcome: 'ok',
        notes: [],
        figures: {
          valor: '100',
          fator: '1.2500000000',
          atualizado: '125',
          diferenca: '25',
          conferencia: 'confere',
          fatorProprio: '1.2500000000',
          diferencaPropria: '0.00',
        },
      },
      expect.objectContaining({ outcome: 'ok' }),
    ],
  })
})

test.each([
  ['dates in another order', [...GOOD].reverse()],
  ['another amount', [{ ...GOOD[0], valor: 101 }, GOOD[1]]],
  ['another date, the Brazilian way', [{ ...GOOD[0], dia: '11/03/2020' }, GOOD[1]]],
])('%s: nothing is put on any row', (_, lista) => {
  expect(read({ lista })).toMatchObject({
    is: 'mismatch',
    problem: { code: 'answer_wrong_item', facts: { position: 1 } },
  })
})

test('an answer of another length fails its rows, with the whole of it', () => {
  const body = { lista: [GOOD[0]] }
  const failed = { outcome: 'failed', figures: {}, notes: [{ code: 'answer_not_recognised' }] }
  expect(read(body)).toMatchObject({
    is: 'read',
    items: [{ ...failed, lists: { unread: [{ resposta: JSON.stringify(body) }] } }, failed],
  })
})

test('fields of other names are kept, and no figure is made of them', () => {
  const body = [
    { resultado: 125, detalhe: { juros: 1 }, fator: 'x' },
    { resultado: -55.55, meses: [{ mes: 1 }] },
  ]
  const answer = read(body)
  expect(answer).toMatchObject({
    items: [
      {
        outcome: 'warned',
        notes: [{ code: 'answer_value_unknown' }],
        figures: { resultado: '125', 'detalhe.juros': '1', 'fator (serviço)': 'x' },
      },
      { figures: { resultado: '-55.55', meses: '[{"mes":"1"}]' } },
    ],
  })
  expect(JSON.stringify(answer)).not.toContain('atualizado"')
})

test('plain numbers may be anything', () => {
  expect(read([125, -55.55])).toMatchObject({
    items: [{ outcome: 'warned', figures: { resposta: '125' } }, { outcome: 'warned' }],
  })
})

test.each([
  ['as the series has it', 125.02, 'confere', undefined],
  ['more than two cents away', 125.03, 'DIVERGENTE', 'row_divergent'],
  ['as it was', 100, 'DIVERGENTE', 'row_nominal'],
])('an updated amount %s', (_, valorAtualizado, conferencia, code) => {
  const answer = read([{ valorAtualizado }, GOOD[1]])
  const [first] = answer.is === 'read' ? answer.items : []
  expect(first!.figures.conferencia).toBe(conferencia)
  expect(first!.notes[0]?.code).toBe(code)
})

test('without a series an old amount that comes back as it was is suspect', () => {
  const answer = read([{ valorAtualizado: 100 }, GOOD[1]], {})
  expect(answer).toMatchObject({
    items: [{ outcome: 'warned', notes: [{ code: 'row_nominal' }] }, { outcome: 'ok' }],
  })
})

test.each([
  ['months', [{ mes: '2020-03', fator: '1,25' }], '1.25'],
  ['months the Brazilian way', [{ Mês: '03/2020', coeficiente: 1.25 }], '1.25'],
  [
    'days: the one',
    [
      { data: '2020-03-10', fator: 2 },
      { data: '2020-03-11', fator: 3 },
    ],
    '2',
  ],
  [
    'days: none of them',
    [
      { data: '2020-03-01', fator: 2 },
      { data: '2020-03-02', fator: 3 },
    ],
    undefined,
  ],
  ['a number that may be anything', [{ mes: '2020-03', valor: 1.25 }], undefined],
])('a series by %s', (_, valores, factor) => {
  expect(factorOn(seriesIn({ valores }, PARAMETERS), '2020-03-10')).toBe(factor)
})

test('a series of another shape is shown as it came', () => {
  const { lines } = seriesIn({ dados: [{ a: 1, b: { c: 'x' } }] }, PARAMETERS)
  expect(lines).toEqual([{ others: 'a: 1; b.c: x' }])
})

/** A record that names the updated amount as nobody knows, beside its factor. */
const strange = (over: object = {}) => ({
  data: '10/03/2020',
  valorHistorico: '1000.00',
  coeficiente: '1.5',
  valorFinal: '1500.00',
  ...over,
})
const asking = (records: object[], items: UpdateItem[]) =>
  readAnswer(
    {
      name: 't000001',
      parameters: PARAMETERS,
      items,
      answers: [
        {
          is: 'answered',
          status: 200,
          body: { _meta: { rastro: [{ no: 'b-3' }] }, resultado: { lancamentos: records } },
        },
      ],
    },
    {},
  )
const THOUSAND = { dia: '2020-03-10', valor: '1000' }

test.each<[string, object, object]>([
  ['of an unknown name is amount times factor', {}, { atualizado: '1500', fator: '1.5000000000' }],
  [
    'of two unknown names is amount times factor',
    { outro: '1500.00' },
    { conferencia: 'não conferido (sem valor)' },
  ],
  [
    'of an unknown name is not amount times factor',
    { valorFinal: '1400.00' },
    { conferencia: 'não conferido (sem valor)' },
  ],
])('an answer beside a list as long, whose only number %s → what is known of it', (_, over, figures) => {
  const read = asking([strange(over)], [THOUSAND])
  expect(read).toMatchObject({ is: 'read', items: [{ figures }] })
})

test.each([
  ['day', { data: '11/03/2020' }],
  ['amount', { valorHistorico: '999.00' }],
])('a record of another shape that repeats another %s → no figure', (_, over) => {
  const items = [THOUSAND, { dia: '2020-04-10', valor: '5' }]
  const second = strange({ data: '10/04/2020', valorHistorico: '5.00', valorFinal: '7.50' })
  expect(asking([strange(over), second], items).is).toBe('mismatch')
})
