import { expect, onTestFinished, test } from 'vitest'
import { Parser } from '../../src/spreadsheets/thread/parser.js'
import { THREAD } from '../support/thread-location.js'

/** A thread that computes for ever from its first request on. */
const HANGS = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', () => { for (;;); })`

test('a thread that computes for ever → ended by its time, and the file is named', async () => {
  const { href } = THREAD
  THREAD.href = `data:text/javascript,${encodeURIComponent(HANGS)}`
  onTestFinished(() => {
    THREAD.href = href
  })
  const parser = new Parser({ heapMb: 64, busyMs: 200 })
  parser.begin('/x/carteira.xlsx', () => undefined)
  await expect(parser.ask({ ask: 'close' })).rejects.toMatchObject({
    code: 'too_slow',
    path: '/x/carteira.xlsx',
  })
  expect(parser.isEnded).toBe(true)
  await expect(parser.ask({ ask: 'close' })).rejects.toMatchObject({ code: 'too_slow' })
})
