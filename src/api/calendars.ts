import { z } from 'zod'
import { CalendarRecords } from '../batches/calendars.js'
import {
  calendarLine,
  calendarOf,
  daysOfRule,
  listCalendars,
} from '../watches/calendar-overview.js'
import type { WebContext } from '../web/context.js'
import { MOST_CHARS } from '../web/receive-calendar.js'
import { Id } from './schemas.js'
import { type ApiServer, operation } from './server.js'

const Calendar = z
  .object({
    calendar: z.string(),
    version: z.string(),
    name: z.string(),
    courts: z.array(z.string()),
    from: z.string(),
    to: z.string().nullable(),
    base: z.string().nullable(),
    periods: z.int(),
    file: z.string().nullable().describe('null: it comes with the program.'),
    addedAt: z.string().nullable(),
    sha256: z.string().nullable(),
  })
  .meta({ id: 'Calendar' })

const Day = z.object({
  days: z.string().describe('In Brazilian notation.'),
  name: z.string(),
  does: z.enum(['closes', 'suspends']),
  source: z.string().describe('The law or act that it is by.'),
})

const CalendarDetails = Calendar.extend({ days: z.array(Day) }).meta({ id: 'CalendarDetails' })

const NewCalendar = z
  .strictObject({
    file: z.string().max(200).describe('Its name.'),
    text: z.string().max(MOST_CHARS).describe('The file, letter by letter.'),
  })
  .meta({ id: 'NewCalendar' })

/**
 * Adds the routes of the calendars by which deadlines are counted; they concern all accounts, so
 * that only an admin changes them.
 */
export function addCalendarRoutes(server: ApiServer, { app }: WebContext): void {
  server.get(
    '/calendars',
    operation('listCalendars', 'The calendars of the program, and those that were added', {
      200: z.object({ calendars: z.array(Calendar) }),
    }),
    async () => ({ calendars: (await listCalendars(await app.bucket())).map(calendarLine) }),
  )

  server.get(
    '/calendars/:id',
    operation('getCalendar', 'One calendar: each day with its source', {
      params: Id,
      200: CalendarDetails,
    }),
    async ({ params }) => {
      const found = await calendarOf(await app.bucket(), params.id)
      const days = found.profile.rules.map((rule) => {
        const { name, does, source } = rule
        return { days: daysOfRule(rule), name, does, source }
      })
      return { ...calendarLine(found), days }
    },
  )

  server.post(
    '/calendars',
    operation('addCalendar', "Adds a court's calendar, in place of an earlier version", {
      config: { role: 'admin' },
      bodyLimit: 2 * MOST_CHARS,
      body: NewCalendar,
      201: Calendar,
    }),
    async ({ body }, reply) => {
      const addedAt = new Date(app.clock.now()).toISOString()
      const records = new CalendarRecords(await app.bucket())
      const added = await records.add(body.file, body.text, addedAt)
      return reply.code(201).send(calendarLine(added))
    },
  )

  server.delete(
    '/calendars/:id',
    operation('removeCalendar', 'Removes a calendar that was added', {
      config: { role: 'admin' },
      params: Id,
      204: z.null(),
    }),
    async ({ params }, reply) => {
      await new CalendarRecords(await app.bucket()).remove(params.id)
      return reply.code(204).send(null)
    },
  )
}
