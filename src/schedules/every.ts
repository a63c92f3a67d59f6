import { UserError } from '../core/errors.js'
import { words } from '../messages/format.js'
import type { Language } from '../messages/index.js'
import { withoutAccents } from '../values/folded.js'
import type { Timetable } from './cron.js'

/** Days, as the last three fields of cron. */
export interface Days {
  days: string
  /** Skips national holidays. */
  businessDays?: true
}

/** The days in the order of cron's numbers: the shown names, and other spellings. */
const WEEK: readonly (readonly [pt: string, en: string, others: string])[] = [
  ['domingo', 'Sunday', 'dom domingos sun sundays'],
  ['segunda', 'Monday', 'seg segundas 2a mon mondays'],
  ['terça', 'Tuesday', 'ter tercas 3a tue tuesdays'],
  ['quarta', 'Wednesday', 'qua quartas 4a wed wednesdays'],
  ['quinta', 'Thursday', 'qui quintas 5a thu thursdays'],
  ['sexta', 'Friday', 'sex sextas 6a fri fridays'],
  ['sábado', 'Saturday', 'sab sabados sat saturdays'],
]
const BUSINESS = /^(?:dias? )?(?:util|uteis)$|^weekdays?$|^(?:business|working) days?$/
const DAILY = /^(?:dias?|days?|daily|diario|diariamente)$/
/** Words without a meaning of their own. */
const FILLERS = /(?<![a-z\d])(?:tod[oa]s?|cada|every|de|das?|from|[ao]s)(?![a-z\d])/g

/**
 * Reads `weekday`, `dia útil`, `dia`, `segunda`, `segunda e quinta`, `segunda a sexta`.
 *
 * @throws UserError (2) for any other text
 */
export function daysOf(every: string): Days {
  const plain = plainOf(every)
  if (BUSINESS.test(plain)) return { days: '* * 1-5', businessDays: true }
  if (DAILY.test(plain)) return { days: '* * *' }
  const [, first, last] = /^(\S+) (?:a|ate|to) (\S+)$/.exec(plain) ?? []
  const range = first && last ? [dayOf(first), dayOf(last)] : []
  const days =
    range.length > 0
      ? rangeOf(range)
      : plain
          .split(/[ ,;/]+(?:e |and )?|$/)
          .filter(Boolean)
          .map(dayOf)
  if (days.length === 0 || days.includes(-1)) throw UserError.usage('every_unknown', { got: every })
  return { days: `* * ${[...new Set(days)].toSorted().join(',')}` }
}

function plainOf(text: string): string {
  const plain = withoutAccents(text.toLowerCase()).replace(/[ªº]/g, 'a')
  return plain
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[- ]feiras?\b/g, '')
    .trim()
}

function dayOf(word: string): number {
  return WEEK.findIndex(([pt, en, others]) =>
    [plainOf(pt), en.toLowerCase(), ...others.split(' ')].includes(word),
  )
}

/**
 * Empty where either word is no day; a range such as Friday to Monday crosses the end of the week.
 */
function rangeOf([first = -1, last = -1]: number[]): number[] {
  if (first < 0 || last < 0) return []
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
}

/**
 * Reads `06:00`, `6h`, `6h30` as minute and hour of cron.
 * @throws UserError (2)
 */
export function timeOfDay(at: string): string {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:h](\d{2}))?h?$/i.exec(at.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) {
    throw UserError.usage('bad_option', { option: '--at', expected: 'HH:MM, como 06:00', got: at })
  }
  return `${Number(minute)} ${Number(hour)}`
}

/**
 * Formats a timetable as `dias úteis, 06:00`; a cron expression that has no such form stays as it
 * is.
 */
export function whenText({ cron, businessDays }: Timetable, language: Language): string {
  const [, minute = '', hour = '', weekdays = ''] =
    /^(\d+) (\d+) \* \* ([\d,*]+|1-5)$/.exec(cron) ?? []
  if (weekdays === '') return cron
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return `${daysText(weekdays, businessDays === true, language)}, ${time}`
}

function daysText(weekdays: string, isBusiness: boolean, language: Language): string {
  if (isBusiness) return words(language, 'dias úteis', 'business days')
  if (weekdays === '*') return words(language, 'todo dia', 'every day')
  if (/^1(?:-|,2,3,4,)5$/.test(weekdays))
    return words(language, 'segunda a sexta', 'Monday to Friday')
  const names = weekdays.split(',').map((one) => WEEK[Number(one) % 7]!)
  return names.map(([pt, en]) => words(language, pt, en)).join(', ')
}
