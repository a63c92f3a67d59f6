import { expect, test } from 'vitest'
import { useEngine } from '../jobs/support/engine.js'
import { portfolio } from '../support/portfolio.js'

const engine = useEngine()
const PAIRS = ['index=ipca', 'updateTo=31/12/2024']
const ANOTHER = JSON.stringify({ host: 'another', pid: 1, instance: '' })

test('another process has taken the lease of a batch that is led → it is led no more, until that one lets go', async () => {
  let answered = () => {}
  const hold = new Promise<void>((resolve) => {
    answered = resolve
  })
  // Its only call is answered when the lease is gone: who does not hear of that would publish.
  const app = engine.app((point) => (point === 'answer-written' ? hold : undefined))
  const request = engine.request(await engine.file('lease.csv', portfolio(3)), 'correct', PAIRS)
  const { id } = await engine.submit(app, request)
  const running = engine.work(app, id)
  const redis = (await app.redis()).connect('test')
  const lead = `${app.queuePrefix()}:lead:${id}`
  await expect.poll(() => redis.get(lead)).not.toBeNull()
  const monitor = await redis.monitor()
  const asksToLead = new Promise<void>((resolve) => {
    monitor.on('monitor', (_time: string, [, key, ...more]: string[]) => {
      if (key === lead && more.includes('NX')) resolve()
    })
  })
  await redis.set(lead, ANOTHER)
  await asksToLead
  monitor.disconnect()
  answered()
  await redis.del(lead)
  expect(await running).toMatchObject({ state: 'finished', rows: { ok: 3 } })
  redis.disconnect()
})
