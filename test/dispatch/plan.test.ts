import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TaskRecord } from '../../src/core/task.js'
import { type Planned, type PlanOptions, planBatch } from '../../src/dispatch/plan.js'
import type { PlannableRow } from '../../src/dispatch/plannable-row.js'
import { RowSurvey } from '../../src/dispatch/row-survey.js'
import { ROWS_PER_CHUNK } from '../../src/records/batch-records.js'
import { aJob, aRow, Kept } from './support.js'

const OPTIONS: PlanOptions = { parameters: { index: 'ipca' }, knowledge: {}, duplicates: 'warn' }

async function planned(
  rows: PlannableRow[],
  options: Partial<PlanOptions> = {},
  pack = 500,
): Promise<Planned & { kept: Kept }> {
  const kept = new Kept()
  async function* each() {
    yield* rows
  }
  const plan = await planBatch(each(), aJob(pack), kept, { ...OPTIONS, ...options })
  return { ...plan, kept }
}

test('each row is once in the chunks, in order, whatever becomes of it', async () => {
  const rows = Array.from({ length: ROWS_PER_CHUNK * 2 + 1 }, (_, n) => aRow(n))
  const { plan, kept } = await planned(rows)
  expect(kept.chunks.map((chunk) => chunk.length)).toEqual([ROWS_PER_CHUNK, ROWS_PER_CHUNK, 1])
  expect(kept.all.map(({ n }) => n)).toEqual(rows.map(({ n }) => n))
  expect(plan).toMatchObject({ rows: rows.length, chunks: 3, toCall: rows.length, tasks: 9 })
})

test('chunks that come out even leave no empty one', async () => {
  const { plan, kept } = await planned(Array.from({ length: ROWS_PER_CHUNK }, (_, n) => aRow(n)))
  expect([plan.chunks, kept.chunks.length]).toEqual([1, 1])
})

test('no rows are no chunk and no task', async () => {
  const { plan, survey, kept } = await planned([])
  expect(plan).toMatchObject({ rows: 0, chunks: 0, tasks: 0, groups: 0 })
  expect([survey.groups, kept.chunks, kept.left]).toEqual([[], [], []])
})

test('titles are kept as they are, without fields', async () => {
  const { plan, kept } = await planned([aRow(0, { ignored: 'title', fields: { valor: '1' } })])
  expect(plan).toMatchObject({ ignored: 1, toCall: 0, tasks: 0 })
  expect(kept.all).toEqual([{ n: 0, line: 1, cells: ['cell 0'], ignored: 'title' }])
})

test('a row that could not be read is rejected with all its problems, and never planned', async () => {
  const problems = [
    { code: 'cell_missing' as const, facts: {} },
    { code: 'cell_zero' as const, facts: {} },
  ]
  const { plan, kept } = await planned([aRow(0, { problems, fields: { wrong: 'x' } })])
  expect(plan).toMatchObject({ rejected: 1, toCall: 0 })
  expect(kept.all[0]).toMatchObject({ problems, fields: { wrong: 'x' } })
})

test('rows rejected for two reasons → each told once, the most frequent first, with its first lines', async () => {
  const wrong = (n: number, code: 'cell_missing' | 'cell_zero') =>
    aRow(n, { line: n + 1, problems: [{ code, facts: { n: String(n) } }] })
  const rows = Array.from({ length: 9 }, (_, n) => wrong(n, n === 0 ? 'cell_zero' : 'cell_missing'))
  const { rejections } = await planned([...rows, aRow(9)])
  expect(rejections).toEqual([
    { problem: { code: 'cell_missing', facts: { n: '1' } }, rows: 8, lines: [2, 3, 4, 5, 6] },
    { problem: { code: 'cell_zero', facts: { n: '0' } }, rows: 1, lines: [1] },
  ])
})

