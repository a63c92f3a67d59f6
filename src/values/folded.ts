/** Returns a text without accents, capitals and outer blanks, for comparing words. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
