import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { isAbsent, statusOf } from './s3-errors.js'

type Sdk = typeof import('@aws-sdk/client-s3')

/** Of an object that was made by `create`: who made it. */
const MAKER = 'lote-maker'
/** A 409 says that somebody else is writing the key just now; it is over in milliseconds. */
const CONFLICT_TRIES = 6
const CONFLICT_PAUSE_MS = 25

export interface Target {
  sdk: Sdk
  client: S3Client
  Bucket: string
  Key: string
}

/** Stores the object only if there is none, as the store itself decides. */
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
 * The SDK sends again when an answer is lost, and so may what stands between, of which we see
 * nothing. The second one then meets the object that the first one made: it is ours, and `false`
 * would say that somebody else did the work.
 */
async function madeBy({ sdk, client, Bucket, Key }: Target, maker: string): Promise<boolean> {
  try {
    const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    return head.Metadata?.[MAKER] === maker
  } catch (error) {
    // Whoever made it has deleted it since.
    if (isAbsent(error)) return false
    throw error
  }
}

/** For a store without conditions: two that look at the same time may both write. */
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
