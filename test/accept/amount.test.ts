import { describe, expect, test } from 'vitest'
import { markProved, readAmount, readNumberText } from '../../src/accept/cells/amount.js'

describe('a text as a number, under each convention', () => {
  test.each<[text: string, comma: string | undefined, dot: string | undefined]>([
    ['1.234,56', '1234.56', undefined],
    ['1,234.56', undefined, '1234.56'],
    ['1234,56', '1234.56', undefined],
    ['1234.56', undefined, '1234.56'],
    ['1.234', '1234', '1.234'],
    ['1,234', '1.234', '1234'],
    ['1.234.567', '1234567', undefined],
    ['1.234.567,8', '1234567.8', undefined],
    ['0.500', undefined, '0.5'],
    ['0,500', '0.5', undefined],
    ['1234', '1234', '1234'],
    ['007', '7', '7'],
    ['R$ 1.234,56', '1234.56', undefined],
    ['R$\u00a010.000,00 ', '10000', undefined],
    ['R $ 5,00', '5', undefined],
    ['BRL 5,00', '5', undefined],
    ['5,00 reais', '5', undefined],
    ["'1.234,56", '1234.56', undefined],
    ['="1.234,56"', '1234.56', undefined],
    ['1 234 567,89', '1234567.89', undefined],
    ['(500,00)', '-500', undefined],
    ['(R$ 500,00)', '-500', undefined],
    ['R$ (500,00)', '-500', undefined],
    ['-500,00', '-500', undefined],
    ['- R$ 500,00', '-500', undefined],
    ['R$ -500,00', '-500', undefined],
    ['500,00-', '-500', undefined],
    ['\u2212500,00', '-500', undefined],
    ['\u2013 500,00', '-500', undefined],
    ['+500,00', '500', undefined],
    ['1.1234567890123456e+05', '112345.67890123456', '112345.67890123456'],
  ])('%j is %s with a comma and %s with a dot', (text, comma, dot) => {
    expect(readNumberText(text)).toEqual({ is: 'number', comma, dot })
    for (const glued of [`_${text}`, `${text}_`])
      expect(readNumberText(glued)).toEqual({ is: 'trouble', code: 'cell_not_a_number' })
  })

  test.each([
    ['', 'cell_no_value'],
    ['-', 'cell_no_value'],
    ['—', 'cell_no_value'],
    ['#N/D', 'cell_no_value'],
    ['n/a', 'cell_no_value'],
    ['SIGILOSO', 'cell_no_value'],
    ['segredo de justiça', 'cell_no_value'],
    ['US$ 100,00', 'cell_foreign_currency'],
    ['$ 100,00', 'cell_foreign_currency'],
    ['AR$ 100,00', 'cell_foreign_currency'],
    ['100,00 USD', 'cell_foreign_currency'],
    ['€ 100,00', 'cell_foreign_currency'],
    ['100 dólares', 'cell_foreign_currency'],
    ['Cr$ 100,00', 'cell_old_currency'],
    ['NCz$ 100,00', 'cell_old_currency'],
    ['1.234,56 D', 'cell_debit_letter'],
    ['1.234,56C', 'cell_debit_letter'],
    ['1.234,56 (d)', 'cell_debit_letter'],
    ['1.234,56 CR', 'cell_debit_letter'],
    ['C 1.234,56', 'cell_debit_letter'],
    ['R$ 10 mil', 'cell_in_thousands'],
    ['1,5 milhão', 'cell_in_thousands'],
    ['10k', 'cell_in_thousands'],
    ['1.234.56', 'cell_not_a_number'],
    ['12.34,56', 'cell_not_a_number'],
    ['100 200', 'cell_not_a_number'],
    ['01 234,56', 'cell_not_a_number'],
    ['1234 567,89', 'cell_not_a_number'],
    ['1 234,56 7', 'cell_not_a_number'],
    ['1234.567,8', 'cell_not_a_number'],
    ['1234,567.8', 'cell_not_a_number'],
    ['11e+05', 'cell_not_a_number'],
    ['1e+055', 'cell_not_a_number'],
    ['1.12345678901234567e+05', 'cell_not_a_number'],
    ['R$ 1.234,56 (mil duzentos e trinta e quatro reais)', 'cell_not_a_number'],
    ['(-500,00)', 'cell_not_a_number'],
    ['--500,00', 'cell_not_a_number'],
    ['1,5%', 'cell_not_a_number'],
    ['a apurar', 'cell_not_a_number'],
    ['15/03/2018', 'cell_not_a_number'],
  ])('%j is no amount: %s', (text, code) => {
    expect(readNumberText(text)).toEqual({ is: 'trouble', code })
  })
})

