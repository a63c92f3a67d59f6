import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs checks one by one, with a pause of the event loop between them: some examine all rows again,
 * and other requests of the process must not wait for all checks.
 */
export async function runWithPauses<One, Found>(
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
