import { DEFAULT_BOUNDS } from '../bounds.js'
import { type Limits, Parser } from '../thread/parser.js'
import type { Marked, Marking } from './marking.js'

/** The library holds a workbook as objects, and is slower than our streaming reader. */
const MARKING: Limits = { heapMb: 768, busyMs: 20_000 }

/**
 * Writes a marked copy of a workbook, in a thread that is ended if it exceeds its time or memory.
 * @throws {UnreadableFile} beyond the bounds, and any error of the library
 */
export async function markWorkbook(
  files: { from: string; to: string },
  marking: Marking,
  most = MARKING,
): Promise<Marked> {
  const parser = new Parser(most)
  parser.begin(files.from, () => {})
  try {
    return await parser.ask<Marked>({ ask: 'mark', ...files, marking, bounds: DEFAULT_BOUNDS })
  } finally {
    parser.end(new Error('not needed any more'))
  }
}
