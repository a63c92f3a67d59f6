import type { Bounds } from '../bounds.js'
import type { Cell } from '../cell.js'
import { isBlank } from '../cell.js'
import { LONGEST_FORMULA } from '../formula-source.js'
import { type Merge, type SourceLine, tooBig } from '../source.js'
import { textCopier } from './copy-text.js'
import { unescapeText } from './escapes.js'
import { type CellContext, cellOf, isStruck, type RawCell } from './read-cell.js'
import { isOn } from './read-styles.js'
import { columnOf, mergeOf } from './reference.js'
import type { TagAttributes, TagHandler } from './tag-stream.js'
import { isTrue } from './xml.js'

/** The destination of the text between two tags. */
type Target = 'value' | 'inline' | 'formula' | 'page' | undefined

/** Headers and footers of printed pages. */
const PAGE_TEXT = /^(?:odd|even|first)(?:Header|Footer)$/
const MOST_PAGE_TEXTS = 6
const LONGEST_PAGE_TEXT = 1_000

/** What may show another thing than the cells, or lies behind or over them. */
const CONDITIONAL = /^(?:conditionalFormatting|picture|legacyDrawingHF|oleObjects|controls)$/

/** In characters: a narrower column cannot show a single digit. */
const NARROWEST = 1

/** Facts of a sheet besides its cells. */
export interface SheetLayout {
  readonly merges: Merge[]
  readonly hiddenColumns: ReadonlySet<number>
  readonly pageTexts: string[]
  /** Formats by condition, pictures, or first or even pages with texts of their own. */
  readonly isConditional: boolean
}

/**
 * Turns the tags of a worksheet into lines and its layout. Lines wait in `ready` until `take`,
 * after each piece of XML. Without a context only the layout is collected.
 */
export class SheetScan implements TagHandler, SheetLayout {
  readonly merges: Merge[] = []
  readonly hiddenColumns = new Set<number>()
  readonly pageTexts: string[] = []
  isConditional = false
  private ready: SourceLine[] = []
  private inData = false
  private line = 0
  private hidden = false
  private struck = false
  private cells: Cell[] = []
  private formulas: number[] = []
  private masked: number[] = []
  private characters = 0
  private hasContent = false
  private column = -1
  private inCell = false
  private inPhonetic = false
  private inRun = false
  private target: Target
  private readonly raw: RawCell = emptyCell()
  private readonly copyText = textCopier()

  constructor(
    private readonly context: CellContext | undefined,
    private readonly path: string,
    private readonly bounds: Bounds,
  ) {}

  take(): SourceLine[] {
    const lines = this.ready
    this.ready = []
    return lines
  }

  open(name: string, attributes: TagAttributes): void {
    if (this.inData) {
      if (this.context) this.openInData(name, attributes)
    } else if (name === 'sheetData') this.inData = true
    else if (name === 'mergeCell') this.addMerge(attributes.get('ref') ?? '')
    else if (name === 'col') this.addColumns(attributes)
    else if (PAGE_TEXT.test(name)) this.target = 'page'
    else if (CONDITIONAL.test(name)) this.isConditional = true
    else if (name === 'headerFooter') this.isConditional ||= hasOddPages(attributes)
  }

  get wantsText(): boolean {
    return this.target !== undefined
  }

  text(text: string): void {
    if (this.target === undefined) return
    if (this.target === 'page') {
      if (this.pageTexts.length < MOST_PAGE_TEXTS) this.pageTexts.push(pageText(text))
      return
    }
    const joined = (this.raw[this.target] ?? '') + text
    if (this.target === 'formula') {
      this.raw.formula = joined.slice(0, LONGEST_FORMULA)
      return
    }
    if (joined.length > this.bounds.cellCharacters) {
      this.refuse('cellCharacters')
    }
    this.raw[this.target] = joined
  }

  close(name: string): void {
    if (!this.inData) {
      this.target = undefined
      return
    }
    if (name === 'sheetData') this.inData = false
    else if (!this.context) return
    else if (name === 'c') this.closeCell(this.context)
    else if (name === 'row') this.closeRow()
    else if (name === 'rPh') this.inPhonetic = false
    else if (name === 'v' || name === 't' || name === 'f') this.target = undefined
  }

  private openInData(name: string, attributes: TagAttributes): void {
    if (name === 'c') this.openCell(attributes)
    else if (name === 'v') this.begin('value')
    else if (name === 'row') this.openRow(attributes)
    else if (name === 't') this.begin('inline')
    else if (name === 'f') this.beginFormula()
    else if (name === 'is') this.raw.inline ??= ''
    else if (name === 'r') this.inRun = true
    else if (name === 'strike' && this.inRun) this.raw.struck ||= isOn(attributes.get('val'))
    else if (name === 'rPh') this.inPhonetic = true
  }

