import { daysOf, type Period } from '../../legal/gazette/period.js'
import { counted } from '../../publish/words.js'
import { BRAZILIAN } from '../../spreadsheets/xlsx/write-styles.js'
import { type IsoDate, toBrazilian } from '../../values/dates.js'
import { isInHours, MAY_BE_PAST, mayBePast } from '../../watches/deadline-state.js'
import { NOBODY, notInBaseLines, OUTSIDE } from '../../watches/not-in-base.js'
import { countsOfLines, type ReportContent } from '../report.js'
import { coverageSheet } from './coverage-sheet.js'
import { type DayState, dayStates, withoutProof } from './days.js'
import type { ShownPublication } from './ending.js'
import type { GatheredNight, GatheredWeek, ListName } from './gather.js'
import { nightsSheet } from './nights-sheet.js'
import { missedLines, openLines } from './open-lines.js'
import { shownSheet } from './publication-sheet.js'
import { byLawyerChart, endingLines, overLines, weekSheets } from './week-sheets.js'

export interface GazetteReportFacts {
  watch: string
  period: Period
  week: GatheredWeek
  madeOn: IsoDate
}

/** Builds the report about the publications and the reading state of a period. */
export function gazetteReport({ watch, period, week, madeOn }: GazetteReportFacts): ReportContent {
  const { registrations, readings, found, nights, lists, ending, missing } = week
  const days = withoutProof(dayStates(registrations, readings, found, period), missing)
  const unproven = days.filter(({ notInBase }) => notInBase !== undefined).length
  const states = (state: DayState['state']) => days.filter((one) => one.state === state).length
  const whole = states('COMPLETA')
  const warned = states('INCOMPLETA')
  const failed = states('FALHOU')
  const gone = nights.filter(({ isGone }) => isGone).length
  const rejected = nights.at(-1)?.record.rows.rejected ?? 0
  // A list of what was not found would sound as if something had been read.
  const isUnread = days.length === 0
  const incomplete = isUnread || warned + failed + gone + rejected > 0
  const isInDoubt = incomplete || unproven > 0 || days.some(({ isUnreread }) => isUnreread)
  const from = toBrazilian(period.from)
  const to = toBrazilian(period.to)
  const counts = countsOf(lists)
  const coverage = coverageSheet(days)
  const chart = byLawyerChart(lists)
  return {
    kind: 'gazette',
    chart,
    title: `Diário de ${from} a ${to}: ${watch}`,
    about: watch,
    summary: summaryOf(watch, period, week),
    alarms: alarmsOf(days),
    highlights: [
      ...rehearsedLines(nights, ending.isRehearsed),
      ...missedLines(period, week, madeOn),
      ...openLines({ days, ok: whole, unproven, gone, rejected }),
      ...(isUnread && ending.publications.length === 0
        ? []
        : endingLines(ending, isInDoubt, { period, madeOn })),
      ...overLines(lists, ending.from, madeOn),
      ...undatedLines(lists, madeOn),
      ...(isUnread ? [] : kindLines(lists, period, isInDoubt)),
    ],
    incomplete,
    ...(unproven > 0 ? { state: 'Completo, com o que CONFERIR' } : {}),
    states: STATES,
    rows: countsOfLines({
      read: days.length,
      ok: whole - unproven,
      warned: warned + unproven,
      failed,
    }),
    counts: { ...counts, complete: whole, incomplete: warned, unread: failed },
    first: [
      ...(isInDoubt ? [coverage] : []),
      ...weekSheets(week, { period, madeOn }, unprovenIn(days)),
    ],
    sheets: [
      ...KINDS.map(({ list, ...sheet }) => shownSheet(sheet, lists[list], { period, madeOn })),
      ...(isInDoubt ? [] : [coverage]),
      nightsSheet(period, nights),
    ],
    notes: isUnread ? DATES : [...LISTS, ...DATES],
    sources: nights.flatMap(sourcesOf),
    calls: 0,
    rehearsal: week.isRehearsed || ending.isRehearsed,
  }
}

