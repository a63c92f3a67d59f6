import { foldText } from '../spreadsheets/fold.js'
import type { DocumentSource } from './source.js'

/**
 * Returns the only one of some names that looks like a given one. Cells are normalised before they
 * are read, and the name of a document may have invisible characters or decomposed accents. Windows
 * ignores case and equates the two slashes. Of two, none is chosen.
 */
export function similarName(name: string, names: readonly string[]): string | undefined {
  const same = names.filter((one) => comparable(one) === comparable(name))
  return same.length === 1 ? same[0] : undefined
}

function comparable(name: string): string {
  return foldText(name).normalize('NFC').replaceAll('\\', '/').toLowerCase()
}

/** Returns the same documents, which can also be opened by a name that looks the same. */
export function withSimilarNames(source: DocumentSource): DocumentSource {
  let names: Promise<string[]> | undefined
  return {
    names: () => source.names(),
    open: async (name) => {
      const found = await source.open(name)
      if ('body' in found || found.code !== 'document_missing') return found
      names ??= source.names()
      const other = similarName(name, await names)
      return other === undefined ? found : source.open(other)
    },
    close: () => source.close(),
  }
}
