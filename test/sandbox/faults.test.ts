import { expect, test } from 'vitest'
import { aBody, call, correct, madeSince, sandboxFor } from './support.js'

const SAVE = aBody({ save: true })

test('a fault waits for a consuming call and is gone after its turns', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503, times: 2 })
  const free = await call(sandbox, '/v1/indices')
  const found = [await correct(sandbox, aBody()), await correct(sandbox, aBody())]
  const after = await correct(sandbox, aBody())
  expect(free.status).toBe(200)
  expect(found.map(({ status }) => status)).toEqual([503, 503])
  expect(after.status).toBe(200)
})

test('an answer is what was asked for: an envelope, or any body', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 422, envelope: { code: 'ENGINE_ERROR', message: 'sem série' } })
  sandbox.fault({ status: 500, body: { anything: 1 } })
  const envelope = await correct(sandbox, SAVE)
  const any = await correct(sandbox, SAVE)
  expect(envelope.body).toEqual({ error: { code: 'ENGINE_ERROR', message: 'sem série' } })
  expect(any).toMatchObject({ status: 500, body: { anything: 1 } })
  expect(await madeSince(sandbox)).toEqual([])
})

test('a lost answer has done its work', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ lose: 'after' })
  await expect(correct(sandbox, SAVE)).rejects.toThrow()
  expect(await madeSince(sandbox)).toHaveLength(1)
  expect(sandbox.journal()[0]).toMatchObject({ status: 0, units: 1 })
})

test('a reset has done nothing, and counts', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ reset: true })
  await expect(correct(sandbox, SAVE)).rejects.toThrow()
  expect(await madeSince(sandbox)).toEqual([])
  expect(sandbox.journal()[0]).toMatchObject({ status: 0, units: 1 })
})

test('garbage is 200 and no JSON', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ garbage: true })
  const { status, text, body } = await correct(sandbox, aBody())
  expect(status).toBe(200)
  expect(text).not.toBe('')
  expect(body).toBeUndefined()
})

test.each([
  [502, {}],
  [429, { edgeStatus: 429 }],
])('the edge answers %i in HTML, and the service never saw the call', async (status, over) => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  sandbox.fault({ edge: true, ...over })
  const answer = await correct(sandbox, aBody())
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.body).toBeUndefined()
  expect((await correct(sandbox, aBody())).status).toBe(200)
})

test('a 429 asked for counts nothing, and a real one leaves the fault waiting', async () => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  sandbox.fault({ status: 429, envelope: { code: 'X', message: 'x', retryAfter: 2 } })
  const asked = await correct(sandbox, aBody())
  sandbox.fault({ status: 503 })
  const fault = await correct(sandbox, aBody())
  sandbox.fault({ garbage: true })
  const real = await correct(sandbox, aBody())
  const other = await correct(sandbox, aBody(), sandbox.keys.unsubscribed)
  expect(asked.body.error.retryAfter).toBe(2)
  expect([asked.status, fault.status, real.status]).toEqual([429, 503, 429])
  expect(other.text).toBe('{"total": 1')
})

test('a delayed answer is the answer', async () => {
  const sandbox = await sandboxFor({ latencyMs: 1 })
  sandbox.fault({ delayMs: 2 })
  expect((await correct(sandbox, aBody())).status).toBe(200)
})

test('closing does not wait for answers that are held back', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ delayMs: 3_600_000 })
  const answer = correct(sandbox, aBody()).then(
    () => 'answered',
    () => 'cut',
  )
  while (sandbox.journal().length === 0) await new Promise(setImmediate)
  await sandbox.close()
  expect(['answered', 'cut']).toContain(await answer)
})
