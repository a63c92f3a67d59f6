import { describe, expect, test } from 'vitest'
import { accepting } from './support/accepted.js'
import { bare, cnj } from './support/cases.js'

const { accepted, refused } = accepting()
const A = cnj(1_000_420)
const B = cnj(1_000_427)

/** A CSV of one header and rows that repeat the same cells. */
const table = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n')

describe('the amount', () => {
  test.each([
    ['Total', 'ask_doubtful', ['B «Total»']],
    ['Valor atualizado', 'ask_doubtful', ['B «Valor atualizado»']],
    ['Valor corrigido', 'ask_doubtful', ['B «Valor corrigido»']],
    ['Vlr. Atualizado (R$)', 'ask_doubtful', ['B «Vlr. Atualizado (R$)»']],
    ['Valor c/ correção', 'ask_doubtful', ['B «Valor c/ correção»']],
    ['Saldo em 31/12/2023', 'ask_doubtful', ['B «Saldo em 31/12/2023»']],
    ['Débito até 12/2023', 'ask_doubtful', ['B «Débito até 12/2023»']],
    ['Valor em 31/12/2023', 'ask_doubtful', ['B «Valor em 31/12/2023»']],
  ])('%s is never taken by itself', async (heading, code, candidates) => {
    const csv = table(`Vencimento;${heading}`, '15/03/2018;10,00')
    const { status, sentences } = await refused(csv)
    expect({ status, sentences }).toMatchObject({
      status: 4,
      sentences: [{ code, facts: { field: 'valor', candidates } }],
    })
    expect((await accepted(csv, { map: { valor: heading } })).lines[2]).toMatchObject({
      valor: '10',
    })
  })

  test('in dollars is not the amount', async () => {
    const csv = table('Vencimento;Valor (US$)', '15/03/2018;10,00')
    expect((await refused(csv)).codes).toEqual(['ask_missing'])
  })

  test('of three money columns one is named as a whole', async () => {
    const csv = table(
      'Vencimento;Valor pago;Valor histórico;Valor atualizado',
      '15/03/2018;0;10;99',
    )
    expect((await accepted(csv)).mapping.valor).toBe('C')
  })

  test('of three money columns two may be it: asked, and answered by heading or letter', async () => {
    const csv = table('Vencimento;Valor;Valor original;Total', '15/03/2018;10,00;20,00;30,00')
    expect(await refused(csv)).toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_tie', facts: { candidates: ['B «Valor»', 'C «Valor original»'] } }],
    })
    expect((await accepted(csv, { map: { valor: 'valor ORIGINAL' } })).mapping.valor).toBe('C')
    expect((await accepted(csv, { map: { valor: 'D' } })).mapping.valor).toBe('D')
  })

  test('a total of its parts → told of the columns of money alone', async () => {
    const csv = table(
      'Pasta;Vencimento;Prêmio líquido;IOF;Prêmio total',
      'P-1;10/01/2020;100,00;7,00;107,00',
      'P-2;10/02/2020;200,00;14,00;214,00',
    )
    const { told } = await accepted(csv)
    const candidates = ['E «Prêmio total»', 'C «Prêmio líquido»', 'D «IOF»']
    const facts = expect.objectContaining({ candidates, column: 'E «Prêmio total»' })
    expect(told).toContainEqual({ code: 'told_tie_settled', facts })
  })

  test('a tied column that is empty is no candidate, and that is told', async () => {
    const csv = table(
      'Vencimento;Valor;Valor original',
      '15/03/2018;;20,00',
      '16/03/2018;;30,00',
      'Total;0,00;50,00',
    )
    const result = await accepted(csv)
    expect(result.mapping.valor).toBe('C')
    expect(result.told).toContainEqual({
      code: 'told_tie_settled',
      facts: {
        field: 'valor',
        label: 'Valor histórico',
        candidates: ['B «Valor»', 'C «Valor original»'],
        column: 'C «Valor original»',
      },
    })
  })

  test('tied columns that are all empty still ask', async () => {
    const csv = table('Vencimento;Valor;Valor original', '15/03/2018;;')
    expect((await refused(csv)).codes).toEqual(['ask_tie'])
  })

  test('a heading broken over lines is told on one', async () => {
    const csv = '"Data de\nvencimento";"Tipo\n da  ação"\n15/03/2018;x'
    expect((await refused(csv)).sentences).toMatchObject([
      { code: 'ask_missing', facts: { headings: ['Data de vencimento', 'Tipo da ação'] } },
    ])
  })

  test('missing, all that is needed is asked at once', async () => {
    const csv = table('Processo;Cliente', `${A};Ana`)
    expect((await refused(csv)).codes).toEqual(['ask_missing', 'ask_missing'])
  })
})

