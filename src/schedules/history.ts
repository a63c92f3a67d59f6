import { z } from 'zod'
import type { ScheduleDeps } from './deps.js'
import { unfired } from './due-scan.js'
import { LATE_MS } from './missed.js'
import { ScheduleRecords } from './records.js'
import type { Firing, FiringRequest, Schedule } from './schedule.js'

const instant = z.string().describe('ISO 8601, UTC.')

/** One line of a history, as the API shows it: a firing, or a passed instant without one. */
export const historyLine = z
  .object({
    firing: z.string().nullable(),
    scheduledAt: instant,
    /** `asked`: it waits for a worker. `unattended`: it passed, and no worker has scanned since. */
    state: z.enum([
      'asked',
      'claimed',
      'started',
      'done',
      'failed',
      'missed',
      'unattended',
    ] as const),
    manual: z.boolean(),
    caughtUp: z.boolean(),
    attempts: z.int(),
    batch: z.string().nullable(),
    endedAt: instant.nullable(),
    reason: z.string().nullable(),
    andBefore: z.boolean().describe('Earlier ones were missed too.'),
  })
  .meta({ id: 'Firing' })
export type HistoryLine = z.infer<typeof historyLine>

/** Returns the last `most` firings, the newest first; also of a removed schedule. */
export async function historyOf(
  name: string,
  most: number,
  deps: Pick<ScheduleDeps, 'bucket' | 'clock'>,
): Promise<HistoryLine[]> {
  const records = new ScheduleRecords(deps.bucket)
  const stamps: string[] = []
  for await (const stamp of records.stamps(name)) stamps.push(stamp)
  const lines: HistoryLine[] = []
  for (const stamp of stamps.slice(-most)) {
    const firing = await records.firing(name, stamp)
    if (firing) lines.push(lineOf(firing))
  }
  for (const stamp of await records.openOf(name)) {
    const ask = stamps.includes(stamp) ? undefined : await records.request(name, stamp)
    if (ask) lines.push({ ...EMPTY_LINE, ...headOf(ask), state: 'asked' })
  }
  const schedule = await records.schedule(name)
  if (schedule) lines.push(...(await unattended(schedule, deps)))
  return lines.toSorted((a, b) => b.scheduledAt.localeCompare(a.scheduledAt)).slice(0, most)
}

/** Returns the newest firing that was not missed. */
export async function lastFired(
  name: string,
  records: ScheduleRecords,
): Promise<Firing | undefined> {
  const stamps: string[] = []
  for await (const stamp of records.stamps(name)) stamps.push(stamp)
  for (const stamp of stamps.toReversed()) {
    const firing = await records.firing(name, stamp)
    if (firing && firing.state !== 'missed') return firing
  }
  return undefined
}

async function unattended(
  schedule: Schedule,
  deps: Pick<ScheduleDeps, 'bucket' | 'clock'>,
): Promise<HistoryLine[]> {
  if (schedule.pausedAt) return []
  const { instants, cut } = await unfired(schedule, 0, deps.clock.now() - LATE_MS, deps)
  return instants.map((atMs, at) => ({
    ...EMPTY_LINE,
    scheduledAt: new Date(atMs).toISOString(),
    state: 'unattended' as const,
    andBefore: cut && at === 0,
  }))
}

const EMPTY_LINE = {
  firing: null,
  manual: false,
  caughtUp: false,
  attempts: 0,
  batch: null,
  endedAt: null,
  reason: null,
  andBefore: false,
}

function headOf({ id, scheduledAt, manual, caughtUp }: FiringRequest) {
  return { firing: id, scheduledAt, manual: manual === true, caughtUp: caughtUp === true }
}

function lineOf(firing: Firing): HistoryLine {
  const { state, claims, attempts, batch, endedAt, reason, andBefore } = firing
  return {
    ...headOf(firing),
    state,
    attempts: attempts ?? claims.length,
    batch: batch ?? null,
    endedAt: endedAt ?? null,
    reason: reason ?? null,
    andBefore: andBefore === true,
  }
}
