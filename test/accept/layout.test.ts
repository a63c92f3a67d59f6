import { describe, expect, test } from 'vitest'
import { choicesOf } from '../../src/batches/answers/choices.js'
import { translateWhole } from '../../src/messages/index.js'
import { accepting } from './support/accepted.js'
import { cnj } from './support/cases.js'
import { day, workbook } from './support/workbook.js'

const { accepted, refused } = accepting()
const A = cnj(1_000_420)
const B = cnj(1_000_427)
const HEADER = ['Nº do Processo', 'Cliente', 'Valor Histórico (R$)', 'Data de Vencimento']
const first = { numero_processo: A, cliente: 'Ana', valor: '10.5', data_base: '2018-03-15' }
const second = { numero_processo: B, cliente: 'Bia', valor: '20', data_base: '2019-02-01' }
const ROWS = [
  [A, 'Ana', 10.5, day('2018-03-15')],
  [B, 'Bia', 20, day('2019-02-01')],
]
const CSV_ROWS = [`${A};Ana;10,50;15/03/2018`, `${B};Bia;20,00;01/02/2019`]

describe('where the table is', () => {
  test('titles and a grand total above the header, blank rows between items, a footer', async () => {
    const book = await workbook({
      Carteira: [
        ['ESCRITÓRIO EXEMPLO ADVOGADOS'],
        ['Planilha de débitos - atualizar até 31/12/2024'],
        [],
        ['Total Geral', null, 30.5],
        [],
        HEADER,
        ROWS[0]!,
        [],
        [],
        ROWS[1]!,
        [],
        ['* valores sujeitos a conferência'],
        ['Emitido pelo sistema Exemplo'],
        ['Elaborado por:', 'Fulana de Tal'],
        ['Página 1 de 3'],
      ],
    })
    expect((await accepted(book)).lines).toEqual({
      1: 'title',
      2: 'title',
      4: 'title',
      6: 'header',
      7: first,
      10: second,
      12: 'note',
      13: 'note',
      14: 'note',
      15: 'note',
    })
  })

  test('a table that begins in column B, with empty heading columns', async () => {
    const pad = (row: readonly unknown[]) => [null, row[0], null, ...row.slice(1)] as string[]
    const book = await workbook({ Plan1: [pad(HEADER), ...ROWS.map(pad)] })
    const result = await accepted(book)
    expect(result.mapping).toMatchObject({ numero_processo: 'B', valor: 'E', data_base: 'F' })
    expect(result.headings).toEqual(['', HEADER[0], '', ...HEADER.slice(1)])
    expect(result.lines).toEqual({ 1: 'header', 2: first, 3: second })
  })

  test('a used range far past the last value', async () => {
    const book = await workbook({
      Plan1: {
        rows: [HEADER, ...ROWS],
        make: (sheet) => {
          for (let line = 4; line <= 900; line += 1) {
            sheet.getCell(line, 3).numFmt = '#,##0.00'
            sheet.getCell(line, 40).border = { top: { style: 'thin' } }
          }
        },
      },
    })
    expect((await accepted(book)).lines).toEqual({ 1: 'header', 2: first, 3: second })
  })

  test('formulas and numbering copied down past the last item', async () => {
    const rest = [3, 4, 5].map((n) => [null, null, null, null, n, { formula: `C${n}*2` }])
    const header = [...HEADER, 'Item', 'Controle']
    const rows = [...ROWS.map((row, i) => [...row, i, 5]), ...rest]
    const book = await workbook({ Plan1: [header, ...rows] })
    expect((await accepted(book)).lines).toEqual({
      1: 'header',
      2: first,
      3: second,
      4: 'note',
      5: 'note',
      6: 'note',
    })
  })

  test('the header printed again on each page', async () => {
    const csv = [HEADER.join(';'), CSV_ROWS[0], '', HEADER.join(';').toUpperCase(), CSV_ROWS[1]]
    expect((await accepted(csv.join('\n'))).lines).toEqual({
      1: 'header',
      2: first,
      4: 'header',
      5: second,
    })
  })

  test('line breaks, asterisks and colons in the headings', async () => {
    const csv = `"Nº do\nProcesso *";Cliente:;"Valor\nHistórico\n(R$)";"Data de\nVencimento:"\n${CSV_ROWS.join('\n')}`
    expect((await accepted(csv)).lines).toEqual({ 1: 'header', 6: first, 7: second })
  })

  test('merged titles of groups above the headings', async () => {
    const book = await workbook({
      Plan1: {
        rows: [['Identificação', null, 'Dados da dívida'], HEADER, ...ROWS],
        make: (sheet) => {
          sheet.mergeCells('A1:B1')
          sheet.mergeCells('C1:D1')
        },
      },
    })
    expect((await accepted(book)).lines).toEqual({
      1: 'title',
      2: 'header',
      3: first,
      4: second,
    })
  })

  test('a header in two lines, of which neither is enough', async () => {
    const book = await workbook({
      Plan1: {
        rows: [
          ['Processo', 'Cliente', 'Valores', null, 'Vencimento'],
          [null, null, 'Principal', 'Multa'],
          [A, 'Ana', 10.5, 2, day('2018-03-15')],
          ['Processo', 'Cliente', 'Valores', null, 'Vencimento'],
          [null, null, 'Principal', 'Multa'],
          [B, 'Bia', 20, 2, day('2019-02-01')],
        ],
        make: (sheet) => {
          for (const range of ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2']) sheet.mergeCells(range)
        },
      },
    })
    const result = await accepted(book)
    expect(result.headings).toEqual(['Processo', 'Cliente', 'Principal', 'Multa', 'Vencimento'])
    expect(result.lines).toEqual({
      1: 'header',
      2: 'header',
      3: { ...first, multa_percentual: '2' },
      4: 'header',
      5: 'header',
      6: { ...second, multa_percentual: '2' },
    })
  })

  test('years among the headings, and a very wide sheet', async () => {
    const years = Array.from({ length: 400 }, (_, i) => 1700 + i)
    const cells = years.map(() => 1)
    const book = await workbook({
      Plan1: [[...HEADER, ...years], ...ROWS.map((row) => [...row, ...cells])],
    })
    const result = await accepted(book)
    expect(result.headings.length).toBe(404)
    expect(result.lines).toEqual({ 1: 'header', 2: first, 3: second })
  })

  test('lines wider than the header widen the table', async () => {
    const csv = [HEADER.join(';'), ...CSV_ROWS, `${A};Ana;10,50;15/03/2018;a;b;c`].join('\n')
    expect((await accepted(csv)).headings).toEqual([...HEADER, '', '', ''])
  })

  test('rows of data with words of headings in them', async () => {
    const csv = [
      'Pasta;Título;Quantia;Dt',
      'Valor principal;Juros de mora;10,00;15/03/2018',
      'Cliente Vencimento;Multa;20,00;16/03/2018',
    ].join('\n')
    const result = await accepted(csv)
    expect(result.mapping).toEqual({ data_base: 'D', valor: 'C', descricao: 'B' })
    expect(result.rows.map(({ ignored }) => ignored)).toEqual(['header', undefined, undefined])
  })
})

describe('which sheet', () => {
  test('a LEIA-ME sheet and a hidden one are told and left', async () => {
    const book = await workbook({
      'LEIA-ME': [
        ['Como preencher'],
        ['Coluna', 'O que é'],
        ['Valor', 'Valor nominal de cada parcela'],
        ['Data', 'Data de vencimento'],
      ],
      Dados: [HEADER, ...ROWS],
      Antiga: { rows: [HEADER, ...ROWS], make: () => {}, hidden: true },
    })
    const result = await accepted(book)
    expect(result.sheet).toBe('Dados')
    expect(result.told).toEqual([
      { code: 'told_sheet_left', facts: { sheet: 'LEIA-ME' } },
      { code: 'told_sheet_hidden', facts: { sheet: 'Antiga' } },
    ])
  })

  test('a sheet with dated amounts, its date under an unknown heading → asked which; --sheet answers', async () => {
    const items = [
      ['Cliente', 'Data inadimpl.', 'Valor original'],
      ['Ana', '15/03/2018', 10],
    ]
    const totals = [
      ['Data', 'Valor'],
      ['31/12/2023', 99],
    ]
    const book = await workbook({ Resumo: totals, Carteira: items })
    expect(await refused(book)).toMatchObject({
      status: 4,
      sentences: [
        {
          code: 'ask_other_sheet',
          facts: { sheet: 'Resumo', other: 'Carteira', line: 2, value: 'Ana; 15/03/2018; 10' },
        },
      ],
    })
    expect((await accepted(book, { sheet: 'Resumo' })).sheet).toBe('Resumo')
    const said = { sheet: 'Carteira', map: { data_base: 'Data inadimpl.' } }
    expect((await accepted(book, said)).lines[2]).toMatchObject({ valor: '10' })
  })

  test('a sheet of case numbers, dates and amounts under unknown headings → asked which', async () => {
    const items = [
      ['Autos', 'Data inadimpl.', 'Quantia'],
      ['1000560-81.2021.8.26.0100', '15/03/2018', '1.234,56'],
    ]
    const book = await workbook({ Dados: [HEADER, ROWS[0]!], Carteira: items })
    expect(await refused(book)).toMatchObject({
      sentences: [{ code: 'ask_other_sheet', facts: { sheet: 'Dados', other: 'Carteira' } }],
    })
  })

  test('sheets of indices, of payments and of clients beside the table → not asked', async () => {
    const book = await workbook({
      Dados: [HEADER, ROWS[0]!],
      Índices: [
        ['Mês', 'IPCA'],
        ['01/2020', 0.21],
      ],
      Clientes: [
        ['Nome', 'CPF', 'Nascimento'],
        ['Ana', '111.222.333-44', '15/03/1980'],
      ],
      Pagamentos: [
        ['Data do pagamento', 'Valor pago'],
        ['15/03/2019', 10],
      ],
    })
    expect((await accepted(book)).sheet).toBe('Dados')
  })

  test('two sheets that both have the table ask, and --sheet answers', async () => {
    const book = await workbook({ '2023': [HEADER, ROWS[0]!], '2024': [HEADER, ROWS[1]!] })
    expect(await refused(book)).toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_sheet', facts: { sheets: ['2023', '2024'] } }],
    })
    expect((await accepted(book, { sheet: ' 2024 ' })).lines).toEqual({ 1: 'header', 2: second })
  })

  test('a sheet without rows, or with a doubtful amount, does not raise the question', async () => {
    const book = await workbook({
      Modelo: [HEADER],
      Resumo: [
        ['Data', 'Total'],
        [day('2024-01-01'), 5],
      ],
      Dados: [HEADER, ...ROWS],
    })
    expect((await accepted(book)).sheet).toBe('Dados')
  })

  test('a sheet named that does not exist is wrong usage', async () => {
    const book = await workbook({ Dados: [HEADER, ...ROWS] })
    expect(await refused(book, { sheet: 'Outra' })).toMatchObject({
      status: 2,
      codes: ['no_such_sheet'],
    })
  })

  test('the workbook of a result in place of the sheet → told what to mend instead', async () => {
    const book = await workbook({ 'Leia-me': [], Resultado: [HEADER, ...ROWS], Resumo: [] })
    const { sentences } = await refused(book, { sheet: 'Débitos' })
    expect(sentences.map((one) => translateWhole('pt', one)).join()).toContain(
      'a cópia de lote result --marked',
    )
  })

  test('a hidden sheet is processed when it is asked for by name', async () => {
    const book = await workbook({
      Dados: [HEADER, ROWS[0]!],
      Oculta: { rows: [HEADER, ROWS[1]!], make: () => {}, hidden: true },
    })
    expect((await accepted(book, { sheet: 'Oculta' })).lines).toEqual({ 1: 'header', 2: second })
  })
})

