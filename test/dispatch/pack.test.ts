import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TaskRecord } from '../../src/core/task.js'
import { Packer, sameKey } from '../../src/dispatch/pack.js'

interface Packed {
  left: [task: string, record: TaskRecord][]
  places: { task: string; item: number }[]
  tasks: number
}

/** Packs items, the n-th of which is n, with the parameter set and whether it rides alone. */
async function packed(most: number, items: { set: string; alone?: boolean }[]): Promise<Packed> {
  const left: Packed['left'] = []
  const packer = new Packer(most, async (task, record) => void left.push([task, record]))
  const places: Packed['places'] = []
  for (const [n, { set, alone = false }] of items.entries()) {
    places.push(await packer.add({ set }, n, alone))
  }
  await packer.end()
  return { left, places, tasks: packer.tasks }
}

/** Each item is once in what left, where its place says, under its own parameters. */
function expectWhole({ left, places, tasks }: Packed, items: { set: string }[]): void {
  const byTask = new Map(left)
  expect(byTask.size).toBe(left.length)
  expect(tasks).toBe(left.length)
  expect(left.reduce((sum, [, { items: all }]) => sum + all.length, 0)).toBe(items.length)
  for (const [n, { task, item }] of places.entries()) {
    const record = byTask.get(task)!
    if (record.items[item] !== n || record.parameters.set !== items[n]!.set) {
      throw new Error(`item ${n} is not in ${task} at ${item}`)
    }
  }
}

test('items of one parameter set ride together, in their order, as many as may', async () => {
  const items = Array.from({ length: 7 }, () => ({ set: 'a' }))
  const { left } = await packed(3, items)
  expect(left.map(([task, record]) => [task, record.items])).toEqual([
    ['t000001', [0, 1, 2]],
    ['t000002', [3, 4, 5]],
    ['t000003', [6]],
  ])
})

test('items of different sets do not', async () => {
  const { left } = await packed(9, [{ set: 'a' }, { set: 'b' }, { set: 'a' }])
  expect(left.map(([, { parameters, items }]) => [parameters.set, items])).toEqual([
    ['a', [0, 2]],
    ['b', [1]],
  ])
})

test('an item that rides alone leaves at once, and disturbs nobody', async () => {
  const { left } = await packed(9, [{ set: 'a' }, { set: 'a', alone: true }, { set: 'a' }])
  expect(left.map(([task, { items }]) => [task, items])).toEqual([
    ['t000002', [1]],
    ['t000001', [0, 2]],
  ])
})

test('nothing packed is no task', async () => {
  expect(await packed(5, [])).toEqual({ left: [], places: [], tasks: 0 })
})

test('whatever comes, each item rides once, no task is too full, and tasks are as few as can be', async () => {
  const item = fc.record({ set: fc.constantFrom('a', 'b', 'c', 'd'), alone: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(item, { maxLength: 80 }),
      async (most, items) => {
        const all = await packed(most, items)
        expectWhole(all, items)
        for (const [, record] of all.left) expect(record.items.length).toBeLessThanOrEqual(most)
        const together = ['a', 'b', 'c', 'd'].map(
          (set) => items.filter((one) => one.set === set && !one.alone).length,
        )
        const fewest = together.reduce((sum, count) => sum + Math.ceil(count / most), 0)
        expect(all.tasks).toBe(fewest + items.filter(({ alone }) => alone).length)
      },
    ),
  )
})

test('more parameter sets than may wait: full ones leave early, and still each item rides once', async () => {
  // 300 sets in turns, of which none fills a task of 500 before 100,000 items wait.
  const items = Array.from({ length: 130_000 }, (_, n) => ({ set: `s${n % 300}` }))
  const all = await packed(500, items)
  expectWhole(all, items)
  expect(all.tasks).toBeGreaterThan(300)
  expect(all.tasks).toBeLessThan(500)
})

describe('parameters are the same', () => {
  const value = fc.oneof(fc.string(), fc.boolean())
  const parameters = fc.dictionary(fc.string(), value)

  test('in whatever order they are named', () => {
    fc.assert(
      fc.property(parameters, (one) => {
        const turned = Object.fromEntries(Object.entries(one).toReversed())
        expect(sameKey(turned)).toBe(sameKey(one))
      }),
    )
  })

  test('only when every name and value is', () => {
    fc.assert(
      fc.property(parameters, parameters, (one, other) => {
        const equal =
          JSON.stringify(Object.entries(one).sort()) ===
          JSON.stringify(Object.entries(other).sort())
        expect(sameKey(one) === sameKey(other)).toBe(equal)
      }),
    )
  })

  test.each([
    [{ selic: true }, { selic: 'true' }],
    [{ a: '1' }, { a: '1', b: '' }],
    [{ a: 'b","c' }, { a: 'b', c: '' }],
  ])('not %j and %j', (one, other) => {
    expect(sameKey(one as never)).not.toBe(sameKey(other as never))
  })
})
