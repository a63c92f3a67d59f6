import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import type { SheetToWrite, Value } from '../../src/spreadsheets/sheet.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import { testFolder } from './support/folder.js'
import { cellsOf } from './support/read.js'
import { OPTIONS, saveWorkbook } from './support/write.js'

const folder = testFolder()
const TURNS = 5000
const FAR_TOO_MANY = 100_000

/** Rows that count how many were taken, and know when no more are wanted. */
function countedRows(total: number) {
  const count = { taken: 0, closed: false }
  function* rows(): Generator<Value[]> {
    try {
      for (let at = 0; at < total; at++) {
        count.taken++
        yield [`linha ${at}`, 'x'.repeat(100), { n: String(at) }]
      }
    } finally {
      count.closed = true
    }
  }
  async function* later(): AsyncGenerator<Value[]> {
    yield* rows()
  }
  return { count, rows, later }
}

/** Lets everything that can go on go on until no more rows are taken, or far too many were. */
async function untilStill(count: { taken: number }): Promise<number> {
  for (let before = -1; before !== count.taken && count.taken < FAR_TOO_MANY; ) {
    before = count.taken
    for (let turn = 0; turn < TURNS; turn++) await nextTurn()
  }
  return count.taken
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

describe('rows are taken as the bytes are read', () => {
  test.each(['rows', 'later'] as const)('%s: a reader that stops stops them', async (kind) => {
    const source = countedRows(1_000_000)
    const bytes = writeWorkbook([{ name: 'A', rows: source[kind]() }], OPTIONS)
    // Rows of 250 bytes of XML: 2 MB of them stand between the source and a reader at the most.
    expect(await untilStill(source.count)).toBeLessThan(8000)
    await once(bytes, 'readable')
    bytes.read()
    expect(await untilStill(source.count)).toBeLessThan(16_000)
    bytes.destroy()
    await once(bytes, 'close')
    await untilStill(source.count)
    expect(source.count.closed).toBe(true)
  })

  test('sheets follow one another: the second is not begun before the first ends', async () => {
    const first = countedRows(200_000)
    const second = countedRows(3)
    const sheets = [first, second].map(({ rows }, at) => ({ name: `A${at}`, rows: rows() }))
    const bytes = writeWorkbook(sheets, OPTIONS)
    for await (const _ of bytes) {
      if (first.count.taken < 200_000) expect(second.count.taken).toBe(0)
    }
    expect(second.count).toEqual({ taken: 3, closed: true })
  })

  test('an error of a source is the error of the stream', async () => {
    async function* broken(): AsyncGenerator<Value[]> {
      yield ['um']
      throw new Error('fonte perdida')
    }
    const after = countedRows(5)
    const sheets = [
      { name: 'A', rows: broken() },
      { name: 'B', rows: after.rows() },
    ]
    await expect(buffer(writeWorkbook(sheets, OPTIONS))).rejects.toThrow('fonte perdida')
    expect(after.count.taken).toBe(0)
  })

  test('a row that Excel has no columns for is an error', async () => {
    const rows = [Array(16_385).fill('x')]
    await expect(buffer(writeWorkbook([{ name: 'A', rows }], OPTIONS))).rejects.toThrow('16384')
  })
})

describe('the same input gives the same bytes', () => {
  const sheets = (): SheetToWrite[] => [
    { name: 'Leia-me', rows: [[{ bold: 'Título' }, 'texto']] },
    {
      name: 'Resultado',
      columns: [
        { title: 'Processo', kind: 'text' },
        { title: 'Quando', kind: 'moment' },
      ],
      rows: Array.from({ length: 20_000 }, (_, at): Value[] => [
        `${at} ${(at * 7919) % 1013}`,
        { moment: new Date(1.7e12 + at * 1e6).toISOString() },
        { link: `https://exemplo.invalid/${at % 5}`, text: 'ver' },
      ]),
    },
  ]

  test('however it is read, and wherever', async () => {
    const whole = await buffer(writeWorkbook(sheets(), OPTIONS))
    const slow = writeWorkbook(sheets(), OPTIONS)
    const pieces: Buffer[] = []
    for await (const piece of slow) {
      pieces.push(piece)
      await nextTurn()
    }
    expect(Buffer.concat(pieces).equals(whole)).toBe(true)
    const zone = process.env.TZ
    process.env.TZ = 'Asia/Kathmandu'
    const elsewhere = await buffer(writeWorkbook(sheets(), OPTIONS))
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
    expect(elsewhere.equals(whole)).toBe(true)
  })
})

describe('a sheet longer than Excel allows goes on in another', () => {
  test('with its header again, and a name of its own', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => [{ n: String(at) }])
    const columns = [{ title: 'N', kind: 'integer' as const }]
    const path = await saveWorkbook(
      folder.path('longa.xlsx'),
      [
        { name: 'Dados', columns, rows },
        { name: 'Dados (2)', rows: [['outra']] },
      ],
      { rowsPerSheet: 4 },
    )
    const { sheets } = await openSource(path)
    expect(sheets.map(({ name }) => name)).toEqual([
      'Dados',
      'Dados (2) (2)',
      'Dados (3)',
      'Dados (2)',
    ])
    const number = (n: string) => [{ n, format: '0' }]
    expect(await cellsOf(path, 0)).toEqual([['N'], number('0'), number('1'), number('2')])
    expect(await cellsOf(path, 1)).toEqual([['N'], number('3'), number('4'), number('5')])
    expect(await cellsOf(path, 2)).toEqual([['N'], number('6')])
  })

  test('and one that just fits does not', async () => {
    const rows = [['1'], ['2'], ['3']]
    const sheet = { name: 'A', columns: [{ title: 'N', kind: 'text' as const }], rows }
    const path = await saveWorkbook(folder.path('cabe.xlsx'), [sheet], { rowsPerSheet: 4 })
    expect((await openSource(path)).sheets).toHaveLength(1)
  })
})
