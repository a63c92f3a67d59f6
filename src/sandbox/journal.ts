/** One request as the sandbox saw it. Times are those of the clock that was handed in. */
export interface JournalEntry {
  at: number
  /** Undefined credentials have no user. */
  user: number | null
  method: string
  /** With prefix and query: `/calc/v1/indices?...`. */
  path: string
  /** What the request counted against the limit; a refused one counts nothing. */
  units: number
  /** 0 when the connection was cut instead of answered. */
  status: number
  /** Absent while no answer has gone out. */
  answeredAt?: number
  /** Of `POST /v1/correct`: parsed, or the text when it is not JSON. */
  body?: unknown
}

/** What is written down while the request is under way; `text` is the body as it came. */
export type OpenEntry = Omit<JournalEntry, 'body'> & { text?: string }

export interface Journal {
  open(entry: OpenEntry): OpenEntry
  entries(): JournalEntry[]
}

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

/** Bodies are kept as text and parsed when read: a long rehearsal keeps many and reads few. */
function closed({ text, ...entry }: OpenEntry): JournalEntry {
  return text === undefined ? { ...entry } : { ...entry, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
