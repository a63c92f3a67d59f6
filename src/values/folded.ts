/** Returns a text without accents, capitals and outer blanks, for comparing words. */
export function folded(text: string): string {
  return withoutAccents(text).trim().toLowerCase()
}

export function withoutAccents(text: string): string {
  return isAscii(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Decides cheaply whether a text has only letters without accents. */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text)
}

/** Returns the folded letters and digits alone, for comparing names: `data_Início` is `datainicio`. */
export function compacted(text: string): string {
  return folded(text).replace(/[^a-z0-9]/g, '')
}

/** Replaces each half of a surrogate pair, which UTF-8 and URLs cannot hold, by the mark of a loss. */
export function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