  private beginFormula(): void {
    this.raw.hasFormula = true
    if (this.inCell) this.target = 'formula'
  }

  private begin(target: 'value' | 'inline'): void {
    if (!this.inCell || this.inPhonetic) return
    this.raw[target] ??= ''
    this.target = target
  }

  /** A row without a number follows the previous one, and so does a cell without a reference. */
  private openRow(attributes: TagAttributes): void {
    const number = Number(attributes.get('r'))
    this.line = Number.isInteger(number) && number > 0 ? number : this.line + 1
    this.hidden = isTrue(attributes.get('hidden')) || Number(attributes.get('ht') ?? 1) === 0
    this.struck = false
    this.cells = []
    this.formulas = []
    this.masked = []
    this.characters = 0
    this.hasContent = false
    this.column = -1
  }

  private openCell(attributes: TagAttributes): void {
    const reference = attributes.get('r')
    const column = reference === undefined ? -1 : columnOf(reference)
    this.column = column >= 0 ? column : this.column + 1
    if (this.column >= this.bounds.columns) {
      this.refuse('columns')
    }
    const raw = this.raw
    raw.type = attributes.get('t') ?? ''
    raw.style = Number(attributes.get('s') ?? 0)
    raw.hasFormula = false
    raw.formula = undefined
    raw.value = undefined
    raw.inline = undefined
    raw.struck = false
    this.inRun = false
    this.inCell = true
  }

  private closeCell(context: CellContext): void {
    this.inCell = false
    const { raw, cells } = this
    if (raw.value === undefined && raw.inline === undefined && !raw.hasFormula) return
    if (raw.value !== undefined) raw.value = this.copyText(raw.value)
    if (raw.inline !== undefined) raw.inline = this.copyText(raw.inline)
    const cell = cellOf(raw, context)
    if (cell === null) return
    this.characters += typeof cell === 'string' ? cell.length : 0
    if (this.characters > this.bounds.lineCharacters) {
      this.refuse('lineCharacters')
    }
    while (cells.length < this.column) cells.push(null)
    cells[this.column] = cell
    if (typeof cell === 'string') this.noteText(context)
    if (isBlank(cell)) return
    this.hasContent = true
    this.struck ||= isStruck(raw, context)
  }

  /** A text keeps neither its formula nor its format. */
  private noteText({ styles }: CellContext): void {
    if (this.raw.hasFormula) this.formulas.push(this.column)
    else if (styles[this.raw.style]?.masksText) this.masked.push(this.column)
  }

  private closeRow(): void {
    if (!this.hasContent) return
    const line: SourceLine = { line: this.line, cells: this.cells }
    if (this.hidden) line.hidden = true
    if (this.struck) line.struck = true
    if (this.formulas.length > 0) line.formulas = this.formulas
    if (this.masked.length > 0) line.masked = this.masked
    this.ready.push(line)
  }

  private addColumns(attributes: TagAttributes): void {
    const width = Number(attributes.get('width') ?? NARROWEST)
    if (!isTrue(attributes.get('hidden')) && !(width < NARROWEST)) return
    const last = Math.min(Number(attributes.get('max')), this.bounds.columns)
    for (let column = Number(attributes.get('min')); column >= 1 && column <= last; column++)
      this.hiddenColumns.add(column - 1)
  }

  private addMerge(reference: string): void {
    const merge = mergeOf(reference)
    if (!merge) return
    if (this.merges.length >= this.bounds.merges) {
      throw tooBig(this.path, { bound: 'merges', most: this.bounds.merges })
    }
    this.merges.push(merge)
  }

  private refuse(bound: 'cellCharacters' | 'columns' | 'lineCharacters'): never {
    throw tooBig(this.path, { bound, most: this.bounds[bound], line: this.line })
  }
}

/** Removes the codes of fonts, sections and page numbers: `&C&"Arial,Bold"&12Débitos`. */
function pageText(text: string): string {
  const said = unescapeText(text.slice(0, LONGEST_PAGE_TEXT))
  return said.replace(/&(?:"[^"]*"|K[\da-fA-F]{6}|\d+|.)/g, ' ').trim()
}

function hasOddPages(attributes: TagAttributes): boolean {
  return ['differentFirst', 'differentOddEven'].some((name) => isTrue(attributes.get(name)))
}

function emptyCell(): RawCell {
  return {
    type: '',
    style: 0,
    hasFormula: false,
    formula: undefined,
    value: undefined,
    inline: undefined,
    struck: false,
  }
}
