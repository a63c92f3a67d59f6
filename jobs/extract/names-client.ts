import { folded } from '../../src/values/folded.js'

/** Names of fields that hold a person or a firm. */
const OF_NAMES =
  /^(?:nome\w*|razao_?social|partes?|cliente|titular|segurad[oa]|empregad(?:o|a|or|ora)|reclamante|reclamad[oa]|autor(?:a|es|as)?|r[eé]us?|requerente|requerid[oa]|exequente|executad[oa]|beneficiari[oa]|credor[a]?|devedor[a]?)$/

/** Words that a name may have in one place and lack in another. */
const LOOSE = /^(?:\d+|.{0,2}|das|dos|ltda|epp|eireli|cia|companhia)$/

/**
 * Returns whether any text that was read names the client; undefined where that cannot be told,
 * because no field with a name was read. The order of the words, accents and the form of a firm do
 * not matter.
 */
export function namesClient(
  client: string,
  read: Iterable<readonly [field: string, text: string]>,
): boolean | undefined {
  const wanted = wordsOf(client).filter((word) => !LOOSE.test(word))
  if (wanted.length === 0) return undefined
  let hasNames = false
  for (const [field, text] of read) {
    hasNames ||= OF_NAMES.test(folded(field.split('.').at(-1)!)) && /\p{L}{2}/u.test(text)
    const words = new Set(wordsOf(text))
    if (wanted.every((word) => words.has(word))) return true
  }
  return hasNames ? false : undefined
}

function wordsOf(text: string): string[] {
  return folded(text).split(/[^a-z0-9]+/)
}
