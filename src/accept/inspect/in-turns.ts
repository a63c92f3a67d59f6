import { setImmediate as nextTurn } from 'node:timers/promises'

/** Some look through all rows again: who is served by the same process does not wait for all of them. */
export async function inTurns<One, Found>(
  all: readonly One[],
  find: (one: One) => readonly Found[],
): Promise<Found[]> {
  const found: Found[] = []
  for (const one of all) {
    await nextTurn()
    found.push(...find(one))
  }
  return found
}
