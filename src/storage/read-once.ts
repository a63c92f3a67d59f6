import type { Bucket } from './bucket.js'

/**
 * Wraps a bucket for a caller that reads the same objects several times and changes none: up to
 * `mostBytes` of them are cached, the rest is read again.
 */
export function readOnce(bucket: Bucket, mostBytes: number): Bucket {
  const held = new Map<string, Buffer>()
  let leftBytes = mostBytes
  const get = async (key: string): Promise<Buffer | undefined> => {
    const known = held.get(key)
    if (known) return known
    const body = await bucket.get(key)
    if (!body || body.length > leftBytes || held.has(key)) return body
    leftBytes -= body.length
    held.set(key, body)
    return body
  }
  return Object.create(bucket, { get: { value: get } }) as Bucket
}
