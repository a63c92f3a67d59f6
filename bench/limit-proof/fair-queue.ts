import { TURN_OF_LANE } from '../../src/rate-limit/fair-queue.js'

interface Place {
  batch: string
  lane: number
  units: number
  tag: number
}

/**
 * The fair queue of the grant script in memory, by the same rule; tests compare the script with it.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Place>()
  private next = new Map<string, number>()
  private last = 0
  private turn = [0, 0, 0]
  private tag = [0, 0, 0]

  get size(): number {
    return this.waiting.size
  }

  /** Joins the queue, or keeps the present place in the lane. */
  join(id: string, units: number, batch: string, lane: number): void {
    if (this.waiting.get(id)?.lane === lane) return
    this.leave(id)
    const key = `${lane}${batch}`
    const tag = Math.max(this.tag[lane - 1]!, this.next.get(key) ?? 0)
    this.next.set(key, tag + units)
    this.waiting.set(id, { batch, lane, units, tag })
  }

  /** Leaves without units, which costs the batch no turn. */
  leave(id: string): void {
    const place = this.waiting.get(id)
    if (!place) return
    const key = `${place.lane}${place.batch}`
    this.next.set(key, this.next.get(key)! - place.units)
    this.waiting.delete(id)
  }

  /** Number of units of others before this one, which must be in the queue. */
  ahead(id: string): number {
    const own = this.waiting.get(id)!
    const rank = this.before(id, own)
    const start = this.turnOf(own.lane) + rank * TURN_OF_LANE[own.lane - 1]!
    let sum = rank
    for (let lane = 1; lane <= 3; lane++) {
      if (lane !== own.lane) sum += this.othersBefore(lane, own.lane, start)
    }
    return sum
  }

  /** Leaves the queue with units. */
  serve(id: string): void {
    const { lane, units, tag } = this.waiting.get(id)!
    const places = [...this.waiting.values()]
    this.waiting.delete(id)
    if (this.waiting.size === 0) {
      this.reset()
      return
    }
    const turn = this.turnOf(lane)
    this.last = Math.min(...places.map((place) => this.turnOf(place.lane)))
    this.turn[lane - 1] = turn + units * TURN_OF_LANE[lane - 1]!
    const others = [...this.waiting.values()].filter((place) => place.lane === lane)
    const least = others.length === 0 ? tag : Math.min(...others.map((place) => place.tag))
    this.tag[lane - 1] = Math.max(this.tag[lane - 1]!, least)
  }

  private reset(): void {
    this.next = new Map()
    this.last = 0
    this.turn = [0, 0, 0]
    this.tag = [0, 0, 0]
  }

  private turnOf(lane: number): number {
    return Math.max(this.last, this.turn[lane - 1]!)
  }

  private othersBefore(other: number, lane: number, start: number): number {
    const waiting = this.unitsIn(other)
    const turn = this.turnOf(other)
    if (waiting === 0 || start < turn) return 0
    const before = (start - turn) / TURN_OF_LANE[other - 1]!
    return Math.min(other < lane ? Math.floor(before) + 1 : Math.ceil(before), waiting)
  }

  private before(id: string, own: Place): number {
    let units = 0
    for (const [other, place] of this.waiting) {
      if (place.lane !== own.lane || other === id) continue
      // Equal tags are ordered by member, as in a sorted set of Redis: `a10:1` is before `a1:1`.
      const isSmaller = `${other}:` < `${id}:`
      if (place.tag < own.tag || (place.tag === own.tag && isSmaller)) units += place.units
    }
    return units
  }

  private unitsIn(lane: number): number {
    let units = 0
    for (const place of this.waiting.values()) if (place.lane === lane) units += place.units
    return units
  }
}
