/** A document that was sent for extraction. */
export interface Upload {
  docType: DocType
  file: Buffer
  filename: string | null
  mimeType: string | null
}

/** The document types of the contract. */
export const DOC_TYPES = ['cnis', 'sentenca', 'cartaoPonto', 'trabalhista'] as const
export type DocType = (typeof DOC_TYPES)[number]

/** Uploaded files and what was extracted from them, for as long as the service keeps them. */
export interface Uploads {
  /** `read` extracts; it is handed what tells this upload from all others. */
  add(upload: Upload, read: (id: number) => object): object
  /** How many are still kept. */
  count(): number
}

/** "Retention" of the contract. */
const KEPT_MS = 48 * 3_600_000
/** A rehearsal of thousands of uploads must not fill the memory: beyond this the oldest go early. */
const MOST_BYTES = 256 * 1024 * 1024
const FIRST_ID = 500_001

export function createUploads(clock: () => number): Uploads {
  const kept: { file: Buffer; extracted: object; until: number }[] = []
  let id = FIRST_ID
  let bytes = 0

  const letGo = () => {
    bytes -= kept.shift()?.file.length ?? 0
  }
  const sweep = () => {
    while (kept[0] && (kept[0].until <= clock() || bytes > MOST_BYTES)) letGo()
  }
  return {
    add({ file }, read) {
      const extracted = read(id)
      id += 1
      kept.push({ file, extracted, until: clock() + KEPT_MS })
      bytes += file.length
      sweep()
      return extracted
    },
    count() {
      sweep()
      return kept.length
    },
  }
}
