import type { Kind } from '../legal/gazette/classify.js'
import type { ReadState } from '../legal/gazette/look-back.js'
import type { IsoDate } from '../values/dates.js'

/**
 * Encodes what the rows of a night add to the state as lists of strings that no sheet shows: the
 * state is advanced from the records of the batch alone.
 */
export type Line = Record<string, string>
export const MARKS = 'marks'
export const READINGS = 'readings'

/** One item as the night showed it for one registration or case. */
export interface Mark {
  registration: string
  key: string
  kind: Kind
  /** The kind for this registration, where others saw the item before. */
  own?: Kind
  hash: string
  first: IsoDate
  /** Day of availability. */
  day?: IsoDate
  cancelled: boolean
}

/**
 * How far the night read a spelling; without `spelling`, the service's answer about the spellings.
 */
export interface ReadingMark {
  registration: string
  spelling?: string
  state: ReadState
  asked?: IsoDate
  names: string[]
  /** True where the answer has nobody. */
  isNobodys?: boolean
}

export function markLine({ cancelled, ...mark }: Mark): Line {
  return { ...mark, ...(cancelled ? { cancelled: 'yes' } : {}) }
}
export function markOf(line: Line): Mark {
  const { registration = '', key = '', kind = 'seen', own, hash = '', first = '', day } = line
  const known = {
    registration,
    key,
    kind: kind as Kind,
    hash,
    first,
    ...(own ? { own: own as Kind } : {}),
  }
  return { ...known, ...(day ? { day } : {}), cancelled: line.cancelled === 'yes' }
}

export function readingLine({
  registration,
  spelling,
  state,
  asked,
  names,
  isNobodys,
}: ReadingMark): Line {
  return {
    registration,
    ...(spelling === undefined ? {} : { spelling }),
    ...state,
    ...(asked ? { asked } : {}),
    ...(names.length > 0 ? { names: names.join('\n') } : {}),
    ...(isNobodys ? { nobody: 'yes' } : {}),
  }
}
export function readingOf(line: Line): ReadingMark {
  const { registration = '', spelling, asked, names, from, complete, again, deep } = line
  return {
    registration,
    ...(spelling === undefined ? {} : { spelling }),
    state: {
      ...(from ? { from } : {}),
      ...(complete ? { complete } : {}),
      ...(again ? { again } : {}),
      ...(deep ? { deep } : {}),
    },
    ...(asked ? { asked } : {}),
    names: names ? names.split('\n') : [],
    ...(line.nobody ? { isNobodys: true } : {}),
  }
}
