import type { Asking, Job, StepAnswer } from '../../job.js'
import { applyNight } from '../../watches/apply.js'
import { gatherNight, type NightGathered, type NightRow } from '../../watches/night.js'
import { NEW_STATE, snapshotFor, type WatchState } from '../../watches/state.js'
import { Dice } from '../limit-proof/dice.js'
import { isoOf, VirtualGazette } from './base.js'
import { Judge, type Verdict } from './judge.js'

export interface Simulated extends Verdict {
  seed: number
  nights: number
  calls: number
  failedCalls: number
  splits: number
  down: number
  /** Nights that were published, and applied only by the next run. */
  crashes: number
}

/** Six in the morning, in fractions of a day; a call takes a second. */
const SIX = 0.25
const CALL = 1 / 86_400
/** The last nights are quiet, so that what waits to be read again can be. */
const QUIET = 10

type Night = Pick<Job, 'next' | 'read' | 'planRow'>

/** A year of nights, one after the other, in virtual time; the same for the same seed. */
export async function simulate(seed: number, job: Night, nights = 365): Promise<Simulated> {
  return new Simulation(seed, job, nights).run()
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
  private readonly facts = { failedCalls: 0, splits: 0, down: 0, crashes: 0 }
  private trouble = 0

  constructor(
    private readonly seed: number,
    private readonly job: Night,
    private readonly nights: number,
  ) {
    this.dice = new Dice(seed)
    this.gazette = new VirtualGazette(this.dice, nights)
    this.judge = new Judge(this.gazette)
  }

  async run(): Promise<Simulated> {
    const { dice, nights } = this
    for (let night = 1; night < nights; night++) {
      const quiet = night >= nights - QUIET
      if (!quiet && dice.chance(0.01)) {
        const down = Math.min(dice.whole(1, 10), nights - QUIET - night)
        this.facts.down += down
        night += down
      }
      this.trouble = quiet ? 0 : dice.pick([0, 0, 0.02, 0.3])
      await this.night(night, quiet ? 0 : 0.05)
    }
    return {
      ...{ seed: this.seed, nights, calls: this.gazette.calls },
      ...this.facts,
      ...this.judge.verdict(nights - QUIET),
    }
  }

  /** As a run goes: what was left is applied first, then the night is read, published, applied. */
  private async night(night: number, crash: number): Promise<void> {
    for (const left of this.open) this.apply(left)
    // A marker is taken away after its night is applied: a crash in between leaves it.
    if (!this.dice.chance(crash)) this.open = []
    const rows = this.read(night)
    const gathered = await gatherNight(isoOf(night), rows)
    const published = { batch: `b${night}`, gathered }
    this.judge.published(night, gathered.marks, rows)
    this.open.push(published)
    if (this.dice.chance(crash)) this.facts.crashes += 1
    else this.apply(published)
  }

  private apply({ batch, gathered }: Published): void {
    const { marks, readings, counts } = gathered
    this.state = applyNight(this.state, { batch, night: counts.night, marks, readings })
  }

  private read(night: number): NightRow[] {
    const { gazette } = this
    // What is kept with a batch has been through JSON.
    const watch = JSON.parse(JSON.stringify(snapshotFor(this.state, isoOf(night)))) as object
    let at = night + SIX
    return gazette.lawyers.map(({ digits, uf }, task) => {
      const fields = { oab_numero: `${uf} ${digits}` }
      const planned = this.job.planRow(fields, { night: isoOf(night) }, { watch })
      if (planned.is === 'rejected') throw new Error('rejected')
      const answers: StepAnswer[] = []
      const asking: Asking = { ...planned, items: [planned.item], name: '', answers }
      gazette.now = at
      this.judge.begins(task)
      for (;;) {
        const request = this.job.next(asking, { watch })
        if (!request) break
        at += CALL
        gazette.now = at
        answers.push(this.failure() ?? gazette.answer(request))
      }
      const read = this.job.read(asking, { watch })
      if (read.is === 'mismatch') throw new Error('mismatch')
      const [{ outcome, lists, figures }] = read.items as [(typeof read.items)[number]]
      this.facts.splits += Number(figures.divisoes)
      return { outcome, ...(lists ? { lists } : {}), task: String(task) }
    })
  }

  private failure(): StepAnswer | undefined {
    if (!this.dice.chance(this.trouble)) return undefined
    this.facts.failedCalls += 1
    return this.dice.chance(0.5)
      ? { is: 'failed', reason: 'HTTP 500' }
      : { is: 'refused', status: 400, code: 'INVALID', message: 'no' }
  }
}
