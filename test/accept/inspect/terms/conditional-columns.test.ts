import { expect, test } from 'vitest'
import { fields } from '../../../../jobs/correct/fields.js'
import { conditionalColumnQuestions } from '../../../../src/accept/inspect/terms/conditional-columns.js'
import type { AcceptedRow } from '../../../../src/accept/read/rows.js'
import type { Parameters } from '../../../../src/core/job/job.js'

const HEADINGS = ['Valor', 'Vencimento', 'Data da citação', 'Juros % a.m.']
const valor = { field: 'valor', heading: 'Valor', column: 'A', how: 'exact' }
const rate = { field: 'juros_percentual', heading: 'Juros % a.m.', column: 'D', how: 'exact' }
const citation = { field: 'data_citacao', heading: 'Data da citação', column: 'C', how: 'exact' }

function askedOf(
  given: Parameters,
  mapping: (typeof valor)[] = [valor],
  days = ['10/05/2021', ''],
) {
  async function* rows() {
    for (const [at, day] of days.entries()) {
      const row = { cells: ['1,00', '10/01/2020', day], fields: { data_base: '2020-01-10' } }
      yield {
        ...row,
        n: at + 1,
        line: at + 2,
        hidden: false,
        problems: [],
        notes: [],
      } as AcceptedRow
    }
  }
  return conditionalColumnQuestions({ headings: HEADINGS, mapping, rows }, fields, given)
}

const ASKED = [
  {
    code: 'ask_interest_start',
    facts: { parameter: 'juros.from', value: 'citacao', column: 'C «Data da citação»' },
  },
]

test.each([
  ['by a parameter', { 'juros.percentual': '1' }, [valor]],
  ['by a column', {}, [valor, rate]],
])('rate of interest given %s beside a day of citation → asked from when it runs', async (_, given, mapping) => {
  expect(await askedOf(given, mapping)).toMatchObject(ASKED)
})

test.each<[string, Parameters, (typeof valor)[]?, string[]?]>([
  ['no rate', {}],
  ['its first day is said', { 'juros.percentual': '1', 'juros.from': 'vencimento' }],
  ['the day is said', { 'juros.percentual': '1', 'juros.citacao': '01/02/2020' }],
  ['the column is used already', { 'juros.percentual': '1' }, [valor, citation]],
  [
    'due dates and the days after',
    { 'juros.percentual': '1' },
    [valor],
    ['10/01/2020', '11/01/2020'],
  ],
])('%s → not asked', async (_, given, mapping, days) => {
  expect(await askedOf(given, mapping, days)).toEqual([])
})
