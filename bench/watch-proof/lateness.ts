import type { Mark } from '../../src/watches/night-codec.js'
import type { NightRow } from '../../src/watches/night-results.js'
import { type Entry, isoOf, type VirtualGazette } from './base.js'

/** Statutory holidays (Lei 662/1949 and others), `MM-DD`, independent of the job's own list. */
const CLOSED = '01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' ')
/** 2026-01-01 is a Thursday. */
const THURSDAY = 4

/**
 * Checks whether publications shown as new or late are so, from what the sheets showed of earlier
 * nights.
 */
export class Lateness {
  private readonly began = new Map<number, number>()
  /** The last night that reported the day as COMPLETA, by lawyer, spelling and day. */
  private readonly whole = new Map<string, number>()
  /** The first incomplete day of the last night, by lawyer and spelling. */
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
        // A slow clock may report an earlier night.
        this.whole.set(day, Math.max(night, this.whole.get(day) ?? 0))
      } else if (dia < (this.open.get(spelling) ?? '9')) this.open.set(spelling, dia)
    }
  }

  /**
   * Returns errors; must be called before the night's own readings are recorded.
   * @param readOn the day of each task's reading, before which no user could see the result
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
    // For the day before an incomplete one, the state does not show when it was complete.
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
