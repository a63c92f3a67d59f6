// One of eight processes that call the service as fast as the book lets them, until it is killed.
import { setMaxListeners } from 'node:events'
import { Redis } from 'ioredis'
import { RateLimiter } from '../../dist/src/rate-limit/limiter.js'
import { hourOf, keys } from '../../dist/src/records/keys.js'
import { usageSince } from '../../dist/src/records/usage-ledger.js'
import { systemClock } from '../../dist/src/runtime/clock.js'
import { openLog } from '../../dist/src/runtime/log.js'
import { bearer } from '../../dist/src/services/auth.js'
import { Caller } from '../../dist/src/services/caller.js'
import { Http } from '../../dist/src/services/http.js'
import { openFolder } from '../../dist/src/storage/folder.js'

const { redisUrl, baseUrl, apiKey, dir, windows } = JSON.parse(process.argv[2])
const BOOK = 'eight'
const CALLERS = 12
const TIMEOUT_MS = 2_000
/** For the record; a call that is later than that does not go out. */
const SLACK_MS = 2_000

process.on('disconnect', () => process.exit())
const bucket = await openFolder(dir)
const { now } = systemClock
const gate = new RateLimiter(new Redis(redisUrl, { maxRetriesPerRequest: null }), {
  name: BOOK,
  windows,
  holdMs: TIMEOUT_MS + SLACK_MS,
  clock: systemClock,
  random: Math.random,
  recentlySpent: (sinceMs) => usageSince([bucket], BOOK, sinceMs, now()),
  log: openLog('silent'),
})
const auth = bearer(apiKey)
const caller = new Caller(
  new Http({ service: 'calculation', baseUrl, auth, timeoutMs: TIMEOUT_MS }),
  gate,
  now,
)
const body = { index: 'ipca', updateTo: '31/12/2024', items: [{ date: '10/01/2020', amount: 1 }] }

async function work(own) {
  const place = { batch: `b${own % 2}`, lane: 2 }
  for (let n = 0; ; n++) {
    await caller.call({
      id: `${process.pid}.${own}.${n}`,
      units: 1,
      place,
      method: 'POST',
      path: '/v1/correct',
      body,
      beforeSend: async ({ id }) => {
        const atMs = now()
        await bucket.put(keys.spentCall(BOOK, hourOf(atMs), atMs, 1, id), '')
        return atMs + SLACK_MS
      },
    })
  }
}

setMaxListeners(0)
process.send('ready')
await Promise.all(Array.from({ length: CALLERS }, (_, own) => work(own)))
