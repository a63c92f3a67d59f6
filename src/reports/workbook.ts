import type { DescribedSheet } from '../publish/described-sheet.js'
import { CHART_ROWS, fitsWithChart } from '../publish/first-page/first-page.js'
import { linkedLine, REHEARSED } from '../publish/first-page/read-me.js'
import { linkTo } from '../publish/manual.js'
import { withSpare } from '../publish/widths.js'
import { VERSION } from '../runtime/version.js'
import { excelSerial } from '../spreadsheets/serial.js'
import type { SheetToWrite, Value } from '../spreadsheets/sheet.js'
import { REHEARSAL } from '../spreadsheets/xlsx/paper.js'
import type { SealOptions } from '../spreadsheets/xlsx/seal.js'
import { writeWorkbook } from '../spreadsheets/xlsx/write.js'
import { BRAZILIAN } from '../spreadsheets/xlsx/write-styles.js'
import type { ReportContent, ReportSheet } from './report.js'

/** Writes Leia-me, urgent sheets and results, then Resumo and the sources. */
export function reportWorkbook(made: ReportContent, createdAt: string, seal: SealOptions) {
  const found = [...made.first, ...made.sheets]
    // The first page says where a sheet has no rows.
    .filter(({ rows }) => rows.length > 0)
    .map(withoutEmptyColumns)
  const sheets = [
    ...found,
    summarySheet(made, createdAt),
    ...(made.sources.length > 0 ? [sourcesSheet(made)] : []),
  ]
  return writeWorkbook([readMe(made, sheets), ...sheets], {
    title: made.title,
    creator: `lote ${VERSION}`,
    createdAt: new Date(createdAt),
    paper: { foot: made.title, ...(made.rehearsal ? { banner: REHEARSAL } : {}) },
    seal,
  })
}

/** An empty column only makes the others narrower on paper. */
function withoutEmptyColumns({ columns, rows, total, ...sheet }: ReportSheet): DescribedSheet {
  const used = columns.map((_, at) => rows.some((row) => row[at] != null && row[at] !== ''))
  const shown = <T>(all: readonly T[]) => all.filter((_, at) => used[at])
  const shownRows = rows.map(shown)
  const lengthOf = (value: Value | undefined) => (typeof value === 'string' ? value.length : 0)
  const longest = (at: number) =>
    shownRows.reduce((most, row) => Math.max(most, lengthOf(row[at])), 0)
  return {
    // A page beside the first has to say what its rows are about.
    frozen: 1,
    ...sheet,
    columns: sheet.portrait ? shown(columns) : withSpare(shown(columns), longest),
    rows: shownRows,
    ...(total ? { total: shown(total) } : {}),
  }
}

function readMe(
  { title, rehearsal, alarms = [], highlights, figures, notes, chart }: ReportContent,
  sheets: DescribedSheet[],
): SheetToWrite {
  const head: Value[][] = [
    [{ title }],
    [],
    ...(rehearsal ? REHEARSED : []),
    [{ heading: 'O que olhar primeiro' }],
    ...alarms.map(([label, text]): Value[] => [{ alarm: label }, { bold: text }]),
    ...highlights.map((line) => linkedLine(line, sheets)),
    [],
    ...(figures?.lines.length
      ? [[{ heading: figures.heading }], ...figures.lines.map((line) => ['', line]), []]
      : []),
  ]
  const tabs: Value[][] = [
    [{ heading: 'Abas' }],
    ...sheets.map(({ name, about }): Value[] => [linkTo(name), about]),
  ]
  const how: Value[][] = [[{ heading: 'Como ler' }], ...notes.map((note) => ['', note])]
  const widths = [22, 96]
  const place = { column: 0, row: head.length, columns: 2, rows: CHART_ROWS }
  const isOver = chart && !fitsWithChart([...head, ...tabs, [], ...how], widths)
  return {
    name: 'Leia-me',
    widths,
    portrait: true,
    rows: [
      ...head,
      ...(chart ? Array.from({ length: CHART_ROWS + 1 }, () => []) : []),
      ...tabs,
      isOver ? [{ bold: '', newPage: true }] : [],
      ...how,
    ],
    charts: chart ? [{ ...chart, place }] : [],
  }
}

const STATES = {
  are: 'Linhas',
  ok: 'Completas',
  warned: 'Em parte',
  failed: 'Sem leitura ou sem resultado',
}

function summarySheet(made: ReportContent, createdAt: string): DescribedSheet {
  const { read, ok, warned, failed } = made.rows
  const states = made.states ?? STATES
  const rows: Value[][] = [
    [{ title: made.title }],
    ['Feito em (Brasília)', { moment: createdAt }],
    ...(made.sources.length > 0
      ? [['Ambiente', made.rehearsal ? 'Ensaio (sandbox)' : 'Serviço']]
      : []),
    ['Situação', { bold: made.incomplete ? 'INCOMPLETO' : (made.state ?? 'Completo') }],
    [],
    ...made.summary,
    [],
    [{ heading: states.are }],
    ['Ao todo', whole(read)],
    [states.ok, whole(ok)],
    [states.warned, whole(warned)],
    ...(states.failed === undefined ? [] : [[states.failed, whole(failed)]]),
    [
      'Soma de controle',
      whole(ok + warned + failed),
      ok + warned + failed === read ? 'fecha' : 'NÃO FECHA',
    ],
    [],
    [{ heading: 'Preço' }],
    ['Leituras gratuitas no serviço', whole(made.calls)],
    ['Unidades gastas', whole(0)],
  ]
  return {
    name: 'Resumo',
    about: 'O que foi pedido, quando foi feito, contagens e preço.',
    widths: [34, 26, 26, 50],
    rows,
    portrait: true,
    technical: true,
  }
}

function sourcesSheet({ sources }: ReportContent): DescribedSheet {
  return {
    name: 'Fontes',
    technical: true,
    about: 'De onde veio cada número, com o SHA-256 do que está guardado.',
    columns: [
      { title: 'Fonte', kind: 'text', width: 40, wrap: true },
      { title: 'O que é, e onde está', kind: 'text', width: 60, wrap: true },
      { title: 'Lida ou feita em (Brasília)', kind: 'moment', width: 20 },
      { title: 'SHA-256', kind: 'text', width: 68 },
    ],
    rows: sources.map(({ name, about, at, sha256 = null }) => [
      name,
      about,
      { moment: at },
      sha256,
    ]),
  }
}

export function whole(count: number): Value {
  return { n: String(count), format: `${BRAZILIAN}#,##0` }
}

export function money(sum: string): Value {
  return { n: sum, format: `${BRAZILIAN}#,##0.00` }
}

/** Formats `YYYY-MM`. */
export function monthValue(month: string): Value {
  const serial = excelSerial(`${month}-01`)
  return serial === undefined ? month : { n: String(serial), date: true, format: 'mm/yyyy' }
}

/** Of a percentage at least four places. */
export const PERCENT = `${BRAZILIAN}#,##0.0000######`

/** Formats a percentage as the service writes it: four places, without a sign. */
export function percent(text: string | undefined): Value {
  return text === undefined ? null : { n: text, format: `${BRAZILIAN}#,##0.0000` }
}
