import { describe, expect, test } from 'vitest'
import { accepting } from './support/accepted.js'
import { cnj } from './support/cases.js'
import { day, workbook } from './support/workbook.js'

const { accepted } = accepting()
const A = cnj(1_000_420)
const HEADER = ['Cliente', 'Processo', 'Vencimento', 'Valor', 'Honorários']
const item = { cliente: 'Ana', numero_processo: A, data_base: '2018-03-15' }

async function merged(ranges: string[], rows: unknown[][]) {
  const book = await workbook({
    P: {
      rows: [HEADER, ...(rows as string[][])],
      make: (sheet) => {
        for (const range of ranges) sheet.mergeCells(range)
      },
    },
  })
  return accepted(book)
}

describe('merged cells', () => {
  test('a client, case or date stands for all its lines, and the cells stay as they were', async () => {
    const { lines, rows } = await merged(
      ['A2:A4', 'B2:B4', 'C2:C4'],
      [
        ['Ana', A, day('2018-03-15'), 1],
        [null, null, null, 2],
        [null, null, null, 3],
        [null, null, null, 4],
      ],
    )
    expect(lines).toEqual({
      1: 'header',
      2: { ...item, valor: '1' },
      3: { ...item, valor: '2' },
      4: { ...item, valor: '3' },
      5: '!cell_missing',
    })
    expect(rows[2]!.cells.slice(0, 3).every((cell) => cell === null || cell === 'Ana')).toBe(true)
  })

  test('an amount counts once, and so does a fee', async () => {
    const { lines } = await merged(
      ['D2:D3', 'E4:E5'],
      [
        ['Ana', A, day('2018-03-15'), 1],
        ['Ana', A, day('2018-03-15')],
        ['Ana', A, day('2018-03-15'), 2, 10],
        ['Ana', A, day('2018-03-15'), 3],
      ],
    )
    expect(lines).toEqual({
      1: 'header',
      2: { ...item, valor: '1' },
      3: '!cell_merged_amount',
      4: { ...item, valor: '2', honorarios: '10' },
      5: '!cell_merged_amount',
    })
  })

  test('blank lines within a merge, one that begins on a blank line', async () => {
    const { lines } = await merged(
      ['A2:A5'],
      [['Ana', A, day('2018-03-15'), 1], [], [], [null, A, day('2018-03-15'), 2]],
    )
    expect(lines[5]).toEqual({ ...item, valor: '2' })
  })
})
