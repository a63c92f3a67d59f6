import type { FirstPage, ListCount, UrgentLine } from '../../src/core/job/job.js'
import { addDays, type IsoDate, toBrazilian } from '../../src/values/dates.js'
import {
  isInHours,
  isPast,
  MAY_BE_PAST,
  mayAppeal,
  mayBePast,
  mayHavePassed,
  PAST,
} from '../../src/watches/deadline-state.js'

/** The lists whose publications somebody has to read, with the names of their sheets. */
export const TO_READ = [
  ['new', 'Novas'],
  ['late', 'Tardias'],
  ['check', 'Conferir'],
  ['changed', 'Alteradas'],
] as const

/** What {@link deadlinesIn} looks at in a line of these lists. */
export const LOOKED_AT = [
  'id',
  'processo',
  'tribunal',
  'inscricao',
  'responsavel',
  'dia',
  'fim',
  'situacao',
  'prazo',
  'cancelamento',
]

type Line = NonNullable<ListCount['collected']>[number]
/** A publication to be read, with its place in the sheet that shows it. */
interface Publication {
  sheet: string
  at: number
  line: Line
}

/** The publications to be read by what their suggested end, or its absence, asks of a reader. */
export interface Deadlines {
  all: number
  past: Publication[]
  inHours: Publication[]
  /** Without an end and not in hours, and maybe over by a term of the text. */
  doubtful: Publication[]
  toCome: Publication[]
  /** Without an end, those in hours and the doubtful ones included. */
  without: Publication[]
}

const endOf = ({ line: { fim = '' } }: Publication) => fim

/** @param readOn the day of the reading */
export function deadlinesIn(lists: ReadonlyMap<string, ListCount>, readOn: IsoDate): Deadlines {
  const found = TO_READ.flatMap(([list, sheet]) =>
    (lists.get(list)?.collected ?? []).map((line, at): Publication => ({ sheet, at, line })),
  ).filter(({ line }) => !line.cancelamento)
  const dated = found
    .filter(({ line }) => line.fim)
    .toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : endOf(a) > endOf(b) ? 1 : 0))
  const without = found.filter(({ line }) => !line.fim)
  const inHours = without.filter(({ line }) => isInHours(line))
  const others = without.filter(({ line }) => !isInHours(line))
  const hasPassed = ({ line: { fim = '' } }: Publication) => isPast({ fim }, readOn)
  return {
    all: TO_READ.reduce((sum, [list]) => sum + (lists.get(list)?.lines ?? 0), 0),
    past: dated.filter(hasPassed),
    inHours,
    doubtful: others.filter(({ line }) => mayBePast(line, readOn)),
    toCome: dated.filter((one) => !hasPassed(one)),
    without,
  }
}

/**
 * Returns the counts of publications to be read, each in one of them; those that may be appealed are
 * among those without a date, and the last counts all.
 */
export function deadlineFigures(
  { all, past, inHours, doubtful, toCome, without }: Deadlines,
  readOn: IsoDate,
): NonNullable<FirstPage['figures']> {
  const last = addDays(readOn, 7)
  const soon = toCome.filter((one) => endOf(one) <= last).length
  const unmarked = without.filter((one) => !doubtful.includes(one))
  const appeals = unmarked.filter(({ line }) => mayAppeal(line)).length
  const some = (label: string, count: number): [string, number][] =>
    count > 0 ? [[label, count]] : []
  return [
    ...some('Prazos que JÁ PASSARAM', past.length),
    ...some(inHoursLabel(inHours, readOn), inHours.length),
    ...some(
      `Outros sem data, que ${doubtful.length > 1 ? 'PODEM' : 'PODE'} TER PASSADO`,
      doubtful.length,
    ),
    // Zero would be read as a week without deadlines: earlier nights may have shown some.
    ...some(`Prazos até ${toBrazilian(last)}, só desta noite`, soon),
    ...some(`Prazos depois de ${toBrazilian(last)}`, toCome.length - soon),
    ...some('Sem data sugerida: leia cada uma', unmarked.length - inHours.length),
    ...some('Destas sem data, pode caber recurso', appeals),
    ['Publicações a ler', all],
  ]
}

function inHoursLabel(inHours: readonly Publication[], readOn: IsoDate): string {
  const gone = inHours.filter(({ line }) => mayBePast(line, readOn)).length
  return `Prazos em horas, sem data${gone > 0 ? ` (${mayHavePassed(gone)})` : ''}`
}

/** With more lines the page would not be one. */
const MOST_PAST = 3
const MOST_IN_HOURS = 3
const MOST_DOUBTFUL = 2
const MOST_TO_COME = 6

/** Returns the deadlines that passed last, those without a date, and those that end first. */
export function urgentOf(
  { past, inHours, doubtful, toCome }: Deadlines,
  readOn: IsoDate,
): FirstPage['urgent'] {
  if ([past, inHours, doubtful, toCome].every(({ length }) => length === 0)) return undefined
  const shown = [
    ...past.slice(-MOST_PAST).map((one) => lineOf(one, `${PAST}: ${toBrazilian(endOf(one))}`)),
    ...inHours.slice(0, MOST_IN_HOURS).map((one) => lineInHours(one, readOn)),
    ...doubtful.slice(0, MOST_DOUBTFUL).map((one) => lineOf(one, MAY_BE_PAST, sinceOf(one.line))),
    ...toCome.slice(0, MOST_TO_COME).map((one) => lineOf(one, toBrazilian(endOf(one)))),
  ]
  const others = [
    [past.length - MOST_PAST, 'que já passaram'],
    [inHours.length - MOST_IN_HOURS, 'em horas'],
    [doubtful.length - MOST_DOUBTFUL, 'sem data, que podem ter passado'],
    [toCome.length - MOST_TO_COME, 'com data'],
  ] as const
  const more = others.flatMap(([count, which]) => (count > 0 ? [`${count} ${which}`] : []))
  return {
    title: 'O que vence primeiro (datas sugeridas: confira cada uma)',
    lines: shown,
    ...(more.length > 0 ? { more: `E mais ${more.join('; ')}: as abas têm todos.` } : {}),
  }
}

/** The label is short: where it says that the term may be over, the text has the day. */
function lineInHours(one: Publication, readOn: IsoDate): UrgentLine {
  const since = sinceOf(one.line)
  if (!mayBePast(one.line, readOn)) return lineOf(one, since ? `Em horas, ${since}` : 'Em horas')
  return lineOf(one, MAY_BE_PAST, since)
}

const sinceOf = ({ dia }: Line) => dia && `de ${toBrazilian(dia)}`

/** A text may have many passages that could be a deadline. */
const MOST_CHARACTERS = 60

function lineOf({ sheet, at, line }: Publication, label: string, since?: string): UrgentLine {
  const { processo, tribunal, inscricao, responsavel, fim, prazo = '' } = line
  const isLong = prazo.length > MOST_CHARACTERS
  const quoted = isLong ? `${prazo.slice(0, MOST_CHARACTERS - 1)}…` : prazo
  const watched = inscricao === processo ? undefined : inscricao
  // A date says all of its passage that matters here.
  const parts = [processo, tribunal, fim ? undefined : quoted, since, watched, responsavel]
  return { sheet, at, label, text: parts.filter(Boolean).join(' · ') }
}
