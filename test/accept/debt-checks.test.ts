import { describe, expect, test } from 'vitest'
import { translateWhole } from '../../src/messages/index.js'
import { accepting } from './support/accepted.js'
import { cnj } from './support/cases.js'
import { workbook } from './support/workbook.js'

const { accepted, refused } = accepting()
const A = cnj(1_234)
const B = cnj(4_321)
const HEADER = 'Processo;Vencimento;Valor'
const ITEM = `${A};15/03/2018;10,00`
const SAID = 'ask_said_corrected'

/** What is asked, and that the option which the question names answers it. */
async function asksAndIsAnswered(csv: string, code: string) {
  const asked = await refused(csv)
  expect(asked).toMatchObject({ status: 4, codes: [code] })
  expect(translateWhole('pt', asked.sentences[0]!)).toContain('--map valor="Valor"')
  const { told } = await accepted(csv, { map: { valor: 'Valor' } })
  const answered = told.find((one) => one.code === code)!
  expect(translateWhole('pt', answered)).toMatch(/ Confirmado\.$/)
  return asked.sentences[0]!.facts
}

describe('what a sheet says of its amounts: corrected already', () => {
  test.each([
    'Valores atualizados até 31/12/2023',
    'DÉBITO ATUALIZADO',
    'Saldos já corrigidos monetariamente',
    'Atualizado até: dez/2023',
    'Corrigido pelo IPCA até 31/12/2023',
    'Carteira - posição em 31/12/2023',
  ])('a title or a footer «%s» → asked, and --map answers', async (text) => {
    const facts = await asksAndIsAnswered(`${text};;\n${HEADER}\n${ITEM}\n`, SAID)
    expect(facts).toMatchObject({ line: 1, value: text, amount: 'C «Valor»' })
    await asksAndIsAnswered(`${HEADER}\n${ITEM}\n${text}.;;\n`, SAID)
  })

  test('the name of a sheet → asked', async () => {
    const rows = [HEADER.split(';'), [A, '15/03/2018', 10]]
    const book = await workbook({ 'Atualizado até 12-2023': rows })
    expect(await refused(book)).toMatchObject({ status: 4, codes: [SAID] })
  })

  test.each([
    ['Valores a serem atualizados até 31/12/2024', 'Valor'],
    ['Valores não atualizados', 'Valor'],
    ['Planilha atualizada até 10/03/2024', 'Valor'],
    ['Demonstrativo do débito atualizado até 31/12/2023', 'Valor original'],
    ['Relatório de ações – posição 31/12/2024', 'Valor'],
  ])('«%s» over «%s» → not asked', async (title, heading) => {
    const csv = `${title};;\nProcesso;Vencimento;${heading}\n${ITEM}\n`
    expect((await accepted(csv)).lines[3]).toMatchObject({ valor: '10' })
  })
})

describe('several instalments in a line', () => {
  test.each([
    'Qtd. de Parcelas',
    'Nº de parcelas',
    'Parcelas',
    'Meses em atraso',
  ])('a column «%s» with counts → asked', async (heading) => {
    const csv = `${HEADER};${heading}\n${ITEM};6\n${B};15/04/2018;20,00;13\n`
    const facts = await asksAndIsAnswered(csv, 'ask_instalments')
    expect(facts).toMatchObject({ line: 2, value: '6' })
  })

  test.each([
    ['Parcela', ['3', '12']],
    ['Parcelas', ['1/12', '2/12']],
    ['Parcelas', ['1', '2', '3', '1', '2']],
    ['Qtd. de Parcelas', ['1', '1']],
  ])('«%s» with %j → not asked', async (heading, values) => {
    const lines = values.map((value, i) => `${A};15/0${i + 1}/2018;1${i},50;${value}`)
    const { rows } = await accepted([`${HEADER};${heading}`, ...lines].join('\n'))
    expect(rows).toHaveLength(values.length + 1)
  })
})

describe('payments among debts', () => {
  const lines = (kinds: string[], sign = '') =>
    kinds.map(
      (kind, i) => `${A};15/0${i + 1}/2018;${/^Pag/.test(kind) ? sign : ''}1${i},50;${kind}`,
    )

  test.each([
    'Tipo de lançamento',
    'Tipo',
    'Lançamento',
    'Histórico',
  ])('under «%s», all amounts positive → asked', async (heading) => {
    const csv = [`${HEADER};${heading}`, ...lines(['Parcela', 'Pagamento', 'Parcela'])].join('\n')
    const facts = await asksAndIsAnswered(csv, 'ask_payments_positive')
    expect(facts).toMatchObject({ line: 3, value: 'Pagamento' })
  })

  test.each([
    ['with their sign', lines(['Parcela', 'Pagamento parcial'], '-')],
    ['of what is claimed back', lines(['Pagamento indevido', 'Pagamento de custas', 'Multa'])],
    ['in every line', lines(['Pagamento', 'Pagamento'])],
  ])('%s → not asked', async (_, items) => {
    const { rows } = await accepted([`${HEADER};Histórico`, ...items].join('\n'))
    expect(rows.every(({ problems }) => problems.length === 0)).toBe(true)
  })
})

