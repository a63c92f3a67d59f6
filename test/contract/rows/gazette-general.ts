import { expect } from 'vitest'
import { NO_AUTH } from '../../../src/services/auth.js'
import { GazetteClient } from '../../../src/services/gazette/client.js'
import { expectRefusal, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { GAZETTE, gazetteAt } from './gazette-places.js'
import { type Ask, type Row, row } from './row.js'

const AUTH = 'Authentication'
const LIMITS = 'Limits'
const MINUTE = 60_000

const every = Object.values(GAZETTE)
const ME = gazetteAt('me')

/** On each of the ten routes: credential, limit, its headers, an error of the service's own. */
export const gazetteGeneral: Row[] = [
  ...every.map((place) => keyless(place)),
  ...every.map((place) => withAKey(place, 'invalid key', () => 'gz_unknown')),
  withAKey(ME, 'revoked key', ({ sandbox }) => sandbox.gazetteKeys.revoked),
  withAKey(ME, 'expired key', ({ sandbox }) => sandbox.gazetteKeys.expired),
  ...every.map((place) => byOtherHeader(place)),
  ...every.map((place) => tooMany(place)),
  ...every.map((place) => counted(place)),
  ...every.map((place) => internal(place)),
  row({ ...ME, section: LIMITS }, { claim: 'the limit is per key' }, async (world) => {
    await world.reset({ gazetteLimits: [{ units: 1, ms: MINUTE }] })
    await world.clients.gazette.me()
    const call = world.clients.gazette.me()
    const error = await expectRefusal(world, ME, { status: 429, code: 'rate_limited' }, call)
    expect(error.waitMs).toBe(MINUTE)
    await world.as(world.sandbox.gazetteKeys.second).gazette.me()
    world.clock.ms += MINUTE
    await world.clients.gazette.me()
    expect(world.sandbox.violations()).toEqual([])
  }),
  ...[429, 503].map((status) => edgePage(status)),
]

function keyless(place: Ask): Row {
  const fact = { status: 401, code: 'unauthorized', claim: 'missing key', against: true } as const
  return refused({ ...place, section: AUTH }, fact, (world) =>
    place.ask(world.withAuth(NO_AUTH), world),
  )
}

function withAKey(place: Ask, claim: string, keyOf: (world: World) => string): Row {
  const fact = { status: 401, code: 'unauthorized', claim }
  return refused({ ...place, section: AUTH }, fact, (world) =>
    place.ask(world.as(keyOf(world)), world),
  )
}

function byOtherHeader(place: Ask): Row {
  return row({ ...place, section: AUTH }, { claim: 'X-API-Key' }, async (world) => {
    const { senders } = world.clients
    const auth = { scheme: 'x-api-key', credential: world.sandbox.apiKey } as const
    const clients = { ...world.clients, gazette: new GazetteClient(senders.gazette, { auth }) }
    await place.ask(clients, world)
    const { headers } = world.last().exchange
    expect(headers['x-api-key']).toBe(world.sandbox.apiKey)
    expect(headers.authorization).toBeUndefined()
  })
}

function tooMany(place: Ask): Row {
  return refused(
    place,
    { status: 429, code: 'rate_limited', claim: 'limit of the minute' },
    async (world) => {
      await world.reset({ gazetteLimits: [{ units: 1, ms: MINUTE }] })
      await world.clients.gazette.me()
      return place.ask(world.clients, world)
    },
  )
}

/** "All … count against the rate limit": ceiling, what is left, seconds to the restart. */
function counted(place: Ask): Row {
  return row(
    { ...place, section: LIMITS },
    { claim: 'one unit, and three headers' },
    async (world) => {
      await world.reset({ gazetteLimits: [{ units: 7, ms: MINUTE }] })
      await place.ask(world.clients, world)
      const { headers } = world.last().exchange.answer
      expect(headers).toMatchObject({
        'x-ratelimit-limit': '7',
        'x-ratelimit-remaining': '6',
        'x-ratelimit-reset': '60',
      })
      const { limits } = await world.clients.gazette.me()
      expect(limits).toMatchObject({ limit: 7, remaining: 5 })
    },
  )
}

function internal(place: Ask): Row {
  const fact = { status: 500, code: 'internal_error', fault: true } as const
  return refused({ ...place, section: 'Errors' }, fact, (world) => {
    world.sandbox.fault({ service: 'gazette', path: place.route.split(' ')[1]!, status: 500 })
    return place.ask(world.clients, world)
  })
}

function edgePage(status: number): Row {
  const fact = { status, claim: 'edge page without the envelope', fault: true } as const
  return row({ ...ME, section: 'Errors' }, fact, async (world) => {
    world.sandbox.fault({ service: 'gazette', edge: true, edgeStatus: status })
    const error = await expectRefusal(world, ME, { status }, world.clients.gazette.me())
    expect(error.code).toBe(`HTTP_${status}`)
  })
}
