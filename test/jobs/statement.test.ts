import { expect, test } from 'vitest'
import { statement } from '../../jobs/correct/statement.js'
import type { Parameters, StatementRow } from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { KNOWN } from './support.js'

const ASKED: Parameters = { index: 'ipca', updateTo: '2024-12-31' }

function rowOf(parameters: Parameters, over: Partial<StatementRow> = {}): StatementRow {
  const figures = { data: '2020-03-10', valor: '100', corrigido: '130', total: '140' }
  return { line: 7, fields: { cliente: 'ACME' }, figures, parameters, messages: [], ...over }
}

/** The sentences of a statement, its case aside. */
function words(...rows: StatementRow[]): string[] {
  const { facts, refused, parts, remarks } = statement.document('X', rows, KNOWN)
  const said = facts.map((fact) => fact.join(': ')).slice(1)
  return [
    ...said,
    ...(refused === undefined ? [] : [refused]),
    ...parts.flatMap(({ terms }) => terms),
    ...remarks,
  ]
}

/** The totals of each part, by the titles of its columns. */
function totalsOf(...rows: StatementRow[]) {
  return statement
    .document('X', rows, KNOWN)
    .parts.map(({ columns, totals }) =>
      Object.fromEntries(columns.map(({ title }, at) => [title, totals[at]])),
    )
}

test.each<[Parameters, string]>([
  [ASKED, 'Correção: índice IPCA (IBGE), da data de cada valor até 31/12/2024.'],
  [ASKED, 'Juros: não pedidos.'],
  [
    { table: '317', updateTo: '2024-12-31' },
    'Correção: tabela Contratos, da data de cada valor até 31/12/2024.',
  ],
  [{ table: '317', updateTo: '2024-12-31' }, 'Juros: os da própria tabela, se ela os tem.'],
  [
    { ...ASKED, 'juros.percentual': '0.5' },
    'Juros: 0,5% ao mês, sem termo inicial informado no pedido, até 31/12/2024.',
  ],
  [
    { ...ASKED, 'juros.percentual': '1', 'juros.from': 'citacao' },
    'Juros: 1% ao mês, pedidos desde a citação, o que não pôde ser conferido, até 31/12/2024.',
  ],
  [{ ...ASKED, 'multa.percentual': '2' }, 'Multa: 2%.'],
  [{ ...ASKED, 'honorarios.valor': '10', 'honorarios.modo': 'p' }, 'Honorários: 10%.'],
  [
    { ...ASKED, 'honorarios.valor': '1500.5', 'honorarios.modo': 'v' },
    'Honorários: R$ 1.500,50 por valor.',
  ],
])('%j says %s', (parameters, said) => {
  expect(words(rowOf(parameters))).toContain(said)
})

const FROM_DUE = { 'juros.percentual': '1', 'juros.from': 'vencimento' }
const UNPROVED = 'Juros: 1% ao mês, pedidos desde o vencimento, o que não pôde ser conferido,'

test('interest from the due date → named where the answer proves it; a table may have SELIC instead', () => {
  const asked = { ...ASKED, ...FROM_DUE }
  const proved = { ...rowOf(asked).figures, inicioJuros: 'confere' }
  expect(words(rowOf(asked, { figures: proved }))).toContain(
    'Juros: 1% ao mês, do vencimento de cada valor até 31/12/2024.',
  )
  expect(words(rowOf(asked))).toContain(`${UNPROVED} até 31/12/2024.`)
  const table = { ...FROM_DUE, table: '317', updateTo: '2024-12-31' }
  const rows = [rowOf(table), rowOf(table, { figures: proved })]
  expect(words(...rows)).toContain(
    `${UNPROVED} até 31/12/2024, salvo nos meses de SELIC da tabela, se ela os tem.`,
  )
  expect(words(rows[1]!)).toContain('Juros: 1% ao mês, do vencimento de cada valor até 31/12/2024.')
  expect(statement.proved!(rows)).toEqual({ from: ['due'] })
  expect(statement.proved!(rows.slice(1))).toEqual({})
})

