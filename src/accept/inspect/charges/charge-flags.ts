import type { Parameters } from '../../../core/job/job.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { Doubt } from '../doubt.js'

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

/** Asks about a column like "Incide multa?" that excludes lines, while the fine applies to all. */
export class ChargeFlags implements Doubt {
  private readonly flags: ReadonlyMap<number, boolean>
  private readonly free = new Map<number, Example>()

  constructor(
    private readonly table: Table,
    given: Parameters,
  ) {
    const used = new Set(table.columns.values())
    const names = [...Object.keys(given), ...table.columns.keys()]
    const isAsked = (text: string) =>
      CHARGES.some(({ word, asked }) => word.test(text) && names.some((name) => asked.test(name)))
    const texts = table.headings.map(normaliseHeading)
    const flags = texts.flatMap((text, at): [number, boolean][] =>
      used.has(at) || !isAsked(text) ? [] : [[at, FREE.test(text)]],
    )
    this.flags = new Map(flags)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const [column, isFree] of this.flags) {
      const read = readYesNo(cells[column])
      if (read.is !== 'value' || read.value !== isFree || this.free.has(column)) continue
      this.free.set(column, { line, value: cellText(cells[column]).trim() })
    }
  }

  found(): ReturnType<Doubt['found']> {
    return [...this.free].map(([at, example]) => ({
      code: 'ask_charge_not_on_all',
      facts: { ...example, column: columnName(this.table.headings, at) },
    }))
  }
}
