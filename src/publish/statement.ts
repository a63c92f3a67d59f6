import type { Manifest } from '../core/batch.js'
import type { Job, Knowledge, StatementRow, StatementSheet } from '../core/job/job.js'
import type { Value } from '../spreadsheets/sheet.js'
import { type DescribedSheet, leftOut } from './described-sheet.js'
import type { ResultRow } from './rows.js'

/** The rows of a statement by the value that makes a block, if the batch is small enough for one. */
export class Statement {
  private readonly blocks = new Map<string | undefined, StatementRow[]>()
  private readonly fits: boolean

  constructor(
    private readonly sheet: StatementSheet,
    private readonly manifest: Manifest,
    private readonly job: Job,
    private readonly knowledge: Knowledge,
  ) {
    const { rows, ignored } = manifest.plan
    this.fits = rows - ignored <= sheet.mostRows
  }

  add(row: ResultRow): void {
    if (!this.fits || row.outcome === 'ignored' || row.outcome === 'duplicate') return
    const { line, fields = {}, figures } = row
    const value = fields[this.sheet.field]
    const key = value === undefined ? undefined : String(value)
    const block = this.blocks.get(key) ?? []
    this.blocks.set(key, block)
    block.push({ line, fields, figures, parameters: this.parametersOf(row) })
  }

  /** Planning is a pure function of what the records hold. */
  private parametersOf({ fields, task }: ResultRow) {
    if (task === undefined || !fields) return undefined
    const planned = this.job.planRow(fields, this.manifest.parameters, this.knowledge)
    return planned.is === 'item' ? planned.parameters : undefined
  }

  toSheet(): DescribedSheet {
    const { name, about, columns, mostRows } = this.sheet
    if (!this.fits) {
      return leftOut(this.sheet, `Há mais de ${mostRows} linhas`, 'nas abas Resultado e Memória')
    }
    return { name, about, columns: [...columns], rows: this.lines() }
  }

  private *lines(): Iterable<Value[]> {
    for (const [key, rows] of this.blocks) yield* this.sheet.block(key, rows, this.knowledge)
  }
}
