import { afterEach, describe, expect, test } from 'vitest'
import { readList } from '../../jobs/saved/account.js'
import { isAnothers, type LostCreation, lookUp } from '../../jobs/saved/look-up.js'
import type { Clock } from '../../src/runtime/clock.js'
import { bearer } from '../../src/services/auth.js'
import { Caller } from '../../src/services/caller.js'
import { CatalogueReads } from '../../src/services/catalogue-reads.js'
import { Http } from '../../src/services/http.js'
import { OpenGate } from '../services/support/gate.js'
import { json, serverFor } from '../services/support/server.js'

const NAME = 'lote b t000001'
const SENT = Date.parse('2026-03-10T12:00:00Z')
const LOST: LostCreation = { callName: NAME, type: 'atualizacaoMonetaria', sentAtMs: SENT }
const HOUR = 3_600_000

interface Entry {
  calcId: number
  name: string | null
  updatedAt: number | null
}

let nextId = 1
function entry(name: string | null, atMs: number | null): Entry {
  nextId += 1
  const stamp = (ms: number) => Number(new Date(ms).toISOString().replaceAll(/[-:T]|\..*/g, ''))
  return { calcId: nextId, name, updatedAt: atMs === null ? null : stamp(atMs) }
}

/** Calculations of the website, one an hour, the newest first. */
function others(count: number, newestMs: number): Entry[] {
  return Array.from({ length: count }, (_, at) => entry(`Cliente ${at}`, newestMs - at * HOUR))
}

const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

async function lookedUpIn(answer: (offset: number, limit: number) => unknown, lost = LOST) {
  const server = await serverFor(({ path }, response) => {
    const query = new URL(path, 'http://x').searchParams
    json(response, answer(Number(query.get('offset')), Number(query.get('limit'))))
  })
  return { found: await lookUp(lost, readsOf(server.url)), pages: server.seen.length }
}

function readsOf(url: string): CatalogueReads {
  const auth = bearer('k')
  const http = new Http({ baseUrl: url, service: 'calculation', auth, timeoutMs: 5_000 })
  opened.push(http)
  const clock: Clock = { now: () => SENT, sleep: async () => undefined }
  return new CatalogueReads(new Caller(http, new OpenGate(), clock.now), clock, url)
}

/** The list of the account, at most so many at a time whatever was asked. */
function search(
  list: Entry[],
  { ceiling = 100, ...lost }: Partial<LostCreation> & { ceiling?: number } = {},
) {
  return lookedUpIn(
    (offset, limit) => ({ calculations: list.slice(offset, offset + Math.min(limit, ceiling)) }),
    { ...LOST, ...lost },
  )
}

