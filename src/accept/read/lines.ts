import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { standsForNoValue } from '../../spreadsheets/program-signs.js'
import { cellText } from '../cells/cell-text.js'
import { withYears } from '../find/month-and-year.js'
import { normaliseHeading, normaliseText } from '../find/normalise-heading.js'
import { ownerColumns } from '../find/owner-columns.js'
import type { Table } from '../find/table.js'
import { noteOf } from './footnotes.js'
import { MergeFiller } from './merges.js'
import { gapOf, withoutSummary } from './summaries.js'
import { totalOf } from './totals.js'

/** The kind of a line that is no item of the table. */
export type Ignored = 'title' | 'header' | 'total' | 'note'

export interface TableLine {
  line: number
  /** As in the file. */
  original: Cell[]
  /** Normalised for reading. */
  cells: Cell[]
  /** With the values of merged cells on all their lines, where the merge means that. */
  filled: Cell[]
  /** Columns of money merged with a line above, and that line. */
  shared?: Map<number, number>
  ignored?: Ignored
  /** The line may be an item, or of this kind. */
  doubt?: 'total' | 'note'
  hidden: boolean
  struck: boolean
  rowId?: string
  isOfSomeRows?: true
}

/** Reads all non-blank lines of the table's sheet, each as an item or with its kind. */
export async function* tableLines(table: Table): AsyncIterable<TableLine> {
  const filler = new MergeFiller(await table.sheet.merges(), table)
  const owners = ownerColumns(table)
  const gap = gapOf(table)
  let above: readonly Cell[] = []
  const titles = new Set<string>()
  const unnumbered = new Unnumbered(table)
  const dated = withYears(table)
  for await (const { line, cells: read, original = read, ...marks } of table.sheet.lines()) {
    const cells = withoutNoValues(read, table)
    const { cells: asRead, shared } = filler.fill(line, cells)
    const filled = dated(asRead)
    const title = headOfPage(cells)
    const found =
      title !== undefined && titles.has(title)
        ? { ignored: 'title' as const }
        : endsGroup(cells, above, table)
          ? { ignored: 'total' as const }
          : kindOfLine({ line, original, cells, filled }, table, owners, gap)
    const kind = unnumbered.follow(line, cells, found)
    if (kind.ignored === 'title' && title !== undefined) titles.add(title)
    if (!kind.ignored) above = filled
    const { hidden = false, struck = false, ...ids } = marks
    yield { line, original, cells, filled, shared, ...kind, hidden, struck, ...ids }
  }
}

function kindOfLine(
  { line, original, cells, filled }: Pick<TableLine, 'line' | 'original' | 'cells' | 'filled'>,
  table: Table,
  owners: ReadonlySet<number>,
  gap: number,
): Kind {
  if (line < table.header.top) return { ignored: 'title' }
  const isHeader = line <= table.header.bottom || repeatsHeader(filled, table)
  if (isHeader || describesInput(line, filled, table)) return { ignored: 'header' }
  const own = {
    cells: withoutSummary(cells, table, gap),
    filled: withoutSummary(filled, table, gap),
  }
  const total = totalOf(own, table, owners)
  if (total) return total === 'doubt' ? { doubt: 'total' } : { ignored: 'total' }
  const note = saysNothing(original, table) ? undefined : noteOf(filled, table)
  if (note) return note === 'doubt' ? { doubt: 'note' } : { ignored: 'note' }
  return {}
}

type Kind = Pick<TableLine, 'ignored' | 'doubt'>

/** A section of a list, as against a person: "Filial Campinas", "Contencioso Cível". */
const SECTION =
  /^(?:nao|filial|equipe|escrit|unidade|nucleo|setor|area|depart|contenc|direito|famil|propriedade|controlador|tribut|trabalh|civel|crim|empresar|societ|bancari|imobili|previd|juridic|compliance|rio de|sao |socio|associad|advogad|estagi|consultiv|sede|matriz|atencios)/
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}.'’-]*){1,6}$/u

/**
 * A lawyer's name without a number, directly below a row with one, is a row that lacks its number.
 * Where a text stands above the first row, the texts between the rows are titles of sections.
 */
class Unnumbered {
  private row = 0
  private isSectioned: boolean | undefined

  constructor(private readonly table: Table) {}