const STATES = {
  are: 'Dias de inscrições',
  ok: 'Lidos por inteiro',
  warned: 'Em parte, ou a CONFERIR',
  failed: 'Não lidos',
}

function unprovenIn(days: readonly DayState[]): ReadonlySet<string> {
  const doubtful = days.filter((one) => one.state !== 'COMPLETA' || one.notInBase !== undefined)
  return new Set(doubtful.map(({ registration }) => registration))
}

/** Says of what the base does not have that nothing was found proves nothing, as a night does. */
function alarmsOf(days: readonly DayState[]): [label: string, text: string][] {
  const named = (is: string) => [
    ...new Set(days.flatMap((one) => (one.notInBase === is ? [one.registration] : []))),
  ]
  const lines = notInBaseLines({ nobodys: named(NOBODY), outside: named(OUTSIDE) })
  return lines.map((line) => ['CONFIRA', line])
}

function summaryOf(
  watch: string,
  period: Period,
  { nights, registrations }: GatheredWeek,
): ReportContent['summary'] {
  const unread = daysOf(period).filter((day) => !nights.some(({ record }) => record.night === day))
  return [
    ['Acompanhamento', watch],
    ['De', { date: period.from }],
    ['Até', { date: period.to }],
    [
      'Inscrições e processos, nas noites lidas',
      { n: String(registrations.size), format: `${BRAZILIAN}#,##0` },
    ],
    ['Noites lidas', { n: String(nights.length), format: `${BRAZILIAN}#,##0` }],
    ['Dias sem noite', unread.length === 0 ? 'nenhum' : unread.map(toBrazilian).join(', ')],
  ]
}

/** A publication of two registrations counts once. */
function countsOf(lists: GatheredWeek['lists']): Record<ListName, number> {
  const different = (name: ListName) => new Set(lists[name].map(({ id }) => id)).size
  return {
    new: different('new'),
    late: different('late'),
    check: different('check'),
    changed: different('changed'),
    cancelled: different('cancelled'),
  }
}

/** Explain sheets that a week has only where one of its nights was read. */
const LISTS = [
  'Os números são das noites guardadas do acompanhamento; nada é perguntado ao serviço. O texto de cada publicação está na pasta da noite que a mostrou (coluna Lote; lote result LOTE --out noite.xlsx).',
  'Cada dia de cada inscrição está na aba Cobertura. Vale a última leitura de cada grafia, e o pior estado entre as grafias; um dia lido por inteiro continua lido quando a releitura falha. Só COMPLETA permite dizer que nada foi publicado; CONFIRA é o que foi lido e a base não tem.',
  'O diário cresce até o fim da tarde: um dia que só foi lido no próprio dia fica INCOMPLETA, e diz o que havia até a leitura. Uma noite depois dele o lê por inteiro.',
  'As abas de publicações mostram o que as noites do período trouxeram; uma publicação de duas inscrições tem uma linha para cada, e conta uma vez.',
]

const DATES = [
  'As datas são sugeridas: confira cada uma.',
  'Nem tudo está na base: intimações pessoais (Domicílio Judicial Eletrônico) e alguns diários não estão.',
]

const KINDS: readonly {
  list: ListName
  name: string
  one: string
  many: string
  about: string
}[] = [
  {
    list: 'new',
    name: 'Novas',
    one: 'publicação nova',
    many: 'publicações novas',
    about: 'O que as noites mostraram pela primeira vez.',
  },
  {
    list: 'late',
    name: 'Tardias',
    one: 'publicação TARDIA',
    many: 'publicações TARDIAS',
    about: 'O que apareceu depois do seu dia: o prazo pode já correr.',
  },
  {
    list: 'check',
    name: 'Conferir',
    one: 'publicação a conferir',
    many: 'publicações a conferir',
    about: 'O que não traz a inscrição entre os advogados.',
  },
  {
    list: 'changed',
    name: 'Alteradas',
    one: 'publicação alterada',
    many: 'publicações alteradas',
    about: 'O que mudou depois de mostrado.',
  },
  {
    list: 'cancelled',
    name: 'Canceladas',
    one: 'publicação cancelada',
    many: 'publicações canceladas',
    about: 'O que o tribunal cancelou.',
  },
]

