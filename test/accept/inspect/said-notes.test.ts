import { describe, expect, test } from 'vitest'
import type { DateOrder } from '../../../src/accept/cells/date.js'
import { StatedExtent } from '../../../src/accept/inspect/lists/stated-extent.js'
import { OddAmounts } from '../../../src/accept/inspect/mistyped/odd-amounts.js'
import { OddDays } from '../../../src/accept/inspect/mistyped/odd-days.js'
import { settledNotes } from '../../../src/accept/inspect/settled/settled-notes.js'
import { statedShares } from '../../../src/accept/inspect/terms/stated-shares.js'
import { StatedTerms } from '../../../src/accept/inspect/terms/stated-terms.js'

describe('a note by which something was settled', () => {
  test.each([
    'Legenda: amarelo = pago',
    'Títulos quitados em vermelho',
    'Linhas destacadas: não cobrar',
    'Em verde os que estão em aberto',
    '* parcela já paga',
    '(*) título cancelado pelo cedente',
    'NF 12 foi devolvida',
    'SEM EFEITO - substituída pela planilha de 10/05/2024',
  ])('%s → asked', (text) => {
    const notes = settledNotes()
    notes.observeOtherLine([null, text], 9)
    expect(notes.found()).toMatchObject([{ code: 'ask_settled_note', facts: { line: 9 } }])
  })

  test.each([
    '* sujeito a conferência',
    '* títulos não pagos até o vencimento',
    'Carteira Verde Vale Ltda.',
    'Rua do Rosa, 40 - valores nominais',
    'Relatório de títulos em aberto',
  ])('%s → not asked', (text) => {
    const notes = settledNotes()
    notes.observeOtherLine([text], 9)
    expect(notes.found()).toEqual([])
  })
})

describe('a note by which a multiple or a part is owed', () => {
  test.each([
    'REPETIÇÃO DE INDÉBITO EM DOBRO (art. 42 do CDC)',
    'A ré responde por 70% dos valores abaixo',
    'Cota-parte do herdeiro: 1/4 dos valores',
    'Considerar apenas 50% dos aluguéis',
    'Meação: 50% do montante',
  ])('%s → asked', (text) => {
    const shares = statedShares()
    shares.observeOtherLine([text], 1)
    expect(shares.found()).toMatchObject([{ code: 'ask_stated_share' }])
  })

  test.each([
    'Restituição simples, e não em dobro',
    'Domingos e feriados em dobro',
    'Multa de 2% e juros de 1% sobre os valores abaixo',
    'Honorários: 10% dos valores da tabela',
    'Posição de 01/04/2024 dos valores devidos',
    'Somente parcelas vencidas de 01/2020 a 03/2021',
  ])('%s → not asked', (text) => {
    const shares = statedShares()
    shares.observeOtherLine([text], 1)
    expect(shares.found()).toEqual([])
  })
})

describe('a note of the terms of a correction', () => {
  test.each([
    'Correção pelo INPC desde o ajuizamento (15/06/2021)',
    'Juros de 1% a.m. a contar da citação',
    'Índice de reajuste: IGP-M',
    'Multa contratual de 10%',
  ])('%s → told', (text) => {
    const terms = new StatedTerms()
    terms.observeOtherLine([text], 1)
    expect(terms.remarks()).toMatchObject([{ code: 'told_stated_terms' }])
  })

  test.each([
    ['juros de 0,5% (meio por cento) ao mês', '1'],
    ['Juros moratórios: 1% a.m.', '1.5'],
    ['Juros de 0,5% ao mês até 01/2003', '1'],
    ['Juros de 6% a.a.', '1'],
    ['Mora: juros de 0,1% ao dia', '1'],
  ])('%s, and %s asked for → asked', (text, rate) => {
    const terms = new StatedTerms({ 'juros.percentual': rate })
    terms.observeOtherLine([text], 1)
    expect(terms.found()).toMatchObject([{ code: 'ask_stated_rate' }])
  })

  test.each([
    ['Juros de 1% ao mês', '1'],
    ['Juros de 1,00% a.m. desde a citação', '1'],
    ['Juros de 0,5% a.m. até 01/2003 e juros de 1% a.m. depois', '1'],
    ['Juros de 12% ao ano', '1'],
    ['Juros de 0,033% ao dia', '1'],
    ['Multa de 2% e correção pelo IPCA', '1'],
    ['Juros de 1% ao mês', undefined],
  ])('%s, and %s asked for → not asked', (text, rate) => {
    const terms = new StatedTerms(rate === undefined ? {} : { 'juros.percentual': rate })
    terms.observeOtherLine([text], 1)
    expect(terms.found()).toEqual([])
  })

  const asked = { index: 'ipca-e', 'juros.percentual': '1', 'multa.percentual': '2' }
  const withFees = { ...asked, 'honorarios.valor': '10', 'honorarios.modo': 'p' }

  test.each([
    ['Correção pelo INPC', asked, 'index'],
    ['Atualizar pela Tabela Prática do TJSP', asked, 'index'],
    ['Corrigir pela tabela do TJMG', { table: 'tjsp-pratica' }, 'index'],
    ['Multa moratória de 10%', asked, 'fine'],
    ['Honorários contratuais de 20% sobre o débito', withFees, 'fees'],
    ['Incide apenas correção monetária', asked, 'none'],
    ['Correção pelo IPCA-E, sem juros', asked, 'none'],
    ['Não incide multa (cláusula 5ª)', asked, 'none'],
  ])('%s, and another asked for → asked about %s', (text, given, of) => {
    const terms = new StatedTerms(given)
    terms.observeOtherLine([text], 1)
    expect(terms.found()).toMatchObject([{ code: 'ask_stated_term', facts: { of } }])
  })

  test.each([
    ['Correção pelo INPC até 08/2024 e pelo IPCA-E depois', asked],
    ['Reajuste anual do aluguel pelo IGP-M', asked],
    ['Valores históricos, sem juros e sem multa', asked],
    ['Valores sem correção e sem juros', asked],
    ['Multa e honorários de 10% (CPC, art. 523)', withFees],
    ['Correção pelo INPC', { index: '14' }],
    ['Corrigir pela Tabela Prática do TJSP', { table: 'tjsp-pratica' }],
    ['Correção pelo IPCA-E e, depois, SELIC', { ...asked, selic: true }],
    ['Honorários de 20%', asked],
  ])('%s → not asked', (text, given) => {
    const terms = new StatedTerms(given)
    terms.observeOtherLine([text], 1)
    expect(terms.found()).toEqual([])
  })

  test.each([
    ['Correção pelo IPCA-E, juros de 1% ao mês e multa de 2%', asked],
    ['Juros simples de 12% ao ano', asked],
    ['Honorários advocatícios: 10%', withFees],
  ])('%s, as it was asked for → not told', (text, given) => {
    const terms = new StatedTerms(given)
    terms.observeOtherLine([text], 1)
    expect([...terms.found(), ...terms.remarks()]).toEqual([])
  })

  test.each([
    ['Juros de 1% ao mês desde a citação', asked],
    ['Juros de 1% ao mês capitalizados', asked],
    ['Multa de 2% limitada a 30 dias', asked],
  ])('%s, of which a part was asked for → told', (text, given) => {
    const terms = new StatedTerms(given)
    terms.observeOtherLine([text], 1)
    expect(terms.remarks()).toMatchObject([{ code: 'told_stated_terms' }])
  })

  test.each([
    'Carteira atualizada por Ana',
    'Débitos em aberto',
    'Multas de trânsito',
  ])('%s → not told', (text) => {
    const terms = new StatedTerms()
    terms.observeOtherLine([text], 1)
    expect(terms.remarks()).toEqual([])
  })
})

