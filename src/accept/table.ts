import { EXIT, Refusal } from '../errors.js'
import type { Field } from '../job.js'
import { type Sentence, sentence } from '../sentence.js'
import type { SourceFile, SourceLine, SourceSheet } from '../sheets/source.js'
import { cellText } from './cells.js'
import { HEADINGS, normaliseHeading } from './headings.js'
import { type Candidate, headerScore, type Match, matchField } from './match-columns.js'

/** A header stands in the first lines; titles and totals above it rarely take more than twenty. */
const LINES_SEARCHED = 60

/** Where the table is, and which column means what. */
export interface Table {
  sheet: SourceSheet
  headerLine: number
  /** The heading of each column; columns of the input beyond the header have an empty one. */
  headings: string[]
  columns: Map<string, number>
  matches: { field: string; column: number; heading: string; how: string }[]
  /** What a person should know of the choice. */
  told: Sentence[]
}

export interface TableOptions {
  sheet?: string
  /** `--map field=Heading` or `field=C`. */
  map: Record<string, string>
}

interface Header {
  line: number
  headings: string[]
  score: number
}

/** Finds the one sheet and header line that hold the table, and maps its columns; else asks. */
export async function findTable(
  file: SourceFile,
  fields: readonly Field[],
  options: TableOptions,
): Promise<Table> {
  const candidates: { sheet: SourceSheet; header: Header; width: number }[] = []
  const searched = sheetsToSearch(file, options)
  for (const sheet of searched) {
    const first = await firstLines(sheet)
    const header = bestHeader(first, fields, options)
    if (header)
      candidates.push({ sheet, header, width: Math.max(...first.map((line) => line.cells.length)) })
  }
  const { sheet, header, width } = chooseSheet(candidates, fields, searched, options)
  const headings = Array.from(
    { length: Math.max(width, header.headings.length) },
    (_, i) => header.headings[i] ?? '',
  )
  return {
    sheet,
    headerLine: header.line,
    headings,
    ...mapColumns(headings, fields, options),
    told: tellSheets(file, sheet),
  } satisfies Table
}

function sheetsToSearch(file: SourceFile, options: TableOptions): SourceSheet[] {
  if (options.sheet === undefined) return file.sheets.filter((sheet) => !sheet.hidden)
  const wanted = options.sheet.trim().toLowerCase()
  const found = file.sheets.filter((sheet) => sheet.name.trim().toLowerCase() === wanted)
  if (found.length > 0) return found
  throw Refusal.usage('no_such_sheet', {
    sheet: options.sheet,
    sheets: file.sheets.map((sheet) => sheet.name),
  })
}

async function firstLines(sheet: SourceSheet): Promise<SourceLine[]> {
  const lines: SourceLine[] = []
  for await (const line of sheet.lines()) {
    lines.push(line)
    if (lines.length >= LINES_SEARCHED) break
  }
  return lines
}

function bestHeader(
  lines: SourceLine[],
  fields: readonly Field[],
  options: TableOptions,
): Header | undefined {
  const mapped = Object.values(options.map).map(normaliseHeading)
  let best: Header | undefined
  for (const { line, cells } of lines) {
    const headings = cells.map((cell) => cellText(cell))
    const named = headings.filter((heading) => mapped.includes(normaliseHeading(heading))).length
    const score = headerScore(headings, fields) + 10 * named
    if (score > (best?.score ?? 0)) best = { line, headings, score }
  }
  return best
}

type Found = { sheet: SourceSheet; header: Header; width: number }

function chooseSheet(
  candidates: Found[],
  fields: readonly Field[],
  searched: SourceSheet[],
  options: TableOptions,
): Found {
  const complete = candidates.filter(({ header }) => isComplete(header.headings, fields, options))
  const [only] = complete
  if (only && complete.length === 1) return only
  if (complete.length > 1) {
    throw new Refusal(EXIT.decision, [
      sentence('ask_sheet', { sheets: complete.map(({ sheet }) => sheet.name) }),
    ])
  }
  const best = candidates.toSorted((a, b) => b.header.score - a.header.score)[0]
  if (best) return best
  throw new Refusal(EXIT.decision, [
    sentence('ask_header', {
      sheets: searched.map((sheet) => sheet.name),
      needed: fields.filter((field) => field.required).map((field) => labelOf(field.name)),
    }),
  ])
}

