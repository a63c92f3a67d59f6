import type { Clock } from '../runtime/clock.js'
import type { Endpoint } from './endpoint.js'
import { type AskOptions, type Received, Sender } from './sender.js'
import { ServiceError } from './service-error.js'

/** As many attempts as the catalogue reads of a batch have. */
const ATTEMPTS = 3
const PAUSE_MS = 500
/** A person waits for the answer: a longer wait is reported instead. */
const LONGEST_WAIT_MS = 65_000

/** Repeats free reads when a repetition may succeed; sends every other call once. */
export class RetryingSender extends Sender {
  constructor(
    private readonly sender: Sender,
    private readonly clock: Clock,
    /** Called before each wait that the service asked for. */
    private readonly onWait: (ms: number) => void = () => undefined,
  ) {
    super()
  }

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
}

/** Undefined for a failure that a repetition would not change. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ServiceError)) return undefined
  const { verdict, waitMs = 0, sent, status = 0 } = error
  if (verdict === 'wait') return waitMs <= LONGEST_WAIT_MS ? waitMs : undefined
  const mayPass = verdict === 'unknown' || (verdict === 'broken' && (!sent || status >= 500))
  return mayPass ? PAUSE_MS * tries : undefined
}
