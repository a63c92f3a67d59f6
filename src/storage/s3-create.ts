import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { isAbsent, statusOf } from './s3-errors.js'

type Sdk = typeof import('@aws-sdk/client-s3')

/** The metadata field of an object made by `create`: a random id of its maker. */
const MAKER = 'lote-maker'
/** A 409 means that another process is writing the key now; that is over in milliseconds. */
const CONFLICT_TRIES = 6
const CONFLICT_PAUSE_MS = 25

export interface Target {
  sdk: Sdk
  client: S3Client
  Bucket: string
  Key: string
}

/** Stores the object only if there is none; the store itself decides. */
export async function createConditional(target: Target, body: Buffer): Promise<boolean> {
  const { sdk, client, Bucket, Key } = target
  const maker = randomUUID()
  for (let attempt = 1; ; attempt++) {
    const command = new sdk.PutObjectCommand({
      Bucket,
      Key,
      Body: body,
      IfNoneMatch: '*',
      Metadata: { [MAKER]: maker },
    })
    try {
      await client.send(command)
      return true
    } catch (error) {
      if (statusOf(error) === 412) return madeBy(target, maker)
      if (statusOf(error) !== 409 || attempt === CONFLICT_TRIES) throw error
      await pause(CONFLICT_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}

/**
 * Decides whether this call made the object. The SDK, or a proxy, may send the request again when
 * an answer is lost. The second request then meets the object of the first one: it is ours, and
 * `false` would mean that another process did the work.
 */
async function madeBy({ sdk, client, Bucket, Key }: Target, maker: string): Promise<boolean> {
  try {
    const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    return head.Metadata?.[MAKER] === maker
  } catch (error) {
    // The process that made it has deleted it since.
    if (isAbsent(error)) return false
    throw error
  }
}

/**
 * Creates an object in a store without conditions: two processes that check at the same time may
 * both write.
 */
export async function createUnguarded(target: Target, body: Buffer): Promise<boolean> {
  const { sdk, client, Bucket, Key } = target
  if ((await sizeOf(target)) !== undefined) return false
  await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: body }))
  return true
}

export async function sizeOf({ sdk, client, Bucket, Key }: Target): Promise<number | undefined> {
  try {
    const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    return head.ContentLength
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}
