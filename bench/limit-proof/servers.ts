import type { Redis } from 'ioredis'
import type { Window } from '../../src/core/window.js'
import { CLOCK } from '../../src/rate-limit/scripts/prelude.js'
import { run, type Script, scriptOf } from '../../src/rate-limit/scripts/run.js'
import { SCRIPTS, type SlidingWindowsScripts } from '../../src/rate-limit/sliding-windows.js'
import { ModelLimiter, type Raw } from './model-book.js'

export type ScriptName = keyof SlidingWindowsScripts
export type Arg = string | number

export interface ScriptCall {
  name: ScriptName
  keys: readonly string[]
  args: readonly Arg[]
}

/** A replacement for redis-server: runs a limiter script at a time of Redis' clock. */
export interface LimiterServer {
  run(call: ScriptCall, nowMs: number): Raw | Promise<Raw>
  /** Redis loses all data. */
  lose(): void | Promise<void>
}

/** The model with the interface of the scripts. */
export class ModelServer implements LimiterServer {
  private readonly limiter = new ModelLimiter()

  lose(): void {
    this.limiter.lose()
  }

  isFull(windows: readonly Window[], nowMs: number): boolean {
    return this.limiter.isFull(windows, nowMs)
  }

  run({ name, args }: ScriptCall, nowMs: number): Raw {
    return this.words[name](new Args(args), nowMs)
  }

  private readonly words: Record<ScriptName, (args: Args, nowMs: number) => Raw> = {
    grant: (args, nowMs) => this.limiter.grant(readGrant(args), nowMs),
    confirm: (args, nowMs) =>
      this.limiter.confirm(args.text(), args.number(), args.number(), nowMs),
    settle: (args, nowMs) => this.limiter.settle(args.text(), args.number(), args.number(), nowMs),
    release: (args) => this.limiter.release(args.text(), args.number()),
    refuse: (args) => this.limiter.refuse(args.text()),
    pause: (args, nowMs) => this.limiter.pause(args.number(), nowMs),
    foreign: (args, nowMs) => {
      const id = args.text()
      const window = { units: args.number(), ms: args.number() }
      return this.limiter.foreign(id, window, args.number(), args.number(), nowMs)
    },
    fail: (args, nowMs) => this.limiter.fail(args.number(), args.number(), nowMs),
    cost: (args) => this.limiter.raiseCost(args.number()),
    move: (args) => this.limiter.move(args.text(), args.text()),
    read: (args, nowMs) => this.limiter.read(args.number(), nowMs),
    seed: (args, nowMs) => {
      const rememberMs = args.number()
      const lost = args.text()
      const grants = []
      while (args.isMore) {
        grants.push({ id: args.text(), units: args.number(), markMs: args.number() })
      }
      return this.limiter.seed({ rememberMs, lost, grants }, nowMs)
    },
  }
}

class Args {
  private at = 0
  constructor(private readonly all: readonly Arg[]) {}
  get isMore(): boolean {
    return this.at < this.all.length
  }
  text(): string {
    return String(this.all[this.at++])
  }
  number(): number {
    return Number(this.all[this.at++])
  }
}

function readGrant(args: Args) {
  const id = args.text()
  const units = args.number()
  const holdMs = args.number()
  const count = args.number()
  const windows = Array.from({ length: count }, () => ({ units: args.number(), ms: args.number() }))
  const batch = args.text()
  const lane = args.number()
  const sleepMs = args.number()
  const lateMs = args.number()
  return { id, units, holdMs, windows, batch, lane, sleepMs, lateMs }
}

/** The real scripts with one change: the last argument is the time. */
export const TIMED: SlidingWindowsScripts = Object.fromEntries(
  Object.entries(SCRIPTS).map(([name, { lua }]) => [
    name,
    scriptOf(lua.replace(CLOCK, 'local now = tonumber(ARGV[#ARGV])')),
  ]),
) as Record<ScriptName, Script>

/** The real scripts in a real Redis, which limiters with different names can share. */
export class ScriptServer implements LimiterServer {
  private keys: readonly string[] = []

  constructor(private readonly redis: Redis) {}

  run({ name, keys, args }: ScriptCall, nowMs: number): Promise<Raw> {
    this.keys = keys
    return run(this.redis, TIMED[name], [...keys], [...args, nowMs])
  }

  async lose(): Promise<void> {
    if (this.keys.length > 0) await this.redis.del(...this.keys)
  }
}

const NAMES = new Map(Object.entries(SCRIPTS).map(([name, { sha }]) => [sha, name as ScriptName]))

/** Parses a command of a Redis client: `EVALSHA sha keys key... arg...`. */
export function scriptCall([sha, count, ...rest]: readonly Arg[]): ScriptCall {
  const keys = rest.slice(0, Number(count)) as string[]
  return { name: NAMES.get(String(sha))!, keys, args: rest.slice(Number(count)) }
}
