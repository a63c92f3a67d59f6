import type { Parameters } from '../../../core/job/job.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** Words for a charge in a heading, and the parameters and columns that apply it. */
const CHARGES = [
  { word: /\bjuros\b|\bmora\b/, asked: /^(?:fields\.)?juros|^selic$/ },
  { word: /\bmultas?\b|\bclausula penal\b/, asked: /^(?:fields\.)?multa/ },
  { word: /\bhonorarios\b|\bsucumbencia\b/, asked: /^(?:fields\.)?honorarios/ },
  {
    word: /\bcorrecao\b|\breajuste\b/,
    asked: /^(?:index|table|indice\w*|(?:fields\.)?indexador)$/,
  },
]
/** A yes below such a heading means that the line is free of the charge. */
const FREE = /\b(?:isen\w+|sem|dispens\w+|exclu\w+|nao (?:incide|cobrar?|aplicar?))\b/

/** "Juros inclusos": a no says that the amount has none yet. */
const INCLUDED = /\b(?:inclus|incluid|embutid|computad)[oa]s?\b/

/** "Juros?" above answers, and above rates on other lines, which no field reads. */
interface Answers {
  isAnswered: boolean
  rate?: Example
}

/** Asks about a column like "Incide multa?" that excludes lines, while the fine applies to all. */
export class ChargeFlags implements DebtCheck {
  private readonly flags: ReadonlyMap<number, boolean>
  private readonly free = new Map<number, Example>()
  private readonly answers: ReadonlyMap<number, Answers>

  constructor(
    private readonly table: Table,
    given: Parameters,
  ) {
    const names = [...Object.keys(given), ...table.columns.keys()]
    const isAsked = (text: string) =>
      !INCLUDED.test(text) &&
      CHARGES.some(({ word, asked }) => word.test(text) && names.some((name) => asked.test(name)))
    const textOf = (at: number) => normaliseHeading(table.headings[at]!)
    const flags = unusedColumns(table).filter((at) => isAsked(textOf(at)))
    this.flags = new Map(flags.map((at) => [at, FREE.test(textOf(at))]))
    const asking = unusedColumns(table).filter(
      (at) =>
        /\?\s*$/.test(table.headings[at]!) && CHARGES.some(({ word }) => word.test(textOf(at))),
    )
    this.answers = new Map(asking.map((at) => [at, { isAnswered: false }]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const [column, isFree] of this.flags) {
      const read = readYesNo(cells[column])
      if (read.is !== 'value' || read.value !== isFree || this.free.has(column)) continue
      this.free.set(column, { line, value: cellText(cells[column]).trim() })
    }
    for (const [column, answers] of this.answers) {
      const value = cellText(cells[column]).trim()
      if (/[1-9]/.test(value)) answers.rate ??= { line, value }
      else if (readYesNo(cells[column]).is === 'value') answers.isAnswered = true
    }
  }

  found(): Found {
    const asked = (code: 'ask_charge_not_on_all' | 'ask_new_terms') => {
      return ([at, example]: [number, Example]) => ({
        code,
        facts: { ...example, column: columnName(this.table.headings, at) },
      })
    }
    const rates = [...this.answers].flatMap(([at, { isAnswered, rate }]): [number, Example][] =>
      isAnswered && rate ? [[at, rate]] : [],
    )
    return [
      ...[...this.free].map(asked('ask_charge_not_on_all')),
      ...rates.map(asked('ask_new_terms')),
    ]
  }
}
