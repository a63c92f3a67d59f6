import { describe, expect, test } from 'vitest'
import { DateEvidence, decideOrder } from '../../src/accept/inspect/formats/date-evidence.js'
import { decideMark, NumberEvidence } from '../../src/accept/inspect/formats/number-evidence.js'
import type { Cell } from '../../src/spreadsheets/cell.js'

function seen<E extends { observeCell(cell: Cell, line: number): void }>(
  evidence: E,
  cells: Cell[],
): E {
  cells.forEach((cell, i) => {
    evidence.observeCell(cell, i + 2)
  })
  return evidence
}

describe('the decimal mark is decided from the whole column', () => {
  const decide = (cells: Cell[], stated?: 'comma' | 'dot') => {
    const decision = decideMark(seen(new NumberEvidence(), cells), stated, 'C')
    if (decision.is === 'ask') return decision.question.code
    return [decision.way, decision.told?.code].filter(Boolean).join(' ')
  }

  test.each<[Cell[], string]>([
    [['1.234,56', '10,00'], 'comma'],
    [['1,234.56', '10.00'], 'dot'],
    [['1.234', '10,00'], 'comma told_mark_by_column'],
    [['1.234', '10.00'], 'dot told_mark_by_column'],
    [['1.234', '1.234.567'], 'comma told_mark_by_column'],
    [['1.234', '0.500'], 'dot told_mark_by_column'],
    [['10,00', '10.00'], 'told_marks_mixed'],
    [['1234', '5'], ''],
    [[{ n: '1234.5' }, null], ''],
    [['SIGILOSO', '-', '10,00'], 'comma'],
    [['1.234'], 'ask_mark'],
    [['1.234', '5,678'], 'ask_mark'],
    [['1.234', { n: '1234.5' }], 'ask_mark'],
    [['1.234', 'US$ 10.00'], 'ask_mark'],
    [['1.234', '10,00', '10.00'], 'ask_mark_contradiction'],
    [['10,00 D', '5,00 C'], 'ask_debit_letter'],
    [['10,00', 'R$ 5 mil'], 'ask_in_thousands'],
    [[{ n: '5', format: '0" mil"' }], 'ask_in_thousands'],
    [[{ n: '5', format: '0"C";0"D"' }], 'ask_debit_letter'],
  ])('%j: %s', (cells, decision) => {
    expect(decide(cells)).toBe(decision)
  })

  test('a statement decides, but for letters and thousands', () => {
    expect(decide(['1.234'], 'comma')).toBe('comma told_mark_stated')
    expect(decide(['1.234', '10.00'], 'comma')).toBe('comma told_mark_stated')
    expect(decide([{ n: '5' }], 'comma')).toBe('comma')
    expect(decide(['10,00 D'], 'comma')).toBe('ask_debit_letter')
  })

  const eaten = { n: '89050' }
  const other = { n: '75025' }
  test.each<[string, Cell[], string]>([
    ['an English program leaves them', ['1.234,56', eaten, '2.410,00', other], 'ask_eaten_commas'],
    ['a text without a point', ['1.234,56', eaten, '2.410,00', other, '640,90'], 'comma'],
    ['a number with cents', ['1.234,56', eaten, '2.410,00', other, { n: '640.9' }], 'comma'],
    ['a higher number', ['1.234,56', eaten, '2.410,00', other, { n: '100000' }], 'comma'],
    ['whole reais', ['1.234,56', { n: '89000' }, '2.410,00', { n: '75000' }], 'comma'],
    ['one number', ['1.234,56', eaten, '2.410,00'], 'comma'],
    ['one text', ['1.234,56', eaten, other], 'comma'],
  ])('numbers among texts, %s', (_, cells, decision) => {
    expect(decide(cells)).toBe(decision)
    expect(decide(cells, 'comma')).toBe('comma told_mark_stated')
  })

  test('letters are not shown as examples of thousands', () => {
    const cells = ['10 mil', '5,00 C', '6 mil']
    const decision = decideMark(seen(new NumberEvidence(), cells), undefined, 'C')
    expect(decision).toMatchObject({
      question: { code: 'ask_in_thousands', facts: { examples: ['2: «10 mil»', '4: «6 mil»'] } },
    })
  })

  test('a contradiction shows both sides and what it leaves open', () => {
    const cells = ['1,00', '2,00', '3,00', '4.00', '1.234']
    const decision = decideMark(seen(new NumberEvidence(), cells), undefined, 'C')
    expect(decision).toMatchObject({
      question: {
        facts: { against: ['2: «1,00»', '3: «2,00»', '5: «4.00»'], examples: ['6: «1.234»'] },
      },
    })
  })
})

