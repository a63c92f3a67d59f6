import { type Accepted, type AcceptOptions, accept } from '../accept/accept.js'
import { conditionalColumnQuestions } from '../accept/inspect/conditional-columns.js'
import { overrideQuestions } from '../accept/inspect/parameter-overrides.js'
import { TableQuestions } from '../accept/table-questions.js'
import type { Lane, Manifest } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import { doubtsOfRates } from '../core/job/ceilings.js'
import type { Field, FreeReads, Job, Knowledge, Parameters } from '../core/job/job.js'
import type { Documents } from '../documents/documents.js'
import { lookAt } from '../documents/taken.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { readAsBefore, sameHeadings } from './same-columns.js'
import { settlePublished } from './settle-published.js'

/** What a person asks for. */
export interface Request {
  file: string
  job: Job
  parameters: Parameters
  accept: AcceptOptions
  duplicates: 'warn' | 'drop'
  lane: Lane
  /** The batch's id, where whoever asks has to know it before it exists. */
  batch?: string
  /** What the job has to know and no service tells. */
  knowledge?: Knowledge
  /** What the rows name, where the job sends documents. */
  documents?: Documents
  /** So long it waits for what fails when everything else is read. */
  patienceMs?: number
  /** The batch whose unread rows it reads again. */
  supplementOf?: string
  /** The file is that of this batch, asked again. */
  rerunOf?: Manifest
  /** The file is a mended one of this batch. */
  patch?: PatchRequest
  /** Also where the same was submitted before: a person chose to pay for it again. */
  again?: boolean
  /** What is to be told with the plan: answers that were remembered. */
  told?: Sentence[]
}

export interface PatchRequest {
  base: Manifest
  /** Most rows are missing from the file, and are to go. */
  dropMissing: boolean
  /** The sheet of some rows that the file was made from. */
  sheet?: string
}

/** A spreadsheet that was understood and priced; nothing has been asked that costs. */
export interface Prepared {
  accepted: Accepted
  knowledge: Knowledge
  parameters: Parameters
  told: Sentence[]
}

/** Accepts the file and settles the parameters, with free reads alone. */
export async function prepare(asks: Request, deps: { reads: FreeReads }): Promise<Prepared> {
  const request = await settlePublished(asks, deps.reads)
  const { job } = request
  const more = (await job.fieldsOf?.(request.parameters, deps.reads)) ?? []
  const own = job.fields.filter((field) => isUsed(field, request.parameters))
  const fields = [...own, ...more]
  refuse(strayMaps(request.accept.map, fields))
  const before = request.patch?.base ?? request.rerunOf
  const asked = before ? readAsBefore(request.accept, before, fields) : request.accept
  const accepted = await accept(request.file, fields, asked)
  try {
    if (before) sameHeadings(accepted, before)
    const columns = new Set(accepted.mapping.map((match) => match.field))
    refuse(job.checkParameters(request.parameters, columns))
    const catalogue = await job.catalogue(deps.reads, request.parameters)
    const documents = job.documents && (await lookAt(job.documents, accepted, request.documents))
    const knowledge = { ...request.knowledge, ...catalogue, ...(documents ? { documents } : {}) }
    const headings = accepted.headings.map((heading) => heading.trim()).filter(Boolean)
    refuse(job.checkAgainstCatalogue(request.parameters, knowledge, columns, headings))
    const rates = job.rates?.(request.parameters, knowledge) ?? []
    const settle = (given: Parameters) => job.settleParameters(given, knowledge)
    ask(accepted, [
      ...doubtsOfRates(rates, request.parameters),
      ...(request.accept.acceptedBefore === true
        ? []
        : conditionalColumnQuestions(accepted, job.fields, request.parameters)),
      ...(await overrideQuestions(accepted, fields, request.parameters, settle)),
    ])
    return {
      accepted,
      knowledge,
      parameters: job.settleParameters(request.parameters, knowledge),
      told: toldOf(accepted, request, knowledge),
    }
  } catch (error) {
    await accepted.close()
    throw error
  }
}

/** A column that goes with a parameter: unsaid, with all that it may be, unless it changes what is computed. */
function isUsed({ onlyWith }: Field, given: Parameters): boolean {
  if (!onlyWith) return true
  const said = given[onlyWith.parameter]
  return said === onlyWith.value || (said === undefined && onlyWith.changes === undefined)
}

/** What is left out is told as well: a heading may be one that was misspelt. */
function toldOf(
  accepted: Accepted,
  { accept, job, told: before = [] }: Request,
  knowledge: Knowledge,
): Sentence[] {
  const { told, unused, mapping } = accepted
  const isTold = accept.acceptedBefore !== true && unused.length > 0
  const isUnavailable = Object.values(knowledge).some((known) => known === undefined)
  return [
    ...before,
    ...told,
    ...(accept.acceptedBefore === true ? [] : narrowing(mapping, job)),
    ...(isTold ? [sentence('columns_left_out', { columns: unused })] : []),
    ...(isUnavailable ? [sentence('told_catalogue_unavailable')] : []),
  ]
}

/** A column that no person chose leaves out what its rows would find without it. */
function narrowing(mapping: Accepted['mapping'], { fields }: Job): Sentence[] {
  const narrows = new Set(fields.filter((field) => field.narrows).map(({ name }) => name))
  const own = mapping.filter(({ field, how }) => narrows.has(field) && how !== 'mapped')
  if (own.length === 0) return []
  const columns = own.map(({ column, heading }) => `${column} «${heading}»`)
  return [
    sentence('told_filter_columns', { columns, maps: own.map(({ field }) => `--map ${field}=`) }),
  ]
}

/** A `--map` of a field that there is not. */
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
