import { type AdvertisedLimits, advertisedLimits } from '../../rate-limit/rate-limit-headers.js'
import type { Auth } from '../auth.js'
import type { Endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'

/** An answer, and the limit of the key that its headers advertise. */
export interface GazetteAnswer<Body> {
  body: Body
  limits?: AdvertisedLimits
}

export type Fields = Record<string, unknown>

/** Sends the calls of the gazette client. */
export class GazetteTransport {
  constructor(
    private readonly sender: Sender,
    private readonly auth?: Auth,
  ) {}

  async ask<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options: CallOptions = {},
  ): Promise<GazetteAnswer<Output>> {
    const auth = this.auth ? { auth: this.auth } : {}
    const received = await this.sender.ask(endpoint, input, { ...options, ...auth })
    if (received.is === 'not-modified') throw new Error(`${endpoint.route}: no validator was sent`)
    const limits = advertisedLimits(received.headers)
    return { body: received.value, ...(limits ? { limits } : {}) }
  }
}
