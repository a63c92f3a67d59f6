import { worst } from '../../legal/gazette/coverage.js'
import { daysOf, type Period } from '../../legal/gazette/period.js'
import type { State } from '../../legal/gazette/reading-plan.js'
import { type IsoDate, toBrazilian } from '../../values/dates.js'
import { sortedBy } from '../../values/sorted-by.js'

/** A night's reading of one spelling on one day. */
export interface DayReading {
  /** Name of the registration for users. */
  registration: string
  responsible?: string
  spelling: string
  day: IsoDate
  state: State
  night: IsoDate
  /** The day on which it was read: later than the night where the night was run late. */
  readOn: IsoDate
  why: string
  /** The last night that failed to read the day again after it had been read whole. */
  unreread?: Pick<DayReading, 'night' | 'why'>
}

export interface FoundPublication {
  registration: string
  key: string
  day?: IsoDate
  cancelled: boolean
}

/** The state of a day of a registration after all nights since. */
export interface DayState {
  registration: string
  responsible?: string
  day: IsoDate
  state: State
  /**
   * Complete, but a spelling was only read on the day itself: a gazette grows until its evening.
   */
  isEarly: boolean
  /** Number of different publications found. */
  publications: number
  cancelled: number
  spellings: string[]
  /** What the base does not have, where that nothing was found proves nothing. */
  notInBase?: string
  /** The earliest of the last readings of its spellings; absent where a spelling was never read. */
  readOn?: IsoDate
  /** It was read whole, and a later night failed to read it again. */
  isUnreread: boolean
  why: string
}

/**
 * Returns each day of each registration. The last reading of a spelling and the worst spelling of a
 * registration count: a day without a reading is FALHOU, never empty, and a day that was only read
 * on the day itself is INCOMPLETA. A day that was read whole stays so where a later reading failed.
 */
export function dayStates(
  registrations: ReadonlySet<string>,
  readings: readonly DayReading[],
  met: readonly FoundPublication[],
  period: Period,
): DayState[] {
  const last = lastReadings(readings)
  const found = countsOf(met)
  return [...registrations].toSorted().flatMap((registration) => {
    const spellings = last.get(registration) ?? new Map<string, Map<IsoDate, DayReading>>()
    return daysOf(period).map((day) => {
      const counted = found.get(`${registration} ${day}`)
      return dayState(registration, day, spellings, counted)
    })
  })
}

/** @param missing what the base does not have, by registration */
export function withoutProof(
  days: readonly DayState[],
  missing: ReadonlyMap<string, string>,
): DayState[] {
  return days.map((one) => {
    const notInBase = missing.get(one.registration)
    const isEmpty = one.state === 'COMPLETA' && one.publications === 0
    return isEmpty && notInBase !== undefined ? { ...one, notInBase } : one
  })
}

type BySpelling = Map<string, Map<IsoDate, DayReading>>

function lastReadings(readings: readonly DayReading[]): Map<string, BySpelling> {
  const last = new Map<string, BySpelling>()
  // Readings of one night come in order: a batch that was run again is the later one.
  for (const reading of sortedBy(readings, orderOf)) {
    const { registration, spelling, day } = reading
    const spellings: BySpelling = last.get(registration) ?? new Map()
    last.set(registration, spellings)
    const days = spellings.get(spelling) ?? new Map<IsoDate, DayReading>()
    spellings.set(spelling, days)
    const known = days.get(day)
    // What failed brought nothing, neither against what was read whole.
    const staysWhole =
      reading.state === 'FALHOU' && known?.state === 'COMPLETA' && isAfterDay(known)
    days.set(day, staysWhole ? { ...known, unreread: reading } : reading)
  }
  return last
}

const isAfterDay = ({ readOn, day }: DayReading) => readOn > day

const orderOf = ({ readOn, night }: DayReading) => `${readOn} ${night}`

function countsOf(
  met: readonly FoundPublication[],
): Map<string, { all: Set<string>; cancelled: Set<string> }> {
  const found = new Map<string, { all: Set<string>; cancelled: Set<string> }>()
  for (const { registration, key, day, cancelled } of met) {
    if (day === undefined) continue
    const name = `${registration} ${day}`
    const counted = found.get(name) ?? { all: new Set(), cancelled: new Set() }
    found.set(name, counted)
    counted.all.add(key)
    if (cancelled) counted.cancelled.add(key)
  }
  return found
}

function dayState(
  registration: string,
  day: IsoDate,
  spellings: BySpelling,
  counted: { all: Set<string>; cancelled: Set<string> } | undefined,
): DayState {
  const readings = [...spellings.values()].map((days) => days.get(day))
  const known = readings.filter((reading) => reading !== undefined)
  const states = readings.map((reading): State => reading?.state ?? 'FALHOU')
  const told = worst(states)
  const responsible = [...spellings.values()]
    .flatMap((days) => [...days.values()])
    .findLast((reading) => reading.responsible)?.responsible
  const readOn = known.map((reading) => reading.readOn).toSorted()[0]
  const isUnreread = told === 'COMPLETA' && known.some(({ unreread }) => unreread)
  const isWholeRead = known.length === readings.length && readOn !== undefined
  const isEarly = told === 'COMPLETA' && readOn !== undefined && readOn <= day
  const state = isEarly ? 'INCOMPLETA' : told
  return {
    registration,
    day,
    state,
    isEarly,
    isUnreread,
    responsible,
    publications: counted?.all.size ?? 0,
    cancelled: counted?.cancelled.size ?? 0,
    spellings: [...spellings.keys()],
    ...(isWholeRead ? { readOn } : {}),
    why: isEarly ? EARLY : whyOf(told, known, readings.length),
  }
}

export const UNASKED = 'Nenhuma noite leu este dia'
const EARLY = 'Lido só no próprio dia: o diário cresce até o fim da tarde'

function whyOf(state: State, known: readonly DayReading[], spellings: number): string {
  if (known.length === 0) return UNASKED
  if (known.length < spellings) return 'Uma das grafias não foi lida neste dia'
  const open = known.filter((reading) => reading.state !== 'COMPLETA')
  const failed = known.find(({ unreread }) => unreread)?.unreread
  if (state !== 'COMPLETA') return open[0]?.why ?? ''
  return failed
    ? `Lido por inteiro; a noite de ${toBrazilian(failed.night)} não o releu: ${failed.why}`
    : (known[0]?.why ?? '')
}
