import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { missingTasks, taskIsSettled } from '../../src/gather/missing.js'
import { Outcomes } from '../../src/gather/outcomes.js'
import { BatchRecords, part } from '../../src/records/batch-records.js'
import { halves, keys, pathOf, taskId } from '../../src/records/keys.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'

let dir: string
let bucket: Bucket
let batches = 0
let records: BatchRecords

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-gather-'))
  bucket = await openFolder(dir)
  anew()
})
afterEach(() => rm(dir, { recursive: true }))

function anew(): void {
  batches += 1
  records = new BatchRecords(bucket, `b${batches}`)
}

/** How far a task came: pending, settled, or divided in two that each came somewhere. */
type Tree = 'pending' | 'settled' | [Tree, Tree]

/** Writes a task of so many items, the n-th of which is the text `task:n`. */
async function plant(number: number, items: number, tree: Tree): Promise<string> {
  const task = taskId(number)
  const all = Array.from({ length: items }, (_, i) => `${task}:${i}`)
  await records.writeTask(task, { parameters: {}, items: all })
  await grow(task, all, tree)
  return task
}

async function grow(task: string, all: string[], tree: Tree): Promise<void> {
  if (tree === 'settled') {
    const items = part(all, pathOf(task)).map((item) => ({
      outcome: 'ok' as const,
      figures: { item },
      notes: [],
    }))
    await records.writeOutcome({ task, items, totals: {} })
  } else if (tree !== 'pending') {
    await bucket.put(keys.split(records.batch, task), '{}')
    const [a, b] = halves(task)
    await grow(a, all, tree[0])
    await grow(b, all, tree[1])
  }
}

/** What each item of a tree is: settled or not. */
function settledItems(items: number, tree: Tree): boolean[] {
  if (tree === 'settled' || tree === 'pending') return Array(items).fill(tree === 'settled')
  const middle = Math.ceil(items / 2)
  return [...settledItems(middle, tree[0]), ...settledItems(items - middle, tree[1])]
}

async function told(
  task: string,
  items: number,
  outcomes = new Outcomes(records),
): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  for (let i = 0; i < items; i += 1) found.push((await outcomes.of(task, i))?.figures.item)
  return found
}

/** As the engine divides: never a single item. */
function fitted(items: number, tree: Tree): Tree {
  if (tree === 'settled' || tree === 'pending') return tree
  if (items < 2) return 'settled'
  const middle = Math.ceil(items / 2)
  return [fitted(middle, tree[0]), fitted(items - middle, tree[1])]
}

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constant<Tree>('settled'),
    fc.constant<Tree>('pending'),
    fc.tuple(tie('tree'), tie('tree')),
  ),
})).tree

test('missing are the tasks that have no outcome, alone or in both halves', async () => {
  await plant(1, 4, 'settled')
  await plant(2, 4, 'pending')
  await plant(3, 4, ['settled', 'settled'])
  await plant(4, 4, ['settled', 'pending'])
  await plant(5, 8, ['settled', ['settled', [['settled', 'settled'], 'settled']]])
  await plant(6, 8, ['settled', ['settled', [['settled', 'pending'], 'settled']]])
  const missing = await missingTasks(bucket, records.batch, 7)
  expect([...missing]).toEqual(['t000002', 't000004', 't000006', 't000007'])
})

test('nothing is missing of nothing', async () => {
  expect(await missingTasks(bucket, records.batch, 0)).toEqual(new Set())
})

test('an outcome of the whole goes before its halves', async () => {
  const task = await plant(1, 2, ['pending', 'pending'])
  await grow(task, ['t000001:0', 't000001:1'], 'settled')
  expect(await missingTasks(bucket, records.batch, 1)).toEqual(new Set())
  expect(await told(task, 2)).toEqual(['t000001:0', 't000001:1'])
})

