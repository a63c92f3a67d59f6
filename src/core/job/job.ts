import type { Sentence } from '../../messages/message-code.js'
import type { Table } from '../../spreadsheets/tables/table.js'
import type { IsoDate } from '../../values/dates.js'
import type { CallRequest, StepAnswer } from './calls.js'
import type { GivenRate } from './ceilings.js'
import type { Field, Knowledge, Parameter, Parameters, RowFields } from './fields.js'
import type { JobWorkbook } from './workbook.js'

export type * from './calls.js'
export type * from './fields.js'
export type * from './statement.js'
export type * from './workbook.js'

/** The plan of a row: an item with the parameters of its call, or the reasons for its rejection. */
export type RowPlan<Item = unknown> =
  | {
      is: 'item'
      parameters: Parameters
      item: Item
      /** Start of the span of the series by which the figure is checked. */
      date?: IsoDate
      /** End of that span. */
      until?: IsoDate
      notes: Sentence[]
      /** Of a row without such dates: the series by which its figures are checked. */
      checkedBy?: { parameters: Parameters; from: IsoDate }
      /** What its cells say of the terms: values by the service's field. */
      terms?: Readonly<Record<string, string>>
      /** The row cannot share its call. */
      alone?: boolean
      /** The amount, where it is a payment: a decimal below zero. */
      payment?: string
      /** What the calculation cannot do without. A row of an earlier version has its answer. */
      lacking?: Sentence[]
      /** A party is a public body, by its name; undefined where the other party has none. */
      isPublic?: boolean | undefined
    }
  | {
      is: 'rejected'
      problems: Sentence[]
      /** The user has to decide before the batch is created. */
      asks?: true
    }

export interface ItemOutcome {
  outcome: 'ok' | 'warned' | 'rejected' | 'failed'
  /** Figures by result column, decimal strings and texts. */
  figures: Record<string, string>
  notes: Sentence[]
  /** Lines of each list in the answer, by the name of the list; each line holds its figures. */
  lists?: Record<string, Record<string, string>[]>
}

/** Facts of a document that a row names, for {@link Job.planRow}. */
export type DocumentFacts = { sha256: string; bytes: number } | { problem: Sentence }

/** The request of a task, and its answers so far. */
export interface TaskState<Item = unknown> {
  parameters: Parameters
  items: Item[]
  /** A name unique at the service, by which a look-up finds the call; the same in each attempt. */
  name: string
  /** One for each answered call, in their order. */
  answers: readonly StepAnswer[]
  /** Recorded time of the last answer. */
  answeredAtMs?: number | undefined
}

/** Calls and units of a task, as far as known before its first call. */
export interface Price {
  calls: number
  units: number
}

/** A series of a service, with the months that a figure uses. */
export interface SeriesUsed {
  name: string
  /** Oldest first; the values as the service gives them. */
  months: ({ month: string } & Record<string, string>)[]
}

/** Free reads at the service, for {@link Job.learn}. */
export interface FreeReads {
  get(route: string, path: string): Promise<FreeAnswer>
  /** Like `get`, for answers that the batch can do without. */
  tryGet(route: string, path: string): Promise<FreeAnswer>
  /** How much longer the service asked not to be called; 0: it may be called now. */
  retryAfterMs?(): number
}
export type FreeAnswer =
  | { is: 'found'; body: unknown }
  /** The service answered that the resource does not exist, or refused the request. */
  | { is: 'absent'; status: number; message: string }

/**
 * A prefetch that the service counts. It is made once for the batch, before its rows, like any
 * other call: quoted, recorded before it is sent, and not repeated once it was answered.
 */
export interface Prefetch {
  name: string
  parameters: Parameters
  /** The answer is cached for a day for later batches: data that all need, such as names. */
  keep?: true
}
/** A prefetch with its answer or refusal. */
export type PrefetchAnswer = Prefetch & { answer: StepAnswer }

