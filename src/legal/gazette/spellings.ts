import type { Fields } from '../../services/gazette/transport.js'
import type { Oab } from '../../values/oab.js'
import { lawyersOf } from './item.js'
import { isSameOab, type Subject } from './subject.js'

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
   * Whether `toAsk` is all there is, which only `told` says. `cut`: the answer was full; `unread`: it
   * holds records that do not tell a number and a state; `known`: there was none and these are of an
   * earlier time; `untold`: there never was one.
   */
  state: 'told' | 'cut' | 'unread' | 'known' | 'untold'
  /** Why there was no answer. */
  problem?: string
}

/**
 * The origin's filter is an exact string, and courts write one registration as `94719`, `094719`,
 * `94719-A`: each is a query of its own. The plain form is always among them, and so is what was
 * known before: a spelling that is not told any more may still have late entries. What the watch's own
 * list has (`written`) is asked whether the base tells it or not: it may enter tomorrow.
 */
export function spellingsOf(
  registration: Extract<Subject, { is: 'oab' }>,
  answer: LawyersAnswer,
  known: readonly string[] = [],
  written: readonly string[] = [],
): Spellings {
  const plain = registration.digits
  const all = (told: readonly string[]) => [plain, ...[...told, ...known, ...written].toSorted()]
  if (answer.is === 'failed') {
    const state = known.length > 0 ? 'known' : 'untold'
    return { toAsk: unique(all([])), told: [], names: [], state, problem: answer.reason }
  }
  const read = answer.items.map((item) => lawyersOf({ lawyers: [item] }))
  const own = read.flatMap((named) => named ?? []).filter((named) => isSameOab(registration, named))
  const told = unique(own.map(({ numero }) => numero))
  return {
    toAsk: unique(all(told)),
    told,
    names: unique(own.flatMap(({ nome }) => nome ?? [])),
    state: answer.cut ? 'cut' : read.includes(undefined) ? 'unread' : 'told',
  }
}

/** How a registration was written, where that is not the plain number: `123456-B`, `094719`. */
export function writtenAs({ digits, zeros, letter }: Oab): string[] {
  const numbers = [digits, ...(zeros === undefined ? [] : [zeros])]
  const all = numbers.map((number) => (letter === undefined ? number : `${number}-${letter}`))
  return all.filter((one) => one !== digits)
}

/** In place of the spellings that there may be besides, where nobody knows whether there are. */
export const OTHER_SPELLINGS = '(outras)'

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
