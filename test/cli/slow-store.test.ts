import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { listCommand, resultCommand, resumeCommand, statusCommand } from '../../src/cli/batches.js'
import type { Cli } from '../../src/cli/output.js'
import { verifyCommand } from '../../src/cli/results/verify.js'
import { readConfig } from '../../src/config/config.js'
import { ENTRY } from '../redis/embedded.js'
import { heardVoice } from '../support/voice.js'

type Command = (cli: Cli, batch: string) => Promise<unknown>
const COMMANDS: [string, Command][] = [
  ['list', listCommand],
  ['status', statusCommand],
  ['resume', (cli, batch) => resumeCommand(cli, batch, { sandbox: false })],
  ['result', (cli, batch) => resultCommand(cli, batch, {})],
  ['verify', verifyCommand],
]

test.each(
  COMMANDS,
)('%s, the store does not answer → it says what it waits for', async (_, command) => {
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  const dir = await mkdtemp(join(tmpdir(), 'lote-slow-'))
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const config = readConfig({
    STORAGE_URL: 's3://escritorio/lote',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    LOTE_RUN_DIR: join(dir, 'run'),
  })
  const app = new App({ config, jobs, log: pino({ level: 'silent' }), embeddedEntry: ENTRY })
  const output = heardVoice()
  const code = new Promise((resolve) => {
    output.say = ({ code: told }) => resolve(told)
  })
  command({ app, output }, '20260101-000000-abcdef').catch(() => undefined)
  expect(await code).toBe('store_slow')
  server.closeAllConnections()
  server.close()
  await app.close()
  await rm(dir, { recursive: true, force: true })
})
