import { expect, test } from 'vitest'
import { userErrorOf } from '../../src/batches/user-error.js'
import { EXIT, type UserError } from '../../src/core/errors.js'
import { RedisError } from '../../src/redis/redis-error.js'
import { StorageError } from '../../src/storage/bucket.js'

const codeOf = (error: unknown) => {
  const told = userErrorOf(error)
  expect(told).toMatchObject({ status: EXIT.other })
  return (told as UserError).sentences[0]!.code
}

test.each([
  ['full', 'storage_full'],
  ['denied', 'storage_denied'],
  ['unreachable', 'storage_unreachable'],
  ['no-bucket', 'storage_no_bucket'],
  ['not-folder', 'storage_not_folder'],
  ['failed', 'storage_failed'],
] as const)('storage that is %s → %s', (reason, code) => {
  expect(codeOf(new StorageError(reason, 'put', 's3://x'))).toBe(code)
})

test.each([
  ['unreachable', 'redis_unreachable'],
  ['shared', 'redis_folder_shared'],
  ['no-folder', 'redis_no_folder'],
  ['no-space', 'redis_no_space'],
  ['not-started', 'redis_not_started'],
  ['full', 'redis_unusable'],
] as const)('Redis that is %s → %s', (reason, code) => {
  expect(codeOf(new RedisError(reason, 'redis://x'))).toBe(code)
})
