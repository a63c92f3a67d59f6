import { type Accepted, type AcceptOptions, accept } from '../../accept/accept.js'
import { overrideQuestions } from '../../accept/inspect/terms/parameter-overrides.js'
import { TableQuestions } from '../../accept/table-questions.js'
import type { Manifest } from '../../core/batch.js'
import type { Field, Parameters } from '../../core/job/job.js'
import type { Sentence } from '../../messages/message-code.js'
import { columnsBefore, readAsBefore } from './same-columns.js'

/** A request that reads its file with the columns of a batch. */
export interface ReadAgain {
  file: string
  accept: AcceptOptions
  base: Manifest
  fieldsWith(given: Parameters): readonly Field[]
  resolve(given: Parameters): Parameters
  /** Calls `use` with the input of the batch. */
  withInput(use: (file: string) => Promise<readonly Sentence[]>): Promise<readonly Sentence[]>
}

/**
 * Returns the questions that the cells or the parameters raise and the input of the batch did not:
 * those that it raised were settled by a person, or there would be no batch.
 */
export async function newQuestions(
  again: ReadAgain,
  fields: readonly Field[],
  ofParameters: readonly Sentence[],
): Promise<Sentence[]> {
  const { file, base } = again
  const ofCells = await questionsIn(file, fields, cellsAsked(again.accept, base, fields))
  const now = [...ofCells, ...ofParameters]
  if (now.length === 0) return []
  const settled = await again.withInput((input) => questionsBefore(input, again))
  return now.filter((one) => !settled.some((other) => isSameDoubt(one, other)))
}

async function questionsBefore(
  input: string,
  { accept: options, base, fieldsWith, resolve }: ReadAgain,
): Promise<Sentence[]> {
  const { parameters: given, reading } = base
  const fields = fieldsWith(given)
  const { decimal, dates } = reading ?? {}
  const before: AcceptOptions = { ...options, map: {}, chosen: {}, decimal, dates, given }
  const confirmed = readAsBefore(before, base, columnsBefore(base, fields))
  return [
    ...(await questionsIn(input, fields, cellsAsked(before, base, fields))),
    ...(await questionsIn(input, fields, confirmed, (accepted) =>
      overrideQuestions(accepted, fields, given, {}, resolve),
    )),
  ]
}

/** The columns of before, whose cells nobody has confirmed. */
function cellsAsked(options: AcceptOptions, base: Manifest, fields: readonly Field[]) {
  const before = columnsBefore(base, fields)
  const { map } = options
  return { ...readAsBefore(options, base, before), map, before, acceptedBefore: false }
}

async function questionsIn(
  file: string,
  fields: readonly Field[],
  options: AcceptOptions,
  more: (accepted: Accepted) => Promise<Sentence[]> = async () => [],
): Promise<Sentence[]> {
  try {
    const accepted = await accept(file, fields, options)
    return await more(accepted).finally(() => accepted.close())
  } catch (error) {
    if (error instanceof TableQuestions) return error.sentences
    throw error
  }
}

/** What a question is about; its lines and examples are those of one file. */
const SUBJECT = ['field', 'column', 'amount', 'parameter', 'stated']

function isSameDoubt(one: Sentence, other: Sentence): boolean {
  return one.code === other.code && SUBJECT.every((name) => one.facts[name] === other.facts[name])
}
