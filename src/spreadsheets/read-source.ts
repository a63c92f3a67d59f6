import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename, parse as parsePath } from 'node:path'
import { openXls } from './binary/read.js'
import type { Bounds } from './bounds.js'
import { csvFile, shapeOf } from './csv.js'
import { byteOrderMark, scanText, textDecoder } from './encoding.js'
import { isOle, oleStreamNames } from './ole.js'
import { refusalOfText, signatureOf } from './sniff.js'
import { type SourceFile, UnreadableFile } from './source.js'
import { openZip } from './zip.js'

/** The start of a text, long enough to show its separator and its encoding. */
const SAMPLE_BYTES = 256 * 1024

/** Errors of the path; other errors (no more handles, a failing disk) are not the file's. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'ENAMETOOLONG', 'ELOOP']

/**
 * Opens a spreadsheet by its content, whatever its extension is. `scratch` names a folder to create
 * for the spreadsheet of a zip; without it, a zip within is refused.
 * @throws {UnreadableFile} for other files; damage further down is thrown when its lines are read
 */
export async function readSource(
  path: string,
  bounds: Bounds,
  scratch?: string,
): Promise<SourceFile> {
  const { streams, ...beginning } = await peek(path)
  const { head } = beginning
  if (streams) return openOle(path, streams, bounds)
  const signature = signatureOf(head)
  if (signature === 'zip') {
    const inner = scratch === undefined ? undefined : (found: string) => readSource(found, bounds)
    return openZip(path, bounds, scratch ?? '', inner)
  }
  if (signature !== 'text') throw new UnreadableFile(signature, path)
  return openText(path, beginning, bounds)
}

/** Opens a workbook; other containers of old office programs hold documents or mails. */
function openOle(path: string, streams: string[], bounds: Bounds): Promise<SourceFile> {
  if (streams.includes('EncryptedPackage')) throw new UnreadableFile('encrypted', path)
  if (streams.length === 0) throw new UnreadableFile('damaged', path, 'no directory')
  const isWorkbook = streams.some((name) => /^(?:work)?book$/i.test(name))
  if (!isWorkbook) throw new UnreadableFile('binary', path, 'no stream of a workbook')
  return openXls(path, bounds)
}

/** Lock files of Excel and of LibreOffice. */
const LOCK = /^(?:~\$(.+)|\.~lock\.(.+)#)$/

interface Beginning {
  head: Buffer
  /** Bytes of the file. */
  size: number
  endsInCtrlZ: boolean
}

/** `streams` has the names in an OLE container. */
async function peek(path: string): Promise<Beginning & { streams?: string[] }> {
  const file = await openFile(path)
  try {
    const found = await file.stat()
    if (found.isDirectory()) throw new UnreadableFile('folder', path)
    if (!found.isFile()) throw new UnreadableFile('special', path)
    const lock = LOCK.exec(basename(path))
    if (lock) throw new UnreadableFile('lock', path, lock[1] ?? lock[2])
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head.length === 0) throw new UnreadableFile('empty', path)
    const { size } = found
    const beginning = { head, size, endsInCtrlZ: await isCtrlZ(file, size - 1) }
    return isOle(head) ? { ...beginning, streams: await oleStreamNames(file, head) } : beginning
  } finally {
    await file.close()
  }
}

/** Old systems end a text with this character, which is no part of it. */
async function isCtrlZ(file: FileHandle, at: number): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, at)
  return bytesRead === 1 && buffer[0] === 0x1a
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    // Without O_NONBLOCK, opening a pipe without a writer would block forever.
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code || !NOT_THERE.includes(code)) throw error
    throw new UnreadableFile('missing', path, code, { cause: error })
  }
}

async function openText(
  path: string,
  { head, size, endsInCtrlZ }: Beginning,
  bounds: Bounds,
): Promise<SourceFile> {
  const scan = await scanText(path, byteOrderMark(head), size)
  if (scan.hasNul) throw new UnreadableFile('binary', path, 'NUL characters')
  const { encoding, skip } = scan
  const end = endsInCtrlZ && !encoding.startsWith('UTF-16') ? size - 1 : size
  if (scan.blank || end <= skip) throw new UnreadableFile('empty', path)
  // Only whole characters: one cut at the edge of the sample stays in the decoder.
  const sample = textDecoder(encoding).write(head.subarray(skip, end))
  const refusal = refusalOfText(sample)
  if (refusal) throw new UnreadableFile(refusal.code, path, refusal.detail)
  const cut = end < size ? { end } : {}
  const shape = { path, encoding, skip, ...cut, bytes: size, ...shapeOf(sample) }
  return csvFile(shape, parsePath(path).name, bounds)
}
