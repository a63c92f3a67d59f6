import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { readinessOf } from '../../src/app/readiness.js'
import { readConfig } from '../../src/config/config.js'
import { systemClock } from '../../src/runtime/clock.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const ENTRY = new URL('../../dist/src/redis/embedded-server.js', import.meta.url)
const folder = testFolder()

/** A storage that is read as ever, and takes a write while it is not full. */
class Filling {
  writes = 0
  isFull = false
  around(bucket: Bucket): Bucket {
    const put: Bucket['put'] = async (...args) => {
      this.writes += 1
      if (this.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      return bucket.put(...args)
    }
    return new Proxy(bucket, {
      get: (of, name) => {
        const value: unknown = Reflect.get(of, name)
        return name === 'put' ? put : typeof value === 'function' ? value.bind(of) : value
      },
    })
  }
}

test('a storage that is read and takes no write → not ready; it is written to once in fifteen seconds', async () => {
  const filling = new Filling()
  let nowMs = 0
  const clock = { now: () => nowMs, sleep: systemClock.sleep }
  const config = readConfig({
    STORAGE_URL: `file:${folder.path('data')}`,
    LOTE_RUN_DIR: folder.path('run'),
  })
  const app = new App({
    config,
    jobs,
    log: pino({ level: 'silent' }),
    embeddedEntry: ENTRY,
    clock,
    decorators: { bucket: (bucket) => filling.around(bucket) },
  })
  const ready = readinessOf(app)
  expect(await ready()).toEqual({ ok: true, redis: true, bucket: true })
  filling.isFull = true
  expect(await ready()).toMatchObject({ ok: true })
  expect(filling.writes).toBe(1)
  nowMs += 15_000
  expect(await ready()).toEqual({ ok: false, redis: true, bucket: false })
  filling.isFull = false
  // The clock is set back by an hour.
  nowMs -= 3_600_000
  expect(await ready()).toMatchObject({ ok: true })
  for await (const key of (await app.bucket()).list('.ready/')) expect(key).toBe('gone')
  await app.close()
})
