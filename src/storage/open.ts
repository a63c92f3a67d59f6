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

/** Opens the storage that a URL names; a TypeError says what is wrong with the URL itself. */
export async function openBucket(settings: StorageSettings): Promise<Bucket> {
  const { url, s3Endpoint: endpoint, s3Checksums: checksums, s3PublicEndpoint } = settings
  if (url.startsWith('s3:'))
    return openS3({ url, endpoint, checksums, publicEndpoint: s3PublicEndpoint })
  return openFolder(folderOf(url), url)
}

/** In `file:DIR` nothing is an escape: `%20` and `#` are in names of folders. With `//` it is a URL. */
export function folderOf(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  const path = url.startsWith('file:') ? url.slice('file:'.length) : ''
  if (path === '') throw new TypeError('storage URL: expected file:DIR or s3://bucket/prefix')
  return path
}

/** The one storage that is meant, from whatever folder it was named. */
export function placeOf({ url, s3Endpoint }: StorageSettings): string {
  return url.startsWith('s3:') ? `${s3Endpoint ?? ''} ${url}` : resolve(folderOf(url))
}
