import { counted } from '../../publish/words.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { addMonths, toBrazilianMonth } from '../../values/dates.js'
import { D } from '../../values/decimal.js'
import type { ReportContent } from '../report.js'
import type { Change, Compared } from './changes.js'
import { lastMoved, type Movement, movementIn } from './movement.js'
import type { ReadSeries } from './read.js'

type Read = Extract<ReadSeries, { is: 'read' }>
export type Line =
  | { is: 'read'; read: Read; movement: Movement; compared: Compared }
  | Exclude<ReadSeries, Read>

export type ReadLine = Extract<Line, { is: 'read' }>

/** A table that has not varied in the month, nor since. */
export const isStill = ({ movement: { month, published, variation }, read }: ReadLine) =>
  published === 'untold' && variation === undefined && read.months.has(addMonths(month, 1))

export const lastOf = ({ read: { subject, way, months } }: ReadLine) =>
  way === 'table' ? lastMoved(months) : subject.latest

/** Says after which month the series have nothing, by month where they differ. */
function nothingAfter(lines: readonly ReadLine[]): string {
  const lasts = lines.map(lastOf)
  const months = [...new Set(lasts)].filter((month) => month !== undefined).toSorted()
  if (months.length === 0) return ''
  const isOne = lasts.every((month) => month === months[0])
  const said = months.map((month) => {
    const count = lasts.filter((last) => last === month).length
    return isOne ? toBrazilianMonth(month) : `${toBrazilianMonth(month)} (${count})`
  })
  return `, e nada depois de ${said.join(', ')}`
}

export function lookAt({
  monthText,
  failed,
  unpublished,
  still,
  changes,
  isFirst,
  apart,
}: {
  monthText: string
  failed: number
  unpublished: readonly ReadLine[]
  still: readonly ReadLine[]
  changes: readonly Change[]
  isFirst: boolean
  apart: number
}): string[] {
  const revised = changes.filter(({ is }) => is !== 'published').length
  return [
    ...(failed > 0
      ? [
          `INCOMPLETO: ${counted(failed, 'série não pôde ser lida', 'séries não puderam ser lidas')}; a aba Movimento diz qual e por quê.`,
        ]
      : []),
    ...(unpublished.length > 0
      ? [
          `${counted(unpublished.length, 'índice', 'índices')} ainda sem publicação em ${monthText}${nothingAfter(unpublished)}: isso não é variação zero.`,
        ]
      : [`Todos os índices lidos têm publicação em ${monthText}.`]),
    ...(still.length > 0
      ? [
          `${counted(still.length, 'tabela judicial não varia', 'tabelas judiciais não variam')} em ${monthText}${nothingAfter(still)}: o serviço não diz se o mês foi publicado, e ${still.length === 1 ? 'ela fica' : 'elas ficam'} sem variação e sem acumulado.`,
        ]
      : []),
    ...(isFirst ? ['Primeiro relatório: não há outro com que comparar.'] : []),
    ...(apart > 0
      ? [
          `${counted(apart, 'série não tem', 'séries não têm')} mês em comum com os relatórios anteriores: não se sabe se ${apart === 1 ? 'mudou' : 'mudaram'}.`,
        ]
      : []),
    ...(revised > 0
      ? [
          `${counted(revised, 'mês já informado MUDOU', 'meses já informados MUDARAM')} desde o último relatório: veja a aba Mudanças.`,
        ]
      : []),
    ...(changes.length > revised
      ? [
          `${counted(changes.length - revised, 'mês publicado', 'meses publicados')} desde o último relatório.`,
        ]
      : []),
  ]
}

/** More would displace what the first page has to say. */
const MOST_FIGURES = 15

/** Says what each series did in the month, or in the last one that has anything. */
export function lastFigures(
  lines: readonly ReadLine[],
  monthText: string,
): NonNullable<ReportContent['figures']> {
  const sentences = lines.flatMap((line) => {
    const { subject, months, way } = line.read
    const last = lastOf(line)
    const has = line.movement.variation !== undefined || last === undefined
    const { month, variation, accumulated12 } = has ? line.movement : movementIn(months, last, way)
    if (variation === undefined) return []
    const year = accumulated12 === undefined ? '' : `; ${inPercent(accumulated12)} em 12 meses`
    return [`${subject.name}: ${inPercent(variation)} em ${toBrazilianMonth(month)}${year}`]
  })
  const more = sentences.length - MOST_FIGURES
  return {
    heading: `Variação em ${monthText}, ou no último mês antes dele que o serviço tem`,
    lines: [
      ...sentences.slice(0, MOST_FIGURES),
      ...(more > 0 ? [`E mais ${more}: a aba Movimento.`] : []),
    ],
  }
}

const inPercent = (text: string) => `${brazilian(new D(text).toFixed(2))}%`

export const isFirst = (read: readonly { compared: Compared }[]) =>
  read.length > 0 && read.every(({ compared }) => compared.is === 'first')
