import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AttemptRecord } from '../../src/core/task.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { print } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { type CheckedCalls, checkCalls } from '../../src/verify/calls.js'
import { Findings } from '../../src/verify/findings.js'
import type { AnsweredAt } from '../../src/verify/tasks.js'

const T = 't000001'
let dir: string
let records: BatchRecords
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-calls-'))
  records = new BatchRecords(await openFolder(dir), 'b1')
})
afterEach(() => rm(dir, { recursive: true }))

async function attempt(n: number, over: Partial<AttemptRecord> = {}): Promise<void> {
  const record: AttemptRecord = {
    call: `b1.${T}.${n}`,
    task: T,
    attempt: n,
    route: 'POST /v1/correct',
    units: 1,
    book: 'book',
    grant: `b1.${T}.${n}-x`,
    grantedAtMs: n * 1_000,
    deadlineMs: n * 1_000 + 75_000,
    owner: { host: 'here', pid: 1, instance: 'a' },
    ...over,
  }
  await records.bucket.put(keys.attempt('b1', T, n), print('lote/attempt', record))
}
const ended = (as: 'wait' | 'unknown' | 'broken', status?: number) => ({
  ended: { as, atMs: 0, reason: '', ...(status ? { status } : {}) },
})

async function check(answered?: AnsweredAt): Promise<[CheckedCalls, string[]]> {
  const findings = new Findings()
  const tasks = {
    items: new Map(),
    doubtful: new Set<string>(),
    answered: new Map(answered ? [[T, [answered]]] : []),
    pending: 0,
    uncertain: 0,
    ofEarlierVersion: new Set<string>(),
  }
  const checked = await checkCalls(records, tasks, findings)
  const told = findings.all().map(({ code, facts }) => `${code} ${String(facts.key).slice(-9, -5)}`)
  return [checked, told]
}

test('attempts that failed before the one that was answered are as they should be', async () => {
  await attempt(1, ended('wait', 429))
  await attempt(2, ended('unknown'))
  await attempt(3)
  const [checked, told] = await check({ attempt: 3, answeredAtMs: 3_500 })
  expect(told).toEqual([])
  expect(checked).toMatchObject({ calls: 3, units: 3, open: 0 })
})

test('one that never left is no call, costs nothing and may follow any other', async () => {
  await attempt(1)
  await attempt(2, { ...ended('broken'), units: 0 })
  const [checked, told] = await check({ attempt: 1, answeredAtMs: 1_500 })
  expect(told).toEqual([])
  expect(checked).toMatchObject({ calls: 1, units: 1 })
})

describe('an attempt after the one that was answered', () => {
  test('that was sent when the answer was there is told', async () => {
    await attempt(1)
    await attempt(2)
    const [, told] = await check({ attempt: 1, answeredAtMs: 1_999 })
    expect(told).toEqual(['verify_called_again 0002'])
  })

  test('that was on its way when the answer came late is not', async () => {
    await attempt(1)
    await attempt(2)
    expect((await check({ attempt: 1, answeredAtMs: 2_000 }))[1]).toEqual([])
  })

  test('of another host is told beyond what clocks may be apart', async () => {
    await attempt(1)
    await attempt(2, { owner: { host: 'there', pid: 1, instance: 'b' }, grantedAtMs: 11_500 })
    expect((await check({ attempt: 1, answeredAtMs: 1_499 }))[1]).toEqual([
      'verify_called_again 0002',
    ])
    expect((await check({ attempt: 1, answeredAtMs: 1_500 }))[1]).toEqual([])
  })
})

test('a number that is left out is an attempt that is missing', async () => {
  await attempt(1, ended('unknown'))
  await attempt(3)
  expect((await check({ attempt: 3, answeredAtMs: 3_500 }))[1]).toEqual([
    'verify_attempt_missing 0002',
  ])
})

test('an answer without any attempt is one that is missing', async () => {
  expect((await check({ attempt: 1, answeredAtMs: 0 }))[1]).toEqual(['verify_attempt_missing 0001'])
})

test('a call of which nothing is known is counted as open', async () => {
  await attempt(1)
  const [checked, told] = await check()
  expect(told).toEqual([])
  expect(checked).toMatchObject({ calls: 1, open: 1 })
})
