import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, parse, print, UnreadableRecord, unpack, VERSION } from '../../src/records/codec.js'

const FORMAT = 'lote/rows'
const KEY = 'batches/b/rows/000001.json.gz'

function refusal(read: () => unknown): UnreadableRecord {
  try {
    read()
  } catch (error) {
    if (error instanceof UnreadableRecord) return error
    throw error
  }
  throw new Error('it was read')
}

function packed(envelope: unknown): Buffer {
  return gzipSync(JSON.stringify(envelope))
}

test('what is packed comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(unpack(FORMAT, KEY, pack(FORMAT, data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('what is printed comes back, and a person can read it', () => {
  const text = print('lote/manifest', { id: 'b1', rows: 3 })
  expect(text).toContain('"id": "b1"')
  expect(text.endsWith('}\n')).toBe(true)
  expect(parse('lote/manifest', KEY, Buffer.from(text))).toMatchObject({ id: 'b1', rows: 3 })
})

test.each([
  [
    'a later release',
    { format: FORMAT, version: VERSION + 1, data: [] },
    `${FORMAT} ${VERSION + 1}`,
  ],
  ['another kind', { format: 'lote/task', version: VERSION, data: [] }, `lote/task ${VERSION}`],
  ['nobody', { data: [] }, 'undefined undefined'],
  ['a version that is a text', { format: FORMAT, version: '1', data: [] }, `${FORMAT} 1`],
  ['null', null, 'undefined undefined'],
  ['a list', [], 'undefined undefined'],
])('a record of %s is refused by name', (_name, envelope, found) => {
  const error = refusal(() => unpack(FORMAT, KEY, packed(envelope)))
  expect(error).toMatchObject({ key: KEY, problem: 'version', found })
  expect(error.message).toContain(KEY)
})

test('a printed record of a later release is refused by name', () => {
  const text = print(FORMAT, {}).replace('"version": 1', '"version": 2')
  expect(refusal(() => parse(FORMAT, KEY, Buffer.from(text)))).toMatchObject({ problem: 'version' })
})

test('a packed record cut short anywhere is damaged', () => {
  const whole = pack(
    FORMAT,
    Array.from({ length: 50 }, (_, i) => ({ i, text: `linha ${i}` })),
  )
  for (let bytes = 0; bytes < whole.length; bytes += 1) {
    expect(refusal(() => unpack(FORMAT, KEY, whole.subarray(0, bytes))).problem).toBe('damaged')
  }
})

test('a packed record with a changed byte is never read as something else', () => {
  const data = Array.from({ length: 50 }, (_, i) => `linha ${i}`)
  const whole = pack(FORMAT, data)
  const at = fc.integer({ min: 0, max: whole.length - 1 })
  fc.assert(
    fc.property(at, fc.integer({ min: 1, max: 255 }), (i, change) => {
      const changed = Buffer.from(whole)
      changed[i] = changed[i]! ^ change
      try {
        // The header's time and system say nothing of the content.
        expect(unpack(FORMAT, KEY, changed)).toEqual(data)
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableRecord)
      }
    }),
  )
})

test.each(['', 'garbage', '{"format":', '\u0000\u0001'])('garbage is damaged: %j', (text) => {
  for (const read of [unpack, parse]) {
    expect(refusal(() => read(FORMAT, KEY, Buffer.from(text)))).toMatchObject({
      problem: 'damaged',
      key: KEY,
    })
  }
})
