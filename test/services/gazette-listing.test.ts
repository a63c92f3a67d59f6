import { expect, test } from 'vitest'
import { GazetteClient } from '../../src/services/gazette/client.js'
import { ServiceError } from '../../src/services/service-error.js'
import { clientOf, GrowingList, type Item, itemsOf, range } from './support/gazette.js'
import { senderTo } from './support/sender.js'
import { json, serverFor } from './support/server.js'

const ids = (items: Item[]) => items.map(({ id }) => id)
const SMALL = { pageSize: 3 }

async function read(list: GrowingList, options = SMALL) {
  const { client, server, gate } = await clientOf(list)
  const { items, coverage } = await client.communications.all({}, options).collect()
  const entered = gate.events.filter((event) => event.startsWith('enter'))
  return { ids: ids(items as Item[]), coverage, server, entered }
}

test('a list of one page is read with one request', async () => {
  const { coverage, server, ids } = await read(new GrowingList(itemsOf(1, 2)))
  expect(ids).toEqual([1, 2])
  expect(server.seen.map(({ path }) => path)).toEqual(['/v1/communications?limit=3&offset=0'])
  expect(coverage).toEqual({
    complete: true,
    reason: 'one-page',
    told: [2],
    received: 2,
    distinct: 2,
    gone: 0,
    pages: 1,
    confirmations: 0,
    repeats: 0,
    rounds: 1,
  })
})

test('behind a page that is full is asked once more: its total may count the page alone', async () => {
  const { coverage, server, ids } = await read(new GrowingList(itemsOf(1, 2, 3)))
  expect(ids).toEqual([1, 2, 3])
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/v1/communications?limit=3&offset=0',
    '/v1/communications?limit=3&offset=2',
    '/v1/communications?limit=1&offset=0',
  ])
  expect(coverage).toMatchObject({ complete: true, reason: 'total-agrees', distinct: 3 })
})

test('a list of no items is complete', async () => {
  const { ids, coverage } = await read(new GrowingList([]))
  expect(ids).toEqual([])
  expect(coverage).toMatchObject({ complete: true, reason: 'one-page', told: [0] })
})

test('several pages overlap by one item, and total is read again with limit=1', async () => {
  const { ids, coverage, server, entered } = await read(new GrowingList(itemsOf(...range(1, 6))))
  expect(ids).toEqual([1, 2, 3, 4, 5, 6])
  expect(server.seen.map(({ path }) => path.split('?')[1])).toEqual([
    'limit=3&offset=0',
    'limit=3&offset=2',
    'limit=3&offset=4',
    'limit=1&offset=0',
  ])
  expect(coverage).toMatchObject({ complete: true, reason: 'total-agrees', told: [6, 6, 6, 6] })
  expect(coverage).toMatchObject({ received: 8, distinct: 6, pages: 3, confirmations: 1 })
  expect(entered).toEqual(['enter 1', 'enter 1', 'enter 1', 'enter 1'])
})

test('pages hold 200 items unless another size is said', async () => {
  const list = new GrowingList(itemsOf(...range(1, 300)))
  const { client } = await clientOf(list)
  const { coverage } = await client.communications.all({}).collect()
  expect(list.asked.map(({ limit }) => limit)).toEqual([200, 200, 1])
  expect(coverage).toMatchObject({ complete: true, distinct: 300 })
})

test('an item that comes first between two pages is read in another round', async () => {
  const list = new GrowingList(itemsOf(1, 2, 3, 4, 5), (answered, { items }) => {
    if (answered === 0) items.unshift({ id: 0 })
  })
  const { ids, coverage } = await read(list)
  expect(ids).toEqual([1, 2, 3, 4, 5, 0])
  expect(coverage).toMatchObject({ complete: true, rounds: 2, gone: 0 })
  expect(coverage.repeats).toBeGreaterThan(0)
})

test('an item that comes last between two pages is read in the same round', async () => {
  const list = new GrowingList(itemsOf(1, 2, 3, 4, 5), (answered, { items }) => {
    if (answered === 0) items.push({ id: 6 })
  })
  const { ids, coverage } = await read(list)
  expect(ids).toEqual([1, 2, 3, 4, 5, 6])
  expect(coverage).toMatchObject({ complete: true, rounds: 1, told: [5, 6, 6, 6] })
})

test('one gone and one come leave total as it was, and are noticed by the joint', async () => {
  const list = new GrowingList(itemsOf(1, 2, 3, 4, 5), (answered, held) => {
    if (answered === 0) held.items = itemsOf(2, 3, 4, 5, 6)
  })
  const { ids, coverage } = await read(list)
  expect(ids).toEqual([1, 2, 3, 4, 5, 6])
  expect(coverage).toMatchObject({ complete: true, rounds: 2, gone: 1 })
})

test('a list that never rests is told as incomplete, in so many rounds', async () => {
  const list = new GrowingList(itemsOf(...range(1, 5)), (answered, { items }) =>
    items.unshift({ id: -answered }),
  )
  const { coverage, ids } = await read(list)
  expect(coverage).toMatchObject({ complete: false, reason: 'repeats', rounds: 3 })
  expect(coverage.distinct).toBe(ids.length)
})

test('a list without a steady order is proven by two rounds that met the same', async () => {
  const list = new GrowingList(itemsOf(1, 2, 3, 4), (answered, held) => {
    held.items = answered % 2 === 0 ? itemsOf(1, 3, 2, 4) : itemsOf(1, 2, 3, 4)
  })
  const { coverage, ids } = await read(list)
  expect(ids).toEqual([1, 2, 3, 4])
  expect(coverage).toMatchObject({ complete: true, reason: 'same-twice', rounds: 2, repeats: 2 })
})

