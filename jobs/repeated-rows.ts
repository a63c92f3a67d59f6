import type { JobWorkbook } from '../src/core/job/job.js'

/** Rows that may be the same debt twice, where amounts are summed. */
export const REPEATED_ROWS: NonNullable<JobWorkbook['decisions']> = {
  note_repeated_row: {
    text: 'há outra igual, e as duas são somadas: confira se não é o mesmo item duas vezes',
    ofResults: true,
  },
}
