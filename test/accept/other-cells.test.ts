import { describe, expect, test } from 'vitest'
import { readCaseNumber } from '../../src/accept/cells/case-number.js'
import { cellText, readChoice, readOther, readYesNo } from '../../src/accept/cells/cell-text.js'
import { isDitto } from '../../src/accept/cells/ditto.js'
import { readFee, readPercent } from '../../src/accept/cells/percent.js'
import { translateWhole } from '../../src/messages/index.js'
import { hasValidCheckDigits } from '../../src/values/case-number.js'
import { accepting } from './support/accepted.js'
import { bare, cnj } from './support/cases.js'

const { accepted } = accepting()

describe('a percentage is in points', () => {
  test.each([
    ['1', '1'],
    ['1,5', '1.5'],
    ['1,5%', '1.5'],
    ['1,5 %', '1.5'],
    ['1% a.m.', '1'],
    ['1 % am', '1'],
    ['1% ao mês', '1'],
    [{ n: '1' }, '1'],
    [{ n: '0.01', format: '0%' }, '1'],
    [{ n: '0.005', format: '0.00%' }, '0.5'],
    [{ n: '0.07', format: '0.0%' }, '7'],
    [{ n: '10', format: '0.00"%"' }, '10'],
    [{ n: '10', format: '0\\%' }, '10'],
    [{ n: '0' }, '0'],
    ['1000', '1000'],
  ])('%j is %s', (cell, value) => {
    expect(readPercent(cell, 'comma')).toEqual({ is: 'value', value })
  })

  test.each([
    ['1.5', 'cell_other_convention'],
    ['-1', 'cell_percent_out_of_range'],
    ['1000,01', 'cell_percent_out_of_range'],
    ['12% a.a.', 'cell_rate_by_year'],
    ['SELIC', 'cell_not_a_number'],
    ['-', 'cell_no_value'],
    [{ n: '43174', date: true } as const, 'cell_not_a_number'],
    [{ e: '#N/A' }, 'cell_error'],
    [{ formula: true } as const, 'cell_bare_formula'],
    [{ n: '1', format: '"US$" 0' }, 'cell_foreign_currency'],
  ])('%j is trouble: %s', (cell, code) => {
    expect(readPercent(cell, 'comma')).toEqual({ is: 'trouble', code })
  })

  test('a fixed fee is an amount, without the bounds of a percentage', () => {
    expect(readFee('R$ 1.500,00', 'comma', true)).toEqual({ is: 'value', value: '1500' })
    expect(readFee('R$ 1.500,00', 'comma', false).is).toBe('trouble')
    expect(readFee('-5', 'comma', true).is).toBe('trouble')
    // A JSON number keeps fifteen digits.
    expect(readFee('1234567890123,45', 'comma', true).is).toBe('value')
    expect(readFee('12345678901234,56', 'comma', true).is).toBe('trouble')
  })
})

test('half a character in a text → the mark of a lost one, as a text file has it', () => {
  const read = (cell: string) =>
    readOther({ name: 'texto_busca', type: 'text' }, cell, 'comma', false)
  expect(read('tutela de urg\ud83dência')).toEqual({
    is: 'value',
    value: 'tutela de urg\ufffdência',
  })
  expect(read('tutela 😀')).toEqual({ is: 'value', value: 'tutela 😀' })
})

