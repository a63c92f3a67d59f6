import type { Knowledge, SourceSheet, SourceTable } from '../../src/core/job/job.js'
import type { SheetColumn, Value } from '../../src/spreadsheets/sheet.js'
import { PAGE_WIDTH } from '../../src/spreadsheets/xlsx/paper.js'
import type { SeriesLine, UpdateKnowledge, UsedSeries } from './names.js'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const YEAR: SheetColumn = { title: 'Ano', kind: 'text', width: 6 }
/** Of a factor: the decimals that a cell shows, their comma and a margin. */
const BESIDE_WHOLE = 12

/** The sheet Série usada: a year is a line, because a month each would fill most of the paper. */
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
  const wholes = all.flatMap(({ lines }) => lines.map(({ factor = '' }) => factor.split('.')[0]!))
  const width = Math.max(1, ...wholes.map(({ length }) => length)) + BESIDE_WHOLE
  const months = MONTHS.map((title): SheetColumn => ({ title, kind: 'factor', width }))
  const spare = PAGE_WIDTH - YEAR.width! - MONTHS.length * width
  const name: SheetColumn = {
    ...{ title: 'Fator de cada mês', kind: 'text', width: Math.max(spare, 14), wrap: true },
  }
  return { columns: [name, YEAR, ...months], frozen: 2, rows: all.flatMap(yearRows) }
}

function yearRows({ tabela, dataAtualizacao, lines }: UsedSeries): Value[][] {
  const [year, month, day] = dataAtualizacao.split('-')
  const factors = new Map(lines.map(({ when = '', factor = '' }) => [when.slice(0, 7), factor]))
  const years = [...new Set([...factors.keys()].map((when) => when.slice(0, 4)))].sort()
  return years.map((of) => [
    `${tabela}, até ${day}/${month}/${year}`,
    of,
    ...MONTHS.map((_, at): Value => {
      const factor = factors.get(`${of}-${String(at + 1).padStart(2, '0')}`)
      return factor === undefined ? null : { n: factor }
    }),
  ])
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
