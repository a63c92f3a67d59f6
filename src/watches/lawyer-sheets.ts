import { SEALED } from '../legal/gazette/secrecy.js'
import { REHEARSED } from '../publish/first-page/read-me.js'
import { keptTogether } from '../publish/pages.js'
import { counted } from '../publish/words.js'
import type { SheetToWrite, Value } from '../spreadsheets/sheet.js'
import { addDays, type IsoDate, toBrazilian } from '../values/dates.js'
import { sortedBy } from '../values/sorted-by.js'
import type { AgendaDay } from './agenda.js'
import {
  isInHours,
  isPast,
  MAY_BE_PAST,
  mayBePast,
  mayHavePassed,
  NOT_IN_THE_BASE,
  PAST,
  pressingOf,
} from './deadline-state.js'
import { deadlineOf, publicationBlock } from './lawyer-block.js'
import type { Line } from './night-codec.js'
import { PLACES_SHOWN, type PlaceShown } from './publications.js'

/** The results of a night for one registration or case. */
export interface LawyerNight {
  of: string
  /** Labels and texts of who it is, as the base and the list name him. */
  who: readonly (readonly [label: string, text: string])[]
  batch: string
  night: IsoDate
  /** In São Paulo; later than the night where the night was interrupted or lies in the past. */
  readOn: IsoDate
  isRehearsal: boolean
  shown: Readonly<Record<PlaceShown, readonly Line[]>>
  /** How many of the publications that were read earlier nights had shown, unchanged. */
  seen: number
  /** One line for each spelling and day. */
  coverage: readonly Line[]
  /** The reasons why nothing could be read. */
  failed: readonly string[]
  /** Why the registration may be another than the list means. */
  doubts: readonly string[]
}

const SECTIONS: Record<PlaceShown, string> = {
  new: 'Novas',
  late: 'Tardias: o prazo pode já correr',
  check: 'Conferir de quem são',
  changed: 'Alteradas',
  cancelled: 'Canceladas',
}

/** Returns Hoje, and Prazos and Cobertura where they have something that Hoje does not say. */
export function lawyerSheets(night: LawyerNight): SheetToWrite[] {
  return [
    todaySheet(night),
    ...(deadlines(night).length > 0 ? [deadlineSheet(night)] : []),
    ...(isIncomplete(night) ? [coverageSheet(night)] : []),
  ]
}

function todaySheet(night: LawyerNight): SheetToWrite {
  const sections = PLACES_SHOWN.flatMap((place): Value[][][] => {
    const [first, ...others] = night.shown[place].map((line) =>
      publicationBlock(line, night.readOn),
    )
    if (first === undefined) return []
    const title: Value[] = [{ title: `${SECTIONS[place]} (${1 + others.length})` }]
    return [[title, ...first], ...others]
  })
  const head: Value[][] = [
    [{ title: `Diário de ${toBrazilian(night.night)}: ${night.of}` }],
    [],
    ...(night.isRehearsal ? REHEARSED : []),
    ...coverageAlarm(night),
    ...night.doubts.map((doubt): Value[] => [{ alarm: 'CONFIRA' }, { bold: doubt }]),
    ...night.who.map((one) => [...one]),
    ...figures(night),
    ...wholeReadings(night).map((text): Value[] => ['Leitura', text]),
    ['Base', NOT_IN_THE_BASE],
    ...(sections.length > 0 ? [['Segredo', SEALED]] : []),
    ['Lote', night.batch],
    ...(sections.length > 0
      ? [['', '', { bold: 'Ciente' }]]
      : // A heading extends over the columns next to it.
        [[], [{ heading: nothing(night) }]]),
  ]
  const widths = [18, 84, 13]
  return { name: 'Hoje', widths, rows: keptTogether([head, ...sections], widths), portrait: true }
}

const EARLIER = 'Os prazos que noites anteriores mostraram não estão nesta pasta de trabalho.'

