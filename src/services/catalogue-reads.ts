import { EXIT, UserError } from '../core/errors.js'
import type { FreeAnswer, FreeReads } from '../core/job/job.js'
import { type Clock, timeInSaoPaulo } from '../runtime/clock.js'
import type { Answer } from './answer.js'
import { NO_AUTH } from './auth.js'
import { resultOrFailure } from './body-decoder.js'
import type { Caller } from './caller.js'
import { rowFor } from './response-rules.js'

/** A catalogue that fails three times counts as absent; waiting for it costs no units. */
const ATTEMPTS = 3
const PAUSE_MS = 500
/** A person waits for the answer: a longer wait is reported instead. */
const LONGEST_WAIT_MS = 65_000

const HEALTH = '/health'

/** The last 429 to a free read of a user, and the instant from which one may be sent again. */
export interface FreeLimit {
  last?: { answer: Waiting; untilMs: number }
}

/** Reads that cost no unit. */
export class CatalogueReads implements FreeReads {
  /** The number of calls so far. */
  calls = 0

  constructor(
    private readonly caller: Caller,
    private readonly clock: Clock,
    private readonly url: string,
    /** The variable or file of the key. */
    private readonly keyFrom?: string,
    /** Shared by all reads of the user in this process. */
    private readonly limit: FreeLimit = {},
  ) {}

  /** @throws UserError when the credential is refused (2) or the service does not answer (1) */
  async get(_route: string, path: string): Promise<FreeAnswer> {
    let answer = await this.getWithinLimit(path)
    for (let tries = 1; tries < ATTEMPTS && isTransient(answer); tries += 1) {
      if (answer.is !== 'wait') await this.clock.sleep(PAUSE_MS * tries)
      answer = await this.getWithinLimit(path)
    }
    if (isBareNotFound(answer) && (await this.isServiceUp())) {
      return { is: 'absent', status: 404, message: 'HTTP 404' }
    }
    if (isUnknownRoute(answer) && !(await this.isServiceUp()))
      throw UserError.usage('not_the_service', { url: this.url, reason: answer.message })
    return this.conclude(answer)
  }

  /** How long the service still asks to wait, in ms. */
  retryAfterMs(): number {
    return Math.max(0, (this.limit.last?.untilMs ?? 0) - this.clock.now())
  }

  /** Requests once the last 429 allows it; when that is too long for a person, returns that 429. */
  private async getWithinLimit(path: string): Promise<Answer> {
    const waitMs = this.retryAfterMs()
    const { last } = this.limit
    if (last && waitMs > LONGEST_WAIT_MS) return { ...last.answer, waitMs }
    if (waitMs > 0) await this.clock.sleep(waitMs)
    const answer = await this.free(path)
    if ('waitMs' in answer) this.limit.last = { answer, untilMs: this.clock.now() + answer.waitMs }
    return answer
  }

  private async free(path: string): Promise<Answer> {
    this.calls += 1
    // The contract's one route without a credential, so none is sent.
    const open = path === HEALTH ? { auth: NO_AUTH } : {}
    return resultOrFailure(await this.caller.free({ method: 'GET', path, ...open }))
  }

  /** Whether a service answers at this address at all; if not, a 404 means a wrong address. */
  private async isServiceUp(): Promise<boolean> {
    const health = await this.getWithinLimit(HEALTH)
    return health.is === 'answered'
  }

  /** Like `get`, for facts that the batch can do without: a failure counts as absence. */
  async tryGet(route: string, path: string): Promise<FreeAnswer> {
    try {
      return await this.get(route, path)
    } catch (error) {
      if (error instanceof UserError && error.status === EXIT.other)
        return { is: 'absent', status: 0, message: error.message }
      throw error
    }
  }

  private conclude(answer: Answer): FreeAnswer {
    switch (answer.is) {
      case 'answered':
        return { is: 'found', body: answer.body }
      case 'refused':
        return { is: 'absent', status: answer.status, message: answer.message }
      case 'halt':
        // A key without `index:read` may still calculate; names are then not checked beforehand.
        if (answer.why === 'forbidden')
          return { is: 'absent', status: 403, message: answer.message }
        if (answer.why === 'unreachable')
          throw UserError.other('unreachable', { reason: answer.message, url: this.url })
        if (answer.why === 'long_wait')
          throw UserError.other('long_wait', { code: answer.code, message: answer.message })
        throw UserError.usage(answer.why, {
          code: answer.code,
          message: answer.message,
          variable: this.keyFrom,
        })
      case 'broken':
        throw UserError.other(answer.sent ? 'service_broken' : 'unreachable', {
          reason: answer.reason,
          url: this.url,
        })
      case 'unknown':
        throw UserError.other('unreachable', { reason: answer.reason, url: this.url })
      case 'wait':
        throw UserError.other('service_waits', {
          seconds: Math.ceil(answer.waitMs / 1000),
          until: timeInSaoPaulo(this.clock.now() + answer.waitMs),
        })
    }
  }
}

type Waiting = Extract<Answer, { waitMs: number }>

function isTransient(answer: Answer): boolean {
  if (answer.is === 'broken' && answer.lasting) return false
  return answer.is === 'wait' || answer.is === 'broken' || answer.is === 'unknown'
}

/** A 404 with none of the codes by which the contract says that what was named is not there. */
function isUnknownRoute(answer: Answer): answer is Extract<Answer, { is: 'refused' }> {
  if (answer.is !== 'refused' || answer.status !== 404) return false
  return rowFor(404, answer.code, 'service')?.code === undefined
}

/**
 * A 404 without the service's envelope: from a route that the service lacks, or from another
 * server.
 */
function isBareNotFound(answer: Answer): boolean {
  return answer.is === 'broken' && answer.status === 404
}
