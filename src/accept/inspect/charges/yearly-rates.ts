import type { Field } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { cellText, firstText } from '../../cells/cell-text.js'
import { wordsOfFormat } from '../../cells/currency.js'
import type { Example } from '../../cells/example.js'
import { mentionsYearlyRate } from '../../cells/percent.js'
import { confirmationArgument } from '../../find/confirmed.js'
import { columnName, labelOf, type Table, unusedColumns } from '../../find/table.js'
import type { TableCheck } from '../check.js'

/** The whole text of a cell: "a.a.", "% ao ano", "anual". */
const ALONE = /^%?\s*(?:a\.?\s?a\.?|ao ano|por ano|anual)$/i
/** A rate within the name of a product: "Pronaf Custeio 3% a.a.". */
const NAMED = /\d\s?%\s?(?:a\.?\s?a\.?|ao ano|por ano|anual)(?!\p{L})/iu
const OF_RATES = /\b(?:taxas?|juros)\b/i

/**
 * Asks about rates that the service takes by the month while the sheet says by the year: in a title
 * or a note, in the format of their cells, or in another column.
 */
export class YearlyRates implements TableCheck {
  private readonly rates: { field: string; column: number }[]
  private readonly free: number[]
  private remark: Example | undefined
  private readonly examples = new Map<string, Example>()

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
  ) {
    this.rates = fields.flatMap(({ name, ceiling }) => {
      const column = table.columns.get(name)
      return ceiling?.of === 'interest' && column !== undefined ? [{ field: name, column }] : []
    })
    this.free = unusedColumns(table, () => true)
  }

  /** Examines a title or a footer. */
  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = firstText(cells, (text) => OF_RATES.test(text) && mentionsYearlyRate(text))
    if (value !== undefined) this.remark ??= { line, value: value.trim() }
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.rates.length === 0) return
    for (const { field, column } of this.rates) {
      const cell = cells[column]
      if (isNumber(cell) && mentionsYearlyRate(wordsOfFormat(cell.format ?? ''))) {
        this.addExample(field, {
          line,
          value: `${cellText(cell)}${wordsOfFormat(cell.format ?? '')}`,
        })
      }
    }
    const beside = this.free
      .map((at) => cellText(cells[at]).trim())
      .find((text) => ALONE.test(text) || NAMED.test(text))
    if (beside === undefined) return
    for (const { field } of this.rates) this.addExample(field, { line, value: beside })
  }

  /** Returns no question if the user confirmed the column, which says that the rate is monthly. */
  questions(): Sentence[] {
    return this.rates.flatMap(({ field, column }) => {
      const example = this.examples.get(field) ?? this.remark
      if (!example || this.table.confirmed.has(field)) return []
      const { headings } = this.table
      const facts = {
        field,
        label: labelOf(field),
        heading: confirmationArgument(this.table, column),
      }
      const at = { column: columnName(headings, column), ...example }
      return [sentence('ask_rate_by_year', { ...facts, ...at })]
    })
  }

  private addExample(field: string, example: Example): void {
    if (!this.examples.has(field)) this.examples.set(field, example)
  }
}
