import { labelOf } from '../accept/find/table.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import {
  answersAbout,
  type RememberedAnswer,
  rememberAnswer,
} from '../records/remembered-answers.js'
import type { Bucket } from '../storage/bucket.js'
import { type Answered, type AnswerSource, choosesColumn } from './answering.js'
import type { SubmitDeps } from './submit.js'

/** An answer of a person that may be remembered, with the headings it is about. */
export interface Rememberable extends Answered {
  job: string
  headings: readonly string[]
  /** As a person knows the column; empty for none. */
  column: string
}

type Memory = Pick<SubmitDeps, 'bucket' | 'account' | 'clock'>

/**
 * Answers from what was answered before, of the same account, about the same headings, to the very
 * same question.
 */
export function fromMemory({ bucket, account }: Memory): AnswerSource {
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

/** Of what was answered, only which column is a field; of each that is kept, what is told. */
export async function remember(
  { bucket, account, clock }: Memory,
  given: readonly Rememberable[],
): Promise<Sentence[]> {
  // A sandbox of this process is gone after it.
  const kept = account.ownSandbox ? [] : given.filter(({ asked }) => mayBeRemembered(asked))
  const at = new Date(clock.now()).toISOString()
  const told: Sentence[] = []
  for (const one of kept) {
    const { id, field, column } = await keep(bucket, account, at, one)
    told.push(sentence('answer_remembered', { id, label: labelOf(field), column }))
  }
  return told
}

async function keep(
  bucket: Bucket,
  account: SubmitDeps['account'],
  at: string,
  { asked, answers, job, headings, column }: Rememberable,
): Promise<RememberedAnswer> {
  const [field, said] = Object.entries(answers.map ?? {})[0]!
  const { code: question, facts } = asked
  const of = { book: account.book, job, headings }
  const answer = { at, account: account.name, question, facts, field, said, column }
  return rememberAnswer(bucket, of, answer)
}

/**
 * How numbers and dates are written, and what is in the rows, is of one file: the next may be
 * otherwise below the same headings. Of two columns with one heading only the cells tell.
 */
function mayBeRemembered(asked: Sentence): boolean {
  return choosesColumn(asked) && asked.facts.twins !== true
}

function isSame({ question, facts }: RememberedAnswer, asked: Sentence): boolean {
  return question === asked.code && JSON.stringify(facts) === JSON.stringify(asked.facts)
}

function recalled({ id, at, field, said, column }: RememberedAnswer, asked: Sentence): Answered {
  const facts = { id, at, label: labelOf(field), column }
  return {
    asked,
    answers: { map: { [field]: said } },
    told: sentence('told_answer_remembered', facts),
  }
}
