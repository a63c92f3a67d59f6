import { describe, expect, test } from 'vitest'
import type { SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { testFolder } from './support/folder.js'
import { convert, SHOWN_AS_CSV } from './support/office.js'
import { saveWorkbook } from './support/write.js'

const folder = testFolder()

const SHEETS: SheetToWrite[] = [
  {
    name: 'Leia-me',
    widths: [20, 60],
    rows: [
      [{ bold: 'Título' }, '=não é fórmula'],
      ['', { n: '12.5' }],
    ],
  },
  {
    name: 'Resultado',
    columns: [
      { title: 'Processo', kind: 'text' },
      { title: 'Valor', kind: 'money' },
      { title: 'Fator', kind: 'factor' },
      { title: 'Juros', kind: 'percent' },
      { title: 'Data', kind: 'date' },
      { title: 'Quando', kind: 'moment' },
      { title: 'Linha', kind: 'integer' },
      { title: 'Original', kind: 'original' },
      { title: 'Link', kind: 'text' },
    ],
    rows: [
      [
        '10004204720218260100',
        { n: '1234567.891' },
        { n: '1.23456789012' },
        { n: '1' },
        { date: '2018-03-15' },
        { moment: '2024-06-01T15:30:05Z' },
        { n: '7' },
        { n: '0.5', format: '0.0%' },
        { link: 'https://exemplo.invalid/', text: 'ver' },
      ],
      [
        '=1+1',
        { n: '-0.5' },
        '@SOMA(A1)',
        { n: '12.345' },
        { date: '1900-03-01' },
        'SIGILOSO',
        '+55',
        { b: true },
        'a"b, c_x000D_ 😀\nd',
      ],
    ],
  },
]

describe('LibreOffice', () => {
  test('opens a workbook and shows every kind of cell as it should be', async () => {
    const path = await saveWorkbook(folder.path('livro.xlsx'), SHEETS)
    const shown = await convert(path, SHOWN_AS_CSV)
    expect([...shown.keys()].sort()).toEqual(['livro-Leia-me.csv', 'livro-Resultado.csv'])
    expect(shown.get('livro-Leia-me.csv')!.toString()).toBe('Título,=não é fórmula\n,12.5\n')
    expect(shown.get('livro-Resultado.csv')!.toString()).toBe(
      'Processo,Valor,Fator,Juros,Data,Quando,Linha,Original,Link\n' +
        '10004204720218260100,"1.234.567,89","1,2345678901","1,00%",15/03/2018,01/06/2024 12:30:05,7,50.0%,ver\n' +
        '=1+1,"-0,50",@SOMA(A1),"12,345%",01/03/1900,SIGILOSO,+55,TRUE,"a""b, c_x000D_ 😀\nd"\n',
    )
  })

  test('prints it', async () => {
    const path = await saveWorkbook(folder.path('imprime.xlsx'), SHEETS)
    const pdf = (await convert(path, 'pdf')).get('imprime.pdf')!
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('opens sheets that went on in others', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => [{ n: String(at) }])
    const sheet = { name: 'N', columns: [{ title: 'N', kind: 'integer' as const }], rows }
    const path = await saveWorkbook(folder.path('muitas.xlsx'), [sheet], { rowsPerSheet: 3 })
    const shown = await convert(path, SHOWN_AS_CSV)
    expect(shown.get('muitas-N (3).csv')!.toString()).toBe('N\n4\n')
  })
})
