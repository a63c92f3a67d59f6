import { expect, test } from 'vitest'
import type { Denied, Grant } from '../../src/rate-limit/grant.js'
import type { Place } from '../../src/rate-limit/sliding-windows.js'
import { type Bench, onServer, SETTINGS } from './bench.js'

onServer([places, moves, dead, outages])

const WINDOW = { units: 2, ms: 1_000 }
const line = (batch: string, lane = 2): Place => ({ batch, lane, sleepMs: 2_000 })

/** A book of one window that is full until 1,001. */
async function fullBook(bench: Bench) {
  bench.book = bench.bookOf({ windows: [WINDOW], name: `${SETTINGS.name} ${Math.random()}` })
  await bench.seed([])
  await bench.spend('before', 2)
  return (id: string, place: Place, units = 1) => bench.book.grant(id, units, place)
}

const first = (grant: Grant) => (grant as Denied).first

function places(bench: Bench): void {
  test('who waits keeps its place, and who comes later of the same batch comes after it', async () => {
    const ask = await fullBook(bench)
    expect(await ask('a', line('x'))).toMatchObject({ because: 'window', first: 0, waitMs: 1_001 })
    expect(await ask('b', line('x'))).toMatchObject({ because: 'turn', first: 1, waitMs: 1_001 })
    expect(await ask('c', line('x'))).toMatchObject({ first: 2, waitMs: 1_001 })
    expect(first(await ask('a', line('x')))).toBe(0)
    expect((await bench.book.read()).waiting).toEqual([
      { id: 'a', units: 1, lane: 2 },
      { id: 'b', units: 1, lane: 2 },
      { id: 'c', units: 1, lane: 2 },
    ])
    await bench.at(1_001)
    expect(await ask('c', line('x'))).toMatchObject({ is: 'denied', first: 2 })
    expect(await ask('b', line('x'))).toMatchObject({ is: 'granted' })
    expect(await ask('a', line('x'))).toMatchObject({ is: 'granted' })
    expect(await ask('c', line('x'))).toMatchObject({ is: 'denied', first: 0 })
  })

  test('batches take turns, and lanes come before each other', async () => {
    const ask = await fullBook(bench)
    for (const id of ['x1', 'x2', 'x3']) await ask(id, line('x'))
    expect(first(await ask('y1', line('y')))).toBe(1)
    expect(first(await ask('x2', line('x')))).toBe(2)
    expect(first(await ask('u', line('u', 1)))).toBe(0)
    expect(first(await ask('z', line('z', 3)))).toBe(2)
    expect(first(await ask('x1', line('x')))).toBe(1)
  })

  test('a call of several units counts as many for those behind it, and goes as one', async () => {
    const ask = await fullBook(bench)
    await ask('a', line('x'), 2)
    expect(first(await ask('b', line('x')))).toBe(2)
    await bench.at(1_001)
    expect(await ask('b', line('x'))).toMatchObject({ is: 'denied' })
    expect(await ask('a', line('x'), 2)).toMatchObject({ is: 'granted' })
  })

  test('without a place a call lets nobody first', async () => {
    const ask = await fullBook(bench)
    await ask('a', line('x'), 2)
    await bench.at(1_001)
    expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'granted' })
  })

  test.for([1, 2, 3])('who gives up leaves the line of lane %i', async (lane) => {
    const ask = await fullBook(bench)
    await ask('a', line('x', lane))
    await ask('b', line('x', lane))
    await bench.book.release('a', 1)
    expect(first(await ask('b', line('x', lane)))).toBe(0)
    expect((await bench.book.read()).waiting).toEqual([{ id: 'b', units: 1, lane }])
  })

  test('to give back what took no units is no error', async () => {
    await expect(bench.book.release('free', 0)).resolves.toBeUndefined()
  })
}

