import type { RouteOptions } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { Access } from '../../src/access/access.js'
import { IdentityProvider } from '../../src/access/identity-provider.js'
import { App } from '../../src/app/app.js'
import type { AppInputs } from '../../src/app/inputs.js'
import { serve } from '../../src/app/worker.js'
import { readConfig } from '../../src/config/config.js'
import { startServer } from '../../src/server/server.js'
import type { WebContext } from '../../src/web/context.js'

const SILENT = pino({ level: process.env.LOTE_TEST_LOG ?? 'silent' })
const ENTRY = new URL('../../dist/src/redis/embedded-server.js', import.meta.url)

export interface Served {
  url: string
  context: WebContext
  routes: readonly RouteOptions[]
  close(): Promise<void>
}

export interface ServedOptions
  extends Partial<Pick<WebContext, 'sandbox' | 'upload' | 'redisMs'>>,
    Partial<Pick<AppInputs, 'decorators' | 'log'>> {
  /** Works on what is started, in the same process. */
  worker?: boolean
  /** Known before, where an address of it is part of the environment; any that is free. */
  port?: number
}

/** Before each test the page and the API anew; after it they are closed. */
export function useServed(start: () => Promise<Served>): Served {
  const served = {} as Served
  beforeEach(async () => {
    Object.assign(served, await start())
  })
  afterEach(() => served.close())
  return served
}

/** The page and the API in this process, on a port of this machine, with the environment of a workbench. */
export async function startServed(
  env: Record<string, string>,
  { worker = false, port = 0, decorators, log = SILENT, ...over }: ServedOptions = {},
): Promise<Served> {
  const app = new App({
    config: readConfig(env),
    jobs,
    log,
    embeddedEntry: ENTRY,
    ...(decorators ? { decorators } : {}),
  })
  const access = new Access({
    bucket: () => app.bucket(),
    redis: () => app.redis(),
    prefix: app.queuePrefix(),
    clock: app.clock,
  })
  const upload = { mostBytes: 50 * 1024 ** 2 }
  await app.measure()
  const { oidc } = app.config
  const provider = oidc && new IdentityProvider(oidc, access, app.clock.now)
  const context: WebContext = { app, access, provider, upload, ...over }
  const server = await startServer(context, { host: '127.0.0.1', port })
  const stopping = new AbortController()
  const working = worker
    ? serve(app, stopping.signal, () => undefined, context.sandbox)
    : Promise.resolve()
  return {
    url: server.url,
    routes: server.routes,
    context,
    close: async () => {
      stopping.abort()
      await working
      await server.close()
      await app.close()
    },
  }
}
