import { z } from 'zod'

const text = z.string().max(200)
const record = z.record(text, z.string().max(1_000))

/** The schema of answers, which the API and a file of answers share. */
export const ANSWER = {
  parameters: record.optional(),
  map: record.optional(),
  sheet: text.optional(),
  decimal: z.enum(['comma', 'dot']).optional(),
  dates: z.enum(['dmy', 'mdy']).optional(),
  dropMissing: z.boolean().optional().describe('Of a patch: rows not in the file go.'),
}
