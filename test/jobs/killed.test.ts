import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Job } from '../../src/core/job/job.js'
import { startStandIn } from '../support/stand-in.js'
import { type Death, TemplateBatch } from './support/template-batch.js'

/** Documents are files beside the sheet: extract.journey.test.ts has these promises for them. */
const alone = [...jobs.values()].filter(({ documents }) => !documents)

const unitsOf = (entries: { units: number }[]) => entries.reduce((sum, { units }) => sum + units, 0)

test.each(
  alone,
)('$kind: killed at each answer and resumed, nothing answered is asked again', async (job) => {
  const whole = await disturbed(job)
  expect(whole.entries.length).toBeGreaterThan(0)
  for (let answer = 1; answer <= whole.answers; answer += 1) {
    const resumed = await disturbed(job, { answer, moment: 'after' })
    expect(resumed.outcomes, `after answer ${answer}`).toEqual(whole.outcomes)
    expect(unitsOf(resumed.entries), `after answer ${answer}`).toBe(unitsOf(whole.entries))
  }
})

test.each(
  alone,
)('$kind: killed before each answer was kept, it asks once more at the most, and creates nothing twice', async (job) => {
  const whole = await disturbed(job)
  for (let answer = 1; answer <= whole.answers; answer += 1) {
    const resumed = await disturbed(job, { answer, moment: 'before' })
    expect(resumed.outcomes.length, `before answer ${answer}`).toBe(whole.outcomes.length)
    const more = unitsOf(resumed.entries) - unitsOf(whole.entries)
    expect(more, `before answer ${answer}`).toBeLessThanOrEqual(1)
    expect(createdBy(resumed.entries), `before answer ${answer}`).toBe(createdBy(whole.entries))
  }
})

interface Disturbed {
  outcomes: string[]
  /** Requests that counted. */
  entries: { units: number; method: string; path: string }[]
  /** Answers that were stored. */
  answers: number
}

/** The template at a sandbox of its own, by a process that dies and one that goes on. */
async function disturbed(job: Job, death?: Death): Promise<Disturbed> {
  const sandbox = await startStandIn()
  const batch = await TemplateBatch.open(job, sandbox)
  try {
    const before = batch.counted().length
    expect(await batch.process(death)).toBe(death ? 'died' : 'settled')
    if (death) expect(await batch.process()).toBe('settled')
    let answers = 0
    for await (const _ of batch.bucket.list(`batches/${batch.manifest.id}/answers/`)) answers += 1
    return { outcomes: await batch.outcomes(), entries: batch.counted().slice(before), answers }
  } finally {
    await batch.close()
    await sandbox.close()
  }
}

function createdBy(entries: Disturbed['entries']): number {
  return entries.filter(({ method, path }) => method === 'POST' && /\/v1\/calc$/.test(path)).length
}
