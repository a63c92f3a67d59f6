import { expect, test } from 'vitest'
import { simulate } from '../../bench/watch-proof/simulate.js'
import { watch } from '../../jobs/watch/index.js'
import type { Job, Knowledge, TaskState } from '../../src/core/job/job.js'

const job = watch as Job

test('a year: every publication is told once, none is missed, nothing unread is empty', async () => {
  const { wrong, ...told } = await simulate(10, job)
  expect(wrong).toEqual([])
  for (const count of Object.values(told)) expect(count, JSON.stringify(told)).toBeGreaterThan(0)
})

/** The same job, to which a call that failed is an empty page. */
const careless: Job = {
  ...job,
  next: (asking, knowledge) => job.next(emptied(asking), knowledge),
  read: (asking: TaskState, knowledge: Knowledge) => job.read(emptied(asking), knowledge),
}
function emptied(asking: TaskState): TaskState {
  const body = { total: 0, items: [] }
  const answers = asking.answers.map((one) =>
    one.is === 'answered' ? one : { is: 'answered' as const, status: 200, body },
  )
  return { ...asking, answers }
}

test('the proof notices a job that takes failure for emptiness', async () => {
  const { wrong } = await simulate(1, careless, { nights: 120 })
  expect(wrong.some((one) => one.includes('told as empty'))).toBe(true)
})

/** As late as `days gone > 0` would have it. */
const hasty: Job = {
  ...job,
  read(asking, knowledge) {
    const read = job.read(asking, knowledge)
    for (const mark of (read.is === 'read' && read.items[0]?.lists?.marks) || []) {
      if (mark.kind === 'new' && mark.day !== mark.first) mark.kind = 'late'
    }
    return read
  },
}

test('and one that tells what is on time as late', async () => {
  const { wrong } = await simulate(1, hasty, { nights: 20 })
  expect(wrong.some((one) => one.includes('told as late'))).toBe(true)
})

/** To whom an item is nothing new once others were shown it. */
const curt: Job = {
  ...job,
  read(asking, knowledge) {
    const read = job.read(asking, knowledge)
    for (const mark of (read.is === 'read' && read.items[0]?.lists?.marks) || []) delete mark.own
    return read
  },
}

test('and one that tells what others were shown as changed, to whom it is new', async () => {
  const { wrong } = await simulate(1, curt, { nights: 120 })
  expect(wrong.some((one) => one.includes('never as new to them'))).toBe(true)
})

/** The same job, to which a night is always read on its own day. */
const timeless: Job = {
  ...job,
  read: (asking, knowledge) => job.read({ ...asking, answeredAtMs: undefined }, knowledge),
}

test('and one that takes no notice of the day on which a night is read', async () => {
  const { wrong, halves } = await simulate(7, timeless, { nights: 90 })
  expect(halves).toBeGreaterThan(0)
  expect(wrong.some((one) => one.includes('told as new'))).toBe(true)
})

test('and one that does not look back', async () => {
  const forgetful: Job = {
    ...job,
    next: (asking, knowledge) => job.next(asking, shortened(asking, knowledge)),
    read: (asking, knowledge) => job.read(asking, shortened(asking, knowledge)),
  }
  const { wrong } = await simulate(1, forgetful, { nights: 120 })
  expect(wrong.some((one) => one.includes('never told'))).toBe(true)
})

/** A state that claims that every spelling was read to the night before, with its month. */
function shortened({ parameters }: TaskState, knowledge: Knowledge): Knowledge {
  const { watch: known } = knowledge as { watch: { registrations: Record<string, object> } }
  const read = { complete: parameters.night, deep: parameters.night }
  const registrations = Object.fromEntries(
    Object.entries(known.registrations).map(([key, one]) => {
      const { spellings } = one as { spellings: object }
      const all = Object.keys(spellings).map((spelling) => [spelling, read])
      return [key, { ...one, spellings: Object.fromEntries(all) }]
    }),
  )
  return { ...knowledge, watch: { ...known, registrations } }
}
