import { expect, test } from 'vitest'
import {
  classify,
  detailsNeeded,
  type Finding,
  type Kind,
} from '../../../src/legal/gazette/classify.js'
import { type Coverage, coverageOf, isEmpty } from '../../../src/legal/gazette/coverage.js'
import { afterNight, lookBack, type ReadState } from '../../../src/legal/gazette/look-back.js'
import {
  type PlanAnswer,
  progressOf,
  type ReadingPlan,
} from '../../../src/legal/gazette/reading-plan.js'
import type { ShownItems } from '../../../src/legal/gazette/shown-items.js'
import { spellingsOf } from '../../../src/legal/gazette/spellings.js'
import { type Subject, subjectOfOab } from '../../../src/legal/gazette/subject.js'
import { dateInSaoPaulo } from '../../../src/runtime/clock.js'
import type { Published, Sandbox } from '../../../src/sandbox/index.js'
import type { Fields } from '../../../src/services/gazette/transport.js'
import { ask, gazetteFor } from '../../sandbox/gazette-support.js'
import { afterShown } from './findings.js'

const DAY_MS = 86_400_000
/** 06:00 in São Paulo on a Monday. */
const FIRST_NIGHT = Date.parse('2026-02-02T09:00:00Z')
type Oab = Extract<Subject, { is: 'oab' }>

/** A watch as the engine will run it, in memory: what the pure parts say, asked of the sandbox. */
class Watch {
  seen: ShownItems = {}
  readonly states = new Map<string, ReadState>()
  readonly shown: { id: string; kind: Kind }[] = []
  readonly kinds = new Set<Kind>()
  calls = 0

  constructor(
    private readonly sandbox: Sandbox,
    private readonly watched: readonly Oab[],
  ) {}

  /** One night; what it read must be what the base held. */
  async run(now: number): Promise<void> {
    const night = dateInSaoPaulo(now)
    const findings: Finding[] = []
    const states = new Map<string, ReadState>()
    for (const one of this.watched) {
      for (const spelling of await this.spellings(one)) {
        const before = this.states.get(`${one.key} ${spelling}`) ?? {}
        const look = lookBack(before, night)
        const plan = {
          filter: { numero_oab: spelling, uf_oab: one.uf },
          period: look.period,
          // So small that look-backs are divided and days are read in pages.
          bounds: { pageSize: 6 },
        }
        const held = this.sandbox.gazetteBase.published(look.period)
        const read = await this.read(plan)
        checkEmpty(read, held, spelling, one.uf)
        states.set(`${one.key} ${spelling}`, afterNight(before, look, read.days))
        findings.push(...read.items.map((item) => ({ watched: one, spelling, item, before })))
      }
    }
    await this.show(findings, night)
    for (const [key, state] of states) this.states.set(key, state)
  }

  private async show(findings: Finding[], night: string): Promise<void> {
    const details = new Map<string, Fields>()
    for (const id of detailsNeeded(findings, this.seen)) {
      const { status, body } = await ask(this.sandbox, `/v1/communications/${id}`)
      this.calls += 1
      if (status === 200) details.set(`id:${id}`, body as unknown as Fields)
    }
    const began = dateInSaoPaulo(FIRST_NIGHT)
    const sorted = classify(findings, { night, began, seen: this.seen, details })
    for (const one of Object.values(sorted).flat()) {
      this.kinds.add(one.kind)
      if (!this.seen[one.key]) this.shown.push({ id: one.key, kind: one.kind })
    }
    this.seen = afterShown(this.seen, sorted, night)
  }

  private async spellings(one: Oab): Promise<string[]> {
    const path = `/v1/lawyers?numero_oab=${one.digits}&uf_oab=${one.uf}`
    const { status, body } = await ask(this.sandbox, path)
    this.calls += 1
    const prefix = `${one.key} `
    const known = [...this.states.keys()].flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    )
    const found = { is: 'found', items: body?.items as unknown as Fields[], cut: false } as const
    const answer = status === 200 ? found : ({ is: 'failed', reason: String(status) } as const)
    return spellingsOf(one, answer, known).toAsk
  }

  private async read(plan: ReadingPlan): Promise<Coverage> {
    const answers: PlanAnswer[] = []
    for (;;) {
      const query = progressOf(plan, answers).next
      if (!query) return coverageOf(plan, answers)
      const params = new URLSearchParams(query as Record<string, string>)
      const { status, body } = await ask(this.sandbox, `/v1/communications?${params}`)
      this.calls += 1
      const page = { is: 'page', total: body?.total, items: body?.items as unknown as Fields[] }
      answers.push(status === 200 ? (page as PlanAnswer) : { is: 'failed', reason: String(status) })
    }
  }
}

const isFoundBy = (one: Published, oab: string, uf: string) =>
  one.found.some((found) => found.oab === oab && found.uf === uf)

/** No day that held something is told as empty. */
function checkEmpty(read: Coverage, held: Published[], spelling: string, uf: string): void {
  for (const day of read.days.filter(isEmpty)) {
    expect(held.filter((one) => one.day === day.day && isFoundBy(one, spelling, uf))).toEqual([])
  }
}

test('over three weeks of nights everything that was published is shown once, and nothing else', async () => {
  const time = { now: FIRST_NIGHT }
  const gazette = { lawyers: 7, perDay: 25, days: 32, full: false, latestDays: 12 }
  const sandbox = await gazetteFor({ gazette, seed: 7, clock: () => time.now })
  const registrations = sandbox.gazetteBase.registrations()
  const watched = registrations.map(({ oab, uf }) => subjectOfOab(uf, oab) as Oab)
  const watch = new Watch(sandbox, watched)
  const removed = new Set<string>()
  for (let night = 0; night < 19; night++) {
    time.now = FIRST_NIGHT + night * DAY_MS
    // A week of standstill.
    if (night >= 5 && night < 12) continue
    sandbox.gazetteBase.grow({ after: 7 + night, items: 3 })
    if (night % 6 === 2) sandbox.fault({ service: 'gazette', status: 500, times: 4 })
    await watch.run(time.now)
    const [, gone] = sandbox.gazetteBase.published()
    if (night % 5 === 0 && gone) {
      sandbox.gazetteBase.remove(gone.id)
      removed.add(`id:${gone.id}`)
    }
  }
  // What came after the last long look-back may still be to come.
  const until = time.now - 8 * DAY_MS
  const truth = sandbox.gazetteBase
    .published({ from: '2026-01-03', at: time.now })
    .filter((one) => one.appearsAt <= until)
    .filter((one) => watched.some(({ uf, digits }) => isOf(one, uf, digits)))
  const ids = watch.shown.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(truth.map(({ id }) => `id:${id}`).filter((id) => !ids.includes(id))).toEqual([])
  const all = new Set(sandbox.gazetteBase.published().map(({ id }) => `id:${id}`))
  expect(ids.filter((id) => !all.has(id) && !removed.has(id))).toEqual([])
  expect([...watch.kinds].toSorted()).toEqual([
    'cancelled',
    'changed',
    'check',
    'late',
    'new',
    'seen',
  ])
  expect(truth.length).toBeGreaterThan(300)
})

function isOf(one: Published, uf: string, digits: string): boolean {
  return one.found.some((found) => subjectOfOab(found.uf, found.oab)?.key === `oab:${uf}:${digits}`)
}
