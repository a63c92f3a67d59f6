import type { Job } from '../../src/core/job/job.js'

/** Each request of the gazette counts: nothing is read before the batch, and nothing beside it. */
export const READS_NOTHING: Pick<
  Job,
  'service' | 'catalogue' | 'checkAgainstCatalogue' | 'settleParameters' | 'learn'
> = {
  service: 'gazette',
  catalogue: async () => ({}),
  checkAgainstCatalogue: () => [],
  settleParameters: (parameters) => parameters,
  learn: async () => ({}),
}

/** Rows that ask for the same share one task, however many they are. */
export const ALL_TOGETHER = Number.POSITIVE_INFINITY
