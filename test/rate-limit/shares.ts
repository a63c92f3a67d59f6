import { ModelServer } from '../../bench/limit-proof/servers.js'
import type { Observers, Running } from '../../bench/limit-proof/simulate.js'
import { START_MS } from '../../bench/limit-proof/world.js'
import type { Window } from '../../src/core/window.js'

interface Happened {
  atMs: number
  who: string
  asked: number
  granted: number
  isFull: boolean
}

/** Who asked and who was granted how many units, in the order in which it happened. */
export class Shares implements Observers {
  readonly server = new ModelServer()
  private nowMs = () => START_MS
  private readonly all: Happened[] = []

  constructor(
    private readonly whoOf: (batch: { id: string; lane: number }) => string,
    private readonly windows: readonly Window[],
  ) {}

  readonly onBegin = ({ schedule }: Running) => {
    this.nowMs = () => Math.floor(START_MS + schedule.nowMs)
  }

  readonly onAsked: Observers['onAsked'] = (batch, units, atMs) => {
    this.all.push({ atMs, who: this.whoOf(batch), asked: units, granted: 0, isFull: this.isFull() })
  }

  readonly onGranted: Observers['onGranted'] = (batch, units, atMs) => {
    this.all.push({ atMs, who: this.whoOf(batch), asked: 0, granted: units, isFull: this.isFull() })
  }

  private isFull(): boolean {
    return this.server.isFull(this.windows, this.nowMs())
  }

  total(who: string): number {
    return this.all.reduce((sum, one) => sum + (one.who === who ? one.granted : 0), 0)
  }

  /** Whose grants came after an instant, in their order. */
  after(atMs: number): string[] {
    return this.all.filter((one) => one.atMs >= atMs && one.granted > 0).map(({ who }) => who)
  }

  /**
   * How many units others got from an instant on while somebody had none yet: told whenever the book
   * is full, as of those for whom there is room at one time any may come first to take it. Undefined:
   * he never got any.
   */
  gotBefore(who: string, fromMs: number): number | undefined {
    let others = 0
    let most = 0
    for (const [at, one] of this.all.entries()) {
      if (one.atMs < fromMs || one.granted === 0) continue
      if (one.who === who) return most
      others += one.granted
      if (one.isFull && this.all[at + 1]?.atMs !== one.atMs) most = others
    }
    return undefined
  }

  /**
   * By how much the one was ever ahead of the other, a unit of each counted with its weight, over
   * every stretch of time in which both have somebody who waits. Told whenever the book is full:
   * while it is not, those who come first may be a moment behind those who come next, whose units
   * are kept.
   */
  furthest([one, oneWeight]: Weighted, [other, otherWeight]: Weighted): Apart {
    const waiting = new Map([
      [one, 0],
      [other, 0],
    ])
    const apart = new Stretch()
    for (const [at, { who, asked, granted, atMs, isFull }] of this.all.entries()) {
      if (!waiting.has(who)) continue
      waiting.set(who, waiting.get(who)! + asked - granted)
      apart.add(who === one ? granted * oneWeight : -granted * otherWeight)
      // What happens at one instant has no order.
      const bothWait = waiting.get(one)! > 0 && waiting.get(other)! > 0
      if (!bothWait || (isFull && this.all[at + 1]?.atMs !== atMs)) apart.look(bothWait)
    }
    return apart
  }
}

export type Weighted = readonly [who: string, weight: number]

export interface Apart {
  /** The largest difference. */
  most: number
  /** How much was granted, by weight, while both waited: else the claim is empty. */
  granted: number
}

class Stretch implements Apart {
  most = 0
  granted = 0
  private ahead = 0
  private least = 0
  private largest = 0
  private taken = 0
  private isRunning = false

  add(granted: number): void {
    this.ahead += granted
    this.taken += Math.abs(granted)
  }

  look(bothWait: boolean): void {
    if (bothWait && this.isRunning) {
      this.granted += this.taken
      this.least = Math.min(this.least, this.ahead)
      this.largest = Math.max(this.largest, this.ahead)
      this.most = Math.max(this.most, this.largest - this.least)
    } else {
      this.ahead = 0
      this.least = 0
      this.largest = 0
    }
    this.taken = 0
    this.isRunning = bothWait
  }
}
