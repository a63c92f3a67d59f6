import { expect, test } from 'vitest'
import type { Job, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { tasksWithOpenCalls } from '../../src/gather/open-calls.js'
import { giveUpRest } from '../../src/records/control.js'
import { keys } from '../../src/records/keys.js'
import { BATCH, TASK, useBench } from './support/bench.js'
import { ok, refusal, TOO_MANY } from './support/service.js'

/** A task of three calls, each of which says what came before it. */
const bench = useBench()
const SECOND = keys.answer(BATCH, TASK, 1)

const codeOf = (one: StepAnswer) => (one.is === 'refused' ? one.code : one.is)

function threeCalls(over: Partial<Job> = {}): Job {
  const next: Job['next'] = ({ answers, name }: TaskState) => {
    if (answers.length === 3) return undefined
    const before = answers.map((one) => (one.is === 'answered' ? one.body : codeOf(one)))
    return {
      route: 'POST /v1/correct',
      path: '/v1/correct',
      method: 'POST',
      body: { items: [], name: `${name} ${answers.length + 1}`, before },
      units: 1,
      repeatable: true,
      refusalIsAnswer: true,
    }
  }
  const read: Job['read'] = ({ items, answers }) => {
    const said = answers.map((one) => (one.is === 'answered' ? String(one.body) : codeOf(one)))
    const figures = { corrigido: said.join(' ') }
    return {
      is: 'read',
      items: items.map(() => ({ outcome: 'ok', figures, notes: [] })),
      totals: {},
    }
  }
  return { ...bench().job, next, read, ...over }
}

/** Each call is answered by its number. */
function answerByNumber(): void {
  bench().service.answer = ({ n }) => ok(`a${n}`)
}

test('each call is made when the one before it was answered, and the last answer settles', async () => {
  await bench().task(1)
  answerByNumber()
  const settled = await bench().process({ job: threeCalls() }).settle()
  expect(settled).toEqual({ is: 'settled', rows: 1, calls: 3 })
  expect(bench().service.calls.map(({ body }) => body)).toMatchObject([
    { name: 'lote lote-1 t000001 1', before: [] },
    { name: 'lote lote-1 t000001 2', before: ['a1'] },
    { name: 'lote lote-1 t000001 3', before: ['a1', 'a2'] },
  ])
  expect(await bench().figures()).toEqual(['a1 a2 a3'])
  expect(await bench().outcome()).toMatchObject({
    call: { id: 'lote-1.t000001.3', attempt: 3 },
    earlier: [
      { call: { id: 'lote-1.t000001.1' }, answer: { sha256: expect.any(String) } },
      { call: { id: 'lote-1.t000001.2' }, answer: { sha256: expect.any(String) } },
    ],
  })
})

test('killed after an answer was stored: whoever is next goes on behind it', async () => {
  await bench().task(1)
  answerByNumber()
  const killed = bench().process({ job: threeCalls() })
  killed.bucket.after = (operation, key) =>
    operation === 'create' && key === SECOND ? killed.die() : undefined
  void killed.settle()
  await killed.dead
  const settled = await bench().process({ job: threeCalls() }).settle()
  expect(settled).toEqual({ is: 'settled', rows: 1, calls: 1 })
  expect(bench().service.calls).toHaveLength(3)
  expect(await bench().figures()).toEqual(['a1 a2 a3'])
})

test('an attempt at a later call is told apart from those of the calls before', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), TOO_MANY, ok('a2'), ok('a3'))
  await bench().process({ job: threeCalls() }).settle()
  const attempts = await bench().attempts()
  expect(attempts.map(({ attempt, step, ended }) => [attempt, step, ended?.as])).toEqual([
    [1, undefined, undefined],
    [2, 1, 'wait'],
    [3, 1, undefined],
    [4, 2, undefined],
  ])
})

test('a refusal that tells is an answer, and the task goes on', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), refusal(410, 'CALC_DATA_GONE'), ok('a3'))
  await bench().process({ job: threeCalls() }).settle()
  expect(await bench().figures()).toEqual(['a1 CALC_DATA_GONE a3'])
})

