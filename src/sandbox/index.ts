import { setMaxListeners } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Window } from '../limits/window.js'
import { createAccounts } from './accounts.js'
import { watchPassages } from './calc/passage.js'
import { createSavedCalculations } from './calc/saved.js'
import { answerError, answerUnknown, calculationService } from './calc/service.js'
import type { World } from './calc/world.js'
import { createCatalogue } from './catalogue/catalogue.js'
import { parseMonth } from './engine/day.js'
import { createFaultQueue } from './faults.js'
import { createJournal } from './journal.js'
import { violationsOf } from './judge.js'
import { createMeter } from './meter.js'
import { gazettePlace, updatePlace } from './placeholders.js'
import { randomFrom } from './random.js'
import type { Sandbox, SandboxOptions } from './sandbox.js'

export type { SandboxKeys } from './accounts.js'
export type { Fault } from './faults.js'
export type { JournalEntry } from './journal.js'
export type { Sandbox, SandboxOptions } from './sandbox.js'

const CALC_LIMITS: Window[] = [
  { units: 60, ms: 60_000 },
  { units: 300, ms: 3_600_000 },
]
/** The contract bounds uploads at about 25 MB, which base64 and JSON make larger. */
const BODY_LIMIT = 30 * 1024 * 1024

/**
 * Starts the services on this machine, for tests and rehearsals: state in memory, reachable from
 * this machine only. Rejects when the port is taken or an option cannot be read.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, calcLimits = CALC_LIMITS, latencyMs = 0 } = options
  const world = createWorld(options, calcLimits)
  const journal = createJournal()
  const closing = new AbortController()
  // Every request that is being answered listens to it.
  setMaxListeners(0, closing.signal)
  const app = createServer()
  watchPassages(app, world, { journal, latencyMs, closing: closing.signal })
  await app.register(calculationService(world), { prefix: '/calc' })
  await app.register(gazettePlace, { prefix: '/gazette' })
  await app.register(updatePlace, { prefix: '/update' })
  await app.listen({ port, host: '127.0.0.1' })

  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    calc: `${url}/calc`,
    gazette: `${url}/gazette`,
    update: `${url}/update`,
    apiKey: world.accounts.keys.live,
    keys: world.accounts.keys,
    journal: journal.entries,
    violations: () => violationsOf(journal.entries(), calcLimits),
    fault: world.faults.add,
    close: async () => {
      closing.abort()
      await app.close()
    },
  }
}

function createWorld(options: SandboxOptions, calcLimits: Window[]): World {
  const { clock = Date.now, seed = 1, publishedTo } = options
  const random = randomFrom(seed)
  return {
    clock,
    accounts: createAccounts(random),
    catalogue: createCatalogue(publishedTo === undefined ? undefined : readMonth(publishedTo)),
    meter: createMeter(calcLimits),
    faults: createFaultQueue(),
    saved: createSavedCalculations(random),
    passages: new WeakMap(),
  }
}

function readMonth(text: string): number {
  const month = parseMonth(text)
  if (month === undefined) throw new RangeError(`publishedTo: expected YYYY-MM, got ${text}`)
  return month
}

/** Bodies come as text, whatever their type: the routes read JSON themselves and answer for it. */
function createServer(): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    frameworkErrors: answerError,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknown)
  return app
}
