import type { CallRequest, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { detailsNeeded, type Finding } from '../../src/legal/gazette/classify.js'
import { type Coverage, coverageOfProgress } from '../../src/legal/gazette/coverage.js'
import { type LookBack, lookBack, type ReadState } from '../../src/legal/gazette/look-back.js'
import {
  type PlanAnswer,
  type Progress,
  progressWithin,
  type ReadingPlan,
} from '../../src/legal/gazette/reading-plan.js'
import {
  type LawyersAnswer,
  type Spellings,
  spellingsOf,
} from '../../src/legal/gazette/spellings.js'
import { type Subject, subjectOfKey } from '../../src/legal/gazette/subject.js'
import { dateInSaoPaulo } from '../../src/runtime/clock.js'
import { callRequest, type Endpoint } from '../../src/services/endpoint.js'
import {
  getCommunication,
  listCommunications,
  searchLawyers,
} from '../../src/services/gazette/endpoints.js'
import { MOST_LAWYERS } from '../../src/services/gazette/filters.js'
import { byId } from '../../src/services/gazette/item-key.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { asksSpellings, type RegistrationState, type Snapshot } from '../../src/watches/state.js'
import { isAnother, OF_ANOTHER } from '../gazette/why-not.js'
import type { WatchItem, WatchKnowledge } from './plan-row.js'

/** One spelling, read over its look-back period. */
export interface SpellingRead {
  spelling: string
  before: ReadState
  look: LookBack
  coverage: Coverage
}

/** A spelling whose reading is not yet summed up, while other spellings are still to be asked. */
interface SpellingAsked extends Omit<SpellingRead, 'coverage'> {
  progress: Progress
}

export interface NightRead {
  watched: Subject
  night: string
  /** The day of the last answer: before that day, no user could have seen the result. */
  readOn: string
  /** The stored state from earlier nights; undefined on the first night. */
  known: RegistrationState | undefined
  /** Tonight's spellings; undefined if they were not asked for. */
  spellings: Spellings | undefined
  read: SpellingRead[]
  findings: Finding[]
  details: Map<string, Fields>
  /** The reason why a detail did not come, by the key of its item. */
  detailProblems: Map<string, string>
}

export type NightProgress =
  /** `toCome` is the least number of calls still needed, including the next one. */
  { is: 'asking'; next: CallRequest; toCome: number } | { is: 'read'; night: NightRead }

/**
 * Returns the state of a task after its answers: first the spellings, then their days, then the
 * details that the lists lack.
 */
export function nightProgress(
  asking: Omit<TaskState<WatchItem>, 'name'>,
  { watch, since }: WatchKnowledge,
): NightProgress {
  const watched = subjectOfKey(String(asking.parameters.registration))
  if (!watched) throw new Error('no registration')
  const written = [...new Set(asking.items.flatMap(({ spellings = [] }) => spellings))]
  const night = String(asking.parameters.night)
  return new NightReader({ watched, written, since }, night, asking, watch).follow()
}

/** The subject to read, with the spellings that its rows use. */
interface ReadTarget {
  watched: Subject
  written: readonly string[]
  /** The first day to read; earlier days are not wanted. */
  since: string | undefined
}

class NightReader {
  private at = 0
  private readonly answers: readonly StepAnswer[]
  private readonly watched: Subject

  constructor(
    private readonly sought: ReadTarget,
    private readonly night: string,
    private readonly asking: Pick<TaskState, 'answers' | 'answeredAtMs'>,
    private readonly watch: Snapshot = { seen: {}, registrations: {} },
  ) {
    this.answers = asking.answers
    this.watched = sought.watched
  }

  follow(): NightProgress {
    const { watched, night, watch } = this
    const known = watch.registrations[watched.key]
    const spellings = this.spellings(known)
    if (spellings === 'asking') {
      const least = 1 + toRead(this.sought, known, undefined).length
      return this.ask(searchLawyers, lawyersQuery(watched), least)
    }
    const asked: SpellingAsked[] = []
    const toAsk = toRead(this.sought, known, spellings)
    for (const [n, spelling] of toAsk.entries()) {
      const done = this.spelling(spelling, known?.spellings[spelling] ?? {}, toAsk.length - n - 1)
      if ('next' in done) return done.next
      asked.push(done)
    }
    const findings = asked.flatMap(({ spelling, before, progress }) =>
      [...progress.items.values()].map((item) => ({ watched, spelling, item, before })),
    )
    const details = new Map<string, Fields>()
    const detailProblems = new Map<string, string>()
    const needed = detailsNeeded(findings, watch.seen)
    for (const [n, id] of needed.entries()) {
      const answer = this.answers[this.at]
      if (!answer) return this.ask(getCommunication, { id }, needed.length - n)
      this.at += 1
      const detail = readAnswer(getCommunication, answer)
      if ('problem' in detail) detailProblems.set(byId({ id }), detail.problem)
      else if (isAnother(detail.value, id)) detailProblems.set(byId({ id }), OF_ANOTHER)
      else details.set(byId({ id }), detail.value)
    }
    const read = asked.map(({ progress, ...one }) => ({
      ...one,
      coverage: coverageOfProgress(progress),
    }))
    const all = { read, findings, details, detailProblems }
    const readOn = this.readOn()
    return { is: 'read', night: { watched, night, readOn, known, spellings, ...all } }
  }

  /** Never before the night, because a slow clock would reduce the days that have passed. */
  private readOn(): string {
    const { night, asking } = this
    const { answeredAtMs } = asking
    const day = answeredAtMs === undefined ? night : dateInSaoPaulo(answeredAtMs)
    return day < night ? night : day
  }

  private spellings(known: RegistrationState | undefined): Spellings | undefined | 'asking' {
    const { watched, night, sought } = this
    if (watched.is === 'case' || !asksSpellings(watched, known, night)) return undefined
    const answer = this.answers[this.at]
    if (!answer) return 'asking'
    this.at += 1
    const before = Object.keys(known?.spellings ?? {})
    return spellingsOf(watched, lawyersIn(answer), before, sought.written)
  }

  private spelling(
    spelling: string,
    before: ReadState,
    others: number,
  ): SpellingAsked | { next: NightProgress } {
    const look = lookBack(before, this.night, this.sought.since)
    const plan = planFor(this.watched, spelling, look)
    const progress = progressWithin(plan, this.pages())
    const { next, taken, callsToCome } = progress
    if (next) return { next: this.ask(listCommunications, next, callsToCome + others) }
    this.at += taken
    return { spelling, before, look, progress }
  }

  /** A generator, because the later answers belong to other queries. */
  private *pages(): Iterable<PlanAnswer> {
    for (let at = this.at; at < this.answers.length; at++) yield pageOf(this.answers[at]!)
  }

  private ask<Input>(
    endpoint: Endpoint<Input, unknown>,
    input: Input,
    toCome: number,
  ): NightProgress {
    const request = callRequest(endpoint, input)
    // A refused or failed call becomes part of the night's report, and the rest of the night stays
    // valid.
    return {
      is: 'asking',
      next: {
        refusalIsAnswer: true,
        failureIsAnswer: true,
        ...(request.route === getCommunication.route ? { shared: true } : {}),
        ...request,
      },
      toCome,
    }
  }
}

function lawyersQuery(watched: Subject): { numero_oab: string; uf_oab: string } {
  if (watched.is === 'case') throw new Error('a case has no spelling')
  return { numero_oab: watched.digits, uf_oab: watched.uf }
}

function toRead(
  { watched, written }: ReadTarget,
  known: RegistrationState | undefined,
  spellings: Spellings | undefined,
): string[] {
  if (watched.is === 'case') return [watched.number]
  if (spellings) return spellings.toAsk
  const others = [...Object.keys(known?.spellings ?? {}), ...written]
  return [...new Set([watched.digits, ...others.toSorted()])]
}

function planFor(watched: Subject, spelling: string, { period }: LookBack): ReadingPlan {
  const filter =
    watched.is === 'oab'
      ? { numero_oab: spelling, uf_oab: watched.uf }
      : { numero_processo: spelling }
  return { filter, period }
}

function lawyersIn(answer: StepAnswer): LawyersAnswer {
  const result = readAnswer(searchLawyers, answer)
  if ('problem' in result) return { is: 'failed', reason: result.problem }
  const { items } = result.value
  return { is: 'found', items, cut: items.length >= MOST_LAWYERS }
}

function pageOf(answer: StepAnswer): PlanAnswer {
  const result = readAnswer(listCommunications, answer)
  if ('problem' in result) return { is: 'failed', reason: result.problem }
  return { is: 'page', total: result.value.total, items: result.value.items }
}

/** An answer with a good status whose body does not match the contract counts as a failure. */
function readAnswer<Output>(
  endpoint: Endpoint<never, Output>,
  answer: StepAnswer,
): { value: Output } | { problem: string } {
  if (answer.is === 'refused') return { problem: `${answer.code}: ${answer.message}` }
  if (answer.is === 'failed') return { problem: answer.reason }
  const result = endpoint.read(answer)
  if (result.is === 'read') return { value: result.value }
  return { problem: result.is === 'unreadable' ? result.problem : result.failure.is }
}
