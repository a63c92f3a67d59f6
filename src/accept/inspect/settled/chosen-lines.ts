import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** "Cobrar?", "Incluir no cálculo (S/N)", "Executar": a column by which the user selects lines. */
const CHOICE =
  /^(?:a |para |deve )?(?:cobra[rd]?a?|inclu(?:ir|id[oa]|i)|consider(?:ar|ad[oa])|(?:re)?calcul(?:ar|a|ad[oa])|corrig(?:ir|e)|atualiza[r]?|executa[r]?|ajuiza[r]?|computa[r]?|processa[r]?|entra|seleciona(?:r|d[oa])|escolhid[oa]|exigivel|devid[oa]|em aberto)(?: (?:n[oa]|d[oa]|est[ae]) (?:calculo|planilha|execucao|conta|acao|cobranca|debito|valor|linha|parcela))?(?: (?:debito|valor|linha|parcela|titulo|divida|calculo))?(?: s n| sim nao| sim ou nao| x)?$/

interface ChoiceColumn {
  refused?: Example
  blank?: Example
  isChosen: boolean
}

/** Asks about lines that the sheet excludes: a no, or a blank where others have an x or a yes. */
export class ChosenLines implements DebtCheck {
  private readonly choices: Map<number, ChoiceColumn>

  constructor(private readonly table: Table) {
    const choices = unusedColumns(table, (heading) => CHOICE.test(normaliseHeading(heading)))
    this.choices = new Map(choices.map((at) => [at, { isChosen: false }]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const [column, seen] of this.choices) {
      const cell = cells[column]
      const value = cellText(cell).trim()
      const yes = readYesNo(cell)
      if (isBlank(cell)) seen.blank ??= { line, value }
      else if (yes.is === 'value' && yes.value) seen.isChosen = true
      else if (yes.is === 'value' || /^nao\b/.test(normaliseText(value)))
        seen.refused ??= { line, value }
    }
  }

  found(): Found {
    return [...this.choices].flatMap(([at, { refused, blank, isChosen }]) => {
      const example = refused ?? (isChosen ? blank : undefined)
      const column = columnName(this.table.headings, at)
      return example ? [{ code: 'ask_not_chosen' as const, facts: { ...example, column } }] : []
    })
  }
}