  follow(line: number, cells: readonly Cell[], kind: Kind): Kind {
    if (line <= this.table.header.bottom) return kind
    this.isSectioned ??= kind.ignored === 'note'
    const isRow = !kind.ignored || (kind.ignored === 'note' && this.isNameBelow(line, cells))
    if (!isRow) return kind
    this.row = line
    return kind.ignored ? {} : kind
  }

  private isNameBelow(line: number, cells: readonly Cell[]): boolean {
    const { compared } = this.table.roles
    return (
      compared.size > 0 &&
      this.isSectioned === false &&
      this.row === line - 1 &&
      cells.every((cell, at) =>
        compared.has(at) ? isPerson(cellText(cell).trim()) : isBlank(cell),
      )
    )
  }
}

function isPerson(text: string): boolean {
  return PERSON.test(text) && !SECTION.test(normaliseText(text))
}

function withoutNoValues(cells: Cell[], { roles }: Table): Cell[] {
  const isNone = (cell: Cell, at: number) =>
    typeof cell === 'string' && roles.values.has(at) && standsForNoValue(cell)
  if (!cells.some(isNone)) return cells
  return cells.map((cell, at) => (isNone(cell, at) ? '' : cell))
}

/** A program wrote that a row has no key: it is a row, and no note. */
function saysNothing(original: readonly Cell[], { roles }: Table): boolean {
  return roles.keys.some(({ column }) => {
    const cell = original[column]
    return typeof cell === 'string' && standsForNoValue(cell)
  })
}

const MOST_IN_HEAD = 3

/** The head of a printed page, without its number: "Relação de processos - Página 2". */
function headOfPage(cells: readonly Cell[]): string | undefined {
  const filled = cells.filter((cell) => !isBlank(cell))
  if (filled.length > MOST_IN_HEAD || filled.some((cell) => typeof cell !== 'string'))
    return undefined
  const text = filled.join(' ')
  if (!/p[áa]g/i.test(text)) return undefined
  const plain = normaliseText(text)
  return /\b(?:pag|pagina) ?\d/.test(plain) ? plain.replace(/\d+/g, '') : undefined
}

/** "Bar Lua Total" below the lines of "Bar Lua": how a spreadsheet program sums its groups. */
function endsGroup(cells: readonly Cell[], above: readonly Cell[], { roles }: Table): boolean {
  if (roles.amounts.length === 0 || roles.needed.some((at) => !isBlank(cells[at]))) return false
  return cells.some((cell, at) => {
    if (typeof cell !== 'string' || !/ total\s*$/i.test(cell) || isBlank(above[at])) return false
    return normaliseText(cell) === `${normaliseText(cellText(above[at]))} total`
  })
}

/** A header repeated, as at the top of each page: each cell is the heading of its column. */
function repeatsHeader(cells: Cell[], { header }: Table): boolean {
  let filled = 0
  for (const [column, cell] of cells.entries()) {
    if (isBlank(cell)) continue
    const text = cellText(cell).trim()
    if (!header.texts.some((texts) => sameHeading(texts[column], text))) return false
    filled += 1
  }
  return filled > 0
}

/** "(dd/mm/aaaa)", "(R$)", "[texto]": an instruction for filling in a column. */
const FORM = /^(?:\([^\d()]{1,40}\)|\[[^\d[\]]{1,40}\]|d{1,2}[/.-]m{1,3}[/.-]a{2,4})$/i

/** "R$" or "% a.m." alone, or in brackets, below the heading of a column. */
const UNIT = /^[([]?(?:R\$|reais|%(?: ?(?:a\.? ?m\.?|ao m[êe]s))?)[)\]]?$/i

/** A line directly below the header with such instructions for at least two columns, or a unit. */
function describesInput(line: number, cells: Cell[], { header }: Table): boolean {
  if (line !== header.bottom + 1) return false
  const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
  if (texts.length === 1) return UNIT.test(texts[0]!)
  return texts.length > 1 && texts.every((text) => FORM.test(text) || UNIT.test(text))
}

function sameHeading(heading: string | undefined, text: string): boolean {
  const wanted = heading?.trim() ?? ''
  if (wanted === '' || wanted === text) return wanted !== ''
  // Every row of data passes here; most differ from the heading in the first letters.
  if (wanted.slice(0, 2).toLowerCase() !== text.slice(0, 2).toLowerCase()) return false
  return normaliseHeading(wanted) === normaliseHeading(text)
}
