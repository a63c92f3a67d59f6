import type { BookState } from './book-state.js'
import type { Refused } from './evidence.js'
import { occupancy } from './model.js'
import type { Window } from './window.js'

/** Ends the grant id of a call whose cost the contract does not tell, so that the book shows them. */
const MARK = '?'

export const untoldId = (id: string): string => `${id}${MARK}`
export const isUntold = (id: string): boolean => id.endsWith(MARK)

/** The units of each window, sorted by what is known of them; the refused call itself left out. */
export function refusedFacts(
  { marks, grants }: BookState,
  windows: readonly Window[],
  refused: string,
): Pick<Refused, 'used' | 'told' | 'untold'> {
  const count = (window: Window, counts: (grant: string | undefined) => boolean) =>
    occupancy(
      marks.filter((_, at) => counts(grants[at])),
      window,
      0,
    ).used
  const isOwn = (grant: string | undefined) => grant !== undefined && grant !== refused
  return {
    used: windows.map((window) => count(window, (grant) => grant !== refused)),
    told: windows.map((window) => count(window, (grant) => isOwn(grant) && !isUntold(grant!))),
    untold: windows.map((window) => {
      const units = count(window, (grant) => isOwn(grant) && isUntold(grant!))
      const calls = callsIn(window, marks, grants, refused)
      return { calls, cost: calls === 0 ? 0 : units / calls }
    }),
  }
}

function callsIn(
  window: Window,
  marks: readonly number[],
  grants: readonly (string | undefined)[],
  refused: string,
): number {
  const calls = new Set<string>()
  for (const [at, grant] of grants.entries()) {
    if (grant === undefined || grant === refused || !isUntold(grant)) continue
    if (marks[at]! >= -window.ms) calls.add(grant)
  }
  return calls.size
}
