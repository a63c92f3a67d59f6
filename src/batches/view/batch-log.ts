import type { Manifest } from '../../core/batch.js'
import { type CallLine, readCalls } from '../../publish/calls.js'
import type { Engine } from '../engine.js'

/** An event in the life of a batch. */
export type LogEvent =
  | { is: 'submitted' | 'finished' | 'cancelled'; atMs: number }
  | { is: 'answered'; atMs: number; tookMs: number; rows: number; units: number }
  | { is: 'waiting' | 'notAnswered' | 'refused' | 'underWay'; atMs: number; reason: string }

/** Returns the events of a batch so far, from its records, the latest first. */
export async function batchLog(
  engine: Pick<Engine, 'bucket'>,
  manifest: Manifest,
): Promise<LogEvent[]> {
  const calls = await readCalls(await engine.bucket(), manifest.id)
  const { createdAt, finishedAt, state } = manifest
  const events: LogEvent[] = [
    { is: 'submitted', atMs: Date.parse(createdAt) },
    ...calls.map(eventOf),
  ]
  if (finishedAt !== undefined && state !== 'open')
    events.push({ is: state, atMs: Date.parse(finishedAt) })
  return events.sort((a, b) => b.atMs - a.atMs)
}

function eventOf({ atMs, endedMs, status, rows, units, sent }: CallLine): LogEvent {
  if (endedMs === undefined) return { is: 'underWay', atMs, reason: '' }
  if (/^2\d\d$/.test(status))
    return { is: 'answered', atMs: endedMs, tookMs: endedMs - atMs, rows, units }
  if (/^429\b/.test(status)) return { is: 'waiting', atMs: endedMs, reason: status }
  const isRefused = sent && /^4\d\d\b/.test(status)
  return { is: isRefused ? 'refused' : 'notAnswered', atMs: endedMs, reason: status }
}
