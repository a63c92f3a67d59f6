import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { logOutages } from '../../src/app/outages.js'
import { TaskQueue } from '../../src/redis/queue.js'
import { openRedis } from '../../src/redis/redis.js'
import { ENTRY } from './embedded.js'
import { startRedis } from './redis-process.js'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

test('Redis dies and comes back under a worker → one line for each, no line of a connection', async () => {
  const first = await startRedis()
  const server = await openRedis({ url: first.url, embedded: { entry: ENTRY, dir: '/nowhere' } })
  open.push(server)
  const lines: { level: string; msg: string }[] = []
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ formatters }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  logOutages(server, log)
  const errors: Error[] = []
  const queue = new TaskQueue(server, 'calc-x', 'lote-outages', 'me')
  const worker = queue.work(
    1,
    async () => ({ is: 'done' }),
    (error) => errors.push(error),
  )
  open.push({ close: () => worker.close(true) })
  const probe = server.connect('probe')
  await probe.ping()
  await first.close()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  open.push(await startRedis('--port', String(first.port)))
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 })
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['error', expect.stringContaining('Redis does not answer: check')],
    ['info', expect.stringContaining('Redis answers again')],
  ])
  expect(errors).toEqual([])
})
