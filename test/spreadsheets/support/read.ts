import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bounds } from '../../../src/spreadsheets/bounds.js'
import type { Cell } from '../../../src/spreadsheets/cell.js'
import { openSource } from '../../../src/spreadsheets/open.js'
import { type SourceLine, UnreadableFile } from '../../../src/spreadsheets/source.js'

/** The lines of a sheet, and the file closed again. */
export async function linesOf(path: string, sheet = 0, bounds?: Bounds): Promise<SourceLine[]> {
  const source = await openSource(path, bounds)
  try {
    const lines: SourceLine[] = []
    for await (const line of source.sheets[sheet]!.lines()) lines.push(line)
    return lines
  } finally {
    await source.close()
  }
}

export async function cellsOf(path: string, sheet = 0): Promise<Cell[][]> {
  return (await linesOf(path, sheet)).map(({ cells }) => cells)
}

/** The refusal of a file, when it is opened or when its lines are read. */
export async function refusalOf(path: string, bounds?: Bounds): Promise<UnreadableFile> {
  try {
    await linesOf(path, 0, bounds)
  } catch (error) {
    if (error instanceof UnreadableFile) return error
    throw error
  }
  throw new Error(`${path} was read without a complaint`)
}

export async function save(bytes: Readable, path: string): Promise<string> {
  await pipeline(bytes, createWriteStream(path))
  return path
}
