import { describe, expect, test } from 'vitest'
import { SummedRows } from '../../../../src/accept/inspect/sums/summed-rows.js'
import type { Cell } from '../../../../src/spreadsheets/cell.js'

const TABLE = {
  headings: ['Vencimento', 'Valor'],
  roles: {
    amounts: [1],
    needed: [0, 1],
    keys: [],
    beside: [],
    known: new Set([0, 1]),
    names: new Set(),
  },
} as unknown as ConstructorParameters<typeof SummedRows>[0]

/** Amounts in cents, one a row from line 2, perhaps with the names of debtors. */
function foundIn(amounts: readonly number[], names: readonly string[] = []) {
  const headings = names.length > 0 ? [...TABLE.headings, 'Cliente'] : TABLE.headings
  const sums = new SummedRows({ ...TABLE, headings }, 1)
  for (const [at, cents] of amounts.entries()) {
    const amount = (cents / 100).toFixed(2).replace('.', ',')
    const cells: Cell[] = ['10/01/2020', amount, names[at] ?? null]
    sums.observeItem(cells, at + 2)
  }
  return sums.found()[0]?.facts
}

/** Between R$ 20 and R$ 2,000, the same for a seed (mulberry32). */
function randomAmounts(count: number, seed: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return 2_000 + (((mixed ^ (mixed >>> 14)) >>> 0) % 198_000)
  })
}

describe('a row that is the sum of those beside it', () => {
  test.each([
    10, 100, 1_000, 20_000,
  ])('%i random amounts → nothing is found, whatever adds up by chance', (count) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(foundIn(randomAmounts(count, seed)), `seed ${seed}`).toBeUndefined()
    }
  })

  test('one sum in a short sheet → found, with its lines', () => {
    const amounts = randomAmounts(20, 7)
    const sum = amounts.slice(3, 9).reduce((a, b) => a + b)
    const found = foundIn([...amounts.slice(0, 9), sum, ...amounts.slice(9)])
    expect(found).toMatchObject({ line: 11, from: 5, to: 10 })
  })

  test('a sum above its rows → found as well', () => {
    const amounts = randomAmounts(20, 7)
    const sum = amounts.slice(0, 4).reduce((a, b) => a + b)
    expect(foundIn([sum, ...amounts])).toMatchObject({ line: 2, from: 3, to: 6 })
  })

  test('a sum for each of many clients in a long sheet → found', () => {
    const amounts = randomAmounts(6_000, 3)
    const withSums = Array.from({ length: 1_000 }, (_, i) => amounts.slice(i * 6, i * 6 + 6))
    const found = foundIn(withSums.flatMap((own) => [...own, own.reduce((a, b) => a + b)]))
    expect(found).toMatchObject({ line: 8, from: 2, to: 7 })
  })

  test('a sum to the cent, in the name of a group → found', () => {
    const names = ['Grupo Alfa', 'Alfa Matriz', 'Alfa Filial', 'Beta']
    expect(foundIn([345_678, 123_456, 222_222, 98_765], names)).toMatchObject({ line: 2, to: 4 })
  })

  test('a debtor who owes the same amount as often on rows that sum nothing → not found', () => {
    const amounts = [85_511, 43_394, 42_117, 39_001, 85_511, 51_220]
    const names = ['Ana', 'Rui', 'Lia', 'Rui', 'Ana', 'Lia']
    expect(foundIn(amounts, names)).toBeUndefined()
    expect(foundIn(amounts, ['Ana', 'Ana', 'Ana', 'Rui', 'Ana', 'Lia'])).toMatchObject({
      line: 2,
      to: 4,
    })
  })

  test('the total of a group month after month, once without its firms → found', () => {
    const amounts = [90_001, 40_000, 50_001, 90_001, 40_000, 50_001, 90_001, 40_000]
    const names = ['Grupo', 'A', 'B', 'Grupo', 'A', 'B', 'Grupo', 'A']
    expect(foundIn(amounts, names)).toMatchObject({ line: 2, from: 3, to: 4 })
  })

  test('round amounts → a sum only in one name, however it is written', () => {
    const amounts = [500_000, 1_000_000, 2_000_000, 3_500_000]
    expect(foundIn(amounts, ['José', 'José', 'JOSE', 'José'])).toMatchObject({ line: 5 })
    expect(foundIn(amounts, ['José', 'Ana', 'Rui', 'Lia'])).toBeUndefined()
  })

  test('equal amounts, and one that is three of them → not found: it may be a fine', () => {
    expect(foundIn([150_000, 150_000, 150_000, 150_000, 450_000])).toBeUndefined()
  })
})
