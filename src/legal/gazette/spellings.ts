import type { Fields } from '../../services/gazette/transport.js'
import type { Oab } from '../../values/oab.js'
import { lawyersOf } from './item.js'
import { isSameOab, type Subject } from './subject.js'

/** The answer of `/v1/lawyers?numero_oab&uf_oab`. */
export type LawyersAnswer =
  /**
   * `cut`: the answer has as many items as the service ever gives (200), so that spellings may be
   * missing.
   */
  { is: 'found'; items: readonly Fields[]; cut: boolean } | { is: 'failed'; reason: string }

/** The spellings of a registration in the service's database. */
export interface Spellings {
  /** Exact strings for `numero_oab`, the plain digits first: one reading each. */
  toAsk: string[]
  /** Spellings of the service's latest answer. */
  answered: string[]
  /** Names of those lawyers, to mark in texts; never to match by. */
  names: string[]
  /**
   * How complete `toAsk` is; only `told` means complete. `cut`: the answer was full; `unread`: it
   * has records without a number and a state; `known`: no answer, the spellings are earlier ones;
   * `untold`: there never was an answer.
   */
  state: 'told' | 'cut' | 'unread' | 'known' | 'untold'
  /** Why there was no answer. */
  problem?: string
}

/**
 * Returns the spellings to ask for. The origin's filter is an exact string, and courts write one
 * registration as `94719`, `094719`, `94719-A`: each is a query of its own. The plain form is
 * always included, and so are earlier spellings (`known`), which may still get late entries, and
 * those of the watch's own list (`written`), which the database may have tomorrow.
 */
export function spellingsOf(
  registration: Extract<Subject, { is: 'oab' }>,
  answer: LawyersAnswer,
  known: readonly string[] = [],
  written: readonly string[] = [],
): Spellings {
  const plain = registration.digits
  const all = (found: readonly string[]) => [plain, ...[...found, ...known, ...written].toSorted()]
  if (answer.is === 'failed') {
    const state = known.length > 0 ? 'known' : 'untold'
    return { toAsk: unique(all([])), answered: [], names: [], state, problem: answer.reason }
  }
  const read = answer.items.map((item) => lawyersOf({ lawyers: [item] }))
  const own = read.flatMap((named) => named ?? []).filter((named) => isSameOab(registration, named))
  const answered = unique(own.map(({ numero }) => numero))
  return {
    toAsk: unique(all(answered)),
    answered,
    names: unique(own.flatMap(({ nome }) => nome ?? [])),
    state: answer.cut ? 'cut' : read.includes(undefined) ? 'unread' : 'told',
  }
}

/**
 * Returns how a registration was written, where that is not the plain number: `123456-B`, `094719`.
 */
export function writtenAs({ digits, zeros, letter }: Oab): string[] {
  const numbers = [digits, ...(zeros === undefined ? [] : [zeros])]
  const all = numbers.map((number) => (letter === undefined ? number : `${number}-${letter}`))
  return all.filter((one) => one !== digits)
}

/** Stands for further spellings where it is unknown whether there are any. */
export const OTHER_SPELLINGS = '(outras)'

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
