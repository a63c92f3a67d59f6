import { request } from 'undici'
import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { all, ask, gazetteFor, type Item, SMALL } from './gazette-support.js'
import { JANUARY_2026 } from './support.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A sandbox with a clock that the test moves, from noon of Thursday, 15/01/2026. */
async function timed(gazette = SMALL) {
  const time = { now: JANUARY_2026 }
  const sandbox = await gazetteFor({ gazette, clock: () => time.now })
  return { time, sandbox }
}

function page(sandbox: Sandbox, offset: number) {
  return ask(sandbox, `/v1/communications?limit=10&offset=${offset}`)
}

function ids(items: readonly Item[]): number[] {
  return items.map(({ id }) => id)
}

test('items that appear between two pages push what was read onto the next', async () => {
  const sandbox = await gazetteFor()
  const grown = sandbox.gazetteBase.grow({ after: 1, items: 3 })
  const first = await page(sandbox, 0)
  const second = await page(sandbox, 10)
  const again = await page(sandbox, 0)
  expect(second.body.total).toBe(first.body.total + 3)
  expect(ids(second.body.items).slice(0, 3)).toEqual(ids(first.body.items).slice(7))
  expect(ids(again.body.items).slice(0, 3).toSorted()).toEqual(grown.toSorted())
})

test('requests are counted when they are answered, not when they are refused', async () => {
  const sandbox = await gazetteFor()
  const before = (await page(sandbox, 0)).body.total
  sandbox.gazetteBase.grow({ after: 2, items: 1 })
  await ask(sandbox, '/v1/me', { headers: {} })
  sandbox.fault({ service: 'gazette', status: 500 })
  await page(sandbox, 0)
  const totals = []
  for (let at = 0; at < 3; at++) totals.push((await page(sandbox, 0)).body.total)
  expect(totals).toEqual([before, before, before + 1])
})

test('what is added may be of a registration and a day, and be late by that', async () => {
  const sandbox = await gazetteFor()
  const [id] = sandbox.gazetteBase.grow({
    items: [{ oab: '94719-A', uf: 'SP', day: '2026-01-06' }],
  })
  const path =
    '/v1/communications?numero_oab=94719-A&uf_oab=SP&data_inicio=2026-01-06&data_fim=2026-01-06'
  const { items } = (await ask(sandbox, path)).body
  const truth = sandbox.gazetteBase.published({
    oab: '94719',
    uf: 'SP',
    from: '2026-01-06',
    to: '2026-01-06',
  })
  expect(items[0]).toMatchObject({ id, data_disponibilizacao: '2026-01-06' })
  expect(truth.find((one) => one.id === id)).toMatchObject({ appearsAt: JANUARY_2026 })
})

test.each([
  [{ items: [{ oab: '1', uf: 'SP' }] }],
  [{ items: [{ day: '2026-02-30' }] }],
  [{ items: [{ day: '2020-01-01' }] }],
])('%o cannot be added', async (growth) => {
  const sandbox = await gazetteFor()
  expect(() => sandbox.gazetteBase.grow(growth)).toThrow(/^items: /)
})

test('the clock brings the items of the day hour by hour', async () => {
  const { sandbox, time } = await timed({ ...SMALL, perDay: 100 })
  const totals = []
  for (const hours of [0, 3, 6, 9, 24]) {
    time.now = JANUARY_2026 + hours * HOUR_MS
    totals.push((await page(sandbox, 0)).body.total)
  }
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(new Set(totals).size).toBeGreaterThan(3)
})

test('a day begins at midnight in São Paulo, not in Greenwich', async () => {
  const { sandbox, time } = await timed({ ...SMALL, perDay: 300 })
  const newest = async (now: number) => {
    time.now = now
    return (await page(sandbox, 0)).body.items[0]?.data_disponibilizacao
  }
  expect(await newest(Date.parse('2026-01-16T02:59:59Z'))).toBe('2026-01-15')
  expect(await newest(Date.parse('2026-01-16T03:59:59Z'))).toBe('2026-01-16')
})

test('late items appear days after their day of availability', async () => {
  const { sandbox, time } = await timed({ ...SMALL, perDay: 100 })
  const seen = new Set(ids(await all(sandbox, '/v1/communications')))
  time.now += 3 * DAY_MS
  const fresh = (await all(sandbox, '/v1/communications')).filter(({ id }) => !seen.has(id))
  expect(fresh.some((item) => item.data_disponibilizacao < '2026-01-14')).toBe(true)
})

test('a cancelled item comes back under its id, with day and reason', async () => {
  const { sandbox, time } = await timed({ ...SMALL, perDay: 200 })
  const soon = sandbox.gazetteBase
    .published()
    .find(({ cancelledAt = 0 }) => cancelledAt > JANUARY_2026)
  const before = (await ask(sandbox, `/v1/communications/${soon?.id}`)).body
  time.now = soon?.cancelledAt ?? 0
  const after = (await ask(sandbox, `/v1/communications/${soon?.id}`)).body
  expect(before).toMatchObject({ ativo: true, data_cancelamento: null, motivo_cancelamento: null })
  expect(after).toMatchObject({
    ...before,
    ativo: false,
    status: 'C',
    data_cancelamento: expect.stringMatching(/^2026-01-\d{2}$/),
    motivo_cancelamento: expect.stringMatching(/./),
  })
})

