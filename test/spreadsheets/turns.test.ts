import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'

/** Of three cells: a batch of lines holds 4,000 cells, and each line counts as one more. */
const LINES = 50_000

test('a long sheet is read by someone slow → the event loop turns between batches', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lote-turns-'))
  const path = join(dir, 'a.csv')
  await writeFile(path, '1;2;3\n'.repeat(LINES))
  const source = await openSource(path)
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  let read = 0
  let longest = 0
  let since = 0
  setImmediate(turn)
  let seen = turns
  for await (const _ of source.sheets[0]!.lines()) {
    read += 1
    since = turns === seen ? since + 1 : 1
    seen = turns
    longest = Math.max(longest, since)
    // As slow as looking at a line is, so that batches are there before they are asked for.
    for (let i = 0; i < 20_000; i += 1) Math.sqrt(i)
  }
  isOver = true
  await source.close()
  await rm(dir, { recursive: true })
  expect(read).toBe(LINES)
  expect(longest).toBeLessThanOrEqual(1_000)
})
