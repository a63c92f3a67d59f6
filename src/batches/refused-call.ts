import { isAboutTheAccount, UserError } from '../core/errors.js'
import { timeInSaoPaulo } from '../runtime/clock.js'
import { RequestError, ServiceError } from '../services/service-error.js'

/**
 * Translates a failed call into a user error: status 2 when the request or the credential is wrong,
 * 1 when the service could not answer. Returns any other error unchanged.
 */
export function userErrorOfCall(error: unknown, url: string, keyFrom?: string): unknown {
  if (error instanceof RequestError) {
    const [problem] = error.problems
    return UserError.usage('service_bad_input', { ...problem })
  }
  return error instanceof ServiceError ? refusalOf(error, url, keyFrom) : error
}

function refusalOf(error: ServiceError, url: string, keyFrom?: string): UserError {
  const { verdict, code, serviceMessage: message } = error
  switch (verdict) {
    case 'refused':
      return UserError.usage('service_refused', { code, message })
    case 'wait': {
      const seconds = Math.ceil((error.waitMs ?? 0) / 1000)
      const until = timeInSaoPaulo(Date.now() + (error.waitMs ?? 0))
      return UserError.other('service_waits', { seconds, until }, { cause: error })
    }
    case 'halt':
      if (error.why !== undefined && isAboutTheAccount(error.why)) {
        return UserError.usage(error.why, { code, message, variable: keyFrom })
      }
      if (error.why === 'long_wait') {
        return UserError.other('long_wait', { code, message }, { cause: error })
      }
      return UserError.other('unreachable', { reason: message, url }, { cause: error })
    case 'broken': {
      const told = error.sent ? 'service_broken' : 'unreachable'
      return UserError.other(told, { reason: message, url }, { cause: error })
    }
    default:
      return UserError.other('unreachable', { reason: message, url }, { cause: error })
  }
}
