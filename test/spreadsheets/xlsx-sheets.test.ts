import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { linesOf } from './support/read.js'
import { handMade, MAIN, relation, relationships, worksheet } from './support/workbook.js'

const folder = testFolder()

describe('the sheets of a workbook', () => {
  test('come in its order, with what is hidden told', async () => {
    const file = await handMade({
      sheets: [
        { name: 'LEIA-ME &amp; cia', rows: '' },
        { name: 'Base antiga', rows: '', state: 'hidden' },
        { name: 'Interna', rows: '', state: 'veryHidden' },
        { name: 'Ações', rows: '', state: 'visible' },
      ],
    })
    const { sheets } = await openSource(await folder.write('folhas.xlsx', file))
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['LEIA-ME & cia', false],
      ['Base antiga', true],
      ['Interna', true],
      ['Ações', false],
    ])
  })

  test('leave charts out', async () => {
    const file = await handMade({
      sheets: ['<row><c><v>1</v></c></row>', { name: 'Gráfico', xml: '<chartsheet/>' }],
      parts: {
        'xl/_rels/workbook.xml.rels': relationships([
          relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
          relation('rId2', 'chartsheet', 'worksheets/sheet2.xml'),
        ]),
      },
    })
    const { sheets } = await openSource(await folder.write('grafico.xlsx', file))
    expect(sheets.map(({ name }) => name)).toEqual(['Planilha1'])
  })

  test('are read as often as asked, side by side, and left half way', async () => {
    const rows = (from: number) =>
      Array.from({ length: 5000 }, (_, at) => `<row><c><v>${from + at}</v></c></row>`).join('')
    const file = await handMade({ sheets: [rows(0), rows(10_000)] })
    const source = await openSource(await folder.write('duas.xlsx', file))
    const [first, second] = source.sheets.map((sheet) => sheet.lines()[Symbol.asyncIterator]())
    for (let at = 0; at < 5000; at++) {
      expect((await first!.next()).value.cells).toEqual([{ n: String(at) }])
      expect((await second!.next()).value.cells).toEqual([{ n: String(10_000 + at) }])
    }
    for (let time = 0; time < 200; time++) {
      for await (const { line } of source.sheets[0]!.lines()) {
        expect(line).toBe(1)
        break
      }
    }
    await source.close()
  })

  test('are let go of when the workbook is closed, by who has left them half way too', async () => {
    const rows = Array.from({ length: 90_000 }, (_, at) => `<row><c><v>${at}</v></c></row>`)
    const source = await openSource(
      await folder.write('aberta.xlsx', await handMade({ sheets: [rows.join('')] })),
    )
    const lines = source.sheets[0]!.lines()[Symbol.asyncIterator]()
    expect((await lines.next()).value.line).toBe(1)
    await expect(source.close()).resolves.toBeUndefined()
  })
})

describe('merges', () => {
  const after =
    '<mergeCells count="3"><mergeCell ref="A2:A4"/><mergeCell ref="$C$1:B1"/><mergeCell ref="nada"/></mergeCells>'
  const expected = [
    { top: 2, bottom: 4, left: 0, right: 0 },
    { top: 1, bottom: 1, left: 1, right: 2 },
  ]

  test('stand after the rows, and are known before or after reading them', async () => {
    const xml = worksheet('<row r="2"><c r="A2"><v>1</v></c></row><row r="3"/>', after)
    const path = await folder.write('mescladas.xlsx', await handMade({ sheets: [{ xml }] }))
    const before = await openSource(path)
    expect(await before.sheets[0]!.merges()).toEqual(expected)
    const later = await openSource(path)
    for await (const _ of later.sheets[0]!.lines());
    await later.close()
    // Closed: they were kept from the reading of the lines.
    expect(await later.sheets[0]!.merges()).toEqual(expected)
  })
})

describe('hidden columns', () => {
  test('hidden, without width, a range beyond the last column; before and after the lines are read → known', async () => {
    const columns =
      '<cols><col min="2" max="3" width="9" hidden="1"/><col min="4" max="4" width="9"/><col min="5" max="5" width="0"/><col min="16384" max="99999999" hidden="true"/><col/></cols>'
    const xml = worksheet('<row r="1"><c r="A1"><v>1</v></c></row>').replace(
      '<sheetData>',
      `${columns}<sheetData>`,
    )
    const path = await folder.write('ocultas.xlsx', await handMade({ sheets: [{ xml }] }))
    const source = await openSource(path)
    const expected = [1, 2, 4, 16_383]
    expect(await source.sheets[0]!.hiddenColumns()).toEqual(expected)
    for await (const _ of source.sheets[0]!.lines());
    expect(await source.sheets[0]!.hiddenColumns()).toEqual(expected)
    await source.close()
  })
})

