import { afterEach, describe, expect, test } from 'vitest'
import { bearer } from '../../src/services/auth.js'
import { Caller, type CountedCall, type Gate } from '../../src/services/caller.js'
import { Http } from '../../src/services/http.js'
import { pointed } from '../support/failpoints.js'
import { OpenGate } from './support/gate.js'
import { json, serverFor } from './support/server.js'

const NOW = 50_000
const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

function httpFor(url: string, timeoutMs = 5_000): Http {
  const http = new Http({ baseUrl: url, service: 'calculation', auth: bearer('k'), timeoutMs })
  opened.push(http)
  return http
}

function callerFor(url: string, gate: Gate, timeoutMs?: number): Caller {
  return new Caller(httpFor(url, timeoutMs), gate, () => NOW)
}

function aCall(beforeSend: CountedCall['beforeSend'] = async () => NOW): CountedCall {
  return { id: 'b.t.1', units: 2, method: 'POST', path: '/v1/correct', body: {}, beforeSend }
}

describe('a call', () => {
  test('is granted, written down, confirmed, sent and settled, in this order', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => {
      gate.events.push('sent')
      json(response, { total: 1 })
    })
    const call = aCall(async ({ id, atMs }) => {
      gate.events.push(`write ${atMs} ${gate.held.has(id)}`)
      return NOW
    })
    expect(await callerFor(server.url, gate).call(call)).toEqual({
      is: 'called',
      answer: { is: 'answered', status: 200, body: { total: 1 }, headers: expect.anything() },
      grant: [...gate.ids][0],
      grantedAtMs: 1_000,
      answeredAtMs: NOW,
      status: 200,
    })
    expect(gate.events).toEqual(['enter 2', 'write 1000 true', 'confirm 2', 'sent', 'settle 2'])
  })

  test('of no units goes the same way', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    await callerFor(server.url, gate).call({ ...aCall(), units: 0 })
    expect(gate.events).toEqual(['enter 0', 'confirm 0', 'settle 0'])
  })

  test('asks under another id each time', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    const caller = callerFor(server.url, gate)
    await caller.call(aCall())
    await caller.call(aCall())
    expect(gate.ids.size).toBe(2)
  })
})

describe('units are settled', () => {
  test.each([
    ['a refusal', 400],
    ['a 429', 429],
  ])('after %s', async (_name, status) => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}, status))
    await callerFor(server.url, gate).call(aCall())
    expect(gate.events).toContain('settle 2')
    expect(gate.held.size).toBe(0)
  })
})

describe('units wait for their deadline, as the service may still count the call', () => {
  test('after a lost answer', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, __, socket) => socket.destroy())
    const called = await callerFor(server.url, gate).call(aCall())
    expect(called).toMatchObject({ answer: { is: 'unknown', overlong: false } })
    expect(called).not.toHaveProperty('status')
    expect(gate.events).toEqual(['enter 2', 'confirm 2', 'failed'])
    expect(gate.held.size).toBe(1)
  })

  test('after an answer that took too long', async () => {
    const gate = new OpenGate()
    const server = await serverFor(() => undefined)
    const called = await callerFor(server.url, gate, 100).call(aCall())
    expect(called).toMatchObject({ answer: { is: 'unknown', overlong: true } })
    expect(gate.held.size).toBe(1)
  })

  test('after a failure that the edge may have told for it', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}, 503))
    await callerFor(server.url, gate).call(aCall())
    expect(gate.held.size).toBe(1)
  })
})

