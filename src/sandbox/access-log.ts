import { createHash } from 'node:crypto'
import { withoutSecrets } from './secrets.js'

export const SERVICES = ['calc', 'gazette', 'update'] as const
export type Service = (typeof SERVICES)[number]

/** One request as the sandbox saw it. Times are those of the clock that was handed in. */
export interface JournalEntry {
  at: number
  /** Null outside the three services. */
  service: Service | null
  /** Undefined credentials have no user. */
  user: number | null
  /** The first characters of the credential, never all of it; null without one. */
  key: string | null
  /** What the limit belongs to: a user at `calc`, a key at `gazette` and `update`. Null when unknown. */
  account: string | null
  method: string
  /** With prefix and query: `/calc/v1/indices?...`. */
  path: string
  /** What the request counted against the limit; a refused one counts nothing. */
  units: number
  /** 0 when the connection was cut instead of answered, or in the middle of the answer. */
  status: number
  /** Absent while no answer has gone out. */
  answeredAt?: number
  /** `mcp`: made inside the process by the agent connector, whose own entry counts nothing. */
  via?: 'mcp'
  /** Parsed, or the text when it is not JSON, secrets shortened; of a large one only a {@link Digest}. */
  body?: unknown
}

/** What is kept of a body too large to keep. */
export interface Digest {
  bytes: number
  sha256: string
}

/** What is written down while the request is under way; `text` is the body as it came. */
export type OpenEntry = Omit<JournalEntry, 'body'> & { text?: string | Digest }

export interface Journal {
  open(entry: OpenEntry): OpenEntry
  entries(): JournalEntry[]
}

/** Room for thousands of items of `POST /v1/correct`, and far below an upload. */
const LARGEST_BODY = 1024 * 1024

export function createJournal(): Journal {
  const all: OpenEntry[] = []
  return {
    open(entry) {
      all.push(entry)
      return entry
    },
    entries: () => all.map(closed),
  }
}

export function bodyToKeep(text: string): string | Digest {
  const bytes = Buffer.byteLength(text)
  if (bytes <= LARGEST_BODY) return text
  return { bytes, sha256: createHash('sha256').update(text).digest('hex') }
}

/** Bodies are kept as text and parsed when read: a long rehearsal keeps many and reads few. */
function closed({ text, ...entry }: OpenEntry): JournalEntry {
  if (text === undefined) return { ...entry }
  return { ...entry, body: typeof text === 'string' ? withoutSecrets(text) : text }
}
