import type { FileHandle } from 'node:fs/promises'

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENTRY_BYTES = 128
/** The directory of a workbook has some tens of entries; with more sectors it is none. */
const MAX_DIRECTORY_SECTORS = 1024

export function isOle(head: Buffer): boolean {
  return head.subarray(0, MAGIC.length).equals(MAGIC)
}

/**
 * Returns the names in the directory of an OLE2 container; `EncryptedPackage` is a workbook with a
 * password. The chain of the directory is followed through the part of the allocation table that
 * the header lists (109 sectors: at least 6.8 MB of file), which writers fill first.
 */
export async function oleStreamNames(file: FileHandle, head: Buffer): Promise<string[]> {
  if (head.length < 512) return []
  const sectorBytes = 2 ** Math.min(head.readUInt16LE(30), 16)
  const names: string[] = []
  let sector = head.readUInt32LE(48)
  for (let count = 0; isRegular(sector) && count < MAX_DIRECTORY_SECTORS; count++) {
    names.push(...namesIn(await readSector(file, sector, sectorBytes)))
    sector = await nextSector(file, head, sector, sectorBytes)
  }
  return names
}

/** Higher numbers are marks: end of chain, free, allocation table. */
function isRegular(sector: number): boolean {
  return sector <= 0xfffffffa
}

async function nextSector(
  file: FileHandle,
  head: Buffer,
  sector: number,
  sectorBytes: number,
): Promise<number> {
  const perSector = sectorBytes / 4
  const table = Math.floor(sector / perSector)
  if (table >= 109) return 0xfffffffe
  const allocation = await readSector(file, head.readUInt32LE(76 + 4 * table), sectorBytes)
  const at = 4 * (sector % perSector)
  return at + 4 <= allocation.length ? allocation.readUInt32LE(at) : 0xfffffffe
}

async function readSector(file: FileHandle, sector: number, bytes: number): Promise<Buffer> {
  if (!isRegular(sector)) return Buffer.alloc(0)
  const { bytesRead, buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, (sector + 1) * bytes)
  return buffer.subarray(0, bytesRead)
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(at + 64)
    if (nameBytes >= 2 && nameBytes <= 64) {
      names.push(directory.toString('utf16le', at, at + nameBytes - 2))
    }
  }
  return names
}