describe('the same heading twice', () => {
  const csv = table('Vencimento;Valor;Valor', '15/03/2018;10,00;20,00')

  test('asks, and the heading is no answer', async () => {
    expect((await refused(csv)).codes).toEqual(['ask_tie'])
    expect(await refused(csv, { map: { valor: 'Valor' } })).toMatchObject({
      status: 2,
      sentences: [{ code: 'map_same_heading', facts: { columns: ['B', 'C'] } }],
    })
  })

  test('the letter is', async () => {
    expect((await accepted(csv, { map: { valor: 'C' } })).lines[2]).toMatchObject({ valor: '20' })
  })

  test('and so is the exact spelling where only that differs', async () => {
    const csv = table('Vencimento;VALOR;Valor', '15/03/2018;10,00;20,00')
    expect((await accepted(csv, { map: { valor: 'Valor' } })).mapping.valor).toBe('C')
  })
})

describe('--map', () => {
  const csv = table('Vencimento;Valor;Data do cálculo', '15/03/2018;10,00;31/12/2024')

  test('a heading that is not there is wrong usage', async () => {
    expect(await refused(csv, { map: { valor: 'Quantia' } })).toMatchObject({
      status: 2,
      codes: ['map_no_such_heading'],
    })
  })

  test('a heading that is not there → those that are there are told, and no blank one', async () => {
    const csv = table('Vencimento;;Valor', '15/03/2018;x;10,00')
    expect(await refused(csv, { map: { valor: 'Quantia' } })).toMatchObject({
      sentences: [{ facts: { headings: ['Vencimento', 'Valor'] } }],
    })
  })

  test('a column that was mapped is nothing else', async () => {
    const { mapping } = await accepted(csv, { map: { data_base: 'Data do cálculo' } })
    expect(mapping).toEqual({ data_base: 'C', valor: 'B' })
  })

  test('empty, no column holds the field', async () => {
    const { mapping } = await accepted(csv, { map: { data_atualizacao: '' } })
    expect(mapping).toEqual({ data_base: 'A', valor: 'B' })
  })

  test('one column for two fields is asked about', async () => {
    const map = { data_base: 'Vencimento', valor: 'Vencimento' }
    expect((await refused(csv, { map })).codes).toEqual(['ask_shared'])
  })
})

test.each([
  'Data do Pagamento',
  'Data de Pagamento',
  'Data Pagamento',
  'Dt. Pgto',
])('Referência beside %s → asked which is the date, however it is spelt', async (heading) => {
  const csv = table(`Referência;${heading};Valor`, '15/03/2018;15/04/2018;10,00')
  const candidates = ['A «Referência»', `B «${heading}»`]
  expect((await refused(csv)).sentences).toMatchObject([
    { code: 'ask_tie', facts: { field: 'data_base', candidates } },
  ])
  expect((await accepted(csv, { map: { data_base: heading } })).mapping.data_base).toBe('B')
})

