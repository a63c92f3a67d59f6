import { expect, test } from 'vitest'
import { ask, gazetteFor } from './gazette-support.js'
import { JANUARY_2026 } from './support.js'

const DAY_MS = 86_400_000

test('400 registrations and a year in which the clock runs: every item is found by its spelling', async () => {
  const time = { now: JANUARY_2026 }
  const gazette = { lawyers: 400, perDay: 400, days: 30 }
  const sandbox = await gazetteFor({ gazette, clock: () => time.now })
  const started = sandbox.gazetteBase.published().length
  time.now += 365 * DAY_MS
  const published = sandbox.gazetteBase.published()
  expect(sandbox.gazetteBase.registrations()).toHaveLength(400)
  expect(started).toBeGreaterThan(5_000)
  expect(published.length).toBeGreaterThan(100_000)
  expect(new Set(published.map(({ id }) => id)).size).toBe(published.length)
  for (let at = 0; at < published.length; at += 4_999) {
    const one = published[at]
    const [by] = one?.found ?? []
    const period = `data_inicio=${one?.day}&data_fim=${one?.day}&limit=200`
    const path = `/v1/communications?numero_oab=${by?.oab}&uf_oab=${by?.uf}&${period}`
    const first = await ask(sandbox, path)
    const rest = await ask(sandbox, `${path}&offset=200`)
    expect([...first.body.items, ...rest.body.items].map(({ id }) => id)).toContain(one?.id)
  }
})

test('days that were let go of come back the same', async () => {
  const time = { now: JANUARY_2026 }
  const gazette = { lawyers: 50, perDay: 6_000, days: 10, full: false }
  const sandbox = await gazetteFor({ gazette, clock: () => time.now })
  const week = { from: '2026-01-08', to: '2026-01-14', at: time.now }
  const before = sandbox.gazetteBase.published(week)
  time.now += 110 * DAY_MS
  expect(sandbox.gazetteBase.published().length).toBeGreaterThan(400_000)
  expect(sandbox.gazetteBase.published(week)).toEqual(before)
})

test('starting a sandbox makes no base', async () => {
  const gazette = { lawyers: 10_000_000, perDay: 10_000_000 }
  expect((await ask(await gazetteFor({ gazette }), '/v1/unknown', { headers: {} })).status).toBe(
    401,
  )
})
