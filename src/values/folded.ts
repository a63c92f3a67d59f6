/** Returns a text without accents, capitals and outer blanks, for comparing words. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

/** Returns the folded letters and digits alone, for comparing names: `data_Início` is `datainicio`. */
export function compacted(text: string): string {
  return folded(text).replace(/[^a-z0-9]/g, '')
}
