import type { StepAnswer } from './job.js'

/** Whether a call that went well brought nothing at all: no row can have a result of it. */
export function isEmptyAnswer(answers: readonly StepAnswer[]): boolean {
  return answers.some((answer) => answer.is === 'answered' && answer.body === null)
}
