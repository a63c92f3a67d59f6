import { describe, expect, test } from 'vitest'
import { accepting, type Line } from './support/accepted.js'
import { cnj } from './support/cases.js'
import { day, workbook } from './support/workbook.js'

const { accepted } = accepting()
const A = cnj(1_000_420)
const HEADER = 'Cliente;Processo;Valor;Vencimento;Obs'
const ITEM = `Ana;${A};10,00;15/03/2018;`
const item = { cliente: 'Ana', numero_processo: A, valor: '10', data_base: '2018-03-15' }

describe('totals are told from items', () => {
  test.each<[line: string, Line]>([
    ['Total;;20,00;;', 'total'],
    ['TOTAL GERAL:;;20,00;;', 'total'],
    ['Grand Total;;20,00;;', 'total'],
    ['Subtotal Ana;;20,00;;', 'total'],
    ['Sub-total;;20,00;;', 'total'],
    ['Soma;;20,00;;', 'total'],
    ['Saldo total;;20,00;;', 'total'],
    ['Total de 2 processos;;20,00;;', 'total'],
    ['Total (2);;20,00;;', 'total'],
    ['Total Cliente A;;20,00;;', 'total'],
    [';Total;20,00;;', 'total'],
    [';;20,00;Total;', 'total'],
    [';TOTAL R$;20,00;;', 'total'],
    ['2 registros;Total;20,00;;', 'total'],
    [`Total Energies;${A};10,00;15/03/2018;`, { ...item, cliente: 'Total Energies' }],
    [
      'Total Energies;;10,00;15/03/2018;',
      { ...item, cliente: 'Total Energies', numero_processo: undefined },
    ],
    [`Total Seguros S.A.;${A};10,00;15/03/2018;`, { ...item, cliente: 'Total Seguros S.A.' }],
    ['Total Seguros S.A.;;10,00;;', '!cell_missing'],
    [`Total;${A};10,00;15/03/2018;`, { ...item, cliente: 'Total' }],
    [`Ana;${A};10,00;15/03/2018;Total`, { ...item, descricao: 'Total' }],
    // Nobody can tell a debt of a client called so from a sum with its date.
    ['Total geral;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Total atualizado;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Total devido;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Valor total corrigido;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Saldo devedor em 31/12/2024;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Saldo em 31/12/2024;;20,00;;', '!cell_missing line_maybe_total_undated'],
    ['Ana;;20,00;15/03/2018;Total apurado', '!line_maybe_total'],
    ['Total executado;;20,00;;', 'total'],
    // Nobody owes what is said of the amounts above.
    ['Média;;20,00;15/03/2018;', '!line_maybe_total'],
    [';;20,00;15/03/2018;Valor médio', '!line_maybe_total'],
    ['Maior valor;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Desvio padrão;;20,00;15/03/2018;', '!line_maybe_total'],
    ['Média geral;;20,00;;', '!cell_missing line_maybe_total_undated'],
    [
      'Média Engenharia;;10,00;15/03/2018;',
      { ...item, cliente: 'Média Engenharia', numero_processo: undefined },
    ],
    // A name that begins so is no sum by itself.
    ['Distribuidora Total;;10,00;;', '!cell_missing line_maybe_total_undated'],
    ['Total Distribuidora;;10,00;;', '!cell_missing line_maybe_total_undated'],
    ['Soma Participações;;10,00;;', '!cell_missing line_maybe_total_undated'],
    ['TOTAL MARLENE SÁ PEIXOTO;;10,00;;', '!cell_missing line_maybe_total_undated'],
    ['Total Distribuidora;;;;', 'note'],
    [
      'Somália Ltda;;10,00;15/03/2018;',
      { ...item, cliente: 'Somália Ltda', numero_processo: undefined },
    ],
  ])('%j', async (line, expected) => {
    const { lines } = await accepted([HEADER, ITEM, line, ITEM].join('\n'))
    const shown = typeof expected === 'string' ? expected : JSON.parse(JSON.stringify(expected))
    expect(lines).toEqual({ 1: 'header', 2: item, 3: shown, 4: item })
  })

  test('without a label: what the amounts above add up to, since the last total and in all', async () => {
    const csv = [HEADER, ITEM, ITEM, ';;20,00;;', ITEM, ';;10,00;;', ';;30,00;;', ';;31,00;;']
    expect((await accepted(csv.join('\n'))).lines).toEqual({
      1: 'header',
      2: item,
      3: item,
      4: 'total',
      5: item,
      // One amount repeated proves nothing.
      6: '!cell_missing',
      7: 'total',
      8: '!cell_missing',
    })
  })

  test('the sums of groups, as an English Excel names them', async () => {
    const csv = [HEADER, ITEM, ITEM, 'Ana Total;;20,00;;', ITEM, 'Grand Total;;30,00;;']
    const { lines } = await accepted(csv.join('\n'))
    expect([lines[4], lines[6]]).toEqual(['total', 'total'])
  })

  test('a formula alone, with or without its result', async () => {
    const row = ['Ana', A, 10, day('2018-03-15')]
    const book = await workbook({
      Plan1: [
        HEADER.split(';'),
        row,
        [null, null, { formula: 'SUM(C2:C2)', result: 99 }],
        [null, null, { formula: 'SUM(C2:C2)' }],
        ['TOTAL', null, { formula: 'SUM(C2:C2)' }],
      ],
    })
    expect((await accepted(book)).lines).toEqual({
      1: 'header',
      2: item,
      3: 'total',
      4: 'total',
      5: 'total',
    })
  })
})

