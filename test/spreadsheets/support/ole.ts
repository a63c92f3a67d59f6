const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff
const ALLOCATION_TABLE = 0xfffffffd

/**
 * An OLE2 container with a directory of these names: the header, one allocation table, and the
 * directory, four entries a sector and every other sector, so that its chain has to be followed.
 */
export function oleFile(names: string[]): Buffer {
  const sectors = Math.ceil(names.length / 4)
  const file = Buffer.alloc(SECTOR * (2 + 2 * sectors))
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.fill(0xff, 76, SECTOR)
  file.writeUInt32LE(0, 76)
  const table = file.subarray(SECTOR, 2 * SECTOR).fill(0xff)
  table.writeUInt32LE(ALLOCATION_TABLE, 0)
  for (let at = 0; at < sectors; at++) {
    const sector = 1 + 2 * at
    table.writeUInt32LE(at === sectors - 1 ? END_OF_CHAIN : sector + 2, 4 * sector)
    table.writeUInt32LE(FREE, 4 * (sector + 1))
    const start = SECTOR * (sector + 1)
    names.slice(4 * at, 4 * at + 4).forEach((name, entry) => {
      file.write(name, start + 128 * entry, 'utf16le')
      file.writeUInt16LE(2 * name.length + 2, start + 128 * entry + 64)
    })
  }
  return file
}
