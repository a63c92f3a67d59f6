import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { ConstantDay } from '../../../../src/accept/inspect/terms/constant-day.js'
import type { Field } from '../../../../src/core/job/job.js'

const DATE = { name: 'data_base', type: 'date', label: 'Data' } as unknown as Field

test.each([
  ['Data', 'Emissão', ['ask_constant_day']],
  ['Data base', 'Emissão', ['ask_constant_day']],
  ['Data base', 'Último contato', []],
  ['Data base', 'Data da cobrança', []],
])('%s, one day on all lines, beside days of %s → %j', (own, other, asked) => {
  const table = { headings: [own, other], columns: new Map([['data_base', 0]]) }
  const day = new ConstantDay(table as unknown as Table, [DATE])
  for (const month of ['01', '02', '03'])
    day.observeItem(['31/10/2024', `10/${month}/2020`], Number(month))
  expect(day.questions({ map: {} }).map(({ code }) => code)).toEqual(asked)
})
