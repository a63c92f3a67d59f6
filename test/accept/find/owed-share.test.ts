import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/accept/find/match-columns.js'
import { OwedShare } from '../../../src/accept/find/owed-share.js'

function shareOf(headings: string[], lines: string[][]): string | undefined {
  const candidates = headings.map((heading, column) => ({ heading, column }) as Candidate)
  const share = new OwedShare(candidates)
  for (const cells of lines) share.observeItem(cells)
  return share.among(candidates)?.heading
}

test.each<[string, string[][], boolean]>([
  [
    'the same part of two bases',
    [
      ['1000,00', '80,00'],
      ['2000,00', '160,00'],
    ],
    true,
  ],
  [
    'of one base',
    [
      ['1000,00', '80,00'],
      ['1000,00', '80,00'],
    ],
    false,
  ],
  [
    'half a cent off',
    [
      ['1000,00', '80,00'],
      ['2000,06', '160,00'],
    ],
    true,
  ],
  [
    'a cent off',
    [
      ['1000,00', '80,00'],
      ['2000,00', '160,02'],
    ],
    false,
  ],
  [
    'another part',
    [
      ['1000,00', '80,00'],
      ['2000,00', '180,00'],
    ],
    false,
  ],
  [
    'nothing of two bases',
    [
      ['1000,00', '0,00'],
      ['2000,00', '0,00'],
    ],
    true,
  ],
  [
    'the whole',
    [
      ['1000,00', '1000,00'],
      ['2000,00', '2000,00'],
    ],
    false,
  ],
  [
    'less than nothing',
    [
      ['1000,00', '-80,00'],
      ['2000,00', '-160,00'],
    ],
    false,
  ],
  [
    'a line without both',
    [
      ['1000,00', '80,00'],
      ['', ''],
      ['2000,00', '160,00'],
    ],
    true,
  ],
  [
    'a line without its share',
    [
      ['1000,00', '80,00'],
      ['3000,00', ''],
      ['2000,00', '160,00'],
    ],
    false,
  ],
])('a share beside a salary, %s → owed or not', (_, lines, isOwed) => {
  expect(shareOf(['Salário', 'INSS devido'], lines)).toBe(isOwed ? 'INSS devido' : undefined)
})

test('a share that states its part → owed without a line; beside another column → not', () => {
  expect(shareOf(['Salário', 'FGTS (8%)'], [])).toBe('FGTS (8%)')
  expect(shareOf(['Valor', 'FGTS (8%)'], [])).toBeUndefined()
  expect(shareOf(['Contribuição devida 8%', 'FGTS (8%)', 'Salário'], [])).toBeUndefined()
})
