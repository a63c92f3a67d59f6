import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { AccountHalted } from '../../src/core/errors.js'
import type { Job } from '../../src/core/job/job.js'
import type { OutcomeRecord } from '../../src/core/task.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import { startStandIn } from '../support/stand-in.js'
import { POISONS, type Poison, Poisoned } from './support/poisoned.js'
import { TemplateBatch } from './support/template-batch.js'

/** No job waits longer for one call, by the clock of the batch: docs/operations.md says so. */
const LONGEST_MS = 15 * 60_000
/** Documents are not asked again: test/jobs/extract.journey.test.ts has their lost answers. */
const alone = [...jobs.values()].filter(({ documents }) => !documents)
const POISON_KINDS = Object.keys(POISONS) as Poison[]

test.each(
  alone.flatMap(({ kind }) => POISON_KINDS.map((poison): [string, Poison] => [kind, poison])),
)('%s: each call in turn ends in %s for ever → the batch ends in bounded time, the rest is answered, and a resume takes it up', async (kind, poison) => {
  const job = jobs.get(kind)!
  const whole = await undisturbed(job)
  expect(whole.calls).toBeGreaterThan(0)
  for (let at = 1; at <= whole.calls; at += 1) {
    const spoilt = await spoiltAt(at, poison, job)
    const place = `call ${at} of ${whole.calls}: ${spoilt.call}`
    expect(spoilt.waitedMs, place).toBeLessThan(LONGEST_MS)
    // What stays pending is as if it had never been asked; what has failed says why.
    if (spoilt.ended instanceof AccountHalted) {
      expect(spoilt.ended.why, place).toBe('service_down')
      expect(outcomesOf(spoilt.before), place).toEqual([])
      expect(outcomesOf(spoilt.after), place).toEqual(whole.outcomes)
    }
    const items = spoilt.after.flatMap(({ items }) => items)
    expect(items.length, place).toBe(whole.outcomes.length)
    for (const { outcome, notes } of items) {
      if (outcome === 'failed') expect(notes.length, place).toBeGreaterThan(0)
    }
    const failedTasks = spoilt.after.filter(({ items }) =>
      items.some(({ outcome }) => outcome === 'failed'),
    )
    expect(failedTasks.length, place).toBeLessThanOrEqual(1)
    expect(spoilt.repeated, place).toBeLessThanOrEqual(spoilt.probes)
    expect(spoilt.creations, place).toBeLessThanOrEqual(whole.creations)
  }
})

const withProbe = alone.filter((job) => job.probe).map((job): [string, Job] => [job.kind, job])

test.each(
  withProbe,
)('%s: the only row of a batch is always answered with a 500 → it ends, for a query that names nobody is answered', async (_, job) => {
  const { template } = job
  const lone: Job = { ...job, template: { ...template, rows: template.rows.slice(0, 1) } }
  const whole = await undisturbed(lone)
  for (let at = 1; at <= whole.calls; at += 1) {
    const spoilt = await spoiltAt(at, 'a 500', lone)
    // Without the account and the list of courts no row can be asked about, so nothing fails.
    if (/^GET \/gazette\/v1\/(?:me|tribunals) /.test(spoilt.call)) continue
    expect(spoilt.ended, spoilt.call).toBe('settled')
    // A lawyer is watched also where nothing tells whether the register knows the number.
    expect(['failed', 'warned'], spoilt.call).toContain(outcomesOf(spoilt.before).join())
    expect(spoilt.probes, spoilt.call).toBeGreaterThan(0)
  }
})

const outcomesOf = (outcomes: OutcomeRecord[]) =>
  outcomes.flatMap(({ items }) => items.map(({ outcome }) => outcome))

async function undisturbed(job: Job) {
  return withBatch(job, async (batch, front) => {
    front.listen()
    expect(await batch.untilHalt()).toBe('settled')
    const outcomes = outcomesOf(await batch.recordedOutcomes())
    return { calls: front.calls(), outcomes, creations: front.creations() }
  })
}

async function spoiltAt(at: number, poison: Poison, job: Job) {
  return withBatch(job, async (batch, front) => {
    const began = batch.now()
    front.listen({ at, as: poison })
    const ended = await batch.untilHalt()
    const waitedMs = batch.now() - began
    const before = await batch.recordedOutcomes()
    const call = front.spoiltCall()
    front.heal()
    expect(await batch.untilHalt(), call).toBe('settled')
    return {
      ended,
      waitedMs,
      before,
      call,
      after: await batch.recordedOutcomes(),
      repeated: front.repeated(),
      probes: await probesOf(batch),
      creations: front.creations(),
    }
  })
}

async function probesOf({ bucket, manifest }: TemplateBatch): Promise<number> {
  let probes = 0
  const records = new BatchRecords(bucket, manifest.id)
  for await (const { probe } of records.attempts(keys.attempts(manifest.id))) if (probe) probes += 1
  return probes
}

async function withBatch<Result>(
  job: Job,
  run: (batch: TemplateBatch, front: Poisoned) => Promise<Result>,
): Promise<Result> {
  const sandbox = await startStandIn()
  const front = await Poisoned.before(sandbox)
  const batch = await TemplateBatch.open(job, front.sandbox)
  try {
    return await run(batch, front)
  } finally {
    await batch.close()
    await front.close()
    await sandbox.close()
  }
}
