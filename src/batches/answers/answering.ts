import { TableQuestions } from '../../accept/table-questions.js'
import { EXIT, UserError } from '../../core/errors.js'
import { readParameters } from '../../core/job/parse-parameters.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Answers } from '../submission/drafts.js'
import type { Request } from '../submission/prepare.js'

export interface QuestionAnswer {
  asked: Sentence
  answers: Answers
  /** A message for the plan about the source of the answer. */
  told?: Sentence
}

export interface OpenQuestions {
  questions: readonly Sentence[]
  request: Request
  headings: readonly string[]
  rows: number | undefined
}

/**
 * A source of answers: a file, remembered answers, or a person. It answers the questions it can.
 */
export type AnswerSource = (asking: OpenQuestions) => Promise<QuestionAnswer[]>

/**
 * Calls `use` with a request. Its questions are answered by the first source that can, and `use` is
 * called again; a question that no source answers is thrown on. A question that returns was not
 * settled by its answer, and is thrown as well.
 */
export async function answering<T>(
  request: Request,
  sources: readonly AnswerSource[],
  use: (request: Request) => Promise<T>,
): Promise<T> {
  const settled = new Set<string>()
  for (let asked = request; ; ) {
    try {
      return await use(asked)
    } catch (error) {
      const asking = openQuestionsIn(error, asked, settled)
      const more = asking ? await firstAnswers(sources, asking) : []
      if (more.length === 0) throw error
      for (const one of more) settled.add(JSON.stringify(one.asked))
      asked = more.reduce(withAnswer, asked)
    }
  }
}

function openQuestionsIn(
  error: unknown,
  request: Request,
  settled: Set<string>,
): OpenQuestions | undefined {
  if (!(error instanceof UserError) || error.status !== EXIT.decision) return undefined
  const { headings = [], rows } = error instanceof TableQuestions ? error.table : {}
  const questions = error.sentences.filter((one) => !settled.has(JSON.stringify(one)))
  return { questions, request, headings, rows }
}

async function firstAnswers(
  sources: readonly AnswerSource[],
  asking: OpenQuestions,
): Promise<QuestionAnswer[]> {
  for (const source of sources) {
    const found = await source(asking)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Questions about the column of a field by headings alone; questions about its cells are asked all
 * the same.
 */
const CHOOSES: ReadonlySet<MessageCode> = new Set(['ask_tie', 'ask_tie_optional', 'ask_missing'])

/**
 * Decides whether the answer only chooses a column by its heading, and confirms nothing about its
 * cells.
 */
export function choosesColumn({ code }: Sentence): boolean {
  return CHOOSES.has(code)
}

/** Returns the request with an answer, as if its options had stated it. */
function withAnswer(request: Request, { asked, answers, told: message }: QuestionAnswer): Request {
  const { accept, job, patch } = request
  const { map = {}, parameters = {}, sheet, decimal, dates, dropMissing } = answers
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  const all = { ...request.parameters, ...readParameters(pairs, job) }
  const columns = choosesColumn(asked) ? 'chosen' : 'map'
  return {
    ...request,
    parameters: all,
    accept: {
      ...accept,
      [columns]: { ...accept[columns], ...map },
      ...(sheet === undefined ? {} : { sheet }),
      ...(decimal === undefined ? {} : { decimal }),
      ...(dates === undefined ? {} : { dates }),
      given: all,
    },
    ...(patch && dropMissing ? { patch: { ...patch, dropMissing } } : {}),
    ...(message ? { told: [...(request.told ?? []), message] } : {}),
  }
}