describe('the order of dates is decided from the whole column', () => {
  const decide = (cells: Cell[], brazilian = true, stated?: 'dmy' | 'mdy') => {
    const decision = decideOrder(seen(new DateEvidence(2026), cells), stated, brazilian, 'D')
    if (decision.is === 'ask') return decision.question.code
    return [decision.way, decision.told?.code].filter(Boolean).join(' ')
  }
  const under = (heading: string, cells: Cell[], brazilian: boolean) => {
    const evidence = seen(new DateEvidence(2026), cells)
    const decision = decideOrder(evidence, undefined, brazilian, 'D', heading)
    return decision.is === 'ask' ? decision.question.code : `${decision.way} ${decision.told?.code}`
  }
  const american = { n: '43174', date: true, format: '[$-409]m/d/yyyy' } as const
  const short = { n: '43174', date: true, format: 'mm-dd-yy' } as const

  const turned = [43_866, 43_895].map(
    (n): Cell => ({ n: `${n}`, date: true, format: 'dd/mm/yyyy' }),
  )

  test.each<[string, Cell[], boolean, string]>([
    // A Brazilian program made days of the texts that fit.
    ['Vencimento (mm/dd/aaaa)', [...turned, '03/15/2020', '03/25/2020'], true, 'ask_order_mdy'],
    ['Vencimento (mm/dd/aaaa)', ['05/02/2020'], true, 'mdy told_order_heading'],
    ['Due date (MM/DD/YYYY)', ['05/02/2020', '03/15/2020'], false, 'mdy told_order_heading'],
    ['Due date (dd/mm/yyyy)', ['05/02/2020'], false, 'dmy told_order_heading'],
    ['Vencimento (mm/dd/aaaa)', ['05/02/2020', '25/02/2020'], true, 'ask_order_heading'],
    ['Vencimento (mm/dd/aaaa)', ['25/02/2020', '26/02/2020'], true, 'dmy undefined'],
    ['Vencimento (mm/dd/aaaa)', ['03/25/2020', '25/02/2020'], true, 'ask_order_mdy'],
    ['Vencimento (dd/mm/aaaa)', ['05/02/2020', '03/25/2020'], true, 'ask_order_mdy'],
  ])('%s over %j, Brazilian: %s → %s', (heading, cells, brazilian, decision) => {
    expect(under(heading, cells, brazilian)).toBe(decision)
  })

  test.each<[Cell[], string]>([
    [['15/03/2018', '01/02/2018'], 'dmy'],
    [['01/02/2018', '05/05/2018'], 'dmy told_order_brazilian'],
    [['2018-03-15', '05/05/2018', 'mar/2018'], 'dmy'],
    [['01/02/2018', short], 'dmy told_order_brazilian'],
    [['01/02/2018', american], 'ask_order'],
    [['15/03/2018', '01/02/2018', american], 'dmy'],
    [['03/15/2018', '01/02/2018'], 'ask_order_mdy'],
    [['03/15/2018', '15/03/2018'], 'ask_order_mdy'],
    [['03/15/2018'], 'ask_order_mdy'],
    [['31/02/2019', 'amanhã'], 'dmy'],
    [[short, null], 'dmy'],
  ])('of a Brazilian sheet, %j: %s', (cells, decision) => {
    expect(decide(cells)).toBe(decision)
  })

  // 15/03/2018 and 05/03/2018.
  const late = { n: '43174', date: true, format: 'dd/mm/yyyy' } as const
  const early = { ...late, n: '43164' }

  test.each<[string, Cell[], string]>([
    ['as a swap leaves them', ['15/03/2018', early, '16/03/2018', early], 'ask_swapped_dates'],
    ['one date', ['15/03/2018', '16/03/2018', early], 'dmy'],
    ['one text', ['15/03/2018', early, early], 'dmy'],
    ['a date after the 12th', ['15/03/2018', early, '16/03/2018', early, late], 'dmy'],
    ['a text up to it', ['15/03/2018', early, '16/03/2018', early, '01/02/2018'], 'dmy'],
    [
      'a text of equal day and month',
      ['15/03/2018', early, '16/03/2018', early, '05/05/2018'],
      'dmy',
    ],
    [
      'months',
      ['15/03/2018', '16/03/2018', ...Array(2).fill({ ...early, format: 'mmm/yy' })],
      'dmy',
    ],
  ])('dates among texts, %s', (_, cells, decision) => {
    expect(decide(cells)).toBe(decision)
    expect(decide(cells, true, 'dmy')).toBe('dmy told_order_stated')
  })

  test.each<[Cell[], string]>([
    [['15/03/2018', '01/02/2018'], 'dmy'],
    [['01/02/2018'], 'ask_order'],
    [['05/05/2018'], 'dmy'],
  ])('of another sheet, %j: %s', (cells, decision) => {
    expect(decide(cells, false)).toBe(decision)
  })

  test('a statement decides', () => {
    expect(decide(['03/15/2018', '01/02/2018'], true, 'mdy')).toBe('mdy told_order_stated')
    expect(decide(['03/15/2018'], true, 'dmy')).toBe('dmy told_order_stated')
    expect(decide([short], true, 'mdy')).toBe('mdy')
  })
})
