import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.js'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-logo-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length)
  ends.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
}

/** One grey pixel. */
function png(pixels = deflateSync(Buffer.from([0, 128]))): Buffer {
  const header = Buffer.from('00000001000000010800000000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function read(bytes: Buffer) {
  const path = join(dir, 'logo.png')
  await writeFile(path, bytes)
  return readConfig({ LOTE_OFFICE_LOGO: path }).office.logo
}

test('a logo that is a PNG → read', async () => {
  expect(await read(png())).toEqual(png())
})

const badCheck = deflateSync(Buffer.from([0, 128]))
badCheck.writeUInt8(badCheck.at(-1)! ^ 1, badCheck.length - 1)
const badSum = png()
badSum.writeUInt8(badSum[45]! ^ 1, 45)
test.each([
  ['whose pixels have a wrong zlib check', png(badCheck)],
  ['of which a chunk has a wrong checksum', badSum],
  ['that ends early', png().subarray(0, 50)],
  ['that is a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
])('a logo %s → refused by the name of its variable', async (_, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({
    sentences: [{ code: 'bad_environment', facts: { name: 'LOTE_OFFICE_LOGO' } }],
  })
})
