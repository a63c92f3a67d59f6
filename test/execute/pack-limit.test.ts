import { expect, test } from 'vitest'
import { useBench } from './support/bench.js'
import { type Item, refusal, type Service } from './support/service.js'

const bench = useBench()
const DAY_MS = 86_400_000

/** Calls of more items, or with this item (from 1), are too large. */
function refuseLarge(service: Service, most: number, item = 0): void {
  const isIn = ({ amount }: Item) => Math.floor(amount) === item
  service.answer = (call) =>
    call.items.length > most || call.items.some(isIn)
      ? refusal(413, 'TOO_LARGE')
      : service.correct(call)
}
const limit = async () => (await bench().process().deps.packLimits.of(bench().job))?.most
const sizes = (from = 0) =>
  bench()
    .service.calls.slice(from)
    .map(({ items }) => items.length)

test('a service that takes 300 items → the limit rises again by its answers, and comes to rest below', async () => {
  refuseLarge(bench().service, 300)
  const limits: (number | undefined)[] = []
  for (let n = 1; n <= 6; n += 1) {
    const rows = Math.min(500, (await limit()) ?? 500)
    await bench().task(rows, {}, `t00000${n}`)
    await bench().process().settleFully(`t00000${n}`)
    limits.push(await limit())
  }
  expect(limits).toEqual([375, 281, 281, 281, 281, 281])
})

test('a service that refused once → calls of the first size are made again after some answers', async () => {
  bench().service.replies(refusal(413, 'TOO_LARGE'))
  await bench().task(8)
  await bench().process().settle()
  expect(await limit()).toBe(6)
  bench().clock.pass(DAY_MS + 1)
  expect(await limit()).toBeUndefined()
})

test('413 as a page of the edge → divided and answered, and nothing is remembered', async () => {
  await bench().task(40)
  bench().service.answer = (call) =>
    call.items.length > 10 ? { status: 413, text: '<html>' } : bench().service.correct(call)
  await bench().process().settle()
  expect(sizes()).toEqual([40, 20, 20, 10, 10, 10, 10])
  expect(new Set(await bench().outcomes())).toEqual(new Set(['ok']))
  expect(await limit()).toBeUndefined()
})

test('one row that is too large by itself → rejected, the others ride in large calls again', async () => {
  await bench().task(500)
  refuseLarge(bench().service, 500, 3)
  await bench().process().settle()
  const outcomes = await bench().outcomes()
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(499)
  expect(outcomes[2]).toBe('rejected')
  expect(bench().service.calls.length).toBeLessThan(40)
  expect(await limit()).toBe(500)
})

test('all rows too large → each is asked alone, and little more is asked', async () => {
  await bench().task(64)
  bench().service.answer = () => refusal(413, 'TOO_LARGE')
  await bench().process().settle()
  expect(new Set(await bench().outcomes())).toEqual(new Set(['rejected']))
  expect(bench().service.calls.length).toBeLessThan(64 + 16)
})

test('a limit of 2 that an older build learnt → rises with each call that is answered', async () => {
  await bench().bucket.put('packing/calc-book/correct.json', '{"most":2}')
  await bench().task(16)
  await bench().process().settle()
  expect(await limit()).toBeGreaterThan(4)
})
