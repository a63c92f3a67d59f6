import type { App } from '../../app/app.js'
import { hasNightly, serve } from '../../app/worker.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { collectEarly } from '../../runtime/heap.js'
import { printTroubles } from '../doctor.js'
import { type Cli, words } from '../output.js'
import { onStop } from './stop.js'

/** Works until it is stopped. */
export async function workerCommand({ app, output }: Cli): Promise<ExitStatus> {
  if (app.accounts().length === 0) {
    if (!(await hasNightly(app))) throw UserError.usage('worker_nothing')
    output.say(sentence('worker_no_account'))
  }
  collectEarly()
  const tell = (pt: string, en: string) => output.tell(words(output.language, pt, en))
  const stop = onStop(app, output, {
    tellFirst: () =>
      tell(
        'Parando: as chamadas em andamento terminam e são guardadas.',
        'Stopping: calls under way finish and are recorded.',
      ),
  })
  const health = await servingHealth(app)
  try {
    await serve(app, stop.signal, () => {
      tell('Pronto: à espera de lotes.', 'Ready: waiting for batches.')
      // Not awaited: a service that is down now may answer the batches later.
      if (app.accounts().length > 0) void printTroubles({ app, output })
    })
  } finally {
    await health?.()
    stop.release()
  }
  return EXIT.done
}

/** Serves the health routes where `LOTE_METRICS_PORT` is set; returns the function that ends it. */
async function servingHealth(app: App): Promise<(() => Promise<void>) | undefined> {
  const { metricsHost: host, metricsPort: port } = app.config
  if (port === undefined) return undefined
  // Loaded on demand: most workers have no health server.
  const { serveHealth } = await import('../../server/health.js')
  return serveHealth(app, { host, port })
}
