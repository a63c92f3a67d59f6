import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AttemptRecord } from '../../src/core/task.js'
import { BATCH, Bench, type Process } from './support/bench.js'
import type { Operation } from './support/bucket.js'
import { type Item, type Reply, refusal, TOO_MANY } from './support/service.js'

/** What happens at the service, and what is asked of it. */
interface Scenario {
  name: string
  items: number
  save?: boolean
  replies?: (Reply | 'work')[]
  always?: (items: Item[]) => Reply | undefined
}

const bad = (items: Item[], wrong: number, reply: Reply) =>
  items.some(({ amount }) => Math.floor(amount) === wrong) ? reply : undefined

const scenarios: Scenario[] = [
  { name: 'an answer', items: 2 },
  { name: 'a 429, then an answer', items: 2, replies: [TOO_MANY] },
  { name: 'failures, then an answer', items: 2, replies: [{ status: 503 }, 'cut'] },
  { name: 'garbage for ever', items: 2, always: () => ({ status: 200, text: '{' }) },
  { name: 'all refused', items: 2, always: () => refusal(400, 'INDEX_NOT_FOUND') },
  { name: 'one bad row', items: 3, always: (items) => bad(items, 3, refusal(400, 'BAD_REQUEST')) },
  {
    name: 'too many items',
    items: 4,
    always: (items) => (items.length > 2 ? refusal(413, 'X') : undefined),
  },
  { name: 'a saved answer', items: 2, save: true },
  { name: 'a saved answer after a failure', items: 2, save: true, replies: [{ status: 502 }] },
  { name: 'a saved answer that was lost', items: 2, save: true, replies: ['work'] },
  {
    name: 'saved halves',
    items: 4,
    save: true,
    always: (items) => bad(items, 1, refusal(422, 'X')),
  },
]

async function benchOf(scenario: Scenario): Promise<Bench> {
  const bench = await Bench.open()
  await bench.task(scenario.items, scenario.save ? { save: true } : {})
  const { service } = bench
  service.replies(...(scenario.replies ?? []))
  const { answer } = service
  service.answer = (call) => scenario.always?.(call.items) ?? answer(call)
  return bench
}

/** Changes that a process makes: writing, before and after, and the call, before and after its work. */
const WRITES = new Set<Operation>(['put', 'create', 'delete'])

/** Kills the process at the n-th change (from 0), and tells whether it came so far. */
async function runUntil(change: number, process: Process, bench: Bench): Promise<boolean> {
  let left = change
  const passing = (): Promise<never> | undefined => (left-- === 0 ? process.die() : undefined)
  process.bucket.before = (operation) => (WRITES.has(operation) ? passing() : undefined)
  process.bucket.after = (operation) => (WRITES.has(operation) ? passing() : undefined)
  const { answer } = bench.service
  bench.service.answer = async (call) => {
    await passing()
    const reply = await answer(call)
    await passing()
    return reply
  }
  const ended = process.settleFully().then(() => false)
  const died = await Promise.race([ended, process.dead.then(() => true)])
  bench.service.answer = answer
  return died
}

/** Attempts of which nobody knows how they ended: none, or one. */
async function callsInFlight(bench: Bench): Promise<number> {
  let open = 0
  for (const key of await bench.keys(`batches/${BATCH}/attempts/`)) {
    const task = key.split('/').at(-1)!.split('.')[0]!
    const settled = (await bench.outcome(task)) ?? (await bench.records().divided(task))
    const record = JSON.parse(String(await bench.bucket.get(key))) as AttemptRecord
    if (!record.ended && !settled) open += 1
  }
  return open
}

async function calls(scenario: Scenario): Promise<number> {
  const bench = await benchOf(scenario)
  await bench.process().settleFully()
  await bench.close()
  return bench.service.calls.length
}

/** Everything that has to be true, however often it was killed on the way. */
async function check(bench: Bench, scenario: Scenario, most: number): Promise<void> {
  const outcomes = await bench.outcomes()
  const figures = await bench.figures()
  expect(outcomes).toHaveLength(scenario.items)
  outcomes.forEach((outcome, i) => {
    expect(outcome).not.toBe('pending')
    expect(figures[i]).toBe(outcome === 'ok' ? ((i + 1.01) * 2).toFixed(2) : '-')
  })
  expect(bench.service.calls.length).toBeLessThanOrEqual(most)
  const names = bench.service.saved.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  // Who comes next finds all of it done.
  const asked = bench.service.calls.length
  expect(await bench.process().settle()).toMatchObject({ is: 'settled', rows: 0, calls: 0 })
  expect(bench.service.calls.length).toBe(asked)
}

test.each(
  scenarios,
)('killed at any change, $name: only the call in flight goes out again, none is saved twice', async (scenario) => {
  const undisturbed = await calls(scenario)
  for (let change = 0; ; change += 1) {
    const bench = await benchOf(scenario)
    try {
      const died = await runUntil(change, bench.process(), bench)
      const again = await callsInFlight(bench)
      const survivor = bench.process()
      await survivor.settleFully()
      // Held on: what it lost or saw fail, and nothing else.
      const unanswered = (await bench.endings()).filter(
        (end) => end === 'unknown' || end === 'broken',
      )
      expect(survivor.gate.held.size).toBeLessThanOrEqual(unanswered.length)
      await check(bench, scenario, undisturbed + again)
      if (!died) return
    } finally {
      await bench.close()
    }
  }
})

test('killed several times in a row, anywhere: one call more a kill at most, none saved twice', async () => {
  const kills = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 4 })
  const claim = async (scenario: Scenario, changes: number[]) => {
    const undisturbed = await calls(scenario)
    const bench = await benchOf(scenario)
    try {
      for (const change of changes) await runUntil(change, bench.process(), bench)
      await bench.process().settleFully()
      await check(bench, scenario, undisturbed + changes.length)
    } finally {
      await bench.close()
    }
  }
  await fc.assert(fc.asyncProperty(fc.constantFrom(...scenarios), kills, claim), { numRuns: 15 })
})
