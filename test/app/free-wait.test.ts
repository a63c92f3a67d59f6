import { pino } from 'pino'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app.js'
import { readConfig } from '../../src/config/config.js'
import { ENTRY } from '../redis/embedded.js'
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
