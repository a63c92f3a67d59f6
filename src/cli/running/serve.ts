import { Access } from '../../access/access.js'
import { IdentityProvider } from '../../access/identity-provider.js'
import type { App } from '../../app/app.js'
import { serve } from '../../app/worker.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { collectEarly } from '../../runtime/heap.js'
import { type Sandbox, startSandbox } from '../../sandbox/index.js'
import { startServer } from '../../server/server.js'
import type { WebContext } from '../../web/context.js'
import { type Cli, words } from '../output.js'
import { onStop } from './stop.js'

export interface ServeOptions {
  port: string
  host: string
  sandbox?: boolean
  /** Whether this process also works on tasks. */
  worker: boolean
}

/** About twice the size of a sheet of a million rows and a dozen columns. */
const MOST_UPLOAD_BYTES = 200 * 1024 ** 2

/**
 * Serves the page and the API, and works on batches, until it is stopped; the address is written to
 * stdout.
 */
export async function serveCommand(
  { app, output }: Cli,
  { port, host, sandbox = false, worker }: ServeOptions,
): Promise<ExitStatus> {
  collectEarly()
  const started = sandbox ? await startOwnSandbox(app) : undefined
  const context = contextOf(app, started)
  // Prepared at the start, so that the first request does not wait.
  await app.measure()
  const stop = onStop(app, output, {
    tellFirst: () => output.tell(words(output.language, 'Parando.', 'Stopping.')),
  })
  try {
    const server = await startServer(context, { host, port: portOf(port) })
    try {
      if (await context.access.isOpen()) output.say(sentence('serve_only_here'))
      output.result(server.url)
      if (worker) await serve(app, stop.signal, () => undefined, started)
      else await ended(stop.signal)
    } finally {
      await server.close()
    }
  } finally {
    await started?.close()
    stop.release()
  }
  return EXIT.done
}

/** The sandbox has the configured limits, so that it is as slow as an account. */
function startOwnSandbox({ config }: App): Promise<Sandbox> {
  const { calculation, gazette, update } = config.services
  return startSandbox({
    calcLimits: calculation.windows,
    gazetteLimits: gazette.windows,
    updateLimits: update.windows,
  })
}

function contextOf(app: App, sandbox: Sandbox | undefined): WebContext {
  const access = new Access({
    bucket: () => app.bucket(),
    redis: () => app.redis(),
    prefix: app.queuePrefix(),
    clock: app.clock,
  })
  const { oidc } = app.config
  const provider = oidc && new IdentityProvider(oidc, access, app.clock.now)
  return { app, access, provider, sandbox, upload: { mostBytes: MOST_UPLOAD_BYTES } }
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw UserError.usage('bad_option', { option: '--port', expected: '0 a 65535', got: text })
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
