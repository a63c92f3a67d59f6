import { masked } from '../../src/case-digits.js'
import { type Watched, watchedCase, watchedOab } from '../../src/gazette/watched.js'

/** From the key alone, as a task carries it. */
export function watchedOf(key: string): Watched | undefined {
  const [is, first = '', second = ''] = key.split(':')
  return is === 'oab' ? watchedOab(first, second) : watchedCase(first)
}

/** As people read it. */
export function nameOf(watched: Watched): string {
  if (watched.is === 'case') return masked(watched.number)
  return `OAB/${watched.uf} ${watched.digits.replace(/\B(?=(?:\d{3})+$)/g, '.')}`
}
