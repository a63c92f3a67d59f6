import type { Facts } from '../../../messages/message.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { daysBetween } from '../../../values/dates.js'
import { folded } from '../../../values/folded.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn, ORDERS } from '../../cells/date.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** The number of a document or a contract that proves a debt, and the flat that is let. */
const DOCUMENT =
  /^(?!.*\b(?:data|dt|valor|vl|vlr|venc\w*|emissao|parcela|tipo|saldo)\b).*\b(?:cheques?|duplicatas?|boletos?|nosso numero|promissorias?|apolices?|ccbs?|cedulas?|contratos?|titulos?|notas?|nfs?e?|faturas?)\b|^(?:(?:n|no|nr|num|numero)(?: d[oe])? )?(?:documento|doc|docto)$|^(?:imovel|apto|apartamento)$/
/** Documents whose number may be short ("CCB 1"), unlike a title called "Aluguel 1". */
const NUMBERED = /\b(?:imovel|apto|apartamento|contratos?|ccbs?|cedulas?|apolices?|notas?|nfs?e?)\b/
/** A number alone below it is that of the paper, and not what a debt is called. */
const TITLE = /^(?:(?:n|no|numero) )?titulo$/
/** Documents that are due once; a contract has instalments. */
const DUE_ONCE = /\b(?:cheques?|duplicatas?|boletos?|nosso numero)\b/
/** Several persons owe one debt together. */
const JOINTLY = /^(?:devedor[ae]?s? )?solidari[oa](?:mente)?s?$/
/** "Solidário com", "Coobrigado": the other debtor of the same debt. */
const HEADS_JOINT =
  /^(?:devedor[ae]?s? )?(?:solidari[oa]s?(?: com)?|co ?obrigad[oa]s?|co ?devedor(?:es|a)?)$/
/** Words before the number of a document, and the year of its issue behind it. */
const KIND =
  /(?<!\p{L})(?:nfs? ?-? ?e|nfs?|notas?(?: fisca(?:l|is))?|faturas?|fat|duplicatas?|dupl?|titulos?|documento|doc|n[º°o]?|nr|num(?:ero)?)(?!\p{L})[.:º° ]*/gu
const YEAR_BEHIND = /(?<=\d{3})\/(?:19|20)\d\d$/
/** The part of a document that makes it a separate debt, also where it is due on another day. */
const PART =
  /\b(?:parcela|parc|prestacao|prest|competencia|mes|ref|referencia|historico|descricao|item)\b/
/** What else parts the debts of one day, and the numbers that a program gives to them. */
const PART_OF_DAY =
  /\b(?:parcela|parc|prestacao|prest|competencia|mes|periodo|ref|referencia|historico|descricao|complemento|item|verba|rubrica|natureza|especie|serie|lancamento|evento|viagem|unidade|imovel|apto|apartamento|casa|bloco|sala|lote|box|placa|veiculo|equipamento|alun[oa]|funcionari[oa]|empregad[oa]|beneficiari[oa]|segurad[oa]|colaborador[ae]?|processo|encargo|taxa|despesa|servico|conta|filial|loja|modelo|emissao|credor|cedente|fornecedor|exequente)\b|^(?:tipo|id|cod|codigo|registro|chave|seq|sequencia|ordem|n|no|nr|linha)$|\btipo (?:d[eoa] )?(?:debito|divida|cobranca|titulo|documento)\b/
/** The flats of several buildings have the same numbers. */
const FLAT = /^(?:imovel|apto|apartamento)$/
const PART_OF_ADDRESS =
  /\b(?:torre|quadra|condominio|edificio|predio|residencial|endereco|rua|garagem|vaga|andar)\b/
/** The document of a person: "CPF" under "Documento". */
const PERSONAL = /^(?:\D*\d){11,14}\D*$/
/** A returned cheque is presented again within days. */
const LONGEST_AGAIN_DAYS = 15
const MOST_ROWS = 20_000

interface Debt {
  line: number
  /** For each order of the date's parts. */
  day: Record<DateOrder, string | undefined>
  texts: string[]
}

/**
 * Finds lines with the same document and amount: the debtor and each guarantor, each contact or
 * product that a program joined to the debt, or the first and the second presentation; and the
 * value of one claim on the line of each event or party.
 */
