import type { Manifest, Quote } from '../core/batch.js'
import type { Price } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'

/** Notes the price of a task by its answers so far, before the next of its calls is made. */
export function notePrice(
  bucket: Bucket,
  batch: string,
  told: { task: string; step: number; first: Price; now: Price },
): Promise<void> {
  const { task, step, first, now } = told
  return bucket.put(keys.price(batch, task, step, first, now), '')
}

/** Returns the quote of the plan with the price changes that answers brought since. */
export async function currentQuote(
  { id, quote }: Pick<Manifest, 'id' | 'quote'>,
  bucket: Bucket,
): Promise<Quote> {
  const { first } = quote
  if (!first) return quote
  const latest = new Map<string, Price>()
  const prefix = keys.prices(id)
  // Keys sort the last step of a task last.
  for await (const key of bucket.list(prefix)) {
    const [task = '', , prices = ''] = key.slice(prefix.length).split('.')
    const [calls = 0, units = 0, callsNow = 0, unitsNow = 0] = prices.split('-').map(Number)
    latest.set(task, { calls: callsNow - calls, units: unitsNow - units })
  }
  const sum = { ...first }
  for (const { calls, units } of latest.values()) {
    sum.calls += calls
    sum.units += units
  }
  return { ...quote, ...sum }
}
