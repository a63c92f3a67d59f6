import type { FirstPage, FirstPageInput, ListCount } from '../../src/core/job/job.js'
import { count as written } from '../../src/messages/format.js'
import { toBrazilian, withBrazilianDays } from '../../src/values/dates.js'
import type { InterruptedNight, NightCoverage, Supplement } from '../../src/watches/watch.js'
import type { WatchKnowledge } from './plan-row.js'
import { summaryLines } from './summary-lines.js'
import { deadlineFigures, deadlinesIn, TO_READ, urgentOf } from './urgent.js'
import { NOTHING, NOTHING_YET, READ } from './words.js'

/**
 * Returns the first sheet's summary: what to look at first, on which day it was read, and which
 * other workbooks belong to the night.
 */
export function firstLook(lists: ReadonlyMap<string, ListCount>, about: FirstPageInput): FirstPage {
  const { caughtUp = [], asOfNight, supplement, history = [] }: WatchKnowledge = about.knowledge
  const night = summaryLines(lists)
  const days = [...(lists.get('lawyers')?.tally.keys() ?? [])].toSorted()
  const read = readLines(String(about.parameters.night), days, asOfNight === true)
  const readOn = [String(about.parameters.night), ...days].toSorted().at(-1)!
  const deadlines = deadlinesIn(lists, readOn)
  const urgent = urgentOf(deadlines, readOn)
  // Beside a long list of deadlines the page has no room for it; Por advogado says the same.
  const hasRoom = (urgent?.lines.length ?? 0) <= MOST_BESIDE_CHART
  const lawyers = hasRoom ? lawyersChart(lists.get('lawyers')?.collected) : undefined
  const tonight = coverageOf(String(about.parameters.night), lists)
  const coverage = coverageChart([...history, tonight])
  const pressing = caughtUp.filter(({ overdue = 0 }) => overdue > 0)
  const others = caughtUp.filter(({ overdue = 0 }) => overdue === 0)
  return {
    ...night,
    title: `Diário da noite de ${toBrazilian(String(about.parameters.night))}`,
    alarms: [
      ...(supplement ? [supplementLine(String(about.parameters.night), supplement)] : []),
      ...pressing.map((one): [string, string] => ['OUTRA PASTA', overdueNight(one)]),
      ...night.alarms,
    ],
    figures: withReadings(deadlineFigures(deadlines, readOn), lists),
    ...(urgent ? { urgent } : {}),
    parts: [{ heading: 'Canceladas pelo tribunal', lines: cancelledLines(lists.get('cancelled')) }],
    charts: [...(lawyers ? [lawyers] : []), ...(coverage ? [coverage] : [])],
    lines: [
      ...night.lines,
      ...(history.length > 0 ? [EARLIER] : []),
      ...read,
      ...others.map((one) => `${otherNight(one)}.`),
    ],
  }
}

/** So many cancellations leave the rest of the page to what has to be decided. */
const MOST_CANCELLED = 5

/** Names what was cancelled: a deadline that somebody noted may have gone with it. */
function cancelledLines({ collected = [] }: Partial<ListCount> = {}): [string, string][] {
  const named = collected.slice(0, MOST_CANCELLED).map((one): [string, string] => {
    const { processo = '', tribunal, dia, inscricao, cancelamento = '' } = one
    const watched = inscricao === processo ? undefined : inscricao
    const day = dia && `de ${toBrazilian(dia)}`
    const parts = [tribunal, day, watched, withBrazilianDays(cancelamento)]
    return [processo, parts.filter(Boolean).join(' · ')]
  })
  const more = collected.length - named.length
  return more > 0 ? [...named, ['', `E mais ${written('pt', more)}: aba Canceladas.`]] : named
}

/** A quiet night would be read as a week without deadlines. */
const EARLIER =
  'Os prazos que noites anteriores mostraram não estão aqui: o relatório da semana do diário os lista.'

/** Readings that are missing come before what was found. */
function withReadings(
  found: NonNullable<FirstPage['figures']>,
  lists: ReadonlyMap<string, ListCount>,
): NonNullable<FirstPage['figures']> {
  const read = lists.get('coverage')?.tally ?? new Map<string, number>()
  const unread = (read.get(READ.FALHOU) ?? 0) + (read.get(READ.INCOMPLETA) ?? 0)
  const missing: [string, number] = ['Leituras que faltam', unread]
  return unread > 0 ? [missing, ...found] : [...found, missing]
}

