import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { RedisError } from '../../src/redis/redis.js'
import { failureOf, missingAccount } from '../../src/schedules/failure.js'
import type { Does, Schedule } from '../../src/schedules/schedule.js'
import { StorageError } from '../../src/storage/bucket.js'

let dir: string
let app: App
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-means-'))
  const config = readConfig({
    STORAGE_URL: `file:${dir}`,
    GAZETTE_BASE_URL: 'https://diario.example',
    GAZETTE_API_KEY: 'x',
  })
  // Nothing here needs Redis.
  const embeddedEntry = new URL('file:///nowhere')
  app = new App({ config, jobs, log: pino({ level: 'silent' }), embeddedEntry })
})
afterEach(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

describe('what comes of a failure', () => {
  test.each([
    ['the storage is away', new StorageError('unreachable', 'get', 'x'), 'away'],
    ['Redis is away', new RedisError('unreachable', 'redis://x'), 'away'],
    ['the service is away', UserError.other('service_down', { probes: 8, reason: 'x' }), 'away'],
    ['a person has to mend it', UserError.usage('no_service', { variable: 'X' }), 'final'],
    ['nobody knows', new TypeError('x is not a function'), 'unknown'],
  ])('%s', (_, error, is) => {
    expect(failureOf(error, app)).toMatchObject({ is, reason: expect.stringMatching(/.+/) })
  })
})

describe('what a worker with an account of the gazette alone lacks for', () => {
  const batch = (job: string): Does => ({ is: 'batch', job, file: 'x.xlsx', param: [], map: [] })
  const report = (kind: string): Does => ({ is: 'report', report: kind, param: [] })
  test.each<[string, Does, string | undefined]>([
    ['a batch of correct', batch('correct'), 'CALC_BASE_URL'],
    ['a batch of publications', batch('publications'), undefined],
    ['of another account', { ...batch('publications'), account: 'outra' }, 'outra'],
    ['a watch that is gone', { is: 'watch', watch: 'nenhum', param: [] }, undefined],
    ['a report of indices', report('index'), 'CALC_BASE_URL'],
    ['a report of a portfolio', report('portfolio'), undefined],
    ['a report of the gazette', report('gazette'), undefined],
  ])('%s', async (_, does, lacking) => {
    const lacked = await missingAccount({ does } as Schedule, app)
    if (lacking === undefined) expect(lacked).toBeUndefined()
    else expect(lacked).toContain(lacking)
  })
})
