import type { Sentence } from '../../messages/message-code.js'
import type { BarChart, SheetColumn, Value } from '../../spreadsheets/sheet.js'
import type { Knowledge, Parameters, RowFields } from './fields.js'

export interface FigureColumn extends SheetColumn {
  figure: string
  /** The figure that says which parts of this text stand out: `12-20; 45-50`, in UTF-16 code units. */
  marks?: string
  /** Its texts are names of fields of the service, written as people read them. */
  fieldName?: true
  /** What is charged beside the amount: zero in every row says that nothing of the kind was. */
  charge?: true
  /** A part of the total: summed in the last row of Resultado, where every answered row tells it. */
  part?: true
}

/** What the job adds to the sheets that every workbook has; the engine writes them for any job. */
export interface JobWorkbook {
  /** Columns of Resultado after the original ones, each with the name of its figure. */
  figures: readonly FigureColumn[]
  /** Columns after Situação and Avisos: how the figures were checked. */
  evidence: readonly FigureColumn[]
  /** The figure that a row is worth by now: what reports compare from batch to batch. */
  position?: string
  /** Figures summed on Resumo and by group, over rows that were answered. */
  sums: readonly { figure: string; title: string }[]
  /** A figure that is one of a few words: Resumo counts the rows of each. */
  tallies: readonly {
    figure: string
    title: string
    /** The word that every row should have: Leia-me says first how many have not. */
    all?: string
    /** What Resumo says on its first lines where any row has such a word. */
    first?: Readonly<Record<string, string>>
    /**
     * Its other words are the places of the total that this figure holds: the next batches of the
     * account begin with the last of them, as `knowledge.totalPlace`.
     */
    total?: string
  }[]
  /** What the service tells of a call as a whole: columns of Chamadas, summed on Resumo. */
  totals: readonly FigureColumn[]
  /**
   * Every other figure gets a column of its own at the end of Resultado, named as the service names
   * it; `onScreen`: they stand beside what matters, and are not printed.
   */
  open?: true | 'onScreen'
  /** One line an answered item, with what the service says of how it computed. */
  memory?: { name: string; columns: readonly FigureColumn[] }
  lists?: readonly ListSheet[]
  /**
   * Lists whose lines are one, of whatever rows, where they have this figure in common: such a line
   * stands in the first of them that has it, and in no other.
   */
  once?: { figure: string; lists: readonly string[] }
  /** What to look at first, and the sheets that come before all others. */
  look?(lists: ReadonlyMap<string, ListCount>, told: LookedAt): FirstLook
  /** Every other list gets a sheet of its own, named as the service names it. */
  openLists?: true
  groups: readonly GroupSheet[]
  /** A date by whose years the first page compares the sums where there are no clients to compare. */
  years?: { field: string; title: string }
  sources: readonly SourceSheet[]
  statement?: StatementSheet
  /** What has to be known to read the figures, for Leia-me. */
  notes: readonly string[]
}

/** One line for each value of a field, with the sums; left out where no column holds the field. */
export interface GroupSheet {
  name: string
  about: string
  field: string
  title: string
  /** Another field, shown beside where all rows of the group agree on it. */
  beside?: { field: string; title: string }
}

export interface LookedAt {
  parameters: Parameters
  knowledge: Knowledge
}

export interface FirstLook {
  lines: string[]
  /** What a person came for, where nothing is summed. */
  figures?: readonly [label: string, count: number][]
  first?: readonly string[]
  charts?: readonly Omit<BarChart, 'place'>[]
}

/** What a list holds, over all rows. */
export interface ListCount {
  lines: number
  /** The figures of each line that {@link ListSheet.collects} names; absent where it names none. */
  collected?: Record<string, string | undefined>[]
  /** How many lines have each value of the figure that is counted. */
  tally: ReadonlyMap<string, number>
}

/** One line for each line of a list that answers hold, in the order of the rows. */
export interface ListSheet {
  name: string
  about: string
  /** Its name in {@link ItemOutcome.lists}. */
  list: string
  columns: readonly FigureColumn[]
  /** Lines that have this figure in common, of whatever rows, are one; what differs is joined. */
  mergeBy?: { figure: string; join: readonly string[] }
  /** Lines in which this figure has one of these values come before all others, in this order. */
  first?: { figure: string; values: readonly string[] }
  /** Figures of each line that {@link JobWorkbook.look} needs: of a list of one line a row. */
  collects?: readonly string[]
  /** A figure whose values are counted, for {@link JobWorkbook.look}. */
  tally?: string
  /** What else the lines hold gets a column each, named as the service names it; not printed `onScreen`. */
  open?: true | 'onScreen'
  /** What the sheet says where no row has a line for it. */
  none?: string
  /** The line of a row that was rejected, and brought none: what was received, and why not. */
  rejected?(told: ToldRow): Record<string, string>
  /** The same of a row that failed or is pending: that nobody could look is a line too. */
  unanswered?(told: ToldRow): Record<string, string>
  /** Left out of the workbook where no row has a line for it. */
  optional?: true
}

/** A row without an answer, for sheets that tell of it: the cell received, and what is said of the row. */
export interface ToldRow {
  value: string
  reason: string
  fields: RowFields
}

/** A sheet made from what was read for free before the batch. */
export interface SourceSheet {
  name: string
  about: string
  columns: readonly SheetColumn[]
  rows(knowledge: Knowledge): Iterable<Value[]>
}

/** A statement to print, one block for each value of a field. */
export interface StatementSheet {
  name: string
  about: string
  columns: readonly SheetColumn[]
  field: string
  /** Nobody prints more; beyond it the sheet says where to look instead. */
  mostRows: number
  /** `key` is undefined for the rows without the field. */
  block(key: string | undefined, rows: StatementRow[], knowledge: Knowledge): Value[][]
  /** The same to be filed by itself: a page or more of its own. */
  document(key: string | undefined, rows: StatementRow[], knowledge: Knowledge): StatementDocument
}

/** The statement of one case, whatever it is printed as. */
export interface StatementDocument {
  /** Case, court, parties: a label and what it says. */
  facts: [label: string, text: string][]
  /** Why nothing may be filed; then there is nothing else. */
  refused?: string
  parts: StatementPart[]
  /** Of all parts, a decimal string; absent where some line tells no total. */
  total?: string
  remarks: string[]
}

/** Lines of a statement that are under the same terms. */
export interface StatementPart {
  /** In sentences. */
  terms: string[]
  /** Only those that hold something. */
  columns: { title: string; kind: 'text' | 'date' | 'money' | 'factor' }[]
  /** Decimal strings, ISO dates and texts, by column. */
  lines: (string | undefined)[][]
  totals: (string | undefined)[]
}

export interface StatementRow {
  line: number
  fields: RowFields
  /** Empty where the row has no answer. */
  figures: Record<string, string>
  /** What was asked for it; undefined where it could not be planned. */
  parameters?: Parameters
  /** What its outcome tells of it. */
  said: readonly Sentence[]
}
