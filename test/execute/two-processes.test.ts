import { expect, test } from 'vitest'
import type { AttemptRecord } from '../../src/core/task.js'
import { mayBeInFlight } from '../../src/execute/attempt-log.js'
import { markDivided } from '../../src/execute/split-policy.js'
import type { ProcessIdentity } from '../../src/runtime/process-identity.js'
import { BATCH, type Process, TASK, TIMEOUT_MS, useBench } from './support/bench.js'

const bench = useBench()
const ELSEWHERE: ProcessIdentity = { host: 'there', pid: 1, instance: 'x' }

/** A process whose call has arrived, and waits for its answer until `answer` is called. */
async function inFlight(
  owner?: ProcessIdentity,
): Promise<{ answer(): void; ended: ReturnType<Process['settle']> }> {
  const process = bench().process(owner ? { owner } : {})
  let answer = () => {}
  let ended: ReturnType<Process['settle']> | undefined
  await new Promise<void>((arrived) => {
    bench().service.answer = (call) => {
      if (call.n > 1) return bench().service.correct(call)
      arrived()
      return new Promise((resolve) => {
        answer = () => resolve(bench().service.correct(call))
      })
    }
    ended = process.settle()
  })
  return { answer, ended: ended! }
}

test('two at the same instant make one call', async () => {
  await bench().task(2)
  const one = bench().process({ owner: ELSEWHERE })
  const other = bench().process()
  const both = await Promise.all([one.settleFully(), other.settleFully()])
  expect(both.map(({ is }) => is)).toEqual(['settled', 'settled'])
  expect(bench().service.calls).toHaveLength(1)
  expect([one.gate.held.size, other.gate.held.size]).toEqual([0, 0])
  expect(await bench().keys('spent/')).toHaveLength(1)
})

test('many at the same instant make one call', async () => {
  await bench().task(2)
  const hosts = Array.from({ length: 8 }, (_, i) =>
    bench().process({ owner: { ...ELSEWHERE, host: `host${i}` } }),
  )
  await Promise.all(hosts.map((host) => host.settleFully()))
  expect(bench().service.calls).toHaveLength(1)
})

test('the call of another host is left to it until its deadline', async () => {
  await bench().task(1)
  const theirs = await inFlight(ELSEWHERE)
  const ours = bench().process()
  expect(await ours.settle()).toEqual({ is: 'later', ms: 5_000 })
  bench().clock.pass(TIMEOUT_MS)
  expect(await ours.settle()).toMatchObject({ is: 'later' })
  theirs.answer()
  expect(await theirs.ended).toMatchObject({ is: 'settled', rows: 1 })
  expect(await ours.settle()).toMatchObject({ is: 'settled', rows: 0 })
  expect(bench().service.calls).toHaveLength(1)
})

test('after its deadline it is taken over', async () => {
  await bench().task(1)
  await inFlight(ELSEWHERE)
  bench().clock.pass(TIMEOUT_MS + 15_001)
  expect(await bench().process().settle()).toMatchObject({ is: 'settled', rows: 1 })
  expect(await bench().endings()).toEqual(['unknown', 'open'])
  expect(bench().service.calls).toHaveLength(2)
})

test('the call of a live process on this host is left to it', async () => {
  await bench().task(1)
  // Our parent lives as long as we do.
  await inFlight({ host: 'here', pid: process.ppid, instance: 'parent' })
  expect(await bench().process().settle()).toMatchObject({ is: 'later' })
  expect(bench().service.calls).toHaveLength(1)
})

test('the call of a process on this host that is gone is taken up at once', async () => {
  await bench().task(1)
  await inFlight()
  expect(await bench().process().settle()).toMatchObject({ is: 'settled', rows: 1 })
  expect(await bench().endings()).toEqual(['unknown', 'open'])
})

test('a task that comes back to its own process waits for the call under way', async () => {
  await bench().task(1)
  const owner: ProcessIdentity = { host: 'here', pid: process.pid, instance: 'same' }
  const first = await inFlight(owner)
  const again = bench().process({ owner })
  expect(await again.settle()).toMatchObject({ is: 'later' })
  first.answer()
  await first.ended
  expect(bench().service.calls).toHaveLength(1)
})

