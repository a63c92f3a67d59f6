import type { Job } from '../core/job/job.js'
import type { Value } from '../spreadsheets/sheet.js'
import type { DescribedSheet } from './described-sheet.js'

export interface Manual {
  batch: string
  job: Job
  sheets: readonly DescribedSheet[]
  /** Sheets that the workbook leaves out. */
  left: readonly DescribedSheet[]
}

/**
 * Returns the description of each sheet, notes on the figures, and the sheets that are left out.
 */
export function manualLines({ batch, job, sheets, left }: Manual): Value[][] {
  const hasItsColumn = columnOfNote(job, sheets)
  const notes = [
    ...job.sheets.notes.filter((note) => isOfThese(note, sheets) && hasItsColumn(note)),
    LONG_TEXTS,
    ...(sheets.some(isCutOnPaper) ? [ON_PAPER] : []),
    ...(left.length === 0 ? [] : [leftOutOf(batch, left)]),
  ]
  return [
    [],
    [{ heading: 'O que há em cada aba' }],
    ...sheets.map(({ name, about }) => [linkTo(name), '', about]),
    [],
    // Beside the first note, so that no page ends with the heading alone.
    ...notes.map((note, at): Value[] => [
      at === 0 ? { bold: 'Como ler os números' } : '',
      '',
      note,
    ]),
  ]
}

/** Leia-me is not among the described sheets. */
function isOfThese(note: string, sheets: readonly DescribedSheet[]): boolean {
  const named = [...note.matchAll(/\baba (?=\p{Lu})/gu)].map(({ index, 0: aba }) =>
    note.slice(index + aba.length),
  )
  const isHere = (text: string) =>
    text.startsWith('Leia-me') || sheets.some(({ name }) => text.startsWith(name))
  return named.every(isHere)
}

/** Returns whether the workbook shows the column that a note explains as «coluna X», if it does. */
function columnOfNote({ sheets: { figures, lists = [] } }: Job, sheets: readonly DescribedSheet[]) {
  const titles = [...figures, ...lists.flatMap(({ columns }) => columns)].map(({ title }) => title)
  const shown = new Set(
    sheets.flatMap(({ columns = [] }) =>
      columns.filter(({ hidden }) => !hidden).map(({ title }) => title),
    ),
  )
  return (note: string) => {
    const named = titles.filter((title) => note.includes(`coluna ${title}`))
    // One title may begin another.
    const whole = named.toSorted((a, b) => b.length - a.length)[0]
    return whole === undefined || shown.has(whole)
  }
}

/** Returns a link to a row of a sheet of the same workbook. */
export function linkTo(name: string, row = 1, text = name): Value {
  return { link: `#'${name.replaceAll("'", "''")}'!A${row}`, text }
}

const LONG_TEXTS =
  'Um texto mais alto que a sua linha está inteiro na célula: clique nela para lê-lo. Um que passa do que uma célula comporta (32 mil letras) é cortado, e diz isso no fim.'
const ON_PAPER =
  'Algumas colunas, que o botão acima delas esconde, estão só na tela: não saem no papel.'

function leftOutOf(batch: string, left: readonly DescribedSheet[]): string {
  const names = (sheets: readonly DescribedSheet[], why: string) =>
    sheets.length === 0 ? [] : [`${sheets.map(({ name }) => name).join(', ')} (${why})`]
  const parts = [
    ...names(
      left.filter(({ extra }) => !extra),
      'sem nada além do que Leia-me diz',
    ),
    ...names(
      left.filter(({ extra }) => extra),
      'nos registros do lote',
    ),
  ]
  return `Fora desta pasta: ${parts.join('; ')}. Com elas: lote result ${batch} --sheets all --out todas.xlsx`
}

function isCutOnPaper({ columns = [] }: DescribedSheet): boolean {
  return columns.filter(({ onScreen }) => onScreen).length > 1
}
