/** Random numbers that repeat with the seed (mulberry32). */
export class Dice {
  private state: number

  constructor(readonly seed: number) {
    this.state = seed | 0
  }

  /** From 0 to 1, 1 excluded. */
  readonly next = (): number => {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  /** Both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** From 0 to `most`, often one of the two, because faults show at the extremes. */
  delay(most: number): number {
    if (most === 0) return 0
    const part = this.next()
    return part < 0.25 ? 0 : part > 0.75 ? most : (part - 0.25) * 2 * most
  }

  pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)]!
  }
}
