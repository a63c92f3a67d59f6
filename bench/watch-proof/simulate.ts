import type { Asking, Job, StepAnswer } from '../../src/core/job/job.js'
import { applyNight } from '../../src/watches/advance-state.js'
import { gatherNight, type NightGathered } from '../../src/watches/night.js'
import { NEW_STATE, snapshotFor, type WatchState } from '../../src/watches/state.js'
import { Dice } from '../limit-proof/dice.js'
import { FIRST_DAY, isoOf, VirtualGazette } from './base.js'
import { Judge, type ReadRow, type Verdict } from './judge.js'

export interface Simulated extends Verdict {
  seed: number
  nights: number
  calls: number
  failedCalls: number
  /** Calls before which a 429 was waited out. */
  waits: number
  /** Nights that were read again, or by a clock that was days behind. */
  again: number
  behind: number
  splits: number
  down: number
  /** Nights that were published, and applied only by the next run. */
  crashes: number
  /** Nights on which a registration was not answered until patience ran out, and what was read of it later. */
  poisoned: number
  supplements: number
  /** Of the nights with such a registration, those on which it is the one of the night before. */
  longPoisoned: number
  /** Nights that stood still in the middle of a reading, and were read on after days. */
  halves: number
}

/** Where a night stands still: after the first answer of a task; and on which day it goes on. */
interface Half {
  task: number
  day: number
}

/** A registration that is answered so many times, and then no more. */
interface Poison {
  task: number
  answers: number
  /** The last night on which it is not answered. */
  until: number
}

/** What is particular about one reading. */
interface How {
  half?: Half | undefined
  poison?: Poison | undefined
  /** Of a supplement: the one that is read. */
  only?: number
  /** Hours later, in days. */
  later?: number
}

const DAY_MS = 86_400_000
/** São Paulo is three hours behind. */
const MIDNIGHT_MS = Date.parse(`${FIRST_DAY}T03:00:00Z`)
/** Six in the morning, in fractions of a day; a call takes a second. */
const SIX = 0.25
const CALL = 1 / 86_400
/** What the service asks to wait after a 429, at the most. */
const LONGEST_WAIT = 3_600 / 86_400
/** The last nights are quiet, so that what waits to be read again can be. */
const QUIET = 10
/** Nights for which one may not be answered; no night looks back further than 90 days. */
const LONGEST_POISON = 40
/** Days that a clock may be behind. */
const MOST_BEHIND = 3

type Night = Pick<Job, 'next' | 'read' | 'planRow'>

/** A year of nights, one after the other, in virtual time; the same for the same seed. */
export async function simulate(
  seed: number,
  job: Night,
  { nights = 365, lawyers }: { nights?: number; lawyers?: number | undefined } = {},
): Promise<Simulated> {
  return new Simulation(seed, job, nights, lawyers).run()
}

/** What a run left behind: a published night that may not be in the state yet. */
interface Published {
  batch: string
  gathered: NightGathered
}

class Simulation {
  private readonly dice: Dice
  private readonly gazette: VirtualGazette
  private readonly judge: Judge
  private state: WatchState = NEW_STATE
  private open: Published[] = []
  private runs = 0
  private readonly facts = {
    ...{ failedCalls: 0, waits: 0, again: 0, behind: 0 },
    ...{ splits: 0, down: 0, crashes: 0, halves: 0 },
    ...{ poisoned: 0, supplements: 0, longPoisoned: 0 },
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
      ...{ seed: this.seed, nights, calls: this.gazette.calls },
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

  /** The machine goes down in the middle of the night, and ends it when it is up again. */
  private async half(night: number, day: number): Promise<void> {
    this.facts.halves += 1
    const task = this.dice.whole(0, this.gazette.lawyers.length - 1)
    await this.night(night, night, 0, { half: { task, day } })
  }

  /** Which night the machine's clock says that it is. */
  private clockAt(night: number, isRight: boolean): number {
    if (isRight || night <= MOST_BEHIND || !this.dice.chance(0.01)) return night
    this.facts.behind += 1
    return night - this.dice.whole(1, MOST_BEHIND)
  }

  /** As a run goes: what was left is applied first, then the night is read, published, applied. */
  private async night(at: number, night: number, crash: number, how: How = {}): Promise<void> {
    this.catchUp(crash)
    await this.publish(night, this.read(at, night, how), crash)
  }

  private catchUp(crash: number): void {
    for (const left of this.open) this.apply(left)
    // A marker is taken away after its night is applied: a crash in between leaves it.
    if (!this.dice.chance(crash)) this.open = []
  }

  /** On some nights one is answered a few times, or not at all; some are so for weeks. */
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

  /** Some hours later it is asked again, of some nights twice; of others the next night reads it. */
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
    // Not answered again, it tells nothing and counts for nothing.
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

  private read(day: number, night: number, { half, poison, only, later = 0 }: How): ReadRow[] {
    const { gazette } = this
    // What is kept with a batch has been through JSON.
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
      const asking: Asking = { items: [planned.item], name: '', answers, ...planned }
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
      // By the machine's clock.
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

  /** Whoever sends waits a 429 out: the job does not hear of it, and the gazette grows meanwhile. */
  private waited(): number {
    if (!this.dice.chance(this.trouble / 4)) return 0
    this.facts.waits += 1
    return this.dice.between(0, LONGEST_WAIT)
  }

  /** Of what was not asked at all before patience ran out the rows have no lists. */
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

/** Down from the first answer of that task on, until the morning of that day. */
function goesOnAt(
  at: number,
  half: Half | undefined,
  { task, answers }: { task: number; answers: readonly StepAnswer[] },
): number {
  return task === half?.task && answers.length === 1 ? Math.max(at, half.day) : at
}
