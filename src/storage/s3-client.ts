import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { checkAnswers } from './s3-answers.js'

export interface S3Settings {
  /** `s3://bucket/prefix`. */
  url: string
  /** The endpoint of a compatible store; when unset, Amazon's. */
  endpoint?: string | undefined
  /** The endpoint at which people reach the store; with it, `address` returns URLs. */
  publicEndpoint?: string | undefined
  region?: string | undefined
  /**
   * Some compatible stores refuse the checksums that the SDK sends; when unset, the probe decides.
   */
  checksums?: Checksums | undefined
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`; by default with an endpoint. */
  forcePathStyle?: boolean | undefined
  /** When unset, the SDK searches where AWS tools search: environment, profile, role. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

export type Checksums = 'always' | 'when-required'

/** Short enough that a user still waits when a host does not answer. */
const CONNECT_TIMEOUT_MS = 5_000
/** The bound of a socket without traffic; a part of 5 MB moves even on a slow line. */
const IDLE_TIMEOUT_MS = 60_000

type Sdk = typeof import('@aws-sdk/client-s3')

export function newClient({ S3Client }: Sdk, settings: S3Settings, checksums: Checksums): S3Client {
  const calculation = checksums === 'always' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED'
  const { endpoint, region, credentials } = settings
  const config: S3ClientConfig = {
    ...(endpoint !== undefined && { endpoint }),
    ...regionOf(endpoint, region),
    ...(credentials && { credentials }),
    forcePathStyle: settings.forcePathStyle ?? endpoint !== undefined,
    requestChecksumCalculation: calculation,
    responseChecksumValidation: calculation,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
  }
  const client = withoutNodeWarning(() => new S3Client(config))
  checkAnswers(client)
  return client
}

/** A compatible store seldom has regions, but the signature needs one. */
function regionOf(endpoint: string | undefined, region: string | undefined): { region?: string } {
  if (region !== undefined) return { region }
  const configured = process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION
  if (configured !== undefined) return { region: configured }
  return endpoint === undefined ? {} : { region: 'us-east-1' }
}

/**
 * Creates a client without the warning of the SDK, which the first client of a process prints on
 * stderr: SDKs of 2027 will need Node 22. The lock file fixes our version, so a user can do nothing
 * about it. The filter is synchronous, so it suppresses no other warning.
 */
function withoutNodeWarning<T>(make: () => T): T {
  const emit = process.emitWarning
  const filter = (warning: string | Error, ...rest: unknown[]): void => {
    if (!String(warning).startsWith('NodeVersionSupportWarning'))
      Reflect.apply(emit, process, [warning, ...rest])
  }
  process.emitWarning = filter
  try {
    return make()
  } finally {
    process.emitWarning = emit
  }
}