test('the same problem in two fields → two reasons, each with its own lines', async () => {
  const wrong = (n: number, field: string) =>
    aRow(n, { line: n + 1, problems: [{ code: 'cell_missing', facts: { field } }] })
  const { rejections } = await planned([wrong(0, 'data_base'), wrong(1, 'valor'), aRow(2)])
  expect(rejections.map(({ problem, lines }) => [problem.facts.field, lines])).toEqual([
    ['data_base', [1]],
    ['valor', [2]],
  ])
})

test('one problem with another remedy in each row → a reason for each remedy', async () => {
  const known = ['ipca', 'igpm']
  const wrong = (n: number, value: string) =>
    aRow(n, { line: n + 1, problems: [{ code: 'row_unknown_index', facts: { value, known } }] })
  const rows = ['ipka', 'igpn', 'ipka', 'ipca2'].map((value, n) => wrong(n, value))
  const { rejections } = await planned(rows)
  expect(rejections.map(({ problem, lines }) => [problem.facts.value, lines])).toEqual([
    ['ipka', [1, 3, 4]],
    ['igpn', [2]],
  ])
})

test('one remedy for rows with other values → one reason, whose value is an example', async () => {
  const wrong = (n: number, value: string) =>
    aRow(n, { line: n + 1, problems: [{ code: 'cell_no_such_date', facts: { value } }] })
  const { rejections } = await planned([wrong(0, '31/02'), wrong(1, '31/02'), wrong(2, '30/02')])
  expect(rejections).toMatchObject([
    { isExample: true, rows: 3, problem: { facts: { value: '31/02' } } },
  ])
  const { rejections: alike } = await planned([wrong(0, '31/02'), wrong(1, '31/02')])
  expect(alike[0]).not.toHaveProperty('isExample')
})

test('a row that the job rejects is rejected', async () => {
  const { plan, kept } = await planned([aRow(0, { fields: { wrong: 'x' } })])
  expect(plan).toMatchObject({ rejected: 1 })
  expect(kept.all[0]!.problems).toEqual([{ code: 'row_no_index', facts: {} }])
})

test('hidden rows are counted, and are rows like the others', async () => {
  const { plan, kept } = await planned([aRow(0, { hidden: true }), aRow(1)])
  expect(plan).toMatchObject({ hidden: 1, toCall: 2 })
  expect(kept.all.map(({ hidden }) => hidden)).toEqual([true, undefined])
})

const CASE = { numero_processo: '1', data_base: '2020-01-01', valor: '10' }

test('a repeated row is answered, with a note that names the first', async () => {
  const { plan, kept } = await planned([0, 1, 2].map((n) => aRow(n, { fields: CASE })))
  expect(plan).toMatchObject({ toCall: 3, duplicate: 0 })
  expect(kept.all.map(({ notes }) => notes)).toEqual([
    undefined,
    [{ code: 'note_repeated_row', facts: { line: 1 } }],
    [{ code: 'note_repeated_row', facts: { line: 1 } }],
  ])
})

test('on request it is left out, and costs nothing', async () => {
  const rows = [0, 1, 2].map((n) => aRow(n, { fields: CASE }))
  const { plan, kept } = await planned(rows, { duplicates: 'drop' })
  expect(plan).toMatchObject({ toCall: 1, duplicate: 2, tasks: 1 })
  expect(kept.all.map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, 1, 1])
  expect(kept.left[0]![1].items).toHaveLength(1)
})

test.each([
  ['another amount', { ...CASE, valor: '11' }],
  ['another date', { ...CASE, data_base: '2020-01-02' }],
  ['another case', { ...CASE, numero_processo: '2' }],
])('a row with %s is no repeat', async (_name, fields) => {
  const { plan } = await planned([aRow(0, { fields: CASE }), aRow(1, { fields })], {
    duplicates: 'drop',
  })
  expect(plan).toMatchObject({ toCall: 2, duplicate: 0 })
})

test('without a case number, other capitals or blanks alone → a repeat', async () => {
  const fields = { data_base: '2020-01-01', valor: '10' }
  const rows = [
    ['Ana Lima', '10'],
    ['ANA  LIMA ', '10'],
  ].map((cells, n) => aRow(n, { fields, cells }))
  const { plan } = await planned(rows, { duplicates: 'drop' })
  expect(plan).toMatchObject({ toCall: 1, duplicate: 1 })
})

