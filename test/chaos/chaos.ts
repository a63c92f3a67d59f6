import { setTimeout as pause } from 'node:timers/promises'
import type { HttpFault, Passing } from '../support/faults/http-proxy.js'
import type { Fleet } from './fleet.js'
import type { Fault, PlannedFault, StoreRequest } from './plan.js'
import type { Rig } from './rig.js'
import { isCall } from './services.js'

interface Waiting {
  how: HttpFault
  on: StoreRequest | 'call'
  left: number
}

/** Counts what happens, and makes happen what was planned for it. */
export class Chaos {
  private readonly counts = { call: 0, write: 0 }
  private readonly pending: PlannedFault[]
  private readonly underWay = new Set<Promise<void>>()
  private readonly waiting: Waiting[] = []
  private isCalm = false
  /** Of what was planned, how much has happened. */
  met = 0
  /** What was planned and could not be brought about. */
  readonly failures: string[] = []
  /** One thing at a time happens to Redis. */
  private redisTurn: Promise<void> = Promise.resolve()
  /** Instants at which the store had what was written: the first for each key. */
  readonly writtenAtMs = new Map<string, number>()

  constructor(
    private readonly rig: Rig,
    private readonly fleet: Fleet,
    planned: readonly PlannedFault[],
    private readonly trace: (text: string) => void,
  ) {
    this.pending = [...planned]
    rig.way.disturb = (passing) => this.onCall(passing)
    if (rig.store) {
      rig.store.disturb = (passing) => this.onStore(passing)
      rig.store.done = (passing, status, atMs) => this.noteWritten(passing, status, atMs)
    }
  }

  /** Whether all that was planned has happened, and is over. */
  isOver(): boolean {
    return this.pending.length === 0 && this.underWay.size === 0
  }

  /** What was not met any more is not met at all. */
  async calm(): Promise<void> {
    this.isCalm = true
    if (this.pending.length > 0) this.trace(`${this.pending.length} faults were not met`)
    this.pending.length = 0
    this.waiting.length = 0
    await Promise.all(this.underWay)
    await fetch(`${this.rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' })
    await this.rig.redis.calm()
  }

  private onCall(passing: Passing): HttpFault | undefined {
    if (!isCall(passing)) return undefined
    this.count('call')
    return this.take('call')
  }

  private onStore({ method, headers }: Passing): HttpFault | undefined {
    const on = headers['if-none-match'] === undefined ? method : 'create'
    if (method === 'PUT') this.count('write')
    return this.take(on)
  }

  private take(on: string): HttpFault | undefined {
    const found = this.waiting.find((one) => one.on === on)
    if (!found) return undefined
    found.left -= 1
    if (found.left === 0) this.waiting.splice(this.waiting.indexOf(found), 1)
    return found.how
  }

  private count(on: 'call' | 'write'): void {
    this.counts[on] += 1
    const due = this.pending.filter((one) => one.on === on && one.count <= this.counts[on])
    for (const one of due) {
      this.pending.splice(this.pending.indexOf(one), 1)
      this.met += 1
      this.trace(`${on} ${this.counts[on]}: ${JSON.stringify(one.fault)}`)
      const happening = this.happen(one.fault)
        .catch((error) =>
          this.failures.push(`${JSON.stringify(one.fault)} did not come about: ${error}`),
        )
        .then(() => void this.underWay.delete(happening))
      this.underWay.add(happening)
    }
  }

  private noteWritten({ method, path }: Passing, status: number, atMs: number): void {
    const key = /^\/[^/]+\/[^/]+\/(batches\/[^?]+)/.exec(path)?.[1]
    if (method === 'PUT' && status === 200 && key && !this.writtenAtMs.has(key))
      this.writtenAtMs.set(decodeURIComponent(key), atMs)
  }

  private async happen(fault: Fault): Promise<void> {
    switch (fault.is) {
      case 'kill':
        return this.fleet.kill(fault.slot)
      case 'kill-all':
        return this.fleet.killAll()
      case 'another':
        return this.fleet.another()
      case 'terminate':
        return this.fleet.terminate(fault.slot)
      case 'freeze':
        return this.fleet.freeze(fault.slot, fault.ms)
      case 'redis':
        return this.inTurn(() => this.redis(fault.how))
      case 'redis-for':
        return this.inTurn(() => this.redisFor(fault.how, fault.ms))
      case 's3':
        return void this.waiting.push({ how: fault.how, on: fault.on, left: fault.times })
      case 'way':
        return void this.waiting.push({ how: fault.how, on: 'call', left: fault.times })
      case 'service':
        return this.rig.sandbox.fault(fault.how)
    }
  }

  private inTurn(happen: () => Promise<void>): Promise<void> {
    this.redisTurn = this.redisTurn.then(happen)
    return this.redisTurn
  }

  private async redis(how: 'flush' | 'restart' | 'reset' | 'detach' | 'promote'): Promise<void> {
    if (how === 'reset') this.rig.redis.proxy.reset()
    else await this.rig.redis[how]()
  }

  private async redisFor(how: 'away' | 'pause' | 'stall' | 'drop' | 'full', ms: number) {
    const { redis } = this.rig
    const last = () => (this.isCalm ? Promise.resolve() : pause(ms))
    if (how === 'away') return redis.away(last)
    if (how === 'pause') return redis.pause(ms)
    const turn = {
      full: (on: boolean) => redis.full(on),
      stall: async (on: boolean) => redis.proxy.stall(on),
      drop: async (on: boolean) => redis.proxy.dropReplies(on),
    }[how]
    await turn(true)
    await last()
    await turn(false)
  }
}
