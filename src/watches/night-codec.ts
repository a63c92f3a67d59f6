import type { Kind } from '../legal/gazette/classify.js'
import type { ReadState } from '../legal/gazette/look-back.js'
import type { IsoDate } from '../values/dates.js'

/**
 * What the rows of a night tell for the state, as lists of figures that no sheet shows: what is
 * applied is what lies in the batch.
 */
export type Line = Record<string, string>
export const MARKS = 'marks'
export const READINGS = 'readings'

/** One item as it was shown for one registration or case. */
export interface Mark {
  registration: string
  key: string
  kind: Kind
  /** What it is for this registration, where others were shown it before. */
  own?: Kind
  hash: string
  first: IsoDate
  /** Of availability. */
  day?: IsoDate
  cancelled: boolean
}

/** How far a spelling was read by the night; without one, that its spellings were told. */
export interface ReadingMark {
  registration: string
  spelling?: string
  state: ReadState
  asked?: IsoDate
  names: string[]
}

export function markLine({ cancelled, ...mark }: Mark): Line {
  return { ...mark, ...(cancelled ? { cancelled: 'yes' } : {}) }
}
export function markOf(line: Line): Mark {
  const { registration = '', key = '', kind = 'seen', own, hash = '', first = '', day } = line
  const known = {
    ...{ registration, key, kind: kind as Kind, hash, first },
    ...(own ? { own: own as Kind } : {}),
  }
  return { ...known, ...(day ? { day } : {}), cancelled: line.cancelled === 'yes' }
}

export function readingLine({ registration, spelling, state, asked, names }: ReadingMark): Line {
  return {
    registration,
    ...(spelling === undefined ? {} : { spelling }),
    ...state,
    ...(asked ? { asked } : {}),
    ...(names.length > 0 ? { names: names.join('\n') } : {}),
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
  }
}