function figures(night: LawyerNight): Value[][] {
  const count = PLACES_SHOWN.reduce((sum, place) => sum + night.shown[place].length, 0)
  if (count === 0)
    return [
      ['Publicações', { bold: nonePublished(night) }],
      ...(night.seen > 0 ? [['Prazos', EARLIER]] : []),
    ]
  const all = mayHaveDeadline(night)
  const cancelled = count - all.length
  const gone = all.filter((line) => isPast(line, night.readOn)).length
  const inHours = all.filter(isInHours)
  const hours = inHours.length
  const hoursGone = inHours.filter((line) => mayBePast(line, night.readOn)).length
  const last = addDays(night.readOn, 7)
  const toCome = all.filter((line) => line.fim && !isPast(line, night.readOn))
  const first = toCome.map(({ fim = '' }) => fim).toSorted()[0]
  const soon = toCome.filter(({ fim = '' }) => fim <= last).length
  const doubtful = all.filter((line) => !isInHours(line) && mayBePast(line, night.readOn)).length
  const unread = all.filter(({ fim }) => !fim).length - hours - doubtful
  const later = toCome.length - soon
  const parts = [
    ...(gone > 0 ? [counted(gone, 'já passou', 'já passaram')] : []),
    ...(hours > 0
      ? [`${hours} em horas, sem data${hoursGone > 0 ? ` (${mayHavePassed(hoursGone)})` : ''}`]
      : []),
    ...(doubtful > 0 ? [`${mayHavePassed(doubtful)}, de outros prazos sem data`] : []),
    ...(soon > 0 ? [`${soon} até ${toBrazilian(last)}`] : []),
    ...(later > 0 ? [`${later} depois de ${toBrazilian(last)}`] : []),
    ...(first ? [`o primeiro em ${toBrazilian(first)} (datas sugeridas: confira cada uma)`] : []),
    ...(unread > 0 ? [`${unread} sem data sugerida: leia cada publicação`] : []),
    'os de publicações mostradas antes não estão aqui',
  ]
  return [
    [
      'Publicações',
      {
        bold:
          cancelled > 0
            ? `${count}, ${counted(cancelled, 'cancelada', 'canceladas')}`
            : String(count),
      },
    ],
    ['Prazos', { bold: parts.join('; ') }],
  ]
}

/** Days are read again: that nothing is new does not say that nothing was published. */
function nonePublished({ seen }: LawyerNight): string {
  if (seen === 0) return '0'
  const shown = counted(seen, 'já mostrada', 'já mostradas')
  return `0 novas; ${shown} em noites anteriores, nos dias lidos de novo`
}

const OPEN = ({ estado }: Line) => estado !== 'COMPLETA'

function isIncomplete({ coverage, failed }: LawyerNight): boolean {
  return failed.length > 0 || coverage.some(OPEN)
}

/** Returns a sentence on the complete readings, if there are any. */
function wholeReadings({ coverage, readOn }: LawyerNight): string[] {
  const days = coverage.map(({ dia = '' }) => dia).toSorted()
  const whole = coverage.filter((line) => !OPEN(line)).length
  if (whole === 0) return []
  const read = counted(whole, 'leitura', 'leituras')
  return [
    `Lido por inteiro em ${toBrazilian(readOn)}: ${read} (cada dia em cada grafia), de ${toBrazilian(days[0]!)} a ${toBrazilian(days.at(-1)!)}.`,
  ]
}

function coverageAlarm(night: LawyerNight): Value[][] {
  if (!isIncomplete(night)) return []
  const { coverage, failed } = night
  const open = coverage.filter(OPEN).length
  const what =
    failed.length > 0
      ? 'nada pôde ser lido: pode haver publicação.'
      : `${counted(open, 'leitura não foi inteira', 'leituras não foram inteiras')}: pode haver mais. Veja Cobertura.`
  return [[{ alarm: 'INCOMPLETO' }, { alarm: what }], []]
}

function nothing(night: LawyerNight): string {
  if (night.doubts.length > 0) return 'Nenhuma publicação foi encontrada: veja CONFIRA acima.'
  const none = night.seen > 0 ? 'Nenhuma publicação nova' : 'Nenhuma publicação'
  return coverageAlarm(night).length > 0 ? `${none} entre o que foi lido.` : `${none}.`
}

/** Cancelled publications have none. */
function mayHaveDeadline({ shown }: LawyerNight): Line[] {
  const lines = [...shown.new, ...shown.late, ...shown.check, ...shown.changed]
  return lines.filter(({ cancelamento }) => !cancelamento)
}

