import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pack, parse, print, UnreadableRecord, unpack, VERSION } from '../../src/records/codec.js'

const FORMAT = 'lote/rows'
const KEY = 'batches/b/rows/000001.json.gz'
const DATA = Array.from({ length: 50 }, (_, i) => ({ i, text: `linha ${i}, ação` }))
const RECORD = { id: 'b1', rows: 3, nome: 'ação', nested: { checksum: 'x' } }

function refusal(read: () => unknown): UnreadableRecord {
  try {
    read()
  } catch (error) {
    if (error instanceof UnreadableRecord) return error
    throw error
  }
  throw new Error('it was read')
}

/** The two ways in which a record is stored, told apart by nothing else. */
const WAYS = [
  {
    way: 'packed',
    whole: pack(FORMAT, DATA),
    data: DATA as unknown,
    read: (bytes: Buffer) => unpack<unknown>(FORMAT, KEY, bytes),
    made: (record: unknown) => gzipSync(JSON.stringify(record)),
    named: (format: unknown, version: unknown) => ({ format, version, data: [] }),
  },
  {
    way: 'printed',
    whole: Buffer.from(print(FORMAT, RECORD)),
    data: RECORD as unknown,
    read: (bytes: Buffer) => parse<unknown>(FORMAT, KEY, bytes),
    made: (record: unknown) => Buffer.from(JSON.stringify(record)),
    named: (format: unknown, version: unknown) => ({ format, version, id: 'b1' }),
  },
]

test('what is packed comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(unpack(FORMAT, KEY, pack(FORMAT, data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('what is printed comes back, and a person can read it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (some) => {
      const data = { some }
      const text = print(FORMAT, data)
      expect(parse(FORMAT, KEY, Buffer.from(text))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
  const text = print('lote/manifest', RECORD)
  expect(text).toContain('\n  "id": "b1",\n')
  expect(text.endsWith('}\n')).toBe(true)
})

test('written twice, the bytes are the same', () => {
  expect(pack(FORMAT, DATA).equals(pack(FORMAT, DATA))).toBe(true)
  expect(print(FORMAT, RECORD)).toBe(print(FORMAT, RECORD))
})

describe.each(WAYS)('$way', ({ whole, data, read, made, named }) => {
  test('names its format and version', () => {
    const text = whole[0] === 0x1f ? gunzipSync(whole).toString() : whole.toString()
    expect(JSON.parse(text)).toMatchObject({ format: FORMAT, version: VERSION })
  })

  test.each([
    ['of a later release', named(FORMAT, VERSION + 1), 'version', `${FORMAT} ${VERSION + 1}`],
    ['of a much later release', named(FORMAT, 99), 'version', `${FORMAT} 99`],
    ['of another kind', named('lote/task', VERSION), 'kind', `lote/task ${VERSION}`],
    ['of another kind and a later release', named('lote/x', 9), 'kind', 'lote/x 9'],
    ['of version 0', named(FORMAT, 0), 'damaged', 'version'],
    ['of a version that is a text', named(FORMAT, '1'), 'damaged', 'format'],
    ['of half a version', named(FORMAT, 1.5), 'damaged', 'format'],
    ['of nobody', { data: [] }, 'damaged', 'format'],
    ['that is null', null, 'damaged', 'format'],
    ['that is a list', [], 'damaged', 'format'],
    ['that is a number', 7, 'damaged', 'format'],
  ])('a record %s is refused', (_name, record, problem, found) => {
    const error = refusal(() => read(made(record)))
    expect(error).toMatchObject({ key: KEY, problem, found })
    expect(error.message).toContain(KEY)
  })

  test('cut short anywhere it is damaged, by its key', () => {
    for (let bytes = 0; bytes < whole.length - 1; bytes += 1) {
      const error = refusal(() => read(whole.subarray(0, bytes)))
      expect(error).toMatchObject({ key: KEY, problem: 'damaged' })
    }
  })

  test('with any one bit flipped it is never read as something else', () => {
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const changed = Buffer.from(whole)
      changed[bit >> 3]! ^= 1 << (bit & 7)
      let found: unknown
      try {
        found = read(changed)
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableRecord)
        continue
      }
      // The time and the system in gzip's own header say nothing of the content.
      expect(bit >> 3, `bit ${bit}`).toBeLessThan(10)
      expect(found).toEqual(data)
    }
  })

  test('with bytes changed, added or taken away anywhere it is never read as something else', () => {
    const at = fc.integer({ min: 0, max: whole.length })
    const bytes = fc.uint8Array({ maxLength: 8 })
    fc.assert(
      fc.property(at, fc.integer({ min: 0, max: 8 }), bytes, (from, taken, put) => {
        const changed = Buffer.concat([
          whole.subarray(0, from),
          put,
          whole.subarray(Math.min(whole.length, from + taken)),
        ])
        try {
          expect(read(changed)).toEqual(data)
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableRecord)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(['', 'garbage', '{"format":', '\u0000\u0001'])('garbage is damaged: %j', (text) => {
    expect(refusal(() => read(Buffer.from(text)))).toMatchObject({ problem: 'damaged', key: KEY })
  })
})

describe('a printed record', () => {
  const text = print(FORMAT, RECORD)
  const without = text.replace(/ {2}"checksum": "[0-9a-f]{64}",\n/, '')
  test.each([
    ['edited by hand', text.replace('"rows": 3', '"rows": 4')],
    ['with spaces changed', text.replace('"rows": 3', '"rows":  3')],
    ['without its checksum', without],
    [
      'whose version was lowered to one without checksums',
      text.replace('version": 2', 'version": 1'),
    ],
    ['with the checksum of another', text.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
  ])('%s is damaged', (_name, changed) => {
    expect(changed).not.toBe(text)
    expect(refusal(() => parse(FORMAT, KEY, Buffer.from(changed)))).toMatchObject({
      problem: 'damaged',
      found: 'checksum',
    })
  })

  test('of a later release is refused by its name, whatever its checksum is of', () => {
    const later = text.replace('"version": 2', '"version": 3')
    expect(refusal(() => parse(FORMAT, KEY, Buffer.from(later)))).toMatchObject({
      problem: 'version',
      found: `${FORMAT} 3`,
    })
  })
})
