import { expect, test } from 'vitest'
import type { Job, TaskState } from '../../src/core/job/job.js'
import { ChangeLease } from '../../src/execute/change-lease.js'
import type { Settled } from '../../src/execute/deps.js'
import { executeTask } from '../../src/execute/execute-task.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import { BATCH, type Process, TASK, useBench } from './support/bench.js'
import { ok, refusal } from './support/service.js'

/** A saved calculation of which a task writes the date, and then reads what it comes to. */
const bench = useBench()
const OTHER = 'lote-2'
const ID = '700030'

function job(): Job {
  return {
    ...bench().job,
    changes: () => ID,
    next: ({ answers, parameters }: TaskState) => {
      if (answers.length === 2) return undefined
      const body = answers.length === 0 ? { items: [], name: parameters.updateTo } : { items: [] }
      const isRun = answers.length > 0
      const route = isRun ? 'POST /run' : 'POST /write'
      const way = { route, path: '/v1/correct', method: 'POST' as const, units: 1 }
      return { ...way, body, repeatable: true }
    },
    read: ({ answers }) => {
      const ran = answers[1]
      const corrigido = ran?.is === 'answered' ? String(ran.body) : ''
      return {
        is: 'read',
        items: [{ outcome: 'ok', figures: { corrigido }, notes: [] }],
        totals: {},
      }
    },
  }
}

/** The service keeps the last date that was written, and a run tells it. */
function service(atCall: (n: number) => Promise<void> | void = () => undefined): string[] {
  const calls: string[] = []
  let date = ''
  bench().service.answer = async ({ body, n }) => {
    await atCall(n)
    calls.push(body.name ?? 'run')
    if (body.name === undefined) return ok(date)
    date = body.name
    return ok('written')
  }
  return calls
}

async function tasks(): Promise<void> {
  await bench().task(1, { updateTo: '2024-12-31' })
  const record = await bench().records().task(TASK)
  const parameters = { ...record.parameters, updateTo: '2025-12-31' }
  await new BatchRecords(bench().bucket, OTHER).writeTask(TASK, { ...record, parameters })
}

const settleOther = (process: Process): Promise<Settled> =>
  executeTask(
    { batch: OTHER, task: TASK },
    { job: job(), knowledge: {}, lane: 'normal' },
    process.deps,
  )

async function otherFully(process: Process): Promise<Settled> {
  for (;;) {
    const settled = await settleOther(process)
    if (settled.is !== 'later') return settled
    bench().clock.pass(settled.ms)
  }
}

async function told(batch: string) {
  const outcome = await new BatchRecords(bench().bucket, batch).outcome(TASK)
  const [item] = outcome!.items
  return [item!.outcome, item!.figures.corrigido ?? '', ...item!.notes.map(({ code }) => code)]
}

/** A process that ended between its two calls. */
async function killedBetween(): Promise<void> {
  const killed = bench().process({ job: job() })
  killed.bucket.after = (operation, key) =>
    operation === 'create' && key === keys.answer(BATCH, TASK) ? killed.die() : undefined
  void killed.settle()
  await killed.dead
}

test('two batches with other dates for one calculation → each reads the figure of its own', async () => {
  await tasks()
  const mine = bench().process({ job: job() })
  const other = bench().process()
  const ends: Settled[] = []
  const calls = service(async (n) => {
    if (n === 2) ends.push(await settleOther(other))
  })
  await mine.settle()
  ends.push(await settleOther(other))
  expect(ends.map(({ is }) => is)).toEqual(['later', 'settled'])
  expect(calls).toEqual(['2024-12-31', 'run', '2025-12-31', 'run'])
  expect([await told(BATCH), await told(OTHER)]).toEqual([
    ['ok', '2024-12-31'],
    ['ok', '2025-12-31'],
  ])
})

test('a record that the first call made → nobody else changes it before the last call', async () => {
  await tasks()
  const created: Job['createdId'] = ({ answers }) => (answers.length > 0 ? ID : undefined)
  const { changes: _, ...making } = { ...job(), createdId: created }
  const ends: Settled[] = []
  const other = bench().process()
  const calls = service(async (n) => {
    if (n === 2) ends.push(await settleOther(other))
  })
  await bench().process({ job: making }).settle()
  expect(ends).toMatchObject([{ is: 'later' }])
  expect(calls).toEqual(['2024-12-31', 'run'])
})

