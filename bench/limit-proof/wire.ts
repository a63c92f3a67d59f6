import type { ScriptRunner } from '../../src/rate-limit/scripts/run.js'
import type { Dice } from './dice.js'
import type { Schedule } from './schedule.js'
import { type Arg, type LimiterServer, type ScriptCall, scriptCall } from './servers.js'

/** The Redis of a world: its server, its clock and its absences. */
export interface RedisWorld {
  schedule: Schedule
  server: LimiterServer
  dice: Dice
  /** Redis' own clock, in whole milliseconds. */
  redisNow(): number
  /** No command is answered before this time. */
  awayUntilMs: number
}

export interface WireSettings {
  /** The longest delay of a command, and of its answer. */
  longestMs: number
  /** The share of lost answers; the client then repeats the command, as ioredis does. */
  lost: number
}

const RECONNECT_MS = 50

/** The connection of one process: commands and answers arrive in order. */
export class Wire {
  isDead = false
  private arrivesMs = 0
  private answersMs = 0

  constructor(
    private readonly world: RedisWorld,
    private readonly settings: WireSettings,
  ) {}

  /** Stands for a Redis client, of which the limiter needs nothing else. */
  get redis(): ScriptRunner {
    const evalsha = (...said: Arg[]) => this.evalsha(scriptCall(said))
    return { evalsha, eval: () => Promise.reject(new Error('the server has every script')) }
  }

  private evalsha(call: ScriptCall): Promise<unknown> {
    const { schedule } = this.world
    return new Promise((resolve) => {
      this.arrivesMs = Math.max(this.arrivesMs, schedule.nowMs + this.delayMs())
      schedule.at(this.arrivesMs, () => this.arrive(call, resolve))
    })
  }

  private arrive(call: ScriptCall, resolve: (answer: unknown) => void): unknown {
    const { schedule, dice, server, awayUntilMs, redisNow } = this.world
    if (schedule.nowMs < awayUntilMs) {
      schedule.at(awayUntilMs + dice.next(), () => this.arrive(call, resolve))
      return undefined
    }
    // A command sent before the process died may arrive or not.
    if (this.isDead && dice.chance(0.5)) return undefined
    const answer = server.run(call, redisNow())
    if (answer instanceof Promise) return answer.then((come) => this.answer(call, come, resolve))
    return this.answer(call, answer, resolve)
  }

  private answer(call: ScriptCall, answer: unknown, resolve: (answer: unknown) => void): unknown {
    const { schedule, dice } = this.world
    if (this.isDead) return undefined
    if (this.settings.lost > 0 && dice.chance(this.settings.lost)) {
      this.arrivesMs = Math.max(this.arrivesMs, schedule.nowMs + RECONNECT_MS + this.delayMs())
      schedule.at(this.arrivesMs, () => this.arrive(call, resolve))
      return undefined
    }
    if (this.settings.longestMs === 0) return resolve(answer)
    this.answersMs = Math.max(this.answersMs, schedule.nowMs + this.delayMs())
    schedule.at(this.answersMs, () => (this.isDead ? undefined : resolve(answer)))
    return undefined
  }

  private delayMs(): number {
    return this.world.dice.delay(this.settings.longestMs)
  }
}
