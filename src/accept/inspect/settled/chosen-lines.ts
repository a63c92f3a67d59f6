import type { Parameters } from '../../../core/job/job.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { tickOf } from '../lists/list-rules.js'

/** "Cobrar?", "Incluir no cálculo (S/N)", "Executar": a column by which the user selects lines. */
const CHOICE =
  /^(?:a |para |deve )?(?:cobra[rd]?a?|inclu(?:ir|id[oa]|i)|consider(?:ar|ad[oa])|(?:re)?calcul(?:ar|a|ad[oa])|corrig(?:ir|e)|atualiza[r]?|executa[r]?|ajuiza[r]?|computa[r]?|processa[r]?|entra|seleciona(?:r|d[oa])|escolhid[oa]|exigivel|devid[oa]|em aberto)(?: (?:n[oa]|d[oa]|est[ae]) (?:calculo|planilha|execucao|conta|acao|cobranca|debito|valor|linha|parcela))?(?: (?:debito|valor|linha|parcela|titulo|divida|calculo))?(?: s n| sim nao| sim ou nao| x)?$/

/** "Exportar?", "Gerar PDF", where files were asked for. */
const CHOICE_OF_FILE =
  /^(?:a |para )?(?:exporta[r]?(?: \p{L}+)?|(?:gera[r]?|emit(?:ir|e)|imprim(?:ir|e)) (?:o )?(?:pdf|html|word|docx|excel|arquivo|relatorio|memoria|demonstrativo))(?: s n| sim nao)?$/u

interface ChoiceColumn {
  refused?: Example
  blank?: Example
  isChosen: boolean
  /** Without a heading: the mark of the first line that has one; anything else is another column. */
  tick?: string | undefined
  isOther?: boolean
}

/** Asks about lines that the sheet excludes: a no, or a blank where others have an x or a yes. */
export class ChosenLines implements DebtCheck {
  private readonly choices: Map<number, ChoiceColumn>
  private readonly used: ReadonlySet<number>
  private first: Example | undefined

  constructor(
    private readonly table: Table,
    given: Parameters,
  ) {
    const rules = given.export === undefined ? [CHOICE] : [CHOICE, CHOICE_OF_FILE]
    const choices = unusedColumns(table, (heading) =>
      rules.some((rule) => rule.test(normaliseHeading(heading))),
    )
    this.used = new Set(table.columns.values())
    this.choices = new Map(choices.map((at) => [at, { isChosen: false }]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    this.first ??= { line, value: '' }
    for (const [column, cell] of cells.entries()) this.observeUnnamed(column, cell, line)
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

  /** A tick in a column without a heading; the lines above the first one are not chosen. */
  private observeUnnamed(column: number, cell: Cell, line: number): void {
    if (isBlank(cell) || !isBlank(this.table.headings[column]) || this.used.has(column)) return
    const tick = tickOf(cellText(cell).trim())
    const seen = this.choices.get(column) ?? { isChosen: true, tick }
    if (!this.choices.has(column) && line !== this.first?.line) seen.blank = this.first!
    if (tick === undefined || tick !== seen.tick) seen.isOther = true
    this.choices.set(column, seen)
  }

  found(): Found {
    return [...this.choices].flatMap(([at, { refused, blank, isChosen, isOther }]) => {
      if (isOther) return []
      const example = refused ?? (isChosen ? blank : undefined)
      const column = columnName(this.table.headings, at)
      return example ? [{ code: 'ask_not_chosen' as const, facts: { ...example, column } }] : []
    })
  }
}
