import type { StepAnswer } from './job.js'

/** Decides whether a successful call has an empty body, from which no row can have a result. */
export function isEmptyAnswer(answers: readonly StepAnswer[]): boolean {
  return answers.some((answer) => answer.is === 'answered' && answer.body === null)
}
