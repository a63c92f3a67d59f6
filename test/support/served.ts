import { pino } from 'pino'
import { jobs } from '../../jobs/index.js'
import { Access } from '../../src/access/access.js'
import { App } from '../../src/app/app.js'
import { readConfig } from '../../src/config/config.js'
import { startServer } from '../../src/server/server.js'
import type { WebContext } from '../../src/web/context.js'

const ENTRY = new URL('../../dist/src/redis/embedded-server.js', import.meta.url)

export interface Served {
  url: string
  context: WebContext
  close(): Promise<void>
}

/** The page and the API in this process, on a port of this machine, with the environment of a workbench. */
export async function startServed(
  env: Record<string, string>,
  over: Partial<Pick<WebContext, 'rehearsal' | 'upload'>> = {},
): Promise<Served> {
  const log = pino({ level: 'silent' })
  const app = new App({ config: readConfig(env), jobs, log, embeddedEntry: ENTRY })
  const access = new Access({
    bucket: () => app.bucket(),
    redis: () => app.redis(),
    prefix: app.queuePrefix(),
    clock: app.clock,
  })
  const upload = { mostBytes: 50 * 1024 ** 2 }
  const context: WebContext = { app, access, rehearsal: false, upload, ...over }
  const server = await startServer(context, { host: '127.0.0.1', port: 0 })
  return {
    url: server.url,
    context,
    close: async () => {
      await server.close()
      await app.close()
    },
  }
}
