import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallRequest } from '../../src/core/job/job.js'
import { isSilence, OutageDetector } from '../../src/execute/outage-detector.js'
import { isOwnFault } from '../../src/execute/own-fault.js'
import { PackLimits } from '../../src/execute/pack-limit.js'
import { Recent } from '../../src/execute/recent.js'
import {
  backoffMs,
  NO_ANSWER_MS,
  OUTAGE_GAP_MS,
  OUTAGE_MS,
} from '../../src/execute/retry-policy.js'
import { isWhole, mayDivideSlow } from '../../src/execute/split-policy.js'
import type { Answer } from '../../src/services/answer.js'
import { openFolder } from '../../src/storage/folder.js'
import { VirtualClock } from './support/clock.js'

test.each([
  [0, 1_000],
  [1, 1_000],
  [2, 4_000],
  [3, 15_000],
  [4, 45_000],
  [5, 45_000],
  [99, 45_000],
])('after %i failures → waits %i ms, and up to a quarter more', (failures, ms) => {
  expect(backoffMs(failures, () => 0)).toBe(ms)
  expect(backoffMs(failures, () => 0.5)).toBe(ms * 1.125)
})

test.each<[string, Partial<Answer> & { is: Answer['is'] }, boolean]>([
  ['a lost answer', { is: 'unknown' } as never, true],
  ['HTTP 500', { is: 'broken', status: 500 } as never, true],
  ['no connection', { is: 'broken' } as never, true],
  ['a page of the edge', { is: 'broken', status: 403, page: true } as never, true],
  ['HTTP 499', { is: 'broken', status: 499 } as never, false],
  ['HTTP 500 that will stay', { is: 'broken', status: 500, lasting: true } as never, false],
  ['a refusal', { is: 'refused', status: 500 } as never, false],
  ['a limit', { is: 'wait', status: 503 } as never, false],
])('%s → silence of the service: %s', (...[, answer, expected]) => {
  expect(isSilence(answer as Answer)).toBe(expected)
})

describe('an outage', () => {
  test('nobody reached → long after two minutes, to the millisecond', () => {
    const outage = new OutageDetector()
    outage.failed(5_000, false)
    expect(outage.failed(5_000 + OUTAGE_MS - 1, false).isLong).toBe(false)
    expect(outage.failed(5_000 + OUTAGE_MS, false).isLong).toBe(true)
  })

  test('reached once in between → the time without a connection begins anew', () => {
    const outage = new OutageDetector()
    outage.failed(0, false)
    outage.failed(OUTAGE_MS - 1, true)
    expect(outage.failed(OUTAGE_MS, false).isLong).toBe(false)
  })

  test.each([
    [0, true],
    [1, false],
  ])('failures further apart than ten minutes by %i ms → one outage: %s', (more, isLong) => {
    const outage = new OutageDetector()
    let nowMs = 0
    let last = outage.failed(nowMs, true)
    while (nowMs < NO_ANSWER_MS) {
      nowMs += OUTAGE_GAP_MS + more
      last = outage.failed(nowMs, true)
    }
    expect(last.isLong).toBe(isLong)
  })

  test('the last call of other rows of the batch → asked again, newest first', () => {
    const outage = new OutageDetector()
    const call = (route: string, path = route) => ({ route, path }) as CallRequest
    const of = (task: string, batch = 'b') => ({ batch, task })
    outage.noteAnswered(call('one', 'old'), of('t000001'))
    outage.noteAnswered(call('two'), of('t000002'))
    outage.noteAnswered(call('one'), of('t000001'))
    outage.noteAnswered(call('three'), of('t000003', 'other'))
    outage.noteAnswered(call('four'), undefined)
    expect(outage.answeredOn('one')?.path).toBe('one')
    expect(outage.answeredOn('five')).toBeUndefined()
    expect(outage.answeredForOtherRows(of('t000009'))?.route).toBe('one')
    expect(outage.answeredForOtherRows(of('t000001a'))?.route).toBe('two')
    expect(outage.answeredForOtherRows(of('t000001', 'none'))).toBeUndefined()
  })

  test('one probe at a time', () => {
    const outage = new OutageDetector()
    expect([outage.beginProbe(), outage.beginProbe()]).toEqual([true, false])
    outage.endProbe()
    expect(outage.beginProbe()).toBe(true)
  })
})

