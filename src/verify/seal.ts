import { isSignedBy } from '../publish/seal-key.js'
import type { SourceFile } from '../spreadsheets/source.js'
import { digestOfSheet, type Seal, sealIn } from '../spreadsheets/xlsx/seal.js'

/** The state of a workbook's seal, independent of its batch. */
export type SealState =
  /** The workbook has no seal: an older release made it, or another program did. */
  | { is: 'unsealed' }
  /** The seal was made with another key, or its digests were changed. */
  | { is: 'foreign'; seal: Seal }
  /** The cells of these sheets are not the sealed ones. */
  | { is: 'changed'; seal: Seal; sheets: readonly string[] }
  | { is: 'whole'; seal: Seal; sheets: number }

/**
 * Checks a workbook against its own seal with a public key; neither bucket nor records are needed.
 */
export async function checkSeal(file: SourceFile, publicKey: string): Promise<SealState> {
  const seal = sealIn(file.facts.properties ?? {})
  if (!seal) return { is: 'unsealed' }
  if (seal.key !== publicKey || !isSignedBy(publicKey, seal)) return { is: 'foreign', seal }
  const changed: string[] = []
  for (const { name, digest } of seal.sheets) {
    const sheet = file.sheets.find((one) => one.name === name)
    if (!sheet || (await digestOfSheet(sheet)) !== digest) changed.push(name)
  }
  const sealed = new Set(seal.sheets.map(({ name }) => name))
  changed.push(...file.sheets.map(({ name }) => name).filter((name) => !sealed.has(name)))
  if (changed.length > 0) return { is: 'changed', seal, sheets: changed }
  return { is: 'whole', seal, sheets: seal.sheets.length }
}