test('killed in between, nobody else came → whoever is next goes on and pays nothing twice', async () => {
  await tasks()
  const calls = service()
  await killedBetween()
  bench().clock.pass(3_600_000)
  await bench().process({ job: job() }).settle()
  expect(calls).toEqual(['2024-12-31', 'run'])
  expect(await told(BATCH)).toEqual(['ok', '2024-12-31'])
})

test('killed in between → another batch has it when no call of the dead can be under way', async () => {
  await tasks()
  const calls = service()
  await killedBetween()
  const before = bench().clock.now()
  expect(await settleOther(bench().process())).toMatchObject({ is: 'later' })
  expect(await otherFully(bench().process())).toMatchObject({ is: 'settled' })
  expect(bench().clock.now() - before).toBeLessThanOrEqual(120_000)
  expect(await told(OTHER)).toEqual(['ok', '2025-12-31'])

  // What it would read now is the other's figure.
  await bench().process({ job: job() }).settleFully()
  expect(calls).toEqual(['2024-12-31', '2025-12-31', 'run'])
  expect(await told(BATCH)).toEqual(['failed', '', 'changed_meanwhile'])
})

test('a process stood still while another batch had it → it sends nothing when it goes on', async () => {
  await tasks()
  const calls = service()
  const still = bench().process({ job: job() })
  let renewals = 0
  still.bucket.before = async (operation, key) => {
    if (operation !== 'put' || !key.startsWith('changes/')) return
    renewals += 1
    if (renewals !== 3) return
    bench().clock.pass(3_600_000)
    await otherFully(bench().process())
  }
  await still.settleFully()
  expect(calls).toEqual(['2024-12-31', '2025-12-31', 'run'])
  expect(await told(BATCH)).toEqual(['failed', '', 'changed_meanwhile'])
})

test('taken over at the instant at which its holder renews it → the call that was sent ends first', async () => {
  await tasks()
  const idle = bench().process({ job: job() })
  idle.stop.abort()
  expect(await idle.settle()).toEqual({ is: 'stopped' })
  bench().clock.pass(3_600_000)
  let answer = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const calls = service((n) => {
    if (n > 1) return undefined
    arrive()
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  const slow = bench().process({ job: job() })
  const other = bench().process()
  let ended: Promise<Settled> | undefined
  other.bucket.before = async (operation, key) => {
    if (operation !== 'create' || !key.startsWith('changes/')) return
    ended = slow.settle()
    await arrived
  }
  expect(await settleOther(other)).toMatchObject({ is: 'later' })
  answer()
  expect(await ended).toMatchObject({ is: 'later' })
  await otherFully(other)
  await slow.settleFully()
  expect(calls).toEqual(['2024-12-31', '2025-12-31', 'run'])
  expect([await told(BATCH), await told(OTHER)]).toEqual([
    ['failed', '', 'changed_meanwhile'],
    ['ok', '2025-12-31'],
  ])
})

test('a call that was refused before anything was written → the task begins when the other is done', async () => {
  await tasks()
  bench().service.answer = () => refusal(401, 'INVALID_API_KEY')
  await bench().process({ job: job() }).settle()
  bench().clock.pass(3_600_000)
  const calls = service()
  await otherFully(bench().process())
  await bench().process({ job: job() }).settleFully()
  expect(calls).toEqual(['2025-12-31', 'run', '2024-12-31', 'run'])
  expect(await told(BATCH)).toEqual(['ok', '2024-12-31'])
})

test('a record of it that cannot be read → nobody waits for it, and its task reads nothing', async () => {
  await tasks()
  const calls = service()
  await killedBetween()
  const [key] = await bench().keys('changes/')
  await bench().bucket.put(key!, 'damaged')
  await otherFully(bench().process())
  await bench().process({ job: job() }).settleFully()
  expect(calls).toEqual(['2024-12-31', '2025-12-31', 'run'])
  expect(await told(BATCH)).toEqual(['failed', '', 'changed_meanwhile'])
  expect(await bench().keys('changes/')).toHaveLength(1)
})

test('a version of a version of the batch that began → it goes on, though each held it in between', async () => {
  const { deps } = bench().process()
  const from = { batch: BATCH, task: TASK }
  for (const batch of ['lote-2', 'lote-3']) {
    const lease = new ChangeLease({ batch, task: TASK }, deps, from)
    expect(await lease.take(ID, true)).toEqual({ is: 'held' })
    await lease.release()
  }
})
