import type { Bounds } from '../bounds.js'
import { type Cell, isBlank } from '../cell.js'
import { Comments, MOST_READ } from '../comments.js'
import { type Merge, type SourceLine, tooBig } from '../source.js'
import type { TagAttributes, TagHandler } from '../xlsx/tag-stream.js'
import { odsCell, type RawOdsCell, rawCell } from './cell.js'
import type { OdsStyles } from './styles.js'

/** Elements in or beside a sheet that are no content of its cells. */
const ASIDE = new Set(
  'annotation frame custom-shape shapes forms tracked-changes dde-links ruby-text'.split(' '),
)

export interface OdsSheet {
  name: string
  hidden: boolean
  merges: Merge[]
  hiddenColumns: number[]
}

/**
 * Turns the tags of `content.xml` into styles, sheets and merges, and into the lines of one sheet
 * if its number is given. Equal rows and cells are stored once with a count.
 */
export class OdsScan implements TagHandler {
  readonly sheets: OdsSheet[] = []
  is1904 = false
  /** The wanted sheet was read to its end. */
  done = false
  readonly comments = new Comments()
  private ready: SourceLine[] = []
  private aside = 0
  private inTable = false
  private line = 0
  private rows = 1
  private hidden = false
  private struck = false
  private cells: Cell[] = []
  private characters = 0
  private column = 0
  private repeated = 1
  private columnStyles: { until: number; style: string }[] = []
  private raw: RawOdsCell | undefined
  private shown = ''
  private paragraphs = 0
  private inParagraph = false
  /** The text of the open comment. */
  private comment: string | undefined
  private inComment = false

  constructor(
    private readonly styles: OdsStyles,
    private readonly path: string,
    private readonly bounds: Bounds,
    /** Without a number no cells are collected. */
    private readonly wanted?: number,
  ) {}

  take(): SourceLine[] {
    const lines = this.ready
    this.ready = []
    return lines
  }

  get wantsText(): boolean {
    if (this.comment !== undefined) return this.inComment
    return this.inTable ? this.inParagraph && this.aside === 0 : this.styles.wantsText
  }

  open(name: string, attributes: TagAttributes): void {
    if (name === 'annotation' && this.inTable) this.comment = ''
    if (ASIDE.has(name)) this.aside += 1
    if (this.aside > 0) this.openAside(name)
    if (this.aside > 0) return
    if (name === 'table') this.openTable(attributes)
    else if (this.inTable) this.openInTable(name, attributes)
    else if (name === 'null-date') {
      this.is1904 = attributes.get('table:date-value')?.startsWith('1904') === true
    } else if (this.wanted === undefined) this.styles.open(name, attributes)
  }

  private openAside(name: string): void {
    if (this.comment === undefined || name !== 'p') return
    this.inComment = true
    if (this.comment !== '') this.comment += '\n'
  }

  private addToComment(text: string): void {
    if (this.comment!.length < MOST_READ) this.comment += text
  }

  private closeComment(): void {
    const { comment: text = '', line, column, sheets } = this
    this.comments.add({ sheet: sheets.at(-1)?.name ?? '', line, column, text })
    this.comment = undefined
  }

  text(text: string): void {
    if (this.comment !== undefined) this.addToComment(text)
    else if (this.inTable) this.addText(text)
    else this.styles.text(text)
  }

  close(name: string): void {
    if (name === 'annotation' && this.comment !== undefined) this.closeComment()
    if (name === 'p') this.inComment = false
    if (ASIDE.has(name)) this.aside -= 1
    else if (this.aside > 0) return
    else if (!this.inTable) this.styles.close(name)
    else if (name === 'p') this.inParagraph = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.closeCell()
    else if (name === 'table-row') this.closeRow()
    else if (name === 'table') this.closeTable()
  }

  private openTable(attributes: TagAttributes): void {
    this.inTable = true
    this.line = 0
    this.columnStyles = []
    const hidden = this.styles.hidesTable(attributes.get('table:style-name') ?? '')
    this.sheets.push({
      name: attributes.get('table:name') ?? '',
      hidden,
      merges: [],
      hiddenColumns: [],
    })
    if (this.sheets.length > this.bounds.sheets) {
      throw tooBig(this.path, { bound: 'sheets', most: this.bounds.sheets })
    }
  }

  private closeTable(): void {
    this.inTable = false
    this.done = this.sheets.length - 1 === this.wanted
  }

  private openInTable(name: string, attributes: TagAttributes): void {
    if (name === 'table-cell' || name === 'covered-table-cell') this.openCell(attributes)
    else if (name === 'p') this.openParagraph()
    else if (name === 'table-row') this.openRow(attributes)
    else if (name === 'table-column') this.openColumn(attributes)
    else if (!this.inParagraph) return
    else if (name === 's') this.addText(' '.repeat(this.count(attributes, 'text:c')))
    else if (name === 'tab') this.addText('\t')
    else if (name === 'span') this.openSpan(attributes)
    else if (name === 'line-break') this.addText('\n')
  }