test('a lost call that was carried out brings the answer that its look-up found', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), 'cut', ok('a3'))
  const { next } = threeCalls()
  const job = threeCalls({
    next: (asking) => {
      const request = next(asking, {})
      return request && { ...request, repeatable: asking.answers.length !== 1 }
    },
    lookUp: async () => ({ is: 'present', id: '7', body: 'found' }),
  })
  await bench().process({ job }).settle()
  expect(bench().service.calls).toHaveLength(3)
  expect(await bench().figures()).toEqual(['a1 found a3'])
})

test('one that cannot be found out is uncertain, and keeps the answers before it', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), 'cut')
  const { next } = threeCalls()
  const job = threeCalls({
    next: (asking) => {
      const request = next(asking, {})
      return request && { ...request, repeatable: false }
    },
    lookUp: async () => ({ is: 'unclear' }),
  })
  await bench().process({ job }).settle()
  const outcome = (await bench().outcome())!
  expect(outcome.items).toMatchObject([{ outcome: 'failed', notes: [{ code: 'row_uncertain' }] }])
  expect(outcome.earlier).toHaveLength(1)
  expect(outcome.call).toBeUndefined()
})

test('a job that stops in the middle leaves a task that is not settled and is not asked again', async () => {
  await bench().task(1)
  const process = bench().process({ job: threeCalls() })
  bench().service.answer = ({ n }) => {
    if (n === 2) process.stop.abort()
    return ok(`a${n}`)
  }
  expect(await process.settle()).toEqual({ is: 'stopped' })
  expect(await bench().outcome()).toBeUndefined()
  await bench().process({ job: threeCalls() }).settle()
  expect(bench().service.calls).toHaveLength(3)
})

test('cancelled between two calls, nothing of it is under way', async () => {
  await bench().task(1)
  await bench().records().writeKnowledge({})
  const job = threeCalls()
  const process = bench().process({ job })
  bench().service.answer = async ({ n }) => {
    if (n === 2) await bench().bucket.put(keys.cancelled(BATCH), '{}')
    bench().clock.pass(5_000)
    return ok(`a${n}`)
  }
  expect(await process.settle()).toEqual({ is: 'cancelled' })
  const roots = new Set([TASK])
  expect(await tasksWithOpenCalls(bench().records(), { job, plan: { tasks: 1 } }, roots)).toEqual(
    new Set(),
  )
  const twoCalls = threeCalls({
    next: (asking) => (asking.answers.length < 2 ? job.next(asking, {}) : undefined),
  })
  expect(
    await tasksWithOpenCalls(bench().records(), { job: twoCalls, plan: { tasks: 1 } }, roots),
  ).toEqual(roots)
})

test('a call that was given up is an answer where that tells, and the task goes on', async () => {
  await bench().task(1)
  const job = threeCalls({
    next: (asking, knowledge) => {
      const request = threeCalls().next(asking, knowledge)
      return request && { ...request, refusalIsAnswer: undefined, failureIsAnswer: true }
    },
    read: ({ items, answers }) => {
      const figures = { corrigido: answers.map((one) => one.is).join(' ') }
      return {
        is: 'read',
        items: items.map(() => ({ outcome: 'ok', figures, notes: [] })),
        totals: {},
      }
    },
  })
  bench().service.answer = ({ body, n }) =>
    body.name?.endsWith(' 2') ? { status: 404, text: '<html>' } : ok(`a${n}`)
  await bench().process({ job }).settleFully()
  expect(await bench().figures()).toEqual(['answered failed answered'])
})

test('the rest of a batch is given up before a call of the task was sent → its rows are failed, and nothing is sent', async () => {
  await bench().task(1)
  const job = threeCalls({
    next: (asking, knowledge) => {
      const request = threeCalls().next(asking, knowledge)
      return request && { ...request, failureIsAnswer: true }
    },
  })
  await giveUpRest(bench().bucket, BATCH, bench().clock.now())
  await bench().process({ job }).settleFully()
  expect((await bench().outcome())?.items).toMatchObject([
    { outcome: 'failed', notes: [{ code: 'row_not_waited_for' }] },
  ])
  expect(bench().service.calls).toEqual([])
})
