import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import { OUTCOMES } from '../core/outcome.js'
import { NO_SUM, OUTCOME_WORDS } from '../publish/words.js'
import type { Cell } from '../spreadsheets/cell.js'
import type { SourceFile } from '../spreadsheets/source.js'
import type { CheckedCalls } from './calls.js'
import { holdsNumber, shown, shownFact } from './cells.js'
import type { Findings } from './findings.js'
import { addressOf } from './looks.js'
import { type CheckedRows, unscaled } from './plan-rows.js'

export interface Totals {
  manifest: Manifest
  job: Job
  rows: CheckedRows
  calls: CheckedCalls
}

/**
 * Compares Resumo with the records: hash of the input, counts, control sum, sums, price.
 * @returns the number of values compared
 */
export async function compareSummary(
  file: SourceFile,
  totals: Totals,
  findings: Findings,
): Promise<number> {
  const sections = await readSections(file)
  if (!sections) {
    findings.add('verify_sheet_missing', { sheet: 'Resumo' })
    return 0
  }
  const expected = expectedOf(totals)
  for (const { section, label, value } of expected) {
    const { row, cell: found } = sections.get(section)?.get(label) ?? {}
    // Workbooks of earlier layouts have zero in place of no sum.
    const isNone = found === NO_SUM && Number(value.text) === 0
    const isSame =
      value.is === 'text' ? found === value.text : isNone || holdsNumber(found, value.text)
    if (isSame) continue
    findings.add('verify_summary', {
      section,
      label,
      ...shownFact('found', found),
      ...(row === undefined ? {} : { cell: addressOf('Resumo', 1, row) }),
      expected: value.text,
      expectedIsFigure: value.is === 'number',
    })
  }
  return expected.length
}

interface Expected {
  section: string
  label: string
  value: { is: 'text' | 'number'; text: string }
}

function expectedOf({ manifest, job, rows, calls }: Totals): Expected[] {
  const { counts, sums } = rows
  const number = (section: string, label: string, text: string | number): Expected => ({
    section,
    label,
    value: { is: 'number', text: String(text) },
  })
  const control = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)
  return [
    { section: 'Entrada', label: 'SHA-256', value: { is: 'text', text: manifest.input.sha256 } },
    number('Linhas', 'Lidas', counts.read),
    ...OUTCOMES.map((outcome) => number('Linhas', OUTCOME_WORDS[outcome], counts[outcome])),
    number('Linhas', 'Soma de controle', control),
    ...job.sheets.sums.map(({ figure, title }) =>
      number('Somas das linhas com resultado', title, unscaled(sums.get(figure)?.sum ?? 0n)),
    ),
    number('Preço', 'Chamadas feitas', calls.calls),
    number('Preço', 'Unidades gastas', calls.units),
  ]
}

/** The values of a section, each by its label. */
type Section = Map<string, { row: number; cell: Cell | undefined }>

/** Reads the sheet by sections: each begins with a title alone on its line, after an empty line. */
async function readSections(file: SourceFile): Promise<Map<string, Section> | undefined> {
  const sheet = file.sheets.find(({ name }) => name === 'Resumo')
  if (!sheet) return undefined
  const sections = new Map<string, Section>()
  let section: Section = new Map()
  let last = -1
  for await (const { line, cells } of sheet.lines()) {
    const label = shown(cells[0])
    if (line > last + 1) {
      section = new Map()
      sections.set(label, section)
    } else section.set(label, { row: line, cell: cells[1] })
    last = line
  }
  return sections
}
