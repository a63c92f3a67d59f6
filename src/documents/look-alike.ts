import { foldText } from '../spreadsheets/fold.js'
import type { DocumentSource } from './source.js'

/**
 * The one of some names that looks like a given one. Cells are folded before they are read, and a
 * document may have in its name what nobody sees, or accents in two characters. Windows tells neither
 * capitals nor the two slashes apart. Of two none is guessed.
 */
export function lookAlike(name: string, names: readonly string[]): string | undefined {
  const same = names.filter((one) => looksOf(one) === looksOf(name))
  return same.length === 1 ? same[0] : undefined
}

function looksOf(name: string): string {
  return foldText(name).normalize('NFC').replaceAll('\\', '/').toLowerCase()
}

/** The same documents, each also under the name that a person sees. */
export function withLookAlikes(source: DocumentSource): DocumentSource {
  let names: Promise<string[]> | undefined
  return {
    names: () => source.names(),
    open: async (name) => {
      const found = await source.open(name)
      if ('body' in found || found.code !== 'document_missing') return found
      names ??= source.names()
      const other = lookAlike(name, await names)
      return other === undefined ? found : source.open(other)
    },
    close: () => source.close(),
  }
}
