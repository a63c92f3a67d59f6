import { isSignedBy } from '../publish/seal-key.js'
import type { SourceFile } from '../spreadsheets/source.js'
import { digestOfCharts, digestOfSheet, type Seal, sealIn } from '../spreadsheets/xlsx/seal.js'
import { shownOtherwise, withoutBanner } from './looks.js'

/** The state of a workbook's seal, independent of its batch. */
export type SealState =
  /** The workbook has no seal: an older release made it, or another program did. */
  | { is: 'unsealed' }
  /** The seal was made with another key, or its digests were changed. */
  | { is: 'foreign'; seal: Seal }
  /** These sheets or parts do not show what was sealed. */
  | { is: 'changed'; seal: Seal; sheets: readonly string[]; parts: readonly SealedPart[] }
  | { is: 'whole'; seal: Seal; sheets: number }

export type SealedPart = 'charts' | 'banner' | (typeof PART_OF)[keyof typeof PART_OF]

const PART_OF = {
  verify_conditional: 'conditions',
  verify_merged: 'merges',
  verify_page_texts: 'pages',
} as const

/** Checks a workbook against its own seal with a public key, without bucket and records. */
export async function checkSeal(file: SourceFile, publicKey: string): Promise<SealState> {
  const seal = sealIn(file.facts.properties ?? {})
  if (!seal) return { is: 'unsealed' }
  if (seal.key !== publicKey || !isSignedBy(publicKey, seal)) return { is: 'foreign', seal }
  const sheets: string[] = []
  for (const { name, digest } of seal.sheets) {
    const sheet = file.sheets.find((one) => one.name === name)
    if (!sheet || (await digestOfSheet(sheet, seal)) !== digest) sheets.push(name)
  }
  const sealed = new Set(seal.sheets.map(({ name }) => name))
  sheets.push(...file.sheets.map(({ name }) => name).filter((name) => !sealed.has(name)))
  const parts = await changedParts(file, seal)
  if (sheets.length > 0 || parts.length > 0) return { is: 'changed', seal, sheets, parts }
  return { is: 'whole', seal, sheets: seal.sheets.length }
}

async function changedParts(file: SourceFile, { of, beside }: Seal): Promise<SealedPart[]> {
  const parts = new Set<SealedPart>()
  const banner = beside?.banner || undefined
  if (beside && digestOfCharts((await file.charts?.()) ?? []) !== beside.charts) parts.add('charts')
  if ((await withoutBanner(file, banner)).length > 0) parts.add('banner')
  for (const sheet of file.sheets)
    for (const code of await shownOtherwise(sheet, { of, banner })) parts.add(PART_OF[code])
  return [...parts]
}