function deadlines(night: LawyerNight): Line[] {
  const lines = mayHaveDeadline(night).filter((line) => deadlineOf(line) !== undefined)
  return sortedBy(lines, (line) => pressingOf(line, night.readOn))
}

function deadlineSheet(night: LawyerNight): SheetToWrite {
  const lines = deadlines(night)
  const stateOf = (line: Line): Value => {
    if (isPast(line, night.readOn)) return { alarm: PAST }
    return mayBePast(line, night.readOn) ? { alarm: MAY_BE_PAST } : (line.situacao ?? null)
  }
  const isAny = lines.some((line) => stateOf(line) !== null)
  return {
    name: 'Prazos',
    columns: [
      { title: 'Fim do prazo (sugerido)', kind: 'date', width: 14 },
      {
        title: 'Situação',
        kind: 'text',
        // A text on red does not wrap.
        width: 23,
        wrap: true,
        ...(isAny ? {} : { hidden: true }),
      },
      { title: 'Disponibilização', kind: 'date', width: 15 },
      { title: 'Processo', kind: 'text', width: 27 },
      { title: 'Tribunal', kind: 'text', width: 10 },
      // As wide as one page, so that each place to sign stands beside its case.
      { title: 'Partes', kind: 'text', width: 32, wrap: true },
      { title: 'Por quê', kind: 'text', width: 54, wrap: true },
      { title: 'Ciente', kind: 'text', width: 12 },
    ],
    rows: lines.map((line) => [
      line.fim ? { date: line.fim } : null,
      stateOf(line),
      line.dia ? { date: line.dia } : null,
      line.processo ?? '',
      line.tribunal ?? '',
      line.partes ?? '',
      deadlineOf(line)!,
      null,
    ]),
  }
}

/** One line for each reading that is incomplete or failed, and one for the others. */
function coverageSheet(night: LawyerNight): SheetToWrite {
  const rows: Value[][] = [
    ...night.failed.map((reason): Value[] => [{ bold: 'NÃO LIDA' }, '', reason]),
    ...night.coverage
      .filter(OPEN)
      .map((line): Value[] => [
        line.dia ? { date: line.dia } : '',
        { bold: line.estado ?? '' },
        [line.grafia, line.motivo].filter(Boolean).join(': '),
      ]),
    // A heading extends over the columns next to it.
    ...wholeReadings(night).map((heading): Value[] => [{ heading }]),
  ]
  return { name: 'Cobertura', widths: [14, 16, 84], rows, portrait: true }
}

/**
 * Returns an event for each suggested date. A publication has the same event in each night: one that
 * no longer has a date moves it to the day of the reading, as the old date may be too late.
 */
export function agendaOf(night: LawyerNight): AgendaDay[] {
  const { changed, cancelled } = night.shown
  const undated = changed.filter(({ fim }) => !fim)
  return [
    ...deadlines(night).flatMap((line) =>
      line.fim ? eventOf(night, line, line.fim, 'Prazo sugerido (conferir)') : [],
    ),
    ...[...undated, ...cancelled].flatMap((line) => {
      const what = line.cancelamento ? 'cancelada' : 'alterada, sem data'
      return eventOf(night, line, night.readOn, `Publicação ${what} (conferir)`)
    }),
  ]
}

function eventOf(night: LawyerNight, line: Line, day: IsoDate, what: string): AgendaDay[] {
  const { id, processo, tribunal, partes, dia, link } = line
  if (!id) return []
  const source = [
    partes && `Partes: ${partes}`,
    dia && `Disponibilizada em ${toBrazilian(dia)}`,
    deadlineOf(line),
    link,
    `lote ${night.batch}`,
  ]
  const warning = night.isRehearsal ? 'ENSAIO: ' : ''
  return [
    {
      uid: `prazo-${id}@lote`,
      readOn: night.readOn,
      day,
      title: `${warning}${what}: ${[tribunal, processo].filter(Boolean).join(' ')}`,
      about: source.filter(Boolean).join('\n'),
      ...(link ? { link } : {}),
    },
  ]
}
