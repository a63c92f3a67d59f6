import { withoutAccents } from './folded.js'
/** A name as people type it (`Diário da casa`) without accents and blanks (`Diario-da-casa`), as keys and addresses have it. */
export function plainName(typed: string): string {
  return withoutAccents(typed).trim().replace(/\s+/g, '-')
}
