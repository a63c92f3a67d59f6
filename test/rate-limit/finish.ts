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

/**
 * What the quote says of each batch at the start, and once more when half of all is answered. It is
 * given the mean of the answers that came then: what a few dozen of them differ from the mean of
 * their distribution is the dice's, and no quote can know it.
 */
export async function quoteOf(
  world: World,
): Promise<{ start: Told[]; half: Told[]; halfMs: number }> {
  const server = new ModelServer()
  const { windows, batches, service } = world
  const drawn: number[] = []
  const delaysOf: typeof service.delaysOf = (dice) => {
    const delays = service.delaysOf(dice)
    drawn.push(delays.countedMs + delays.answeredMs)
    return delays
  }
  const left = new Map(batches.map(({ id, calls }) => [id, calls]))
  const ended = new Map<string, number>()
  const all = batches.reduce((sum, { calls }) => sum + calls, 0)
  let open = all
  let halfMs = 0
  const concurrency = Math.max(...batches.map(({ callers }) => callers))
  /** Knows what is left now, and is told the answers afterwards. */
  const quoteNow = (used: readonly number[]) => {
    const flows = batches.map(({ id, lane }) => ({ lane, calls: left.get(id)! }))
    const before = drawn.length
    return () => {
      const answerMs = meanOf(drawn.slice(before))
      return estimateFinishes({ windows, answerMs, concurrency, used, flows })
    }
  }
  const atStart = quoteNow([])
  let atHalf = atStart
  // What was granted is in the book, so a flow is what was not.
  const onGranted = ({ id }: { id: string }) => void left.set(id, left.get(id)! - 1)
  const onAnswered = ({ id }: { id: string }, atMs: number) => {
    open -= 1
    ended.set(id, atMs)
    if (open !== Math.floor(all / 2)) return
    halfMs = atMs
    const longestMs = Math.max(...windows.map(({ ms }) => ms))
    const read = { name: 'read' as const, keys: [], args: [longestMs] }
    const answer = server.run(read, Math.floor(START_MS + atMs))
    atHalf = quoteNow(readLimiterState(answer, windows).marks)
  }
  await simulate({ ...world, service: { ...service, delaysOf } }, { server, onGranted, onAnswered })
  const told = (quoted: number[], fromMs: number) =>
    quoted.map((ms, at) => ({ toldMs: fromMs + ms, endedMs: ended.get(batches[at]!.id)! }))
  return { start: told(atStart(), 0), half: told(atHalf(), halfMs), halfMs }
}

const meanOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
