import { describe, expect, test } from 'vitest'
import { bearer } from '../../src/services/auth.js'
import { runCalc } from '../../src/services/calculation/calc.js'
import { correct } from '../../src/services/calculation/correct.js'
import { listIndices } from '../../src/services/calculation/indices.js'
import { listKeys } from '../../src/services/calculation/keys.js'
import { health } from '../../src/services/calculation/system.js'
import { Http } from '../../src/services/http.js'
import { DirectSender } from '../../src/services/sender.js'
import { clientFor, KEY } from './support/calculation.js'
import { OpenGate } from './support/gate.js'
import { json, serverFor } from './support/server.js'

const BODY = {
  index: 'ipca',
  updateTo: '31/12/2024',
  items: [{ date: '01/01/2020', amount: 1234.56 }],
}
const ANSWER = { items: [] }

function httpFor(url: string): Http {
  return new Http({ service: 'calculation', baseUrl: url, auth: bearer(KEY), timeoutMs: 5_000 })
}

describe('calls are counted where they are sent', () => {
  test('one that costs goes through the gate', async () => {
    const server = await serverFor((_, response) => json(response, ANSWER))
    const { sender, gate } = clientFor(server.url)
    await sender.send(correct, BODY)
    expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
  })

  test('price learnt of calls that the contract does not price → that many units', async () => {
    const server = await serverFor((_, response) =>
      json(response, server.seen.length === 1 ? ANSWER : { totals: 1 }),
    )
    const gate = Object.assign(new OpenGate(), { unpricedCost: 2 })
    const sender = new DirectSender({ http: httpFor(server.url), gate })
    await sender.send(correct, BODY)
    await sender.send(runCalc, { type: 'saldoDevedor', id: 1 })
    expect(gate.events.filter((event) => event.startsWith('enter'))).toEqual(['enter 2', 'enter 1'])
  })

  test('a free one asks nobody', async () => {
    const server = await serverFor((_, response) => json(response, { indices: [] }))
    const { sender, gate } = clientFor(server.url)
    await sender.send(listIndices, {})
    expect(gate.events).toEqual([])
  })

  test('without a gate one that costs is not sent', async () => {
    const server = await serverFor((_, response) => json(response, ANSWER))
    const sender = new DirectSender({ http: httpFor(server.url) })
    await expect(sender.send(correct, BODY)).rejects.toThrow(/POST \/v1\/correct costs 1/)
    expect(server.seen).toEqual([])
  })

  test('what costs nothing needs no gate', async () => {
    const server = await serverFor((_, response) => json(response, { ok: 1 }))
    const sender = new DirectSender({ http: httpFor(server.url) })
    expect(await sender.send(health, {})).toEqual({ ok: 1 })
  })

  test('a 429 is told to the gate and to who asked', async () => {
    const server = await serverFor((_, response) =>
      json(response, { error: { code: 'LIMIT', message: 'm', retryAfter: 7 } }, 429),
    )
    const { sender, gate } = clientFor(server.url)
    await expect(sender.send(correct, BODY)).rejects.toMatchObject({
      verdict: 'wait',
      waitMs: 7_000,
      from: 'service',
      status: 429,
      code: 'LIMIT',
    })
    expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1', 'service refused 7000'])
  })

  test('429 of two days → a halt with the longest pause', async () => {
    const server = await serverFor((_, response) =>
      json(response, { error: { code: 'LIMIT', message: 'm', retryAfter: 172_800 } }, 429),
    )
    const { sender } = clientFor(server.url)
    const facts = { verdict: 'halt', why: 'long_wait', waitMs: 86_400_000, from: 'service' }
    await expect(sender.send(correct, BODY)).rejects.toMatchObject(facts)
  })

  test('429 to a free call → pauses the account; the next free call waits for the gate', async () => {
    const limit = { error: { code: 'LIMIT', message: 'm', retryAfter: 7 } }
    const server = await serverFor((_, response) =>
      server.seen.length === 1 ? json(response, limit, 429) : json(response, { indices: [] }),
    )
    const { sender, gate, clock } = clientFor(server.url)
    await expect(sender.send(listIndices, {})).rejects.toMatchObject({ waitMs: 7_000 })
    expect(gate.events).toEqual(['edge refused 7000'])
    await sender.send(listIndices, {})
    clock.ms += 7_000
    await sender.send(listIndices, {})
    expect(gate.events.slice(1)).toEqual(['enter 0', 'confirm 0', 'settle 0'])
  })

  test('what has to be written down is written before, and its failure keeps the call back', async () => {
    const server = await serverFor((_, response) => json(response, ANSWER))
    const gate = new OpenGate()
    const beforeSend = () => Promise.reject(new Error('disk full'))
    const sender = new DirectSender({ http: httpFor(server.url), gate, beforeSend })
    await expect(sender.send(correct, BODY)).rejects.toMatchObject({
      name: 'ServiceError',
      verdict: 'broken',
      code: 'NOT_SENT',
      sent: false,
      message: expect.stringContaining('disk full'),
    })
    expect([server.seen, gate.held.size]).toEqual([[], 0])
  })

  test('stopped while it waits for units, it is not sent', async () => {
    const server = await serverFor((_, response) => json(response, ANSWER))
    const { sender, gate } = clientFor(server.url)
    const asked = sender.send(correct, BODY, { signal: AbortSignal.abort() })
    await expect(asked).rejects.toMatchObject({ code: 'NOT_SENT', sent: false })
    expect([server.seen, gate.events]).toEqual([[], []])
  })

  test('one that costs takes no longer than its units are held', async () => {
    const server = await serverFor(() => undefined)
    const { sender, gate } = clientFor(server.url, { timeoutMs: 100 })
    const asked = sender.send(correct, BODY, { timeoutMs: 600_000 })
    await expect(asked).rejects.toMatchObject({ verdict: 'unknown', overlong: true, sent: true })
    expect(gate.held.size).toBe(1)
  })
})

