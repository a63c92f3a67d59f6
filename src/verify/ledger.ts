import type { Manifest } from '../core/batch.js'
import type { Window } from '../core/window.js'
import type { Facts } from '../messages/message.js'
import { BatchRecords } from '../records/batch-records.js'
import { hourOf } from '../records/keys.js'
import { grantsIn, type UsageEntry } from '../records/usage-ledger.js'
import type { Bucket } from '../storage/bucket.js'
import type { CheckedCalls } from './calls.js'
import type { Findings } from './findings.js'
import { type Grant, largest, type Overfull, overfull, toleranceMs } from './windows.js'

const HOUR_MS = 3_600_000

/**
 * Checks that no window of the account held more grants than its limit while the batch ran, by the
 * batch's own attempts and the ledger's entries of all batches of the account, and that each entry
 * of this batch has its attempt.
 */
export async function checkLedger(
  manifest: Manifest,
  calls: CheckedCalls,
  bucket: Bucket,
  findings: Findings,
): Promise<{ grants: number }> {
  const own = manifest.windows ?? []
  const all = new Map<string, Grant>(calls.grants)
  const others = new Set<string>()
  for (const hour of hoursAround(calls.grants, own)) {
    for await (const spent of grantsIn(bucket, manifest.book, hour)) {
      checkEntry(manifest.id, spent, calls, findings)
      all.set(spent.grant, spent)
      others.add(callOf(spent.grant).split('.')[0]!)
    }
  }
  const windows = largest([...own, ...(await windowsOf(others, own, bucket))])
  const isOneHost = calls.hosts.size <= 1 && all.size === calls.grants.size
  for (const window of windows) {
    const over = overfull([...all.values()], window, toleranceMs(window, isOneHost))
    if (over) findings.add('verify_window', factsOf(over))
  }
  return { grants: all.size }
}

/**
 * Returns the limits of the same lengths under which the other batches ran: theirs may have been
 * raised since, or lowered.
 */
async function windowsOf(
  batches: ReadonlySet<string>,
  own: readonly Window[],
  bucket: Bucket,
): Promise<Window[]> {
  const found: Window[] = []
  for (const batch of batches) {
    // Single calls have no batch, and a batch may be pruned or damaged.
    const manifest = await new BatchRecords(bucket, batch).manifest().catch(() => undefined)
    found.push(...(manifest?.windows ?? []))
  }
  return found.filter(({ ms }) => own.some((one) => one.ms === ms))
}

function factsOf({ window, units, fromMs, toMs }: Overfull): Facts {
  const [from, to] = [fromMs, toMs].map((ms) => new Date(ms).toISOString())
  return { limit: window.units, windowMs: window.ms, units, from, to }
}

function checkEntry(
  batch: string,
  { grant, units }: UsageEntry,
  { grants, ids }: CheckedCalls,
  findings: Findings,
): void {
  const call = callOf(grant)
  if (!call.startsWith(`${batch}.`)) return
  if (!ids.has(call)) findings.add('verify_spent_without_attempt', { call, units })
  const recorded = grants.get(grant)?.units
  if (recorded !== undefined && recorded !== units) {
    findings.add('verify_units', { call, found: recorded, expected: units })
  }
}

/** Returns the hours of the grants and those within one window before or after them. */
function hoursAround(grants: ReadonlyMap<string, Grant>, windows: readonly { ms: number }[]) {
  const reach = Math.max(HOUR_MS, ...windows.map(({ ms }) => ms))
  const hours = new Set<string>()
  let last = Number.NEGATIVE_INFINITY
  for (const atMs of [...grants.values()].map((grant) => grant.atMs).toSorted((a, b) => a - b)) {
    if (atMs - last < HOUR_MS / 2) continue
    last = atMs
    for (let ms = atMs - reach; ms <= atMs + reach + HOUR_MS; ms += HOUR_MS) hours.add(hourOf(ms))
  }
  return hours
}

/**
 * Returns the call of a grant: the limiter appends a suffix, because a withdrawn call may ask
 * again.
 */
function callOf(grant: string): string {
  return grant.replace(/-[0-9a-z]+\??$/, '')
}
