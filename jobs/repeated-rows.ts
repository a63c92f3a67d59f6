import type { JobWorkbook } from '../src/core/job/job.js'

/** Rows that may be the same debt twice, where amounts are summed. */
export const REPEATED_ROWS: NonNullable<JobWorkbook['decisions']> = {
  note_repeated_row: {
    text: 'há outra igual, e todas são somadas: confira se não é o mesmo item mais de uma vez',
    ofResults: true,
  },
}
