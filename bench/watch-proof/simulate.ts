import type { Job, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { applyNight } from '../../src/watches/advance-state.js'
import { gatherNight, type NightResults } from '../../src/watches/night-results.js'
import { NEW_STATE, snapshotFor, type WatchState } from '../../src/watches/state.js'
import { Dice } from '../limit-proof/dice.js'
import { FIRST_DAY, isoOf, VirtualGazette } from './base.js'
import { Judge, type ReadRow, type Verdict } from './judge.js'

export interface Simulated extends Verdict {
  seed: number
  nights: number
  calls: number
  failedCalls: number
  /** Number of calls with a wait for a 429 before them. */
  waits: number
  /** Number of nights read again, and of nights read by a slow clock. */
  again: number
  behind: number
  splits: number
  down: number
  /** Number of nights that were published, but applied only by the next run. */
  crashes: number
  /** Number of nights with a registration left unanswered, and of supplements that read it. */
  poisoned: number
  supplements: number
  /** Number of those nights on which it was the same registration as the night before. */
  longPoisoned: number
  /** Number of nights that stopped during a reading and continued days later. */
  halves: number
}

/** A stopped night: after the first answer of `task`, until the morning of `day`. */
interface Half {
  task: number
  day: number
}

/** A registration that is answered this many times, and then no more. */
interface Poison {
  task: number
  answers: number
  /** The last night without its answers. */
  until: number
}

/** Special conditions of one reading. */
interface ReadingConditions {
  half?: Half | undefined
  poison?: Poison | undefined
  /** In a supplement: the task to read. */
  only?: number
  /** The delay in days. */
  later?: number
}

const DAY_MS = 86_400_000
/** São Paulo is three hours behind UTC. */
const MIDNIGHT_MS = Date.parse(`${FIRST_DAY}T03:00:00Z`)
/** In days: six in the morning, and one second for each call. */
const SIX = 0.25
const CALL = 1 / 86_400
/** In days: the longest wait that the service asks for after a 429. */
const LONGEST_WAIT = 3_600 / 86_400
/** The last nights have no failures, so that everything outstanding can be read. */
const QUIET = 10
/** The largest number of nights without answers; no night looks back further than 90 days. */
const LONGEST_POISON = 40
/** The largest number of days that a clock is slow. */
const MOST_BEHIND = 3

type Night = Pick<Job, 'next' | 'read' | 'planRow'>

/** Simulates a year of nights in virtual time; the same seed gives the same year. */
export async function simulate(
  seed: number,
  job: Night,
  { nights = 365, lawyers }: { nights?: number; lawyers?: number | undefined } = {},
): Promise<Simulated> {
  return new Simulation(seed, job, nights, lawyers).run()
}

/** A published night that may not be applied to the state yet. */
interface Published {
  batch: string
  gathered: NightResults
}

class Simulation {
  private readonly dice: Dice
  private readonly gazette: VirtualGazette
  private readonly judge: Judge
  private state: WatchState = NEW_STATE
  private open: Published[] = []
  private runs = 0
  private readonly facts = {
    failedCalls: 0,
    waits: 0,
    again: 0,
    behind: 0,
    splits: 0,
    down: 0,
    crashes: 0,
    halves: 0,
    poisoned: 0,
    supplements: 0,
    longPoisoned: 0,
  }
  private trouble = 0
  private poisoned: Poison | undefined

  constructor(
    private readonly seed: number,
    private readonly job: Night,
    private readonly nights: number,
    lawyers: number | undefined,
  ) {
    this.dice = new Dice(seed)
    this.gazette = new VirtualGazette(this.dice, nights, lawyers)
    this.judge = new Judge(this.gazette)
  }

  async run(): Promise<Simulated> {
    const { dice, nights } = this
    for (let night = 1; night < nights; night++) {
      const quiet = night >= nights - QUIET
      if (!quiet && dice.chance(0.01)) {
        const down = Math.min(dice.whole(1, 10), nights - QUIET - night)
        this.facts.down += down
        if (dice.chance(0.5)) await this.half(night, night + down)
        night += down
      }
      this.trouble = quiet ? 0 : dice.pick([0, 0, 0.02, 0.3])
      const crash = quiet ? 0 : 0.05
      await this.nightAndRest(night, quiet, crash)
      if (quiet || !dice.chance(0.02)) continue
      this.facts.again += 1
      await this.night(night, night, crash)
    }
    return {
      seed: this.seed,
      nights,
      calls: this.gazette.calls,
      ...this.facts,
      ...this.judge.verdict(nights - QUIET),
    }
  }

  private async nightAndRest(night: number, quiet: boolean, crash: number): Promise<void> {
    const poison = quiet ? undefined : this.poisonOf(night)
    const clock = this.clockAt(night, quiet)
    await this.night(night, clock, crash, { poison })
    if (poison) await this.supplement(night, clock, poison, crash)
  }

  /** The machine goes down during the night, and finishes it when it is up again. */
  private async half(night: number, day: number): Promise<void> {
    this.facts.halves += 1
    const task = this.dice.whole(0, this.gazette.lawyers.length - 1)
    await this.night(night, night, 0, { half: { task, day } })
  }

  /** The night according to the machine's clock. */
  private clockAt(night: number, isRight: boolean): number {
    if (isRight || night <= MOST_BEHIND || !this.dice.chance(0.01)) return night
    this.facts.behind += 1
    return night - this.dice.whole(1, MOST_BEHIND)
  }

  /** One run: it applies nights left over, then reads, publishes and applies its own. */
  private async night(
    at: number,
    night: number,
    crash: number,
    how: ReadingConditions = {},
  ): Promise<void> {
    this.catchUp(crash)
    await this.publish(night, this.read(at, night, how), crash)
  }

  private catchUp(crash: number): void {
    for (const left of this.open) this.apply(left)
    // A marker is removed after its night is applied; a crash in between leaves it.
    if (!this.dice.chance(crash)) this.open = []
  }

  /** On some nights one registration is answered a few times or not at all, sometimes for weeks. */
  private poisonOf(night: number): Poison | undefined {
    const { dice, facts } = this
    const before = this.poisoned
    if (before && night <= before.until) facts.longPoisoned += 1
    else if (dice.chance(0.06)) {
      this.poisoned = {
        task: dice.whole(0, this.gazette.lawyers.length - 1),
        answers: dice.pick([0, 0, 1, 2, 5]),
        until: night + dice.pick([0, 0, 0, 1, 8, LONGEST_POISON]),
      }
    } else this.poisoned = undefined
    if (this.poisoned) facts.poisoned += 1
    return this.poisoned
  }

  /** Hours later a supplement reads it, at the first or second attempt, or the next night does. */
  private async supplement(
    at: number,
    night: number,
    poison: Poison,
    crash: number,
  ): Promise<void> {
    const { dice } = this
    if (dice.chance(0.3)) return
    this.catchUp(crash)
    const only = poison.task
    const later = dice.between(0.01, 0.4)
    // Without an answer the supplement shows nothing and does not count.
    if (night < poison.until || dice.chance(0.3)) {
      this.read(at, night, { only, later, poison: { ...poison, answers: 0 } })
    }
    if (night < poison.until) return
    this.facts.supplements += 1
    await this.publish(night, this.read(at, night, { only, later: later + 0.1 }), crash)
  }

  private async publish(night: number, rows: ReadRow[], crash: number): Promise<void> {
    const gathered = await gatherNight(isoOf(night), rows)
    const run = ++this.runs
    const published = { batch: `b${run}`, gathered }
    this.judge.published(run, { night, marks: gathered.marks, rows })
    this.open.push(published)
    if (this.dice.chance(crash)) this.facts.crashes += 1
    else this.apply(published)
  }

  private apply({ batch, gathered }: Published): void {
    const { marks, readings, counts } = gathered
    this.state = applyNight(this.state, { batch, night: counts.night, marks, readings })
  }

  private read(
    day: number,
    night: number,
    { half, poison, only, later = 0 }: ReadingConditions,
  ): ReadRow[] {
    const { gazette } = this
    // A batch stores its knowledge as JSON.
    const watch = JSON.parse(JSON.stringify(snapshotFor(this.state, isoOf(night)))) as object
    let at = day + SIX + later
    const asked = gazette.lawyers.flatMap((lawyer, task) =>
      only === undefined || task === only ? [{ ...lawyer, task }] : [],
    )
    return asked.map(({ digits, uf, task }): ReadRow => {
      const fields = { oab_numero: `${uf} ${digits}` }
      const planned = this.job.planRow(fields, { night: isoOf(night) }, { watch })
      if (planned.is === 'rejected') throw new Error('rejected')
      const answers: StepAnswer[] = []
      const asking: TaskState = { items: [planned.item], name: '', answers, ...planned }
      gazette.now = at
      this.judge.begins(task)
      for (;;) {
        const request = this.job.next(asking, { watch })
        if (!request) break
        at += CALL + this.waited()
        gazette.now = at
        answers.push(this.failure(isPoisoned(poison, task, answers)) ?? gazette.answer(request))
        at = goesOnAt(at, half, { task, answers })
      }
      // The time by the machine's clock.
      const readAt = at - (day - night)
      const answeredAtMs = Math.floor(MIDNIGHT_MS + readAt * DAY_MS)
      const read = this.job.read({ ...asking, answeredAtMs }, { watch })
      if (read.is === 'mismatch') throw new Error('mismatch')
      const [{ outcome, lists, figures }] = read.items as [(typeof read.items)[number]]
      this.facts.splits += Number(figures.divisoes)
      const readOn = Math.floor(readAt)
      if (this.isUnasked(poison, task)) return { outcome: 'failed', task: String(task), readOn }
      return { outcome, ...(lists ? { lists } : {}), task: String(task), readOn }
    })
  }

  /** The sender waits for a 429 to pass, unnoticed by the job, while the gazette grows. */
  private waited(): number {
    if (!this.dice.chance(this.trouble / 4)) return 0
    this.facts.waits += 1
    return this.dice.between(0, LONGEST_WAIT)
  }

  /** A task that was not asked before the patience ended has no lists. */
  private isUnasked(poison: Poison | undefined, task: number): boolean {
    return poison?.answers === 0 && task === poison.task && this.dice.chance(0.5)
  }

  private failure(isPoison: boolean): StepAnswer | undefined {
    if (isPoison) return { is: 'failed', reason: 'HTTP 500' }
    if (!this.dice.chance(this.trouble)) return undefined
    this.facts.failedCalls += 1
    return this.dice.chance(0.5)
      ? { is: 'failed', reason: 'HTTP 500' }
      : { is: 'refused', status: 400, code: 'INVALID', message: 'no' }
  }
}

function isPoisoned(poison: Poison | undefined, task: number, { length }: StepAnswer[]): boolean {
  return task === poison?.task && length >= poison.answers
}

/** The time at which the reading continues: after a stop, the morning of `half.day`. */
function goesOnAt(
  at: number,
  half: Half | undefined,
  { task, answers }: { task: number; answers: readonly StepAnswer[] },
): number {
  return task === half?.task && answers.length === 1 ? Math.max(at, half.day) : at
}