/** Says which nights are of a sandbox, in words for somebody who knows no sandbox. */
function rehearsedLines(nights: readonly GatheredNight[], isEndingRehearsed: boolean): string[] {
  const rehearsed = nights.filter(({ rehearsal }) => rehearsal)
  if (rehearsed.length === 0)
    return isEndingRehearsed
      ? ['Há, na aba Vencem, prazos de noites de ensaio, lidas antes do período: são inventados.']
      : []
  const days = rehearsed.map(({ record }) => toBrazilian(record.night)).join(', ')
  const which =
    rehearsed.length === nights.length
      ? `Todas as noites deste relatório foram lidas no ambiente de ensaio, e não no diário (${days})`
      : `${counted(rehearsed.length, 'noite foi lida', 'noites foram lidas')} no ambiente de ensaio, e não no diário (${days})`
  return [
    `${which}: as publicações e os prazos que vieram daí são inventados. Não conte com nenhum.`,
  ]
}

/** The first night shows a month: what it shows is of the week only by when it was shown. */
function earlierWords(lines: readonly ShownPublication[], { from }: Period): string {
  const earlier = lines.filter(({ dia = from }) => dia < from)
  const { size } = new Set(earlier.map(({ id }) => id))
  if (size === 0) return ''
  return `: ${counted(size, 'delas disponibilizada', 'delas disponibilizadas')} antes de ${toBrazilian(from)}`
}

/** What has no date is in no list of ends, and may be the first to pass. */
function undatedLines(lists: GatheredWeek['lists'], madeOn: IsoDate): string[] {
  return KINDS.flatMap(({ list, name }) => {
    const lines = lists[list].filter(
      ({ fim, cancelamento, situacao }) => !fim && !cancelamento && situacao,
    )
    const inHours = lines.filter(isInHours)
    const others = lines.filter((one) => !isInHours(one))
    const doubtful = others.filter((one) => mayBePast(one, madeOn))
    const unread = others.filter((one) => !mayBePast(one, madeOn))
    const some = (all: readonly ShownPublication[], one: string, many: string) => {
      const { size } = new Set(all.map(({ id }) => id))
      return size === 0 ? [] : [counted(size, one, many)]
    }
    const parts = [
      ...some(inHours, 'prazo em horas, sem data', 'prazos em horas, sem data'),
      ...some(doubtful, `sem data, que ${MAY_BE_PAST}`, 'sem data, que PODEM TER PASSADO'),
      ...some(unread, 'sem data: leia a publicação', 'sem data: leia cada publicação'),
    ]
    return parts.length === 0 ? [] : [`${parts.join('; ')}, na aba ${name}.`]
  })
}

/** Says "nenhuma" without restriction only where all days were read. */
function kindLines(lists: GatheredWeek['lists'], period: Period, isInDoubt: boolean): string[] {
  const counts = countsOf(lists)
  return KINDS.map(({ list, ...words }) =>
    kindLine(counts[list], words, isInDoubt, earlierWords(lists[list], period)),
  )
}

function kindLine(
  count: number,
  { one, many, name }: Pick<(typeof KINDS)[number], 'one' | 'many' | 'name'>,
  incomplete: boolean,
  earlier: string,
) {
  if (count > 0) return `${counted(count, one, many)}, na aba ${name}${earlier}.`
  return incomplete ? `Nenhuma ${one} entre o que foi lido.` : `Nenhuma ${one}.`
}

function sourcesOf({ record, result, input }: GatheredNight) {
  const at = record.finishedAt
  const night = toBrazilian(record.night)
  return [
    ...(input
      ? [
          {
            name: input.name,
            about: `lista acompanhada na noite de ${night}, lote ${record.batch}`,
            sha256: input.sha256,
            at,
          },
        ]
      : []),
    result
      ? {
          name: 'result.xlsx',
          about: `noite de ${night}, lote ${record.batch}: ${result.key}`,
          sha256: result.sha256,
          at,
        }
      : {
          name: `noite de ${night}`,
          about: `lote ${record.batch}, apagado: só os totais da noite`,
          at,
        },
  ]
}
