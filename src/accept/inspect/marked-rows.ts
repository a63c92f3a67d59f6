import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { confirmationArgument } from '../find/confirmed.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { TableLine } from '../read/lines.js'
import type { Example } from './format-evidence.js'

interface Marked extends Example {
  column: string
  count: number
}

const DOING =
  '(?:acompanhar|monitorar|vigiar|consultar|pesquisar|buscar|procurar|enviar|mandar|extrair|processar|incluir|considerar|usar)'
/** A heading of a column of yes and no. */
const ASKS = new RegExp(`^(?:(?:e )?(?:para|p|a) )?${DOING}(?: (?:agora|neste lote|s n|sim nao))?$`)
const NO = /^(?:n|nao|no|false|falso)$/
/** "Não enviar", "NÃO ACOMPANHAR - cliente saiu". */
const SAYS_NO = new RegExp(
  `^(?:nao (?:e )?(?:para |p )?(?:mais )?${DOING}|desconsiderar|ignorar)(?: |$)`,
)
/** A note about a document that was processed before; processing it again gives the same result. */
const DONE = '(?:ja )?(?:extraid|enviad|processad)[oa]s?'
const ASKS_DONE = new RegExp(`^(?:${DONE}(?: em)?|data d[aeo] (?:extracao|envio|processamento))$`)
const SAYS_DONE = new RegExp(`^(?:ja|foi) (?:extraid|enviad|processad)[oa]\\b|^${DONE} em \\d`)
const LONGEST = 80

/**
 * Asks about rows of a list that are struck through, or that an unused column excludes: they would
 * be sent and paid like the others. Other checks ask about amounts.
 */
export class MarkedRows {
  private readonly isList: boolean
  private readonly isOfDocuments: boolean
  private readonly headings: readonly string[]
  private readonly taken: ReadonlySet<number>
  private readonly found = new Map<string, Marked>()
  private readonly unprocessed = new Set<number>()

  constructor(private readonly table: Table) {
    this.isList = table.roles.money.size === 0 && table.roles.keys.length > 0
    this.isOfDocuments = table.columns.has('arquivo')
    this.headings = table.headings.map(normaliseHeading)
    this.taken = new Set(table.columns.values())
  }

  observeItem({ line, filled, struck }: Pick<TableLine, 'line' | 'filled' | 'struck'>): void {
    if (!this.isList) return
    if (struck) this.record('struck', -1, line, this.keyText(filled))
    for (let column = 0; column < this.headings.length; column += 1) {
      if (this.taken.has(column)) continue
      const cell = filled[column] ?? null
      if (this.isDoneColumn(column) && isBlank(cell)) this.unprocessed.add(column)
      const marked = isBlank(cell) ? undefined : this.markOf(column, cell)
      if (marked) this.record(marked, column, line, cellText(cell).trim())
    }
  }

  /** Returns no questions if the user confirmed the column of keys, and with it all rows. */
  questions(): Sentence[] {
    const { field } = this.table.roles.keys[0] ?? {}
    return field && !this.table.confirmed.has(field.name) ? this.messages('ask') : []
  }

  /** Returns messages where the user confirmed, or where nobody can answer (`instead`). */
  remarks(instead: boolean): Sentence[] {
    const isAsked = !instead && this.questions().length > 0
    return isAsked ? [] : this.messages('told')
  }

  private messages(how: 'ask' | 'told'): Sentence[] {
    const [key] = this.table.roles.keys
    if (!key) return []
    const facts = { field: key.field.name, heading: confirmationArgument(this.table, key.column) }
    return this.all().map(([kind, one]) =>
      sentence(kind === 'struck' ? `${how}_struck_rows` : `${how}_marked_rows`, {
        ...facts,
        ...one,
      }),
    )
  }

  /** If all documents of a list were sent before, the user wants all of them again. */
  private all(): [kind: string, one: Marked][] {
    return [...this.found].flatMap(([key, one]): [string, Marked][] => {
      const [kind = '', column] = key.split(' ')
      return kind === 'done' && !this.unprocessed.has(Number(column)) ? [] : [[kind, one]]
    })
  }

  private isDoneColumn(column: number): boolean {
    return this.isOfDocuments && ASKS_DONE.test(this.headings[column] ?? '')
  }

  private markOf(column: number, cell: Cell): 'no' | 'done' | undefined {
    const text = cellText(cell)
    const plain = text.length > LONGEST ? '' : normaliseHeading(text)
    const isNo = NO.test(plain)
    if (SAYS_NO.test(plain) || (isNo && ASKS.test(this.headings[column] ?? ''))) return 'no'
    if (!this.isOfDocuments) return undefined
    if (!this.isDoneColumn(column)) return SAYS_DONE.test(plain) ? 'no' : undefined
    if (isNo) this.unprocessed.add(column)
    return isNo || plain === '' ? undefined : 'done'
  }

  private record(kind: string, at: number, line: number, value: string): void {
    const key = `${kind} ${at}`
    const before = this.found.get(key)
    if (before) before.count += 1
    else
      this.found.set(key, {
        ...{ line, value, count: 1 },
        column: at < 0 ? '' : columnName(this.table.headings, at),
      })
  }

  private keyText(cells: readonly Cell[]): string {
    const at = this.table.roles.keys.find(({ column }) => !isBlank(cells[column]))
    return at ? cellText(cells[at.column]).trim() : ''
  }
}
