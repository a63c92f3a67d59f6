import type { Manifest } from '../../core/batch.js'
import type {
  Job,
  Knowledge,
  StatementDocument,
  StatementRow,
  StatementSheet,
} from '../../core/job/job.js'
import type { RowRecord } from '../../core/task.js'
import type { Facts } from '../../messages/message.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import type { SheetColumn } from '../../spreadsheets/sheet.js'
import { linesPerPage, widthOf } from '../../spreadsheets/xlsx/paper.js'
import { type DescribedSheet, leftOut } from '../described-sheet.js'
import type { ResultRow } from '../rows.js'
import { withSpare } from '../widths.js'
import { type StatementPaper, statementPage, unprintedPage } from './statement-page.js'
import type { Filing } from './statement-text.js'

/**
 * The most cases of a sheet that a user reads and prints with the workbook; more become separate
 * files.
 */
const MOST_CASES = 20

/** Collects the rows of statements by block, if the batch is small enough for the sheet. */
export class Statement {
  private readonly blocks = new Map<string, StatementRow[]>()
  private readonly fits: boolean

  constructor(
    private readonly sheet: StatementSheet,
    readonly manifest: Manifest,
    readonly job: Job,
    readonly knowledge: Knowledge,
  ) {
    const { rows, ignored } = manifest.plan
    this.fits = rows - ignored <= sheet.mostRows
  }

  add(row: ResultRow): void {
    if (!this.fits || !isOfStatement(row, this.sheet)) return
    const block = blockOf(row, this.sheet)
    const rows = this.blocks.get(block) ?? []
    this.blocks.set(block, rows)
    rows.push(statementRow(row, this))
  }

  /**
   * True where only a workbook with all sheets has the statements: printed, each case is a page.
   */
  get isApart(): boolean {
    return !this.fits || statementsOf(this.blocks.keys()).length > MOST_CASES
  }

  /** What the answers prove of the terms; nothing where the batch is too large for the sheet. */
  proved(): Facts {
    const rows = [...this.blocks.values()].flat()
    return this.fits ? (this.sheet.proved?.(rows) ?? {}) : {}
  }

  toSheet(): DescribedSheet {
    return { ...this.table(), ...(this.isApart ? { extra: true } : {}) }
  }

  private table(): DescribedSheet {
    const { name, about, columns, mostRows } = this.sheet
    if (!this.fits) {
      return leftOut(this.sheet, `Há mais de ${mostRows} linhas`, 'nas abas Resultado e Memória')
    }
    const documents = this.documents()
    const used = new Set(
      documents.flatMap(({ parts }) => parts.flatMap((part) => part.columns.map(titleOf))),
    )
    const shown = roomy(
      columns.filter((column) => used.has(column.title)),
      documents,
    )
    if (documents.length === 0) {
      return { name, about, rows: [[NOTHING]], widths: [100], portrait: true }
    }
    const filing = this.filing()
    const [printed, refused] = [false, true].map((is) =>
      documents.filter((one) => (one.refused !== undefined) === is),
    ) as [StatementDocument[], StatementDocument[]]
    const rowsOn = (paper: StatementPaper) => [
      ...printed.flatMap((one) => statementPage(one, filing, shown, paper)),
      ...unprintedPage(refused, paper.across),
    ]
    // Without a case that may be printed there is no table: the sentences are a page, and wrap.
    if (shown.length === 0) {
      const rows = rowsOn({ across: Number.POSITIVE_INFINITY, down: Number.POSITIVE_INFINITY })
      return { name, about, rows, widths: [100], portrait: true }
    }
    const across = widthOf(shown)
    const isUpright = across <= UPRIGHT
    const rows = rowsOn({ across, down: linesPerPage(across, isUpright) })
    return {
      name,
      about,
      columns: shown,
      ownHeaders: true,
      rows,
      ...(isUpright ? { portrait: true } : {}),
    }
  }

  /** Without a result there is nothing to file: Pendências has these rows. */
  private documents(): StatementDocument[] {
    const documents = statementsOf(this.blocks.keys()).map((blocks) => {
      const rows = blocks.flatMap((block) => this.blocks.get(block)!)
      rows.sort((a, b) => a.line - b.line)
      return this.sheet.document(caseOf(rows[0]!, this.sheet), rows, this.knowledge)
    })
    return documents.filter(({ parts, refused }) => parts.length > 0 || refused !== undefined)
  }

