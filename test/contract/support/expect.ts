import { expect } from 'vitest'
import { RequestError, ServiceError } from '../../../src/services/service-error.js'

import { row as aRow, type Fact, type Place, type Row } from '../rows/row.js'
import type { World } from './world.js'

interface Envelope {
  error?: { code: string; message: string; hint?: string; docUrl?: string; retryAfter?: number }
  retryAfter?: number
}

/** What the status and the code have to mean to whoever calls; the design's verdicts. */
function verdictOf(status: number, code: string): Pick<ServiceError, 'verdict' | 'why'> {
  if (status === 401) return { verdict: 'halt', why: 'unauthorized' }
  if (status === 403 && code !== 'FORBIDDEN') return { verdict: 'halt', why: 'forbidden' }
  if (status === 429) return { verdict: 'wait', why: undefined }
  if (status >= 500) return { verdict: 'broken', why: undefined }
  return { verdict: 'refused', why: undefined }
}

/** What a call throws; one that gives a value is the row's failure. */
export async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  const ended = await call.then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  )
  if ('thrown' in ended) return ended.thrown
  throw new Error(`nothing was thrown: ${JSON.stringify(ended.value)?.slice(0, 300)}`)
}

/**
 * The call ends in a ServiceError that says what the service said: on the wire just now was the
 * status, and the error's code, message, hint and docUrl are its envelope's.
 */
export async function expectRefusal(
  world: World,
  { service, route }: Pick<Place, 'service' | 'route'>,
  { status, code }: { status: number; code?: string | null },
  call: Promise<unknown>,
): Promise<ServiceError> {
  const thrown = await thrownBy(call)
  expect(thrown).toBeInstanceOf(ServiceError)
  const error = thrown as ServiceError
  const { answer } = world.last().exchange
  expect(answer.status).toBe(status)
  const said = (answer.body as Envelope | undefined)?.error
  const wire = { code: said?.code ?? `HTTP_${status}`, hint: said?.hint, docUrl: said?.docUrl }
  expect(error).toMatchObject({ service, route, status, sent: true })
  expect({ code: error.code, hint: error.hint, docUrl: error.docUrl }).toEqual(wire)
  if (said) expect(error.serviceMessage).toBe(said.message)
  if (typeof code === 'string') expect(error.code).toBe(code)
  expect({ verdict: error.verdict, why: error.why }).toEqual(verdictOf(status, error.code))
  expect(JSON.stringify(error)).not.toContain(world.sandbox.apiKey)
  return error
}

/** Its wait is the one that the answer on the wire asks for. */
export function expectWait(world: World, error: ServiceError): void {
  const { body, headers } = world.last().exchange.answer
  const { error: said, retryAfter } = (body ?? {}) as Envelope
  const seconds = said?.retryAfter ?? retryAfter ?? Number(headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(error).toMatchObject({ waitMs: seconds * 1000, from: 'service' })
}

/** The client itself refuses the input, and nothing passes. */
export async function expectUnsent(world: World, call: () => Promise<unknown>): Promise<void> {
  const before = world.proxy.seen.length
  expect(await thrownBy(Promise.resolve().then(call))).toBeInstanceOf(RequestError)
  expect(world.proxy.seen).toHaveLength(before)
}

type ErrorFact = Fact & { status: number; code: string | null }

/** A row whose call is refused; `provoke` may prepare before it calls. */
export function refused(
  place: Place,
  fact: ErrorFact,
  provoke: (world: World) => Promise<unknown>,
): Row {
  return aRow(place, fact, async (world) => {
    const error = await expectRefusal(world, place, fact, provoke(world))
    if (fact.status === 429) expectWait(world, error)
  })
}
