import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { writeOrDestroy } from '../../src/api/events.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { planned } from './support.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

interface Event {
  id: string
  data: { state: string; settled: number }
}

/** What comes until the stream ends, or until it was heard enough. */
async function follow(batch: string, enough: (event: Event) => boolean, last?: string) {
  const over = new AbortController()
  const headers = new Headers(last === undefined ? [] : [['last-event-id', last]])
  const url = `${served.url}/api/batches/${batch}/events`
  const answer = await fetch(url, { headers, signal: over.signal })
  const heard: Event[] = []
  if (answer.status !== 200) return { status: answer.status, heard }
  let text = ''
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop()!
    for (const block of blocks) {
      const [, id, data] = /^id: (.*)\nevent: status\ndata: (.*)$/.exec(block) ?? []
      if (id !== undefined) heard.push({ id, data: JSON.parse(data!) })
    }
    if (heard.some(enough)) break
  }
  over.abort()
  return { status: 200, heard }
}

test('a batch is started while it is followed → each change, and the end', async () => {
  const batch = await planned(served)
  const following = follow(batch, () => false)
  await fetch(`${served.url}/api/batches/${batch}/start`, { method: 'POST' })
  const { heard } = await following
  expect(heard.at(-1)!.data).toMatchObject({ state: 'finished', settled: 1 })
  expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length)
})

test('a stream goes on after what was heard last → that is not told again', async () => {
  const batch = await planned(served)
  const { heard } = await follow(batch, () => true)
  expect(heard).toHaveLength(1)
  const other = await startServed(bench.env)
  const again = follow(batch, ({ data }) => data.state === 'paused', heard[0]!.id)
  await fetch(`${other.url}/api/batches/${batch}/pause`, { method: 'POST' })
  expect((await again).heard.map(({ data }) => data.state)).toEqual(['paused'])
  await other.close()
})

test('all was heard of a batch that has ended → nothing more comes', async () => {
  const batch = await planned(served)
  await fetch(`${served.url}/api/batches/${batch}/start`, { method: 'POST' })
  const { heard } = await follow(batch, () => false)
  const again = await follow(batch, () => true, heard.at(-1)!.id)
  expect(again).toEqual({ status: 204, heard: [] })
})

test('a client that reads nothing → its stream is destroyed before it holds 160 KiB', async () => {
  const stream = new PassThrough({ highWaterMark: 64 * 1024 })
  const closed = once(stream, 'close')
  const event = `data: ${'x'.repeat(1_024)}\n\n`
  let written = 0
  while (!stream.destroyed && written < 200) {
    writeOrDestroy(stream, event)
    written += 1
  }
  await closed
  expect(written).toBeGreaterThan(64)
  expect(written).toBeLessThan(160)
  writeOrDestroy(stream, event)
  expect(stream.destroyed).toBe(true)
})