/** The prefetches of a job whose service has no free reads; the functions are pure. */
export interface Prefetches {
  /** Returns the prefetches of the whole batch, in the order of their calls. */
  forBatch?(survey: Survey, knowledge: Knowledge): Prefetch[]
  /** Returns the prefetches of a task with these parameters; the batch makes one for each name. */
  forTask?(parameters: Parameters, knowledge: Knowledge): Prefetch[]
  /** The prefetches do not depend on each other, and run in parallel. */
  isParallel?: true
  /** Returns the call, from earlier prefetches too; undefined: there is nothing to read. */
  request(reading: Prefetch, knowledge: Knowledge): CallRequest | undefined
  /** Returns the knowledge with the answers added; a failed prefetch has no answer. */
  addAnswers(answers: PrefetchAnswer[], knowledge: Knowledge): Knowledge
}

/** A summary of the whole input, for a job to use before the plan. */
export interface Survey {
  /** The distinct combinations of parameters in the rows, and the dates they span. */
  groups: {
    parameters: Parameters
    from: IsoDate
    to: IsoDate
    rows: number
    /** How many of the rows are payments, and the sum of their amounts; absent: none. */
    payments?: { rows: number; sum: string }
  }[]
  /** The combinations of the rows that have no date. */
  undated?: Parameters[]
  /** The series that check the figures of such rows; absent: none. */
  checks?: { parameters: Parameters; from: IsoDate }[]
  /** The different values that cells say of the terms, by the service's field; absent: none. */
  terms?: Readonly<Record<string, readonly string[]>>
}

/** A small sheet that the sandbox answers: a starting point for users, the guide and tests. */
export interface Template {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** Arguments of `lote run` besides the file and the job: `-p`, `index=ipca`. */
  args: readonly string[]
  /** The sheet is saved as a watch of this name instead of being run. */
  watch?: string
  /** Small texts that the rows name, by their path relative to the sheet. */
  documents?: Readonly<Record<string, string>>
}

/** Fields and lists by rules that improve with releases; a batch keeps the results of its day. */
export interface Advice {
  /** Version of the rules, stored as `adviceVersion`. It rises with each change of results. */
  version: number
  /** Figures in the lines of any list. */
  fields: readonly string[]
  lists: readonly string[]
}

