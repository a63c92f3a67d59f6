import { dayNumber, type IsoDate, weekdayOf } from '../../values/dates.js'
import { easterOf } from './easter.js'

/** Days on which a law or a court's act stops counting, with the name that users see. */
export interface DayRule {
  name: string
  /** Law and article, or the court's act. */
  source: string
  /**
   * `closes`: no business day, neither for publication nor for counting. `suspends`: deadlines
   * stand still, but a publication on the day is valid.
   */
  does: 'closes' | 'suspends'
  when: When
  /** First day on which the rule is in force. */
  since?: IsoDate
}

/** The ends of each range are inclusive. */
export type When =
  /** `MM-DD` of every year; an end before its beginning lies in the next year. */
  | { each: string; to?: string }
  | { from: IsoDate; to: IsoDate }
  /** Days after Easter Sunday, negative before it. */
  | { easter: number; to?: number }

/** A court's calendar: days with their sources, and the profile to which the court adds them. */
export interface Profile {
  id: string
  /** Changes whenever a rule of the profile changes. */
  version: string
  name: string
  /** `J` (a whole branch) or `J.TR` of the CNJ number. */
  courts: readonly string[]
  /** The days for which the profile is valid; without `to`, it has no end. */
  from: IsoDate
  to?: IsoDate
  rules: readonly DayRule[]
  base?: Profile
}

/** Why a day does not count. */
export interface DayExclusion {
  does: DayRule['does']
  name: string
  source: string
}

const WEEKEND = 'CPC, art. 216'

/** Returns why the day does not count; a rule that closes it goes before one that only suspends. */
export function exclusionOn(day: IsoDate, profile: Profile): DayExclusion | undefined {
  const weekday = weekdayOf(day)
  if (weekday === 0) return { does: 'closes', name: 'Domingo', source: WEEKEND }
  if (weekday === 6) return { does: 'closes', name: 'Sábado', source: WEEKEND }
  const rules = rulesOf(profile).filter((rule) => isIn(day, rule))
  const rule = rules.find(({ does }) => does === 'closes') ?? rules[0]
  return rule && { does: rule.does, name: rule.name, source: rule.source }
}

/** The profile's own rules come first, because its name for a day is the more specific one. */
function rulesOf({ rules, base }: Profile): readonly DayRule[] {
  return base ? [...rules, ...rulesOf(base)] : rules
}

function isIn(day: IsoDate, { when, since }: DayRule): boolean {
  if (since !== undefined && day < since) return false
  if ('from' in when) return when.from <= day && day <= when.to
  if ('each' in when) return isInYear(day.slice(5), when.each, when.to ?? when.each)
  const after = dayNumber(day) - dayNumber(easterOf(Number(day.slice(0, 4))))
  return when.easter <= after && after <= (when.to ?? when.easter)
}

function isInYear(day: string, from: string, to: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