export class SameDebts implements DebtCheck {
  private readonly documents: number[]
  private readonly isOnce: ReadonlySet<number>
  /** Of a claim, each case has one. */
  private readonly case: number | undefined
  private readonly headings: string[]
  private readonly joint: number
  private readonly debts = new Map<string, Debt>()
  private readonly same: Partial<Record<DateOrder, Facts>> = {}

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {
    this.headings = table.headings.map(normaliseHeading)
    this.joint = this.headings.findIndex((text) => HEADS_JOINT.test(text))
    const isOfClaim = /\bcausa\b/.test(this.headings[amount] ?? '')
    this.case = isOfClaim ? table.columns.get('numero_processo') : undefined
    this.documents = this.headings.flatMap((text, at) =>
      at === this.case || (at !== amount && DOCUMENT.test(text)) ? [at] : [],
    )
    this.isOnce = new Set(this.documents.filter((at) => DUE_ONCE.test(this.headings[at]!)))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined || this.debts.size >= MOST_ROWS) return
    const amount = cellText(cells[this.amount]).trim()
    if (amount === '') return
    for (const [document, name] of this.namesIn(cells)) {
      const day = { dmy: this.dayOf(cells, 'dmy'), mdy: this.dayOf(cells, 'mdy') }
      const debt = { line, day, texts: this.textsOf(cells) }
      const key = `${document} ${numberOf(name)} ${amount}`
      const first = this.debts.get(key)
      // Each client may have papers from one on; of one paper, the debtors are beside each other.
      const isApart = TITLE.test(this.headings[document]!) && line > (first?.line ?? 0) + 1
      if (!first || (isApart && !/\d{3}/.test(name))) this.debts.set(key, debt)
      else this.compare(first, debt, document, name)
    }
  }

  /** The numbers of documents, or the word that one debt has several debtors. */
  private namesIn(cells: readonly Cell[]): [number, string][] {
    const named = this.documents.flatMap((at): [number, string][] => {
      const name = cellText(cells[at]).trim()
      const heading = this.headings[at]!
      const isNumbered =
        NUMBERED.test(heading) || (TITLE.test(heading) && /^[A-Z]{0,3}[-/]?\d+$/i.test(name))
      return (isNumbered ? /\d/ : /\d{3}/).test(name) ? [[at, name]] : []
    })
    const jointly = cells.findIndex(isJointly)
    return [
      ...named,
      ...(jointly < 0 ? [] : [[jointly, cellText(cells[jointly]).trim()] as [number, string]]),
      ...this.pairIn(cells),
    ]
  }

  /** The two who owe one debt, in whichever order their line has them. */
  private pairIn(cells: readonly Cell[]): [number, string][] {
    const { columns } = this.table
    const owner = columns.get('cliente') ?? columns.get('parte_contraria')
    const pair = [owner, this.joint].map((at) => cellText(cells[at ?? -1]).trim())
    return pair.includes('') ? [] : [[this.joint, pair.toSorted().join(' / ')]]
  }

  found(order: DateOrder): Found {
    const facts = this.same[order]
    return facts ? [{ code: 'ask_same_debt', facts }] : []
  }

  private compare(first: Debt, other: Debt, document: number, value: string): void {
    const column = columnName(this.table.headings, document)
    for (const order of ORDERS) {
      if (this.same[order] || !this.isSame(first, other, document, order)) continue
      this.same[order] = { line: first.line, other: other.line, value, column }
    }
  }

  private isSame(first: Debt, other: Debt, document: number, order: DateOrder): boolean {
    const before = first.day[order]
    const after = other.day[order]
    if (before === undefined || after === undefined) return false
    const different = this.headings.flatMap((_, at) =>
      at !== this.due && (first.texts[at] ?? '') !== (other.texts[at] ?? '') ? [at] : [],
    )
    if (document === this.case) return different.length > 0 || before !== after
    const isPart = different.some((at) => at !== document && PART.test(this.headings[at]!))
    if (before !== after) {
      const days = Math.abs(daysBetween(before, after))
      return this.isOnce.has(document) && days <= LONGEST_AGAIN_DAYS && !isPart
    }
    const isFlat = FLAT.test(this.headings[document]!)
    const isOther = different.some((at) => {
      const heading = this.headings[at]!
      const isPlace = isFlat && PART_OF_ADDRESS.test(heading)
      const parts = isPlace || PART_OF_DAY.test(heading) || this.isPaper(at, other.texts[at]!)
      return at !== document && parts
    })
    // Lines that are equal in all cells are reported as repeated.
    return different.length > 0 && !isOther
  }

  /** Another number of a document is that of another debt. */
  private isPaper(at: number, text: string): boolean {
    const isPersonal = this.headings[at]!.includes('documento') && PERSONAL.test(text)
    return this.documents.includes(at) && !isPersonal
  }

  private dayOf(cells: readonly Cell[], order: DateOrder): string | undefined {
    return dayIn(cells[this.due!], order, this.lastYear)
  }

  private textsOf(cells: readonly Cell[]): string[] {
    return this.headings.map((_, at) => cellText(cells[at]).trim())
  }
}

/** One text for "NF 001234" and "NFS-e 1234/2021": the number without words, zeros and year. */
function numberOf(name: string): string {
  const number = folded(name).replace(KIND, '').trim().replace(YEAR_BEHIND, '')
  return /\d/.test(number) ? number.replace(/(?<!\d)0+(?=\d)/g, '').replace(/\s+/g, ' ') : name
}

/** Most cells of a table have a digit, which those words have not. */
function isJointly(cell: Cell): boolean {
  if (typeof cell !== 'string' || cell.length >= 40 || /\d/.test(cell)) return false
  return JOINTLY.test(normaliseText(cell))
}
