export interface Upload {
  docType: DocType
  file: Buffer
  filename: string | null
  mimeType: string | null
}

/** The document types of the contract. */
export const DOC_TYPES = ['cnis', 'sentenca', 'cartaoPonto', 'trabalhista'] as const
export type DocType = (typeof DOC_TYPES)[number]

/** The retention time; contract, "Retention". */
const RETENTION_MS = 48 * 3_600_000
const FIRST_ID = 500_001

/** The uploads for as long as the service retains them; nothing reads their files again. */
export function createUploads(clock: () => number) {
  const ends: number[] = []
  return {
    /** Returns the id of one more upload. */
    add: () => FIRST_ID - 1 + ends.push(clock() + RETENTION_MS),
    /** Number of uploads still retained. */
    count: () => ends.filter((end) => end > clock()).length,
  }
}
export type Uploads = ReturnType<typeof createUploads>
