import { Queue } from 'bullmq'
import { expect, test } from 'vitest'
import { runSchedules } from '../../src/schedules/scheduler.js'
import { useRig, type Worker } from './rig.js'

const rig = useRig()

function queueOf({ deps }: Worker): Queue {
  const { prefix, server } = deps
  const queue = new Queue('schedules', { prefix, connection: server.connect('test') })
  queue.on('error', () => undefined)
  return queue
}
const schedulersOf = async (queue: Queue) =>
  (await queue.getJobSchedulers(0, -1)).map(({ key, pattern, tz }) => `${key} ${pattern} ${tz}`)

/** Workers as `lote worker` runs them, until `use` has ended. */
async function keeping(workers: Worker[], use: (queue: Queue) => Promise<void>): Promise<void> {
  const running = workers.map(({ deps, stop }) => runSchedules(deps, stop.signal))
  const queue = queueOf(workers[0]!)
  try {
    await use(queue)
  } finally {
    for (const { stop } of workers) stop.abort()
    await Promise.all(running)
    await queue.close()
  }
}

test('job schedulers are made from the bucket, once for all workers, and ring for a firing', async () => {
  await rig.add()
  const workers = ['a', 'b', 'c'].map((host) => rig.worker(host))
  await keeping(workers, async (queue) => {
    const wanted = ['noturno 0 6 * * * America/Sao_Paulo']
    await expect.poll(() => schedulersOf(queue)).toEqual(wanted)
    const [job] = await queue.getDelayed()
    expect((await queue.getDelayed()).length).toBe(1)
    await expect.poll(() => rig.clock.sleeping).toBe(3)
    // As if its hour had come.
    rig.clock.set('2026-11-21T09:00:00Z')
    await job!.promote()
    await expect.poll(() => rig.history()).toEqual(['done 2026-11-21T09:00'])
    expect(workers.flatMap(({ fired }) => fired)).toHaveLength(1)
    // The next is waited for.
    await expect.poll(async () => (await queue.getDelayed()).length).toBe(1)
  })
})

test('the alarm alone rings: nobody has looked in between', async () => {
  await rig.add()
  const worker = rig.worker()
  await keeping([worker], async (queue) => {
    await expect.poll(() => schedulersOf(queue)).toHaveLength(1)
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    const [job] = await queue.getDelayed()
    const now = Date.parse('2026-11-21T09:00:00Z')
    // The keeper's own sleep goes on: only the alarm can have woken it.
    worker.deps.clock = { ...worker.deps.clock, now: () => now }
    await job!.promote()
    await expect.poll(() => worker.fired.length).toBe(1)
  })
})

test('after Redis was flushed they are made again', async () => {
  await rig.add()
  const worker = rig.worker()
  await keeping([worker], async (queue) => {
    await expect.poll(() => schedulersOf(queue)).toHaveLength(1)
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    await rig.redis.connect('flush').flushall()
    expect(await schedulersOf(queue)).toEqual([])
    rig.clock.pass(15_000)
    await expect.poll(() => schedulersOf(queue)).toHaveLength(1)
  })
})

test('they follow what is in the bucket: added, paused, changed, removed', async () => {
  await rig.add()
  const worker = rig.worker()
  await keeping([worker], async (queue) => {
    const becomes = async (...wanted: string[]) => {
      rig.clock.pass(15_000)
      await expect.poll(() => schedulersOf(queue)).toEqual(wanted)
    }
    await expect.poll(() => schedulersOf(queue)).toHaveLength(1)
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    await rig.add({ cron: '30 7 * * 1-5', tz: 'America/Manaus' })
    await becomes('noturno 30 7 * * 1-5 America/Manaus')
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    await rig.add({ pausedAt: '2026-11-20T12:00:00.000Z' })
    await becomes()
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    await rig.add()
    await becomes('noturno 0 6 * * * America/Sao_Paulo')
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    await rig.records.remove('noturno')
    await becomes()
  })
})

test('a storage that is away for a moment ends no worker', async () => {
  await rig.add()
  const worker = rig.worker()
  worker.bucket.before = () => {
    throw new Error('away')
  }
  await keeping([worker], async (queue) => {
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    worker.bucket.before = () => undefined
    rig.clock.pass(15_000)
    await expect.poll(() => schedulersOf(queue)).toHaveLength(1)
  })
})
