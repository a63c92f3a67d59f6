import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CalendarRecords } from '../batches/calendars.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { toBrazilian } from '../values/dates.js'
import {
  calendarLine,
  calendarOf,
  courtNames,
  daysOfRule,
  listCalendars,
} from '../watches/calendar-overview.js'
import { type Cli, words } from './output.js'
import { printTable } from './print-table.js'

/** Largest file: a calendar takes about a page. */
const MOST_BYTES = 1_000_000

export async function listCalendarsCommand({ app, output }: Cli): Promise<ExitStatus> {
  const all = await listCalendars(await app.bucket())
  return printTable(
    {
      json: { calendars: all.map(calendarLine) },
      titles: [
        ['ID', 'ID'],
        ['Versão', 'Version'],
        ['Nome', 'Name'],
        ['Tribunais', 'Courts'],
        ['De', 'From'],
        ['Até', 'To'],
        ['Períodos', 'Periods'],
        ['De onde', 'Origin'],
      ],
      rows: () =>
        all.map(({ profile, calendar }) => [
          profile.id,
          profile.version,
          profile.name,
          courtNames(profile, (pt, en) => words(output.language, pt, en)),
          toBrazilian(profile.from),
          profile.to ? toBrazilian(profile.to) : null,
          String(profile.rules.length),
          calendar?.file ?? words(output.language, 'vem com o programa', 'comes with the program'),
        ]),
    },
    output,
  )
}

/** Lists the days of a calendar, each with its law or act. */
export async function showCalendarCommand({ app, output }: Cli, id: string): Promise<ExitStatus> {
  const found = await calendarOf(await app.bucket(), id)
  const { rules, name, version, base } = found.profile
  const translate = (pt: string, en: string) => words(output.language, pt, en)
  if (!output.json)
    output.tell(
      `${name} (${id} ${version}${base ? `, ${translate('sobre', 'on')} ${base.id}` : ''})`,
    )
  return printTable(
    {
      json: { ...calendarLine(found), days: rules },
      titles: [
        ['Quando', 'When'],
        ['O que é', 'What'],
        ['Efeito', 'Effect'],
        ['Fonte', 'Source'],
      ],
      rows: () =>
        rules.map((rule) => [
          daysOfRule(rule),
          rule.name,
          rule.does === 'closes' ? translate('fecha', 'closes') : translate('suspende', 'suspends'),
          rule.source,
        ]),
    },
    output,
  )
}

export async function addCalendarCommand({ app, output }: Cli, path: string): Promise<ExitStatus> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw UserError.usage('file_missing', { path })
  const file = basename(path)
  // A pipe or a device has no size, and may never end.
  const isReadable = found.isFile() && found.size <= MOST_BYTES
  if (!isReadable) throw UserError.usage('profile_not_json', { file })
  const bytes = await readFile(path)
  const addedAt = new Date(app.clock.now()).toISOString()
  const records = new CalendarRecords(await app.bucket())
  const added = await records.add(file, bytes.toString('utf8'), addedAt)
  const { profile, before } = added
  output.say(
    sentence('calendar_added', {
      id: profile.id,
      version: profile.version,
      days: profile.rules.length,
      before,
      from: toBrazilian(profile.from),
      to: toBrazilian(profile.to ?? profile.from),
    }),
  )
  output.result(output.json ? JSON.stringify(calendarLine(added)) : profile.id)
  return EXIT.done
}

export async function removeCalendarCommand({ app, output }: Cli, id: string): Promise<ExitStatus> {
  await new CalendarRecords(await app.bucket()).remove(id)
  output.say(sentence('calendar_removed', { id }))
  output.result(output.json ? JSON.stringify({ removed: id }) : id)
  return EXIT.done
}
