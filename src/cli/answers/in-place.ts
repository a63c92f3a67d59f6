import type { Rememberable } from '../../batches/answers/answer-memory.js'
import { allowedChoices, baseOf } from '../../batches/answers/answerable.js'
import type { AnswerSource, OpenQuestions } from '../../batches/answers/answering.js'
import type { Choice } from '../../batches/answers/choices.js'
import type { Answers } from '../../batches/submission/drafts.js'
import { translate } from '../../messages/index.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { count, type Output, words } from '../output.js'
import { asking } from '../terminal/asking.js'
import type { Prompt, Terminal } from '../terminal/prompt.js'

/**
 * Asks the user one question at a time; returns nothing where a question can only be answered by
 * another sheet, or where the user stops.
 * @throws UserError (130) on Ctrl-C
 */
export function inPlace(
  terminal: Terminal,
  output: Output,
  given: (answers: Rememberable[]) => void,
): AnswerSource {
  return async (open) => {
    const { questions, headings, request } = open
    const base = baseOf(request)
    const all = questions.map((asked) => ({
      asked,
      choices: allowedChoices(asked, base, headings),
    }))
    if (all.some(({ choices }) => choices.length === 0)) return []
    output.say(sentence('asking_in_place', { count: all.length }))
    const answers = await asking(terminal, (prompt) => askEach(prompt, all, open, output))
    given(answers)
    return answers
  }
}

interface Question {
  asked: Sentence
  choices: Choice[]
}

/** Returns all answers, or none where the user stops. */
async function askEach(
  prompt: Prompt,
  all: readonly Question[],
  { request, headings, rows }: OpenQuestions,
  output: Output,
): Promise<Rememberable[]> {
  const answers: Rememberable[] = []
  for (const [at, { asked, choices }] of all.entries()) {
    const place = all.length > 1 ? `${at + 1}/${all.length}  ` : ''
    printQuestion({ asked, choices }, place, rows, output)
    const choice = await pick(prompt, choices, output)
    if (!choice) return []
    const column = columnOf(choice)
    answers.push({ asked, answers: choice.answers, job: request.job.kind, headings, column })
  }
  return answers
}

function printQuestion(
  { asked, choices }: Question,
  place: string,
  rows: number | undefined,
  { language, tell }: Output,
): void {
  tell(`\n${place}${translate(language, asked)}`)
  const touched = rowsTouched(asked, rows)
  if (touched) tell(`     ${translate(language, touched)}`)
  for (const [at, { label, answers }] of choices.entries())
    tell(`  ${at + 1}) ${translate(language, label)}  [${optionOf(answers)}]`)
  tell(`  0) ${translate(language, sentence('choice_stop'))}`)
}

/** The rows that the question itself counts, or else all rows. */
function rowsTouched({ facts }: Sentence, all: number | undefined): Sentence | undefined {
  const own = [facts.count, facts.rows].find((one) => typeof one === 'number')
  if (own !== undefined) return sentence('asking_rows', { rows: own, part: true })
  return all === undefined ? undefined : sentence('asking_rows', { rows: all })
}

async function pick(
  prompt: Prompt,
  choices: readonly Choice[],
  { language, say }: Output,
): Promise<Choice | undefined> {
  const most = choices.length
  const question = words(language, `Resposta [0-${most}]: `, `Answer [0-${most}]: `)
  for (;;) {
    const text = (await prompt.ask(question)).trim()
    if (/^\d{1,4}$/.test(text) && Number(text) <= most) return choices[Number(text) - 1]
    say(sentence('asking_unknown_choice', { most: count(language, most) }))
  }
}

/** Formats the options that give the same answer: `--map valor="Saldo"`. */
function optionOf({ map = {}, parameters = {}, sheet, decimal, dates, dropMissing }: Answers) {
  return [
    ...Object.entries(map).map(([field, to]) => `--map ${field}=${to && `"${to}"`}`),
    ...Object.entries(parameters).map(([name, value]) => `-p ${name}=${value}`),
    ...(sheet === undefined ? [] : [`--sheet "${sheet}"`]),
    ...(decimal === undefined ? [] : [`--decimal ${decimal}`]),
    ...(dates === undefined ? [] : [`--dates ${dates}`]),
    ...(dropMissing === undefined ? [] : ['--drop-missing']),
  ].join(' ')
}

/** Returns the column in the label of the choice; empty for none. */
function columnOf({ label: { facts } }: Choice): string {
  const { column, heading } = facts
  return String(column ?? (heading === undefined ? '' : `«${heading}»`))
}
