import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt } from '../../cells/loose-amount.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { DebtCheck, Found } from '../check.js'

/** A title of lines that are deducted from a debt: "II - DEDUÇÕES (notas de crédito)". */
const DEDUCTIONS =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:menos |total de )?(?:deduc(?:ao|oes)|notas? de credito|creditos?(?= (?:d[oa]s? (?:reu|devedor|cliente|executad[oa]|sacad[oa])|emitid|concedid|a (?:abater|deduzir|compensar)))|compensac(?:ao|oes)|abatimentos?|pagamentos?|devoluc(?:ao|oes)|descontos?|amortizac(?:ao|oes)|recebimentos?|estornos?|glosas?|(?:levantamentos|alvaras?(?: (?:ja )?(?:levantad|expedid|pag|receb|cumprid)\w+)?|retenc(?:ao|oes)|bonificac(?:ao|oes))$|valores (?:ja )?(?:pagos|recebidos|levantados|depositados|a (?:deduzir|abater|compensar))|(?:a )?(?:abater|deduzir|descontar|compensar)|(?:menos|ja pag[oa]|(?:valor(?:es)? )?pag[oa]s? pel[oa]s? (?:reus?|re|devedor(?:es|a)?|cliente|executad[oa]s?|inquilin[oa]|locatari[oa]|condomin[oa]))$)\b/
/** Deducted from other lines; where there are none, they are what is claimed. */
const OF_OTHERS =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:levantamentos|alvaras?|retenc(?:ao|oes)|bonificac(?:ao|oes)|ja pag[oa])$/
/** "(-) Depósitos". */
const MINUS = /^\(\s*[-−–]\s*\)/
/** After debts the other side of a ledger; before them what is owed, as the wages of a worker are. */
const CREDITS =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:creditos?|depositos? (?:judicia(?:l|is)|em juizo))$/
/** A title of lines that are no longer owed: "PARCELAS PAGAS", beside lines that still are. */
const SETTLED =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:(?:parcelas|prestac(?:ao|oes)|mensalidades|cotas|alugueis|titulos|duplicatas|notas(?: fiscais)?|nfs?|faturas|boletos|cheques|contas|contratos|debitos|lancamentos|competencias|itens|valores) )?(?:ja )?(?:(?:pag|quitad|liquidad|baixad|recebid|cancelad|estornad|prescrit|excluid|renegociad)[oa]s|nao (?:cobrar|incluir|considerar|corrigir|atualizar|objeto|integra\w*))\b|^(?:periodos?|calculos?|processos?|acordos?|contratos?) (?:ja )?(?:prescrit|encerrad|arquivad|quitad|cancelad|suspens|excluid)[oa]s?\b|^fora d[oae]s? (?:pedido|condenacao|titulo|objeto|cobranca|execucao|acordo|calculo)\b/
/** "Parcela incontroversa - alvará expedido": what is undisputed, and was paid out. An RPV is paid long after it is issued. */
const PAID_OUT =
  /\b(?:incontrovers[oa]s?|honorarios|principal|valor(?:es)?|verbas?|parcelas?)\b.{0,40}\b(?:(?:alvara|guia|mandado)s?(?: \w+)? (?:ja )?(?:expedid|levantad|pag|cumprid)|(?:rpv|precatorio)s?(?: \w+)? (?:ja )?(?:levantad|pag))[oa]s?\b/
/** Amounts that are claimed back, or not yet paid, are owed. */
const OWED =
  /\b(?:indevid|indebit|nao (?:pag|efetuad|realizad|recebid)|atras|em aberto|pendent|vencid|vincend|a (?:receber|restituir|devolver|pagar)|devid)/
const LONGEST_TITLE = 80

interface Section extends Example {
  code: 'ask_deduction_section' | 'ask_settled_section'
}

/** Asks about amounts below a title of deductions or payments, which would be added to the debt. */
export class DeductionSections implements DebtCheck {
  private section: Section | undefined
  private readonly first = new Map<Section['code'], Example & { row: number }>()
  private hasOwed = false
  /** Titles of what is owed, as they stand before any debt. */
  private readonly owed = new Set<string>()

  constructor(private readonly amount: number) {}

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = amountAt(cells, this.amount)
    if (!this.section) this.hasOwed ||= amount !== undefined
    else if (amount !== undefined && amount > 0) this.note(this.section, line)
    // Any other line ends the section. A title may be in a column that is read.
    const isTitle = amount === undefined && (!isBlank(cells[this.amount]) || this.isSection(cells))
    if (isTitle) this.observeOtherLine(cells, line)
  }

  private note({ code, line, value }: Section, row: number): void {
    const known = this.first.get(code)
    if (!known || (isOfOthers(known) && !isOfOthers({ value })))
      this.first.set(code, { line, value, row })
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const texts = textsOf(cells)
    const [value = ''] = texts
    if (texts.length === 0) return
    const code = texts.length === 1 ? this.sectionOf(value) : undefined
    this.section = code && { code, line, value }
  }

  private isSection(cells: readonly Cell[]): boolean {
    const [value = '', ...others] = textsOf(cells)
    return others.length === 0 && this.sectionOf(value) !== undefined
  }

  private sectionOf(title: string): Section['code'] | undefined {
    const plain = normaliseText(title)
    if (!CREDITS.test(plain)) return sectionOf(title)
    if (!this.hasOwed) this.owed.add(plain)
    return this.owed.has(plain) ? undefined : 'ask_deduction_section'
  }

  found(): Found {
    return [...this.first].flatMap(([code, facts]) => {
      // Where all lines were paid, the payments are what is claimed back.
      const mayBeOwed = code === 'ask_settled_section' || isOfOthers(facts)
      return mayBeOwed && !this.hasOwed ? [] : [{ code, facts: { ...facts } }]
    })
  }
}

function isOfOthers({ value }: Pick<Example, 'value'>): boolean {
  return OF_OTHERS.test(normaliseText(value))
}

function textsOf(cells: readonly Cell[]): string[] {
  return cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
}

function sectionOf(title: string): Section['code'] | undefined {
  if (title.length > LONGEST_TITLE) return undefined
  const plain = normaliseText(title)
  if (OWED.test(plain)) return undefined
  if (DEDUCTIONS.test(plain) || MINUS.test(title)) return 'ask_deduction_section'
  return SETTLED.test(plain) || PAID_OUT.test(plain) ? 'ask_settled_section' : undefined
}
