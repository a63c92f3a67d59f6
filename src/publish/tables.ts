import type { Manifest } from '../batch.js'
import type { FigureColumn, Job } from '../job.js'
import { say, whatToDo } from '../messages/index.js'
import type { SheetColumn, SheetToWrite, Value } from '../sheets/sheet.js'
import type { CallLine } from './calls.js'
import type { ResultRow } from './rows.js'
import type { RowRecord } from '../task.js'
import { IGNORED_WORDS, OUTCOME_WORDS } from './words.js'

type Rows = AsyncIterable<ResultRow>

/** Resultado: every row of the input, its own cells first and untouched. */
export function resultTable(manifest: Manifest, job: Job, rows: Rows, widths: readonly number[]): SheetToWrite {
  const original = originalColumns(manifest, widths)
  const { figures, evidence } = job.sheets
  const columns: SheetColumn[] = [
    LINE,
    ...original,
    ...figures,
    { title: 'Situação', kind: 'text', width: 12 },
    { title: 'Avisos', kind: 'text', width: 60, wrap: true },
    ...evidence,
  ]
  return { name: 'Resultado', columns, rows: map(rows, line) }

  function line(row: ResultRow): Value[] {
    return [
      { n: String(row.line) },
      ...padded(row, original.length),
      ...figures.map((column) => valueOf(column, row.figures)),
      OUTCOME_WORDS[row.outcome],
      row.ignored === undefined ? told(row) : (IGNORED_WORDS[row.ignored] ?? row.ignored),
      ...evidence.map((column) => valueOf(column, row.figures)),
    ]
  }
}

/** The memory of each answered item, in input order. */
export function memoryTable(job: Job, rows: Rows): SheetToWrite {
  const { name, columns } = job.sheets.memory
  return {
    name,
    columns: [LINE, { title: 'Processo', kind: 'text', width: 28 }, ...columns, CALL],
    rows: map(rows, (row) => {
      if (row.outcome !== 'ok' && row.outcome !== 'warned') return undefined
      return [
        { n: String(row.line) },
        String(row.fields?.numero_processo ?? ''),
        ...columns.map((column) => valueOf(column, row.figures)),
        row.call?.id ?? '',
      ]
    }),
  }
}

/** Pendências: one line for each thing that somebody has to look at. */
export function pendingTable(manifest: Manifest, rows: Rows): SheetToWrite {
  const columns: SheetColumn[] = [
    LINE,
    { title: 'Aba', kind: 'text', width: 18 },
    { title: 'Situação', kind: 'text', width: 12 },
    { title: 'Campo', kind: 'text', width: 30 },
    { title: 'Coluna', kind: 'text', width: 9 },
    { title: 'Valor recebido', kind: 'text', width: 28 },
    { title: 'Problema', kind: 'text', width: 60, wrap: true },
    { title: 'O que fazer', kind: 'text', width: 60, wrap: true },
  ]
  return { name: 'Pendências', columns, rows: pendingLines(manifest, rows) }
}

async function* pendingLines(manifest: Manifest, rows: AsyncIterable<ResultRow>): AsyncIterable<Value[]> {
  for await (const row of rows) {
    if (row.outcome === 'ok' || row.outcome === 'ignored') continue
    const place = [{ n: String(row.line) }, manifest.input.sheet, OUTCOME_WORDS[row.outcome]]
    if (row.said.length === 0) yield [...place, '', '', '', 'A linha não foi calculada.', 'Retome o lote: lote resume ' + manifest.id]
    for (const said of row.said) {
      const { label, column, value } = said.facts
      yield [...place, String(label ?? ''), String(column ?? ''), String(value ?? ''), say('pt', said), whatToDo('pt', said)]
    }
  }
}

/** Chamadas: what the service told of each call as a whole. */
export function callsTable(calls: AsyncIterable<CallLine>): SheetToWrite {
  const columns: SheetColumn[] = [
    CALL,
    { title: 'Linhas', kind: 'integer' },
    { title: 'Correção', kind: 'money' },
    { title: 'Juros', kind: 'money' },
    { title: 'Multa', kind: 'money' },
    { title: 'Honorários', kind: 'money' },
    { title: 'Total', kind: 'money' },
  ]
  const parts = ['correcaoMonetaria', 'juros', 'multa', 'honorarios', 'total']
  return {
    name: 'Chamadas',
    columns,
    rows: map(calls, (call) => {
      if (call.rows === 0) return undefined
      return [call.id, { n: String(call.rows) }, ...parts.map((part) => number(call.totals[part]))]
    }),
  }
}

/** Entrada original: the sheet as it came, blank lines aside. */
export function inputTable(manifest: Manifest, rows: AsyncIterable<RowRecord>): SheetToWrite {
  const columns: SheetColumn[] = [LINE, ...letters(manifest)]
  return {
    name: 'Entrada original',
    columns,
    rows: map(rows, (row) => [{ n: String(row.line) }, ...padded(row, columns.length - 1)]),
  }
}

/** Auditoria: each call with time, route, status, attempt, units and id; no credentials. */
export function auditTable(calls: AsyncIterable<CallLine>): SheetToWrite {
  const columns: SheetColumn[] = [
    { title: 'Enviada em', kind: 'moment', width: 20 },
    { title: 'Respondida em', kind: 'moment', width: 20 },
    { title: 'Rota', kind: 'text', width: 22 },
    { title: 'Resposta', kind: 'text', width: 40, wrap: true },
    { title: 'Tentativa', kind: 'integer' },
    { title: 'Unidades', kind: 'integer' },
    { title: 'Linhas', kind: 'integer' },
    CALL,
  ]
  return {
    name: 'Auditoria',
    columns,
    rows: map(calls, (call) => [
      { moment: new Date(call.atMs).toISOString() },
      call.endedMs === undefined ? null : { moment: new Date(call.endedMs).toISOString() },
      call.route,
      call.status,
      { n: String(call.attempt) },
      { n: String(call.units) },
      { n: String(call.rows) },
      call.id,
    ]),
  }
}

const LINE: SheetColumn = { title: 'Linha', kind: 'integer', width: 8 }
const CALL: SheetColumn = { title: 'Chamada', kind: 'text', width: 34 }

function originalColumns({ input }: Manifest, widths: readonly number[]): SheetColumn[] {
  return input.headings.map((heading, i) => ({ title: heading.trim() || `Coluna ${i + 1}`, kind: 'original' as const, width: widths[i] }))
}

function letters({ input }: Manifest): SheetColumn[] {
  return input.headings.map((_, i) => ({ title: letter(i), kind: 'original' as const }))
}

function letter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letter(Math.floor(column / 26) - 1) + last
}

function padded(row: RowRecord, count: number): Value[] {
  return Array.from({ length: count }, (_, i) => row.cells[i] ?? null)
}

function told(row: ResultRow): string {
  return row.said.map((said) => say('pt', said)).join(' ')
}

function valueOf(column: FigureColumn, figures: Record<string, string>): Value {
  const value = figures[column.figure]
  if (value === undefined) return null
  if (column.kind === 'date') return { date: value }
  return column.kind === 'text' ? value : { n: value }
}

function number(value: string | undefined): Value {
  return value === undefined ? null : { n: value }
}

async function* map<T>(rows: AsyncIterable<T>, line: (row: T) => Value[] | undefined): AsyncIterable<Value[]> {
  for await (const row of rows) {
    const values = line(row)
    if (values) yield values
  }
}
