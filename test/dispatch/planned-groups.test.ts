import { expect, test } from 'vitest'
import { plannedRows } from '../../src/batches/view/report.js'
import { rowsRejected, rowsToAsk } from '../../src/core/batch.js'
import type { Job, TaskState } from '../../src/core/job/job.js'
import { planBatch } from '../../src/dispatch/plan.js'
import type { PlannableRow } from '../../src/dispatch/plannable-row.js'
import { aJob, aRow, Kept } from './support.js'

/** Amounts of one group must be equal, as its rows make one calculation. */
const grouped = {
  ...aJob(1),
  groupOf: ({ grupo }: PlannableRow['fields']) => grupo as string | undefined,
  price: ({ items }: Pick<TaskState, 'items'>) => {
    const calls = new Set(items.map((one) => (one as { amount: string }).amount)).size === 1 ? 1 : 0
    return { calls, units: calls }
  },
  read: ({ items }: TaskState) => ({
    is: 'read',
    items: items.map(() => ({
      outcome: 'rejected',
      notes: [{ code: 'calc_group_differs', facts: {} }],
    })),
    totals: {},
  }),
} as unknown as Job

async function planned(rows: PlannableRow['fields'][]) {
  async function* each() {
    for (const [n, fields] of rows.entries()) yield aRow(n, { fields })
  }
  const options = { parameters: {}, knowledge: {}, duplicates: 'warn' as const }
  const { plan, rejections, unmade } = await planBatch(each(), grouped, new Kept(), options)
  const reasons = rejections.map(({ problem, lines }) => `${problem.code} ${lines}`)
  return { plan, reasons, calls: plan.price?.calls, unmade: [...unmade.keys()] }
}

test('group with a rejected row → its other rows are counted as rejected, and not asked', async () => {
  const { plan, reasons, calls, unmade } = await planned([
    { grupo: 'A', valor: '1' },
    { grupo: 'A', wrong: 'x' },
    { grupo: 'A', valor: '1' },
    { grupo: 'B', valor: '2' },
  ])
  expect([rowsToAsk(plan), rowsRejected(plan), calls]).toEqual([1, 3, 1])
  expect(reasons).toEqual(['row_group_broken 1,3', 'row_no_index 2'])
  expect(unmade).toEqual([1, 3])
  expect(plannedRows(plan)).toMatchObject({ read: 4, rejected: 3, pending: 1 })
})

test('group whose rows contradict each other → rejected for the reason of the run', async () => {
  const { plan, reasons, calls } = await planned([
    { grupo: 'A', valor: '1' },
    { grupo: 'A', valor: '2' },
  ])
  expect([rowsToAsk(plan), rowsRejected(plan), calls]).toEqual([0, 2, 0])
  expect(reasons).toEqual(['calc_group_differs 1,2'])
})

test('groups that are made → nothing is taken off the plan', async () => {
  const { plan } = await planned([
    { grupo: 'A', valor: '1' },
    { grupo: 'A', valor: '1' },
  ])
  expect([plan.unmade, rowsToAsk(plan), rowsRejected(plan)]).toEqual([undefined, 2, 0])
})
