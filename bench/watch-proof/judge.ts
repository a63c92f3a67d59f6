import type { Mark } from '../../src/watches/night-codec.js'
import type { NightRow } from '../../src/watches/night-results.js'
import type { Entry, Lawyer, VirtualGazette } from './base.js'
import { Lateness } from './lateness.js'

/** The counts of a year, and its errors as texts. */
export interface Verdict {
  /** Number of publications that had to be shown for a registration by the end. */
  owed: number
  /** Number of those shown as new, late or to be checked; the others were cancelled before. */
  delivered: number
  late: number
  /** Number of delivered publications that an earlier night had shown for another registration. */
  shared: number
  /** Number of days of a spelling that were reported empty, and of those not complete. */
  empty: number
  open: number
  wrong: string[]
}

/** A row with the day of its last answer, by the reader's clock. */
export interface ReadRow extends NightRow {
  readOn: number
}

/**
 * The kind of a publication for the registration of the mark, whether others were shown it before
 * or not.
 */
const ownKind = ({ own, kind }: Mark) => own ?? kind
/** Kinds that show a publication for the first time. */
const FIRST: readonly Mark['kind'][] = ['new', 'late', 'check']
/** In days: the last weekly look-back that can include an entry. */
const WEEK = 7

/**
 * Records what the sheets show and compares it with the gazette's own list. It shares no code with
 * the job.
 */
export class Judge {
  private readonly shown = new Map<string, { run: number; mark: Mark }[]>()
  /** The start of the reading of each lawyer. */
  private readonly began = new Map<number, number>()
  private readonly wrong: string[] = []
  private readonly counts = { empty: 0, open: 0 }
  private readonly lateness: Lateness

  private readonly bySpelling = new Map<string, Lawyer[]>()
  /** All publications of the year, by spelling and day. */
  private readonly byDay = new Map<string, Entry[]>()

  constructor(private readonly gazette: VirtualGazette) {
    this.lateness = new Lateness(gazette)
    for (const entry of gazette.entries) {
      for (const { text, uf } of entry.spellings) {
        const key = `${text} ${uf} ${entry.date}`
        const known = this.byDay.get(key)
        if (known) known.push(entry)
        else this.byDay.set(key, [entry])
      }
    }
    for (const lawyer of gazette.lawyers) {
      for (const { text } of lawyer.spellings) {
        const key = `${text} ${lawyer.uf}`
        this.bySpelling.set(key, [...(this.bySpelling.get(key) ?? []), lawyer])
      }
    }
  }

  begins(task: number): void {
    this.began.set(task, this.gazette.now)
  }

  /**
   * Records a workbook.
   * @param run the number of the workbook's run; with a slow clock its night may be an earlier one
   */
  published(
    run: number,
    { night, marks, rows }: { night: number; marks: readonly Mark[]; rows: readonly ReadRow[] },
  ): void {
    const readOn = new Map(rows.map((row) => [row.task ?? '', row.readOn]))
    for (const mark of marks) {
      this.wrong.push(...this.lateness.wrong(night, readOn, mark))
      if (mark.kind === 'seen') continue
      const key = `${mark.registration} ${mark.key}`
      const known = this.shown.get(key)
      if (known) known.push({ run, mark })
      else this.shown.set(key, [{ run, mark }])
    }
    for (const row of rows) {
      this.coverage(night, row)
      this.lateness.read(night, row)
    }
  }

  private coverage(night: number, { task, lists }: NightRow): void {
    const lawyer = this.gazette.lawyers[Number(task)]!
    const began = this.began.get(Number(task)) ?? 0
    for (const { grafia, dia, estado, leitura } of lists?.coverage ?? []) {
      if (estado !== 'COMPLETA') this.counts.open += 1
      if (!leitura?.startsWith('Nenhuma publicação')) continue
      this.counts.empty += 1
      const ofDay = this.byDay.get(`${grafia} ${lawyer.uf} ${dia}`) ?? []
      const missed = ofDay.find(({ appearsAt }) => appearsAt <= began)
      if (missed) this.wrong.push(`night ${night}: ${grafia} ${dia} told as empty: ${missed.id}`)
    }
  }

  /**
   * Returns the verdict.
   * @param quietFrom the first night without failures
   */
  verdict(quietFrom: number): Verdict {
    const told = { owed: 0, delivered: 0, late: 0, shared: 0 }
    for (const entry of this.gazette.entries) {
      // The first night looks back a month, but the gazette begins on the first day.
      if (entry.appearsAt <= quietFrom) this.checkEntry(entry, quietFrom, told)
    }
    return { ...told, ...this.counts, wrong: this.wrong }
  }

  private checkEntry(
    entry: Entry,
    quietFrom: number,
    told: Pick<Verdict, 'owed' | 'delivered' | 'late' | 'shared'>,
  ): void {
    const runs = new Set<number>()
    for (const { digits, uf } of this.lawyersOf(entry)) {
      const all = this.shown.get(`oab:${uf}:${digits} id:${entry.id}`) ?? []
      const first = all.filter(({ mark }) => FIRST.includes(ownKind(mark)))
      // Counts the common workbook, in which a publication may be new only once.
      for (const { run, mark } of first) if (FIRST.includes(mark.kind)) runs.add(run)
      told.owed += 1
      told.delivered += first.length
      told.late += first.filter(({ mark }) => ownKind(mark) === 'late').length
      told.shared += first.filter(({ mark }) => mark.own !== undefined).length
      this.judge(entry, `${uf} ${digits}`, all, { first: first.length, quietFrom })
    }
    if (runs.size > 1) this.wrong.push(`${entry.id} is new in runs ${[...runs]}`)
  }

  private lawyersOf({ spellings }: Entry): Lawyer[] {
    const found = spellings.flatMap(({ text, uf }) => this.bySpelling.get(`${text} ${uf}`) ?? [])
    return [...new Set(found)]
  }

  private judge(
    { id, cancelledAt }: Entry,
    who: string,
    all: readonly { mark: Mark }[],
    { first, quietFrom }: { first: number; quietFrom: number },
  ): void {
    if (all.length === 0) this.wrong.push(`${id} never told to ${who}`)
    else if (first === 0 && !all.some(({ mark }) => mark.cancelled)) {
      this.wrong.push(`${id} told to ${who}, and never as new to them`)
    }
    if (first > 1) this.wrong.push(`${id} new to ${who} ${first} times`)
    if (cancelledAt < quietFrom - WEEK && !all.some(({ mark }) => mark.cancelled)) {
      this.wrong.push(`${id} cancelled, not told to ${who}`)
    }
  }
}
