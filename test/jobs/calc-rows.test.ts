import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { type CalcItem, type CalcKnowledge, planRow } from '../../jobs/calc/plan-row.js'
import type { TypeInfo } from '../../jobs/saved/types.js'
import type { Job, Parameters, RowFields } from '../../src/core/job/job.js'

const field = (campo: string, tipo: string, required = false) => ({
  campo,
  tipo,
  required,
  descricao: '',
})
const INFO: TypeInfo = {
  type: 'atualizacaoMonetaria',
  label: 'Atualização monetária',
  fields: [
    field('indexador', 'string', true),
    field('custas', 'number'),
    field('parcelas', 'array', true),
    field('pagamentos', 'array'),
  ],
  exemplo: {
    parcelas: [{ data: '05/02/2019', valor: 2500, juros: 1 }],
    pagamentos: [{ data: '05/02/2019', valor: 100 }],
  },
}
const EITHER = ['valor_pensao', 'percentual_salario_minimo']
const job = calc as unknown as Job<CalcItem>
const FULL: RowFields = {
  indexador: 'ipca',
  'parcelas.data': '2019-02-05',
  'parcelas.valor': '10',
}

function planned(row: RowFields, batch: Parameters = {}) {
  const plan = planRow(row, batch, { info: INFO } as CalcKnowledge)
  return plan.is === 'item' ? plan : plan.problems.map(({ code, facts }) => [code, facts.label])
}

test('a row with all that its type needs → one record of a list, and how each cell came', () => {
  expect(planned({ ...FULL, custas: '7', name: 'Nota 1', grupo: undefined })).toMatchObject({
    alone: true,
    parameters: {},
    item: {
      values: { indexador: 'ipca', custas: 7 },
      records: { parcelas: { data: expect.any(String), valor: 10 } },
      received: { ...FULL, custas: '7' },
      name: 'Nota 1',
    },
  })
})

test('a row of a group → it needs not have all, for another may give it', () => {
  const { indexador: _, ...rest } = FULL
  expect(planned({ ...rest, grupo: 'A' }, { export: 'pdf' })).toMatchObject({
    alone: false,
    parameters: { export: 'pdf', grupo: 'A' },
    item: { needs: ['indexador', 'parcelas'], isChecked: true },
  })
  expect(planned({ ...rest, grupo: undefined })).toEqual([['calc_cell_missing', 'indexador']])
  expect(planned(FULL)).not.toHaveProperty('item.needs')
})

test.each<[string, RowFields, [string, string][]]>([
  ['a list that is none', { ...FULL, pagamentos: 'x' }, [['field_value', 'pagamentos']]],
  [
    'a payment below zero, in JSON',
    { ...FULL, pagamentos: '[{"valor": 5}, {"valor": -5}]' },
    [['calc_payment_below_zero', 'pagamentos.valor']],
  ],
  [
    'a payment below zero, in a column',
    { ...FULL, 'pagamentos.data': '2019-02-05', 'pagamentos.valor': '-0.01' },
    [['calc_payment_below_zero', 'pagamentos.valor']],
  ],
  [
    'an instalment without its amount',
    { indexador: 'ipca', 'parcelas.data': '2019-02-05' },
    [['cell_missing', 'parcelas.valor']],
  ],
  [
    'an instalment without its day',
    { indexador: 'ipca', 'parcelas.valor': '5' },
    [['cell_missing', 'parcelas.data']],
  ],
  [
    'a list in a column and by its parts',
    { ...FULL, parcelas: '[{"valor": 5, "data": "05/02/2019"}]' },
    [['calc_field_twice', 'parcelas']],
  ],
  ['no list that is needed', { indexador: 'ipca' }, [['calc_cell_missing', 'parcelas']]],
])('%s → rejected at its cell, before anything is paid', (_, row, problems) => {
  expect(planned(row)).toEqual(problems)
})

test('payments of nothing or more → taken', () => {
  const row = { ...FULL, 'pagamentos.data': '2019-02-05', 'pagamentos.valor': '0' }
  expect(planned(row)).toMatchObject({ item: { records: { pagamentos: { valor: 0 } } } })
  const list = '[{"valor": 5}]'
  expect(planned({ ...FULL, pagamentos: list })).toMatchObject({
    item: { values: { pagamentos: [{ valor: 5 }] } },
  })
})

test('an amount below zero outside of payments → taken', () => {
  expect(planned({ ...FULL, 'parcelas.valor': '-5' })).toMatchObject({
    item: { records: { parcelas: { valor: -5 } } },
  })
})

test('a group without any of the fields of which one is needed → nothing is paid, and it is told', () => {
  const info: TypeInfo = {
    ...INFO,
    type: 'pensaoAlimenticia',
    fields: [field('indexador', 'number'), ...EITHER.map((campo) => field(campo, 'number'))],
  }
  const known = { info } as CalcKnowledge
  const asked = (...rows: RowFields[]) => {
    const plans = rows.map((row) => planRow({ ...row, grupo: 'A' }, {}, known))
    const items = plans.map((plan) => (plan as Extract<typeof plan, { is: 'item' }>).item)
    const read = job.read({ items, parameters: {}, name: '', answers: [] }, known)
    const told = read.is === 'read' && read.items[0]?.notes.map(({ code }) => code)
    return [job.price?.({ items, parameters: {}, answers: [] }, known).calls, told]
  }
  expect(asked({ indexador: '3' }, {})).toEqual([0, ['calc_cell_missing']])
  expect(asked({ indexador: '3' }, { valor_pensao: '800' })[0]).toBe(3)
})