test('without a case number only rows that are the same in every cell are repeats', async () => {
  const fields = { data_base: '2020-01-01', valor: '10' }
  const same = { fields, cells: ['Ana', '10'] }
  const other = { fields, cells: ['Bia', '10'] }
  const { plan, kept } = await planned([aRow(0, same), aRow(1, other), aRow(2, same)])
  expect(plan.toCall).toBe(3)
  expect(kept.all.map(({ notes }) => notes?.length ?? 0)).toEqual([0, 0, 1])
})

test('nor is the case alone the row, where there is no amount', async () => {
  const fields = { numero_processo: '1' }
  const same = { fields, cells: ['1', 'Ana'] }
  const other = { fields, cells: ['1', 'Bia'] }
  const { kept } = await planned([aRow(0, same), aRow(1, other), aRow(2, same)])
  expect(kept.all.map(({ notes }) => notes?.[0]?.facts.line)).toEqual([undefined, undefined, 1])
})

test('a rejected row is no first to be repeated', async () => {
  const rows = [aRow(0, { fields: { ...CASE, wrong: 'x' } }), aRow(1, { fields: CASE })]
  const { plan } = await planned(rows, { duplicates: 'drop' })
  expect(plan).toMatchObject({ rejected: 1, toCall: 1, duplicate: 0 })
})

test('the notes of a row stay with it', async () => {
  const notes = [{ code: 'note_month_only' as const, facts: { label: 'Data' } }]
  const { kept } = await planned([aRow(0, { notes })])
  expect(kept.all[0]!.notes).toEqual(notes)
})

test('what the service has shown of its size bounds the packs, and never enlarges them', async () => {
  const rows = Array.from({ length: 10 }, (_, n) => aRow(n))
  expect((await planned(rows, { pack: 4 })).plan.tasks).toBe(3)
  expect((await planned(rows, { pack: 9 }, 5)).plan.tasks).toBe(2)
})

test('what cells of rows say of the terms → each value once in the survey, by its field', () => {
  const survey = new RowSurvey([])
  expect(survey.summary()).not.toHaveProperty('terms')
  for (const day of ['2025-12-31', '2024-01-15', '2025-12-31'])
    survey.note({ parameters: {}, terms: { dia: day, indice: 'ipca' } })
  expect(survey.summary().terms).toEqual({ dia: ['2025-12-31', '2024-01-15'], indice: ['ipca'] })
})

test('the survey tells each parameter set once, with the span of its dates', async () => {
  const rows = [
    ['a', '2020-03-01'],
    ['b', '2019-01-01'],
    ['a', '2018-05-01'],
    ['a', '2021-02-01'],
  ].map(([set, data_base], n) => aRow(n, { fields: { set, data_base } }))
  const { survey, plan } = await planned(rows)
  expect(plan.groups).toBe(2)
  expect(survey.groups).toEqual([
    { parameters: { index: 'ipca', set: 'a' }, from: '2018-05-01', to: '2021-02-01', rows: 3 },
    { parameters: { index: 'ipca', set: 'b' }, from: '2019-01-01', to: '2019-01-01', rows: 1 },
  ])
})

test('payments among the rows → each parameter set says how many it has', async () => {
  const rows = ['-1', '5', '-1'].map((valor, n) =>
    aRow(n, { fields: { valor, data_base: '2020-03-01' } }),
  )
  expect((await planned(rows)).survey.groups).toMatchObject([
    { rows: 3, payments: { rows: 2, sum: '-2' } },
  ])
})

