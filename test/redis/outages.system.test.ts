import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { logOutages } from '../../src/app/outages.js'
import { TaskQueue } from '../../src/redis/queue.js'
import { openRedis } from '../../src/redis/redis.js'
import { ENTRY } from './embedded.js'
import { startRedis } from './redis-process.js'

const TASKS = ['t000001', 't000002'].map((task) => ({ batch: 'b', task }))
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

test('Redis dies and comes back empty under a worker → one line for each, none of a connection or a task', async () => {
  const first = await startRedis()
  const server = await openRedis({ url: first.url, embedded: { entry: ENTRY, dir: '/nowhere' } })
  open.push(server)
  const lines: { level: string; code: string; msg: string }[] = []
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ formatters }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  logOutages(server, log, 'pt')
  const errors: Error[] = []
  const lost: Error[] = []
  const queue = new TaskQueue(server, 'calc-x', 'lote-outages', 'me')
  let begun = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const worker = queue.work(
    TASKS.length,
    async () => {
      begun += 1
      await ended
      return { is: 'done' }
    },
    { onError: (error) => errors.push(error), onTaskLost: (error) => lost.push(error) },
  )
  open.push({ close: () => worker.close(true) })
  await queue.feed(TASKS)
  await vi.waitFor(() => expect(begun).toBe(TASKS.length))
  const probe = server.connect('probe')
  await probe.ping()
  await first.close()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  open.push(await startRedis('--port', String(first.port)))
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 })
  expect(lines).toMatchObject([
    { level: 'error', code: 'redis_away', msg: expect.stringContaining('não responde') },
    { level: 'info', code: 'redis_back', msg: expect.stringContaining('responde de novo') },
  ])
  end()
  // The worker takes a task only after it has told Redis of those that ended.
  await queue.feed([{ batch: 'b', task: 't000003' }])
  await vi.waitFor(() => expect(begun).toBe(TASKS.length + 1), { timeout: 20_000 })
  expect(errors).toEqual([])
  await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), { timeout: 20_000 })
})
