import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app.js'
import { readConfig } from '../../src/config/config.js'
import { ENTRY, embeddedHome } from '../redis/embedded.js'
import { json, serverFor } from '../services/support/server.js'

test('a free read is answered with a 429 of an hour → no later connection of the process asks before it', async () => {
  const error = { code: 'X', message: 'x', retryAfter: 3_600 }
  const server = await serverFor((_, response) => json(response, { error }, 429))
  const config = readConfig({ CALC_BASE_URL: server.url, CALC_API_KEY: 'key' })
  const log = pino({ level: 'silent' })
  const app = new App({ config, jobs: new Map(), log, embeddedEntry: ENTRY })
  for (let connections = 1; connections <= 2; connections += 1) {
    const { reads } = app.connect(app.account('calculation'))
    const told = { sentences: [{ code: 'service_waits' }] }
    await expect(reads.get('GET /v1/indices', '/v1/indices')).rejects.toMatchObject(told)
  }
  await app.close()
  expect(server.seen).toHaveLength(1)
})

test('429 to a free read while the limiter is open → its calls wait', async () => {
  const error = { code: 'X', message: 'x', retryAfter: 3_600 }
  const server = await serverFor((_, response) => json(response, { error }, 429))
  const home = await embeddedHome()
  const dir = await mkdtemp(join(tmpdir(), 'lote-free-'))
  const config = readConfig({
    CALC_BASE_URL: server.url,
    CALC_API_KEY: 'key',
    STORAGE_URL: `file:${dir}`,
    LOTE_RUN_DIR: home.settings.dir,
  })
  const log = pino({ level: 'silent' })
  const app = new App({ config, jobs: new Map(), log, embeddedEntry: ENTRY })
  const account = app.account('calculation')
  const gate = await app.gate(account)
  await app.connect(account).reads.tryGet('GET /v1/indices', '/v1/indices')
  await expect.poll(async () => (await gate.state()).pausedMs).toBeGreaterThan(3_500_000)
  await app.close()
  await home.close()
  await rm(dir, { recursive: true })
})
