import { setMaxListeners } from 'node:events'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Window } from '../core/window.js'
import { createAccessLog } from './access-log.js'
import { createAccounts } from './accounts.js'
import { adminRoutes } from './admin/routes.js'
import type { CalculationDeps } from './calc/deps.js'
import { createUploads } from './calc/extract/uploads.js'
import { createSavedCalculations } from './calc/saved.js'
import { plantCalculations } from './calc/seeds.js'
import { answerError, answerUnknown, calculationService } from './calc/service.js'
import { createCatalogue } from './catalogue/catalogue.js'
import { calculate } from './engine/calculate.js'
import { parseMonth } from './engine/day.js'
import { createFaultQueue } from './faults.js'
import { createGazette, type Gazette } from './gazette/gazette.js'
import { answerGazetteError, gazetteService } from './gazette/service.js'
import { guideRoutes, heardRoutes } from './guide.js'
import { mcpRoutes } from './mcp/routes.js'
import { createMeter } from './meter.js'
import { rootDiscoveryRoutes } from './oauth/discovery.js'
import { createGrants } from './oauth/grants.js'
import { oauthRoutes } from './oauth/routes.js'
import { placeOf } from './paths.js'
import { randomFrom } from './random.js'
import { ADMIN_PATH, addRequestHooks } from './request-hooks.js'
import type { SandboxOptions } from './sandbox.js'
import { reshapeAnswers } from './shapes/index.js'
import type { Reset, Services } from './state.js'
import { updateService } from './update/service.js'
import type { Limits } from './violations.js'

const CALC_LIMITS: Window[] = [
  { units: 60, ms: 60_000 },
  { units: 300, ms: 3_600_000 },
]
const GAZETTE_LIMITS: Window[] = [{ units: 60, ms: 60_000 }]
const UPDATE_LIMITS: Window[] = [{ units: 60, ms: 60_000 }]

/** In bytes, for routes without a limit of their own. */
const BODY_LIMIT = 30 * 1024 * 1024

/** Creates services that are ready to answer. Rejects if an option is invalid. */
export async function createServices(options: SandboxOptions, reset: Reset): Promise<Services> {
  const limits = limitsOf(options)
  const deps = createWorld(options, limits)
  const gazette = gazetteOf(options, deps, limits)
  const journal = createAccessLog()
  const closing = new AbortController()
  // Every request in progress adds a listener.
  setMaxListeners(0, closing.signal)
  const app = createApp()
  const { latencyMs = 0, shapes = 1 } = options
  if (shapes === 2) reshapeAnswers(app)
  addRequestHooks(app, { ...deps, journal, latencyMs, closing: closing.signal })
  const services = { app, deps, gazette, journal, limits, end: () => closing.abort() }
  const routes = heardRoutes(app)
  await app.register(calculationService(deps), { prefix: '/calc' })
  await app.register(agentService(deps, routes), { prefix: '/calc' })
  rootDiscoveryRoutes(app)
  await app.register(gazetteService(gazette.deps), { prefix: '/gazette' })
  await app.register(updateService(deps), { prefix: '/update' })
  await app.register(adminRoutes(services, reset), { prefix: ADMIN_PATH })
  await app.ready()
  return services
}

function limitsOf(options: SandboxOptions): Limits {
  const { calcLimits, gazetteLimits, updateLimits } = options
  return {
    calc: calcLimits ?? CALC_LIMITS,
    gazette: gazetteLimits ?? GAZETTE_LIMITS,
    update: updateLimits ?? UPDATE_LIMITS,
  }
}

function createWorld(options: SandboxOptions, limits: Limits): CalculationDeps {
  const { clock = Date.now, seed = 1, publishedTo } = options
  const random = randomFrom(seed)
  const accounts = createAccounts(random, clock)
  const saved = createSavedCalculations(random)
  const owners = {
    main: accounts.mainUser,
    foreign: accounts.credential(accounts.keys.foreign)!.user,
  }
  return {
    clock,
    accounts,
    catalogue: createCatalogue(publishedTo === undefined ? undefined : readMonth(publishedTo)),
    meter: createMeter(limits.calc),
    updateMeter: createMeter(limits.update),
    uploads: createUploads(clock),
    faults: createFaultQueue(),
    saved,
    seeded: plantCalculations(saved, owners, clock(), options.saved),
    // Drawn last, so that the grants of agents change no other random numbers of the seed.
    grants: createGrants(accounts, randomFrom(random() * 2 ** 32), clock),
    requestStates: new WeakMap(),
    calculate: options.calculate ?? calculate,
  }
}

function gazetteOf(options: SandboxOptions, deps: CalculationDeps, limits: Limits): Gazette {
  const { clock, accounts, requestStates } = deps
  return createGazette({
    options: options.gazette ?? {},
    seed: options.seed ?? 1,
    clock,
    user: accounts.mainUser,
    mainKey: accounts.keys.live,
    meter: createMeter(limits.gazette),
    requestStates,
  })
}

function readMonth(text: string): number {
  const month = parseMonth(text)
  if (month === undefined) throw new RangeError(`publishedTo: expected YYYY-MM, got ${text}`)
  return month
}

/**
 * A URL that cannot be parsed reaches no route; the error has the format of the service in its
 * path.
 */
function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = placeOf(request.url).service === 'gazette' ? answerGazetteError : answerError
  answer(error, request, reply)
}

/** Bodies of any type are read as text: the routes parse JSON themselves and answer its errors. */
function createApp(): FastifyInstance {
  const app = Fastify({ bodyLimit: BODY_LIMIT, frameworkErrors: answerUnreadable })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknown)
  return app
}

function agentService(deps: CalculationDeps, routes: readonly string[]) {
  return async (app: FastifyInstance): Promise<void> => {
    mcpRoutes(app, deps)
    guideRoutes(app, deps, routes)
    await app.register(oauthRoutes(deps))
  }
}
