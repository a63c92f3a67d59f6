import { expect, test } from 'vitest'
import { isProbe } from '../../src/execute/probe.js'
import { MOST_FAILURES, MOST_PROBES } from '../../src/execute/retry-policy.js'
import { useBench } from './support/bench.js'
import type { Call } from './support/service.js'

const bench = useBench()
const POISON = 't000002'

/** Tasks of one item; the amount of the second is one that the service fails on. */
async function twoTasks(): Promise<void> {
  await bench().task(1)
  await bench().task(1, { index: 'inpc' }, POISON)
  const { service } = bench()
  service.answer = (call) => (isPoison(call) ? { status: 500 } : service.correct(call))
}

const isPoison = ({ body }: Call) => JSON.stringify(body).includes('inpc')

test('the last task of a batch, always failing → a call that was answered is asked again, and its rows are failed', async () => {
  await twoTasks()
  const process = bench().process()
  await process.settle()
  const began = bench().clock.now()
  expect(await process.settle(POISON)).toMatchObject({ is: 'settled', rows: 1 })
  expect(await bench().outcomes(POISON)).toEqual(['failed'])
  expect(bench().clock.now() - began).toBeLessThan(5 * 60_000)
  const attempts = await bench().attempts(POISON)
  const probes = attempts.filter(({ probe }) => probe)
  expect(attempts.length - probes.length).toBe(MOST_FAILURES)
  expect(probes.map(({ ended }) => ended?.as)).toEqual(['probed', 'probed'])
  // Each of them is counted, and on the ledger.
  expect(bench().service.calls).toHaveLength(1 + attempts.length)
  expect(attempts.every(({ units }) => units === 1)).toBe(true)
  expect(await bench().keys('spent/')).toHaveLength(1 + attempts.length)
  expect((await bench().outcome(POISON))?.items[0]?.notes).toMatchObject([
    { code: 'row_service_failed', facts: { attempts: MOST_FAILURES } },
  ])
})

test('another process goes on with the last task → it asks a call of the batch that was answered before', async () => {
  await twoTasks()
  await bench().process().settle()
  expect(await bench().process().settle(POISON)).toMatchObject({ is: 'settled' })
  expect(await bench().outcomes(POISON)).toEqual(['failed'])
})

test('the service fails on all → the probe fails too, the work halts, and rows stay pending', async () => {
  await twoTasks()
  const process = bench().process()
  await process.settle()
  bench().service.answer = () => ({ status: 500 })
  const settled = await process.settle(POISON)
  expect(settled).toMatchObject({ is: 'halted', halt: { why: 'service_down' } })
  const attempts = await bench().attempts(POISON)
  expect(attempts.filter(({ probe }) => !probe)).toHaveLength(MOST_PROBES)
  expect(attempts.filter(({ ended }) => ended?.as === 'probed')).toEqual([])
  expect(await bench().outcomes(POISON)).toEqual(['pending'])
})

test('nothing was ever answered → nothing is known to work: the work halts, and rows stay pending', async () => {
  await twoTasks()
  const settled = await bench().process().settle(POISON)
  expect(settled).toMatchObject({ is: 'halted', halt: { why: 'service_down' } })
  expect((await bench().attempts(POISON)).filter(({ probe }) => probe)).toEqual([])
})

test('a call that saves is never repeated as a probe', async () => {
  await bench().task(1, { save: true })
  await bench().task(1, { index: 'inpc' }, POISON)
  const { service } = bench()
  service.answer = (call) => (isPoison(call) ? { status: 500 } : service.correct(call))
  const process = bench().process()
  await process.settle()
  expect(await process.settle(POISON)).toMatchObject({ is: 'halted' })
  expect(service.calls.filter(({ body }) => body.save)).toHaveLength(1)
})

test('the process dies while a probe is under way → the probe is no failure of the task', async () => {
  await twoTasks()
  const first = bench().process()
  await first.settle()
  first.bucket.before = (operation, key) => {
    const isProbe = operation === 'put' && key.includes(`/attempts/${POISON}.0003`)
    return isProbe ? first.die() : undefined
  }
  void first.settle(POISON)
  await first.dead
  expect(await bench().endings(POISON)).toEqual(['broken', 'broken', 'open'])
  expect(await bench().process().settleFully(POISON)).toMatchObject({ is: 'settled' })
  const attempts = await bench().attempts(POISON)
  expect(attempts[2]).toMatchObject({ probe: true, ended: { as: 'unknown' } })
  const own = attempts.filter(({ probe }) => !probe).length
  expect((await bench().outcome(POISON))?.items[0]).toMatchObject({
    outcome: 'failed',
    notes: [{ code: 'row_service_failed', facts: { attempts: own } }],
  })
})

test('a PATCH that was answered → never made again as a probe: another may have written since', () => {
  const call = { route: '', path: '', units: 1, repeatable: true }
  expect(isProbe({ ...call, method: 'GET' })).toBe(true)
  expect(isProbe({ ...call, method: 'PATCH' })).toBe(false)
})
