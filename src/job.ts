import type { IsoDate } from './dates.js'
import type { Sentence } from './sentence.js'
import type { Answered, BodyKind } from './services/answer.js'
import type { SheetColumn, Value } from './sheets/sheet.js'
import type { Table } from './tables/table.js'

/** What a column of the input may mean for a job. */
export interface Field {
  /** The field's name in the dictionary of headings, and in `--map`. */
  name: string
  type: FieldType
  /** Without it there is no batch: the person has to say which column it is. */
  required?: boolean
  /** The service's parameter that a cell of this column overrides, row by row. */
  parameter?: string
  choices?: readonly string[]
  /** Words in it are what is asked for, as a name is, and no footer that begins in its column. */
  asked?: true
  /** Its name is the service's own for a field, that no word of the data is. */
  isOwn?: true
}

export type FieldType =
  | 'amount'
  | 'date'
  | 'percent'
  | 'fee'
  | 'yesno'
  | 'choice'
  | 'case'
  | 'oab'
  | 'text'

/** A cell that was understood: an amount or percentage as a decimal string, a date as ISO. */
export type FieldValue = string | boolean
export type RowFields = Record<string, FieldValue | undefined>

/** A parameter of the service that `-p name=value` may set. */
export interface Parameter {
  /** `fields.*` stands for every name that begins so. */
  name: string
  /** `age`: a day, also as so many days before today. */
  type: Exclude<FieldType, 'case' | 'fee' | 'oab'> | 'number' | 'age'
  /** It only chooses what {@link Job.listed} lists. */
  ofList?: true
  choices?: readonly string[]
}
export type Parameters = Record<string, FieldValue>

/** What a row becomes: an item of a call with these parameters, or the reasons why it cannot. */
export type RowPlan<Item = unknown> =
  | {
      is: 'item'
      parameters: Parameters
      item: Item
      /** For the span of the series that the figure will be checked against. */
      date?: IsoDate
      /** The other end of that span. */
      until?: IsoDate
      notes: Sentence[]
      /** The row cannot share its call. */
      alone?: boolean
    }
  | { is: 'rejected'; problems: Sentence[] }

/** How one item of an answered call ended. */
export interface ItemOutcome {
  outcome: 'ok' | 'warned' | 'rejected' | 'failed'
  /** Figures by result column, decimal strings and texts. */
  figures: Record<string, string>
  notes: Sentence[]
  /** What an answer holds many of, by the name of the list: figures of each line. */
  lists?: Record<string, Record<string, string>[]>
}

/** A call to be made, as the HTTP layer sends it. */
export interface CallRequest {
  route: string
  path: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  /** A form is sent instead of a body. */
  document?: SentDocument
  /** How a good answer is read; JSON unless said. */
  as?: BodyKind
  /** The media type that a good answer has to have, where the contract tells it. */
  accept?: string
  /** What the file that it brings is called, behind its task and attempt. */
  fileName?: string
  /** What must not be told of the request, beside its credential. */
  secrets?: readonly string[]
  units: number
  /** Asking again changes nothing at the service and costs only its units. */
  repeatable: boolean
  /** A refusal is an answer too, that the job reads: it says something of the item. */
  refusalTells?: true
  /** And so is that the service failed until it was given up: the task goes on without. */
  failureTells?: true
}

/** A form with a document that was taken along into the bucket. */
export interface SentDocument {
  /** Hexadecimal: the document is known by what it holds. */
  sha256: string
  bytes: number
  filename: string
  mimeType: string
  /** Of the form: what the file stands under, and what stands before it. */
  field: string
  fields: Record<string, string>
}

/** What was found out of a document that a row names, for {@link Job.planRow}. */
export type DocumentFacts = { sha256: string; bytes: number } | { problem: Sentence }

/** What a task asks, and what was answered so far. */
export interface Asking<Item = unknown> {
  parameters: Parameters
  items: Item[]
  /** Unique at the service, for what can be looked up there; the same in each attempt. */
  name: string
  /** One for each call so far, in their order. */
  answers: readonly StepAnswer[]
}