  private filing(): Filing {
    const { id, office = {}, rehearsal, createdAt, finishedAt } = this.manifest
    const date = dateInSaoPaulo(Date.parse(finishedAt ?? createdAt))
    return { office, date, isRehearsal: rehearsal, batch: id }
  }
}

/** The widest table on upright paper, in characters. */
const UPRIGHT = 125

/** Gives what is left of a landscape page to texts that would take several lines. */
function roomy(columns: SheetColumn[], documents: readonly StatementDocument[]): SheetColumn[] {
  if (widthOf(columns) <= UPRIGHT) return columns
  return withSpare(columns, (at) =>
    Math.max(...documents.flatMap((one) => lengthsIn(one, columns[at]!.title))),
  )
}

function lengthsIn({ parts }: StatementDocument, title: string): number[] {
  return parts.flatMap(({ columns, lines }) => {
    const at = columns.findIndex((column) => column.title === title)
    return lines.map((line) => line[at]?.length ?? 0)
  })
}

const NOTHING = 'Nenhuma linha tem resultado, por isso não há demonstrativo.'

const titleOf = ({ title }: { title: string }) => title

type WithFields = Pick<ResultRow, 'fields'>

/** Returns the case number of a row, where it has one. */
export function caseOf({ fields = {} }: WithFields, { field }: StatementSheet): string | undefined {
  const value = fields[field]
  return value === undefined ? undefined : String(value)
}

/** Decides whether a row is part of a debt: one without case, name and amount may be anybody's. */
export function isOfStatement(
  { ignored, duplicateOf, fields = {} }: RowRecord,
  { field }: StatementSheet,
): boolean {
  if (ignored !== undefined || duplicateOf !== undefined) return false
  return [field, 'cliente', 'parte_contraria', 'descricao', 'valor'].some((name) => name in fields)
}

const OF_PARTIES = 'parties '
/** Before the party of a block that is one of several of its case; no name has it. */
const OWNER = '\0'

/**
 * Returns the block of a row: its case, with the party that must have its own statement, or without
 * one its parties, whose debts belong to no other parties.
 */
export function blockOf(row: WithFields, sheet: StatementSheet): string {
  const { fields = {} } = row
  const number = caseOf(row, sheet)
  const owner = sheet.ownerApart?.(fields)
  if (number !== undefined) return `case ${number}${owner === undefined ? '' : OWNER + owner}`
  const { cliente = '', parte_contraria = '' } = fields
  return `${OF_PARTIES}${cliente}\n${parte_contraria}`
}

/**
 * Returns the blocks of each statement, in order: one block each, except that all blocks of a case,
 * or all of parties, share a statement where a row names no client, because it may be a payment of
 * any of them.
 */
export function statementsOf(blocks: Iterable<string>): string[][] {
  const all = new Set(blocks)
  const ofParties = [...all].filter((block) => block.startsWith(OF_PARTIES))
  const isShared = ofParties.some((block) => block.startsWith(`${OF_PARTIES}\n`))
  const statements = new Map<string, string[]>()
  for (const block of all) {
    if (isShared && block.startsWith(OF_PARTIES)) continue
    const whole = block.split(OWNER, 1)[0]!
    const key = all.has(whole) ? whole : block
    const own = statements.get(key)
    if (own) own.push(block)
    else statements.set(key, [block])
  }
  return [...statements.values(), ...(isShared ? [ofParties] : [])]
}

export interface Planned {
  manifest: Manifest
  job: Job
  knowledge: Knowledge
}

/** Returns a row with the parameters of its call: planning depends on the records alone. */
export function statementRow(
  { line, fields = {}, figures, task, said: messages }: ResultRow,
  { manifest, job, knowledge }: Planned,
): StatementRow {
  const headings = new Map(manifest.input.mapping.map(({ field, heading }) => [field, heading]))
  const row = { line, fields, headings, figures, messages }
  if (task === undefined) return row
  const planned = job.planRow(fields, manifest.parameters, knowledge)
  return {
    ...row,
    ...(planned.is === 'item' ? { parameters: planned.parameters } : {}),
  }
}
