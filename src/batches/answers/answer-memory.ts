import { labelOf } from '../../accept/find/table.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import {
  answersAbout,
  type RememberedAnswer,
  rememberAnswer,
} from '../../records/remembered-answers.js'
import type { Bucket } from '../../storage/bucket.js'
import type { SubmitDeps } from '../submission/submit.js'
import { type AnswerSource, choosesColumn, type QuestionAnswer } from './answering.js'

/** An answer of a person that may be remembered, with the headings of its table. */
export interface Rememberable extends QuestionAnswer {
  job: string
  headings: readonly string[]
  /** The column as people name it; empty for none. */
  column: string
}

type MemoryDeps = Pick<SubmitDeps, 'bucket' | 'account' | 'clock'>

/**
 * Answers questions from remembered answers of the same account, about the same headings, to
 * exactly the same question.
 */
export function fromRememberedAnswers({ bucket, account }: MemoryDeps): AnswerSource {
  return async ({ questions, request, headings }) => {
    const open = questions.filter(mayBeRemembered)
    if (open.length === 0 || headings.length === 0) return []
    const of = { book: account.book, job: request.job.kind, headings }
    const known = await answersAbout(bucket, of)
    return open.flatMap((asked) => {
      const same = known.find((one) => isSame(one, asked))
      return same ? [recalled(same, asked)] : []
    })
  }
}

/** Remembers the answers that choose a column; returns a message about each. */
export async function remember(
  { bucket, account, clock }: MemoryDeps,
  given: readonly Rememberable[],
): Promise<Sentence[]> {
  // A sandbox of this process ends with it.
  const kept = account.ownSandbox ? [] : given.filter(({ asked }) => mayBeRemembered(asked))
  const at = new Date(clock.now()).toISOString()
  const messages: Sentence[] = []
  for (const one of kept) {
    const { id, field, column } = await storeAnswer(bucket, account, at, one)
    messages.push(sentence('answer_remembered', { id, label: labelOf(field), column }))
  }
  return messages
}

async function storeAnswer(
  bucket: Bucket,
  account: SubmitDeps['account'],
  at: string,
  { asked, answers, job, headings, column }: Rememberable,
): Promise<RememberedAnswer> {
  const [field, text] = Object.entries(answers.map ?? {})[0]!
  const { code: question, facts } = asked
  const of = { book: account.book, job, headings }
  const answer = { at, account: account.name, question, facts, field, said: text, column }
  return rememberAnswer(bucket, of, answer)
}

/**
 * Whether the answer may hold for the next file. The format of numbers and dates, and the content
 * of the rows, belong to one file: the next may differ below the same headings. Two columns with
 * one heading differ only by their cells.
 */
function mayBeRemembered(asked: Sentence): boolean {
  return choosesColumn(asked) && asked.facts.twins !== true
}

function isSame({ question, facts }: RememberedAnswer, asked: Sentence): boolean {
  return question === asked.code && JSON.stringify(facts) === JSON.stringify(asked.facts)
}

function recalled(
  { id, at, field, said: text, column }: RememberedAnswer,
  asked: Sentence,
): QuestionAnswer {
  const facts = { id, at, label: labelOf(field), column }
  return {
    asked,
    answers: { map: { [field]: text } },
    told: sentence('told_answer_remembered', facts),
  }
}
