import { realNow, skippedMs } from './skipping-time.js'

// The clock is in place before any other module looks at it.
const { randomBytes } = await import('node:crypto')
const { bootValkey } = await import('../../src/redis/embedded-valkey.js')
const { caseOf } = await import('./cases.js')
const { runCase } = await import('./one-case.js')

const secret = randomBytes(12).toString('hex')
const proof = randomBytes(12).toString('hex')
const valkey = await bootValkey(secret, proof)
const redisUrl = `redis://:${secret}@127.0.0.1:${await valkey.open()}`
const BEAT_MS = 250

const send = (message: unknown) => void process.send!(message)
setInterval(() => send({ is: 'beat', rss: process.memoryUsage.rss() }), BEAT_MS)
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    send({ is: 'stray', error: error instanceof Error ? error.stack : String(error) })
  })
}
process.on('disconnect', () => process.exit(0))
process.on('message', async ({ seed, number }: { seed: number; number: number }) => {
  // Garbage of the batch before is not this one's.
  globalThis.gc!()
  const began = realNow()
  const skipped = skippedMs()
  try {
    const ran = await runCase(caseOf(seed, number), redisUrl)
    send({ is: 'ran', ...ran, ms: realNow() - began, skippedMs: skippedMs() - skipped })
  } catch (error) {
    const faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)]
    send({ is: 'ran', faults, mutated: 0, paid: 0, status: 1, ms: realNow() - began, skippedMs: 0 })
  }
})
send({ is: 'ready' })