describe('a table on a hidden sheet alone', () => {
  test.each([
    ['alone', {}],
    ['beside an empty one', { Vazia: [] }],
    ['beside a page of prose', { Resumo: [['Resumo do escritório']] }],
    [
      'beside sums without a day',
      {
        Resumo: [
          ['Cliente', 'Valor total'],
          ['Ana', 30],
        ],
      },
    ],
  ])('%s is asked about by its name', async (_, visible) => {
    const hidden = { rows: [HEADER, ...ROWS], make: () => {}, hidden: true }
    const book = await workbook({ ...visible, Dados: hidden })
    expect(await refused(book)).toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_hidden_sheets', facts: { sheets: ['Dados'] } }],
    })
    expect((await accepted(book, { sheet: 'Dados' })).lines).toMatchObject({ 2: first })
  })

  test('beside a visible one that lacks a column → either can be the answer', async () => {
    const visible = [
      ['Cliente', 'Valor total'],
      ['Ana', 30],
    ]
    const hidden = { rows: [HEADER, ...ROWS], make: () => {}, hidden: true }
    const { sentences } = await refused(await workbook({ Resumo: visible, Dados: hidden }))
    const sheets = choicesOf(sentences[0]!).map(({ answers }) => answers.sheet)
    expect(sheets).toEqual(['Dados', 'Resumo'])
  })
})