/** A kind of work, declared as data first and functions last; `src/` executes it. */
export interface Job<Item = unknown> {
  kind: string
  /** Names that offices use, compared without case and accents. */
  aliases?: readonly string[]
  service: 'calculation' | 'gazette' | 'update'
  title: string
  fields: readonly Field[]
  parameters: readonly Parameter[]
  template: Template
  /**
   * Names of documents that a row may mean. Their facts are in `knowledge.documents`, by name, when
   * the rows are planned; the documents are stored in the bucket when the batch is submitted.
   */
  documents?: { names(row: RowFields): string[]; mostBytes: number }
  /**
   * How many rows may share a call at the start; the engine halves a pack on evidence. Infinity: all
   * rows that ask for the same share one task.
   */
  pack: number
  /**
   * Returns what is missing or contradictory in the parameters of the batch, given the fields that
   * have a column.
   */
  checkParameters(parameters: Parameters, columns: ReadonlySet<string>): Sentence[]
  /** Returns columns besides {@link fields} that the parameters add, read for free. */
  fieldsOf?(parameters: Parameters, reads: FreeReads): Promise<readonly Field[]>
  /**
   * Returns the group of a row. The rows of a group share one call; if one of them is rejected, all
   * are.
   */
  groupOf?(fields: RowFields): string | undefined
  /** Returns the template that the parameters choose, as the service describes it; free. */
  templateOf?(parameters: Parameters, reads: FreeReads): Promise<Template>
  /** Returns by field the names that its cells may hold, from the service's catalogue; free. */
  namesOf?(reads: FreeReads): Promise<Record<string, readonly string[]>>
  /** Returns the rows of a request without a file, read for free from the account. */
  listRows?(parameters: Parameters, reads: FreeReads): Promise<Table>
  /**
   * Returns the service's name of what the calls of an item change. It holds one state: rows of a
   * batch with the same request are executed once, different requests are asked about. While a task
   * works on it, no task of another batch does.
   */
  changes?(item: Item): string | undefined
  /** Returns the last month, `YYYY-MM`, that the service has for these parameters; free. */
  lastPublished?(parameters: Parameters, reads: FreeReads): Promise<string | undefined>
  /** Reads catalogue and series, all for free; a refusal stops the batch before it is created. */
  catalogue(reads: FreeReads, parameters: Parameters): Promise<Knowledge>
  /**
   * Returns errors about parameters with unknown names and required fields without a source;
   * `headings` are those of the sheet, for the texts.
   */
  checkAgainstCatalogue(
    parameters: Parameters,
    knowledge: Knowledge,
    columns: ReadonlySet<string>,
    headings: readonly string[],
  ): Sentence[]
  /** Returns the percentages that parameters give to all rows. */
  rates?(parameters: Parameters, knowledge: Knowledge): GivenRate[]
  /** Returns in words what the batch asks of the service, from parameters and used columns. */
  terms?(survey: Survey, headings: ReadonlyMap<string, string>, knowledge: Knowledge): Sentence[]
  /** Returns the parameters as the service expects them: slugs for names, defaults filled in. */
  resolveParameters(parameters: Parameters, knowledge: Knowledge): Parameters
  planRow(fields: RowFields, parameters: Parameters, knowledge: Knowledge): RowPlan<Item>
  /** Lists and figures that interpret what was read, as against the data itself. */
  advice?: Advice
  /** Deadlines are counted: `knowledge.calendars` holds the calendars of courts that users added. */
  countsDeadlines?: true
  /** Returns the workbook's word for why the batch does not ask for a row, if it does not. */
  excludes?(fields: RowFields, knowledge: Knowledge): string | undefined
  /** Adds the series behind the figures of these groups, by which each can be computed again. */
  learn(survey: Survey, reads: FreeReads, knowledge: Knowledge): Promise<Knowledge>
  /** Prefetches, for a service that counts every call. */
  prefetches?: Prefetches
  /**
   * Returns the whole price of a task when nothing fails, as far as its answers and the knowledge
   * show it; by default one call of one unit. The engine asks again before the next call, because
   * answers can change the price.
   */
  price?(asking: Omit<TaskState<Item>, 'name'>, knowledge: Knowledge): Price
  /** Returns what the price depends on, where only answers show it: it is then the least. */
  unknownPrice?(parameters: Parameters, survey: Survey): Sentence[]
  /** Returns what the user should know about the rows before units are spent. */
  cautions?(survey: Survey): Sentence[]
  /** The route of a call whose cost the contract does not state. */
  unpricedRoute?: string
  /** Returns the months of the series that check the figure of an item. */
  seriesUsed?(asked: { parameters: Parameters; item: Item }, knowledge: Knowledge): SeriesUsed[]
  /** Returns the next call of the task; undefined when the answers are complete. */
  next(asking: TaskState<Item>, knowledge: Knowledge): CallRequest | undefined
  /**
   * Returns a call on this route that any working service answers, whatever the batch asks. The
   * engine sends it before the first answer to see whether the service is down; a refusal is an
   * answer too.
   */
  probe?(route: string): CallRequest | undefined
  /**
   * Finds out whether a call that is not repeatable was executed although its answer was lost. The
   * first attempt was sent at `sentAtMs`, milliseconds since 1970 by our clock.
   */
  lookUp?(asking: TaskState<Item>, reads: FreeReads, sentAtMs: number): Promise<LookUpResult>
  /**
   * Returns the service's name of what the first call of a task created: the other calls of the
   * task use it, and no other task may.
   */
  createdId?(asking: Pick<TaskState<Item>, 'answers'>): string | undefined
  /** Decides, by free reads, whether the service answered the creation with what is not its own. */
  createdAnothers?(asking: TaskState<Item>, reads: FreeReads, sentAtMs: number): Promise<boolean>
  /** Returns the outcomes of the items in their order, or why the answers are not reliable. */
  read(asking: TaskState<Item>, knowledge: Knowledge): ReadAnswer
  sheets: JobWorkbook
}

/**
 * True if a batch can be patched and run again: the documents of a sheet lie elsewhere, and the
 * nights of a watch belong to the watch.
 */
export function takesVersions({ documents, kind }: Pick<Job, 'documents' | 'kind'>): boolean {
  return !documents && kind !== 'watch'
}

export type LookUpResult =
  | { is: 'absent' }
  /** The task goes on with the body that the lost answer must have had, where it can be known. */
  | { is: 'present'; id: string; body?: unknown }
  | { is: 'unclear' }

export type ReadAnswer =
  | {
      is: 'read'
      items: ItemOutcome[]
      totals: Record<string, string>
      /** The service refused all items with this message. */
      refused?: { code: string; message: string }
    }
  | { is: 'mismatch'; problem: Sentence }
