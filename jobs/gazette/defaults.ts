import type { Job } from '../../src/core/job/job.js'

/**
 * Every request to the gazette costs a unit, so that nothing is read before the batch or apart from
 * it.
 */
export const READS_NOTHING: Pick<
  Job,
  'service' | 'catalogue' | 'checkAgainstCatalogue' | 'resolveParameters' | 'learn'
> = {
  service: 'gazette',
  catalogue: async () => ({}),
  checkAgainstCatalogue: () => [],
  resolveParameters: (parameters) => parameters,
  learn: async () => ({}),
}

/** The pack size of rows that ask for the same: any number of them shares one task. */
export const ALL_TOGETHER = Number.POSITIVE_INFINITY
