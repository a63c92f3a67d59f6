import type { Redis } from 'ioredis'
import type { AccountHalted } from '../../core/errors.js'
import type { Clock } from '../../runtime/clock.js'

/** The service refuses the key of an account or does not answer it: its batches stand still. */
export interface AccountHalt extends Pick<AccountHalted, 'why' | 'facts'> {
  sinceMs: number
}

interface HaltDeps {
  /** Before the name of a queue: where in Redis its halt stands. */
  prefix: string
  clock: Pick<Clock, 'now'>
  redis(): Promise<Redis>
}

/** Longer than the pause after a halt and the two minutes until a service counts as unreachable. */
const TOLD_FOR_MS = 240_000

/** Tells other processes, through Redis, which accounts halted in this one. */
export class AccountHalts {
  private readonly since = new Map<string, number>()
  /** Queues whose last task here was answered. */
  private readonly working = new Set<string>()

  constructor(private readonly deps: HaltDeps) {}

  halted(queue: string, { why, facts }: AccountHalted): void {
    const sinceMs = this.since.get(queue) ?? this.deps.clock.now()
    this.since.set(queue, sinceMs)
    this.working.delete(queue)
    const halt: AccountHalt = { why, facts, sinceMs }
    this.tell((redis) => redis.set(this.keyOf(queue), JSON.stringify(halt), 'PX', TOLD_FOR_MS))
  }

  /** Ends a halt, which an earlier process of the account may have told. */
  works(queue: string): void {
    if (this.working.has(queue)) return
    this.working.add(queue)
    this.since.delete(queue)
    this.tell((redis) => redis.del(this.keyOf(queue)))
  }

  /** Returns the halt that a process last told of the queue. */
  async last(queue: string): Promise<AccountHalt | undefined> {
    const text = await (await this.deps.redis()).get(this.keyOf(queue))
    return text === null ? undefined : (JSON.parse(text) as AccountHalt)
  }

  private keyOf(queue: string): string {
    return `${this.deps.prefix}:halted:${queue}`
  }

  /** Not awaited: Redis may be away as well, and the next halt is told anew. */
  private tell(say: (redis: Redis) => Promise<unknown>): void {
    this.deps
      .redis()
      .then(say)
      .catch(() => undefined)
  }
}
