import type { Sentence } from '../../messages/message-code.js'
import type { Table } from '../../spreadsheets/tables/table.js'
import type { IsoDate } from '../../values/dates.js'
import type { CallRequest, StepAnswer } from './calls.js'
import type { GivenRate } from './ceilings.js'
import type { Field, Knowledge, Parameter, Parameters, RowFields } from './fields.js'
import type { JobWorkbook } from './workbook.js'

export type * from './calls.js'
export type * from './fields.js'
export type * from './workbook.js'

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
  | {
      is: 'rejected'
      problems: Sentence[]
      /** A person has to decide before the batch exists. */
      asks?: true
    }

/** How one item of an answered call ended. */
export interface ItemOutcome {
  outcome: 'ok' | 'warned' | 'rejected' | 'failed'
  /** Figures by result column, decimal strings and texts. */
  figures: Record<string, string>
  notes: Sentence[]
  /** What an answer holds many of, by the name of the list: figures of each line. */
  lists?: Record<string, Record<string, string>[]>
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
  /** When the last of them came, as it is recorded. */
  answeredAtMs?: number | undefined
}

/** Calls and units of a task, as far as they can be told before it is asked. */
export interface Price {
  calls: number
  units: number
}

/** A series of a service and the months of it that a figure is made of. */
export interface SeriesUsed {
  name: string
  /** Oldest first; the values as the service has them. */
  months: ({ month: string } & Record<string, string>)[]
}

/** Free reads at the service, for {@link Job.learn}. */
export interface FreeReads {
  get(route: string, path: string): Promise<FreeAnswer>
  /** The same where the batch can do without the answer. */
  tryGet(route: string, path: string): Promise<FreeAnswer>
  /** For how long the service has asked to be left alone; 0: it may be asked now. */
  retryAfterMs?(): number
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
  wanted?(survey: Survey, knowledge: Knowledge): Reading[]
  /** Those that a task of these parameters needs; of one name there is one in the batch. */
  wantedBy?(parameters: Parameters, knowledge: Knowledge): Reading[]
  /** They need nothing of each other, and are made side by side. */
  together?: true
  /** `knowledge` holds what the readings before it brought; undefined where it shows that there is nothing to read. */
  request(reading: Reading, knowledge: Knowledge): CallRequest | undefined
  /** What the answers add to the knowledge; of a reading that failed there is none. */
  learnt(answers: ReadingAnswer[], knowledge: Knowledge): Knowledge
}

/** How a job looks at the whole input before it is planned. */
export interface Survey {
  /** The distinct combinations of parameters in the rows, and the dates they span. */
  groups: { parameters: Parameters; from: IsoDate; to: IsoDate; rows: number }[]
  /** The same of the rows that have no date. */
  undated?: Parameters[]
}

/** A small sheet that the sandbox answers as it stands: to begin from, for the guide, for tests. */
export interface Template {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** What `lote run` is told beside the file and the job: `-p`, `index=ipca`. */
  args: readonly string[]
  /** Its sheet is kept as a watch of this name, and not run. */
  watch?: string
  /** Small texts that its rows name, by their path beside the sheet. */
  documents?: Readonly<Record<string, string>>
}

/** Fields and lists by rules that get better with releases; a batch keeps what those of its day gave. */
export interface Advice {
  /** Of the rules; kept with the batch as `adviceVersion`. Rises with each change of what they give. */
  version: number
  /** Of the lines of any list. */
  fields: readonly string[]
  lists: readonly string[]
}