describe('the answer of a creation was lost', () => {
  test.each([
    ['in capitals', `${NAME} - Carteira`.toUpperCase()],
    ['cut behind the dash', `${NAME} -`],
    ['with blanks around it', ` ${NAME} `],
  ])('the list writes its name %s → found, and not made again', async (_, name) => {
    const created = entry(name, SENT)
    const { found } = await search([entry('lote b t0000010', SENT), created])
    expect(found).toEqual({ is: 'present', id: String(created.calcId) })
  })

  test.each([
    520, 5_000,
  ])('%i saved before, the created one is the newest → found on the first page', async (count) => {
    const created = entry(NAME, SENT)
    const { found, pages } = await search([created, ...others(count, SENT - HOUR)])
    expect(found).toEqual({ is: 'present', id: String(created.calcId) })
    expect(pages).toBe(1)
  })

  test.each([
    520, 5_000,
  ])('%i saved before, none created → absent, and the list is not read to its end', async (count) => {
    const { found, pages } = await search(others(count, SENT - HOUR))
    expect(found).toEqual({ is: 'absent' })
    expect(pages).toBeLessThan(20)
  })

  test('700 changed after it, in pages that the service cuts to 30 → found behind them', async () => {
    const created = entry(NAME, SENT)
    const list = [...others(700, SENT + 701 * HOUR), created, ...others(600, SENT - HOUR)]
    expect((await search(list, { ceiling: 30 })).found).toMatchObject({
      id: String(created.calcId),
    })
  })

  test.each([-12, -3, 14])('the stamps are of a zone %i hours from UTC → found', async (zone) => {
    const at = SENT + zone * HOUR
    const created = entry(NAME, at)
    const list = [...others(3, at + 5 * HOUR), created, ...others(520, at - HOUR)]
    expect((await search(list)).found).toMatchObject({ id: String(created.calcId) })
  })

  test.each([
    ['after all others', (list: Entry[], unstamped: Entry[]) => [...list, ...unstamped]],
    ['before all others', (list: Entry[], unstamped: Entry[]) => [...unstamped, ...list]],
  ])('it has no stamp and stands %s → found', async (_, together) => {
    const created = entry(NAME, null)
    const unstamped = [...others(150, 0).map((one) => ({ ...one, updatedAt: null })), created]
    const { found } = await search(together(others(5_000, SENT - HOUR), unstamped))
    expect(found).toEqual({ is: 'present', id: String(created.calcId) })
  })

  test('its name has the person’s behind it → found', async () => {
    const { found } = await search([entry(null, SENT), entry(`${NAME} - Carteira`, SENT)])
    expect(found.is).toBe('present')
  })

  test('a half of the task was created → that is another call', async () => {
    expect((await search([entry(`${NAME}a`, SENT)])).found).toEqual({ is: 'absent' })
  })

  test('an account without calculations → absent', async () => {
    expect((await search([])).found).toEqual({ is: 'absent' })
  })
})

describe('the service refuses a limit', () => {
  async function serviceOf(list: Entry[]): Promise<CatalogueReads> {
    const server = await serverFor(({ path }, response) => {
      const query = new URL(path, 'http://x').searchParams
      const offset = Number(query.get('offset'))
      const error = { code: 'BAD_REQUEST', message: 'limit' }
      if (query.has('limit')) json(response, { error }, 400)
      else json(response, { calculations: list.slice(offset, offset + 25) })
    })
    return readsOf(server.url)
  }

  test('the created one has no stamp and stands last → found', async () => {
    const created = entry(NAME, null)
    const reads = await serviceOf([...others(60, SENT - HOUR), created])
    expect(await lookUp(LOST, reads)).toEqual({ is: 'present', id: String(created.calcId) })
  })

  test('the list of the account → whole', async () => {
    const list = others(60, SENT)
    expect(await readList(await serviceOf(list))).toHaveLength(60)
  })

  test('also without one → not shown', async () => {
    const error = { code: 'BAD_REQUEST', message: 'no' }
    const server = await serverFor((_, response) => json(response, { error }, 400))
    expect(await lookUp(LOST, readsOf(server.url))).toEqual({ is: 'unclear' })
    expect(await readList(readsOf(server.url))).toBeUndefined()
  })
})

describe('the list cannot be read', () => {
  test.each([{}, { calculations: 'none' }, []])('%j in place of it → unclear', async (body) => {
    expect((await lookedUpIn(() => body)).found).toEqual({ is: 'unclear' })
  })

  test('the same page at each offset → unclear', async () => {
    const page = { calculations: others(20, SENT) }
    expect((await lookedUpIn(() => page)).found).toEqual({ is: 'unclear' })
  })

  test('the same page of old ones at each offset → unclear', async () => {
    const page = { calculations: others(100, SENT - 48 * HOUR) }
    expect((await lookedUpIn(() => page)).found).toEqual({ is: 'unclear' })
  })
})

test.each([
  ['lote b t000001 - Ana', false],
  ['lote b t00…', false],
  ['Lote b t00...', false],
  ['LOTE B T000001 - ANA', false],
  ['lote b t000001.1', true],
  ['Cliente 7', true],
])('created id, in the list as %j → of another calculation: %s', async (name, isOfAnother) => {
  const [own, ...others] = [entry(name, SENT), entry('Cliente 1', SENT - HOUR)]
  const server = await serverFor((_, response) => {
    json(response, { calculations: [own, ...others] })
  })
  expect(await isAnothers(String(own!.calcId), LOST, readsOf(server.url))).toBe(isOfAnother)
})
