import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import type { Outcome } from '../../core/outcome.js'
import { Outcomes } from '../../gather/outcomes.js'
import { translate, whatToDo } from '../../messages/index.js'
import { besideOriginals } from '../../publish/columns.js'
import { type ResultRow, resultRows } from '../../publish/rows.js'
import { columnWidths } from '../../publish/widths.js'
import { OUTCOME_WORDS } from '../../publish/words.js'
import { BatchRecords } from '../../records/batch-records.js'
import { SOME_ROWS_HEADING } from '../../spreadsheets/added-columns.js'
import type { SheetColumn, SheetToWrite, Value } from '../../spreadsheets/sheet.js'
import { PAGE_WIDTH, REHEARSAL } from '../../spreadsheets/xlsx/paper.js'
import { writeWorkbook } from '../../spreadsheets/xlsx/write.js'
import type { Bucket } from '../../storage/bucket.js'
import { pendingCells } from './pending-cells.js'
import { rowIdOf } from './row-id.js'

/**
 * Returns the sheet of pending rows for a download.
 *
 * @throws UserError (2) while the batch goes on, and when every row has a result
 */
export async function pendingOf(manifest: Manifest, bucket: Bucket) {
  const { id: batch, input, state } = manifest
  if (state === 'open') throw UserError.usage('not_finished', { batch })
  const pending = await pendingWorkbook(manifest, bucket)
  if (!pending) throw UserError.usage('pending_none', { batch })
  const saveAs = `${basename(input.name, extname(input.name))}-pendencias.xlsx`
  return { ...pending, saveAs }
}

/** Outcomes without a figure: a person mends the row, or submits it again. */
export const PENDING: ReadonlySet<Outcome> = new Set(['rejected', 'failed', 'pending'])

/** A row with its outcome, or as the plan leaves it. */
export type PendingRow = Omit<ResultRow, 'chunk'>

/** The source of the rows: a batch with row ids, or a plan. */
export interface PendingOf {
  input: Omit<Manifest['input'], 'sha256' | 'bytes'>
  rehearsal: boolean
  /** The instant of the end, or of the plan, in ISO form. */
  at: string
  batch?: OfBatch
}

interface OfBatch {
  id: string
  /** The sheet continues it only with `--sandbox`. */
  ownSandbox: boolean
  rowId(row: PendingRow): string
}

/**
 * Builds a small workbook of the rows of an ended batch without a result, in the columns of its
 * input, with the problem and its remedy in further columns. Once mended, it is submitted with
 * `--patch`. The bytes are the same each time.
 *
 * @returns undefined when every row has a result
 */
export async function pendingWorkbook(
  manifest: Manifest,
  bucket: Bucket,
): Promise<{ rows: number; workbook: Readable } | undefined> {
  const rows: ResultRow[] = []
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  for await (const row of resultRows({ manifest, bucket, outcomes })) {
    if (PENDING.has(row.outcome)) rows.push(row)
  }
  return pendingSheet(ofBatch(manifest), rows)
}

export function ofBatch(manifest: Manifest): PendingOf {
  const { id, input, rehearsal, ownSandbox, createdAt, finishedAt = createdAt } = manifest
  const batch = { id, ownSandbox, rowId: (row: PendingRow) => rowIdOf(manifest, row) }
  return { input, rehearsal, at: finishedAt, batch }
}

/** Builds the workbook of these rows; undefined when there are none. */
export function pendingSheet(
  of: PendingOf,
  rows: readonly PendingRow[],
): { rows: number; workbook: Readable } | undefined {
  if (rows.length === 0) return undefined
  const workbook = writeWorkbook([tableOf(of, rows), readMe(of, rows.length)], {
    createdAt: new Date(of.at),
    title: `Pendências - ${of.input.name}`,
    creator: 'lote',
    paper: {
      foot: `lote ${of.batch?.id ?? of.input.name}`,
      ...(of.rehearsal ? { banner: REHEARSAL } : {}),
    },
  })
  return { rows: rows.length, workbook }
}

