import type { Field } from '../job.js'
import { type Facts, type MessageCode, type Sentence, sentence } from '../sentence.js'
import { type Cell, isBlank, isNumber } from '../sheets/cell.js'
import { cellText } from './cells.js'
import type { Example } from './convention.js'
import { normaliseHeading } from './headings.js'
import { columnName, type Table } from './table.js'

const CORRECTED = [
  /\b(?:valor(?:es)?|debitos?|saldos?|dividas?|montantes?|creditos?|parcelas?|principal)\b.{0,25}\b(?:atualizad|corrigid|reajustad)[oa]s?\b/,
  /\b(?:atualizad|corrigid|reajustad)[oa]s?\b.{0,25}\bate\b/,
  /\bposicao(?: final)? (?:em|ate)\b.{0,4}\d/,
]
/** What is still to be done, what was not done, and when a file was touched. */
const NOT_CORRECTED =
  /\b(?:nao|sem|a ser(?:em)?|serao|sera|para ser(?:em)?|deve(?:m|rao|ra)? ser)\b(?: \w+)? (?:atualiz|corrig|reajust)|\b(?:planilha|relatorio|arquivo|lista|cadastro|base|tabela|pagina) atualizad/
/** A heading that says so itself. */
const HISTORIC =
  /^principal\b|\b(?:historic[oa]|original|originari[oa]|nominal|singel[oa]|a (?:corrigir|atualizar)|sem (?:correcao|atualizacao))\b/

/** Whether a title, a footer or the name of a sheet says that amounts were corrected already. */
export function saysCorrected(text: string): boolean {
  const plain = normaliseHeading(text)
  return !NOT_CORRECTED.test(plain) && CORRECTED.some((pattern) => pattern.test(plain))
}

const COUNT =
  /^(?:(?:qtd|qtde|qt|qtdade|quantidade|total|n|no|nr|num|numero)(?: d[aeo]s?)? (?:parcelas|prestacoes|mensalidades|cotas|meses)|(?:parcelas|prestacoes|mensalidades|meses))(?: (?:em (?:aberto|atraso)|vencidas|devidas|atrasadas|pendentes|inadimplidas|restantes))?$/
const PAYMENT =
  /^(?:pagamentos?|pagtos?|pgtos?|pag|pagos?|recebimentos?|recebidos?|amortizac(?:ao|oes)|abatimentos?|quitac(?:ao|oes)|estornos?|liquidac(?:ao|oes)|depositos?|baixas?)(?: (?:parcia(?:l|is)|tota(?:l|is)|recebid[oa]s?|efetuad[oa]s?|realizad[oa]s?|judicia(?:l|is)|antecipad[oa]s?|d[aeo] (?:cliente|devedor|reu|executado|requerido|sacado|acordo|parcela)|em|via|por|pix|ted|n|\d).*)?$/
const KIND =
  /^(?:tipo|natureza|lanc|lancamento|operacao|movimento|movimentacao|historico|descricao|evento|especie|rubrica|ocorrencia|situacao)\b/

interface Kinds {
  payment?: Example
  isSigned: boolean
  hasOthers: boolean
}

/**
 * What a sheet says beside its amounts, and by which they may not be what is to be corrected: corrected
 * already, one instalment of several, payments among debts.
 */
export class AmountDoubts {
  private corrected: Example | undefined
  private readonly amount: Field | undefined
  private readonly counts: Map<number, { example?: Example; isRunning: boolean; last?: number }>
  private readonly kinds: Map<number, Kinds>

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
    private readonly isText: boolean,
  ) {
    const isAmount = ({ type, name }: Field) =>
      type === 'amount' && table.columns.has(name) && /(?:^|[._])valor/.test(name)
    this.amount = fields.find(isAmount)
    const texts = table.headings.map(normaliseHeading)
    const under = (is: RegExp) => texts.flatMap((text, at) => (is.test(text) ? [at] : []))
    // A count that is a field of its own is sent, and the service does what it says.
    const taken = new Set(table.columns.values())
    const counts = under(COUNT).filter((at) => !taken.has(at))
    this.counts = new Map(counts.map((at) => [at, { isRunning: true }]))
    this.kinds = new Map(under(KIND).map((at) => [at, { isSigned: false, hasOthers: false }]))
  }

  /** At titles and footers. */
  lookBeside(cells: readonly Cell[], line: number): void {
    const value = cells.find((cell) => typeof cell === 'string' && saysCorrected(cell))
    if (typeof value === 'string') this.corrected ??= { line, value }
  }

  /** At items. */
  look(cells: readonly Cell[], line: number): void {
    if (!this.amount) return
    for (const column of this.counts.keys()) this.count(column, cells[column], line)
    const isNegative = this.isNegative(cells)
    for (const [column, kinds] of this.kinds) {
      const value = cellText(cells[column]).trim()
      if (value === '' || value.length > 80) continue
      if (!PAYMENT.test(normaliseHeading(value))) kinds.hasOthers = true
      else if (isNegative) kinds.isSigned = true
      else kinds.payment ??= { line, value }
    }
  }

  /** Who said which column is the amount was told, and has said that it is what is to be corrected. */
  settle(map: Record<string, string>): { questions: Sentence[]; told: Sentence[] } {
    const { amount } = this
    if (!amount) return { questions: [], told: [] }
    const found = this.sentences(amount.name)
    return map[amount.name] === undefined
      ? { questions: found, told: [] }
      : { questions: [], told: found }
  }

  private sentences(field: string): Sentence[] {
    const { headings, columns, sheet } = this.table
    const at = columns.get(field)!
    const heading = (headings[at] ?? '').replace(/\s+/g, ' ').trim()
    const common = { field, amount: columnName(headings, at), heading }
    const say = (code: MessageCode, facts: Facts) => sentence(code, { ...common, ...facts })
    const name = !this.isText && saysCorrected(sheet.name) ? sheet.name : undefined
    const isOpen = !HISTORIC.test(normaliseHeading(heading))
    const said = this.corrected ?? (name === undefined ? undefined : { value: name })
    return [
      ...(isOpen && said ? [say('ask_said_corrected', { ...said })] : []),
      ...[...this.counts].flatMap(([column, { example, isRunning }]) =>
        example && !isRunning
          ? [say('ask_instalments', { ...example, column: columnName(headings, column) })]
          : [],
      ),
      ...[...this.kinds].flatMap(([column, { payment, isSigned, hasOthers }]) =>
        payment && hasOthers && !isSigned
          ? [say('ask_payments_positive', { ...payment, column: columnName(headings, column) })]
          : [],
      ),
    ]
  }

  /** `3/12`, and 1, 2, 3 one below the other, are numbers of instalments. */
  private count(column: number, cell: Cell | undefined, line: number): void {
    if (isBlank(cell)) return
    const value = cellText(cell).trim()
    const seen = this.counts.get(column)!
    if (!/^\d{1,3}(?: ?x| parcelas| meses)?$/i.test(value)) return
    const number = Number.parseInt(value, 10)
    if (number > 1) seen.example ??= { line, value }
    if (number !== 1 && number !== (seen.last ?? 0) + 1) seen.isRunning = false
    seen.last = number
  }

  private isNegative(cells: readonly Cell[]): boolean {
    const cell = cells[this.table.columns.get(this.amount!.name)!]
    if (isNumber(cell)) return cell.n.startsWith('-')
    return typeof cell === 'string' && /^(?:R\$)?\s*[-(]|-$/i.test(cell.trim())
  }
}
