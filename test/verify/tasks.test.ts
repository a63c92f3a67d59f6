import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { BatchRecords, part } from '../../src/records/batch-records.js'
import { pathOf } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { Findings } from '../../src/verify/findings.js'
import { checkRows } from '../../src/verify/plan-rows.js'
import { type CheckedTasks, checkTasks } from '../../src/verify/tasks.js'

const T = 't000001'
const ITEMS = [1, 2, 3, 4, 5]
let dir: string
let records: BatchRecords
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-tasks-'))
  records = new BatchRecords(await openFolder(dir), 'b1')
  await records.writeTask(T, { parameters: {}, items: ITEMS })
})
afterEach(() => rm(dir, { recursive: true }))

async function settle(...tasks: string[]): Promise<void> {
  for (const task of tasks) {
    const items = part(ITEMS, pathOf(task)).map(() => ({
      outcome: 'ok' as const,
      figures: {},
      notes: [],
    }))
    await records.writeOutcome({ task, items, totals: {} })
  }
}
const divide = async (...tasks: string[]) => {
  for (const task of tasks) await records.writeSplit(task)
}

async function check(mayBePending = false): Promise<[CheckedTasks, string[]]> {
  const findings = new Findings()
  const checked = await checkTasks(1, { records, findings, mayBePending })
  const told = findings
    .all()
    .map(({ code, facts }) => `${code} ${String(facts.key).slice('batches/b1/'.length)}`)
  return [checked, told]
}

test('a task that was divided is settled by its halves, at every depth', async () => {
  await divide(T, `${T}a`)
  await settle(`${T}aa`, `${T}ab`, `${T}b`)
  const [checked, told] = await check()
  expect(told).toEqual([])
  expect(checked).toMatchObject({ pending: 0, doubtful: new Set() })
})

test('a half without an outcome is missing, by its own key', async () => {
  await divide(T)
  await settle(`${T}a`)
  const [checked, told] = await check()
  expect(told).toEqual(['verify_outcome_missing outcomes/t000001b.json.gz'])
  expect(checked.doubtful).toEqual(new Set([T]))
})

test('rows that a whole and a half have settled have two outcomes', async () => {
  await divide(T)
  await settle(T, `${T}a`)
  const [checked, told] = await check()
  expect(told).toEqual(['verify_outcome_twice outcomes/t000001a.json.gz'])
  expect(checked.doubtful).toEqual(new Set([T]))
})

test('while a batch is open, or where it was cancelled, tasks may be pending', async () => {
  await divide(T)
  await settle(`${T}a`)
  const [checked, told] = await check(true)
  expect(told).toEqual([])
  expect(checked).toMatchObject({ pending: 1, doubtful: new Set() })
})

test('an answer that is stored makes its outcome due, whatever the batch', async () => {
  const call = { id: 'b1.t000001.1', attempt: 1, route: 'r', units: 1, status: 200 }
  await records.writeAnswer({
    task: T,
    call: { ...call, grantedAtMs: 0, answeredAtMs: 0 },
    body: {},
  })
  const [checked, told] = await check(true)
  expect(told).toEqual(['verify_outcome_missing outcomes/t000001.json.gz'])
  expect(checked.answered.get(T)).toMatchObject([{ attempt: 1 }])
})

test('what nobody could find out is counted as uncertain', async () => {
  const items = ITEMS.map(() => ({
    outcome: 'failed' as const,
    figures: {},
    notes: [{ code: 'row_uncertain' as const, facts: {} }],
  }))
  await records.writeOutcome({ task: T, items, totals: {} })
  const [checked, told] = await check()
  expect(told).toEqual([])
  expect(checked.uncertain).toBe(1)
})

test.each([
  ['this version', new Set<string>()],
  ['an earlier version', new Set([T])],
])('a row at the place of the one before, of a task of %s → told by the place, as people count', async (_, ofEarlierVersion) => {
  await settle(T)
  const row = { n: 1, line: 2, cells: [], task: T, item: 0 }
  await records.writeRows(1, [
    row,
    { ...row, n: 2, line: 3, item: 1 },
    { ...row, n: 3, line: 4, item: 1 },
  ])
  const findings = new Findings()
  const [tasks] = await check()
  const manifest = { plan: { chunks: 1, rows: 3 } } as Manifest
  await checkRows(manifest, records, { ...tasks, ofEarlierVersion }, [], findings)
  expect(findings.all()).toMatchObject([
    { code: 'verify_plan_row_place', facts: { line: 4, task: T, place: 2 } },
  ])
})

test('a row of a task without a place → place 0', async () => {
  await settle(T)
  await records.writeRows(1, [{ n: 1, line: 2, cells: [], task: T }])
  const findings = new Findings()
  const [tasks] = await check()
  await checkRows({ plan: { chunks: 1, rows: 1 } } as Manifest, records, tasks, [], findings)
  expect(findings.all()).toMatchObject([
    { code: 'verify_plan_row_place', facts: { line: 2, place: 0 } },
  ])
})
