import type { PublicationLine } from '../notices/notice.js'
import type { IsoDate } from '../values/dates.js'
import type { NightRow } from './night.js'
import type { Line } from './night-codec.js'
import { PLACES_SHOWN, type PlaceShown } from './publications.js'

/** Cases that a night is told with. */
export interface Cases {
  caseNumbers: string[]
  texts: { caseNumber: string; text: string }[]
  /** The first end first. */
  publications: PublicationLine[]
  nearestDeadline?: IsoDate
}

/** Of these rows, each publication once, however many of them have it. */
export function casesIn(rows: readonly NightRow[]): Cases {
  const lines = PLACES_SHOWN.flatMap((place) =>
    rows.flatMap((row) => (row.lists?.[place] ?? []).map((line) => ({ place, line }))),
  )
  const different = [...new Map(lines.map((one) => [one.line.id, one])).values()]
  const publications = different.map(publicationOf).toSorted(byDeadline)
  const first = publications[0]?.deadline
  return {
    caseNumbers: [...new Set(different.flatMap(({ line }) => line.processo ?? []))],
    texts: different.flatMap(({ line: { processo = '', texto } }) =>
      texto === undefined ? [] : [{ caseNumber: processo, text: texto }],
    ),
    publications,
    ...(first === undefined ? {} : { nearestDeadline: first }),
  }
}

function publicationOf({ place, line }: { place: PlaceShown; line: Line }): PublicationLine {
  const { processo, partes, tribunal, orgao, fim, prazo, link } = line
  const court = [tribunal, orgao].filter(Boolean).join(', ')
  return {
    place,
    ...(processo ? { caseNumber: processo } : {}),
    ...(partes ? { parties: partes } : {}),
    ...(court ? { court } : {}),
    ...(fim && place !== 'cancelled' ? { deadline: fim } : {}),
    ...(prazo ? { deadlineText: prazo } : {}),
    ...(link ? { link } : {}),
  }
}

/** Those without an end keep their order, after the others. */
function byDeadline(
  { deadline: a = '9' }: PublicationLine,
  { deadline: b = '9' }: PublicationLine,
) {
  return a < b ? -1 : a > b ? 1 : 0
}
