import type { Cell } from '../cell.js'
import type { SourceLine } from '../source.js'
import type { Batch } from './protocol.js'

/** A search for the header reads some sixty lines and stops. */
const FIRST_LINES = 64
/** A batch of this size takes the asking thread's event loop a few milliseconds. */
const BATCH_CELLS = 4_000
const BATCH_CHARACTERS = 256 * 1024

/** Returns the next lines of a sheet, as many as the other thread reads at once. */
export async function nextBatch(
  lines: AsyncIterator<SourceLine>,
  isFirst: boolean,
): Promise<Batch> {
  const taken: SourceLine[] = []
  const most = isFirst ? FIRST_LINES : BATCH_CELLS
  let cells = 0
  let characters = 0
  while (taken.length < most && cells < BATCH_CELLS && characters < BATCH_CHARACTERS) {
    const { value, done } = await lines.next()
    if (done) return { lines: JSON.stringify(taken), done: true }
    taken.push(value)
    cells += value.cells.length + 1
    characters += charactersOf(value.cells)
  }
  return { lines: JSON.stringify(taken), done: false }
}

function charactersOf(cells: readonly Cell[]): number {
  let sum = 0
  for (const cell of cells) if (typeof cell === 'string') sum += cell.length
  return sum
}
