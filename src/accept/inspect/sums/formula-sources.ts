import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { folded } from '../../../values/folded.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import type { DebtCheck, Found } from '../check.js'

/** Name of a sheet with corrected amounts. */
const OF_CORRECTION =
  /^(?!.*\b(?:sem|nao|a (?:corrigir|atualizar))\b).*\b(?:corre[cç]|corrig|atualiz|reajust|juros|encargos|inpc|ipca|igpm|selic)/

/** Asks about amounts from a sheet of corrections or of compound interest, and about dates computed as today. */
export class FormulaSources implements DebtCheck {
  private corrected: Example | undefined
  private today: Example | undefined

  constructor(
    private readonly amount: number,
    private readonly due: number | undefined,
  ) {}

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = cells[this.amount]
    const { sheet, grows } = isNumber(amount) ? amount : {}
    if (sheet && OF_CORRECTION.test(folded(sheet))) this.corrected ??= { line, value: sheet }
    if (grows) this.corrected ??= { line, value: cellText(amount).trim() }
    const day = this.due === undefined ? undefined : cells[this.due]
    if (isNumber(day) && day.today) this.today ??= { line, value: cellText(day).trim() }
  }

  found(): Found {
    const { corrected, today } = this
    return [
      ...(corrected ? [{ code: 'ask_said_corrected' as const, facts: { ...corrected } }] : []),
      ...(today ? [{ code: 'ask_day_of_today' as const, facts: { ...today } }] : []),
    ]
  }
}