describe('sheets that are bigger than what they hold', () => {
  test('a validation of whole columns and its formulas with > in them', async () => {
    const after =
      '<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576" prompt="a > b" error=\'"x"\'>' +
      '<formula1>"a,b"</formula1></dataValidation></dataValidations><extLst><ext><sheetData/></ext></extLst>'
    const xml = worksheet('<row r="1"><c r="A1"><v>1</v></c></row>', after)
    const path = await folder.write('validacao.xlsx', await handMade({ sheets: [{ xml }] }))
    expect(await linesOf(path)).toEqual([{ line: 1, cells: [{ n: '1' }] }])
  })

  test('a million styled blank rows after the last value yield nothing', async () => {
    const rows = Array.from(
      { length: 1_000_000 },
      (_, at) => `<row r="${at + 2}" s="1"><c s="1"/></row>`,
    )
    const xml = worksheet(`<row r="1"><c r="A1"><v>1</v></c></row>${rows.join('')}`)
    const path = await folder.write('milhao.xlsx', await handMade({ sheets: [{ xml }] }))
    expect(await linesOf(path)).toEqual([{ line: 1, cells: [{ n: '1' }] }])
  })
})

describe('a workbook that another program wrote', () => {
  test('exceljs: titles, a table from column B, dates, formulas, rich text, hidden rows', async () => {
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('Carteira')
    sheet.getCell('B1').value = 'ESCRITÓRIO EXEMPLO'
    sheet.mergeCells('B1:E1')
    sheet.getRow(4).values = [null, 'Nº do Processo', 'Valor', 'Vencimento', 'Total'] as string[]
    sheet.getRow(5).values = [
      null,
      '1000420-47.2021.8.26.0100',
      1234.5,
      new Date('2018-03-15'),
    ] as never[]
    sheet.getCell('D5').numFmt = 'dd/mm/yyyy'
    sheet.getCell('C5').numFmt = '[$R$-416] #,##0.00'
    sheet.getCell('E5').value = { formula: 'C5*2', result: 2469 }
    sheet.getCell('E6').value = { formula: 'C6*2' }
    sheet.getCell('B6').value = {
      richText: [{ text: 'Cli' }, { text: 'ente', font: { bold: true } }],
    }
    sheet.getRow(6).hidden = true
    const path = folder.path('exceljs.xlsx')
    await workbook.xlsx.writeFile(path)
    expect(await linesOf(path)).toEqual([
      { line: 1, cells: [null, 'ESCRITÓRIO EXEMPLO'] },
      { line: 4, cells: [null, 'Nº do Processo', 'Valor', 'Vencimento', 'Total'] },
      {
        line: 5,
        cells: [
          null,
          '1000420-47.2021.8.26.0100',
          { n: '1234.5', format: '[$R$-416] #,##0.00' },
          { n: '43174', format: 'dd/mm/yyyy', date: true },
          { n: '2469', formula: true },
        ],
      },
      { line: 6, cells: [null, 'Cliente', null, null, { formula: true }], hidden: true },
    ])
  })

  test('a strict one: other names of relations and namespaces', async () => {
    const row = '<row><c t="s"><v>0</v></c></row>'
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const related = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${strict}/${type}" Target="${target}"/>`
    const file = await handMade({
      sheets: [
        { xml: worksheet(row).replace(MAIN, 'http://purl.oclc.org/ooxml/spreadsheetml/main') },
      ],
      strings: '<si><t>oi</t></si>',
      parts: {
        '_rels/.rels': relationships([related('a', 'officeDocument', 'xl/workbook.xml')]),
        'xl/_rels/workbook.xml.rels': relationships([
          related('rId1', 'worksheet', 'worksheets/sheet1.xml'),
          related('b', 'sharedStrings', 'SharedStrings.xml'),
        ]),
      },
    })
    const path = await folder.write('estrito.xlsx', file)
    expect(await linesOf(path)).toEqual([{ line: 1, cells: ['oi'] }])
  })
})
