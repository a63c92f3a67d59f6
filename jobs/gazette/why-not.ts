import type { StepAnswer } from '../../src/core/job/job.js'

/** Returns the service's reason for a missing answer; empty if there is none. */
export function whyNot(answer: StepAnswer | undefined): string {
  if (answer?.is === 'refused') return answer.message
  return answer?.is === 'failed' ? answer.reason : ''
}
