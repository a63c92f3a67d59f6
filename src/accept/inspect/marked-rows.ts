import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { folded } from '../../values/folded.js'
import { cellText } from '../cells/cell-text.js'
import { confirmationArgument } from '../find/confirmed.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { TableLine } from '../read/lines.js'
import { type Example, exampleTexts } from './format-evidence.js'
import { HEADS_REMARKS } from './remark-rules.js'

interface Marked extends Example {
  column: string
  count: number
}

const DOING =
  '(?:acompanhar|monitorar|vigiar|consultar|pesquisar|buscar|procurar|enviar|mandar|extrair|processar|incluir|considerar|usar)'
/** A heading of a column of yes and no. */
const ASKS = new RegExp(`^(?:(?:e )?(?:para|p|a) )?${DOING}(?: (?:agora|neste lote|s n|sim nao))?$`)
/** "Ativo?": a no means that nobody follows the row any more. */
const STATES_ACTIVE = /^(?:esta )?(?:ativ[oa]s?|habilitad[oa]s?|vigentes?)(?: (?:s n|sim nao))?$/
const NO = /^(?:n|nao|no|false|falso)$/
/** "Não enviar", "NÃO ACOMPANHAR - cliente saiu". */
const SAYS_NO = new RegExp(
  `^(?:nao (?:e )?(?:para |p )?(?:mais )?${DOING}|desconsiderar|ignorar)(?: |$)`,
)
/** The same in brackets or behind a dash: "Associado (não monitorar)". */
const ADDS_NO = new RegExp(`[([\\u2013\\u2014-]\\s*nao (?:mais )?${DOING}(?!\\p{L})`, 'u')
const NUMBER = '(?:n|no|nr|num|numero|oab|inscricao|processo|cnj)'
/** Another number is meant, or nobody knows: "trocar por OAB/RS 50.001", "nº errado", "a confirmar". */
const DOUBTS_KEY = [
  new RegExp(
    `\\b(?:tro(?:car|que|cad[oa])|substitu(?:ir|a|id[oa])|alter(?:ar|ad[oa])|mud(?:ar|ou|ad[oa])) (?:por|para|pel[oa]) (?:(?:[oa] )?${NUMBER}\\b|.{0,8}\\d{3})`,
  ),
  new RegExp(
    `\\b${NUMBER} (?:\\w+ )?(?:errad|incorret|trocad|equivocad|desatualizad|provisori)[oa]\\b`,
  ),
  new RegExp(
    `\\b${NUMBER} (?:(?:certo|corret[oa]|certa|nov[oa]|atual) (?:e\\b|seria\\b|\\D{0,8}\\d{2})|(?:a|para) (?:confirmar|conferir|verificar))`,
  ),
  new RegExp(`\\b(?:confirmar|conferir|verificar|checar) (?:[oa] )?${NUMBER}\\b`),
  /^(?:a |para )?(?:confirmar|conferir|verificar)$/,
]
/** Another document is meant: "versão antiga, substituída por b.pdf". */
const DOUBTS_DOCUMENT =
  /\b(?:arquivo|documento|versao|anexo|peca) (?:\w+ )?(?:errad|incorret|trocad|antig|desatualizad|superad)[oa]\b|\b(?:substituid|trocad)[oa] (?:por|pel[oa])\b/
/** What became of a lawyer; of a case, such words are its state. */
const LEFT =
  /\b(?:falecid|licenciad|desligad|inativ|suspens|aposentad|substabelec|renunci|afastad|excluid|saiu|deixou)\w*/
/** A note about a document that was processed before; processing it again gives the same result. */
const DONE = '(?:ja )?(?:extraid|enviad|processad)[oa]s?'
const ASKS_DONE = new RegExp(`^(?:${DONE}(?: em)?|data d[aeo] (?:extracao|envio|processamento))$`)
const SAYS_DONE = new RegExp(`^(?:ja|foi) (?:extraid|enviad|processad)[oa]\\b|^${DONE} em \\d`)
const LONGEST = 80
const MOST_EXAMPLES = 5

const MARKED = { ask: 'ask_marked_rows', told: 'told_marked_rows' } as const
const CODES = {
  struck: { ask: 'ask_struck_rows', told: 'told_struck_rows' },
  no: MARKED,
  done: MARKED,
  doubt: { ask: 'ask_doubtful_keys', told: 'told_doubtful_keys' },
} as const
type Mark = keyof typeof CODES