  /** A text that is struck through in part counts like a struck cell. */
  private openSpan(attributes: TagAttributes): void {
    const style = this.styles.cellStyle(attributes.get('text:style-name') ?? '')
    this.struck ||= style.struck === true
  }

  private openColumn(attributes: TagAttributes): void {
    const from = this.columnStyles.at(-1)?.until ?? 0
    const until = from + this.count(attributes, 'table:number-columns-repeated')
    if (this.columnStyles.length >= this.bounds.columns) this.refuse('columns')
    if (this.isHidden(attributes)) this.hideColumns(from, until)
    this.columnStyles.push({ until, style: attributes.get('table:default-cell-style-name') ?? '' })
  }

  private isHidden(attributes: TagAttributes): boolean {
    const isVisible = (attributes.get('table:visibility') ?? 'visible') === 'visible'
    return !isVisible || this.styles.hasNoWidth(attributes.get('table:style-name') ?? '')
  }

  private hideColumns(from: number, until: number): void {
    const { hiddenColumns } = this.sheets.at(-1)!
    for (let column = from; column < Math.min(until, this.bounds.columns); column++)
      hiddenColumns.push(column)
  }

  private openRow(attributes: TagAttributes): void {
    this.line += 1
    this.rows = this.count(attributes, 'table:number-rows-repeated')
    const visibility = attributes.get('table:visibility') ?? 'visible'
    this.hidden = visibility !== 'visible'
    this.struck = false
    this.cells = []
    this.characters = 0
    this.column = 0
  }

  private openCell(attributes: TagAttributes): void {
    this.repeated = this.count(attributes, 'table:number-columns-repeated')
    this.addMerge(attributes)
    this.raw = this.isWanted() ? rawCell(attributes) : undefined
    this.shown = ''
    this.paragraphs = 0
  }

  private openParagraph(): void {
    this.inParagraph = this.raw !== undefined
    if (this.paragraphs > 0) this.addText('\n')
    this.paragraphs += 1
  }

  private addText(text: string): void {
    if (this.raw === undefined) return
    if (this.shown.length + text.length > this.bounds.cellCharacters) this.refuse('cellCharacters')
    this.shown += text
  }

  private closeCell(): void {
    const { raw } = this
    if (raw !== undefined) {
      const style = this.styles.cellStyle(raw.style ?? this.columnStyle())
      const cell = odsCell(raw, this.shown, style)
      if (!isBlank(cell)) this.addCells(cell, style.struck === true)
    }
    this.raw = undefined
    this.column += this.repeated
  }

  private addCells(cell: Cell, struck: boolean): void {
    if (this.column + this.repeated > this.bounds.columns) this.refuse('columns')
    this.characters += typeof cell === 'string' ? cell.length * this.repeated : 0
    if (this.characters > this.bounds.lineCharacters) this.refuse('lineCharacters')
    while (this.cells.length < this.column) this.cells.push(null)
    for (let count = 0; count < this.repeated; count++) this.cells.push(cell)
    this.struck ||= struck
  }

  private closeRow(): void {
    const last = this.line + this.rows - 1
    if (this.cells.length > 0) {
      if (last > this.bounds.rows) this.refuse('rows')
      for (let line = this.line; line <= last; line++) this.ready.push(this.lineAt(line))
    }
    this.line = last
  }

  private lineAt(line: number): SourceLine {
    const { cells, hidden, struck } = this
    return { line, cells, ...(hidden ? { hidden } : {}), ...(struck ? { struck } : {}) }
  }

  private addMerge(attributes: TagAttributes): void {
    const rows = this.count(attributes, 'table:number-rows-spanned')
    const columns = this.count(attributes, 'table:number-columns-spanned')
    if (rows === 1 && columns === 1) return
    const { merges } = this.sheets.at(-1)!
    if (merges.length >= this.bounds.merges) {
      throw tooBig(this.path, { bound: 'merges', most: this.bounds.merges })
    }
    const { line: top, column: left } = this
    merges.push({ top, bottom: top + rows - 1, left, right: left + columns - 1 })
  }

  private isWanted(): boolean {
    return this.sheets.length - 1 === this.wanted
  }

  private columnStyle(): string {
    return this.columnStyles.find(({ until }) => this.column < until)?.style ?? ''
  }

  /** A repeat count: 1 if the file has none, and never more than the rows of a sheet. */
  private count(attributes: TagAttributes, name: string): number {
    const count = Number(attributes.get(name) ?? 1)
    return Number.isInteger(count) && count > 0 ? Math.min(count, this.bounds.rows + 1) : 1
  }

  private refuse(bound: 'cellCharacters' | 'columns' | 'lineCharacters' | 'rows'): never {
    throw tooBig(this.path, { bound, most: this.bounds[bound], line: this.line })
  }
}