describe('nothing is sent, and the units are given back', () => {
  test('when the call could not leave', async () => {
    const gate = new OpenGate()
    const called = await callerFor('http://127.0.0.1:1', gate).call(aCall())
    expect(called).toMatchObject({ answer: { is: 'broken', sent: false } })
    expect(gate.events).toEqual(['enter 2', 'confirm 2', 'release 2', 'failed'])
  })

  test('when what has to be written cannot be', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    const failing = aCall(() => Promise.reject(new Error('disk full')))
    await expect(callerFor(server.url, gate).call(failing)).rejects.toThrow('disk full')
    expect(gate.events).toEqual(['enter 2', 'release 2'])
    expect(server.seen).toEqual([])
  })

  test('when it is not wanted any more', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    const called = await callerFor(server.url, gate).call(aCall(async () => undefined))
    expect(called.is).toBe('withdrawn')
    expect(gate.events).toEqual(['enter 2', 'release 2'])
    expect(server.seen).toEqual([])
  })

  test('when the book was lost after the grant', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    const call = aCall(async () => {
      gate.held.clear()
      return NOW
    })
    expect(await callerFor(server.url, gate).call(call)).toMatchObject({ is: 'withdrawn' })
    expect(server.seen).toEqual([])
  })

  test('when Redis fails after the grant', async () => {
    const gate = new OpenGate()
    gate.confirm = () => Promise.reject(new Error('Redis is gone'))
    const server = await serverFor((_, response) => json(response, {}))
    await expect(callerFor(server.url, gate).call(aCall())).rejects.toThrow('Redis is gone')
    expect(gate.held.size).toBe(0)
    expect(server.seen).toEqual([])
  })

  test('when it comes later than was written down', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    const called = await callerFor(server.url, gate).call(aCall(async () => NOW - 1))
    expect(called).toEqual({ is: 'withdrawn', reason: 'too late' })
    expect(gate.events.at(-1)).toBe('release 2')
    expect(server.seen).toEqual([])
  })

  test('when the process stands still while its connection is made', async () => {
    const gate = new OpenGate()
    const server = await serverFor((_, response) => json(response, {}))
    let now = NOW
    const at = (point: string) => {
      if (point === 'sent') now += 22_000
    }
    const caller = new Caller(pointed(at).exchange(httpFor(server.url)), gate, () => now)
    const called = await caller.call(aCall(async () => NOW + 10_000))
    expect(called).toEqual({ is: 'withdrawn', reason: 'too late' })
    expect(gate.events).toEqual(['enter 2', 'confirm 2', 'release 2'])
    expect(server.seen).toEqual([])
  })

  test('when the process is stopped while it waits for units', async () => {
    const gate = new OpenGate()
    gate.enter = async () => ({ is: 'stopped' as const })
    const server = await serverFor((_, response) => json(response, {}))
    const called = await callerFor(server.url, gate).call(aCall(), AbortSignal.abort())
    expect(called).toEqual({ is: 'stopped' })
    expect([gate.events, server.seen]).toEqual([[], []])
  })

  test('when the process is stopped while Redis does not answer', async () => {
    const gate = new OpenGate()
    const stopping = new AbortController()
    gate.confirm = () => {
      stopping.abort()
      return new Promise(() => undefined)
    }
    const server = await serverFor((_, response) => json(response, {}))
    const called = await callerFor(server.url, gate).call(aCall(), stopping.signal)
    expect(called).toEqual({ is: 'withdrawn', reason: 'stopped' })
    expect(server.seen).toEqual([])
  })
})

describe('the answer is handed out', () => {
  test('though Redis is away and settling waits without end', async () => {
    const gate = new OpenGate()
    gate.settle = () => new Promise(() => undefined)
    const server = await serverFor((_, response) => json(response, {}))
    expect(await callerFor(server.url, gate).call(aCall())).toMatchObject({ is: 'called' })
  })

  test('though settling and pausing fail', async () => {
    const gate = new OpenGate()
    gate.settle = () => Promise.reject(new Error('gone'))
    gate.refused = () => Promise.reject(new Error('gone'))
    const server = await serverFor((_, response) => json(response, {}, 429))
    expect(await callerFor(server.url, gate).call(aCall())).toMatchObject({
      answer: { is: 'wait' },
    })
  })
})

test('a 429 pauses the book for as long as was asked', async () => {
  const gate = new OpenGate()
  const server = await serverFor((_, response) =>
    json(response, { error: { code: 'X', message: 'x', retryAfter: 7 } }, 429),
  )
  await callerFor(server.url, gate).call(aCall())
  expect(gate.events).toEqual(['enter 2', 'confirm 2', 'settle 2', 'service refused 7000'])
})

test('what the service tells of its own count is passed on', async () => {
  const gate = new OpenGate()
  const server = await serverFor((_, response) => {
    response.setHeader('X-RateLimit-Remaining', '3')
    json(response, {})
  })
  await callerFor(server.url, gate).call(aCall())
  expect(gate.events).toEqual(['enter 2', 'confirm 2', 'told 3', 'settle 2'])
})

test('a batch that is held sends nothing', async () => {
  const gate = new OpenGate()
  gate.enter = async () => ({ is: 'held' as const })
  const server = await serverFor((_, response) => json(response, {}))
  expect(await callerFor(server.url, gate).call(aCall())).toEqual({ is: 'held' })
  expect([gate.events, server.seen]).toEqual([[], []])
})

test('a free call asks nobody', async () => {
  const gate = new OpenGate()
  const server = await serverFor((_, response) => json(response, {}))
  await callerFor(server.url, gate).free({ method: 'GET', path: '/health' })
  expect(gate.events).toEqual([])
})

test('429 to a free call → pauses the account, and shows nothing of units', async () => {
  const gate = new OpenGate()
  const server = await serverFor((_, response) =>
    json(response, { error: { code: 'X', message: 'x', retryAfter: 7 } }, 429),
  )
  const answer = await callerFor(server.url, gate).free({ method: 'GET', path: '/v1/indices' })
  expect(answer).toMatchObject({ is: 'wait', from: 'service' })
  expect(gate.events).toEqual(['edge refused 7000'])
})
