import type { Bucket } from '../../src/storage/bucket.js'

const OPERATIONS = ['get', 'put', 'create', 'size', 'list', 'delete', 'read', 'write'] as const

/**
 * Notes each request that is made of the bucket from now on: the operation and the folder of the
 * key, as `get outcomes`.
 */
export function requestsOf(bucket: Bucket): string[] {
  const asked: string[] = []
  for (const operation of OPERATIONS) {
    const made = bucket[operation].bind(bucket) as (key: string, ...more: unknown[]) => unknown
    const noted = (key: string, ...more: unknown[]) => {
      const [root, , folder] = key.split('/')
      asked.push(`${operation} ${root === 'batches' ? folder : root}`)
      return made(key, ...more)
    }
    Object.assign(bucket, { [operation]: noted })
  }
  return asked
}
