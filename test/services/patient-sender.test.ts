import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createKey, revokeKey } from '../../src/services/calculation/keys.js'
import { health } from '../../src/services/calculation/system.js'
import { RetryingSender } from '../../src/services/retrying-sender.js'
import { VirtualClock } from '../execute/support/clock.js'
import { clientFor } from './support/calculation.js'
import { json, serverFor } from './support/server.js'

type Answer = (response: ServerResponse) => void
const well: Answer = (response) => json(response, { ok: 1 })
const failing = (status: number, more = {}): Answer => {
  const error = { code: 'X', message: 'm', ...more }
  return (response) => json(response, { error }, status)
}
const lost: Answer = (response) => response.destroy()

/** Answers in their order, the last one for good. */
async function patientFor(...answers: Answer[]) {
  const server = await serverFor((_, response) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    answer(response)
  })
  const clock = new VirtualClock()
  const told: number[] = []
  const sender = new RetryingSender(clientFor(server.url).sender, clock, (ms) => told.push(ms))
  return { sender, server, clock, told }
}

test('a 429 is waited for as long as it asks, and told', async () => {
  const { sender, clock, told } = await patientFor(failing(429, { retryAfter: 7 }), well)
  expect(await sender.send(health, {})).toEqual({ ok: 1 })
  expect(clock.slept).toEqual([7_000])
  expect(told).toEqual([7_000])
})

test('a wait that nobody sits through is told at once', async () => {
  const { sender, server, clock } = await patientFor(failing(429, { retryAfter: 600 }))
  await expect(sender.send(health, {})).rejects.toMatchObject({ verdict: 'wait', waitMs: 600_000 })
  expect([server.seen.length, clock.slept]).toEqual([1, []])
})

test.each<[string, Answer]>([
  ['an engine that did not answer', failing(502)],
  ['a lost answer', lost],
])('%s is asked for three times, and no more', async (_, answer) => {
  const { sender, server } = await patientFor(answer)
  await expect(sender.send(health, {})).rejects.toMatchObject({ name: 'ServiceError' })
  expect(server.seen).toHaveLength(3)
})

test.each([400, 401, 403, 404, 422])('a %i is what it is', async (status) => {
  const { sender, server } = await patientFor(failing(status))
  await expect(sender.send(health, {})).rejects.toMatchObject({ status })
  expect(server.seen).toHaveLength(1)
})

test('what does more than read is sent once', async () => {
  const { sender, server } = await patientFor(failing(502))
  await expect(sender.send(createKey, {})).rejects.toMatchObject({ status: 502 })
  await expect(sender.send(revokeKey, { id: 1 })).rejects.toMatchObject({ status: 502 })
  expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})
