import type { NightRow } from '../../src/watches/night.js'
import type { Mark } from '../../src/watches/night-codec.js'
import { type Entry, isoOf, type VirtualGazette } from './base.js'

/** Holidays by statute (Lei 662/1949 and others), `MM-DD`, written out once more. */
const CLOSED = '01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' ')
/** 2026-01-01 is a Thursday. */
const THURSDAY = 4

/** Whether what is told as new or late is so, by what the sheets told of each day before. */
export class Lateness {
  private readonly began = new Map<number, number>()
  /** By lawyer, spelling and day, the last night on which it was told COMPLETA. */
  private readonly whole = new Map<string, number>()
  /** By lawyer and spelling, the first day that was open on its last night. */
  private readonly open = new Map<string, string>()
  private readonly tasks: ReadonlyMap<string, number>

  constructor(private readonly gazette: VirtualGazette) {
    const { lawyers } = gazette
    this.tasks = new Map(lawyers.map(({ uf, digits }, at) => [`oab:${uf}:${digits}`, at]))
  }

  read(night: number, { task, lists }: NightRow): void {
    if (!this.began.has(Number(task))) this.began.set(Number(task), night)
    const lines = lists?.coverage ?? []
    for (const { grafia } of lines) this.open.delete(`${task} ${grafia}`)
    for (const { grafia, dia = '', estado } of lines) {
      const spelling = `${task} ${grafia}`
      if (estado === 'COMPLETA') {
        const day = `${spelling} ${dia}`
        // A clock that is behind says an earlier night of what was read since.
        this.whole.set(day, Math.max(night, this.whole.get(day) ?? 0))
      } else if (dia < (this.open.get(spelling) ?? '9')) this.open.set(spelling, dia)
    }
  }

  /**
   * Before the night's own readings are told.
   *
   * @param readOn by task, the day on which it was read: nobody could see anything of it before
   */
  wrong(
    night: number,
    readOn: ReadonlyMap<string, number>,
    { registration, key, ...mark }: Mark,
  ): string[] {
    const kind = mark.own ?? mark.kind
    if (kind !== 'new' && kind !== 'late') return []
    const entry = this.gazette.entry(Number(key.replace('id:', '')))
    const task = this.tasks.get(registration)
    if (!entry || task === undefined) return [`${key} is nowhere`]
    const published = publicationOf(entry.day)
    const seenOn = readOn.get(String(task)) ?? night
    const missed = seenOn > published && (this.began.get(task) ?? night) <= published
    const came = this.cameLate(task, entry)
    const isLate = missed || came === 'yes'
    if ((kind === 'late') === isLate || came === 'maybe') return []
    return [`night ${night}, read on ${seenOn}: ${entry.id} of ${entry.date} told as ${kind}`]
  }

  private cameLate(task: number, { day, date, spellings }: Entry): 'yes' | 'no' | 'maybe' {
    const found = spellings.filter(
      ({ text }) => (this.whole.get(`${task} ${text} ${date}`) ?? 0) > day,
    )
    if (found.length === 0) return 'no'
    // Of the day before one that stands open the state does not tell when it was whole.
    const next = isoOf(day + 1)
    const isOpen = found.some(({ text }) => (this.open.get(`${task} ${text}`) ?? '9') <= next)
    return isOpen ? 'maybe' : 'yes'
  }
}

/** The next business day. */
function publicationOf(day: number): number {
  let next = day + 1
  while (isClosed(next)) next += 1
  return next
}

function isClosed(day: number): boolean {
  const weekday = (day + THURSDAY) % 7
  return weekday === 0 || weekday === 6 || CLOSED.includes(isoOf(day).slice(5))
}
