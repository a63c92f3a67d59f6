import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bucket } from './bucket.js'
import { openFolder } from './folder.js'
import { type Checksums, openS3 } from './s3.js'

export interface StorageSettings {
  /** `file:DIR` (a path, or `file:///` and an absolute one) or `s3://bucket/prefix`. */
  url: string
  s3Endpoint?: string | undefined
  s3Checksums?: Checksums | undefined
  s3PublicEndpoint?: string | undefined
}

/**
 * Opens the storage of a URL.
 * @throws TypeError when the URL itself is wrong; StorageError
 */
export async function openBucket(settings: StorageSettings): Promise<Bucket> {
  const { url, s3Endpoint: endpoint, s3Checksums: checksums, s3PublicEndpoint } = settings
  if (url.startsWith('s3:'))
    return openS3({ url, endpoint, checksums, publicEndpoint: s3PublicEndpoint })
  return openFolder(folderOf(url), url)
}

/**
 * Returns the path of a `file:` URL. `file:DIR` has no escapes, as `%20` and `#` occur in names of
 * folders; with `//` it is a URL.
 */
export function folderOf(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  const path = url.startsWith('file:') ? url.slice('file:'.length) : ''
  if (path === '') throw new TypeError('storage URL: expected file:DIR or s3://bucket/prefix')
  return path
}

/** Returns the same text for the same storage, whatever the current folder. */
export function placeOf({ url, s3Endpoint }: StorageSettings): string {
  return url.startsWith('s3:') ? `${s3Endpoint ?? ''} ${url}` : resolve(folderOf(url))
}
