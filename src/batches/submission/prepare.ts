import { type Accepted, type AcceptOptions, accept } from '../../accept/accept.js'
import { conditionalColumnQuestions } from '../../accept/inspect/terms/conditional-columns.js'
import { overrideQuestions } from '../../accept/inspect/terms/parameter-overrides.js'
import { TableQuestions } from '../../accept/table-questions.js'
import type { Lane, Manifest } from '../../core/batch.js'
import { EXIT, UserError } from '../../core/errors.js'
import { doubtsOfRates } from '../../core/job/ceilings.js'
import type { Field, FreeReads, Job, Knowledge, Parameters } from '../../core/job/job.js'
import type { Documents } from '../../documents/documents.js'
import { documentFacts } from '../../documents/store-documents.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { newQuestions, type ReadAgain } from '../patch/new-questions.js'
import {
  columnsBefore,
  isUsed,
  readAsBefore,
  sameHeadings,
  withoutColumn,
} from '../patch/same-columns.js'
import { settlePublished } from './settle-published.js'

export interface Request {
  file: string
  job: Job
  parameters: Parameters
  accept: AcceptOptions
  duplicates: 'warn' | 'drop'
  lane: Lane
  /** The id of the batch, when the caller has to know it before the batch exists. */
  batch?: string
  /** Facts that the job needs and that no service has. */
  knowledge?: Knowledge
  /** The documents that the rows name, when the job sends documents. */
  documents?: Documents
  /** How long the batch waits for failing tasks when everything else is settled, in ms. */
  patienceMs?: number
  /** The batch whose unread rows this one reads again. */
  supplementOf?: string
  /** The file is that of this batch, submitted again. */
  rerunOf?: Manifest
  /** The file is a mended file of this batch. */
  patch?: PatchRequest
  /**
   * Submits even when the same request was submitted before: a person chose to pay for it again.
   */
  again?: boolean
  /** Messages for the plan, about remembered answers. */
  told?: Sentence[]
}

export interface PatchRequest {
  base: Manifest
  /** Most rows are missing from the file, and are to be dropped. */
  dropMissing: boolean
  /** The sheet of some rows from which the file was made. */
  sheet?: string
  /** Calls `use` with the input of the batch. */
  withInput: ReadAgain['withInput']
}

/** A spreadsheet that was understood and priced, before any paid call. */
export interface Prepared {
  accepted: Accepted
  knowledge: Knowledge
  parameters: Parameters
  told: Sentence[]
}

/**
 * Accepts the file and settles the parameters, with free reads alone.
 * @throws UserError (2) for a wrong request, TableQuestions (4) when a person has to decide
 */
export async function prepare(asks: Request, deps: { reads: FreeReads }): Promise<Prepared> {
  const request = await settlePublished(asks, deps.reads)
  const { job } = request
  const more = (await job.fieldsOf?.(request.parameters, deps.reads)) ?? []
  const fieldsWith = (given: Parameters) => [
    ...job.fields.filter((field) => isUsed(field, given)),
    ...more,
  ]
  const fields = fieldsWith(request.parameters)
  refuse(strayMaps(request.accept.map, fields))
  const before = request.patch?.base ?? request.rerunOf
  const asked = before
    ? readAsBefore(request.accept, before, columnsBefore(before, fields))
    : request.accept
  const accepted = await acceptSheet(request, fields, asked, deps.reads)
  try {
    if (before) sameHeadings(accepted, before, fields, request.accept.map)
    const columns = new Set(accepted.mapping.map((match) => match.field))
    refuse(job.checkParameters(request.parameters, columns))
    const catalogue = await job.catalogue(deps.reads, request.parameters)
    const documents =
      job.documents && (await documentFacts(job.documents, accepted, request.documents))
    const knowledge = { ...request.knowledge, ...catalogue, ...(documents ? { documents } : {}) }
    const headings = accepted.headings.map((heading) => heading.trim()).filter(Boolean)
    refuse(job.checkAgainstCatalogue(request.parameters, knowledge, columns, headings))
    const rates = job.rates?.(request.parameters, knowledge) ?? []
    const resolve = (given: Parameters) => job.resolveParameters(given, knowledge)
    const { parameters, accept } = request
    const overrides = await overrideQuestions(accepted, fields, parameters, accept.map, resolve)
    const withInput = request.patch?.withInput ?? ((use) => use(request.file))
    const again = before && { ...request, base: before, fieldsWith, resolve, withInput }
    ask(accepted, [
      ...doubtsOfRates(rates, request.parameters),
      ...(request.accept.acceptedBefore === true
        ? []
        : await conditionalColumnQuestions(accepted, job.fields, request.parameters)),
      ...(again ? await newQuestions(again, fields, overrides) : overrides),
    ])
    return {
      accepted,
      knowledge,
      parameters: job.resolveParameters(request.parameters, knowledge),
      told: preparationMessages(accepted, request, knowledge),
    }
  } catch (error) {
    await accepted.close()
    throw error
  }
}