/** A call that was answered, or refused where the refusal tells. Bodies of files are what was stored. */
export type StepAnswer = Answered | RefusedStep | FailedStep
export interface FailedStep {
  is: 'failed'
  reason: string
}
export interface RefusedStep {
  is: 'refused'
  status: number
  code: string
  message: string
}

/** Calls and units of a task, as far as they can be told before it is asked. */
export interface Price {
  calls: number
  units: number
}

/** What was read for free before anything was spent: catalogue entries and series, by name. */
export type Knowledge = Record<string, unknown>

/** Free reads at the service, for {@link Job.learn}. */
export interface FreeReads {
  get(route: string, path: string): Promise<FreeAnswer>
  /** The same where the batch can do without the answer. */
  tryGet(route: string, path: string): Promise<FreeAnswer>
}
export type FreeAnswer =
  | { is: 'found'; body: unknown }
  /** The service answered that it has no such thing, or refused the question. */
  | { is: 'absent'; status: number; message: string }

/**
 * A read at a service that counts it. It is made once for the batch, before its rows, as a call like
 * any other: quoted, written down before it is sent, and not made again once it was answered.
 */
export interface Reading {
  name: string
  parameters: Parameters
  /** Kept for a day for the batches that come after: what all of them need, such as names. */
  keep?: true
}
/** A reading that was answered, or refused. */
export type ReadingAnswer = Reading & { answer: StepAnswer }

/** What a job reads where nothing is free; each of it pure. */
export interface Readings {
  /** Those that the batch needs, in the order in which they are made. */
  wanted(survey: Survey, knowledge: Knowledge): Reading[]
  /** `knowledge` holds what the readings before it brought. */
  request(reading: Reading, knowledge: Knowledge): CallRequest
  /** What the answers add to the knowledge; of a reading that failed there is none. */
  learnt(answers: ReadingAnswer[], knowledge: Knowledge): Knowledge
}

/** How a job looks at the whole input before it is planned. */
export interface Survey {
  /** The distinct combinations of parameters in the rows, and the dates they span. */
  groups: { parameters: Parameters; from: IsoDate; to: IsoDate; rows: number }[]
}

/** A small sheet that the sandbox answers as it stands: to begin from, for the guide, for tests. */
export interface Template {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** What `lote run` is told beside the file and the job: `-p`, `index=ipca`. */
  args: readonly string[]
}