/** A kind of work: what is done, in data first and functions last. `src/` executes it. */
export interface Job<Item = unknown> {
  kind: string
  /** What an office calls it; taken in any case, with or without accents. */
  aliases?: readonly string[]
  service: 'calculation' | 'gazette' | 'update'
  title: string
  fields: readonly Field[]
  parameters: readonly Parameter[]
  template: Template
  /**
   * Names of documents that a row may mean. They are looked at before the plan, which knows their facts by
   * name as `knowledge.documents`, and taken along into the bucket when the batch is submitted.
   */
  documents?: { names(row: RowFields): string[]; mostBytes: number }
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
  /** The template of what the parameters choose, as the service describes it; free. */
  templateOf?(parameters: Parameters, reads: FreeReads): Promise<Template>
  /** By field, what its cells may name, as the service's own catalogue lists it; free. */
  namesOf?(reads: FreeReads): Promise<Record<string, readonly string[]>>
  /** The rows of a request that came without a file, read for free from the account. */
  listed?(parameters: Parameters, reads: FreeReads): Promise<Table>
  /**
   * What the calls of an item change at the service, by its name there. It holds one state: rows of a
   * batch that ask for the same are done once, rows that ask for different ones are asked about.
   * While a task works on it, no task of another batch does.
   */
  changes?(item: Item): string | undefined
  /** The last month, `YYYY-MM`, for which the service has what these parameters ask for; free. */
  lastPublished?(parameters: Parameters, reads: FreeReads): Promise<string | undefined>
  /** Reads catalogue and series, all free; refusals stop the batch before it exists. */
  catalogue(reads: FreeReads, parameters: Parameters): Promise<Knowledge>
  /** Parameters that name something unknown, and fields that nothing brings; the sheet's headings are to be told. */
  checkAgainstCatalogue(
    parameters: Parameters,
    knowledge: Knowledge,
    columns: ReadonlySet<string>,
    headings: readonly string[],
  ): Sentence[]
  /** The percentages that parameters bring to all rows. */
  rates?(parameters: Parameters, knowledge: Knowledge): GivenRate[]
  /** What is asked of the service in words, by the parameters of the rows and the columns used. */
  terms?(survey: Survey, headings: ReadonlyMap<string, string>, knowledge: Knowledge): Sentence[]
  /** The parameters as the service knows them: the slug for a name, defaults said aloud. */
  settleParameters(parameters: Parameters, knowledge: Knowledge): Parameters
  planRow(fields: RowFields, parameters: Parameters, knowledge: Knowledge): RowPlan<Item>
  /** What its lists advise of what was read, where that is no reading itself. */
  advice?: Advice
  /** Why the batch does not ask for a row, by a word of the workbook's; undefined where it does. */
  leavesOut?(fields: RowFields, knowledge: Knowledge): string | undefined
  /** The series behind the figures of these groups, so that each can be computed again. */
  learn(survey: Survey, reads: FreeReads, knowledge: Knowledge): Promise<Knowledge>
  /** What else is read before the rows, where the service counts every call. */
  readings?: Readings
  /**
   * What a task costs in all when nothing fails, as far as its answers and the knowledge tell; one
   * call of one unit unless said. Told again, before its next call, when they tell of another.
   */
  price?(asking: Omit<Asking<Item>, 'name'>, knowledge: Knowledge): Price
  /** What the first price hangs on, because only answers tell it; then it is the least. */
  untoldPrice?(parameters: Parameters, survey: Survey): Sentence[]
  /** What somebody has to know of what the rows ask for, before it is paid. */
  cautions?(survey: Survey): Sentence[]
  /** The route of a call whose cost the contract does not tell. */
  untoldRoute?: string
  /** The months of the series by which the figure of an item is checked, for who follows it. */
  seriesUsed?(asked: { parameters: Parameters; item: Item }, knowledge: Knowledge): SeriesUsed[]
  /** The next call of the task; undefined when all that is needed was answered. */
  next(asking: Asking<Item>, knowledge: Knowledge): CallRequest | undefined
  /**
   * A call on this route that any service which is up answers, whatever the batch asks; asked where
   * nothing was answered yet, to see whether it is down. A refusal is an answer too.
   */
  probe?(route: string): CallRequest | undefined
  /**
   * Whether a call that is not repeatable, and whose answer was lost, was carried out after all. Its
   * first attempt was sent at `sentAtMs`, milliseconds since 1970 by our clock.
   */
  lookUp?(asking: Asking<Item>, reads: FreeReads, sentAtMs: number): Promise<LookedUp>
  /**
   * What the first call of a task made at the service, by the service's own name: its other calls
   * work on it, and so those of no other task may.
   */
  made?(asking: Pick<Asking<Item>, 'answers'>): string | undefined
  /** The items' outcomes in their order, or why the answers cannot be trusted as a whole. */
  read(asking: Asking<Item>, knowledge: Knowledge): ReadAnswer
  sheets: JobWorkbook
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
