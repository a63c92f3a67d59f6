import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { UnreadPeriods } from '../../../../src/accept/inspect/formats/unread-periods.js'
import type { Field, Parameters } from '../../../../src/core/job/job.js'

const FIELDS = ['data_inicio', 'data_fim'].map((name) => ({ name }) as Field)
const MARCH = { data_inicio: '2025-03-01', data_fim: '2025-03-31' }

/** Whether the cell is asked about, and of which field. */
function askedOf(heading: string, cell: string, given: Parameters): string | undefined {
  const table = { headings: [heading], columns: new Map() } as unknown as Table
  const periods = new UnreadPeriods(table, FIELDS, given, 2026)
  periods.observeItem([cell], 2)
  const [question] = periods.questions({ map: {} } as never)
  return question && String(question.facts!.field)
}

test.each<[string, string, Parameters, string | undefined]>([
  ['Mês', 'fev/2025', MARCH, 'data_inicio'],
  ['Mês', 'mar/2025', MARCH, undefined],
  ['Mês', 'abr/2025', MARCH, 'data_inicio'],
  ['Competência', 'abr/2025', MARCH, 'data_inicio'],
  ['Mês/ano', 'abr/2025', { data_fim: '2025-03-31' }, 'data_fim'],
  ['Mês', 'fev/2025', { data_fim: '2025-03-31' }, undefined],
  ['Mês', 'abr/2025', { data_inicio: '2025-03-01' }, undefined],
  ['Mês', 'mar/2025', {}, 'data_inicio'],
  ['Mês', 'a combinar', {}, undefined],
  ['Mesa', 'abr/2025', MARCH, undefined],
  ['Competência de', 'abr/2025', MARCH, 'data_inicio'],
  ['Competência paga', 'abr/2025', MARCH, undefined],
  ['Data da publicação', '10/03/2025', {}, 'data_inicio'],
  ['Disponibilização', '10/03/2025', {}, 'data_inicio'],
  ['Disponibilização', '10/02/2025', MARCH, undefined],
  ['A publicação', '10/03/2025', {}, undefined],
  ['Publicação oficial', '10/03/2025', {}, undefined],
  ['Período', '1ª quinzena de março', MARCH, 'data_inicio'],
  ['Período', 'últimos 30 dias', MARCH, 'data_inicio'],
  ['Período', '01/03/2025 a 31/03/2025', MARCH, 'data_inicio'],
  ['Período', 'o de sempre', MARCH, undefined],
  ['Período', 'últimos 30 dias', {}, undefined],
])('under %s, «%s» given %j → asked of %s', (heading, cell, given, field) => {
  expect(askedOf(heading, cell, given)).toBe(field)
})
