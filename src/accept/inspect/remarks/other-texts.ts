import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { type Example, exampleTexts } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import type { DebtCheck } from '../check.js'
import { statesTerms } from '../terms/stated-terms.js'

const MOST_TEXTS = 5
const LONGEST_SHOWN = 120
/** A footer without words about the debt: who made the sheet, a page, a rule of dashes. */
const MADE =
  /^(?:(?:elaborad|emitid|gerad|impress|extraid)[oa]s? |pag(?:ina)? ?\d|fontes? |\W*$)|^\P{L}*$/u
/**
 * The foot of a template of ours, which names its job, or one that counts pages, whose numbers are
 * codes; that of a pending workbook has the batch before it and the day behind.
 */
const FOOT = /^(?:Modelo: |(?:lote .+ - )?(?:Página de|Page of)(?: -)?(?: \d\d\/\d\d\/\d{4})?$)/
/** A title that speaks of amounts, as against the name of a firm. */
const OF_AMOUNTS =
  /\b(?:valor\w*|debitos?|dividas?|saldos?|creditos?|montantes?|parcelas?|cotas?|quotas?|prestac\w+|mensalidades?|alugue\w+|juros|multas?|honorarios|custas|descontos?|pag\w+|recebid\w+|quitad\w+|devid\w+|responsa\w+|limit\w+|exclu\w+|inclu\w+|fiador\w*|acordo|proposta|condic\w+|cessao|cedid\w+|prescri\w+|suspens\w+|percentual|calculos?|legenda|liquidad\w+|baixad\w+|cancelad\w+|(?<!^)executad\w+|cobrad\w+)\b/

/** "Alimentos fixados em 30% do salário mínimo". */
const HAS_FIGURE = /\d ?%|R\$ ?\d/

/** Lists titles and notes that no check understands: nothing that a sheet says is passed over. */
export class OtherTexts implements DebtCheck {
  private readonly texts: Example[] = []

  constructor(private readonly table: Table) {}

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const words = cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '')
    const value = words.join(' ').replace(/\s+/g, ' ').trim()
    if (this.texts.length >= MOST_TEXTS || !this.isTold(value, line)) return
    this.texts.push({ line, value: value.slice(0, LONGEST_SHOWN) })
  }

  remarks(): Sentence[] {
    if (this.texts.length === 0) return []
    return [sentence('told_other_texts', { examples: exampleTexts(this.texts) })]
  }

  private isTold(value: string, line: number): boolean {
    const plain = normaliseText(value)
    if (plain.split(' ').length < 2 || MADE.test(plain) || statesTerms(value)) return false
    if (FOOT.test(value)) return false
    return line > this.table.header.bottom || OF_AMOUNTS.test(plain) || HAS_FIGURE.test(value)
  }
}
