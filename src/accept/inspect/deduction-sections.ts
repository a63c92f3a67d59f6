import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

/** What is taken off a debt, as the title of the lines below: "II - DEDUÇÕES (notas de crédito)". */
const DEDUCTIONS =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:menos |total de )?(?:deduc(?:ao|oes)|notas? de credito|creditos?(?= (?:d[oa]s? (?:reu|devedor|cliente|executad[oa]|sacad[oa])|emitid|concedid|a (?:abater|deduzir|compensar)))|compensac(?:ao|oes)|abatimentos?|pagamentos?|devoluc(?:ao|oes)|descontos?|amortizac(?:ao|oes)|recebimentos?|estornos?|glosas?|valores (?:ja )?(?:pagos|recebidos|levantados|depositados|a (?:deduzir|abater|compensar)))\b/
/** What is not owed any more, as the title of the lines below: "PARCELAS PAGAS", beside others that are. */
const SETTLED =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:(?:parcelas|prestac(?:ao|oes)|mensalidades|cotas|alugueis|titulos|duplicatas|notas(?: fiscais)?|nfs?|faturas|boletos|cheques|contas|contratos|debitos|lancamentos|competencias|itens|valores) )?(?:ja )?(?:(?:pag|quitad|liquidad|baixad|recebid|cancelad|estornad|prescrit|excluid|renegociad)[oa]s|nao (?:cobrar|incluir|considerar|corrigir|atualizar|objeto|integra\w*))\b|^(?:periodos?|calculos?|processos?|acordos?|contratos?) (?:ja )?(?:prescrit|encerrad|arquivad|quitad|cancelad|suspens|excluid)[oa]s?\b|^fora d[oae]s? (?:pedido|condenacao|titulo|objeto|cobranca|execucao|acordo|calculo)\b/
/** What is claimed back, or not paid yet, is owed. */
const OWED =
  /\b(?:indevid|indebit|nao (?:pag|efetuad|realizad|recebid)|atras|em aberto|pendent|vencid|vincend|a (?:receber|restituir|devolver|pagar)|devid)/
const LONGEST_TITLE = 80

interface Section extends Example {
  code: 'ask_deduction_section' | 'ask_settled_section'
}

/** Lines below the title of what is taken off a debt, or is paid, with amounts that would be added to it. */
export class DeductionSections implements Doubt {
  private section: Section | undefined
  private readonly first = new Map<Section['code'], Example & { row: number }>()
  private hasOwed = false

  constructor(private readonly amount: number) {}

  look(cells: readonly Cell[], line: number): void {
    const amount = looseAmount(cells[this.amount])
    if (!this.section) this.hasOwed ||= amount !== undefined
    else if (amount !== undefined && amount > 0) this.note(this.section, line)
    // Another header ends the section; it is asked about for itself. A title may stand in the column itself.
    if (amount === undefined && !isBlank(cells[this.amount])) this.lookBeside(cells, line)
  }

  private note({ code, line, value }: Section, row: number): void {
    if (!this.first.has(code)) this.first.set(code, { line, value, row })
  }

  lookBeside(cells: readonly Cell[], line: number): void {
    const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
    const [value = ''] = texts
    if (texts.length === 0) return
    const code = texts.length === 1 && value.length <= LONGEST_TITLE ? sectionOf(value) : undefined
    this.section = code && { code, line, value }
  }

  found(): ReturnType<Doubt['found']> {
    return [...this.first].flatMap(([code, facts]) =>
      // Where all was paid, it is the payments that are claimed back.
      code === 'ask_settled_section' && !this.hasOwed ? [] : [{ code, facts: { ...facts } }],
    )
  }
}

function sectionOf(title: string): Section['code'] | undefined {
  const plain = normaliseHeading(title)
  if (OWED.test(plain)) return undefined
  if (DEDUCTIONS.test(plain)) return 'ask_deduction_section'
  return SETTLED.test(plain) ? 'ask_settled_section' : undefined
}