/** A kind of work: what is done, in data first and functions last. `src/` executes it. */
export interface Job<Item = unknown> {
  kind: string
  service: 'calculation' | 'gazette' | 'update'
  title: string
  fields: readonly Field[]
  parameters: readonly Parameter[]
  template: Template
  /**
   * Rows name documents in this field. They are looked at before the plan, which knows their facts by
   * name as `knowledge.documents`, and taken along into the bucket when the batch is submitted.
   */
  documents?: { field: string; mostBytes: number }
  /** Rows that may ride in one call at the start; halved by the engine on evidence. */
  pack: number
  /**
   * The parameters of the whole batch, and the fields that the sheet has a column for: missing ones
   * and contradictions, as sentences.
   */
  checkParameters(parameters: Parameters, columns: ReadonlySet<string>): Sentence[]
  /** Columns beside {@link fields} that the parameters bring, read for free before the sheet is. */
  fieldsOf?(parameters: Parameters, reads: FreeReads): Promise<readonly Field[]>
  /**
   * The group that a row belongs to. Its rows are done as one or not at all: they are not parted into
   * several calls, and where one of them is rejected, so are the others.
   */
  groupOf?(fields: RowFields): string | undefined
  /** The rows of a request that came without a file, read for free from the account. */
  listed?(parameters: Parameters, reads: FreeReads): Promise<Table>
  /** Reads catalogue and series, all free; refusals stop the batch before it exists. */
  catalogue(reads: FreeReads, parameters: Parameters): Promise<Knowledge>
  /** Parameters that name something unknown, as sentences. */
  checkAgainstCatalogue(
    parameters: Parameters,
    knowledge: Knowledge,
    columns: ReadonlySet<string>,
  ): Sentence[]
  /** The parameters as the service knows them: the slug for a name, defaults said aloud. */
  settleParameters(parameters: Parameters, knowledge: Knowledge): Parameters
  planRow(fields: RowFields, parameters: Parameters, knowledge: Knowledge): RowPlan<Item>
  /** The series behind the figures of these groups, so that each can be computed again. */
  learn(survey: Survey, reads: FreeReads, knowledge: Knowledge): Promise<Knowledge>
  /** What else is read before the rows, where the service counts every call. */
  readings?: Readings
  /** What a task of these items costs when nothing fails; one call of one unit unless said. */
  price?(parameters: Parameters, items: Item[]): Price
  /** What the price leaves out because only the answers tell it; then it is the least. */
  untoldPrice?(parameters: Parameters): Sentence[]
  /** The route of a call whose cost the contract does not tell. */
  untoldRoute?: string
  /** The next call of the task; undefined when all that is needed was answered. */
  next(asking: Asking<Item>, knowledge: Knowledge): CallRequest | undefined
  /** Whether a call that is not repeatable, and whose answer was lost, was carried out after all. */
  lookUp?(asking: Asking<Item>, reads: FreeReads): Promise<LookedUp>
  /** The items' outcomes in their order, or why the answers cannot be trusted as a whole. */
  read(asking: Asking<Item>, knowledge: Knowledge): ReadAnswer
  sheets: JobSheets
}

export type LookedUp =
  | { is: 'absent' }
  /** With the body that the lost answer must have had, where it can be known: the task goes on. */
  | { is: 'present'; id: string; body?: unknown }
  | { is: 'unclear' }

export type ReadAnswer =
  | {
      is: 'read'
      items: ItemOutcome[]
      totals: Record<string, string>
      /** All items were refused by the service in these words. */
      refused?: { code: string; message: string }
    }
  | { is: 'mismatch'; problem: Sentence }

export type FigureColumn = SheetColumn & { figure: string }

/** What the job adds to the sheets that every workbook has; the engine writes them for any job. */
export interface JobSheets {
  /** Columns of Resultado after the original ones, each with the name of its figure. */
  figures: readonly FigureColumn[]
  /** Columns after Situação and Avisos: how the figures were checked. */
  evidence: readonly FigureColumn[]
  /** Figures summed on Resumo and by group, over rows that were answered. */
  sums: readonly { figure: string; title: string }[]
  /** A figure that is one of a few words: Resumo counts the rows of each. */
  tallies: readonly {
    figure: string
    title: string
    /** The word that every row should have: Leia-me says first how many have not. */
    all?: string
  }[]
  /** What the service tells of a call as a whole: columns of Chamadas, summed on Resumo. */
  totals: readonly FigureColumn[]
  /** Every other figure gets a column of its own on Resultado, named as the service names it. */
  open?: true
  /** One line an answered item, with what the service says of how it computed. */
  memory?: { name: string; columns: readonly FigureColumn[] }
  lists?: readonly ListSheet[]
  /** What to look at first, and the sheets that come before all others. */
  look?(lists: ReadonlyMap<string, ListCount>): { lines: string[]; first?: readonly string[] }
  /** Every other list gets a sheet of its own, named as the service names it. */
  openLists?: true
  groups: readonly GroupSheet[]
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

/** What a list holds, over all rows. */
export interface ListCount {
  lines: number
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
  /** A figure whose values are counted, for {@link JobSheets.look}. */
  tally?: string
  /** What else the lines hold gets a column each, named as the service names it. */
  open?: true
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
}

export interface StatementRow {
  line: number
  fields: RowFields
  /** Empty where the row has no answer. */
  figures: Record<string, string>
  /** What was asked for it; undefined where it could not be planned. */
  parameters?: Parameters
}
