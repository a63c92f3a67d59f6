import type { Window } from '../core/window.js'
import type { LimiterState } from './limiter-state.js'
import type { Refused } from './rejection-attribution.js'

/**
 * Ends the grant id of a call whose price the contract does not state, so that the limiter's state
 * shows such calls.
 */
const MARK = '?'

export const unpricedId = (id: string): string => `${id}${MARK}`
export const isUnpriced = (id: string): boolean => id.endsWith(MARK)

/**
 * Counts our own units in each window by what is known of them, without the refused call itself.
 */
export function refusedFacts(
  { marks, grants }: LimiterState,
  windows: readonly Window[],
  refused: string,
): Pick<Refused, 'priced' | 'unpriced' | 'pending'> {
  const within = (window: Window, counts: (grant: string, mark: number) => boolean) =>
    grants.filter((grant, at): grant is string => {
      const mark = marks[at]!
      const isOwn = grant !== undefined && grant !== refused && mark >= -window.ms
      return isOwn && counts(grant, mark)
    })
  return {
    priced: windows.map(
      (one) => within(one, (grant, mark) => mark <= 0 && !isUnpriced(grant)).length,
    ),
    pending: windows.map((one) => within(one, (_, mark) => mark > 0).length),
    unpriced: windows.map((one) => {
      const units = within(one, (grant, mark) => mark <= 0 && isUnpriced(grant))
      const calls = new Set(units).size
      return { calls, cost: calls === 0 ? 0 : units.length / calls }
    }),
  }
}
