import { expect, test } from 'vitest'
import type { Job } from '../../src/core/job/job.js'
import { keys } from '../../src/records/keys.js'
import { BATCH, useBench } from './support/bench.js'
import { ok } from './support/service.js'

/** Each task makes a call of its own, and then two that all tasks make. */
const bench = useBench()
const TASKS = ['t000001', 't000002', 't000003']

function sharing(): Job {
  const next: Job['next'] = ({ answers, name }) => {
    if (answers.length === 3) return undefined
    const own = answers.length === 0
    const path = own ? '/v1/correct' : `/v1/correct?of=${answers.length}`
    const body = { items: [], of: own ? name : 'all' }
    const shared = own ? {} : { shared: true as const }
    const route = 'POST /v1/correct'
    return { route, path, method: 'POST', body, units: 1, repeatable: true, ...shared }
  }
  const read: Job['read'] = ({ items, answers }) => {
    const figures = { corrigido: answers.map((one) => 'body' in one && one.body).join(' ') }
    return {
      is: 'read',
      items: items.map(() => ({ outcome: 'ok', figures, notes: [] })),
      totals: {},
    }
  }
  const price: Job['price'] = ({ answers }) => ({
    calls: Math.max(3, answers.length),
    units: Math.max(3, answers.length),
  })
  return { ...bench().job, next, read, price }
}

async function plan(): Promise<void> {
  for (const task of TASKS) {
    await bench().task(1, {}, task)
    const record = await bench().records().task(task)
    await bench()
      .records()
      .writeTask(task, { ...record, price: { calls: 3, units: 3 } })
  }
  bench().service.answer = ({ n }) => ok(`a${n}`)
}

const sent = () => bench().service.calls.length
const later = async () => (await bench().figures('t000003'))[0]!.split(' ').slice(1)

test('a call that three tasks make at once → sent once, and its answer is of all', async () => {
  await plan()
  const { settle } = bench().process({ job: sharing() })
  const settled = await Promise.all(TASKS.map((task) => settle(task)))
  expect(settled.map((one) => one.is)).toEqual(['settled', 'settled', 'settled'])
  expect(sent()).toBe(3 + 2)
  const figures = await Promise.all(TASKS.map((task) => bench().figures(task)))
  expect(new Set(figures.map(([one]) => one!.split(' ').slice(1).join())).size).toBe(1)
  const attempts = (await Promise.all(TASKS.map((task) => bench().attempts(task)))).flat()
  expect(attempts.filter(({ from }) => from === BATCH)).toHaveLength(4)
  expect(attempts.filter(({ from }) => from === undefined)).toHaveLength(5)
})

test('a shared answer → the price of the task that did not pay for it falls', async () => {
  await plan()
  for (const task of TASKS) await bench().process({ job: sharing() }).settle(task)
  const prices = await bench().keys(`${keys.prices(BATCH)}t000003.`)
  expect(prices.map((key) => key.split('.').at(-1))).toEqual(['3-3-2-2', '3-3-1-1'])
})

test('the first task dies before its shared call → each makes that call, and the next is sent once', async () => {
  await plan()
  const killed = bench().process({ job: sharing() })
  killed.bucket.after = (operation, key) =>
    operation === 'create' && key.includes('/shared/') ? killed.die() : undefined
  void killed.settle('t000001')
  await killed.dead
  for (const task of ['t000002', 't000003', 't000001'])
    await bench().process({ job: sharing() }).settleFully(task)
  expect(await later()).toHaveLength(2)
  expect(sent()).toBe(3 + 3 + 1)
})

test('killed with the attempt copied and not the answer → copied again, nothing is sent', async () => {
  await plan()
  await bench().process({ job: sharing() }).settle('t000001')
  const killed = bench().process({ job: sharing() })
  killed.bucket.before = (operation, key) =>
    operation === 'create' && key === keys.answer(BATCH, 't000003', 1) ? killed.die() : undefined
  void killed.settle('t000003')
  await killed.dead
  await bench().process({ job: sharing() }).settle('t000003')
  expect(sent()).toBe(3 + 1)
  expect((await bench().attempts('t000003')).map(({ attempt, from }) => [attempt, from])).toEqual([
    [1, undefined],
    [2, BATCH],
    [3, BATCH],
  ])
})

test.each([
  ['in doubt', undefined, 1],
  ['failed', { as: 'broken' as const, atMs: 0, reason: 'ECONNRESET' }, 0],
])('a kept attempt of an earlier version that is %s → no answer is told as its own', async (_, ended, calls) => {
  await plan()
  await bench().process({ job: sharing() }).settle('t000001')
  const killed = bench().process({ job: sharing() })
  killed.bucket.before = (operation, key) =>
    operation === 'create' && key === keys.attempt(BATCH, 't000003', 2) ? killed.die() : undefined
  void killed.settle('t000003')
  await killed.dead
  const [own] = await bench().attempts('t000003')
  const kept = { ...own!, attempt: 2, step: 1, call: 'lote-0.t000003.2', from: 'lote-0', ended }
  await bench().records().writeAttempt(kept)
  const before = sent()
  await bench().process({ job: sharing() }).settleFully('t000003')
  expect(sent() - before).toBe(calls)
  const attempts = await bench().attempts('t000003')
  expect(attempts[1]).toMatchObject({ call: 'lote-0.t000003.2' })
  const { record } = (await bench().records().answer('t000003', 1))!
  const made = attempts.find(({ attempt }) => attempt === record.call.attempt)!
  expect(made.call).toBe(record.call.id)
})