test('a test can cancel an item, and only one that is there', async () => {
  const sandbox = await gazetteFor()
  const [one] = (await page(sandbox, 0)).body.items
  sandbox.gazetteBase.cancel(one?.id ?? 0)
  const { body } = await ask(sandbox, `/v1/communications/${one?.id}`)
  expect(body).toMatchObject({ ativo: false, data_cancelamento: '2026-01-15' })
  expect(() => sandbox.gazetteBase.cancel(1)).toThrow(RangeError)
})

test('a test can remove an item, and what was there before stays the truth of then', async () => {
  const { sandbox, time } = await timed()
  const { items, total } = (await page(sandbox, 0)).body
  const id = items[0]?.id ?? 0
  time.now += 1
  sandbox.gazetteBase.remove(id)
  const after = (await page(sandbox, 0)).body
  const there = (at: number) => sandbox.gazetteBase.published({ at }).some((one) => one.id === id)
  expect([after.total, ids(after.items).includes(id)]).toEqual([total - 1, false])
  expect((await ask(sandbox, `/v1/communications/${id}`)).status).toBe(404)
  expect([there(JANUARY_2026), there(time.now)]).toEqual([true, false])
  expect(() => sandbox.gazetteBase.remove(id)).toThrow(RangeError)
})

test('a corrected item comes back under its id with another text', async () => {
  const { sandbox, time } = await timed({ ...SMALL, perDay: 200 })
  const soon = sandbox.gazetteBase
    .published()
    .find(({ correctedAt = 0 }) => correctedAt > JANUARY_2026)
  const before = (await ask(sandbox, `/v1/communications/${soon?.id}`)).body
  time.now = soon?.correctedAt ?? 0
  const after = (await ask(sandbox, `/v1/communications/${soon?.id}`)).body
  expect(after).toMatchObject({ id: before.id, numero_processo: before.numero_processo })
  expect(after.texto).not.toBe(before.texto)
})

test('the truth of an earlier instant is what was there then', async () => {
  const { sandbox, time } = await timed()
  const then = sandbox.gazetteBase.published()
  time.now += 2 * DAY_MS
  expect(sandbox.gazetteBase.published({ at: JANUARY_2026 })).toEqual(then)
  expect(sandbox.gazetteBase.published().length).toBeGreaterThan(then.length)
})

test('same seed and clock, same bytes; another seed, another base', async () => {
  const paths = [
    '/v1/communications?limit=200',
    '/v1/lawyers?nome=ana',
    '/v1/parties',
    '/v1/processos',
  ]
  const [one, same, other] = await Promise.all(
    [1, 1, 2].map(async (seed) => {
      const sandbox = await gazetteFor({ seed })
      return Promise.all(paths.map(async (path) => (await ask(sandbox, path)).text))
    }),
  )
  expect(same).toEqual(one)
  expect(other?.filter((text, at) => text === one?.[at])).toEqual([])
})

test('a base of a later day has the same publications under the same ids', async () => {
  const { sandbox, time } = await timed()
  time.now += 5 * DAY_MS
  const later = await gazetteFor({ clock: () => time.now })
  const day = { from: '2026-01-14', to: '2026-01-15' }
  expect(later.gazetteBase.published(day)).toEqual(sandbox.gazetteBase.published(day))
})

test('a reset takes back what was added', async () => {
  const sandbox = await gazetteFor()
  const before = (await page(sandbox, 0)).text
  sandbox.gazetteBase.grow({ items: 5 })
  await sandbox.reset()
  expect((await page(sandbox, 0)).text).toBe(before)
})

async function admin(sandbox: Sandbox, path: string, body: unknown) {
  const answer = await request(`${sandbox.url}/_sandbox/gazette${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.statusCode, body: (await answer.body.json()) as { ids: number[] } }
}

test('growth and cancellation can be asked for over HTTP', async () => {
  const sandbox = await gazetteFor()
  const before = (await page(sandbox, 0)).body.total
  const grown = await admin(sandbox, '/grow', { items: [{ oab: '94719', uf: 'SP' }] })
  const { status } = await admin(sandbox, '/cancel', { id: grown.body.ids[0] })
  const { items, total } = (await page(sandbox, 0)).body
  expect([grown.status, status, total]).toEqual([201, 200, before + 1])
  expect(items[0]).toMatchObject({ id: grown.body.ids[0], ativo: false })
})

test.each([
  ['/grow', { items: 0 }],
  ['/grow', { items: 1, when: 'now' }],
  ['/grow', { items: [{ oab: '1' }] }],
  ['/cancel', { id: 1 }],
  ['/remove', { id: 1 }],
  ['/cancel', {}],
])('POST %s %o is refused', async (path, body) => {
  expect((await admin(await gazetteFor(), path, body)).status).toBe(400)
})
