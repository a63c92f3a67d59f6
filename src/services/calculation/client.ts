import type { CallOptions, Sender } from '../sender.js'
import { AuthRoutes } from './auth.js'
import { Calc } from './calc.js'
import { type CorrectRequest, correct } from './correct.js'
import { describe } from './describe.js'
import { Extract } from './extract.js'
import { Indices } from './indices.js'
import { Keys } from './keys.js'
import { Session } from './session.js'
import { guide, health, oauthDiscovery, reference } from './system.js'
import { Tables } from './tables.js'

export interface CalculationSettings {
  sender: Sender
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * The client of the calculation service, with methods named as its URLs: `client.calc.run({ type,
 * id })` is `POST /v1/calc/{type}/{id}/run`. Each method throws RequestError before the call is
 * sent, and ServiceError when the call has no usable result. No method repeats a call, except after
 * one 401 of a session.
 */
export class CalculationClient {
  readonly auth: AuthRoutes
  /** The session of a person, which the routes of `keys` use. */
  readonly session: Session
  readonly keys: Keys
  readonly indices: Indices
  readonly tables: Tables
  readonly calc: Calc
  readonly extract: Extract

  constructor(private readonly settings: CalculationSettings) {
    const { sender, now } = settings
    this.auth = new AuthRoutes(sender)
    this.session = new Session(this.auth, now)
    this.keys = new Keys(sender, this.session)
    this.indices = new Indices(sender, now)
    this.tables = new Tables(sender, now)
    this.calc = new Calc(sender)
    this.extract = new Extract(sender)
  }

  health(options?: CallOptions) {
    return this.settings.sender.send(health, {}, options)
  }
  /** Fields and export formats of a calculation type. */
  describe(type: string, options?: CallOptions) {
    return this.settings.sender.send(describe, { type }, options)
  }
  /**
   * Corrects amounts in one call; with `save` the service stores the calculation in the account.
   */
  correct(body: CorrectRequest, options?: CallOptions) {
    const { sender } = this.settings
    return sender.send(correct, body, options)
  }
  guide(options?: CallOptions) {
    return this.settings.sender.send(guide, {}, options)
  }
  reference(options?: CallOptions) {
    return this.settings.sender.send(reference, {}, options)
  }
  oauthDiscovery(options?: CallOptions) {
    return this.settings.sender.send(oauthDiscovery, {}, options)
  }
}
