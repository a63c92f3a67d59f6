import type { Clock } from '../clock.js'
import { EXIT, Refusal } from '../errors.js'
import type { FreeAnswer, FreeReads } from '../job.js'
import type { Answer } from './answer.js'
import { NO_AUTH } from './auth.js'
import type { Caller } from './caller.js'

/** A catalogue that does not answer three times is not there; waiting for it spends nothing. */
const ATTEMPTS = 3
const PAUSE_MS = 500
/** An edge's 429 on a free route: worth a short wait, not an hour. */
const LONGEST_WAIT_MS = 65_000

const HEALTH = '/health'

/** Reads that cost no unit. */
export class CatalogueReads implements FreeReads {
  /** Calls made so far. */
  calls = 0

  constructor(
    private readonly caller: Caller,
    private readonly clock: Clock,
    private readonly url: string,
    /** Where the operator put the key. */
    private readonly keyFrom?: string,
  ) {}

  /** @throws Refusal when the credential is refused (2) or the service does not answer (1) */
  async get(_route: string, path: string): Promise<FreeAnswer> {
    let answer = await this.free(path)
    for (let tries = 1; tries < ATTEMPTS && isPassing(answer); tries += 1) {
      await this.clock.sleep(
        answer.is === 'wait' ? Math.min(answer.waitMs, LONGEST_WAIT_MS) : PAUSE_MS * tries,
      )
      answer = await this.free(path)
    }
    if (isBareNotFound(answer) && (await this.isThere())) {
      return { is: 'absent', status: 404, message: 'HTTP 404' }
    }
    return this.conclude(answer)
  }

  private free(path: string): Promise<Answer> {
    this.calls += 1
    // The one route of the contract that asks for no credential, and so is sent none.
    const open = path === HEALTH ? { auth: NO_AUTH } : {}
    return this.caller.free({ method: 'GET', path, ...open })
  }

  /** Whether a service answers at this address at all: without it a 404 means a wrong address. */
  private async isThere(): Promise<boolean> {
    const health = await this.free(HEALTH)
    return health.is === 'answered'
  }

  /** The same where the batch can do without: a failure reads as absence. */
  async tryGet(route: string, path: string): Promise<FreeAnswer> {
    try {
      return await this.get(route, path)
    } catch (error) {
      if (error instanceof Refusal && error.status === EXIT.other)
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
          throw Refusal.other('unreachable', { reason: answer.message, url: this.url })
        throw Refusal.usage(answer.why, {
          code: answer.code,
          message: answer.message,
          variable: this.keyFrom,
        })
      case 'broken':
        throw Refusal.other(answer.sent ? 'service_broken' : 'unreachable', {
          reason: answer.reason,
          url: this.url,
        })
      case 'unknown':
        throw Refusal.other('unreachable', { reason: answer.reason, url: this.url })
      case 'wait':
        throw Refusal.other('service_broken', {
          reason: `HTTP 429, ${Math.ceil(answer.waitMs / 1000)} s`,
          url: this.url,
        })
    }
  }
}

function isPassing(answer: Answer): boolean {
  if (answer.is === 'broken' && answer.lasting) return false
  return answer.is === 'wait' || answer.is === 'broken' || answer.is === 'unknown'
}

/** A 404 without the service's envelope: of a route that it does not have, or of something else. */
function isBareNotFound(answer: Answer): boolean {
  return answer.is === 'broken' && answer.status === 404
}