test.each<[string, (page: { total: number; items: Item[] }) => object, string]>([
  ['a total that is too high', (page) => ({ ...page, total: page.total + 1 }), 'cut-short'],
  ['a total that is too low', (page) => ({ ...page, total: page.total - 1 }), 'more-than-told'],
  ['pages that are empty', (page) => ({ ...page, items: [] }), 'cut-short'],
])('%s is never complete', async (_name, told, reason) => {
  const list = new GrowingList(itemsOf(1, 2), undefined, told as never)
  const { coverage } = await read(list)
  expect(coverage).toMatchObject({ complete: false, reason, rounds: 3 })
})

test('service that ignores the offset → each round ends at the page without anything new', async () => {
  const list = new GrowingList(itemsOf(...range(1, 500)), undefined, (page, { limit }) => ({
    ...page,
    items: itemsOf(...range(1, limit)),
  }))
  const { ids, coverage } = await read(list, { pageSize: 10 })
  expect([ids.length, list.asked.length]).toEqual([10, 6])
  expect(coverage).toMatchObject({ complete: false, reason: 'cut-short', rounds: 3 })
})

test('a service that gives shorter pages than asked is read to its end', async () => {
  const list = new GrowingList(itemsOf(...range(1, 7)), undefined, (page) => ({
    ...page,
    items: page.items.slice(0, 2),
  }))
  const { ids, coverage } = await read(list, { pageSize: 100 })
  expect(ids).toEqual(range(1, 7))
  expect(coverage).toMatchObject({ complete: true, rounds: 1 })
})

test('a service that gives longer pages than asked is read to its end', async () => {
  const items = itemsOf(...range(1, 7))
  const list = new GrowingList(items, undefined, (page, { offset, limit }) =>
    limit === 1 ? page : { ...page, items: items.slice(offset, offset + 5) },
  )
  const { ids, coverage } = await read(list)
  expect(ids).toEqual(range(1, 7))
  expect(coverage).toMatchObject({ complete: true })
})

test('pages of one item prove nothing by their place, and all by a second round', async () => {
  const { ids, coverage } = await read(new GrowingList(itemsOf(1, 2, 3)), { pageSize: 1 })
  expect(ids).toEqual([1, 2, 3])
  expect(coverage).toMatchObject({ complete: true, reason: 'same-twice', rounds: 2 })
})

test('items without an id are known by what they hold, whatever the order of fields', async () => {
  const [first, second] = [
    { a: 1, b: { c: 2, d: 3 } },
    { b: { d: 3, c: 2 }, a: 1 },
  ] as unknown as Item[]
  const list = new GrowingList([first!, { x: 1 } as never, { y: 1 } as never], undefined, (page) =>
    page.items.length === 3 ? { ...page, items: [...page.items, second!], total: 4 } : page,
  )
  const { coverage } = await read(list)
  expect(coverage).toMatchObject({ complete: false, reason: 'repeats', distinct: 3 })
})

test('collect gives an item as it was told last', async () => {
  const list = new GrowingList(itemsOf(1, 2, 3, 4), (answered, { items }) => {
    if (answered === 0) items.splice(0, 1, { id: 0 }, { id: 1, motivo_cancelamento: 'erro' })
  })
  const { client } = await clientOf(list)
  const { items, coverage } = await client.communications.all({}, SMALL).collect()
  expect(items).toContainEqual({ id: 1, motivo_cancelamento: 'erro' })
  expect(items.filter(({ id }) => id === 1)).toHaveLength(1)
  expect(coverage.complete).toBe(true)
})

test('iterating yields each item once and tells the coverage when it is over', async () => {
  const { client } = await clientOf(new GrowingList(itemsOf(1, 2, 3, 4, 5)))
  const all = client.communications.all({ tribunal: 'TJSP' }, SMALL)
  const met: unknown[] = []
  for await (const { id } of all) {
    expect(all.coverage).toMatchObject({ complete: false, reason: 'unfinished' })
    met.push(id)
  }
  expect(met).toEqual([1, 2, 3, 4, 5])
  expect(all.coverage).toMatchObject({ complete: true, distinct: 5 })
})

test('leaving early asks no further and is not complete', async () => {
  const { client, server } = await clientOf(new GrowingList(itemsOf(1, 2, 3, 4, 5)))
  const all = client.communications.all({}, SMALL)
  for await (const _ of all) break
  expect(server.seen).toHaveLength(1)
  expect(all.coverage).toMatchObject({ complete: false, reason: 'unfinished' })
})

test('an error in the middle is thrown and is no end', async () => {
  const list = new GrowingList(itemsOf(1, 2, 3, 4, 5))
  const server = await serverFor((_, response) => {
    if (server.seen.length === 2) json(response, { error: { code: 'internal_error' } }, 500)
    else json(response, list.page({ limit: 3, offset: 0 }))
  })
  const { sender } = senderTo(server.url, 'gazette')
  const all = new GazetteClient(sender).communications.all({}, SMALL)
  const met: unknown[] = []
  const reading = (async () => {
    for await (const { id } of all) met.push(id)
  })()
  const error = await reading.catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({ verdict: 'broken', code: 'internal_error', status: 500 })
  expect(met).toEqual([1, 2, 3])
  expect(all.coverage).toMatchObject({ complete: false, reason: 'unfinished' })
})

test('the bound on pages is told', async () => {
  const { client } = await clientOf(new GrowingList(itemsOf(...range(1, 30))))
  const { coverage } = await client.communications.all({}, { pageSize: 3, pages: 2 }).collect()
  expect(coverage).toMatchObject({ complete: false, reason: 'too-many-pages', pages: 2 })
})
