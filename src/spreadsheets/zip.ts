import { mkdir, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { openXlsb } from './binary/read.js'
import type { Bounds } from './bounds.js'
import { openOds } from './ods/read.js'
import { type SourceFile, tooBig, UnreadableFile } from './source.js'
import { type Archive, openArchive } from './xlsx/archive.js'
import { openWorkbook } from './xlsx/read.js'
import { packageKind } from './xlsx/read-workbook.js'

/** Opens the spreadsheet at a path, like `readSource`. */
type OpenFile = (path: string) => Promise<SourceFile>

/** Opens a zip by its content: a workbook of one kind or another, or one compressed spreadsheet. */
export async function openZip(
  path: string,
  bounds: Bounds,
  scratch: string,
  openFile: OpenFile | undefined,
): Promise<SourceFile> {
  const archive = await openArchive(path, bounds)
  try {
    const kind = await packageKind(archive)
    if (kind === 'xlsx') return await openWorkbook(archive, bounds)
    if (kind === 'xlsb') return await openXlsb(archive, bounds)
    if (kind === 'ods') return await openOds(archive, bounds)
    if (!openFile) throw new UnreadableFile('zip', path)
    return await openZipped(archive, bounds, scratch, openFile)
  } catch (error) {
    await archive.close()
    throw error
  }
}

const TABLES = /\.(?:xlsx|xlsm|xltx|xls|xlsb|ods|csv|tsv)$/i
const TEXTS = /\.txt$/i

/**
 * Unzips the only spreadsheet of a zip into `scratch`, which the caller removes. Of the path of its
 * entry, only the last name is used, for the sheet.
 */
async function openZipped(
  archive: Archive,
  bounds: Bounds,
  scratch: string,
  openFile: OpenFile,
): Promise<SourceFile> {
  const { path } = archive
  const part = onlySheet(archive)
  if (part.size > bounds.zippedBytes) {
    throw tooBig(path, { bound: 'zippedBytes', most: bounds.zippedBytes, part: part.name })
  }
  await mkdir(scratch)
  const inner = join(scratch, posix.basename(part.name).slice(-100))
  await writeFile(inner, archive.bytes(part.name), { flag: 'wx' })
  await archive.close()
  try {
    return await openFile(inner)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { code, detail, exceeded } = error
    throw new UnreadableFile(code, path, detail, { cause: error }, exceeded)
  }
}

/** Files that macOS and an open Excel create beside others. */
function isHousekeeping(name: string): boolean {
  const last = posix.basename(name)
  return name.startsWith('__MACOSX/') || last.startsWith('.') || last.startsWith('~$')
}

/** A text file beside a table is a note to it. */
function onlySheet(archive: Archive): { name: string; size: number } {
  const parts = archive.parts().filter(({ name }) => !isHousekeeping(name))
  const tables = parts.filter(({ name }) => TABLES.test(name))
  const found = tables.length > 0 ? tables : parts.filter(({ name }) => TEXTS.test(name))
  if (found.length === 0) throw new UnreadableFile('zip', archive.path)
  if (found.length === 1) return found[0]!
  const names = found.slice(0, 5).map(({ name }) => posix.basename(name).slice(0, 100))
  throw new UnreadableFile('zip_several', archive.path, names.join(', '))
}
