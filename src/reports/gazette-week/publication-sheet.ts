import type { SheetColumn, Value } from '../../spreadsheets/sheet.js'
import { toBrazilian, withBrazilianDays } from '../../values/dates.js'
import type { ReportSheet } from '../report.js'
import type { ShownPublication } from './ending.js'
import { endState, type Reported } from './ends.js'

const PUBLICATION: readonly (SheetColumn & { figure: string })[] = [
  { figure: 'night', title: 'Noite', kind: 'date' },
  { figure: 'dia', title: 'Disponibilização', kind: 'date', width: 15 },
  { figure: 'processo', title: 'Processo', kind: 'text', width: 27 },
  { figure: 'inscricao', title: 'Inscrição ou processo acompanhado', kind: 'text', width: 20 },
  { figure: 'responsavel', title: 'Responsável', kind: 'text', width: 14 },
  { figure: 'cliente', title: 'Cliente', kind: 'text', width: 18 },
  { figure: 'tribunal', title: 'Tribunal', kind: 'text', width: 11 },
  { figure: 'orgao', title: 'Órgão', kind: 'text', width: 20, wrap: true },
  { figure: 'tipo', title: 'Comunicação', kind: 'text', width: 13 },
  { figure: 'fim', title: 'Fim do prazo (sugerido)', kind: 'date', width: 12 },
  { figure: 'situacao', title: 'Situação do prazo', kind: 'text', width: 20, wrap: true },
  { figure: 'mudanca', title: 'O que mudou', kind: 'text', width: 18, wrap: true },
  { figure: 'cancelamento', title: 'Cancelamento', kind: 'text', width: 18, wrap: true },
  { figure: 'publicacao', title: 'Publicação (sugerida)', kind: 'date', width: 13, onScreen: true },
  {
    figure: 'inicio',
    title: 'Início do prazo (sugerido)',
    kind: 'date',
    width: 13,
    onScreen: true,
  },
  { figure: 'link', title: 'Link', kind: 'link', width: 48, onScreen: true },
  { figure: 'id', title: 'ID da publicação', kind: 'text', width: 16, onScreen: true },
  { figure: 'batch', title: 'Lote', kind: 'text', width: 24, onScreen: true },
]

/** @param reported decides which ends have passed: a night's own words are of the day it was read */
export function shownSheet(
  { name, about }: Pick<ReportSheet, 'name' | 'about'>,
  lines: readonly ShownPublication[],
  reported: Reported,
): ReportSheet {
  const sorted = lines.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  return {
    name,
    about,
    columns: PUBLICATION.map(({ figure, ...column }) =>
      figure === 'situacao' ? { ...column, title: stateTitle(reported) } : column,
    ),
    rows: sorted.map((line) => {
      const shown: Record<string, string> = { ...line, situacao: endState(line, reported) }
      return PUBLICATION.map(({ figure, kind }) => cellOf(shown[figure], kind))
    }),
  }
}

export const stateTitle = ({ madeOn }: Reported) => `Situação do prazo em ${toBrazilian(madeOn)}`

const orderOf = ({ night, dia = '', inscricao = '' }: ShownPublication) =>
  `${night} ${dia} ${inscricao}`

function cellOf(text: string | undefined, kind: SheetColumn['kind']): Value {
  if (text === undefined || text === '') return null
  if (kind === 'date') return { date: text }
  if (kind === 'integer') return { n: text }
  return kind === 'link' ? { link: text, text } : withBrazilianDays(text)
}
