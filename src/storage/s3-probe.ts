import type { S3Client } from '@aws-sdk/client-s3'
import { type Checksums, newClient, type S3Settings } from './s3-client.js'
import { createConditional, type Target } from './s3-create.js'
import { statusOf } from './s3-errors.js'

type Sdk = typeof import('@aws-sdk/client-s3')

export interface Probed {
  client: S3Client
  checksums: Checksums
  /** Whether the store honours `If-None-Match: *`. */
  conditional: boolean
}

/**
 * Writes to the store before anything depends on it, and determines its abilities. The probe's key
 * is always the same and is never removed: so nothing needs to be cleaned up, two processes that
 * probe at once do not mislead each other, and every open but the first costs one request.
 */
export async function probe(
  sdk: Sdk,
  settings: S3Settings,
  place: { Bucket: string; Key: string },
): Promise<Probed> {
  const modes: Checksums[] = settings.checksums ? [settings.checksums] : ['always', 'when-required']
  for (const [i, checksums] of modes.entries()) {
    const client = newClient(sdk, settings, checksums)
    try {
      return { client, checksums, conditional: await isConditional({ sdk, client, ...place }) }
    } catch (error) {
      client.destroy()
      if (!isRefused(error) || i === modes.length - 1) throw error
    }
  }
  throw new Error('no way of sending checksums to try')
}

async function isConditional(target: Target): Promise<boolean> {
  const body = Buffer.from('lote looks here whether the store honours If-None-Match')
  try {
    // The first create may make the object, or overwrite it in a store without conditions; the
    // second one shows which.
    return !((await createConditional(target, body)) && (await createConditional(target, body)))
  } catch (error) {
    if (!isRefused(error)) throw error
    const { sdk, client, Bucket, Key } = target
    await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: body }))
    return false
  }
}

/** Whether the store refuses a header as unsupported. */
function isRefused(error: unknown): boolean {
  const status = statusOf(error)
  return status === 400 || status === 501
}
