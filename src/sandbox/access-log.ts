import { createHash } from 'node:crypto'
import { withoutSecrets } from './secrets.js'

export const SERVICES = ['calc', 'gazette', 'update'] as const
export type Service = (typeof SERVICES)[number]

/** One request in the access log. Times are those of the sandbox's clock, in milliseconds. */
export interface AccessLogEntry {
  at: number
  /** Null for requests outside the three services. */
  service: Service | null
  /** The user of the credential; null for an unknown credential. */
  user: number | null
  /** The first characters of the credential, never all of it; null without one. */
  key: string | null
  /** The owner of the limit: a user at `calc`, a key at `gazette` and `update`. Null if unknown. */
  account: string | null
  method: string
  /** With prefix and query: `/calc/v1/indices?...`. */
  path: string
  /** Units that the request counted against the limit; a refused request counts none. */
  units: number
  /** 0 if the sandbox cut the connection before or during the answer. */
  status: number
  /** Absent until the answer has been sent. */
  answeredAt?: number
  /**
   * `mcp`: the agent connector made the request inside the process; the connector's own entry
   * counts no units.
   */
  via?: 'mcp'
  /**
   * The parsed body, or its text if it is not JSON, with secrets shortened; a large body leaves
   * only a {@link Digest}.
   */
  body?: unknown
}

/** The summary that the log stores of a body above the size limit. */
export interface Digest {
  bytes: number
  sha256: string
}

/** An entry of a request in progress; `text` is the body as it came. */
export type OpenEntry = Omit<AccessLogEntry, 'body'> & { text?: string | Digest }

/** In bytes: enough for thousands of items of `POST /v1/correct`, and far less than an upload. */
const LARGEST_BODY = 1024 * 1024

export function createAccessLog() {
  const all: OpenEntry[] = []
  return {
    open(entry: OpenEntry) {
      all.push(entry)
      return entry
    },
    entries: () => all.map(closed),
  }
}
export type AccessLog = ReturnType<typeof createAccessLog>

export function bodyToLog(text: string): string | Digest {
  const bytes = Buffer.byteLength(text)
  if (bytes <= LARGEST_BODY) return text
  return { bytes, sha256: createHash('sha256').update(text).digest('hex') }
}

/**
 * Bodies are stored as text and parsed only when read, because a long rehearsal stores many and
 * reads few.
 */
function closed({ text, ...entry }: OpenEntry): AccessLogEntry {
  if (text === undefined) return { ...entry }
  return { ...entry, body: typeof text === 'string' ? withoutSecrets(text) : text }
}
