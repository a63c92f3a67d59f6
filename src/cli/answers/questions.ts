import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import {
  fromRememberedAnswers,
  type Rememberable,
  remember,
} from '../../batches/answers/answer-memory.js'
import {
  type AnswerSource,
  answering,
  type QuestionAnswer,
} from '../../batches/answers/answering.js'
import type { Request } from '../../batches/submission/prepare.js'
import type { SubmitDeps } from '../../batches/submission/submit.js'
import { UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import type { PlaceFacts } from '../../messages/place-fault.js'
import { folderFault } from '../out/out-file.js'
import { replaceKeeping } from '../out/replace-file.js'
import type { Output } from '../output.js'
import { terminalOf } from '../terminal/asking.js'
import { answersText, FileAnswers } from './answers-file.js'
import { inPlace } from './in-place.js'

export interface AnswerOptions {
  /** File to read answers from. */
  answers?: string | undefined
  /** File to write the given answers to. */
  saveAnswers?: string | undefined
  /** Set by scripts: no question is asked at the terminal. */
  yes: boolean
}

/**
 * Collects the answers of one command: from a file, from remembered ones, and from the user at the
 * terminal.
 */
export class Questions {
  private readonly given: QuestionAnswer[] = []
  private readonly byPerson: Rememberable[] = []

  private constructor(
    private readonly file: FileAnswers | undefined,
    private readonly options: AnswerOptions,
    private readonly output: Output,
  ) {}

  /** @throws UserError (2) for a file that cannot be read, or a place that cannot be written */
  static async open(options: AnswerOptions, output: Output, input?: string): Promise<Questions> {
    const { answers, saveAnswers } = options
    if (saveAnswers !== undefined) await checkPlace(saveAnswers, [input, answers])
    const file = answers === undefined ? undefined : await FileAnswers.read(answers)
    return new Questions(file, options, output)
  }

  /** Calls `use` with a request whose questions are answered. */
  settling<T>(
    request: Request,
    deps: SubmitDeps,
    use: (request: Request, deps: SubmitDeps) => Promise<T>,
  ): Promise<T> {
    const terminal = this.terminal()
    const asked = terminal
      ? { ...request, accept: { ...request.accept, countsRows: true } }
      : request
    const sources = [
      ...(this.file ? [this.file.source] : []),
      fromRememberedAnswers(deps),
      ...(terminal
        ? [inPlace(terminal, this.output, (answers) => this.byPerson.push(...answers))]
        : []),
    ]
    const settled = () => this.file?.refuseUnused()
    return answering(asked, sources.map(this.noting), (request) =>
      use(request, { ...deps, settled }),
    )
  }

  /** Remembers the user's answers, and writes the file of `--save-answers`. */
  async keep(deps: SubmitDeps): Promise<void> {
    for (const message of await remember(deps, this.byPerson)) this.output.say(message)
    const { saveAnswers: path } = this.options
    if (path === undefined) return
    await replaceKeeping(Readable.from([answersText(this.given)]), path, this.output)
    this.output.say(sentence('answers_saved', { path, count: this.given.length }))
  }

  private readonly noting =
    (source: AnswerSource): AnswerSource =>
    async (asking) => {
      const found = await source(asking)
      this.given.push(...found)
      return found
    }

  private terminal() {
    const isAsking = !this.options.yes && !this.output.json && process.stdout.isTTY
    return isAsking ? terminalOf(this.output) : undefined
  }
}

async function checkPlace(path: string, others: (string | undefined)[]): Promise<void> {
  const refuse = (why: PlaceFacts) => UserError.usage('answers_place', { path, ...why })
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory()) throw refuse({ fault: 'folder' })
  for (const other of others) {
    const same = other === undefined ? undefined : await stat(other).catch(() => undefined)
    if (found && same?.ino === found.ino && same.dev === found.dev) throw refuse({ fault: 'input' })
  }
  await access(dirname(path), constants.W_OK).catch((error: Error) => {
    throw refuse(folderFault(dirname(path), error))
  })
}
