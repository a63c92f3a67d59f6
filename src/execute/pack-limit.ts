import type { Job } from '../core/job/job.js'
import { parse, print, UnreadableRecord } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { ExecuteDeps } from './deps.js'

const PACKING = 'lote/packing'
/** A service that refused a size yesterday may have been given more room, or a smaller one before. */
const KEPT_MS = 86_400_000

/** How many items of a call a service takes, as far as its refusals and answers show. */
export interface PackLimit {
  most: number
  /** The fewest that it refused, and when; absent in records of older builds. */
  refused?: number
  at?: string
  /** Single items in a row that it refused: one is too large by itself, several show nothing more. */
  alone?: number
}

type World = Pick<ExecuteDeps, 'bucket' | 'book' | 'clock'>

/** The most items that a call is made of; undefined where the service has refused none. */
export async function packLimit(job: Job, deps: World): Promise<number | undefined> {
  return (await readPackLimit(job, deps))?.most
}

/** What is learnt is a help: unreadable or a day old, it is learnt again. */
export async function readPackLimit(
  job: Job,
  { bucket, book, clock }: World,
): Promise<PackLimit | undefined> {
  const key = keys.packLimit(book, job.kind)
  const bytes = await bucket.get(key)
  if (!bytes) return undefined
  try {
    const limit = parse<PackLimit>(PACKING, key, bytes)
    const isOld = limit.at !== undefined && clock.now() - Date.parse(limit.at) > KEPT_MS
    return isOld || typeof limit.most !== 'number' || limit.most < 1 ? undefined : limit
  } catch (error) {
    if (error instanceof UnreadableRecord) return undefined
    throw error
  }
}

/** The service refused `items` by their number: from now on half of it is tried. */
export async function lowerPackLimit(items: number, job: Job, deps: World): Promise<void> {
  const known = await readPackLimit(job, deps)
  const at = new Date(deps.clock.now()).toISOString()
  if (items === 1) return blameItem(known, at, job, deps)
  const most = Math.ceil(items / 2)
  if (known && known.most <= most) return
  const alone = known?.alone ? { alone: known.alone } : {}
  await write({ most, refused: items, at, ...alone }, job, deps)
}

/**
 * One item is too large by itself: it was the reason why the calls that it rode in were refused, and
 * not their number. When a second one is, the size that was learnt stands.
 */
async function blameItem(
  known: PackLimit | undefined,
  at: string,
  job: Job,
  deps: World,
): Promise<void> {
  if (known?.alone) return
  await write({ most: job.pack, at, alone: 1 }, job, deps)
}

/**
 * The service took a call as large as any that is made: larger ones are tried, twice as many items
 * or halfway to what it refused, until the step is no longer worth the call that it may cost.
 */
export async function raisePackLimit(
  items: number,
  known: PackLimit,
  job: Job,
  deps: World,
): Promise<void> {
  const { refused, alone, at = new Date(deps.clock.now()).toISOString() } = known
  const most = Math.max(known.most, items >= known.most ? raised(items, refused) : 0)
  if (most === known.most && !alone) return
  const still = refused !== undefined && refused > items ? { refused } : {}
  await write({ most: Math.min(most, job.pack), ...still, at }, job, deps)
}

const SMALLEST_STEP = 1 / 4

function raised(items: number, refused: number | undefined): number {
  if (refused === undefined || refused <= items || items * 2 < refused) return items * 2
  const halfway = Math.floor((items + refused) / 2)
  return halfway - items >= items * SMALLEST_STEP ? halfway : items
}

function write(limit: PackLimit, job: Job, { bucket, book }: World): Promise<void> {
  return bucket.put(keys.packLimit(book, job.kind), print(PACKING, limit))
}
