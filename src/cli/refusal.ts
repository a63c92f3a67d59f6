import { Refusal } from '../errors.js'
import { UnreadableRecord } from '../records/codec.js'
import { StorageError } from '../stores/bucket.js'
import { RedisError } from '../stores/redis.js'

/** The failures of our means, as a refusal that a person understands; anything else stays as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof StorageError) {
    return Refusal.other(
      `storage_${error.reason.replace('-', '_')}` as 'storage_failed',
      { where: error.where },
      { cause: error },
    )
  }
  if (error instanceof RedisError) {
    const code = error.reason === 'unreachable' ? 'redis_unreachable' : 'redis_unusable'
    return Refusal.other(code, { url: error.url, reason: error.reason }, { cause: error })
  }
  if (error instanceof UnreadableRecord) {
    return Refusal.other(
      'record_unreadable',
      { key: error.key, problem: error.problem, found: error.found },
      { cause: error },
    )
  }
  return error
}
