import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalcList, type CalcSummary, listAll } from '../../../src/services/calculation/list.js'
import { clientFor } from '../support/calculation.js'
import { json, serverFor } from '../support/server.js'

/** A dashboard: most recently changed first, which its owner goes on using while it is read. */
class Dashboard {
  private clock = 20_260_101_000_000
  private nextId = 1
  items: CalcSummary[] = []
  requests = 0
  /** What happens before each page is given. */
  between: () => void = () => undefined

  constructor(count: number) {
    for (let i = 0; i < count; i += 1) this.create()
  }
  create(_at?: number): void {
    this.items.unshift({ calcId: this.nextId, updatedAt: this.tick() })
    this.nextId += 1
  }
  trash(at: number): void {
    this.items.splice(at, 1)
  }
  change(at: number): void {
    const [item] = this.items.splice(at, 1)
    if (item) this.items.unshift({ ...item, updatedAt: this.tick() })
  }
  ids(): Set<unknown> {
    return new Set(this.items.map(({ calcId }) => calcId))
  }
  page = async ({ limit = 50, offset = 0 }): Promise<CalcList> => {
    this.between()
    this.requests += 1
    return { calculations: this.items.slice(offset, offset + limit).map((item) => ({ ...item })) }
  }
  private tick(): number {
    this.clock += 1
    return this.clock
  }
}

async function idsOf(board: Dashboard, pageSize: number): Promise<unknown[]> {
  const ids: unknown[] = []
  for await (const { calcId } of listAll(board.page, { pageSize })) ids.push(calcId)
  return ids
}

test.each([
  0, 1, 2, 9, 10, 11, 19, 20, 35,
])('a still list of %d is given once each, in order', async (count) => {
  const board = new Dashboard(count)
  expect(await idsOf(board, 10)).toEqual(board.items.map(({ calcId }) => calcId))
})

test('it follows the URL, page by page', async () => {
  const all = [3, 2, 1].map((calcId) => ({ calcId }))
  const server = await serverFor(({ path }, response) => {
    const query = new URL(path, 'http://x').searchParams
    const offset = Number(query.get('offset'))
    json(response, { calculations: all.slice(offset, offset + Number(query.get('limit'))) })
  })
  const { client } = clientFor(server.url)
  const ids = []
  for await (const { calcId } of client.calc.listAll({ type: 'cartaoPonto', pageSize: 2 }))
    ids.push(calcId)
  expect(ids).toEqual([3, 2, 1])
  expect(server.seen.map(({ path }) => path)).toEqual(
    [0, 1, 2, 0].map((offset) => `/v1/calc?type=cartaoPonto&limit=2&offset=${offset}`),
  )
})

test('a service with a lower ceiling than was asked is read to its end', async () => {
  const board = new Dashboard(35)
  const capped = { page: ({ offset = 0 }) => board.page({ offset, limit: 7 }) }
  const ids = []
  for await (const { calcId } of listAll(capped.page, { pageSize: 100 })) ids.push(calcId)
  expect(ids).toEqual(board.items.map(({ calcId }) => calcId))
})

test('limit refused → read in the pages that the service chooses, and not asked with one again', async () => {
  const all = Array.from({ length: 40 }, (_, at) => ({ calcId: at + 1 }))
  const server = await serverFor(({ path }, response) => {
    const query = new URL(path, 'http://x').searchParams
    const offset = Number(query.get('offset'))
    const error = { code: 'BAD_REQUEST', message: 'limit' }
    if (query.has('limit')) json(response, { error }, 400)
    else json(response, { calculations: all.slice(offset, offset + 25) })
  })
  const ids = []
  for await (const { calcId } of clientFor(server.url).client.calc.listAll()) ids.push(calcId)
  expect(ids).toEqual(all.map(({ calcId }) => calcId))
  expect(server.seen.filter(({ path }) => path.includes('limit'))).toHaveLength(1)
})

describe('while it is read', () => {
  test('what is made is given too, and nothing twice', async () => {
    const board = new Dashboard(30)
    board.between = () => {
      if (board.requests < 5) board.create()
    }
    const ids = await idsOf(board, 10)
    expect(new Set(ids)).toEqual(board.ids())
    expect(ids).toHaveLength(35)
  })

  test('what is trashed makes no gap', async () => {
    const board = new Dashboard(40)
    board.between = () => {
      if (board.requests === 1) for (let i = 0; i < 8; i += 1) board.trash(0)
    }
    const ids = await idsOf(board, 10)
    expect(new Set(ids)).toEqual(new Set(Array.from({ length: 40 }, (_, i) => i + 1)))
  })

  test('what is changed before it was reached is found at the top', async () => {
    const board = new Dashboard(30)
    board.between = () => {
      if (board.requests === 1) board.change(25)
    }
    expect(new Set(await idsOf(board, 10))).toEqual(board.ids())
  })

  test('whatever happens, nothing is given twice and only what was trashed is missing', async () => {
    const happening = fc.record({
      before: fc.nat({ max: 12 }),
      what: fc.constantFrom('create' as const, 'trash' as const, 'change' as const),
      at: fc.nat({ max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 50 }),
        fc.integer({ min: 2, max: 12 }),
        fc.array(happening, { maxLength: 25 }),
        async (count, pageSize, happenings) => {
          const board = new Dashboard(count)
          board.between = () => {
            for (const { before, what, at } of happenings) {
              if (before === board.requests) board[what](at)
            }
          }
          const ids = await idsOf(board, pageSize)
          expect(new Set(ids).size).toBe(ids.length)
          for (const id of board.ids()) expect(ids).toContain(id)
        },
      ),
      { numRuns: 400 },
    )
  })
})

test('a service that knows no offset is told as such, and not asked for ever', async () => {
  const server = await serverFor((_, response) =>
    json(response, { calculations: [{ calcId: 1 }, { calcId: 2 }, { calcId: 3 }] }),
  )
  const { client } = clientFor(server.url)
  const reading = (async () => {
    for await (const _ of client.calc.listAll({ pageSize: 3 }));
  })()
  await expect(reading).rejects.toMatchObject({ code: 'LIST_UNSTABLE', verdict: 'broken' })
  expect(server.seen.length).toBeLessThan(150)
})

test('an error in the middle is thrown, and is no end', async () => {
  const server = await serverFor(({ path }, response) => {
    if (path.includes('offset=0')) json(response, { calculations: [{ calcId: 1 }, { calcId: 2 }] })
    else json(response, { error: { code: 'X', message: 'x' } }, 502)
  })
  const given: unknown[] = []
  const reading = (async () => {
    const { client } = clientFor(server.url)
    for await (const { calcId } of client.calc.listAll({ pageSize: 2 })) given.push(calcId)
  })()
  await expect(reading).rejects.toMatchObject({ status: 502 })
  expect(given).toEqual([1, 2])
})
