import type { Fields } from '../services/gazette/asking.js'
import { lawyersOf } from './item.js'
import { isSameOab, type Watched } from './watched.js'

/** What `/v1/lawyers?numero_oab&uf_oab` answered. */
export type LawyersAnswer =
  /** `cut`: as many came as the service ever gives (200), so that spellings may be missing. */
  { is: 'found'; items: readonly Fields[]; cut: boolean } | { is: 'failed'; reason: string }

/** The ways in which the base writes a registration. */
export interface Spellings {
  /** Exact strings for `numero_oab`, the plain digits first: one reading each. */
  toAsk: string[]
  /** As the service told them just now. */
  told: string[]
  /** Names beside them, to mark in texts; never to match by. */
  names: string[]
  /**
   * Whether `toAsk` is all there is. `told`: by the service; `cut`: its answer was full; `known`: it did
   * not answer and these are of an earlier time; `untold`: it never answered.
   */
  state: 'told' | 'cut' | 'known' | 'untold'
  /** Why there was no answer. */
  problem?: string
}

/**
 * The origin's filter is an exact string, and courts write one registration as `94719`, `094719`,
 * `94719-A`: each is a query of its own. The plain form is always among them, and so is what was
 * known before: a spelling that is not told any more may still have late entries.
 */
export function spellingsOf(
  registration: Extract<Watched, { is: 'oab' }>,
  answer: LawyersAnswer,
  known: readonly string[] = [],
): Spellings {
  const plain = registration.digits
  const all = (told: readonly string[]) => [plain, ...[...told, ...known].toSorted()]
  if (answer.is === 'failed') {
    const state = known.length > 0 ? 'known' : 'untold'
    return { toAsk: unique(all([])), told: [], names: [], state, problem: answer.reason }
  }
  const own = answer.items
    .flatMap((item) => lawyersOf({ lawyers: [item] }) ?? [])
    .filter((named) => isSameOab(registration, named))
  const told = unique(own.map(({ numero }) => numero))
  return {
    toAsk: unique(all(told)),
    told,
    names: unique(own.flatMap(({ nome }) => nome ?? [])),
    state: answer.cut ? 'cut' : 'told',
  }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