describe('a sum beside what items have', () => {
  const DAY = day('2018-03-15')

  test('a subtotal below a merged case and date has neither; the rows of the merge do', async () => {
    const book = await workbook({
      Plan1: {
        rows: [
          ['Processo', 'Vencimento', 'Verba', 'Valor'],
          [A, DAY, 'Principal', 10],
          [null, null, 'Total Fitness', 5],
          [null, null, 'Subtotal', 15],
        ],
        make: (sheet) => {
          sheet.mergeCells('A2:A4')
          sheet.mergeCells('B2:B4')
        },
      },
    })
    expect((await accepted(book)).lines).toMatchObject({
      2: { valor: '10', descricao: 'Principal' },
      3: { valor: '5', descricao: 'Total Fitness' },
      4: 'total',
    })
  })

  test('a label that stands after a number or a case, with a date, is doubtful', async () => {
    const header = 'Nº;Processo;Verba;Vencimento;Valor'
    const lines = [`1;${A};Multa;15/03/2018;10,00`, '2;;Total;15/03/2018;10,00']
    const repeated = `3;${A};TOTAL;15/03/2018;10,00`
    expect((await accepted([header, ...lines, repeated].join('\n'))).lines).toMatchObject({
      2: { valor: '10' },
      3: '!line_maybe_total',
      4: '!line_maybe_total',
    })
  })

  test('a formula beside a contract or a running number is an item without its date', async () => {
    const sum = { formula: 'SUM(C2:C2)', result: 99 }
    const rows = [
      ['101', DAY, 10],
      [102, null, sum],
      [null, null, sum],
    ]
    const contracts = await workbook({ Plan1: [['Contrato', 'Vencimento', 'Valor'], ...rows] })
    const numbers = await workbook({ Plan1: [['Seq.', 'Vencimento', 'Valor'], ...rows] })
    const expected = { 2: { valor: '10' }, 3: '!cell_missing', 4: 'total' }
    expect((await accepted(contracts)).lines).toMatchObject(expected)
    expect((await accepted(numbers)).lines).toMatchObject(expected)
  })

  test('an amount that the amounts above add up to is an item where a contract is beside it', async () => {
    const csv = 'Contrato;Vencimento;Valor\n1;15/03/2018;10,00\n2;15/03/2018;20,00\n7;;30,00\n'
    expect((await accepted(csv)).lines[4]).toBe('!cell_missing')
  })

  test('the sum above beyond columns without headings, its line with the sum → no item', async () => {
    const below = (last: string) =>
      `Vencimento;Descrição;Valor;;;\n10/01/2020;Aluguel;100,00;;;\n10/02/2020;Aluguel;200,00;;;\n${last}`
    for (const last of ['10/02/2020;;300,00;;Total geral;300,00', '31/12/2020;;300,00;;Total;2'])
      expect((await accepted(below(last))).lines[4]).toBe('!line_maybe_total')
    const { lines } = await accepted(below('10/03/2020;Aluguel;400,00;;Total geral;700,00'))
    expect(lines[4]).toMatchObject({ valor: '400' })
  })

  test('a count with a date and the sum of those above → asked; with another amount → an item', async () => {
    const below = (amount: string) =>
      `Vencimento;Descrição;Valor\n10/01/2020;Aluguel;100,00\n10/02/2020;Aluguel;200,00\n31/12/2020;Quantidade de cotas: 2;${amount}`
    expect((await accepted(below('300,00'))).lines[4]).toBe('!line_maybe_total')
    expect((await accepted(below('310,00'))).lines[4]).toMatchObject({ valor: '310' })
  })
})

describe('notes are told from items', () => {
  test.each<[line: string, Line]>([
    ['* sujeito a conferência;;;;', 'note'],
    ['Obs.: valores nominais;;;;', 'note'],
    ['Fonte: contabilidade;;;;', 'note'],
    ['São Paulo, 15 de março de 2024;;;;', 'note'],
    [';;;Continua na próxima página;', 'note'],
    ['Carteira Norte;;;;', 'note'],
    ['Elaborado por:;Fulana de Tal;;;', '!cell_missing cell_missing'],
    [`;${A};;;`, '!cell_missing cell_missing'],
    [';;;15/03/2018;', '!cell_missing'],
    [';;;15 de março de 2018;', '!cell_missing'],
    [';;500,00 reais;;', '!cell_missing'],
    [';;SIGILOSO;;', '!cell_missing cell_no_value'],
    [`Observatório;${A};;15/03/2018;`, '!cell_missing'],
    [`Ana;${A};SIGILOSO;15/03/2018;`, '!cell_no_value'],
    [`Ana;${A};;15/03/2018;`, '!cell_missing'],
  ])('%j', async (line, expected) => {
    const { lines } = await accepted([HEADER, ITEM, line].join('\n'))
    expect(lines).toEqual({ 1: 'header', 2: item, 3: expected })
  })

  test('a footer below a date in the first column', async () => {
    const csv =
      'Vencimento;Valor\n15/03/2018;10,00\n* conferir com o cliente;\nFonte: contabilidade;'
    expect((await accepted(csv)).lines).toEqual({
      1: 'header',
      2: { data_base: '2018-03-15', valor: '10' },
      3: 'note',
      4: 'note',
    })
  })
})