const SITUATION: SheetColumn = { title: 'Situação', kind: 'text', width: 12 }
/** In characters: of a column of sentences. */
const WIDEST = 52
const NARROWEST = 20

/** Problem and remedy take what the row leaves of its page; without room they get a page beside. */
function sentenceWidth(originals: readonly number[]): number {
  const taken = originals.reduce((sum, width) => sum + width, SITUATION.width!)
  const each = Math.floor((PAGE_WIDTH - taken) / 2)
  return each < NARROWEST ? WIDEST : Math.min(WIDEST, each)
}

function oursOf(widths: readonly number[]): readonly SheetColumn[] {
  const width = sentenceWidth(widths)
  return [
    SITUATION,
    { title: 'O que está errado', kind: 'text', width, wrap: true },
    { title: 'O que fazer', kind: 'text', width, wrap: true },
  ]
}

function tableOf(of: PendingOf, rows: readonly PendingRow[]): SheetToWrite {
  const widths = columnWidths([...rows], of.input.headings)
  const { originals, ours } = besideOriginals(of, widths, oursOf(widths))
  const id: SheetColumn = { title: SOME_ROWS_HEADING, kind: 'text', hidden: true }
  const { batch } = of
  return {
    name: of.input.sheet,
    columns: [...originals, ...(batch ? [id] : []), ...ours],
    // A page beside the first has to say of which row it speaks.
    frozen: 1,
    partAt: originals.length + (batch ? 1 : 0),
    rows: rows.map((row) => {
      const cells = pendingCells(row, of.input)
      return [
        ...originals.map((_, at) => cells[at] ?? null),
        ...(batch ? [batch.rowId(row)] : []),
        ...whatIsWrong(row),
      ]
    }),
  }
}

/** The situation of a row, its problem and the remedy, in the words of Pendências. */
function whatIsWrong({ outcome, said: messages }: Pick<ResultRow, 'outcome' | 'said'>): string[] {
  const wrong = messages.map((one) => translate('pt', one)).join('\n')
  const todo = [...new Set(messages.map((one) => whatToDo('pt', one)))].filter(Boolean).join('\n')
  const isUnasked = outcome === 'pending'
  return [
    OUTCOME_WORDS[outcome],
    wrong || (isUnasked ? 'A linha não foi calculada.' : ''),
    todo || (isUnasked ? 'Devolva a planilha, e a linha será consultada.' : 'Confira.'),
  ]
}

function readMe({ batch, input }: PendingOf, count: number): SheetToWrite {
  const rows: Value[][] = [
    [{ title: 'Linhas a corrigir' }],
    [],
    ...(batch ? [['Lote', batch.id]] : []),
    ['Arquivo', input.name],
    ['Linhas', String(count)],
    [],
    ...(batch ? howToPatch(batch, input.sheet) : HOW_TO_MEND),
  ]
  return { name: 'Leia-me', widths: [14, 96], rows, portrait: true }
}

const HOW_TO_MEND: Value[][] = [
  ['Como usar', 'Nada foi calculado ainda: corrija estas linhas no seu próprio arquivo, e rode-o.'],
]

function howToPatch({ id, ownSandbox }: OfBatch, sheet: string): Value[][] {
  return [
    ['Como usar', `Corrija as células da aba ${sheet} e devolva este arquivo:`],
    ['', 'na página do lote, em Corrigir e reenviar; ou, num terminal,'],
    ['', `lote run ESTE-ARQUIVO.xlsx --patch ${id}${ownSandbox ? ' --sandbox' : ''}`],
    ['', 'Só as linhas desta planilha são consultadas; as outras mantêm o resultado que têm.'],
    ['', 'Uma linha apagada daqui fica como está no lote; uma linha a mais entra como nova.'],
    ['', 'Uma fórmula salva sem resultado está aqui como célula vazia: escreva nela o valor.'],
    ['', 'Não mude a ordem das colunas. As colunas à direita dos seus dados não são lidas.'],
  ]
}
