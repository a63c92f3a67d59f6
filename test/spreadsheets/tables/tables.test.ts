import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import exceljs from 'exceljs'
import { describe, expect, test } from 'vitest'
import { csvText } from '../../../src/spreadsheets/tables/csv.js'
import { AS_WRITTEN, BRAZILIAN, brazilian } from '../../../src/spreadsheets/tables/display-text.js'
import type { Table } from '../../../src/spreadsheets/tables/table.js'
import { terminalLines } from '../../../src/spreadsheets/tables/terminal.js'
import { workbookOf } from '../../../src/spreadsheets/tables/workbook.js'
import { testFolder } from '../support/folder.js'

const folder = testFolder()

const TABLE: Table = {
  name: 'Série',
  columns: [
    { title: 'Mês', kind: 'month' },
    { title: 'Acumulado', kind: 'number' },
    { title: 'ID', kind: 'integer' },
    { title: 'Nome', kind: 'text' },
    { title: 'Dia', kind: 'day' },
    { title: 'Alterado em', kind: 'minute' },
  ],
  rows: [
    [
      { month: '2024-08' },
      { number: '12345.678901234567890' },
      { number: '700089' },
      'Ação; "x"',
      { day: '2024-08-31' },
      { minute: '2018-12-30T23:59' },
    ],
    [{ month: '2024-09' }, { number: '-0.5' }, { number: '1' }, '=1+1', null, null],
  ],
}

describe('a number in Brazil', () => {
  test.each([
    ['1234.5', '1.234,5'],
    ['-1234567', '-1.234.567'],
    ['123', '123'],
    ['0.00000000000000000001', '0,00000000000000000001'],
    ['1.5e-7', '1,5e-7'],
    ['1e300', '1e300'],
    ['nan', 'nan'],
  ])('%s is %s', (text, expected) => {
    expect(brazilian(text)).toBe(expected)
  })
})

describe('on a terminal', () => {
  test('numbers stand by their decimal mark, ids are not grouped, texts to the left', () => {
    expect(terminalLines(TABLE, BRAZILIAN)).toEqual([
      'Mês                   Acumulado      ID  Nome       Dia         Alterado em',
      '08/2024  12.345,678901234567890  700089  Ação; "x"  31/08/2024  30/12/2018 23:59',
      '09/2024      -0,5                     1  =1+1',
    ])
  })

  test('in English a comma is no decimal mark', () => {
    const columns = [{ title: 'N', kind: 'number' as const }]
    const rows = [[{ number: '1234.5' }], [{ number: '1' }]]
    expect(terminalLines({ columns, rows }, AS_WRITTEN)).toEqual(['     N', '1234.5', '   1'])
  })

  test('thousands are no decimals', () => {
    const columns = [{ title: 'N', kind: 'number' as const }]
    const rows = [[{ number: '1412' }], [{ number: '1.5' }]]
    expect(terminalLines({ columns, rows }, BRAZILIAN)).toEqual(['      N', '1.412', '    1,5'])
  })

  test('a name that would steer the terminal does not', () => {
    const columns = [{ title: 'Nome', kind: 'text' as const }]
    const [, line] = terminalLines({ columns, rows: [['a\u001b[2Jb\nc\u202e']] }, BRAZILIAN)
    expect(line).toBe('a [2Jb c')
  })
})

describe('as csv', () => {
  test('UTF-8 with its mark, semicolons, decimal commas, every digit', () => {
    expect([...csvText(TABLE)].join('')).toBe(
      '\ufeffMês;Acumulado;ID;Nome;Dia;Alterado em\r\n' +
        '08/2024;12345,678901234567890;700089;"Ação; ""x""";31/08/2024;30/12/2018 23:59\r\n' +
        "09/2024;-0,5;1;'=1+1;;\r\n",
    )
  })

  test.each(['=1', '+1', '-1', '@a', '\t=1'])('the text %j is no formula', (text) => {
    const columns = [{ title: 'N', kind: 'text' as const }]
    const csv = [...csvText({ columns, rows: [[text]] })].join('')
    expect(csv.split('\r\n')[1]).toBe(`'${text}`)
  })
})

describe('as a workbook', () => {
  test('dates and numbers are real, the header is frozen and filtered, texts are texts', async () => {
    const sheet = (await written(false)).getWorksheet('Série')!
    const [first, second] = [2, 3].map((line) => (sheet.getRow(line).values as unknown[]).slice(1))
    expect(first).toEqual([
      new Date('2024-08-01'),
      12345.678901234567,
      700089,
      'Ação; "x"',
      new Date('2024-08-31'),
      new Date('2018-12-30T23:59:00.000Z'),
    ])
    expect(second).toEqual([new Date('2024-09-01'), -0.5, 1, '=1+1'])
    expect(['A2', 'E2', 'F2'].map((cell) => sheet.getCell(cell).numFmt)).toEqual([
      '[$-416]mm/yyyy',
      '[$-416]dd/mm/yyyy',
      '[$-416]dd/mm/yyyy hh:mm',
    ])
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet.autoFilter).toBe('A1:F3')
  })

  test('the first sheet says what it is', async () => {
    const page = (await written(false)).worksheets[0]!
    expect(page.name).toBe('Leia-me')
    expect(textsOf(page)).toEqual(['Série: IPCA', '', 'Fonte serviço'])
  })

  test('and that it is a rehearsal', async () => {
    const page = (await written(true)).worksheets[0]!
    expect(textsOf(page).join(' ')).toMatch(/ENSAIO.*sandbox.*Não use em juízo/)
  })

  async function written(rehearsal: boolean): Promise<exceljs.Workbook> {
    const path = folder.path(`t-${rehearsal}.xlsx`)
    const readMe = { title: 'Série: IPCA', rehearsal, lines: [['Fonte', 'serviço']] as never }
    await pipeline(workbookOf(readMe, [TABLE], Date.UTC(2026, 0, 1)), createWriteStream(path))
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.readFile(path)
    return workbook
  }
})

function textsOf(page: exceljs.Worksheet): string[] {
  const texts: string[] = []
  page.eachRow({ includeEmpty: true }, (row) => {
    texts.push((row.values as unknown[]).slice(1).join(' '))
  })
  return texts
}
