import { expect, test, vi } from 'vitest'
import type { Grant } from '../../src/rate-limit/grant.js'
import type { SlidingWindows } from '../../src/rate-limit/sliding-windows.js'
import { type WaitForUnits, waitForUnits } from '../../src/rate-limit/wait.js'

const GRANTED: Grant = { is: 'granted', id: 'a', units: 2, atMs: 5, unpricedCost: 0 }
const UNKNOWN: Grant = { is: 'unknown', lost: 'x' }
const denied = (waitMs: number): Grant => ({ is: 'denied', waitMs, because: 'paused', first: 0 })

/** A book that gives these answers, and then no more. */
function scripted(...answers: (Grant | Promise<Grant>)[]) {
  const grant = vi.fn(
    async (): Promise<Grant> => answers.shift() ?? new Promise<Grant>(() => undefined),
  )
  const release = vi.fn(async () => undefined)
  return {
    grant,
    release,
    book: { grant, release, settings: { name: 'scripted' } } as unknown as SlidingWindows,
  }
}

function options(
  more: Partial<WaitForUnits> = {},
): WaitForUnits & { sleep: ReturnType<typeof vi.fn> } {
  const { signal } = new AbortController()
  return {
    id: 'a',
    units: 2,
    signal,
    recover: vi.fn(async () => undefined),
    sleep: vi.fn(async () => undefined),
    ...more,
  } as never
}

const slept = ({ sleep }: { sleep: ReturnType<typeof vi.fn> }) => sleep.mock.calls.map(([ms]) => ms)

test('gives what is granted at once, without sleeping', async () => {
  const { book, grant } = scripted(GRANTED)
  const asked = options()
  expect(await waitForUnits(book, asked)).toBe(GRANTED)
  expect(grant).toHaveBeenCalledExactlyOnceWith('a', 2, undefined, undefined, undefined)
  expect(slept(asked)).toEqual([])
})

test('sleeps what it is told, and tells before each sleep', async () => {
  const onWait = vi.fn()
  const asked = options({ onWait })
  await waitForUnits(scripted(denied(1_000), denied(7), GRANTED).book, asked)
  expect(slept(asked)).toEqual([1_000, 7])
  expect(onWait.mock.calls).toEqual([[denied(1_000)], [denied(7)]])
})

test('looks again at least every two seconds, as units can be given back and batches moved', async () => {
  const asked = options()
  await waitForUnits(scripted(denied(3_600_000), GRANTED).book, asked)
  expect(slept(asked)).toEqual([2_000])
})

test('seeds a lost book and asks again', async () => {
  const asked = options()
  await waitForUnits(scripted(UNKNOWN, denied(1), UNKNOWN, GRANTED).book, asked)
  expect(asked.recover).toHaveBeenCalledTimes(2)
  expect(asked.recover).toHaveBeenCalledWith('x')
})

test('waits on while the book is lost again and again, each time for longer', async () => {
  const asked = options()
  const losses = Array<Grant>(9).fill(UNKNOWN)
  expect(await waitForUnits(scripted(...losses, GRANTED).book, asked)).toBe(GRANTED)
  expect(asked.recover).toHaveBeenCalledTimes(9)
  expect(slept(asked)).toEqual([100, 200, 400, 800, 1_600, 2_000, 2_000, 2_000])
})

test('passes on what seeding throws', async () => {
  const failure = new Error('the bucket cannot be read')
  await expect(
    waitForUnits(scripted(UNKNOWN).book, options({ recover: () => Promise.reject(failure) })),
  ).rejects.toBe(failure)
})

test('asks with its place and with what may be taken now', async () => {
  const windows = [{ units: 3, ms: 7 }]
  const { book, grant } = scripted(GRANTED)
  await waitForUnits(
    book,
    options({ place: { batch: 'b', lane: 3 }, windows: () => windows, advertised: () => 4 }),
  )
  const place = { batch: 'b', lane: 3, sleepMs: 2_000 }
  expect(grant).toHaveBeenCalledExactlyOnceWith('a', 2, place, windows, 4)
})

test('ends when a person holds the batch', async () => {
  const held: Grant = { is: 'held', as: 'paused' }
  expect(await waitForUnits(scripted(denied(1), held).book, options())).toBe(held)
})

test('gives up its place in the line when it is aborted asleep', async () => {
  const { book, release } = scripted(denied(1_000), GRANTED)
  const controller = new AbortController()
  const sleep = async () => controller.abort('stopping')
  await expect(waitForUnits(book, options({ signal: controller.signal, sleep }))).rejects.toBe(
    'stopping',
  )
  expect(release).toHaveBeenCalledExactlyOnceWith('a', 2)
})

test('asks nothing when it is aborted before', async () => {
  const { book, grant } = scripted(GRANTED)
  await expect(waitForUnits(book, options({ signal: AbortSignal.abort('stopping') }))).rejects.toBe(
    'stopping',
  )
  expect(grant).not.toHaveBeenCalled()
})

test('asks no more when it is aborted asleep', async () => {
  const { book, grant } = scripted(denied(1_000), GRANTED)
  const controller = new AbortController()
  const sleep = async () => controller.abort('stopping')
  await expect(waitForUnits(book, options({ signal: controller.signal, sleep }))).rejects.toBe(
    'stopping',
  )
  expect(grant).toHaveBeenCalledOnce()
})

test('ends at once when it is aborted while Redis is away, and gives back what comes later', async () => {
  let arrive: (grant: Grant) => void = () => undefined
  const { book, release } = scripted(
    new Promise<Grant>((resolve) => {
      arrive = resolve
    }),
  )
  const controller = new AbortController()
  const waiting = waitForUnits(book, options({ signal: controller.signal }))
  controller.abort('stopping')
  await expect(waiting).rejects.toBe('stopping')
  expect(release).not.toHaveBeenCalled()
  arrive(GRANTED)
  await vi.waitFor(() => expect(release).toHaveBeenCalledExactlyOnceWith('a', 2))
})

test('units that are granted in the moment of the abort are given back', async () => {
  const controller = new AbortController()
  const grant = vi.fn(() => {
    const answer = Promise.resolve(GRANTED)
    answer.then(() => controller.abort('stopping'))
    return answer
  })
  const release = vi.fn(async () => undefined)
  const book = { grant, release, settings: { name: 'x' } } as unknown as SlidingWindows
  await expect(waitForUnits(book, options({ signal: controller.signal }))).rejects.toBe('stopping')
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})
