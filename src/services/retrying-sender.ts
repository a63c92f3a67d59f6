import type { Clock } from '../runtime/clock.js'
import type { Endpoint } from './endpoint.js'
import type { AskOptions, Received, Sender } from './sender.js'
import { ServiceError } from './service-error.js'

/** As often as the catalogue is asked for a batch. */
const ATTEMPTS = 3
const PAUSE_MS = 500
/** A person sits before it: what takes longer is told instead. */
const LONGEST_WAIT_MS = 65_000

/** Asks again what only reads and costs nothing, when it may go better; everything else once. */
export class RetryingSender implements Sender {
  constructor(
    private readonly sender: Sender,
    private readonly clock: Clock,
    /** Told before each wait that the service asked for. */
    private readonly onWait: (ms: number) => void = () => undefined,
  ) {}

  async ask<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<Received<Output>> {
    const attempts = endpoint.units === 0 && endpoint.route.startsWith('GET ') ? ATTEMPTS : 1
    for (let tries = 1; tries < attempts; tries += 1) {
      try {
        return await this.sender.ask(endpoint, input, options)
      } catch (error) {
        const pauseMs = options?.signal?.aborted ? undefined : pauseAfter(error, tries)
        if (pauseMs === undefined) throw error
        if (error instanceof ServiceError && error.verdict === 'wait') this.onWait(pauseMs)
        await this.clock.sleep(pauseMs, options?.signal)
      }
    }
    return this.sender.ask(endpoint, input, options)
  }

  async send<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<Output> {
    const received = await this.ask(endpoint, input, options)
    if (received.is === 'received') return received.value
    throw new Error(`${endpoint.route}: a validator was sent, and only the value was asked for`)
  }
}

/** Undefined for what would end the same way again. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ServiceError)) return undefined
  const { verdict, waitMs = 0, sent, status = 0 } = error
  if (verdict === 'wait') return waitMs <= LONGEST_WAIT_MS ? waitMs : undefined
  const mayPass = verdict === 'unknown' || (verdict === 'broken' && (!sent || status >= 500))
  return mayPass ? PAUSE_MS * tries : undefined
}
