import { type FileHandle, open } from 'node:fs/promises'
import { parse as parsePath } from 'node:path'
import { type Bounds, DEFAULT_BOUNDS } from './bounds.js'
import { csvFile, shapeOf } from './csv.js'
import { byteOrderMark, scanText, textDecoder } from './encoding.js'
import { isOle, oleStreamNames } from './ole.js'
import { refusalOfText, signatureOf } from './sniff.js'
import { type SourceFile, UnreadableFile } from './source.js'
import { openWorkbook } from './xlsx/read.js'

/** Of the beginning of a text: enough for its separator and for how it was saved. */
const SAMPLE_BYTES = 256 * 1024

/** Errors of the path; what else can go wrong (no more handles, a failing disk) is not the file's. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'ENAMETOOLONG', 'ELOOP']

/**
 * Opens a spreadsheet by what it holds, whatever its extension says. A file that is none is refused
 * with an `UnreadableFile`; damage further down shows when its lines are read.
 */
export async function openSource(path: string, bounds = DEFAULT_BOUNDS): Promise<SourceFile> {
  const { head, isOle2, encrypted } = await peek(path)
  if (encrypted) throw new UnreadableFile('encrypted', path)
  if (isOle2) throw new UnreadableFile('xls', path)
  const signature = signatureOf(head)
  if (signature === 'zip') return openWorkbook(path, bounds)
  if (signature !== 'text') throw new UnreadableFile(signature, path)
  return openText(path, head, bounds)
}

async function peek(path: string): Promise<{ head: Buffer; isOle2: boolean; encrypted: boolean }> {
  const file = await openFile(path)
  try {
    const found = await file.stat()
    if (found.isDirectory()) throw new UnreadableFile('folder', path)
    if (!found.isFile()) throw new UnreadableFile('missing', path, 'not a file')
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head.length === 0) throw new UnreadableFile('empty', path)
    const isOle2 = isOle(head)
    const encrypted = isOle2 && (await oleStreamNames(file, head)).includes('EncryptedPackage')
    return { head, isOle2, encrypted }
  } finally {
    await file.close()
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code || !NOT_THERE.includes(code)) throw error
    throw new UnreadableFile('missing', path, code, { cause: error })
  }
}

async function openText(path: string, head: Buffer, bounds: Bounds): Promise<SourceFile> {
  const scan = await scanText(path, byteOrderMark(head))
  if (scan.hasNul) throw new UnreadableFile('binary', path, 'NUL characters')
  if (scan.blank) throw new UnreadableFile('empty', path)
  const { encoding, skip } = scan
  // Only whole characters: what the edge of the sample cuts stays in the decoder.
  const sample = textDecoder(encoding).write(head.subarray(skip))
  const refusal = refusalOfText(sample)
  if (refusal) throw new UnreadableFile(refusal.code, path, refusal.detail)
  return csvFile({ path, encoding, skip, ...shapeOf(sample) }, parsePath(path).name, bounds)
}
