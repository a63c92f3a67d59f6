import { ModelServer } from '../../bench/limit-proof/servers.js'
import { simulate } from '../../bench/limit-proof/simulate.js'
import { START_MS, type World } from '../../bench/limit-proof/world.js'
import { readLimiterState } from '../../src/rate-limit/limiter-state.js'
import { estimateFinishes } from '../../src/rate-limit/quote.js'

/** When a batch was told to end, and when it ended. */
export interface Told {
  toldMs: number
  endedMs: number
}

/** What the quote says of each batch at the start, and once more when half of all is answered. */
export async function quoteOf(
  world: World,
  answerMs: number,
): Promise<{ start: Told[]; half: Told[]; halfMs: number }> {
  const server = new ModelServer()
  const { windows, batches } = world
  const left = new Map(batches.map(({ id, calls }) => [id, calls]))
  const ended = new Map<string, number>()
  const all = batches.reduce((sum, { calls }) => sum + calls, 0)
  let open = all
  let halfMs = 0
  let atHalf: number[] = []
  const concurrency = Math.max(...batches.map(({ callers }) => callers))
  const quote = (used: number[]) =>
    estimateFinishes({
      ...{ windows, answerMs, concurrency, used },
      flows: batches.map(({ id, lane }) => ({ lane, calls: left.get(id)! })),
    })
  const atStart = quote([])
  // What was granted is in the book, so a flow is what was not.
  const onGranted = ({ id }: { id: string }) => void left.set(id, left.get(id)! - 1)
  const onAnswered = ({ id }: { id: string }, atMs: number) => {
    open -= 1
    ended.set(id, atMs)
    if (open !== Math.floor(all / 2)) return
    halfMs = atMs
    const longestMs = Math.max(...windows.map(({ ms }) => ms))
    const read = { name: 'read' as const, keys: [], args: [longestMs] }
    atHalf = quote(readLimiterState(server.run(read, Math.floor(START_MS + atMs)), windows).marks)
  }
  await simulate(world, { server, onGranted, onAnswered })
  const told = (quoted: number[], fromMs: number) =>
    quoted.map((ms, at) => ({ toldMs: fromMs + ms, endedMs: ended.get(batches[at]!.id)! }))
  return { start: told(atStart, 0), half: told(atHalf, halfMs), halfMs }
}
