/** Easter Sundays as almanacs have them. */
const EASTER: Record<number, string> = {
  2016: '03-27',
  2017: '04-16',
  2018: '04-01',
  2019: '04-21',
  2020: '04-12',
  2021: '04-04',
  2022: '04-17',
  2023: '04-09',
  2024: '03-31',
  2025: '04-20',
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
  2029: '04-01',
  2030: '04-21',
  2031: '04-13',
  2032: '03-28',
  2033: '04-17',
  2034: '04-09',
  2035: '03-25',
  2036: '04-13',
  2037: '04-05',
  2038: '04-25',
  2039: '04-10',
}

export const easterIn = (year: number) => `${year}-${EASTER[year]}`

/** By the machine's own calendar, in UTC, one day at a time. */
export function dayAfter(iso: string, days = 1): string {
  return new Date(Date.parse(`${iso}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const NATIONAL = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']

/** Everything that is closed from 2016 to 2039, written out day by day. */
function closedDays(court: 'state' | 'federal'): Set<string> {
  const closed = new Set<string>()
  for (let year = 2016; year <= 2039; year++) {
    for (const day of NATIONAL) closed.add(`${year}-${day}`)
    if (year >= 2024) closed.add(`${year}-11-20`)
    if (court === 'state') continue
    for (let day = 20; day <= 31; day++) closed.add(`${year}-12-${day}`)
    for (let day = 1; day <= 6; day++) closed.add(`${year}-01-0${day}`)
    for (const day of ['08-11', '11-01', '12-08']) closed.add(`${year}-${day}`)
    for (const after of [-48, -47, -4, -3, -2]) closed.add(dayAfter(easterIn(year), after))
  }
  return closed
}

const CLOSED = { state: closedDays('state'), federal: closedDays('federal') }

function isOpen(day: string, court: 'state' | 'federal'): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !CLOSED[court].has(day)
}

function counts(day: string, court: 'state' | 'federal'): boolean {
  const [month, date] = day.split('-').slice(1).map(Number) as [number, number]
  const standsStill = (month === 12 && date >= 20) || (month === 1 && date <= 20)
  return !standsStill && isOpen(day, court)
}

/** The same as src/legal/deadlines/count.ts, with nothing but steps of one day. */
export function slowly(available: string, days: number, court: 'state' | 'federal') {
  let publication = dayAfter(available)
  while (!isOpen(publication, court)) publication = dayAfter(publication)
  let firstDay = dayAfter(publication)
  while (!counts(firstDay, court)) firstDay = dayAfter(firstDay)
  let end = firstDay
  for (let left = days - 1; left > 0; ) {
    end = dayAfter(end)
    if (counts(end, court)) left -= 1
  }
  return { publication, firstDay, end }
}