describe('a case number', () => {
  const number = cnj(1_000_420)
  const early = cnj(462)
  const first = cnj(1, 2026)

  test('the numbers of these tests close, and their neighbours do not', () => {
    expect(number).toBe('1000420-47.2021.8.26.0100')
    expect(hasValidCheckDigits(bare(number))).toBe(true)
    expect(hasValidCheckDigits(bare(number).replace(/0$/, '1'))).toBe(false)
  })

  test.each([
    [number, number],
    [bare(number), number],
    [`'${number}`, number],
    [` \u00a0${number}\u00a0`, number],
    [`="${bare(number)}"`, number],
    [number.replace('-', '\u2013'), number],
    [number.replace('-', '.'), number],
    [number.replace('.8.26.', '.826.'), number],
    [early.replace(/^0+/, ''), early],
    [bare(early).replace(/^0+/, ''), early],
    [`${number}/50001`, `${number}/50001`],
    [{ n: bare(first).replace(/^0+/, '') }, first],
    [{ n: `${Number(bare(first)) / 1e13}E+13` }, first],
    ['583.00.2005.123456-7', '583.00.2005.123456-7'],
    ['2005.61.00.012345-6', '2005.61.00.012345-6'],
    ['5830020051234567', '5830020051234567'],
    ['PASTA 123', 'PASTA 123'],
    [{ n: '4711' }, '4711'],
    [{ n: '1234567890123' }, '1234567890123'],
    [`tjsp ${number}`, number],
    [`https://x.br/?n=${number}&a=1`, number],
    [`${number} (01)`, `${number}/01`],
    [`${number} - 50001`, `${number}/50001`],
    [`${number}/50001-0`, `${number}/50001`],
  ])('%j is %s', (cell, text) => {
    expect(readCaseNumber(cell)).toEqual({ text })
  })

  test.each([
    [`${number} apenso (01)`, number],
    [`${number} (01) e outros`, number],
    [`${number} (antigo 583.00.2005.123456-7)`, number],
    [`${number}/50001 + 2-0`, `${number}/50001`],
    [`${number}/50001-0 + 2`, `${number}/50001`],
  ])('%j names more than %s', (cell, text) => {
    expect(readCaseNumber(cell)).toEqual({ text, note: 'note_case_left_out' })
  })

  test.each([
    `xtjsp ${number}`,
    `tjspab ${number}`,
    `ver https://x.br/?n=${number}`,
    `https://x.br/?n=${number} e mais`,
    `${number} (01234-56)`,
    '11,00045E+19',
    '1,00045E+199',
    '1,00045E+19 x',
    '1234567890123',
    '123456789012345678901',
    '00400000-00012345/2019-11',
    '00400-000123456/2019-11',
    'x 08000.000123/2019-45',
    '08000.000123/2019-45 x',
    '123456789-48.2021.8.26.0100',
    '1000420-4800.2021.8.26.0100',
    '1000420-48.202100.8.26.0100',
    '1000420-48.2021.800.26.0100',
    '1000420-48.2021.8.2600.0100',
    '1000420-48.2021.8.26.010000',
  ])('%j is no number that is known → kept as it is', (text) => {
    expect(readCaseNumber(text)).toEqual({ text })
  })

  test.each([
    [number.replace('-47', '-48')],
    [bare(number).replace(/0$/, '1')],
    [number.replace('.2021.', '.201.')],
    [number.slice(0, -1)],
    [`${number}0`],
    ['10012345820218260'],
    ['12345678-48.2021.8.26.0100'],
    ['1000420-480.2021.8.26.0100'],
    ['1000420-48.20210.8.26.0100'],
    ['1000420-48.2021.80.26.0100'],
    ['1000420-48.2021.8.260.0100'],
  ])('%j does not close: kept as it is, and told', (text) => {
    expect(readCaseNumber(text)).toEqual({ text, note: 'note_case_check_digits' })
  })

  test.each([
    ['00400-00012345/2019-11'],
    ['08000.000123/2019-45'],
    ['6017.2019/0001234-5'],
  ])('%j is of the administration', (text) => {
    expect(readCaseNumber(text)).toEqual({ text, note: 'note_case_administrative' })
  })

  test.each([
    [{ n: '1.000448152021826e+19' }],
    [{ n: '10004273920218260100' }],
    // 2^53 + 2: it would be exact, and nobody knows.
    [{ n: '9007199254740994' }],
    [{ n: '12345678901234' }],
    [{ n: '123456789012345' }],
    [{ n: '1234.5' }],
    ['1,00045E+19'],
    ['1.00044815202183E+19'],
  ])('%j lost its digits', (cell) => {
    expect(readCaseNumber(cell)).toMatchObject({ trouble: 'cell_case_digits_lost' })
  })

  test.each([
    [14, cnj(1)],
    [15, cnj(12)],
    [16, cnj(123)],
    [17, cnj(1_234)],
    [18, cnj(12_345)],
    [19, cnj(123_456)],
    [20, cnj(1_234_567)],
  ])('a text of %i digits that closes is its number, and one digit off is none', (count, text) => {
    const digits = bare(text).replace(/^0+/, '')
    expect(digits).toHaveLength(count)
    expect(readCaseNumber(digits)).toEqual({ text })
    const off = digits.replace(/.$/, '1')
    // Shorter ones may be of another numbering.
    const said = count >= 17 ? { note: 'note_case_check_digits' } : {}
    expect(readCaseNumber(off)).toEqual({ text: off, ...said })
  })

  test('one above 2^53 is not repaired even where it would close', () => {
    const digits = bare(cnj(7_000_000, 2020))
    expect(hasValidCheckDigits(digits)).toBe(true)
    expect(readCaseNumber({ n: digits })).toMatchObject({ trouble: 'cell_case_digits_lost' })
  })

  test.each([
    [null],
    [''],
    ['-'],
    ['#N/D'],
    ['s/n'],
    ['SIGILOSO'],
    [{ b: true }],
    [{ e: '#N/A' }],
  ])('%j is none', (cell) => {
    expect(readCaseNumber(cell)).toBeUndefined()
  })
})