test('an error tells who, what and where, and the body by its shape', async () => {
  const told = {
    code: 'CONFLICTING_FIELDS',
    message: 'um só',
    hint: 'tire table',
    docUrl: 'https://d',
  }
  const server = await serverFor((_, response) => json(response, { error: told }, 400))
  const { sender } = clientFor(server.url)
  const error = await sender.send(correct, BODY).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    name: 'ServiceError',
    service: 'calculation',
    route: 'POST /v1/correct',
    verdict: 'refused',
    status: 400,
    code: 'CONFLICTING_FIELDS',
    message: 'calculation POST /v1/correct: 400 CONFLICTING_FIELDS um só',
    serviceMessage: 'um só',
    hint: 'tire table',
    docUrl: 'https://d',
    about: 'parameters',
    sent: true,
    request: {
      method: 'POST',
      path: '/v1/correct',
      query: {},
      body: { index: 'string', updateTo: 'string', items: 'list of 1' },
    },
  })
})

test.each<[string, number, string, string]>([
  ['a refusal', 404, 'refused', 'C'],
  ['a wrong key', 401, 'halt', 'C'],
  ['a missing scope', 403, 'halt', 'C'],
  ['a failure', 502, 'broken', 'C'],
])('%s has its verdict', async (_name, status, verdict, code) => {
  const server = await serverFor((_, response) =>
    json(response, { error: { code, message: 'm' } }, status),
  )
  const { sender } = clientFor(server.url)
  await expect(sender.send(listIndices, {})).rejects.toMatchObject({ verdict, status, code })
  expect(server.seen).toHaveLength(1)
})

test('a lost answer is told with its cause, and is not asked for again', async () => {
  const server = await serverFor((_, __, socket) => socket.destroy())
  const { sender } = clientFor(server.url)
  const error = await sender.send(listIndices, {}).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    verdict: 'unknown',
    status: undefined,
    sent: true,
    code: 'UND_ERR_SOCKET',
  })
  expect((error as Error).cause).toBeInstanceOf(Error)
  expect(server.seen).toHaveLength(1)
})

test('a credential in place of the account’s own is sent alone', async () => {
  const server = await serverFor((_, response) => json(response, { keys: [] }))
  const { sender } = clientFor(server.url)
  await sender.send(listKeys, {}, { auth: bearer('a.j.wt') })
  expect(server.seen[0]!.headers.authorization).toBe('Bearer a.j.wt')
})

test('the headers of an answer come with it', async () => {
  const server = await serverFor((_, response) => {
    response.setHeader('x-ratelimit-remaining', '3')
    json(response, { ok: 1 })
  })
  const received = await clientFor(server.url).sender.ask(health, {})
  expect(received).toMatchObject({
    is: 'received',
    status: 200,
    value: { ok: 1 },
    headers: { 'x-ratelimit-remaining': '3' },
  })
})