describe('until when to update', () => {
  test.each([
    'Atualizado até',
    'Data de atualização',
    'Data do cálculo',
  ])('%s beside a corrected amount asks', async (heading) => {
    const csv = table(
      `Vencimento;Valor histórico;Valor atualizado;${heading}`,
      '15/03/2018;10,00;20,00;31/12/2023',
    )
    const { status, sentences } = await refused(csv)
    expect({ status, sentences }).toMatchObject({
      status: 4,
      sentences: [
        {
          code: 'ask_already_updated',
          facts: { field: 'data_atualizacao', corrected: ['Valor atualizado'] },
        },
      ],
    })
    const yes = await accepted(csv, { map: { data_atualizacao: heading } })
    expect(yes.lines[2]).toMatchObject({ data_atualizacao: '2023-12-31' })
    const no = await accepted(csv, { map: { data_atualizacao: '' } })
    expect(no.lines[2]).toEqual({ data_base: '2018-03-15', valor: '10' })
  })

  test('also where the corrected amount was mapped', async () => {
    const csv = table('Vencimento;Valor corrigido;Atualizado até', '15/03/2018;10,00;31/12/2023')
    const { codes } = await refused(csv, { map: { valor: 'Valor corrigido' } })
    expect(codes).toEqual(['ask_already_updated'])
  })

  test.each([
    ['Atualizado até', 'Valor histórico'],
    ['Atualizar até', 'Valor histórico;Valor atualizado'],
  ])('%s beside %s does not', async (heading, amounts) => {
    const csv = table(
      `Vencimento;${heading};${amounts}`,
      '15/03/2018;31/12/2024;10,00;20,00',
      '31/03/2018;31/12/2024;10,00;20,00',
    )
    expect((await accepted(csv)).lines[2]).toMatchObject({ data_atualizacao: '2024-12-31' })
  })
})

describe('ties of what is not needed', () => {
  test('case numbers prove their column', async () => {
    const csv = table(
      'Processo;Nº do processo;Vencimento;Valor',
      `00400-00012345/2019-11;${A};15/03/2018;10,00`,
      `00400-00012346/2019-45;${bare(B)};15/03/2018;10,00`,
    )
    const result = await accepted(csv)
    expect(result.mapping.numero_processo).toBe('B')
    expect(result.lines[3]).toMatchObject({ numero_processo: B })
    expect(result.told.map(({ code }) => code)).toContain('told_tie_settled')
  })

  test('two columns of case numbers ask, and can be left out', async () => {
    const csv = table('Processo;Autos;Vencimento;Valor', `${A};${B};15/03/2018;10,00`)
    expect(await refused(csv)).toMatchObject({ status: 4, codes: ['ask_tie_optional'] })
    const { mapping } = await accepted(csv, { map: { numero_processo: '' } })
    expect(mapping.numero_processo).toBeUndefined()
  })

  test('"Ação" is the case number where its cells are, and else is left alone', async () => {
    const number = await accepted(table('Ação;Vencimento;Valor', `${A};15/03/2018;10,00`))
    expect(number.lines[2]).toMatchObject({ numero_processo: A })
    const kind = await accepted(table('Ação;Vencimento;Valor', 'Indenizatória;15/03/2018;10,00'))
    expect(kind.lines[2]).toEqual({ data_base: '2018-03-15', valor: '10' })
  })

  test('a parameter asks: which index is no matter of description', async () => {
    const csv = table('Vencimento;Valor;Índice;Tabela', '15/03/2018;10,00;IPCA;TJSP')
    expect((await refused(csv)).codes).toEqual(['ask_tie_optional'])
    const { lines } = await accepted(csv, { map: { indice: 'Índice', tabela: 'Tabela' } })
    expect(lines[2]).toMatchObject({ indice: 'IPCA', tabela: 'TJSP' })
  })

  test('columns that only describe stop nothing: none is used, and that is told', async () => {
    const csv = table('Vencimento;Valor;Observação;Natureza', '15/03/2018;10,00;a;b')
    const result = await accepted(csv)
    expect(result.lines[2]).toEqual({ data_base: '2018-03-15', valor: '10' })
    expect(result.told.map(({ code }) => code)).toContain('told_tie_unused')
  })

  test('empty columns of the same kind are not worth a word', async () => {
    const csv = table('Vencimento;Valor;Observação;Natureza', '15/03/2018;10,00;;')
    expect((await accepted(csv)).told.map(({ code }) => code)).toEqual(['told_csv'])
  })
})

test.each([
  'Vencimento;Valor;2023',
  'Vencimento;Valor;31/12/2023',
  'Vencimento;Valor;R$ 10,00 por ato',
])('a year, a day or an amount among the headings %s → the line is the header all the same', async (headings) => {
  const { lines, mapping } = await accepted(table(headings, '15/03/2018;10,00;x'))
  expect(lines).toMatchObject({ 1: 'header', 2: { valor: '10', data_base: '2018-03-15' } })
  expect(mapping).toMatchObject({ data_base: 'A', valor: 'B' })
})
