import { expect, test } from 'vitest'
import { Metrics } from '../../src/app/metrics.js'
import type { Account } from '../../src/services/account.js'
import type { Gate } from '../../src/services/caller.js'

const ACCOUNT = { name: 'default', service: 'calculation' } as Account

/** A gate that ends each entry as told and keeps what it is asked, and what a process counts of it. */
async function metered(entry: Awaited<ReturnType<Gate['enter']>>) {
  const asked: unknown[] = []
  const keep =
    (name: string, answer?: unknown) =>
    async (...given: unknown[]) => {
      asked.push([name, ...given])
      return answer as never
    }
  const gate: Gate = {
    enter: keep('enter', entry),
    confirm: keep('confirm', true),
    settle: keep('settle'),
    release: keep('release'),
    failed: keep('failed'),
    refused: keep('refused'),
    advertised: keep('told'),
  }
  const none = { accounts: () => [] } as unknown as Parameters<typeof Metrics.open>[0]
  const metrics = await Metrics.open(none)
  const counted = async () =>
    Object.fromEntries(
      [...(await metrics.text()).matchAll(/^(lote_\w+(?:total|sum|count)){[^}]*} (\S+)$/gm)].map(
        ([, name, value]) => [name, Number(value)],
      ),
    )
  return { gate: metrics.metered(gate, ACCOUNT), asked, counted }
}

test('units are granted → they and one wait are counted', async () => {
  const { gate, counted } = await metered({ is: 'granted', atMs: 0 })
  await gate.enter('b/t/1', 3)
  expect(await counted()).toMatchObject({ lote_units_total: 3, lote_unit_wait_seconds_count: 1 })
})

test.each(['held', 'stopped'] as const)('entry is %s → neither units nor a wait', async (is) => {
  const { gate, counted } = await metered({ is })
  expect(await gate.enter('b/t/1', 3)).toEqual({ is })
  expect(await counted()).toEqual({})
})

test('answer in 2,500 ms → counted in seconds; a call whose answer is not timed → not', async () => {
  const { gate, counted, asked } = await metered({ is: 'granted', atMs: 0 })
  await gate.settle('b/t/1', 1, 2_500)
  await gate.settle('b/t/2', 1)
  expect(await counted()).toEqual({ lote_call_seconds_sum: 2.5, lote_call_seconds_count: 1 })
  expect(asked).toEqual([
    ['settle', 'b/t/1', 1, 2_500],
    ['settle', 'b/t/2', 1, undefined],
  ])
})

test('429 → counted, and handed on with its wait and whence it came', async () => {
  const { gate, counted, asked } = await metered({ is: 'granted', atMs: 0 })
  await gate.refused('b/t/1', 2_000, 'edge')
  expect(await counted()).toEqual({ lote_429_total: 1 })
  expect(asked).toEqual([['refused', 'b/t/1', 2_000, 'edge']])
})

test('the service leaves a call unanswered → counted, and told to the limiter', async () => {
  const { gate, counted, asked } = await metered({ is: 'granted', atMs: 0 })
  await gate.failed()
  expect(await counted()).toEqual({ lote_failed_calls_total: 1 })
  expect(asked).toEqual([['failed']])
})