type Chart = NonNullable<FirstPage['charts']>[number]

const MOST_BARS = 8
const MOST_BESIDE_CHART = 3

/** Compares the registrations with the most to read; undefined with fewer than two. */
function lawyersChart(collected: ListCount['collected'] = []): Chart | undefined {
  const countOf = (line: (typeof collected)[number], figure: string) => Number(line[figure] ?? 0)
  const all = (line: (typeof collected)[number]) =>
    TO_READ.reduce((sum, [figure]) => sum + countOf(line, figure), 0)
  const most = collected
    .filter((line) => all(line) > 0)
    .toSorted((a, b) => all(b) - all(a))
    .slice(0, MOST_BARS)
  if (most.length < 2) return undefined
  return {
    title: 'Publicações a ler',
    categories: most.map(({ inscricao = '' }) => inscricao),
    series: TO_READ.flatMap(([figure, name]) => {
      const values = most.map((line) => countOf(line, figure))
      return values.some((value) => value > 0) ? [{ name, values: values.map(String) }] : []
    }),
  }
}

function coverageOf(night: string, lists: ReadonlyMap<string, ListCount>): NightCoverage {
  const read = lists.get('coverage')?.tally ?? new Map<string, number>()
  const of = (...words: string[]) => words.reduce((sum, word) => sum + (read.get(word) ?? 0), 0)
  const complete = of(READ.COMPLETA, NOTHING, NOTHING_YET)
  return { night, complete, incomplete: of(READ.INCOMPLETA), failed: of(READ.FALHOU) }
}

/** Shows how completely the last nights were read; undefined if all of them were read whole. */
function coverageChart(nights: readonly NightCoverage[]): Chart | undefined {
  const isWhole = nights.every(({ incomplete, failed }) => incomplete + failed === 0)
  if (isWhole || nights.length < 2) return undefined
  const series = (name: string, count: keyof Omit<NightCoverage, 'night'>) => ({
    name,
    values: nights.map((night) => String(night[count])),
  })
  return {
    title: `Quanto foi lido por inteiro nas últimas ${nights.length} noites`,
    categories: nights.map(({ night }) => toBrazilian(night).slice(0, 5)),
    series: [
      series('Inteiras', 'complete'),
      series('Não lidas', 'failed'),
      series('Em que pode faltar', 'incomplete'),
    ],
    columns: 'shares',
  }
}

/** Empty for a night that was read on its own day. */
function readLines(night: string, days: readonly string[], asOfNight: boolean): string[] {
  const [first = night, last = night] = [days[0], days.at(-1)]
  if (last === night) return []
  const when =
    first === last ? `em ${toBrazilian(last)}` : `de ${toBrazilian(first)} a ${toBrazilian(last)}`
  const until =
    first === last
      ? 'até a leitura.'
      : 'até o dia em que cada inscrição foi lida, na aba Por advogado.'
  const counted = asOfNight
    ? `os dias passados contam ${until} O que é tardio foi separado como naquela noite, que foi pedida depois do seu dia.`
    : `os dias passados e o que é tardio contam ${until}`
  return [`Noite de ${toBrazilian(night)}, lida ${when}: ${counted}`]
}

/** Read as the whole night, a supplement would hide what the night itself found. */
function supplementLine(night: string, { of, registrations }: Supplement): [string, string] {
  const read =
    registrations.length === 1 ? 'só o acompanhado' : `só os ${registrations.length} acompanhados`
  return [
    'SUPLEMENTO',
    `Lê ${read} que o serviço não tinha respondido na noite de ${toBrazilian(night)} (lote ${of}). O resto está na pasta daquela noite.`,
  ]
}

function otherNight({ night, batch }: InterruptedNight): string {
  return `A noite de ${toBrazilian(night)}, que tinha ficado pela metade, está em outra pasta: lote ${batch}`
}

/** Of a workbook that somebody has to open before this one. */
function overdueNight({ overdue, ...night }: InterruptedNight): string {
  return `${otherNight(night)}. Abra-a primeiro: desde a leitura dela já passou o dia da publicação de ${overdue} que lá não são tardias, e o prazo pode já correr.`
}
