import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byId } from '../../src/services/gazette/item-key.js'
import { Listing } from '../../src/services/gazette/listing.js'
import { GrowingList, type Item, itemsOf, range } from './support/gazette.js'

interface Change {
  does: 'comes' | 'goes' | 'turns'
  /** Where in the list, 0 to 1. */
  at: number
}

const RUNS = { numRuns: 3_000 }

const place = fc.double({ min: 0, max: 1, noNaN: true })
const coming = fc.record({ does: fc.constant('comes' as const), at: place })
const going = fc.record({ does: fc.constantFrom('comes' as const, 'goes'), at: place })
const turning = fc.record({
  does: fc.constantFrom('comes' as const, 'turns'),
  at: place,
})

/** What happens to the list after each answer. */
const between = (change: fc.Arbitrary<Change>) =>
  fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 })
const start = fc.record({
  count: fc.nat({ max: 14 }),
  pageSize: fc.integer({ min: 1, max: 6 }),
  /** The service's own bound on a page, which the contract says is 200. */
  most: fc.integer({ min: 1, max: 8 }),
})
type Start = { count: number; pageSize: number; most: number }

/** Reads a list that changes, and keeps who was in it at each answer. */
async function readWhile({ count, pageSize, most }: Start, changes: Change[][]) {
  let next = 1_000
  const states: Set<unknown>[] = []
  const list = new GrowingList(
    itemsOf(...range(1, count)),
    (answered, held) => {
      states.push(new Set(held.items.map(({ id }) => id)))
      for (const change of changes[answered] ?? []) held.items = changed(held.items, change, next++)
    },
    (page) => ({ ...page, items: page.items.slice(0, most) }),
  )
  const listing = new Listing<Item>({
    ask: async (place) => list.page(place),
    keyOf: byId,
    pageSize,
    bounds: { rounds: 3, pages: 100 },
  })
  const met: unknown[] = []
  for await (const { id } of listing) met.push(id)
  const throughout = [...states[0]!].filter((id) => states.every((state) => state.has(id)))
  return { met, coverage: listing.coverage, throughout, last: states.at(-1)!, list }
}

function changed(items: Item[], { does, at }: Change, id: number): Item[] {
  const place = Math.floor(at * items.length)
  if (does === 'comes') return items.toSpliced(place, 0, { id })
  if (does === 'goes') return items.toSpliced(place, 1)
  return [...items.slice(place), ...items.slice(0, place)]
}

test('each item is yielded once, and the coverage counts them', async () => {
  await fc.assert(
    fc.asyncProperty(start, between(going), async (begin, changes) => {
      const { met, coverage, list } = await readWhile(begin, changes)
      expect(new Set(met).size).toBe(met.length)
      expect(coverage.distinct).toBe(met.length)
      expect(coverage.told).toHaveLength(list.asked.length)
      expect(coverage.pages + coverage.confirmations).toBe(list.asked.length)
    }),
    RUNS,
  )
})

test('a list that only grows is complete only with all that is in it at the end', async () => {
  await fc.assert(
    fc.asyncProperty(start, between(coming), async (begin, changes) => {
      const { met, coverage, last } = await readWhile(begin, changes)
      if (coverage.complete) expect(new Set(met)).toEqual(last)
    }),
    RUNS,
  )
})

test('the same of a list that grows and changes its order', async () => {
  await fc.assert(
    fc.asyncProperty(start, between(turning), async (begin, changes) => {
      const { met, coverage, last } = await readWhile(begin, changes)
      if (coverage.complete) expect(new Set(met)).toEqual(last)
    }),
    RUNS,
  )
})

test('a list that grows and shrinks is complete only with all that was in it throughout', async () => {
  await fc.assert(
    fc.asyncProperty(start, between(going), async (begin, changes) => {
      const { met, coverage, throughout } = await readWhile(begin, changes)
      if (coverage.complete) expect(met).toEqual(expect.arrayContaining(throughout))
    }),
    RUNS,
  )
})

test('a list at rest is complete, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(start, async (begin) => {
      const { met, coverage } = await readWhile(begin, [])
      expect(coverage).toMatchObject({ complete: true, repeats: 0, gone: 0 })
      expect(met).toEqual(range(1, begin.count))
    }),
    RUNS,
  )
})

test('a list that comes to rest within the first answers is complete', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(going, { maxLength: 3 }), async (begin, changes) => {
      const { met, coverage, throughout } = await readWhile(begin, [changes])
      expect(coverage.complete).toBe(true)
      expect(met).toEqual(expect.arrayContaining(throughout))
    }),
    RUNS,
  )
})
