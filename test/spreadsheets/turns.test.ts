import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'

/** Lines of three cells: a batch of lines holds 4,000 cells, and each line counts as one more. */
async function longestTurn(lines: number, look: () => void): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-turns-'))
  const path = join(dir, 'a.csv')
  await writeFile(path, '1;2;3\n'.repeat(lines))
  const source = await openSource(path)
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  let [read, longest, since] = [0, 0, 0]
  setImmediate(turn)
  let seen = turns
  for await (const _ of source.sheets[0]!.lines()) {
    read += 1
    since = turns === seen ? since + 1 : 1
    seen = turns
    longest = Math.max(longest, since)
    look()
  }
  isOver = true
  await source.close()
  await rm(dir, { recursive: true })
  expect(read).toBe(lines)
  return longest
}

test('lines that are looked at fast → the event loop turns between batches', async () => {
  // So slow that batches are there before they are asked for.
  const look = () => {
    for (let i = 0; i < 20_000; i += 1) Math.sqrt(i)
  }
  expect(await longestTurn(50_000, look)).toBeLessThanOrEqual(1_000)
})

test('lines of which each takes longer than a turn may → the event loop turns between them', async () => {
  const look = () => {
    const began = performance.now()
    while (performance.now() - began < 11);
  }
  expect(await longestTurn(100, look)).toBeLessThanOrEqual(2)
})
