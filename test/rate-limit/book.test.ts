import { describe, expect, test } from 'vitest'
import { GrantIdError, SlidingWindows, UnitsError } from '../../src/rate-limit/sliding-windows.js'
import { type Bench, MINUTE, onServer, SECOND, SETTINGS } from './bench.js'
import { START_MS } from './clocked.js'

onServer([windows, grants, pauses, others, reading, realClock])

const granted = (id: string, units: number, ms: number) => ({
  is: 'granted',
  id,
  units,
  atMs: START_MS + ms,
  unpricedCost: 0,
})

function windows(bench: Bench): void {
  test('grants what every window has room for, and says when', async () => {
    expect(await bench.book.grant('a', 2)).toEqual(granted('a', 2, 0))
    expect(await bench.book.grant('b', 1)).toEqual({
      is: 'denied',
      waitMs: 1_001,
      because: 'window',
      window: SECOND,
      first: 0,
    })
  })

  test('frees a window a millisecond after its length, counted from the answer', async () => {
    await bench.book.grant('a', 2)
    await bench.at(300)
    await bench.book.settle('a', 2)
    await bench.at(1_300)
    expect(await bench.book.grant('b', 1)).toMatchObject({
      is: 'denied',
      waitMs: 1,
      window: SECOND,
    })
    await bench.at(1_301)
    expect(await bench.book.grant('b', 1)).toEqual(granted('b', 1, 1_301))
  })

  test('names the window that takes longest', async () => {
    await bench.spend('a', 1)
    await bench.at(10)
    await bench.spend('b', 1)
    await bench.at(20)
    expect(await bench.book.grant('c', 1)).toMatchObject({ waitMs: 981, window: SECOND })
    expect(await bench.book.grant('c', 2)).toMatchObject({ waitMs: 59_981, window: MINUTE })
  })

  test('takes nothing when one window has no room', async () => {
    await bench.spend('a', 2)
    await bench.at(2_000)
    expect(await bench.book.grant('b', 2)).toMatchObject({ is: 'denied', window: MINUTE })
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'granted' })
  })

  test('frees the longest window a millisecond after its length, too', async () => {
    await bench.spend('a', 2)
    await bench.at(2_000)
    await bench.spend('b', 1)
    await bench.at(60_000)
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'denied', waitMs: 1 })
    await bench.at(60_001)
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'granted' })
  })

  test('holds a call that is never answered until its deadline and a window', async () => {
    await bench.book.grant('lost', 2)
    await bench.at(1_500)
    expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'denied', waitMs: 1 })
    await bench.at(1_501)
    expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'granted' })
  })

  test('an answer after the deadline counts from when it came', async () => {
    await bench.book.grant('slow', 2)
    await bench.at(900)
    await bench.book.settle('slow', 2)
    await bench.at(1_800)
    expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'denied', waitMs: 101 })
  })

  test('a clock that is set back stands still, and frees nothing early when it is right again', async () => {
    await bench.spend('a', 1)
    await bench.at(-5_000)
    await bench.spend('b', 1)
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'denied', waitMs: 1_001 })
    await bench.at(1_000)
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'denied', waitMs: 1 })
  })
}

function grants(bench: Bench): void {
  test('a call that cost more than it was granted is settled with what it cost', async () => {
    await bench.book.grant('a', 1)
    await bench.book.settle('a', 3)
    await bench.at(2_000)
    expect(await bench.book.grant('b', 1)).toMatchObject({
      is: 'denied',
      window: MINUTE,
      waitMs: 58_001,
    })
  })

  test('the same grant, asked again because the answer was lost, takes nothing more', async () => {
    await bench.book.grant('a', 2)
    await bench.at(100)
    expect(await bench.book.grant('a', 2)).toEqual(granted('a', 2, 100))
    await bench.book.release('a', 2)
    expect(await bench.book.grant('b', 2)).toMatchObject({ is: 'granted' })
  })

  test('an id cannot be used for a second call', async () => {
    await bench.spend('a', 1)
    await expect(bench.book.grant('a', 1)).rejects.toThrow(GrantIdError)
  })

  test('units of a call that the service refused stay used, and are of nobody', async () => {
    await bench.book.grant('a', 2)
    await bench.book.refuse('a')
    const { marks, grants } = await bench.book.read()
    expect({ marks, grants }).toEqual({ marks: [500, 500], grants: [undefined, undefined] })
    expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'denied' })
    await bench.at(1_501)
    expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'granted' })
  })

  test('units of a call that was not sent are given back', async () => {
    await bench.book.grant('a', 2)
    await bench.book.release('a', 2)
    expect((await bench.book.read()).marks).toEqual([])
  })

  test('free calls need no book and take no units', async () => {
    await bench.lose()
    expect(await bench.book.grant('free', 0)).toEqual(granted('free', 0, 0))
    expect(await bench.book.confirm('free', 0)).toBe(true)
  })

  test.for([
    3,
    100,
    -1,
    0.5,
    Number.NaN,
  ])('%d units can never be granted, and that is an error', async (units) => {
    const facts = { book: SETTINGS.name, units, window: units > 2 ? SECOND : undefined }
    await expect(bench.book.grant('a', units)).rejects.toThrow(UnitsError)
    await expect(bench.book.grant('a', units)).rejects.toMatchObject(facts)
  })
}