test('a listing and a look at one task agree, whatever was divided', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(trees, { minLength: 1, maxLength: 4 }), async (all) => {
      anew()
      for (const [i, tree] of all.entries()) await plant(i + 1, 20, tree)
      const missing = await missingTasks(bucket, records.batch, all.length)
      for (const [i, tree] of all.entries()) {
        const whole =
          settledItems(20, tree).every(Boolean) && !JSON.stringify(tree).includes('pending')
        expect(missing.has(taskId(i + 1))).toBe(!whole)
        expect(await taskIsSettled(bucket, records.batch, taskId(i + 1))).toBe(whole)
      }
    }),
    { numRuns: 25 },
  )
})

test('each item has its own outcome, in its place, however its task was divided', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 33 }), trees, async (items, grown) => {
      anew()
      const tree = fitted(items, grown)
      const task = await plant(1, items, tree)
      const settled = settledItems(items, tree)
      const expected = settled.map((is, i) => (is ? `${task}:${i}` : undefined))
      expect(await told(task, items)).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

test('an item that its task does not have is pending, and so is one of no task', async () => {
  const task = await plant(1, 2, 'settled')
  const outcomes = new Outcomes(records)
  expect(await outcomes.of(task, 2)).toBeUndefined()
  expect(await outcomes.of('t000099', 0)).toBeUndefined()
})

test('the call that answered is told with each item', async () => {
  const task = await plant(1, 1, 'pending')
  const call = {
    id: 'c',
    attempt: 2,
    route: 'r',
    units: 1,
    status: 200,
    grantedAtMs: 1,
    answeredAtMs: 2,
  }
  const item = { outcome: 'ok' as const, figures: {}, notes: [] }
  await records.writeOutcome({ task, call, items: [item], totals: {} })
  expect(await new Outcomes(records).of(task, 0)).toEqual({ ...item, call })
})

test('what is known without reading is what was asked for before', async () => {
  const task = await plant(1, 2, 'settled')
  const outcomes = new Outcomes(records)
  expect(outcomes.known(task, 1)).toBeUndefined()
  await outcomes.of(task, 0)
  expect(outcomes.known(task, 1)?.figures.item).toBe('t000001:1')
})

test('however little is kept, in whatever order it is asked, the answers are right', async () => {
  const sizes = [5, 1, 8, 3]
  const trees: Tree[] = ['settled', 'settled', ['settled', ['pending', 'settled']], 'pending']
  for (const [i, tree] of trees.entries()) await plant(i + 1, sizes[i]!, tree)
  const asks = fc.array(fc.tuple(fc.nat(3), fc.nat(7)), { maxLength: 40 })
  const claim = async (all: [number, number][], most: number, together: boolean) => {
    const outcomes = new Outcomes(records, most)
    const ask = async ([at, item]: [number, number]) => {
      const task = taskId(at + 1)
      const settled = settledItems(sizes[at]!, trees[at]!)[item]
      const found = await outcomes.of(task, item)
      expect(found?.figures.item).toBe(settled ? `${task}:${item}` : undefined)
    }
    if (together) await Promise.all(all.map(ask))
    else for (const one of all) await ask(one)
  }
  await fc.assert(fc.asyncProperty(asks, fc.nat(20), fc.boolean(), claim), { numRuns: 60 })
})

test('what was asked for least recently is forgotten first', async () => {
  for (const n of [1, 2, 3]) await plant(n, 10, 'settled')
  const outcomes = new Outcomes(records, 20)
  await outcomes.of('t000001', 0)
  await outcomes.of('t000002', 0)
  await outcomes.of('t000001', 0)
  await outcomes.of('t000003', 0)
  const kept = ['t000001', 't000002', 't000003'].map(
    (task) => outcomes.known(task, 0) !== undefined,
  )
  expect(kept).toEqual([true, false, true])
})

test('a task that is asked for twice at once is counted once', async () => {
  for (const n of [1, 2]) await plant(n, 10, 'settled')
  const outcomes = new Outcomes(records, 20)
  await Promise.all([outcomes.of('t000001', 0), outcomes.of('t000001', 1)])
  await outcomes.of('t000002', 0)
  expect(outcomes.known('t000001', 0)).toBeDefined()
})
