/** Without accents, capitals and outer blanks: what a person takes for the same word. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