test.each([
  ['1.234,56', 'comma'],
  ['1234.5', 'dot'],
  ['1.234', 'both'],
  ['1234', 'either'],
  ['nada', undefined],
])('%j proves %s', (text, proved) => {
  expect(markProved(readNumberText(text))).toBe(proved)
})

describe('a cell of an amount column', () => {
  test.each([
    [{ n: '1234.56' }, '1234.56'],
    [{ n: '37255.03999999999' }, '37255.04'],
    [{ n: '1.5E3' }, '1500'],
    [{ n: '1234.5', format: '"R$"\\ #,##0.00' }, '1234.5'],
    [{ n: '1234.5', format: '[$R$-416]\\ #,##0.00' }, '1234.5'],
    [{ n: '1234.5', format: '_-* #,##0.00_-;\\-* #,##0.00_-;_-* "-"??_-;_-@_-' }, '1234.5'],
    [{ n: '1500000', format: '#,##0,"mil"' }, '1500000'],
    [{ n: '5', format: '#,##0.00" reais";-#,##0.00" reais";"zero"' }, '5'],
    [{ n: '5', format: '_-"R$"\\ * #,##0.00_-' }, '5'],
    [{ n: '10', formula: true } as const, '10'],
    ['1.234', '1234'],
    ['123456789012,34', '123456789012.34'],
    ['1234567890123,45', '1234567890123.45'],
  ])('%j is %s under comma', (cell, value) => {
    expect(readAmount(cell, 'comma')).toEqual({ is: 'value', value })
  })

  test.each([
    [{ n: '0' }, 'cell_zero'],
    ['0,00', 'cell_zero'],
    [{ n: '5.5511151231257827E-17' }, 'cell_zero'],
    [{ n: '-9.09E-13' }, 'cell_zero'],
    [{ n: '43174', date: true } as const, 'cell_date_for_amount'],
    [{ e: '#N/A' }, 'cell_error'],
    [{ formula: true } as const, 'cell_bare_formula'],
    [{ b: true }, 'cell_not_a_number'],
    [{ n: '0.5', format: '0%' }, 'cell_not_a_number'],
    [{ n: '5', format: '"US$" #,##0.00' }, 'cell_foreign_currency'],
    [{ n: '5', format: '[$€-407] #,##0.00' }, 'cell_foreign_currency'],
    [{ n: '5', format: '[$kr-41D] #,##0.00' }, 'cell_foreign_currency'],
    [{ n: '5', format: '$#,##0.00' }, 'cell_foreign_currency'],
    [{ n: '5', format: '#,##0.00" C";#,##0.00" D"' }, 'cell_debit_letter'],
    [{ n: '5', format: '#,##0.00" mil"' }, 'cell_in_thousands'],
    [{ n: '5', format: '#,##0.00" UFIR"' }, 'cell_other_unit'],
    [{ n: '5', format: '#,##0.00\\ "SM"' }, 'cell_other_unit'],
    [{ n: '5', format: '"Gs." #,##0' }, 'cell_other_unit'],
    [{ n: '5', format: '0" meses"' }, 'cell_other_unit'],
    [{ n: '5', format: '"₲" #,##0' }, 'cell_foreign_currency'],
    ['₲ 5,00', 'cell_foreign_currency'],
    ['1234.56', 'cell_other_convention'],
    ['12345678901234,56', 'cell_too_many_digits'],
    ['12345678901234567,00', 'cell_too_many_digits'],
  ])('%j is trouble under comma: %s', (cell, code) => {
    expect(readAmount(cell, 'comma')).toEqual({ is: 'trouble', code })
  })

  test.each([
    [{ n: '0' }],
    ['0,00'],
    ['0'],
    ['-0,00'],
    [{ n: '-5.55E-17' }],
  ])('%j is right where zero is', (cell) => {
    expect(readAmount(cell, 'comma', true)).toEqual({ is: 'value', value: '0' })
  })

  test('without a mark, each text is read the only way it can be', () => {
    expect(readAmount('1.234,56', undefined)).toEqual({ is: 'value', value: '1234.56' })
    expect(readAmount('1234.56', undefined)).toEqual({ is: 'value', value: '1234.56' })
  })

  test.each([[null], ['  ']])('%j is blank', (cell) => {
    expect(readAmount(cell, 'comma')).toEqual({ is: 'blank' })
  })
})