describe('yes or no, a choice, a text', () => {
  test.each([
    ['S', true],
    ['sim ', true],
    ['x', true],
    [{ b: true }, true],
    [{ n: '1' }, true],
    ['Não', false],
    ['n', false],
    ['-', false],
    [{ b: false }, false],
  ])('%j is %s', (cell, value) => {
    expect(readYesNo(cell)).toEqual({ is: 'value', value })
  })

  test('what is neither is not', () => {
    expect(readYesNo('talvez')).toEqual({ is: 'trouble', code: 'cell_not_yes_no' })
    expect(readYesNo({ formula: true })).toEqual({ is: 'trouble', code: 'cell_bare_formula' })
  })

  test('a choice is written as the service has it', () => {
    const choices = ['vencimento', 'citacao']
    expect(readChoice(' Vencimento', choices)).toEqual({ is: 'value', value: 'vencimento' })
    expect(readChoice('outra', choices)).toEqual({ is: 'trouble', code: 'cell_not_a_choice' })
  })

  test('a value that is none of the choices → its sentence lists them', async () => {
    const csv = 'Vencimento;Valor;Juros desde\n15/03/2018;10,00;outra\n'
    const { rows } = await accepted(csv, { map: { juros_from: 'C' } })
    const said = rows.flatMap(({ problems }) => problems.map((one) => translateWhole('pt', one)))
    expect(said.join()).toContain('vencimento, citacao')
  })

  test.each([
    ['  texto ', '  texto '],
    [{ n: '12' }, '12'],
    [{ n: '43174', date: true } as const, '15/03/2018'],
    [{ b: true }, 'VERDADEIRO'],
    [{ e: '#N/D' }, '#N/D'],
    [null, ''],
  ])('%j is shown as %j', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })
})

test.each([
  'idem',
  ' (Idem) ',
  'a mesma',
  'mesmo',
  '(vide acima)',
  '"',
  "''",
  '//',
  'idem.',
  'Idem acima',
  'Idem ao anterior',
])('%s → the same as above', (text) => {
  expect(isDitto(text)).toBe(true)
})

test.each(['Mesmo & Cia', 'ID 12', 'Acima Ltda', 'Idemar'])('%s → a name', (text) => {
  expect(isDitto(text)).toBe(false)
})