function moves(bench: Bench): void {
  test.for([
    'paused',
    'cancelled',
  ] as const)('a batch that is %s leaves when it asks next', async (as) => {
    const ask = await fullBook(bench)
    await ask('a', line('x'))
    await ask('b', line('y'))
    await bench.book.move('x', as)
    expect((await bench.book.read()).moved).toEqual({ x: as })
    expect(await ask('a', line('x'))).toEqual({ is: 'held', as })
    expect(await bench.book.grant('free', 0, line('x'))).toEqual({ is: 'held', as })
    expect(first(await ask('b', line('y')))).toBe(0)
    await bench.book.move('x', undefined)
    expect(first(await ask('a', line('x')))).toBe(0)
  })

  test('a batch that is moved to another lane stands there when it asks next', async () => {
    const ask = await fullBook(bench)
    await ask('a', line('x'))
    await ask('b', line('y', 3))
    expect(first(await ask('b', line('y', 3)))).toBe(1)
    await bench.book.move('y', 1)
    expect(first(await ask('b', line('y', 3)))).toBe(0)
    expect(first(await ask('a', line('x')))).toBe(1)
  })

  test('a batch that waited paused has lost nothing by it', async () => {
    const ask = await fullBook(bench)
    for (const id of ['x1', 'x2', 'x3']) await ask(id, line('x'))
    await ask('y1', line('y'))
    await bench.book.move('x', 'paused')
    for (const id of ['x1', 'x2', 'x3']) await ask(id, line('x'))
    await bench.book.move('x', undefined)
    await ask('x1', line('x'))
    expect(first(await ask('y2', line('y')))).toBe(2)
  })
}

function dead(bench: Bench): void {
  test('who does not come again holds its place for as long as it sleeps and a second', async () => {
    const ask = await fullBook(bench)
    await ask('dead', line('x'), 2)
    await ask('alive', line('x'))
    await bench.at(2_001)
    expect(await ask('alive', line('x'))).toMatchObject({ is: 'denied', first: 2 })
    await bench.at(2_002)
    expect(await ask('alive', line('x'))).toMatchObject({ is: 'granted' })
  })

  test('who waits while the account is paused keeps its place', async () => {
    const ask = await fullBook(bench)
    await ask('a', line('x'))
    await ask('b', line('x'))
    await bench.book.pause(9_000)
    for (const ms of [1_500, 4_000, 6_500, 8_900]) {
      await bench.at(ms)
      expect(await ask('a', line('x'))).toMatchObject({ because: 'paused' })
      expect(await ask('b', line('x'))).toMatchObject({ because: 'paused' })
    }
    await bench.at(9_000)
    await bench.spend('others', 1)
    expect(await ask('b', line('x'))).toMatchObject({ is: 'denied', first: 1 })
  })
}

function outages(bench: Bench): void {
  test('after five failures in a row one call at a time goes out, until one is answered', async () => {
    const ask = await fullBook(bench)
    await bench.at(2_000)
    for (let failures = 1; failures < 5; failures++) expect(await bench.book.fail()).toBe(0)
    const shortestMs = await bench.book.fail()
    expect(shortestMs).toBeGreaterThan(0)
    expect(await ask('a', line('x'))).toMatchObject({ because: 'paused', waitMs: shortestMs })
    await bench.at(2_000 + shortestMs)
    expect(await ask('a', line('x'))).toMatchObject({ is: 'granted' })
    expect(await ask('b', line('x'))).toMatchObject({ because: 'paused', waitMs: SETTINGS.holdMs })
    const longerMs = await bench.book.fail()
    expect(longerMs).toBe(2 * shortestMs)
    await bench.at(2_000 + shortestMs + longerMs)
    expect(await ask('b', line('x'))).toMatchObject({ is: 'granted' })
    await bench.book.settle('b', 1)
    // One alone would be the next probe.
    expect(await ask('c', line('x'))).toMatchObject({ is: 'granted' })
    expect(await ask('d', line('x'))).toMatchObject({ because: 'window' })
    for (let failures = 1; failures < 5; failures++) expect(await bench.book.fail()).toBe(0)
    expect(await bench.book.fail()).toBe(shortestMs)
  })

  test('those that were under way together and fail together make one pause, of the shortest', async () => {
    await fullBook(bench)
    for (let failures = 1; failures < 5; failures++) await bench.book.fail()
    const shortestMs = await bench.book.fail()
    await bench.at(1_000)
    for (let more = 0; more < 50; more++) expect(await bench.book.fail()).toBe(shortestMs - 1_000)
    await bench.at(shortestMs)
    // Sent before the outage was known, and given up on only now.
    expect(await bench.book.fail()).toBe(0)
  })

  test('only the call that probes an outage lets another one probe when it is given back', async () => {
    const ask = await fullBook(bench)
    let pausedMs = 0
    for (let failures = 1; failures <= 5; failures++) pausedMs = await bench.book.fail()
    await bench.at(pausedMs)
    expect(await ask('probe', line('x'))).toMatchObject({ is: 'granted' })
    await bench.book.release('waiting', 1)
    expect(await ask('b', line('x'))).toMatchObject({ because: 'paused' })
    await bench.book.release('probe', 1)
    expect(await ask('b', line('x'))).toMatchObject({ is: 'granted' })
  })
}