test('settled by another while units were waited for: no call', async () => {
  await bench().task(1)
  const late = bench().process({ owner: ELSEWHERE })
  const enter = late.gate.enter.bind(late.gate)
  late.gate.enter = async (...args) => {
    await bench().process().settle()
    bench().clock.pass(60_000)
    return enter(...args)
  }
  expect(await late.settleFully()).toMatchObject({ is: 'settled', rows: 0 })
  expect(bench().service.calls).toHaveLength(1)
  expect(late.gate.held.size).toBe(0)
})

test.each([
  ['a minute', 60_000],
  ['an hour that the clock was set back by', -3_600_000],
])('divided by another while units were waited for, %s: the whole is not asked', async (_, passedMs) => {
  await bench().task(4)
  const late = bench().process()
  const enter = late.gate.enter.bind(late.gate)
  late.gate.enter = async (...args) => {
    await markDivided(late.deps, { batch: BATCH, task: TASK })
    bench().clock.pass(passedMs)
    return enter(...args)
  }
  await late.settleFully()
  expect(bench().service.calls.map(({ items }) => items.length)).toEqual([2, 2])
})

test('a limit on the size learnt meanwhile divides nothing that is under way', async () => {
  await bench().task(4)
  const theirs = await inFlight(ELSEWHERE)
  await bench().bucket.put('packing/calc-book/correct.json', '{"most":2}')
  const ours = bench().process()
  expect(await ours.settle()).toMatchObject({ is: 'later' })
  theirs.answer()
  await theirs.ended
  expect(await ours.settle()).toMatchObject({ is: 'settled', rows: 0 })
  expect(bench().service.calls).toHaveLength(1)
})

test('written down and then held up beyond what was written: not sent', async () => {
  await bench().task(1)
  const slow = bench().process({ owner: ELSEWHERE })
  const confirm = slow.gate.confirm.bind(slow.gate)
  slow.gate.confirm = (...args) => {
    // Redis was away for a while, or the machine was.
    bench().clock.pass(20_000)
    slow.gate.confirm = confirm
    return confirm(...args)
  }
  expect(await slow.settle()).toMatchObject({ is: 'later' })
  expect(bench().service.calls).toEqual([])
  expect(await slow.settle()).toMatchObject({ is: 'settled' })
  expect(await bench().attempts()).toMatchObject([
    { units: 0, ended: { as: 'broken' } },
    { units: 1 },
  ])
})

test('units lost after they were written down are asked for again, as another attempt', async () => {
  await bench().task(1)
  const process = bench().process()
  process.bucket.after = (operation, key) => {
    if (operation === 'create' && key.includes('.0001.')) process.gate.held.clear()
  }
  expect(await process.settleFully()).toMatchObject({ is: 'settled' })
  expect(process.gate.ids.size).toBe(2)
  expect(await bench().outcome()).toMatchObject({ call: { attempt: 2 } })
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().keys('spent/')).toHaveLength(1)
})

const OPEN: AttemptRecord = {
  call: 'b.t.1',
  task: 't',
  attempt: 1,
  route: 'r',
  units: 1,
  book: 'b',
  grant: 'g',
  grantedAtMs: 0,
  deadlineMs: 1_000,
  owner: { host: 'here', pid: process.pid, instance: 'gone' },
}
const me: ProcessIdentity = { host: 'here', pid: process.pid, instance: 'me' }
const ended = { as: 'wait', atMs: 1, reason: '' } as const

test.each([
  ['of ours', { ...OPEN, owner: me }, 500, true, true],
  ['of ours, at its deadline', { ...OPEN, owner: me }, 1_000, true, true],
  ['of ours, past its deadline', { ...OPEN, owner: me }, 1_001, true, false],
  ['that ended', { ...OPEN, owner: me, ended }, 500, true, false],
  ['of one before us with our pid', OPEN, 500, true, false],
  ['of one before us, not to be repeated', OPEN, 500, false, true],
  ['of one before us, not to be repeated, past its deadline', OPEN, 1_001, false, false],
  ['of another host', { ...OPEN, owner: ELSEWHERE }, 500, true, true],
  ['of another host, past its deadline', { ...OPEN, owner: ELSEWHERE }, 1_001, true, false],
])('an attempt %s', (_name, attempt, nowMs, repeatable, may) => {
  expect(mayBeInFlight(attempt, { me, nowMs, repeatable })).toBe(may)
})