/** Accepts the sheet. Problems that no answer removes are thrown in place of its questions. */
async function acceptSheet(
  request: Request,
  fields: readonly Field[],
  asked: AcceptOptions,
  reads: FreeReads,
): Promise<Accepted> {
  try {
    return await accept(request.file, fields, asked)
  } catch (error) {
    if (error instanceof TableQuestions) refuse(await wrongAnyway(request, fields, reads))
    const before = request.patch?.base ?? request.rerunOf
    throw before ? withoutColumn(error, before, request.accept.map) : error
  }
}

/** Finds the problems of the parameters that stand whichever columns the sheet has. */
async function wrongAnyway(
  { job, parameters, knowledge }: Request,
  fields: readonly Field[],
  reads: FreeReads,
): Promise<Sentence[]> {
  const known = { ...knowledge, ...(await job.catalogue(reads, parameters)) }
  const problems = (columns: ReadonlySet<string>) => [
    ...job.checkParameters(parameters, columns),
    ...job.checkAgainstCatalogue(parameters, known, columns, []),
  ]
  const without = new Set(problems(new Set()).map((one) => JSON.stringify(one)))
  const all = new Set(fields.map(({ name }) => name))
  return problems(all).filter((one) => without.has(JSON.stringify(one)))
}

/**
 * Returns the messages of the preparation. Columns that are left out are among them: their heading
 * may be misspelt.
 */
function preparationMessages(
  accepted: Accepted,
  { accept, job, told: before = [] }: Request,
  knowledge: Knowledge,
): Sentence[] {
  const { remarks: messages, unused, mapping } = accepted
  const isReported = accept.acceptedBefore !== true && unused.length > 0
  const isUnavailable = Object.values(knowledge).some((known) => known === undefined)
  return [
    ...before,
    ...messages,
    ...(accept.acceptedBefore === true ? [] : filterWarnings(mapping, job)),
    ...(isReported ? [sentence('columns_left_out', { columns: unused })] : []),
    ...(isUnavailable ? [sentence('told_catalogue_unavailable')] : []),
  ]
}

/** Warns of a filter column that no person chose: its rows find less than they would without it. */
function filterWarnings(mapping: Accepted['mapping'], { fields }: Job): Sentence[] {
  const narrows = new Set(fields.filter((field) => field.narrows).map(({ name }) => name))
  const own = mapping.filter(({ field, how }) => narrows.has(field) && how !== 'mapped')
  if (own.length === 0) return []
  const columns = own.map(({ column, heading }) => `${column} «${heading}»`)
  return [
    sentence('told_filter_columns', { columns, maps: own.map(({ field }) => `--map ${field}=`) }),
  ]
}

/** Problems of `--map` options with an unknown field. */
function strayMaps(map: AcceptOptions['map'], fields: readonly Field[]): Sentence[] {
  const known = fields.map(({ name }) => name)
  const stray = Object.keys(map).filter((field) => !known.includes(field))
  return stray.map((field) => sentence('map_no_such_field', { field, known }))
}

function ask({ sheet, line, headings }: Accepted, questions: Sentence[]): void {
  if (questions.length > 0) throw new TableQuestions(questions, { sheet, line, headings })
}

function refuse(problems: Sentence[]): void {
  if (problems.length > 0) throw new UserError(EXIT.usage, problems)
}
