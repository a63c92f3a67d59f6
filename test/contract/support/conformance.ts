import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ServiceName } from '../openapi/shape.js'
import type { Row } from '../rows/row.js'
import * as coverage from './coverage.js'
import type { Judged } from './proxy.js'
import { startWorld, type World } from './world.js'

interface Exceptions {
  inputs?: readonly string[]
  outputs?: readonly string[]
}

/**
 * One test for each row, over real HTTP through the judging proxy, each from the seed's state; and
 * what all of them together have met. `never` is what the sandbox does not do.
 */
export function conformance(
  service: ServiceName,
  rows: readonly Row[],
  never: Exceptions = {},
): void {
  let world: World
  /** What passed for each row. */
  const passed = new Map<string, Judged[]>()
  beforeAll(async () => {
    world = await startWorld()
  })
  beforeEach(() => world.reset())
  afterAll(() => world.close())

  const meet = async (row: Row): Promise<void> => {
    await row.meet(world)
    passed.set(row.id, [...world.proxy.seen])
  }
  /** Whichever tests ran before, in whatever order. */
  const allPassed = async (): Promise<Judged[]> => {
    for (const row of rows.filter(({ id }) => !passed.has(id))) {
      await world.reset()
      await meet(row)
    }
    return [...passed.values()].flat()
  }

  for (const row of rows) {
    test(row.id, async () => {
      await meet(row)
      expectMet(row, world)
      expectNoObjection(row, world)
    })
  }

  test('every status and code of the contract was on the wire', async () => {
    const met = coverage.repliesIn(await allPassed())
    expect(coverage.without(coverage.repliesOf(service), met)).toEqual([])
  })
  test('every parameter and body field of the contract was sent, in each of its choices', async () => {
    const met = coverage.inputsIn(await allPassed())
    expect(coverage.without(coverage.inputsOf(service), met)).toEqual(never.inputs ?? [])
  })
  test('every field of the contract came, in each of its choices', async () => {
    const met = coverage.outputsIn(await allPassed())
    expect(coverage.without(coverage.outputsOf(service), met)).toEqual(never.outputs ?? [])
  })
}

/** What the row is about was on the wire. */
function expectMet({ operation, status, code }: Row, { proxy }: World): void {
  const met = proxy.seen
    .filter((one) => one.operation?.id === operation)
    .map(({ exchange: { answer } }) => ({ status: answer.status, code: codeIn(answer.body) }))
  const wanted = { status, ...(typeof code === 'string' && { code }) }
  expect(met).toContainEqual(expect.objectContaining(wanted))
}

/** A request against the contract has to be objected to, or the description would let it pass. */
function expectNoObjection({ against }: Row, { proxy }: World): void {
  const objections = proxy.seen.flatMap((one) => one.objections)
  const toRequests = objections.filter(({ side }) => side === 'request')
  if (against) expect(toRequests).not.toEqual([])
  else expect(toRequests).toEqual([])
  expect(objections.filter(({ side }) => side === 'answer')).toEqual([])
}

function codeIn(body: unknown): unknown {
  return (body as { error?: { code?: unknown } } | null | undefined)?.error?.code
}