test.each<[string, unknown, boolean]>([
  ['a value of the wrong type', new TypeError('x'), true],
  ['an exhausted stack', new RangeError('x'), true],
  ['a name that is none', new ReferenceError('x'), true],
  ['an error of the store', new Error('x'), false],
  ['a refused connection', new TypeError('x', { cause: new Error('ECONNREFUSED') }), false],
  ['an error of Node', Object.assign(new RangeError('x'), { code: 'ERR_X' }), false],
])('%s → a fault of our own: %s', (...[, error, expected]) => {
  expect(isOwnFault(error)).toBe(expected)
})

test.each<[string, object, object, boolean]>([
  ['a task of a job with groups', {}, { groupOf: () => 'g' }, true],
  ['a task of a job without groups', {}, {}, false],
  ['a task that says so', { whole: true }, {}, true],
  ['a task without a group, of a job with groups', { whole: false }, { groupOf: () => 'g' }, false],
])('%s → stays whole: %s', (...[, task, job, expected]) => {
  expect(isWhole({ task, job } as never)).toBe(expected)
})

test.each<[number, number, boolean, boolean]>([
  [51, 0, false, true],
  [50, 0, false, false],
  [51, 1, false, false],
  [51, 0, true, false],
])('a slow task of %i rows after %i answers, whole %s → may be divided: %s', (...given) => {
  const [rows, answered, whole, expected] = given
  const task = { items: Array(rows), whole }
  const work = { task, job: {}, answers: Array(answered) }
  expect(mayDivideSlow(work as never)).toBe(expected)
})

describe('what a service was seen to take', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lote-policies-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  const JOB = { kind: 'correct', pack: 500 } as never

  async function limits() {
    const clock = new VirtualClock()
    const packs = new PackLimits({ bucket: await openFolder(dir), book: 'b', clock })
    return { clock, packs, most: async () => (await packs.of(JOB))?.most }
  }

  test('a refused number → half of it, and never more by a larger refusal', async () => {
    const { packs, most } = await limits()
    await packs.lower(101, JOB)
    expect(await most()).toBe(51)
    await packs.lower(102, JOB)
    expect((await packs.of(JOB))?.refused).toBe(101)
    await packs.lower(99, JOB)
    expect(await most()).toBe(50)
  })

  test('a refusal of a day ago → still counts; a millisecond later no more', async () => {
    const { clock, packs, most } = await limits()
    await packs.lower(100, JOB)
    clock.pass(86_400_000)
    expect(await most()).toBe(50)
    clock.pass(1)
    expect(await most()).toBeUndefined()
  })

  test.each<[string, number, object, number]>([
    ['twice as many, far from what was refused', 50, { most: 50, refused: 400 }, 100],
    ['twice as many where that was not refused before', 50, { most: 50, refused: 101 }, 100],
    ['halfway to what was refused', 50, { most: 50, refused: 100 }, 75],
    ['halfway while that is a quarter more', 80, { most: 80, refused: 120 }, 100],
    ['no more where the step is smaller', 80, { most: 80, refused: 119 }, 80],
    ['the refused number was taken', 120, { most: 120, refused: 120 }, 240],
    ['never more than the pack of the job', 300, { most: 300 }, 500],
    ['a smaller call shows nothing', 49, { most: 50 }, 50],
  ])('a call answered → %s', async (_, items, known, expected) => {
    const { packs, most } = await limits()
    await packs.lower(2 * (known as { most: number }).most, JOB)
    await packs.raise(items, known as never, JOB)
    expect(await most()).toBe(expected)
  })

  test('a value read a second ago → read again, one of less is shared', async () => {
    const clock = new VirtualClock()
    const recent = new Recent<number>(clock)
    let reads = 0
    const read = () => recent.of('a', async () => ++reads)
    expect([await read(), await read()]).toEqual([1, 1])
    clock.pass(999)
    expect(await read()).toBe(1)
    clock.pass(1)
    expect(await read()).toBe(2)
    recent.forget('a')
    expect(await read()).toBe(3)
    // The clock is set back by an hour.
    clock.pass(-3_600_000)
    expect(await read()).toBe(4)
    expect(await recent.of('b', async () => 0)).toBe(0)
  })
})
