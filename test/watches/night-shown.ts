import { join } from 'node:path'
import { compose, type Letter } from '../../src/notices/compose.js'
import type { Notice } from '../../src/notices/notice.js'
import { keys } from '../../src/records/keys.js'
import type { FiringTry } from '../../src/schedules/deps.js'
import { firingRequest, type Schedule } from '../../src/schedules/schedule.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { idsOf, type Lines, type WatchRig } from './rig.js'

const FIRST = ['Novas', 'Tardias', 'Conferir'] as const

/** What a workbook shows for the first time. */
export function shown(lines: (sheet: string) => Lines): string[] {
  return FIRST.flatMap((sheet) => idsOf(lines(sheet))).toSorted()
}

/** The same of one that is stored. */
export async function shownIn(rig: WatchRig, batch: string): Promise<string[]> {
  const workbook = await readWorkbook(join(rig.dir, 'data', keys.result(batch)))
  return shown((sheet) => asObjects(workbook.get(sheet) ?? [[]]))
}

/** What a stored workbook tells as cancelled. */
export async function cancelledIn(rig: WatchRig, batch: string): Promise<string[]> {
  const workbook = await readWorkbook(join(rig.dir, 'data', keys.result(batch)))
  return idsOf(asObjects(workbook.get('Canceladas') ?? [[]]))
}

/** Facts of all that anybody was told. */
export async function noticesOf(rig: WatchRig): Promise<Record<string, unknown>[]> {
  const bucket = await rig.app.bucket()
  const found: Record<string, unknown>[] = []
  for await (const key of bucket.list('outbox/notices/')) {
    const { facts } = JSON.parse(String(await bucket.get(key))) as { facts: object }
    found.push({ ...facts })
  }
  return found
}

/** The mails that would go out. */
export async function lettersOf(rig: WatchRig): Promise<Letter[]> {
  const bucket = await rig.app.bucket()
  const found: Letter[] = []
  for await (const key of bucket.list('outbox/notices/')) {
    found.push(compose(JSON.parse(String(await bucket.get(key))) as Notice))
  }
  return found
}

export function scheduleOf(patience: string): Schedule {
  return {
    name: 'noturno',
    cron: '0 9 * * *',
    tz: 'UTC',
    catchUp: 'last',
    does: { is: 'watch', watch: 'noite', param: [], patience },
    notify: ['mailto:escritorio@x.example'],
    texts: false,
    createdAt: '',
    since: '',
  }
}

export function runAt(schedule: Schedule, iso: string, more: Partial<FiringTry> = {}): FiringTry {
  const { id, scheduledAt } = firingRequest(schedule, Date.parse(iso), 'due')
  const how = { manual: false, caughtUp: false, attempt: 1, signal: new AbortController().signal }
  return { id, scheduledAt, ...how, started: async () => undefined, ...more }
}