describe('what is hidden on the sheet', () => {
  test('rows are read and marked; columns are read', async () => {
    const book = await workbook({
      Plan1: {
        rows: [HEADER, ...ROWS],
        make: (sheet) => {
          sheet.getRow(3).hidden = true
          sheet.getColumn(2).hidden = true
        },
      },
    })
    const { rows, lines } = await accepted(book)
    expect(rows.map(({ hidden }) => hidden)).toEqual([false, false, true])
    expect(lines).toEqual({ 1: 'header', 2: first, 3: second })
  })
})

describe('no table', () => {
  test('headings that nobody knows ask for the columns', async () => {
    expect(await refused('foo;bar\n1;2\n')).toMatchObject({ status: 4, codes: ['ask_header'] })
    const letter = 'Prezados senhores,\nsegue a carteira.\n'
    expect(await refused(letter)).toMatchObject({ status: 2, codes: ['no_table'] })
  })

  test('columns of a printed report, parted by spaces → no table', async () => {
    const report = [
      'DÉBITOS EM ABERTO              PAG. 1',
      'CLIENTE       VENCTO          VALOR',
      '------------- ---------- ----------',
      'ANA LIMA      10/01/2020   1.234,56',
      'TOTAL                      1.234,56',
    ]
    expect(await refused(report.join('\n'))).toMatchObject({ status: 2, codes: ['no_table'] })
  })

  test('and are taken as mapped, by heading or by letter', async () => {
    const csv = 'relatório\nfoo;bar\n10,00;15/03/2018\n'
    const item = { valor: '10', data_base: '2018-03-15' }
    const lines = { 1: 'title', 2: 'header', 3: item }
    const byName = await accepted(csv, { map: { valor: 'Foo', data_base: 'BAR' } })
    expect(byName.lines).toEqual(lines)
    const byLetter = await accepted(csv, { map: { valor: 'A', data_base: 'b' } })
    expect(byLetter.lines).toEqual(lines)
  })

  test('a table without a header is read by letters', async () => {
    const csv = '10,00;15/03/2018\n20,00;16/03/2018\n'
    expect((await accepted(csv, { map: { valor: 'A', data_base: 'B' } })).lines).toEqual({
      1: { valor: '10', data_base: '2018-03-15' },
      2: { valor: '20', data_base: '2018-03-16' },
    })
  })

  // An empty export must not pass for a night on which there was nothing to do.
  test.each([
    ['the header alone', ''],
    ['totals and notes alone', '\nTotal;;0,00;\n* nada consta;;;'],
  ])('%s is refused as unusable: status 2', async (_, rest) => {
    expect(await refused(HEADER.join(';') + rest)).toMatchObject({ status: 2, codes: ['no_rows'] })
  })
})
