import type { S3Client } from '@aws-sdk/client-s3'

/** For each command of the SDK, whether an answer shows that the store executed it. */
const IS_SUCCESS: Record<string, (output: Record<string, unknown>) => boolean> = {
  PutObjectCommand: hasEtag,
  UploadPartCommand: hasEtag,
  CompleteMultipartUploadCommand: hasEtag,
  ListObjectsV2Command: isListing,
}
/** Commands that a store answers without a body. */
const WITHOUT_BODY = new Set(['PutObjectCommand', 'UploadPartCommand', 'DeleteObjectCommand'])

/**
 * An answer with status 200 that is not the store's: a page of a proxy, or an error in the body.
 */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
  /** The SDK tries again after errors with this field. */
  readonly $retryable = { throttling: false }
}

/**
 * Makes the client check the answers to be a success. The SDK accepts any answer of status 200: a
 * PUT that a proxy answered with a page would count as stored, and such a listing as empty.
 */
export function checkAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next(args)
        const { headers } = result.response as { headers: Record<string, string | undefined> }
        const isShown = IS_SUCCESS[commandName]?.(
          result.output as object as Record<string, unknown>,
        )
        const hasBody = Number(headers['content-length'] ?? 0) > 0
        if (isShown === false || (hasBody && WITHOUT_BODY.has(commandName)))
          throw new UnexpectedAnswer(`${commandName} was answered by something else`)
        return result
      },
    { step: 'deserialize', priority: 'high', name: 'checkAnswers' },
  )
}

function hasEtag({ ETag }: Record<string, unknown>): boolean {
  return typeof ETag === 'string'
}

/** A page without the token of the next would be taken for the last one. */
function isListing({ IsTruncated, NextContinuationToken }: Record<string, unknown>): boolean {
  return IsTruncated === false || (IsTruncated === true && Boolean(NextContinuationToken))
}
