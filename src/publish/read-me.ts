import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import type { RowCounts } from '../core/outcome.js'
import type { BarChart, SheetToWrite, Value } from '../spreadsheets/sheet.js'
import { sheetNamer } from '../spreadsheets/xlsx/names.js'
import type { DescribedSheet } from './described-sheet.js'
import type { Summary } from './summary.js'
import { counted } from './words.js'

const NAME = 'Leia-me'

/** Leia-me: what this workbook is, what each sheet holds, and how to read the figures. */
export function readMe(
  manifest: Manifest,
  job: Job,
  summary: Summary,
  sheets: readonly DescribedSheet[],
): SheetToWrite {
  const { input } = manifest
  const names = namesOf(sheets)
  const rows: Value[][] = [
    [{ title: job.title }],
    [],
    ...warnings(manifest, summary),
    ['Arquivo', `${input.name}, aba ${input.sheet}`],
    ['Lote', manifest.id],
    [],
    ...keyFigures(summary),
    [{ heading: 'O que olhar primeiro' }],
    ...summary.look.lines.map((line) => ['', { bold: line }]),
    ...whatToLookAt(summary).map((line) => ['', line]),
    [],
    [{ heading: 'Abas' }],
    ...sheets.map(({ about }, at) => [linkTo(names[at]!), about]),
    [],
    [{ heading: 'Como ler os números' }],
    ...job.sheets.notes.map((note) => ['', note]),
    ['', LONG_TEXTS],
    ...(sheets.some(isCutOnPaper) ? [['', ON_PAPER]] : []),
  ]
  const chart = clientChart(summary)
  const place = { column: 0, row: rows.length + 1, columns: 2, rows: CHART_ROWS }
  return {
    name: NAME,
    ...(chart ? { chart: { ...chart, place } } : {}),
    widths: [Math.max(22, ...names.map(({ length }) => length + 1)), 94],
    rows,
    portrait: true,
  }
}

/** What a person came for: how many rows, and the sums from what was handed in to the last. */
function keyFigures({ counts, sums }: Summary): Value[][] {
  const answered = counts.ok + counts.warned
  const shown = sums.length > 2 ? [sums[0]!, sums.at(-1)!] : sums
  return [
    ['Linhas com resultado', `${answered} de ${counts.read - counts.ignored}`],
    ...shown.map(({ title, sum }): Value[] => [title, { amount: sum }]),
    [],
  ]
}

const CHART_ROWS = 17
const MOST_BARS = 8

/** From what was handed in to the last sum, client by client; of one alone there is nothing to compare. */
function clientChart({ groups, sums }: Summary): Omit<BarChart, 'place'> | undefined {
  const clients = groups.find(({ field }) => field === 'cliente')
  const largest = clients?.largest(MOST_BARS) ?? []
  if (!clients || sums.length < 2 || largest.length < 2) return undefined
  const ends = [0, sums.length - 1]
  return {
    title: `${sums[0]!.title} e ${sums.at(-1)!.title}: ${clients.title}, em R$`,
    categories: largest.map(({ name }) => (name.length > 40 ? `${name.slice(0, 39)}…` : name)),
    series: ends.map((at) => ({
      name: sums[at]!.title,
      values: largest.map((one) => one.sums[at]!),
    })),
  }
}

/** As the writer gives them, in the same order. */
function namesOf(sheets: readonly DescribedSheet[]): string[] {
  const nameSheet = sheetNamer()
  nameSheet(NAME)
  return sheets.map(({ name }) => nameSheet(name))
}

function linkTo(name: string): Value {
  return { link: `#'${name.replaceAll("'", "''")}'!A1`, text: name }
}

const LONG_TEXTS =
  'Um texto mais alto que a sua linha está inteiro na célula: clique nela para lê-lo.'
const ON_PAPER =
  'No papel saem as primeiras colunas das abas largas; as outras, que o botão acima delas esconde, só na tela.'

function isCutOnPaper({ columns = [] }: DescribedSheet): boolean {
  return columns.filter(({ onScreen }) => onScreen).length > 1
}

function warnings({ rehearsal, state }: Manifest, { isRehearsed }: Summary): Value[][] {
  const rows: Value[][] = []
  if (rehearsal || isRehearsed) {
    rows.push(
      [{ bold: 'ENSAIO' }, { bold: 'Os números desta pasta vêm do ambiente de ensaio (sandbox),' }],
      ['', { bold: 'e não do serviço. Não use em juízo.' }],
      [],
    )
  }
  if (state === 'cancelled') {
    rows.push(
      [{ bold: 'CANCELADO' }, { bold: 'O lote foi cancelado antes do fim:' }],
      ['', { bold: 'as linhas pendentes não foram calculadas.' }],
      [],
    )
  }
  return rows
}

/** A row without an answer is none of those that have the word. */
function notAll(
  { title, all, counts: values }: Summary['tallies'][number],
  { read, ignored }: RowCounts,
): string[] {
  if (all === undefined) return []
  const asked = read - ignored
  const good = values.find(([value]) => value === all)?.[1] ?? 0
  return good === asked ? [] : [`${title}: ${asked - good} de ${asked} NÃO são ${all}.`]
}

function whatToLookAt({ counts, tallies }: Summary): string[] {
  const answered = counts.ok + counts.warned
  const lines = [
    ...tallies.flatMap((tally) => notAll(tally, counts)),
    `${answered} de ${counted(counts.read - counts.ignored, 'linha', 'linhas')} com resultado, na aba Resultado.`,
  ]
  const say = (count: number, one: string, many: string, what: string) => {
    if (count > 0) lines.push(`${counted(count, one, many)}: ${what}`)
  }
  say(counts.warned, 'linha com aviso', 'linhas com aviso', 'leia a coluna Avisos antes de usar.')
  say(
    counts.rejected,
    'linha rejeitada',
    'linhas rejeitadas',
    'a aba Pendências diz o valor recebido e o que fazer.',
  )
  say(
    counts.failed,
    'linha com falha',
    'linhas com falha',
    'sem valor; a aba Pendências diz por quê.',
  )
  say(
    counts.duplicate,
    'linha repetida',
    'linhas repetidas',
    'deixada de fora das somas, como pedido.',
  )
  say(counts.pending, 'linha pendente', 'linhas pendentes', 'não foi calculada.')
  if (answered === counts.read - counts.ignored && counts.warned === 0)
    lines.push('Nenhuma pendência.')
  return lines
}