describe('a balance beside the amounts', () => {
  const ledger = (entries: [amount: string, balance: string][]) =>
    [
      'Vencimento;Histórico;Valor;Saldo',
      ...entries.map(([amount, balance], i) => `15/0${i + 1}/2018;Conta ${i};${amount};${balance}`),
    ].join('\n')
  const told = async (entries: [string, string][]) => {
    const { told: all } = await accepted(ledger(entries), { map: { valor: '=Valor' } })
    return all.find(({ code }) => code === 'ask_payments_positive')
  }

  test('that falls by an amount where others raise it → a payment is told, whatever it is called', async () => {
    const found = await told([
      ['10,00', '10,00'],
      ['20,50', '30,50'],
      ['5,00', '25,50'],
      ['7,00', '32,50'],
    ])
    expect(found?.facts).toMatchObject({ line: 4, value: '25,50', column: 'D «Saldo»' })
  })

  test.each<[string, [string, string][]]>([
    [
      'only grows',
      [
        ['10,00', '10,00'],
        ['20,00', '30,00'],
        ['5,00', '35,00'],
        ['7,00', '42,00'],
      ],
    ],
    [
      'has the payments with their sign',
      [
        ['10,00', '10,00'],
        ['20,00', '30,00'],
        ['-5,00', '25,00'],
        ['7,00', '32,00'],
      ],
    ],
    [
      'is of something else',
      [
        ['10,00', '90,00'],
        ['20,00', '70,00'],
        ['5,00', '80,00'],
        ['7,00', '32,00'],
      ],
    ],
  ])('that %s → nothing is told', async (_, entries) => {
    expect(await told(entries)).toBeUndefined()
  })
})

describe('a dated line that equals the sum above', () => {
  const items = [`Ana;15/03/2018;10,00`, `Bia;15/04/2018;20,50`]
  const last = async (line: string, more: string[] = []) => {
    const csv = ['Descrição;Vencimento;Valor', ...items, ...more, line].join('\n')
    return (await accepted(csv)).lines[items.length + more.length + 2]
  }

  test.each([
    'SALDO FINAL',
    'Débito total',
    'Posição em 31/12/2023',
    'Saldo devedor',
    'Dívida consolidada',
  ])('«%s» → rejected as what may be a total', async (words) => {
    expect(await last(`${words};31/12/2023;30,50`)).toBe('!line_maybe_total')
  })

  test('another amount, brought forward → a debt', async () => {
    expect(await last('Saldo devedor;31/12/2017;77,00')).toMatchObject({ valor: '77' })
  })

  test('without a date → a total, and what may be a balance says so', async () => {
    expect(await last('SALDO FINAL;;30,50')).toBe('total')
    expect(await last('Débito total;;30,50')).toBe('total')
    expect(await last('Saldo devedor;;30,50')).toMatch(/line_maybe_total_undated/)
  })

  test('Subtotal of a company → a total; Total of a company → the advice speaks of a sum', async () => {
    expect(await last('Subtotal Alfa Ltda.;;30,50')).toBe('total')
    expect(await last('Subtotal Alfa Ltda.;31/12/2023;30,50')).toBe('!line_maybe_total')
    const csv = `Cliente;Vencimento;Valor\nAna;15/03/2018;10,00\nTotal Alfa Ltda.;;10,00\n`
    const { rows } = await accepted(csv)
    expect(translateWhole('pt', rows[2]!.problems[0]!)).toMatch(/soma/)
  })
})

test('dates month first below a title with a day → compared in their own order', async () => {
  const rows = ['Processo;Vencimento;Valor', `${A};01/20/2023;10,00`, `${B};03/12/2023;20,00`]
  const csv = ['Vencimento antecipado em 15/11/2023;;', ...rows].join('\n')
  expect((await accepted(csv, { dates: 'mdy' })).lines[4]).toMatchObject({
    data_base: '2023-03-12',
  })
  const later = [...rows, `${A};12/01/2023;30,00`]
  const asked = ['Vencimento antecipado em 15/11/2023;;', ...later].join('\n')
  expect(await refused(asked, { dates: 'mdy' })).toMatchObject({ codes: ['ask_accelerated'] })
})
