import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { ANSWER } from '../../batches/answers/answer-schema.js'
import { baseOf, strayAnswers } from '../../batches/answers/answerable.js'
import type { AnswerSource, QuestionAnswer } from '../../batches/answers/answering.js'
import { UserError } from '../../core/errors.js'
import type { Facts } from '../../messages/message.js'

/** Largest file: the answers to one sheet take about a page. */
const MOST_BYTES = 1_000_000

const AnswersFile = z.strictObject({
  answers: z.array(z.strictObject({ question: z.string().max(100), ...ANSWER })),
})

type Entry = z.infer<typeof AnswersFile>['answers'][number]

export class FileAnswers {
  private readonly used = new Set<Entry>()

  private constructor(
    private readonly path: string,
    private readonly entries: readonly Entry[],
  ) {}

  /** @throws UserError (2) for a file that is no answers file */
  static async read(path: string): Promise<FileAnswers> {
    const parsed = AnswersFile.safeParse(await jsonIn(path))
    if (parsed.success) return new FileAnswers(path, parsed.data.answers)
    const [issue] = parsed.error.issues
    throw unreadable({ path, why: 'shape', where: issue?.path.join('.') ?? '' })
  }

  readonly source: AnswerSource = async ({ questions, request }) =>
    questions.flatMap((asked): QuestionAnswer[] => {
      const options = baseOf(request)
      const entry = this.entries.find(
        ({ question, ...answers }) =>
          question === asked.code && strayAnswers([asked], options, answers).length === 0,
      )
      if (!entry) return []
      this.used.add(entry)
      const { question: _, ...answers } = entry
      return [{ asked, answers }]
    })

  /** @throws UserError (2) that names the questions which have an answer but were not asked */
  refuseUnused(): void {
    const unused = this.entries.filter((entry) => !this.used.has(entry))
    if (unused.length === 0) return
    const questions = unused.map(({ question }) => question)
    throw UserError.usage('answers_not_asked', { path: this.path, questions })
  }
}

/** Returns the text that `--answers` reads. */
export function answersText(given: readonly QuestionAnswer[]): string {
  const answers = given.map(({ asked, answers }) => ({ question: asked.code, ...answers }))
  return `${JSON.stringify({ answers }, null, 2)}\n`
}

async function jsonIn(path: string): Promise<unknown> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw unreadable({ path, why: 'missing' })
  if (found.size > MOST_BYTES) throw unreadable({ path, why: 'large' })
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw unreadable({ path, why: 'json' })
  }
}

function unreadable(facts: Facts): UserError {
  return UserError.usage('answers_unreadable', facts)
}