const SELIC = { ...ASKED, selic: true, selicFrom: '2021-12-09', selicVersion: '1' }
const onDay = (asked: Parameters, data = '2020-03-10', conferencia = 'confere') =>
  rowOf(asked, { figures: { ...rowOf(asked).figures, data, conferencia } })
const INDEX = 'Correção: índice IPCA (IBGE), da data de cada valor'
const IN_PLACE = 'SELIC no lugar da correção e dos juros,'
const MONTHLY = 'somada mês a mês, por meses inteiros'

test.each<[string, Parameters, string[], string[]]>([
  [
    'from within a month, by whole months',
    { ...SELIC, ...FROM_DUE, selicBase: 'am', 'multa.percentual': '2' },
    ['2020-03-10', '2023-02-10'],
    [
      `${INDEX} até 30/11/2021.`,
      `${UNPROVED} até 30/11/2021.`,
      `${IN_PLACE} de 01/12/2021, ou da data do valor, se posterior, até 31/12/2024, ${MONTHLY}, sobre o valor corrigido e a multa; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
  [
    'on charges that nobody asked for',
    { ...SELIC, selicBase: 'ajm' },
    ['2020-03-10'],
    [
      `${IN_PLACE} de 01/12/2021 até 31/12/2024, ${MONTHLY}, sobre o valor corrigido; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
  [
    'by the day',
    { ...SELIC, selicVersion: '2' },
    ['2020-03-10'],
    [
      `${INDEX} até 08/12/2021.`,
      `${IN_PLACE} de 09/12/2021 até 31/12/2024, somada mês a mês, proporcional aos dias; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
  [
    'that ends',
    { ...SELIC, ...FROM_DUE, selicUntil: '2024-05-31' },
    ['2020-03-10'],
    [
      `${INDEX} até 31/12/2024, salvo no tempo da SELIC.`,
      `${UNPROVED} até 31/12/2024, salvo no tempo da SELIC.`,
      `${IN_PLACE} de 01/12/2021 até 31/05/2024, ${MONTHLY}; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
  [
    'that ends within a month',
    { ...SELIC, selicUntil: '2024-05-15' },
    ['2020-03-10'],
    [
      `${IN_PLACE} de 01/12/2021 até 15/05/2024 (o mês inteiro, ou não contado), ${MONTHLY}; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
  [
    'before all debts',
    { ...SELIC, ...FROM_DUE },
    ['2022-06-10'],
    [
      'Correção: nenhuma além da SELIC.',
      'Juros: nenhum além da SELIC.',
      `${IN_PLACE} da data de cada valor até 31/12/2024, ${MONTHLY}.`,
      'Capitalização: nenhuma.',
    ],
  ],
  [
    'without a day',
    { ...ASKED, selic: true, selicVersion: '1' },
    ['2020-03-10'],
    [
      `${INDEX} até a EC 113/2021.`,
      `${IN_PLACE} da EC 113/2021 até 31/12/2024, ${MONTHLY}; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
  [
    'of a table',
    { ...SELIC, index: '', table: '317', selicUntil: '2024-05-31' },
    ['2020-03-10'],
    [
      'Juros: os da própria tabela, se ela os tem, até 31/12/2024, salvo no tempo da SELIC.',
      `${IN_PLACE} de 01/12/2021 até 31/05/2024 e, depois, a da tabela, se ela a tem, ${MONTHLY}; a coluna Fator tem a correção e a SELIC.`,
    ],
  ],
])('SELIC %s → index and interest end where it begins', (_, asked, days, told) => {
  expect(words(...days.map((day) => onDay(asked, day)))).toEqual(expect.arrayContaining(told))
})

test('SELIC beside an amount that was not checked → not said to be in its factor', () => {
  const rows = [onDay(SELIC), onDay(SELIC, '2020-04-10', 'não conferido (sem série)')]
  expect(words(...rows).join()).not.toContain('a coluna Fator')
})

test.each<[string, Parameters, string]>([
  ['after the update', { ...SELIC, selicFrom: '2025-02-01' }, '2020-03-10'],
  ['ended before all debts', { ...SELIC, selicUntil: '2023-12-31' }, '2024-03-10'],
])('SELIC %s → not said to be charged', (_, asked, day) => {
  const said = words(onDay(asked, day))
  expect(said).toContain(`${INDEX} até 31/12/2024.`)
  expect(said.join(' ')).not.toContain('SELIC')
})

const CHARGED: Parameters = { ...ASKED, 'juros.percentual': '1' }
const bearing = (juros: string) => rowOf(CHARGED, { figures: { ...rowOf(CHARGED).figures, juros } })

test('no start of the interest asked, the months from the date of each value give it → that is said', () => {
  expect(words(bearing('74.10'))).toContain(
    'Juros: 1% ao mês sobre o valor corrigido, da data de cada valor até 31/12/2024, por meses inteiros.',
  )
})

test('interest that the given amount bears as well → its base is not named', () => {
  // A month later, 1% of 100.00 and of 101.50 are the same but for a rounding.
  const asked = { ...CHARGED, updateTo: '2020-04-10' }
  const figures = { ...rowOf(asked).figures, corrigido: '101.50', juros: '1.00' }
  expect(words(rowOf(asked, { figures })).join(' ')).not.toContain('sobre o valor corrigido')
})

test.each<[string, string]>([
  ['74.10', 'por meses inteiros'],
  ['75.40', 'por meses inteiros, o começado contado'],
  ['74.97', 'em meses de 30 dias, a fração por dias'],
  ['76.14', 'por dias corridos, 30 em cada mês'],
])('interest of %s on 130.00 since 10/03/2020 → %s', (juros, counted) => {
  expect(words(bearing(juros)).find((said) => said.startsWith('Juros'))).toMatch(
    new RegExp(`, ${counted}\\.$`),
  )
})

test('a day on which two ways of counting agree → none is named', () => {
  const figures = { ...bearing('62.40').figures, data: '2020-12-31' }
  const said = words(rowOf(CHARGED, { figures }))
  expect(said).toContain(
    'Juros: 1% ao mês sobre o valor corrigido, da data de cada valor até 31/12/2024.',
  )
  const other = words(rowOf(CHARGED, { figures }), bearing('74.10'))
  expect(other.find((one) => one.startsWith('Juros'))).toContain('por meses inteiros')
})

test('rows whose months are counted in several ways → none is named', () => {
  expect(words(bearing('74.97'), bearing('76.14'))).toContain(
    'Juros: 1% ao mês sobre o valor corrigido, da data de cada valor até 31/12/2024.',
  )
})

test('a line without a fine beside lines that bear it → their base; two bases → none', () => {
  const asked: Parameters = { ...ASKED, 'multa.percentual': '2' }
  const fined = (figures: Record<string, string>) =>
    rowOf(asked, { figures: { ...rowOf(asked).figures, ...figures } })
  const one = fined({ multa: '2', multaSobre: 'o valor corrigido' })
  const none = fined({ multa: '0', multaSobre: 'nada' })
  expect(words(rowOf(asked), one, none)).toContain('Multa: 2% sobre o valor corrigido.')
  const other = fined({ multa: '2', multaSobre: 'o valor e os juros' })
  expect(words(one, other)).toContain('Multa: 2%.')
})

test.each<[Record<string, string>, string]>([
  [{}, 'na data de cada um.'],
  [{ juros: '-5', multa: '0' }, 'na data de cada um, corrigidos e com juros.'],
  [
    { juros: '-5', multa: '-1', honorarios: '-2' },
    'na data de cada um, corrigidos e com juros, multa e honorários.',
  ],
])('a payment that bears %j → said among the discounts', (charges, said) => {
  const figures = { ...rowOf(ASKED).figures, valor: '-100', corrigido: '-130', ...charges }
  expect(words(rowOf(ASKED), rowOf(ASKED, { figures }))).toContain(
    `Descontos: os pagamentos, com valor negativo, ${said}`,
  )
})

test('a line that repeats another → said below, because it is in the total', () => {
  const messages = [sentence('note_repeated_row', { line: 7 })]
  const fields = { descricao: 'Nota 8', data_base: '2020-03-10', valor: '100' }
  expect(words(rowOf(ASKED), rowOf(ASKED, { fields, messages })).at(-1)).toBe(
    'Atenção: 1 valor repete outro, da mesma data, e está no total: Nota 8, 10/03/2020, R$ 100,00.',
  )
})

test('a line that does not match the series → said below, because it is in the total', () => {
  const figures = { ...rowOf(ASKED).figures, conferencia: 'DIVERGENTE' }
  const fields = { descricao: 'Nota 8', data_base: '2020-03-10', valor: '100' }
  expect(words(rowOf(ASKED), rowOf(ASKED, { fields, figures })).at(-1)).toBe(
    'Atenção: 1 valor não confere com a série do índice, e está no total: Nota 8, 10/03/2020, R$ 100,00.',
  )
})

test('a line without a result → counted beside the total, and named below', () => {
  const rows = [rowOf(ASKED), rowOf(ASKED, { figures: {}, fields: { descricao: 'Nota 9' } })]
  expect(statement.document('X', rows, KNOWN)).toMatchObject({ total: '140', lacking: 1 })
  expect(words(...rows).at(-1)).toBe(
    'Atenção: o total não inclui 1 valor, que não foi calculado: Nota 9.',
  )
})

test.each<[Parameters, string, string]>([
  [CHARGED, '74.10', 'Capitalização: nenhuma; os juros são simples.'],
  [
    CHARGED,
    '70.20',
    'Capitalização: não foi pedida; se o serviço capitaliza não pôde ser conferido.',
  ],
  [ASKED, '0', 'Capitalização: nenhuma.'],
  [
    { table: '317', updateTo: '2024-12-31' },
    '0',
    'Capitalização: não foi pedida; os juros são os da própria tabela.',
  ],
])('%j and interest of %s → %s', (parameters, juros, said) => {
  const row = rowOf(parameters, { figures: { ...rowOf(parameters).figures, juros } })
  expect(words(row)).toContain(said)
})

test('the day of the total → that of all lines, none where they differ', () => {
  const of = (...rows: StatementRow[]) => statement.document('X', rows, KNOWN).on
  expect(of(rowOf(ASKED), rowOf(ASKED))).toBe('2024-12-31')
  const several = [rowOf(ASKED), rowOf({ ...ASKED, updateTo: '2024-11-30' })]
  expect(of(...several)).toBeUndefined()
  expect(words(...several).at(-1)).toBe(
    'Atenção: o total soma valores atualizados até dias diferentes (30/11/2024; 31/12/2024).',
  )
  expect(words(rowOf(ASKED)).join(' ')).not.toContain('dias diferentes')
})

test('the interest of one row is of other months → no start is named', () => {
  expect(words(bearing('74.10'), bearing('70.20'))).toContain(
    'Juros: 1% ao mês, sem termo inicial informado no pedido, até 31/12/2024.',
  )
})

test('interest, fine and fees that every line proves → simple, from each date, on their bases', () => {
  const charges = { juros: '74.10', multa: '2', honorarios: '5' }
  const bases = { multaSobre: 'o valor corrigido', honorariosSobre: 'o valor corrigido e a multa' }
  const row = rowOf(CHARGED, { figures: { ...rowOf(CHARGED).figures, ...charges, ...bases } })
  expect(statement.proved!([row, row])).toEqual({
    simple: true,
    from: ['own'],
    fineOn: ' sobre o valor corrigido',
    feesOn: ' sobre o valor corrigido e a multa',
  })
  const { multaSobre: _, ...without } = row.figures
  const told = { ...row, figures: { ...without, juros: '70.20' } }
  expect(statement.proved!([row, told])).toEqual({ feesOn: ' sobre o valor corrigido e a multa' })
  expect(statement.proved!([rowOf(ASKED)])).toEqual({})
})

test('costs that are only corrected among lines with charges → named, and the others prove interest and bases', () => {
  const asked: Parameters = { ...CHARGED, 'multa.percentual': '2' }
  const figures = {
    ...bearing('74.10').figures,
    multa: '2.60',
    multaSobre: 'o valor corrigido',
  }
  const fields = { custas: true, descricao: 'Preparo', data_base: '2020-03-10', valor: '100' }
  const costs = (juros: string) =>
    rowOf(asked, { fields, figures: { ...rowOf(asked).figures, juros, multa: '0' } })
  const said = words(rowOf(asked, { figures }), costs('0'))
  expect(said).toContain(
    'Juros: 1% ao mês sobre o valor corrigido, da data de cada valor até 31/12/2024, por meses inteiros.',
  )
  expect(said).toContain('Capitalização: nenhuma; os juros são simples.')
  expect(said).toContain('Multa: 2% sobre o valor corrigido.')
  expect(said).toContain(
    'Custas: só corrigidas, sem juros nem multa (Preparo, 10/03/2020, R$ 100,00).',
  )
  expect(statement.proved!([rowOf(asked, { figures }), costs('0')])).toEqual({
    simple: true,
    from: ['own'],
    fineOn: ' sobre o valor corrigido',
  })
  const other = words(rowOf(asked, { figures }), costs('70.20'))
  expect(other.join(' ')).toMatch(/capitaliza não pôde.*Custas: só corrigidas, sem multa \(/)
  expect(words(costs('0')).join(' ')).not.toContain('Custas:')
})

test('interest of so few months that compound interest is the same → its start alone is proved', () => {
  const figures = { data: '2024-11-30', valor: '180.00', corrigido: '185.00', juros: '1.85' }
  const row = rowOf(CHARGED, { figures: { ...rowOf(CHARGED).figures, ...figures } })
  expect(statement.proved!([row])).toEqual({ from: ['own'] })
  expect(words(row)).toContain(
    'Capitalização: não foi pedida; se o serviço capitaliza não pôde ser conferido.',
  )
})

const BLANK = '_'.repeat(30)
const PARTIES = { cliente: 'ACME', parte_contraria: 'Fulano', documento: '00.000.000/0001-91' }
const headed = (over: object, ...headings: [string, string][]) =>
  rowOf(ASKED, { fields: { ...PARTIES, ...over }, headings: new Map(headings) })

const OF_TABLE = { table: '317', updateTo: '2024-12-31' }
const checked = (over: object, months: object = {}) => {
  const series = {
    'table 317 2024-12-31': { name: 'Contratos', by: 'table', unpublished: [], months },
  }
  const figures = { ...rowOf(OF_TABLE).figures, conferencia: 'confere', total: '130', ...over }
  return statement
    .document('X', [rowOf(OF_TABLE, { figures })], { ...KNOWN, series } as never)
    .parts.flatMap((part) => part.terms)
}

test.each<[string, string[], string[]]>([
  ['bears none', checked({}), ['Juros: nenhum.', 'Capitalização: nenhuma.']],
  [
    'bears none, and its SELIC',
    checked({}, { '2020-03': { factor: '1.2', selicAccrued: '8.33' } }),
    ['Juros: nenhum além da SELIC da própria tabela.', 'Capitalização: nenhuma.'],
  ],
  [
    'bears some',
    checked({ juros: '10', total: '140' }),
    [
      'Juros: os da própria tabela.',
      'Capitalização: não foi pedida; os juros são os da própria tabela.',
    ],
  ],
  [
    'was not checked',
    checked({ conferencia: 'não conferido (sem série)' }),
    ['Juros: os da própria tabela, se ela os tem.'],
  ],
  ['has no total', checked({ total: undefined }), ['Juros: os da própria tabela, se ela os tem.']],
  [
    'has more than its corrected value',
    checked({ total: '140' }),
    ['Juros: os da própria tabela, se ela os tem.'],
  ],
])('an amount of a table that %s → the interest as the figures show it', (_, said, expected) => {
  expect(said).toEqual(expect.arrayContaining(expected))
})

const ofOne = (figures: object, asked: object) => {
  const row = rowOf({ ...ASKED, 'juros.percentual': '1', ...asked })
  return { ...row, figures: { ...row.figures, corrigido: '130.00', juros: '40.00', ...figures } }
}
const FEES = { 'honorarios.valor': '10', 'honorarios.modo': 'p' }

test.each<[string, StatementRow, string]>([
  [
    'a fine',
    ofOne({ multa: '2.60' }, { 'multa.percentual': '2' }),
    'Multa: 2% sobre o valor corrigido.',
  ],
  [
    'a fine on interest too',
    ofOne({ multa: '3.40' }, { 'multa.percentual': '2' }),
    'Multa: 2% sobre o valor corrigido mais juros.',
  ],
  [
    'fees without a fine',
    ofOne({ honorarios: '17.00' }, FEES),
    'Honorários: 10% sobre o valor corrigido mais juros.',
  ],
  [
    'fees on all',
    ofOne({ multa: '2.60', honorarios: '17.26' }, { ...FEES, 'multa.percentual': '2' }),
    'Honorários: 10% sobre o valor corrigido mais juros e multa.',
  ],
  ['fees that no base gives', ofOne({ honorarios: '19.00' }, FEES), 'Honorários: 10%.'],
  [
    'fees that two bases give',
    ofOne({ honorarios: '0.10', corrigido: '1.00', juros: '0.05' }, FEES),
    'Honorários: 10%.',
  ],
])('%s, of which only the figures tell the base → it is named where they prove one', (_, row, said) => {
  expect(words(row)).toContain(said)
})

/** The titles and the first line of the table of these rows. */
const tableOf = (...rows: StatementRow[]) => {
  const { columns, lines } = statement.document('X', rows, KNOWN).parts[0]!
  return lines.map((line) => [columns[0]!.title, line[0]])
}

test.each([
  ['Exequente', 'Exequente'],
  ['Cliente', 'Parte'],
])('two names under «%s» → each line says whose it is', (heading, title) => {
  const of = (cliente: string) => headed({ cliente }, ['cliente', heading])
  expect(tableOf(of('ACME'), of('Beta'))).toEqual([
    [title, 'ACME'],
    [title, 'Beta'],
  ])
  expect(tableOf(of('ACME S.A.'), of('Acme  S.A.'))[0]).toEqual(['Data', '2020-03-10'])
})

test('an amount without a name beside those of one client, no case number → said, and not in a case', () => {
  const rows = [headed({}), headed({ cliente: undefined, descricao: 'Nota 10', valor: '1500' })]
  const said = 'Atenção: 1 valor não diz de quem é, e está no total: Nota 10, R$ 1.500,00.'
  expect(statement.document(undefined, rows, KNOWN).remarks).toContain(said)
  expect(statement.document('X', rows, KNOWN).remarks).toEqual([])
  expect(statement.document(undefined, rows.slice(1), KNOWN).remarks).toEqual([])
})

const EITHER = 'Exequente ( ) ou executado ( )'

test('parties under headings that say nothing of who owes → each once, with both places to cross', () => {
  const rows = [headed({}), headed({ cliente: 'Beta' })]
  expect(words(...rows).slice(0, 3)).toEqual([
    `${EITHER}: ACME; Beta`,
    `${EITHER}: Fulano`,
    'CPF/CNPJ: 00.000.000/0001-91',
  ])
  const ofCreditor = headed({}, ['documento', 'CPF do autor'])
  expect(words(ofCreditor)).toContain('CPF/CNPJ do exequente: 00.000.000/0001-91')
})

test.each<[string, string]>([
  ['parte_contraria', 'Réu'],
  ['parte_contraria', 'Executado(a)'],
  ['parte_contraria', 'Nome do devedor'],
  ['cliente', 'Exequente'],
])('%s under «%s» → creditor and debtor, with a place for numbers that the file lacks', (...heading) => {
  expect(words(headed({ documento: undefined }, heading)).slice(0, 2)).toEqual([
    `Exequente: ACME, CPF/CNPJ ${BLANK}`,
    `Executado: Fulano, CPF/CNPJ ${BLANK}`,
  ])
})

test.each<[string, string[]]>([
  [
    'CNPJ do cliente',
    ['Exequente: ACME, CPF/CNPJ 00.000.000/0001-91', `Executado: Fulano, CPF/CNPJ ${BLANK}`],
  ],
  [
    'CNPJ do réu',
    [`Exequente: ACME, CPF/CNPJ ${BLANK}`, 'Executado: Fulano, CPF/CNPJ 00.000.000/0001-91'],
  ],
  ['CPF/CNPJ', ['Exequente: ACME', 'Executado: Fulano', 'CPF/CNPJ: 00.000.000/0001-91']],
])('a number under «%s» → beside the party that the heading names', (heading, told) => {
  const row = headed({}, ['parte_contraria', 'Réu'], ['documento', heading])
  expect(words(row).slice(0, told.length)).toEqual(told)
})

test.each([
  [
    'CPF do autor',
    `Exequente: ${BLANK}, CPF/CNPJ 00.000.000/0001-91`,
    `Executado: Fulano, CPF/CNPJ ${BLANK}`,
  ],
  ['CPF/CNPJ', `Exequente: ${BLANK}`, 'Executado: Fulano'],
])('a number under «%s» without the name of the creditor → in the place of nobody else', (heading, ...told) => {
  const row = headed({ cliente: '' }, ['parte_contraria', 'Réu'], ['documento', heading])
  expect(words(row).slice(0, 2)).toEqual(told)
})

test('two creditors without numbers → a place for each', () => {
  const of = (cliente: string) =>
    headed({ cliente, documento: undefined }, ['parte_contraria', 'Réu'])
  expect(words(of('ACME'), of('Beta')).slice(0, 2)).toEqual([
    `Exequente: ACME, CPF/CNPJ ${BLANK}; Beta, CPF/CNPJ ${BLANK}`,
    `Executado: Fulano, CPF/CNPJ ${BLANK}`,
  ])
})

test('creditors with numbers of their own, and one without → each beside its own name', () => {
  const of = (cliente: string, documento?: string) =>
    headed({ cliente, documento }, ['parte_contraria', 'Réu'], ['documento', 'CPF do autor'])
  expect(words(of('ACME', '11'), of('Beta', '22'), of('Caio'), of('Beta')).slice(0, 2)).toEqual([
    `Exequente: ACME, CPF/CNPJ 11; Beta, CPF/CNPJ 22; Caio, CPF/CNPJ ${BLANK}`,
    `Executado: Fulano, CPF/CNPJ ${BLANK}`,
  ])
})

test('a number of one of two debts, whose creditor has no name → in the place of nobody', () => {
  const of = (documento?: string) =>
    headed({ cliente: '', documento }, ['parte_contraria', 'Réu'], ['documento', 'CPF do autor'])
  expect(words(of('11'), of()).slice(0, 3)).toEqual([
    `Exequente: ${BLANK}`,
    `Executado: Fulano, CPF/CNPJ ${BLANK}`,
    'CPF/CNPJ do exequente: 11',
  ])
})

test('one number of the client, and two clients → beside neither', () => {
  const of = (cliente: string) => headed({ cliente }, ['documento', 'CNPJ do cliente'])
  expect(words(of('ACME')).slice(0, 2)).toEqual([
    `${EITHER}: ACME, CPF/CNPJ 00.000.000/0001-91`,
    `${EITHER}: Fulano, CPF/CNPJ ${BLANK}`,
  ])
  expect(words(of('ACME'), of('Beta')).slice(0, 3)).toEqual([
    `${EITHER}: ACME; Beta`,
    `${EITHER}: Fulano, CPF/CNPJ ${BLANK}`,
    'CPF/CNPJ: 00.000.000/0001-91',
  ])
})

test('a number under «CPF do cliente» without any name → not lost', () => {
  const row = headed({ cliente: '', parte_contraria: '' }, ['documento', 'CPF do cliente'])
  expect(words(row).slice(0, 3)).toEqual([
    `Exequente: ${BLANK}`,
    `Executado: ${BLANK}`,
    'CPF/CNPJ: 00.000.000/0001-91',
  ])
})

test('no client under a heading that names the debtor → a place for the creditor', () => {
  const row = headed({ cliente: undefined }, ['parte_contraria', 'Réu'])
  expect(words(row)).toContain(`Exequente: ${BLANK}`)
})

test.each<[string[], string]>([
  [['Fulano'], 'art. 524'],
  [['Município de Exemplo', 'Estado de Exemplo'], 'art. 534 (Fazenda Pública)'],
  [['Município de Exemplo', 'Fulano'], 'art. 524 ou, contra a Fazenda Pública, art. 534'],
  [[], 'art. 524 ou, contra a Fazenda Pública, art. 534'],
])('against %j → %s', (names, article) => {
  const rows = names.map((parte_contraria) => rowOf(ASKED, { fields: { parte_contraria } }))
  const document = statement.document('X', rows.length > 0 ? rows : [rowOf(ASKED)], KNOWN)
  expect(document.article).toBe(article)
})

test('interest that is the rate times the months → its percentage in each line, and in no total', () => {
  const { columns, lines, totals } = statement.document('X', [bearing('74.10')], KNOWN).parts[0]!
  const at = columns.findIndex(({ title }) => title === 'Juros (%)')
  expect([lines[0]![at], totals[at]]).toEqual(['57.00', undefined])
  const other = statement.document('X', [bearing('70.20')], KNOWN).parts[0]!
  expect(other.columns.map(({ title }) => title)).not.toContain('Juros (%)')
})

test.each<[amounts: [string, string][], percent: string[]]>([
  [[['-34.57', '-49.80']], ['144.0667']],
  [
    [
      ['0.50', '0.72'],
      ['4563.52', '6574.51'],
    ],
    ['144.0667', '144.0667'],
  ],
])('counts of months that round alike on %j → the one of the other lines, or the nearest', (amounts, percent) => {
  const asked = { ...ASKED, 'juros.percentual': '1', updateTo: '2025-12-31' }
  const rows = amounts.map(([corrigido, juros]) =>
    rowOf(asked, { figures: { data: '2013-12-28', valor: corrigido, corrigido, juros } }),
  )
  const { columns, lines } = statement.document('X', rows, KNOWN).parts[0]!
  const at = columns.findIndex(({ title }) => title === 'Juros (%)')
  expect(lines.map((line) => line[at])).toEqual(percent)
})

test('rows that were asked for differently → a part with a sum each, and one total', () => {
  const other = { ...ASKED, index: 'selic' }
  const rows = [rowOf(ASKED), rowOf(other), rowOf(ASKED)]
  expect(words(...rows).filter((said) => /^Correção/.test(said))).toHaveLength(2)
  expect(totalsOf(...rows)).toMatchObject([
    { 'Valor histórico': '200', 'Valor corrigido': '260', Total: '280' },
    { 'Valor histórico': '100', 'Valor corrigido': '130', Total: '140' },
  ])
  const { total, parts } = statement.document('X', rows, KNOWN)
  expect({ total, of: parts.map(({ isOneOf }) => isOneOf) }).toEqual({
    total: '420',
    of: [true, true],
  })
})

test('a part that only some rows tell is not summed', () => {
  const told = rowOf(ASKED, { figures: { ...rowOf(ASKED).figures, juros: '10' } })
  expect(totalsOf(told)).toMatchObject([{ Juros: '10' }])
  expect(totalsOf(told, rowOf(ASKED))).toMatchObject([{ Juros: undefined }])
})

test('without an answer there is no total', () => {
  expect(words(rowOf(ASKED, { figures: {} }), rowOf(ASKED, { figures: {} }))).toEqual([
    `${EITHER}: ACME, CPF/CNPJ ${BLANK}`,
    `${EITHER}: ${BLANK}, CPF/CNPJ ${BLANK}`,
    'Atenção: o total não inclui 2 valores, que não foram calculados: sem descrição; sem descrição.',
  ])
})

test('months without a published index among the rows → each told once', () => {
  const without = (...months: string[]) => ({ messages: [sentence('row_unpublished', { months })] })
  const told = words(
    rowOf(ASKED, without('2024-11')),
    rowOf(ASKED, without('2024-10', '2024-11')),
    rowOf(ASKED),
  )
  expect(told.filter((line) => String(line).includes('não publicado'))).toEqual([
    'Atenção: índice ainda não publicado em 10/2024, 11/2024: esses meses entraram sem variação.',
  ])
})
