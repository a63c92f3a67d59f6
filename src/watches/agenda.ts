import { addDays, type IsoDate } from '../values/dates.js'

/** An all-day event. */
export interface AgendaDay {
  /** Stable for the same deadline: a calendar that imports it again has it once. */
  uid: string
  /** A calendar replaces an event by one of a later reading. */
  readOn: IsoDate
  day: IsoDate
  title: string
  /** Description of the event and its source. */
  about: string
  link?: string
}

/** Longest line in octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** Returns all-day events as an iCalendar file (RFC 5545). `madeAt` is ISO 8601. */
export function agendaIcs(days: readonly AgendaDay[], madeAt: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lote//prazos//PT-BR',
    ...days.flatMap((one) => eventLines(one, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, readOn, day, title, about, link }: AgendaDay, madeAt: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${compact(readOn)}`,
    `DTSTAMP:${madeAt.replace(/\.\d+/, '').replace(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    ...(link === undefined ? [] : [`URL:${link.replace(/\s/g, '%20')}`]),
    // A transparent event does not mark its day as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: IsoDate) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Folds a long line into continuation lines that begin with a space; no character is split. */
function folded(line: string): string {
  let [out, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
