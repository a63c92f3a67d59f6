import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { BarChart, SheetColumn, Value } from '../../spreadsheets/sheet.js'
import type { Knowledge, Parameters, RowFields } from './fields.js'
import type { StatementSheet } from './statement.js'

export interface FigureColumn extends SheetColumn {
  figure: string
  /** The figure with the ranges of this text to highlight: `12-20; 45-50`, in UTF-16 code units. */
  marks?: string
  /** Returns its texts in the words of people; records keep those of the service. */
  shown?(value: string): string
  /** A charge beside the amount: zero in every row means that none was charged. */
  charge?: true
  /** All charges in one figure: beside them it would be counted twice. */
  allCharges?: true
  /** The first workbook layout that has this column. */
  since?: number
  /** A part of the total: summed in the last row of Resultado where every answered row has it. */
  part?: true
}

/** What the job adds to the sheets of every workbook; the engine writes them for any job. */
export interface JobWorkbook {
  /** Columns of Resultado after the original ones, each with the name of its figure. */
  figures: readonly FigureColumn[]
  /** Columns after Situação and Avisos that show how the figures were checked. */
  evidence: readonly FigureColumn[]
  /** The figure with the current value of a row, which reports compare between batches. */
  position?: string
  /** The figure that the charts compare with the submitted one, where it is not `position`. */
  compared?: string
  /** Figures summed on Resumo and by group, over the answered rows. */
  sums: readonly {
    figure: string
    title: string
    /** What a row with this figure stands for, one and many, where it is not the row alone. */
    of?: readonly [string, string]
  }[]
  /** A figure with few distinct words: Resumo counts the rows of each. */
  tallies: readonly {
    figure: string
    title: string
    /** The word that every row should have: Leia-me first says how many rows do not. */
    all?: string
    /** The text for the first lines of Resumo where any row has such a word. */
    first?: Readonly<Record<string, string>>
    /** Returns the words of people for one of the records. */
    shown?(value: string): string
    /**
     * The other words of this figure are keys of the total in an answer: the next batches of the
     * account try the last one first, as `knowledge.totalPlace`.
     */
    total?: string
  }[]
  /**
   * What the first page says needs a decision, of the rows with a message of this code; `ofResults`:
   * of rows with a result alone; `isFirst`: before all others; `unprinted`: the statements of these
   * rows are not printed, and counted.
   */
  decisions?: Readonly<
    Partial<
      Record<
        MessageCode,
        {
          text: string | ((figures: Readonly<Record<string, string>>) => string)
          ofResults?: true
          isFirst?: true
          unprinted?: true
        }
      >
    >
  >
  /** Figures of a call as a whole: columns of Chamadas, summed on Resumo. */
  totals: readonly FigureColumn[]
  /** Every other figure gets a column of Resultado under the service's name, `onScreen` not printed. */
  open?: true | 'onScreen'
  /**
   * Returns whether such a figure is about the answer, as a digest or an id is, and not of its
   * content: it stands after the notices and is not printed.
   */
  isAbout?(figure: string): boolean
  /** Returns whether such a figure is a part of the total, beside which it is printed. */
  isPart?(figure: string): boolean
  openTotals?: OpenTotals
  /** One line an answered item, with the service's account of its computation. */
  memory?: { name: string; columns: readonly FigureColumn[] }
  lists?: readonly ListSheet[]
  /**
   * A line with this figure is shared by all rows: it stands in the first of these lists that has
   * it, and in no other.
   */
  once?: { figure: string; lists: readonly string[] }
  /** Returns what the first page shows, and the sheets that come before all others. */
  firstPage?(lists: ReadonlyMap<string, ListCount>, told: FirstPageInput): FirstPage
  /** Every other list gets a sheet of its own under the service's name. */
  openLists?: true
  groups: readonly GroupSheet[]
  /** A date by whose years the first page compares the sums where there are no clients. */
  years?: { field: string; title: string }
  sources: readonly SourceSheet[]
  /** Returns a parameter's value in the words of people, where they are not those of the service. */
  valueWords?(parameter: string, value: string, knowledge: Knowledge): string | undefined
  statement?: StatementSheet
  /** Explanations of the figures, for Leia-me. */
  notes: readonly string[]
}

/** One line for each value of a field, with the sums; absent where no column holds the field. */
export interface GroupSheet {
  name: string
  about: string
  field: string
  title: string
  /** Another field, shown where all rows of the group agree on it. */
  beside?: { field: string; title: string }
}

export interface FirstPageInput {
  parameters: Parameters
  knowledge: Knowledge
  /** Present where the job has {@link JobWorkbook.openTotals}. */
  open?: OpenCounts
}

