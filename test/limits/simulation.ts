import type { Window } from '../../src/limits/window.js'
import { Judge } from './judge.js'
import { ModelBook } from './model-book.js'

export interface World {
  windows: Window[]
  holdMs: number
  calls: number
  concurrency: number
  unitsOf(random: () => number): number
  /** Fractions of `holdMs`: until the service counts, until it has answered, until we hear it. */
  delaysOf(random: () => number): { sent: number; answered: number; heard: number }
  /** Of all calls, those whose caller dies, so that they are never settled. */
  lost: number
  jitterMs: number
  random(): number
}

interface Event {
  atMs: number
  run(): void
}

export interface Outcome {
  judge: Judge
  endMs: number
}

/** Callers, the model and a judge in virtual time, which has fractions that the book does not see. */
export function simulate(world: World): Outcome {
  const { windows, holdMs, concurrency, random } = world
  const book = new ModelBook({ name: 'simulated', windows, holdMs })
  const judge = new Judge()
  const events: Event[] = []
  const at = (atMs: number, run: () => void) => insert(events, { atMs, run })
  let next = 0
  let endMs = 0

  const start = (nowMs: number) => {
    if (next >= world.calls) return
    const id = String(next++)
    ask(id, world.unitsOf(random), nowMs)
  }
  const ask = (id: string, units: number, nowMs: number) => {
    const answer = book.grant(id, units, Math.floor(nowMs))
    if (answer.is === 'granted') call(id, units, nowMs)
    else if (answer.is === 'denied') {
      // The wait is counted from what the book takes for now.
      const again = Math.floor(nowMs) + answer.waitMs + random() * world.jitterMs
      at(again, () => ask(id, units, again))
    }
  }
  const call = (id: string, units: number, nowMs: number) => {
    const { sent, answered, heard } = world.delaysOf(random)
    const countedMs = nowMs + sent * holdMs
    const answeredMs = countedMs + answered * (holdMs - sent * holdMs)
    for (let unit = 0; unit < units; unit++) judge.count(countedMs)
    const lost = random() < world.lost
    const doneMs = answeredMs + heard * holdMs
    at(doneMs, () => {
      if (!lost) book.settle(id, units, Math.floor(doneMs))
      endMs = Math.max(endMs, doneMs)
      start(doneMs)
    })
  }
  for (let caller = 0; caller < concurrency; caller++) at(0, () => start(0))
  for (let event = events.shift(); event; event = events.shift()) event.run()
  return { judge, endMs }
}

/** Earlier events first; of two at one instant, the one that was planned first. */
function insert(events: Event[], event: Event): void {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (events[middle]!.atMs <= event.atMs) low = middle + 1
    else high = middle
  }
  events.splice(low, 0, event)
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
