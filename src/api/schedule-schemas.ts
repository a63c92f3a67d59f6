import { z } from 'zod'
import { CATCH_UP } from '../schedules/schedule.js'

const text = z.string().max(200)
const pairs = z.record(text, z.string().max(1_000))

const asked = {
  every: text
    .optional()
    .describe('weekday (no national holiday), day, monday, "monday and thursday"; with at.'),
  at: text.optional().describe('HH:MM'),
  cron: text.optional().describe('Instead of every: minute, hour, day, month, weekday.'),
  tz: text.optional().describe('That of LOTE_TZ unless said.'),
  catchUp: z.enum(CATCH_UP).optional(),
  watch: text.optional().describe('One of watch, report, job.'),
  patience: text.optional(),
  report: text.optional(),
  job: text.optional(),
  file: z
    .string()
    .max(1_000)
    .optional()
    .describe('Of a job: a path of the worker, or bucket:KEY. For admins of all accounts.'),
  parameters: pairs.optional(),
  map: pairs.optional(),
  sheet: text.optional(),
  decimal: text.optional(),
  dates: text.optional(),
  duplicates: text.optional(),
  lane: text.optional(),
  method: text.optional(),
  onlyIfOlderThan: text.optional(),
  account: text.optional(),
  notify: z
    .array(z.string().max(1_000))
    .max(50)
    .optional()
    .describe('Addresses of mail, or https://...'),
  texts: z.boolean().optional(),
}

export const NewSchedule = z.strictObject({ name: text, ...asked }).meta({
  id: 'NewSchedule',
  examples: [{ name: 'noturno', every: 'weekday', at: '06:00', report: 'index' }],
})

export const ScheduleEdit = z.strictObject(asked).meta({
  id: 'ScheduleEdit',
  examples: [{ at: '07:00', notify: ['ana@escritorio.example'] }],
})
