import { describe, expect, test } from 'vitest'
import {
  drawnAs,
  drawsConstant,
  drawsItsDigits,
  masksText,
} from '../../src/spreadsheets/xlsx/drawn.js'

describe('what a number format draws', () => {
  test.each([
    ['[$-416]#,##0.00', '#,##0.00'],
    ['[$-416]#,##0.00_)_)', '#,##0.00'],
    ['[$-416]"R$ "#,##0.00', '[$R$-416] #,##0.00'],
    ['0.00"%"', '0.00\\%'],
    ['[$-416]dd/mm/yyyy hh:mm:ss', '[$-416]DD/MM/YYYY\\ HH:MM:SS'],
    ['#,##0.00;[Red]-#,##0.00', '#,##0.00;[RED]\\-#,##0.00;@'],
    ['R$ #,##0.00', '"R$ "#,##0.00'],
    ['00.0000.0.00', '00.0000\\.0\\.00'],
    ['dd.mm/yyyy', 'dd\\.mm\\/yyyy'],
    ['General', undefined],
  ])('%s and %s → alike', (one, other) => {
    expect(drawnAs(one)).toBe(drawnAs(other))
  })

  test.each([
    ['#,##0.00', '#,##0'],
    ['#,##0.00', '#,##0.00,'],
    ['0.00"%"', '0.00%'],
    ['#,##0.00', '"1"#,##0.00'],
    ['#,##0.00', '-#,##0.00'],
    ['dd/mm/yyyy', 'mm/dd/yyyy'],
    ['0', '"0"'],
  ])('%s and %s → not alike', (one, other) => {
    expect(drawnAs(one)).not.toBe(drawnAs(other))
  })

  test.each([
    ['"1.000.000,00"', '5', true],
    ['\\1\\.\\0', '5', true],
    ['#,##0.00;"9"', '5', false],
    ['#,##0.00;"9"', '-5', true],
    ['#,##0.00;-#,##0.00;"-"', '0', false],
    ['"um milhão"', '5', true],
    ['dd/mm/yyyy', '5', false],
    ['General', '5', false],
    ['"2021-"0000', '5', false],
  ])('%s of %s → a constant: %s', (format, digits, expected) => {
    expect(drawsConstant(format, digits)).toBe(expected)
  })

  test.each([
    ['[$-416]#,##0.00', true],
    ['[$-416]"R$ "#,##0.00', true],
    ['[$-416]0.00"%"', true],
    ['[$-416]dd/mm/yyyy', true],
    ['0"0"', false],
    ['0.00%', false],
    ['#,##0,', false],
    [';;;', false],
  ])('a figure of ours as %s → shows its digits: %s', (format, expected) => {
    expect(drawsItsDigits({ n: '5', format })).toBe(expected)
  })

  test.each([
    ['@', false],
    ['General', false],
    ['#,##0.00', false],
    ['0;0;0;@', false],
    [';;;"OK"', true],
    ['0;0;0;', true],
    ['"x"@', true],
  ])('a text as %s → masked: %s', (format, expected) => {
    expect(masksText(format)).toBe(expected)
  })
})
