import type { StepAnswer } from '../../src/core/job/job.js'

/** Why there is no answer, in the service's words. */
export function whyNot(answer: StepAnswer | undefined): string {
  if (answer?.is === 'refused') return answer.message
  return answer?.is === 'failed' ? answer.reason : ''
}