/**
 * Asks about rows of a list that are struck through, that an unused column excludes, or of which it
 * says that another number is meant: they would be sent and paid like the others. Other remarks
 * are reported. Other checks ask about amounts.
 */
export class MarkedRows {
  private readonly isList: boolean
  private readonly isOfDocuments: boolean
  private readonly headings: readonly string[]
  private readonly taken: ReadonlySet<number>
  private readonly found = new Map<string, Marked>()
  private readonly notes = new Map<number, { count: number; examples: Example[] }>()
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
      if (isBlank(cell)) continue
      const marked = this.markOf(column, cell)
      if (marked) this.record(marked, column, line, cellText(cell).trim())
      this.note(column, cellText(cell).trim(), line)
    }
  }

  /** A remark of a saved calculation is examined with those of amounts. */
  private note(column: number, value: string, line: number): void {
    const { columns } = this.table
    const isRemark = HEADS_REMARKS.test(this.headings[column] ?? '') && !columns.has('calc_id')
    const isOfLawyer = columns.has('oab_numero') && value.length <= LONGEST
    if (!isRemark && !(isOfLawyer && LEFT.test(normaliseHeading(value)))) return
    const { count, examples } = this.notes.get(column) ?? { count: 0, examples: [] }
    const shown = examples.length < MOST_EXAMPLES ? [...examples, { line, value }] : examples
    this.notes.set(column, { count: count + 1, examples: shown })
  }

  /** Returns no questions if the user confirmed the column of keys, and with it all rows. */
  questions(): Sentence[] {
    const { field } = this.table.roles.keys[0] ?? {}
    return field && !this.table.confirmed.has(field.name) ? this.messages('ask') : []
  }

  /** Returns messages where the user confirmed, or where nobody can answer (`instead`). */
  remarks(instead: boolean): Sentence[] {
    const isAsked = !instead && this.questions().length > 0
    return [...(isAsked ? [] : this.messages('told')), ...this.remarksOfRows()]
  }

  private remarksOfRows(): Sentence[] {
    return [...this.notes].map(([at, { count, examples }]) =>
      sentence('told_list_remarks', {
        ...{ column: columnName(this.table.headings, at), count },
        examples: exampleTexts(examples),
      }),
    )
  }

  private messages(how: 'ask' | 'told'): Sentence[] {
    const [key] = this.table.roles.keys
    if (!key) return []
    const facts = { field: key.field.name, heading: confirmationArgument(this.table, key.column) }
    return this.all().map(([kind, one]) => sentence(CODES[kind][how], { ...facts, ...one }))
  }

  /** If all documents of a list were sent before, the user wants all of them again. */
  private all(): [kind: Mark, one: Marked][] {
    return [...this.found].flatMap(([key, one]): [Mark, Marked][] => {
      const [kind, column] = key.split(' ') as [Mark, string]
      return kind === 'done' && !this.unprocessed.has(Number(column)) ? [] : [[kind, one]]
    })
  }

  private isDoneColumn(column: number): boolean {
    return this.isOfDocuments && ASKS_DONE.test(this.headings[column] ?? '')
  }

  private markOf(column: number, cell: Cell): Mark | undefined {
    const text = cellText(cell)
    const plain = text.length > LONGEST ? '' : normaliseHeading(text)
    if (this.isExcluded(column, text, plain)) return 'no'
    const doubts = this.isOfDocuments ? [DOUBTS_DOCUMENT] : DOUBTS_KEY
    if (doubts.some((rule) => rule.test(plain))) return 'doubt'
    if (!this.isOfDocuments) return undefined
    if (!this.isDoneColumn(column)) return SAYS_DONE.test(plain) ? 'no' : undefined
    const isNo = NO.test(plain)
    if (isNo) this.unprocessed.add(column)
    return isNo || plain === '' ? undefined : 'done'
  }

  private isExcluded(column: number, text: string, plain: string): boolean {
    const heading = this.headings[column] ?? ''
    if (NO.test(plain) && (ASKS.test(heading) || STATES_ACTIVE.test(heading))) return true
    return SAYS_NO.test(plain) || (plain !== '' && ADDS_NO.test(folded(text)))
  }

  private record(kind: Mark, at: number, line: number, value: string): void {
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