/** Every needed field is there, if perhaps as a question. */
function isComplete(headings: string[], fields: readonly Field[], options: TableOptions): boolean {
  return fields
    .filter((field) => field.required)
    .every(
      (field) => options.map[field.name] !== undefined || matchField(field, headings).is !== 'none',
    )
}

function mapColumns(
  headings: string[],
  fields: readonly Field[],
  options: TableOptions,
): Pick<Table, 'columns' | 'matches'> {
  const columns = new Map<string, number>()
  const matches: Table['matches'] = []
  const questions: Sentence[] = []
  for (const field of fields) {
    const match = mappedByHand(field, headings, options) ?? matchField(field, headings)
    if (match.is === 'one') {
      columns.set(field.name, match.column)
      matches.push({
        field: field.name,
        column: match.column,
        heading: match.heading,
        how: match.how,
      })
    } else {
      const question = questionOf(field, match, headings)
      if (question) questions.push(question)
    }
  }
  questions.push(...sharedColumns(matches))
  if (questions.length > 0) throw new Refusal(EXIT.decision, questions)
  return { columns, matches }
}

/** `--map` names a heading, or a column by its letter. */
function mappedByHand(field: Field, headings: string[], options: TableOptions): Match | undefined {
  const wanted = options.map[field.name]
  if (wanted === undefined) return undefined
  const equal = headings.flatMap((heading, column) =>
    normaliseHeading(heading) === normaliseHeading(wanted) ? [column] : [],
  )
  const verbatim = headings.indexOf(wanted)
  const column =
    equal.length === 1
      ? equal[0]!
      : verbatim >= 0
        ? verbatim
        : letterToColumn(wanted, headings.length)
  if (column !== undefined)
    return { is: 'one', column, heading: headings[column] ?? '', how: 'mapped' }
  throw Refusal.usage('map_no_such_heading', {
    field: field.name,
    heading: wanted,
    headings: headings.filter(Boolean),
  })
}

function letterToColumn(text: string, count: number): number | undefined {
  if (!/^[A-Z]{1,3}$/.test(text)) return undefined
  const column = [...text].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return column < count ? column : undefined
}

function questionOf(field: Field, match: Match, headings: string[]): Sentence | undefined {
  const label = labelOf(field.name)
  const names = (candidates: Candidate[]) =>
    candidates.map((c) => `${columnLetter(c.column)} «${c.heading.trim()}»`)
  if (match.is === 'tie' && (field.required || field.parameter)) {
    return sentence('ask_tie', { field: field.name, label, candidates: names(match.candidates) })
  }
  if (match.is === 'doubtful' && (field.required || field.parameter)) {
    return sentence('ask_doubtful', {
      field: field.name,
      label,
      candidates: names(match.candidates),
    })
  }
  if (!field.required) return undefined
  return sentence('ask_missing', {
    field: field.name,
    label,
    headings: headings.map((h) => h.trim()).filter(Boolean),
  })
}

/** One column cannot be two things; `--map` could say so by mistake. */
function sharedColumns(matches: Table['matches']): Sentence[] {
  return matches.flatMap((match, i) => {
    const other = matches.slice(0, i).find((one) => one.column === match.column)
    return other
      ? [sentence('ask_shared', { heading: match.heading, fields: [other.field, match.field] })]
      : []
  })
}

function tellSheets(file: SourceFile, chosen: SourceSheet): Sentence[] {
  const others = file.sheets.filter((sheet) => sheet !== chosen)
  return others.map((sheet) =>
    sentence(sheet.hidden ? 'told_sheet_hidden' : 'told_sheet_left', { sheet: sheet.name }),
  )
}

export function labelOf(field: string): string {
  return HEADINGS[field]?.label ?? field
}

/** 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetter(Math.floor(column / 26) - 1) + letter
}
