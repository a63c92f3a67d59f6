import { ReplyError } from 'ioredis'
import { UserError } from '../core/errors.js'
import { type MessageCode, type Sentence, sentence } from '../messages/message-code.js'
import { UnreadableRecord } from '../records/codec.js'
import { RedisError } from '../redis/redis.js'
import { isConnectionClosed, redisError } from '../redis/redis-error.js'
import { StorageError } from '../storage/bucket.js'

const REDIS = {
  unreachable: 'redis_unreachable',
  shared: 'redis_folder_shared',
  'no-folder': 'redis_no_folder',
  'no-space': 'redis_no_space',
  'not-started': 'redis_not_started',
} as Partial<Record<RedisError['reason'], MessageCode>>

export function storageSentence(reason: StorageError['reason'], where: string): Sentence {
  return sentence(`storage_${reason.replace('-', '_')}` as 'storage_failed', { where })
}

/**
 * Translates failures of storage, Redis and records into user errors; returns any other error
 * unchanged.
 */
export function userErrorOf(error: unknown): unknown {
  if (error instanceof StorageError) {
    const { code, facts } = storageSentence(error.reason, error.where)
    return UserError.other(code, facts, { cause: error })
  }
  if (error instanceof RedisError) {
    const { url, reason } = error
    return UserError.other(REDIS[reason] ?? 'redis_unusable', { url, reason }, { cause: error })
  }
  // An error reply of Redis when it is full, or has become a replica, or its end; other failures of
  // it are waited for.
  if (error instanceof ReplyError || isConnectionClosed(error)) {
    return userErrorOf(redisError(error, 'REDIS_URL'))
  }
  if (error instanceof UnreadableRecord) {
    return UserError.other(
      'record_unreadable',
      { key: error.key, problem: error.problem, found: error.found },
      { cause: error },
    )
  }
  return error
}

/** Any other error becomes the one that nobody expected. */
export function asUserError(error: unknown): UserError {
  const told = userErrorOf(error)
  if (told instanceof UserError) return told
  const message = error instanceof Error ? error.message : String(error)
  return UserError.other('unexpected', { message }, { cause: error })
}