describe('how much a sheet says that it has', () => {
  function toldOf(rows: number, ...beside: string[][]): string[] {
    const extent = new StatedExtent()
    for (let row = 0; row < rows; row += 1) extent.observeLine({ cells: [], line: row })
    for (const [at, cells] of beside.entries())
      extent.observeLine({ cells, line: at + 1, ignored: 'note' })
    return extent.remarks().map(({ code }) => code)
  }

  test('a page of three, and no other → told', () => {
    expect(toldOf(9, ['Página 1 de 3'])).toEqual(['told_pages_missing'])
  })

  test('all pages, or the only one → not told', () => {
    expect(toldOf(9, ['Pág. 1/2'], ['Pág. 2/2'])).toEqual([])
    expect(toldOf(9, ['Página 1 de 1'])).toEqual([])
  })

  test('more rows said than there are → told', () => {
    expect(toldOf(3, ['Total de registros', '14'])).toEqual(['told_rows_missing'])
    expect(toldOf(3, ['Quantidade de títulos: 5'])).toEqual(['told_rows_missing'])
  })

  test('as many rows as are said, or the count of a group → not told', () => {
    expect(toldOf(3, ['Total de registros', '3'])).toEqual([])
    expect(toldOf(9, ['Qtde de boletos: 4'])).toEqual([])
  })
})

describe('rows that stand out', () => {
  function toldOf(rows: [day: string, amount: string][], order: DateOrder = 'dmy'): string[] {
    const odd = new OddAmounts(1, 0, 2026)
    const days = new OddDays(2026)
    for (const [at, cells] of rows.entries()) {
      odd.observeItem(cells, at + 2)
      days.observeCell(cells[0], at + 2)
    }
    return [...days.remarks(order), ...odd.remarks(order)].map(({ code }) => code)
  }
  const monthly = (at: number): [string, string] => [`10/0${at}/2020`, '1500,00']

  test('a year written wrongly among monthly days → told', () => {
    const rows = [1, 2, 3, 4, 5, 6].map(monthly)
    rows[2] = ['10/03/2012', '1500,00']
    expect(toldOf(rows)).toEqual(['told_odd_day'])
  })

  test('months written before days, one year wrong → told in their order', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at): [string, string] => [`0${at}/12/2020`, '1500,00'])
    rows[2] = ['03/12/2012', '1500,00']
    expect(toldOf(rows, 'mdy')).toEqual(['told_odd_day'])
  })

  test('days of two years, the month first → told in no order but their own', () => {
    const rows = [
      '01/12/2019',
      '02/12/2019',
      '12/01/2020',
      '12/02/2020',
      '12/03/2020',
      '12/04/2020',
    ]
    const days = rows.map((one): [string, string] => [one, '1500,00'])
    expect(toldOf(days, 'mdy')).toEqual([])
  })

  test('a hundred times the usual amount → told', () => {
    const rows = [1, 2, 3, 4, 5, 6].map(monthly)
    rows[3] = ['10/04/2020', '150000']
    expect(toldOf(rows)).toEqual(['told_odd_amount'])
  })

  test('days in no order and amounts that differ → not told', () => {
    expect(
      toldOf([
        ['10/01/2015', '1500,00'],
        ['10/01/2021', '150,00'],
        ['10/06/2015', '15000,00'],
        ['03/02/2022', '8,00'],
        ['10/12/2015', '77,00'],
        ['01/02/2019', '10,00'],
      ]),
    ).toEqual([])
  })
})
