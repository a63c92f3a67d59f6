/** A document sent for extraction. */
export interface Upload {
  docType: DocType
  file: Buffer
  filename: string | null
  mimeType: string | null
}

/** The document types of the contract. */
export const DOC_TYPES = ['cnis', 'sentenca', 'cartaoPonto', 'trabalhista'] as const
export type DocType = (typeof DOC_TYPES)[number]

/** Uploaded files and their extracted data, for as long as the service retains them. */
export interface Uploads {
  /** Stores an upload; `read` extracts its data, given the id of the upload. */
  add(upload: Upload, read: (id: number) => object): object
  /** Number of uploads still stored. */
  count(): number
}

/** The retention time; contract, "Retention". */
const RETENTION_MS = 48 * 3_600_000
/**
 * In bytes. A rehearsal of thousands of uploads must not fill the memory: above this, the oldest
 * are deleted early.
 */
const MOST_BYTES = 256 * 1024 * 1024
const FIRST_ID = 500_001

export function createUploads(clock: () => number): Uploads {
  const stored: { file: Buffer; extracted: object; until: number }[] = []
  let id = FIRST_ID
  let bytes = 0

  const deleteOldest = () => {
    bytes -= stored.shift()?.file.length ?? 0
  }
  const sweep = () => {
    while (stored[0] && (stored[0].until <= clock() || bytes > MOST_BYTES)) deleteOldest()
  }
  return {
    add({ file }, read) {
      const extracted = read(id)
      id += 1
      stored.push({ file, extracted, until: clock() + RETENTION_MS })
      bytes += file.length
      sweep()
      return extracted
    },
    count() {
      sweep()
      return stored.length
    },
  }
}
