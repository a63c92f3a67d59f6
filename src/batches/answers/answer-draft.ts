import type { Engine } from '../engine.js'
import { type Answers, type Draft, writeDraft } from '../submission/drafts.js'
import { refuseStrayAnswers } from './answerable.js'

/**
 * Adds the answers of a person to the draft, which is then planned again.
 *
 * @throws UserError (2) for an answer to no question of the draft
 */
export async function answerDraft(
  engine: Pick<Engine, 'bucket'>,
  draft: Draft,
  answers: Answers,
): Promise<Draft> {
  refuseStrayAnswers(draft, answers)
  const { options } = draft
  const answered: Draft = {
    ...draft,
    options: {
      ...options,
      ...answers,
      parameters: { ...options.parameters, ...answers.parameters },
      map: { ...options.map, ...answers.map },
    },
  }
  await writeDraft(engine, answered)
  return answered
}
