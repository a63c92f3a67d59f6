import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { accepting } from './support/accepted.js'
import { bare, cnj } from './support/cases.js'

const { accepted, refused } = accepting()
const A = cnj(1_000_420)
const item = { numero_processo: A, data_base: '2018-03-15', valor: '1234567.8' }

describe('text files as offices save them', () => {
  test('Windows-1252 with semicolons, a title, quotes around numbers and a total', async () => {
    const text = [
      'Relatório de ações – posição 31/12/2024;;;',
      ';;;',
      'Nº Processo;Réu;Valor da Ação;Dt. Vencimento',
      `${A};José & Cia. Ltda.;"1.234.567,80";15/03/2018`,
      'Total;;"1.234.567,80";',
    ].join('\r\n')
    const result = await accepted(new Uint8Array(iconv.encode(text, 'win1252')))
    expect(result.lines).toMatchObject({ 1: 'title', 3: 'header', 4: item, 5: 'total' })
    expect(result.headings).toEqual(['Nº Processo', 'Réu', 'Valor da Ação', 'Dt. Vencimento'])
    expect(result.told[0]).toEqual({
      code: 'told_csv',
      facts: { encoding: 'Windows-1252', separator: ';' },
    })
  })

  test('UTF-8 with a byte order mark, names with underscores and dot decimals', async () => {
    const text = `\ufeffordem;numero_processo;data_base;valor_historico;saldo_atualizado\n1º;${A};2018-03-15;1234567.80;9999999.99\n`
    const result = await accepted(text)
    expect(result.lines).toEqual({ 1: 'header', 2: item })
    expect(result.mapping.valor).toBe('D')
  })

  test('accents saved twice over', async () => {
    const text = `Nº do Processo;Ação;Valor Histórico;Data\n${A};Ação Judicial;1.234.567,80;15/03/2018 03:10\n`
    const doubled = Buffer.from(text, 'utf8').toString('latin1')
    const result = await accepted(doubled)
    expect(result.lines).toEqual({ 1: 'header', 2: item })
    expect(result.told.map(({ code }) => code)).toContain('told_double_encoded')
    expect(result.headings[0]).toBe('Nº do Processo')
    expect(result.rows[0]!.cells[0]).toBe('NÂº do Processo')
  })

  test('commas between fields and dots in the numbers', async () => {
    const text = `Processo,Valor,Vencimento\n${A},1234567.80,15/03/2018\n`
    expect((await accepted(text)).lines).toEqual({ 1: 'header', 2: item })
  })

  test('tabs, and a record over several lines that counts where it begins', async () => {
    const text = `Processo\tObs\tValor\tVencimento\n${A}\t"duas\nlinhas"\t1.234.567,80\t15/03/2018\n${A}\t\t1.234.567,80\t15/03/2018\n`
    const { lines } = await accepted(text)
    expect(Object.keys(lines)).toEqual(['1', '2', '4'])
    expect(lines[2]).toEqual({ ...item, descricao: 'duas\nlinhas' })
  })

  test('case numbers as a spreadsheet saved them: without zeros, as a float', async () => {
    const early = cnj(462)
    const text = `Processo;Valor;Vencimento\n${bare(early).replace(/^0+/, '')};1,00;15/03/2018\n1,00042E+19;1,00;15/03/2018\n`
    expect((await accepted(text)).lines).toMatchObject({
      2: { numero_processo: early },
      3: '!cell_case_digits_lost',
    })
  })

  test.each([
    ['nothing', '', 'file_empty'],
    ['blank lines', '\n\n;;;\n', 'file_empty'],
    ['a web page', '<html><table><tr><td>Valor</td></tr></table></html>', 'file_html'],
    ['XML of Excel 2003', '<?mso-application progid="Excel.Sheet"?><Workbook/>', 'file_xml'],
  ])('%s is refused as unreadable: status 2', async (_, text, code) => {
    expect(await refused(text)).toMatchObject({ status: 2, codes: [code] })
  })
})

describe('amounts cut at an unquoted decimal comma', () => {
  test.each([
    ['before a blank column', 'Obs', ['1234,56,', '500,00,'], '1234,56'],
    ['in a line as wide as the header', 'Juros', ['1234,56', '500,00'], '1234,56'],
    ['in a line wider than it', 'Obs', ['1234,56,sim', '500,00,não'], '1234,56'],
  ])('%s are refused: status 2', async (_, last, amounts, value) => {
    const rows = amounts.map((amount) => `${A},15/03/2018,${amount}`)
    const text = [`Processo,Vencimento,Valor,${last}`, ...rows].join('\n')
    expect(await refused(text)).toMatchObject({
      status: 2,
      sentences: [{ code: 'cut_amounts', facts: { line: 2, value } }],
    })
  })

  test('two digits beside some amounts, or beside amounts with their cents, cut none', async () => {
    const some = `Processo,Vencimento,Valor,Obs\n${A},15/03/2018,1234,10\n${A},15/03/2018,500,\n`
    expect((await accepted(some)).lines).toMatchObject({ 2: { valor: '1234' } })
    const cents = `Processo,Vencimento,Valor,Obs\n${A},15/03/2018,1234.56,10\n`
    expect((await accepted(cents)).lines).toMatchObject({ 2: { valor: '1234.56' } })
  })
})

describe('a quote that nobody closed', () => {
  const header = 'Cliente;Vencimento;Valor'
  test.each([
    [
      'closed lines below',
      ['"Bar do Zé;15/03/2018;1,00', 'Ana;15/04/2018;2,00', 'Zé";15/05/2018;3,00'],
    ],
    ['before a name in quotes', ['"Bar do Zé;15/03/2018;1,00', '"Ana" Modas;15/04/2018;2,00']],
    ['in the last column', ['Bar;15/03/2018;"1,00', 'Ana;15/04/2018;2,00', 'Zé";15/05/2018;3,00']],
  ])('%s is refused with its line: status 2', async (_, lines) => {
    const text = [header, 'Maria;15/02/2018;9,00', ...lines, 'Bia;15/06/2018;4,00'].join('\n')
    expect(await refused(text)).toMatchObject({
      status: 2,
      sentences: [{ code: 'swallowed_lines', facts: { line: 3 } }],
    })
  })

  test('an address over several lines, with separators as prose has them, is a cell', async () => {
    const text = `${header};Obs\nAna;15/03/2018;1,00;"Rua A; casa 2; fundos; São Paulo\na;b\nc"\n`
    expect((await accepted(text)).lines).toMatchObject({ 2: { valor: '1' } })
  })
})

test.each([
  ['on a line of its own', '\n\x1a'],
  ['after the last value', '\x1a'],
])('a Ctrl-Z at the end %s is no part of the text', async (_, end) => {
  const { lines } = await accepted(`Processo;Vencimento;Valor\n${A};15/03/2018;1234567,80${end}`)
  expect(lines).toEqual({ 1: 'header', 2: item })
})
