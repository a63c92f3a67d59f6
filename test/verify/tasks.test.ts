import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BatchRecords, part } from '../../src/records/batch-records.js'
import { pathOf } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { Findings } from '../../src/verify/findings.js'
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