test('whatever comes in: counts add up, order is kept, and each row to be called has its item', async () => {
  const row = fc.record({
    kind: fc.constantFrom('item', 'item', 'item', 'ignored', 'wrong', 'problem'),
    hidden: fc.boolean(),
    set: fc.constantFrom('a', 'b', undefined),
    alone: fc.boolean(),
    valor: fc.constantFrom('1', '2', '3'),
  })
  const claim = async (
    all: (typeof row extends fc.Arbitrary<infer R> ? R : never)[],
    duplicates: 'warn' | 'drop',
    pack: number,
  ) => {
    const rows = all.map(({ kind, hidden, set, alone, valor }, n) =>
      aRow(n, {
        hidden,
        fields: {
          numero_processo: '1',
          data_base: '2020-01-01',
          valor,
          set,
          alone,
          wrong: kind === 'wrong' ? 'x' : undefined,
        },
        ...(kind === 'ignored' ? { ignored: 'title' } : {}),
        problems: kind === 'problem' ? [{ code: 'cell_missing', facts: {} }] : [],
      }),
    )
    const { plan, kept } = await planned(rows, { duplicates }, pack)
    expect(plan.rows).toBe(plan.ignored + plan.rejected + plan.duplicate + plan.toCall)
    expect(plan.tasks).toBe(kept.left.length)
    expect(kept.all.map(({ n, line, cells }) => ({ n, line, cells }))).toEqual(
      rows.map(({ n, line, cells }) => ({ n, line, cells })),
    )
    const called = kept.all.filter(({ task }) => task !== undefined)
    expect(called).toHaveLength(plan.toCall)
    expect(new Set(called.map(({ task, item }) => `${task} ${item}`)).size).toBe(plan.toCall)
    for (const record of called) {
      expect(kept.itemOf(record)).toEqual({ date: '2020-01-01', amount: record.fields!.valor })
    }
    for (const [, { items }] of kept.left) expect(items.length).toBeLessThanOrEqual(pack)
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 60 }),
      fc.constantFrom('warn', 'drop'),
      fc.integer({ min: 1, max: 5 }),
      claim,
    ),
  )
})

test('a group is a task of its own, however many its rows; rows without one ride together as ever', async () => {
  const kept = new Kept()
  const groups = ['A', undefined, 'B', 'A', undefined, 'A']
  async function* rows() {
    for (const [n, grupo] of groups.entries())
      yield aRow(n, { fields: { valor: String(n), ...(grupo ? { grupo } : { name: `x ${n}` }) } })
  }
  const groupOf = ({ grupo }: PlannableRow['fields']) => grupo as string | undefined
  await planBatch(rows(), { ...aJob(2), groupOf }, kept, OPTIONS)
  const amounts = ({ items }: TaskRecord) =>
    items.map((item) => (item as { amount: string }).amount)
  const told = [...kept.tasks.values()].map((task) => [task.whole, amounts(task).join(' ')])
  expect(told.toSorted()).toEqual([
    [false, '1 4'],
    [true, '0 3 5'],
    [true, '2'],
  ])
})

test('patch whose rows are all kept → asks for no reading that its base did not make; with one new row it does', async () => {
  const reading = { name: 'tribunals', parameters: {} }
  const job = {
    ...aJob(500),
    prefetches: { forTask: () => [reading], request: () => ({}) },
  } as never
  const plannedWith = async (rows: PlannableRow[]) => {
    async function* each() {
      yield* rows
    }
    const reusable = {
      item: (_: unknown, item: { amount?: string }) =>
        item.amount === '1' ? { task: 't000001', item: 0 } : undefined,
      group: () => undefined,
      reading: () => undefined,
      rest: () => undefined,
    } as PlanOptions['reusable']
    const kept = new Kept()
    const sink = Object.assign(kept, { reuse: async () => {} })
    return (await planBatch(each(), job, sink, { ...OPTIONS, reusable })).plan
  }
  const same = aRow(0, { fields: { valor: '1' } })
  expect(await plannedWith([same])).toMatchObject({ toCall: 1, price: { calls: 0 } })
  const added = aRow(1, { fields: { valor: '2' } })
  expect(await plannedWith([same, added])).toMatchObject({ readings: 1, price: { calls: 2 } })
})