/** How much the service's own fields hold, over all documents, each counted once. */
export interface OpenCounts {
  documents: number
  /** Values outside tables. */
  values: number
  /** Lines of tables. */
  lines: number
}

/** What can be counted and summed of fields that no column declares. */
export interface OpenTotals {
  /** Returns whether the row repeats the answer of an earlier one. */
  isRepeated(row: { said: readonly Sentence[] }): boolean
  /** Returns what the row's fields are of: fields of several kinds are not summed together. */
  kindOf(row: { fields?: RowFields }, parameters: Parameters): string
  /** Returns whether the name says that the field is an amount of money. */
  isAmount(name: string): boolean
  /** Returns whether a field is the month of its line: a series of months is not summed. */
  isMonth(name: string, value: string): boolean
}

export interface FirstPage {
  /** Absent: the title of the job. */
  title?: string
  lines: string[]
  /** What a reader must not miss: it comes before all else. */
  alarms?: readonly [label: string, text: string][]
  /** Parts with a heading, after the figures: a label and its text. */
  parts?: readonly { heading: string; lines: readonly [label: string, text: string][] }[]
  /** The counts that the user looks for first, where nothing is summed. */
  figures?: readonly [label: string, count: number][]
  /** Lines of lists to look at first, in their order; `more` says how many others there are. */
  urgent?: { title: string; lines: readonly UrgentLine[]; more?: string }
  first?: readonly string[]
  /** Sheets with nothing beyond this page: only a workbook with all sheets has them. */
  extra?: readonly string[]
  charts?: readonly Omit<BarChart, 'place'>[]
}

/** A line of a list's sheet on the first page; `at` is its place in the sheet, from 0. */
export interface UrgentLine {
  sheet: string
  at: number
  label: string
  text: string
}

/** The contents of a list, over all rows. */
export interface ListCount {
  lines: number
  /**
   * The figures of each line that {@link ListSheet.collects} names, in the order of its sheet;
   * absent where it names none.
   */
  collected?: Record<string, string | undefined>[]
  /** How many lines have each value of the counted figure. */
  tally: ReadonlyMap<string, number>
}

/** Figure of a list's column with the client of the row that asked, where the input names one. */
export const CLIENT_OF_ROW = 'cliente da linha'

/** One line for each line of a list in the answers, in the order of the rows. */
export interface ListSheet {
  name: string
  about: string
  /** Key of the list in {@link ItemOutcome.lists}. */
  list: string
  columns: readonly FigureColumn[]
  /**
   * Where the rows have several values of this figure, the lines of each have a sheet, with the
   * columns that they fill and with these words in its name.
   */
  by?: { figure: string; words(value: string): string }
  /** Lines with the same value of this figure, of whatever rows, become one; `join` is joined. */
  mergeBy?: { figure: string; join: readonly string[] }
  /**
   * Figures of the first and of the last day of merged lines: those that say the same become one
   * where no day is between them but weekends and days with a line of the same `within`.
   */
  spans?: { from: string; to: string; within: string }
  /** Returns the key by which merged lines are sorted; equal ones keep the order of the rows. */
  order?(line: Readonly<Record<string, string | undefined>>): string
  /** Lines in which this figure has one of these values come first, in this order. */
  first?: { figure: string; values: readonly string[] }
  /**
   * Figures of each line that {@link JobWorkbook.firstPage} needs; with `order` those that it looks
   * at, too.
   */
  collects?: readonly string[]
  /** A figure whose values are counted, for {@link JobWorkbook.firstPage}. */
  tally?: string
  /** Every other figure of the lines gets a column of its own; `onScreen`: not printed. */
  open?: true | 'onScreen'
  /** The text of the sheet where no row has a line for it. */
  none?: string
  /** Returns the line of a rejected row: the received cell and the reason. */
  rejected?(told: UnansweredRow): Record<string, string>
  /** Returns the line of a failed or pending row: the sheet shows that the row was not answered. */
  unanswered?(told: UnansweredRow): Record<string, string>
  /** The workbook omits the sheet where no row has a line for it. */
  optional?: true
}

/** A row without an answer, for sheets that list it: the received cell and the reason. */
export interface UnansweredRow {
  value: string
  reason: string
  fields: RowFields
}

/** A sheet from what was read for free before the batch. */
export interface SourceSheet {
  name: string
  about: string
  table(knowledge: Knowledge): SourceTable
}

export interface SourceTable {
  columns: readonly SheetColumn[]
  rows: Iterable<Value[]>
  /** Leading columns that each printed page repeats. */
  frozen?: number
}
