import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Clock } from '../../src/runtime/clock.js'
import { ShutdownHooks } from '../../src/runtime/shutdown.js'

/** A wait is over when all that can happen has happened. */
const clock: Clock = { now: () => 0, sleep: () => new Promise((resolve) => setImmediate(resolve)) }

function closers() {
  const told: { what: string; msg: string }[] = []
  const log = pino({}, { write: (line) => void told.push(JSON.parse(line)) })
  return { closers: new ShutdownHooks(clock, log), told }
}

test('what was opened last is closed first, and one that fails keeps none of the others open', async () => {
  const { closers: all, told } = closers()
  const closed: string[] = []
  all.add('bucket', async () => void closed.push('bucket'))
  all.add('redis', () => Promise.reject(new Error('gone')))
  all.add('service', async () => void closed.push('service'))
  await all.close()
  expect(closed).toEqual(['service', 'bucket'])
  expect(told).toMatchObject([{ what: 'redis', msg: 'closing', err: { message: 'gone' } }])
})

test('one that never ends is told and not waited for', async () => {
  const { closers: all, told } = closers()
  let isClosed = false
  all.add('bucket', async () => {
    isClosed = true
  })
  all.add('redis', () => new Promise(() => undefined))
  await all.close()
  expect(isClosed).toBe(true)
  expect(told).toMatchObject([{ what: 'redis', msg: 'not closed in time' }])
})