function pauses(bench: Bench): void {
  describe('a pause', () => {
    test('denies everything until it is over, free calls too', async () => {
      expect(await bench.book.pause(700)).toBe(700)
      expect(await bench.book.grant('a', 1)).toEqual({
        is: 'denied',
        waitMs: 700,
        because: 'paused',
        first: 0,
      })
      expect(await bench.book.grant('free', 0)).toMatchObject({ is: 'denied', because: 'paused' })
      await bench.at(700)
      expect(await bench.book.grant('a', 1)).toMatchObject({ is: 'granted' })
    })

    test('is not made shorter by another one', async () => {
      await bench.book.pause(700)
      expect(await bench.book.pause(100)).toBe(700)
      await bench.at(650)
      expect(await bench.book.pause(100)).toBe(100)
    })

    test('of a part of a millisecond → lasts to its end', async () => {
      expect(await bench.book.pause(2.1)).toBe(3)
    })

    test('call granted before it and not sent yet → is not confirmed until it is over', async () => {
      await bench.book.grant('a', 1)
      await bench.book.pause(700)
      expect(await bench.book.confirm('a', 1)).toBe(false)
      await bench.at(700)
      expect(await bench.book.confirm('a', 1)).toBe(true)
    })
  })
}

function others(bench: Bench): void {
  test('two processes with different limits share one book, and the tighter one waits', async () => {
    const tight = bench.bookOf({ windows: [{ units: 1, ms: 60_000 }] })
    await bench.spend('a', 1)
    expect(await tight.grant('b', 1)).toMatchObject({ is: 'denied', waitMs: 60_001 })
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'granted' })
    // The book holds more than it allows by now: two have to leave.
    await bench.at(50)
    await bench.book.settle('c', 1)
    expect(await tight.grant('b', 1)).toMatchObject({ is: 'denied', waitMs: 60_001 })
  })

  test('books do not see each other', async () => {
    const other = bench.bookOf({ name: 'calc/firm{2}' })
    await bench.seed([], other)
    await bench.spend('a', 2)
    expect(await other.grant('a', 2)).toMatchObject({ is: 'granted' })
  })

  test('of many that ask at once, as many are granted as there is room for', async () => {
    const settings = { ...SETTINGS, name: 'many', windows: [{ units: 25, ms: 3_600_000 }] }
    await bench.seed([], new SlidingWindows(bench.redis, settings))
    const asks = Array.from({ length: 8 }, (_, process) => {
      const own = new SlidingWindows(bench.server.connect(`process-${process}`), settings)
      return Promise.all(Array.from({ length: 10 }, (_, i) => own.grant(`${process}-${i}`, 1)))
    })
    const answers = (await Promise.all(asks)).flat()
    expect(answers.filter(({ is }) => is === 'granted')).toHaveLength(25)
  })
}

function reading(bench: Bench): void {
  test('reads what is used, when the next unit is free, and changes nothing', async () => {
    await bench.spend('a', 1)
    await bench.at(400)
    await bench.book.grant('b', 1)
    await bench.book.pause(50)
    await bench.at(420)
    const state = {
      known: true,
      nowMs: START_MS + 420,
      pausedMs: 30,
      isOutage: false,
      windows: [
        { window: SECOND, used: 2, nextFreeMs: 581 },
        { window: MINUTE, used: 2, nextFreeMs: 59_581 },
      ],
      marks: [-420, 480],
      grants: ['a', 'b'],
      unpricedCost: 0,
      waiting: [],
      moved: {},
    }
    expect(await bench.book.read()).toEqual(state)
    expect(await bench.book.read()).toEqual(state)
    await bench.at(100_000)
    expect(await bench.book.read()).toMatchObject({
      windows: [{ used: 0, nextFreeMs: 0 }, { used: 0 }],
      marks: [],
    })
  })
}

function realClock(bench: Bench): void {
  test('works on the clock of the server itself', async () => {
    const real = new SlidingWindows(bench.redis, {
      ...SETTINGS,
      name: 'real',
      windows: [{ units: 2, ms: 3_600_000 }],
    })
    await bench.seed([], real)
    const asked = Date.now()
    expect(await real.grant('a', 1)).toEqual({
      is: 'granted',
      id: 'a',
      units: 1,
      atMs: expect.closeTo(asked, -4),
      unpricedCost: 0,
    })
    expect(await real.grant('b', 1)).toMatchObject({ is: 'granted' })
    expect(await real.grant('c', 1)).toMatchObject({ is: 'denied', because: 'window' })
  })
}
