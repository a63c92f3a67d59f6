import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { DueRelations } from '../../../../src/accept/inspect/terms/due-relations.js'

test('a due date before its issue, no column of a term → the facts speak of none', () => {
  const headings = ['Data de emissão', 'Vencimento']
  const table = { headings, columns: new Map([['data_base', 1]]) } as unknown as Table
  const seen = new DueRelations(table, 1, 2026)
  const days = ['10/03/2020', '10/04/2020', '10/05/2020']
  for (const [at, issued] of days.entries()) seen.observeItem([issued, '20/12/2020'], at + 2)
  seen.observeItem(['10/06/2020', '20/05/2020'], 9)
  const [said] = seen.remarks('dmy')
  expect(said!.code).toBe('told_due_before_issue')
  expect(Object.keys(said!.facts).toSorted()).toEqual(
    ['column', 'count', 'issued', 'line', 'other', 'value'].toSorted(),
  )
})
