import type { PublicationLine } from '../notices/notice.js'
import type { IsoDate } from '../values/dates.js'
import { isInHours, mayBePast } from './deadline-state.js'
import { reasonOf } from './lawyer-block.js'
import type { Line } from './night-codec.js'
import type { NightRow } from './night-results.js'
import { PLACES_SHOWN, type PlaceShown } from './publications.js'

/** The cases that a notice about a night lists. */
export interface Cases {
  caseNumbers: string[]
  texts: { caseNumber: string; text: string }[]
  /** Those in hours first, then by the end of the deadline, earliest first. */
  publications: PublicationLine[]
  /** The day of the reading, which may be days after the night. */
  readOn: IsoDate
  /** The first suggested end that is not before the reading. */
  nearestDeadline?: IsoDate
  /** How many publications have a suggested end before the reading. */
  pastDeadlines?: number
  /** How many publications have no suggested end. */
  withoutDeadline?: number
  /** How many of these have a deadline in hours. */
  inHours?: number
}

/** Collects the cases of these rows of a night, each publication once, however many rows have it. */
export function casesIn(rows: readonly NightRow[], readOn: IsoDate): Cases {
  const lines = PLACES_SHOWN.flatMap((place) =>
    rows.flatMap((row) => (row.lists?.[place] ?? []).map((line) => ({ place, line }))),
  )
  const different = [...new Map(lines.map((one) => [one.line.id, one])).values()]
  const watchedOf = registrationsOf(lines.map(({ line }) => line))
  const publications = different
    .map((one) => publicationOf(one, watchedOf.get(one.line.id) ?? [], readOn))
    .toSorted(byDeadline)
  const ends = publications.flatMap(({ deadline }) => deadline ?? [])
  const first = ends.find((end) => end >= readOn)
  const past = ends.filter((end) => end < readOn).length
  const open = publications.filter((one) => !one.deadline && one.place !== 'cancelled').length
  const hours = publications.filter(({ inHours }) => inHours).length
  return {
    caseNumbers: [...new Set(different.flatMap(({ line }) => line.processo ?? []))],
    texts: different.flatMap(({ line: { processo = '', texto } }) =>
      texto === undefined ? [] : [{ caseNumber: processo, text: texto }],
    ),
    publications,
    readOn,
    nearestDeadline: first,
    ...(past === 0 ? {} : { pastDeadlines: past }),
    ...(open === 0 ? {} : { withoutDeadline: open }),
    ...(hours === 0 ? {} : { inHours: hours }),
  }
}

/** The registrations that found each publication, by its id. */
function registrationsOf(lines: readonly Line[]): Map<string | undefined, string[]> {
  const found = new Map<string | undefined, string[]>()
  for (const { id, inscricao } of lines) {
    const known = found.get(id) ?? []
    if (inscricao && !known.includes(inscricao)) known.push(inscricao)
    found.set(id, known)
  }
  return found
}

function publicationOf(
  { place, line }: { place: PlaceShown; line: Line },
  watched: string[],
  readOn: IsoDate,
): PublicationLine {
  const { processo, partes, tribunal, orgao, tipo, documento, dia, publicacao, link } = line
  const court = [tribunal, orgao].filter(Boolean).join(', ')
  return {
    place,
    ...(processo ? { caseNumber: processo } : {}),
    ...(partes ? { parties: partes } : {}),
    ...(court ? { court } : {}),
    ...(place === 'cancelled' ? {} : deadlineFacts(line, readOn)),
    ...(tipo ? { type: tipo } : {}),
    ...(documento ? { document: documento } : {}),
    ...(watched.length > 0 ? { watched } : {}),
    ...(dia ? { available: dia } : {}),
    ...(publicacao ? { published: publicacao } : {}),
    ...(link ? { link } : {}),
  }
}

function deadlineFacts(line: Line, readOn: IsoDate): Partial<PublicationLine> {
  const { fim, prazo, inicio } = line
  const reason = reasonOf(line)
  return {
    ...(fim ? { deadline: fim } : {}),
    ...(prazo ? { deadlineText: prazo } : {}),
    ...(isInHours(line) ? { inHours: true } : {}),
    ...(mayBePast(line, readOn) ? { mayBePast: true } : {}),
    ...(inicio ? { begins: inicio } : {}),
    ...(reason ? { reason } : {}),
  }
}

/** Publications without an end keep their order, after the others; those in hours come first. */
function byDeadline(one: PublicationLine, other: PublicationLine) {
  const [a, b] = [one, other].map(({ deadline, inHours }) => (inHours ? '0' : (deadline ?? '9')))
  return a! < b! ? -1 : a! > b! ? 1 : 0
}
