import type { Knowledge, SourceSheet, SourceTable } from '../../src/core/job/job.js'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { type MonthlyFigure, yearTable } from '../year-table.js'
import type { SeriesLine, UpdateKnowledge, UsedSeries } from './names.js'

/** The sheet Série usada. */
export const seriesSheet: SourceSheet = {
  name: 'Série usada',
  about: 'Cada índice como o serviço o mostra na data de atualização: o fator até ela.',
  table({ series = {} }: UpdateKnowledge & Knowledge): SourceTable {
    const all = Object.values(series)
    return all.every(hasMonthsAlone) ? yearsTable(all) : linesTable(all)
  },
}

/** Returns whether a series says the factor of each month, and nothing else. */
function hasMonthsAlone({ lines }: UsedSeries): boolean {
  const months = new Set(lines.map(({ when }) => when?.slice(0, 7)))
  return months.size === lines.length && lines.every(isMonthAlone)
}

function isMonthAlone({ when, factor, others }: SeriesLine): boolean {
  return /^\d{4}-\d{2}(?:-01)?$/.test(when ?? '') && factor !== undefined && others === ''
}

function yearsTable(all: readonly UsedSeries[]): SourceTable {
  const figures = all.map(({ tabela, dataAtualizacao, lines }): MonthlyFigure => {
    const [year, month, day] = dataAtualizacao.split('-')
    const months = lines.map(
      ({ when = '', factor = '' }) => [when.slice(0, 7), { n: factor }] as const,
    )
    return { name: `${tabela}, até ${day}/${month}/${year}`, months: new Map(months) }
  })
  return yearTable('Fator de cada mês', 'factor', figures)
}

function linesTable(all: readonly UsedSeries[]): SourceTable {
  return {
    columns: [
      { title: 'Índice ou tabela', kind: 'text', width: 24 },
      { title: 'Atualizado até', kind: 'date', width: 14 },
      { title: 'Mês ou dia', kind: 'date', width: 12 },
      { title: 'Fator até a data', kind: 'factor' },
      { title: 'Outros campos do serviço', kind: 'text', width: 50, wrap: true },
    ],
    rows: all.flatMap(({ tabela, dataAtualizacao, lines }) =>
      lines.map(({ when, factor, others }): Value[] => [
        tabela,
        { date: dataAtualizacao },
        when === undefined ? null : { date: when.length === 7 ? `${when}-01` : when },
        factor === undefined ? null : { n: factor },
        others,
      ]),
    ),
  }
}
