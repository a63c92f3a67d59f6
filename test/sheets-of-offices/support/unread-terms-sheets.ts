import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const TO = 'fields.dia_atualiza=31/12/2025'
/** By type: its parameters, the headings and the cells of a line that can be calculated. */
const TYPES = {
  pensao: [
    ['type=pensaoAlimenticia', 'fields.indexador=3', TO],
    'name;data_inicio;data_fim;valor_pensao',
    'Ana;01/01/2023;31/12/2023;800,00',
  ],
  salario: [
    ['type=pensaoAlimenticia', 'fields.indexador=3', TO],
    'name;data_inicio;data_fim;percentual_salario_minimo',
    'Ana;01/01/2023;31/12/2023;30',
  ],
  previdencia: [
    ['type=prevDifNRecebidas', 'fields.indexador=184', TO],
    'name;competencias.data;competencias.devido;competencias.recebido',
    'José;05/05/2019;2.100,35;1.850,00',
  ],
  saldo: [
    ['type=saldoDevedor', TO],
    'name;valor_principal;data_inicio;taxa',
    'Ana;15.000,00;15/01/2024;1',
  ],
  financiamento: [
    ['type=tabelasFinanciamento'],
    'name;valor;taxa;parcelas;data_primeira',
    'Ana;50.000,00;1,2;12;10/02/2025',
  ],
  ponto: [
    ['type=cartaoPonto'],
    'name;jornada_diaria;valor_hora;dias.data;dias.marcacoes',
    'Ana;08:00;25,50;03/06/2024;"[""08:00"",""18:00""]"',
  ],
  juros: [
    ['type=calculosJudiciais', 'fields.indexador=262', 'fields.juros=1', TO],
    'name;parcelas.data;parcelas.valor',
    'Ana;10/01/2020;1.000,00',
  ],
  indice: [
    ['type=atualizacaoMonetaria', 'fields.indexador=5', TO],
    'name;valores.data;valores.valor',
    'Ana;10/01/2020;1.000,00',
  ],
} as const
type Type = keyof typeof TYPES

const beside = (type: Type, heading: string, value: string) => {
  const [parameters, headings, cells] = TYPES[type]
  const lines = [`${headings};${heading}`, `${cells};${value}`]
  return { job: 'calc', parameters: [...parameters], lines, sheet: `${type}: ${heading} ${value}` }
}
const saved = (rate: string[], heading: string, value: string) => ({
  job: 'recalc',
  parameters: ['updateTo=31/12/2025', ...rate],
  sheet: `saved calculations: ${heading} ${value} ${rate.join(' ')}`,
  lines: [`ID do cálculo;Cliente;${heading}`, '700030;Oficina;', `700079;Maria;${value}`],
})
const RATE = ['type=calculosJudiciais', 'fields.juros=1']

const ASKED: [Type, string, string, string?][] = [
  ['pensao', 'Nº de filhos', '2', 'ask_stated_share'],
  ['pensao', 'Reajuste', '10%'],
  ['pensao', 'Índice de reajuste', 'IGP-M'],
  ['pensao', 'Vencimento', 'dia 5'],
  ['pensao', 'Incide sobre 13º', 'Sim'],
  ['pensao', 'Exoneração em', '10/08/2023'],
  ['pensao', 'Data da maioridade', '10/08/2023'],
  ['pensao', 'Última parcela', '10/08/2023'],
  ['salario', 'Base de cálculo', 'Rendimentos líquidos'],
  ['previdencia', 'Ajuizamento da ação', '10/06/2024'],
  ['saldo', 'Capitalização', 'mensal composta'],
  ['saldo', 'Multa (%)', '2'],
  ['saldo', 'Índice', 'IPCA'],
  ['saldo', 'Juros de mora', '1%'],
  ['saldo', 'Mora (% a.m.)', '1'],
  ['saldo', 'Juros remuneratórios', '1,5'],
  ['financiamento', 'Amortização', 'SAC'],
  ['ponto', 'Adicional (%)', '100'],
  ['ponto', 'Feriado', 'Sim'],
  ['ponto', 'Horas extras pagas', '35,00', 'ask_deducted'],
  ['ponto', 'Banco de horas', 'Compensado', 'ask_deducted'],
  ['juros', 'Juros a partir de', '10/03/2021'],
  ['juros', 'Data da citação', '10/03/2021'],
  ['juros', 'Termo inicial dos juros', 'citação'],
  ['juros', 'Tipo de juros', 'Compostos'],
  ['indice', 'Aplicar SELIC', 'Sim'],
]
const CLEAR: [Type, string, string][] = [
  ['pensao', 'Nº de filhos', '1'],
  ['pensao', 'Vencimento', 'dia 10'],
  ['pensao', 'Incide sobre 13º', 'Não'],
  ['pensao', 'Exoneração em', '31/12/2023'],
  ['pensao', 'Última parcela', '10/12/2023'],
  ['salario', 'Base de cálculo', 'Salário mínimo'],
  ['saldo', 'Capitalização', 'simples'],
  ['financiamento', 'Amortização', 'PRICE'],
  ['ponto', 'Adicional (%)', '50'],
  ['ponto', 'Feriado', 'Não'],
  ['ponto', 'Folga', 'Sim'],
  ['ponto', 'Intervalo', '01:00'],
  ['saldo', 'Multa', 'sem multa'],
  ['saldo', 'Juros de mora', '0'],
  ['saldo', 'Mora desde', '15/06/2024'],
  ['saldo', 'Mora (dias)', '120'],
  ['saldo', 'Juros remuneratórios', '1%'],
  ['juros', 'Data da citação', '10/01/2020'],
  ['juros', 'Tipo de juros', 'Simples'],
  ['juros', 'Tipo de juros', 'não compostos'],
  ['juros', 'Capitalização', 'sem capitalização'],
  ['indice', 'Tipo de juros', 'Compostos'],
  ['indice', 'Data da citação', '10/03/2021'],
  ['indice', 'Aplicar SELIC', 'Não'],
]

/** Columns that only look like them. */
const others: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: Vezes beside the number of each instalment',
    careful: 'signs: each of the three has its line',
    lines: [
      'Compra;Parcela;Vezes;Vencimento;Valor',
      ...[1, 2, 3].map((part) => `A;${part};3;10/0${part}/2023;100,00`),
    ],
    expects: [
      '1 - header',
      ...[1, 2, 3].map(
        (part) => `${part + 1} {date:2023-0${part}-10,amount:100,description:${part}}`,
      ),
    ],
  },
  {
    ...correct,
    sheet: 'clear: Conciliado beside payments that are claimed back',
    careful: 'signs: some of them were found at the bank',
    lines: [
      'Data do pagamento;Valor pago;Conciliado',
      '10/01/2023;1,50;Sim',
      '10/02/2023;9,50;Não',
    ],
    expects: ['1 - header', '2 {date:2023-01-10,amount:1.5}', '3 {date:2023-02-10,amount:9.5}'],
  },
  {
    ...correct,
    sheet: 'clear: Vezes em atraso beside rents',
    careful: 'signs: how often he paid late',
    lines: ['Inquilino;Vencimento;Aluguel;Vezes em atraso', 'Ana;10/01/2023;1.000,00;3'],
    expects: ['1 - header', '2 {date:2023-01-10,amount:1000}'],
  },
  ...['% do total', 'Percentual'].map((heading) => ({
    ...correct,
    sheet: `clear: the share of each line in their sum, ${heading}`,
    careful: 'signs',
    lines: [
      `Documento;Vencimento;Valor;${heading}`,
      '100;10/01/2023;1.000,00;33,33%',
      '101;10/02/2023;2.000,00;66,67%',
    ],
    expects: ['1 - header', '2 {date:2023-01-10,amount:1000}', '3 {date:2023-02-10,amount:2000}'],
  })),
  {
    ...correct,
    sheet: 'clear: the day on which each debt will be barred',
    careful: 'signs: it is to come',
    lines: ['Documento;Vencimento;Valor;Data da prescrição', '100;10/01/2023;1.000,00;10/01/2028'],
    expects: ['1 - header', '2 {date:2023-01-10,amount:1000}'],
  },
]

/** Columns that no field of a type reads, and without which another sum is calculated. */
export const unreadTerms: JudgedSheet[] = [
  ...others,
  ...ASKED.map(([type, heading, value, code = 'ask_new_terms']) => ({
    ...beside(type, heading, value),
    careful: 'asks: the calculation would go without it',
    expects: [`asks ${code}`],
  })),
  ...[
    saved(RATE, 'Juros a partir de', '10/03/2021'),
    saved(RATE, 'Data da citação', '10/03/2021'),
    saved([], 'Novo ID', '700030'),
    saved([], 'Nova parcela', '1.500,00'),
    saved([], 'Novo valor', '1.500,00'),
    saved([], 'Valor correto', '1.500,00'),
    saved([], 'Excluir parcelas', '3 e 4'),
    saved([], 'Parcelas a excluir', '3'),
    saved([], 'Alterar índice para', 'IPCA-E'),
    saved([], 'Pagamento a lançar', '1.500,00 em 05/2025'),
  ].map((sheet) => ({
    ...sheet,
    careful: 'asks: it is not written into the calculation',
    expects: ['asks ask_new_terms'],
  })),
  ...['Exportar?', 'Gerar PDF'].map((heading) => ({
    ...saved(['export=pdf'], heading, 'Não'),
    careful: 'asks: its file would be paid for',
    expects: ['asks ask_not_chosen'],
  })),
  ...['Exoneração em', 'Data da exoneração', 'Maioridade'].map((heading) => ({
    ...correct,
    sheet: `alimony due after ${heading}`,
    careful: 'asks: nothing is due after it',
    lines: [
      `Alimentando;Vencimento;Valor;${heading}`,
      'Ana;10/08/2023;800,00;10/08/2023',
      'Ana;10/09/2023;800,00;10/08/2023',
    ],
    expects: ['asks ask_settled'],
  })),
  ...['Descontado em folha', 'Compensado na fatura'].map((heading) => ({
    ...correct,
    sheet: `${heading}: all of one line`,
    careful: 'asks: it was paid',
    lines: [
      `Contrato;Vencimento;Valor;${heading}`,
      '1;10/01/2023;500,00;500,00',
      '2;10/02/2023;500,00;0,00',
    ],
    expects: ['asks ask_deducted'],
  })),
  {
    ...correct,
    parameters: [...correct.parameters, 'juros.percentual=1'],
    sheet: 'Regime de juros: compostos, of a correction',
    careful: 'asks: simple interest would be computed',
    lines: ['Contrato;Vencimento;Valor;Regime de juros', '1;10/01/2023;500,00;compostos'],
    expects: ['asks ask_new_terms'],
  },
  ...[
    ['NF;Vencimento;Valor;NF substituta', '100;10/01/2023;500,00;105', '105;10/01/2023;520,00;'],
    ['Título;Vencimento;Valor;Novo título', '1;10/01/2023;500,00;9', '9;10/05/2023;620,00;'],
    ['Boleto;Vencimento;Valor;Boleto renegociado', '1;10/01/2023;9,10;9', '9;10/05/2023;9,20;'],
    [
      'Unidade;Vencimento;Cota;Unidade vendida em',
      '1;10/01/2023;5,10;05/01/2022',
      '2;10/01/2023;5,20;',
    ],
  ].map((lines) => ({
    ...correct,
    lines,
    sheet: `another stands for it: ${lines[0]}`,
    careful: 'asks: both would be corrected, or what another owes',
    expects: ['asks ask_settled'],
  })),
  {
    ...correct,
    sheet: 'Vezes beside the amount of an instalment',
    careful: 'asks: the first of ten would be corrected alone',
    lines: ['Compra;Data;Valor da parcela;Vezes', 'A;10/01/2023;100,00;10', 'B;10/02/2023;50,00;3'],
    expects: ['asks ask_instalments'],
  },
  ...['Prescrito?', 'Isento', 'Conciliado', 'Cobrança suspensa'].map((heading) => ({
    ...correct,
    sheet: `${heading}: of one line`,
    careful: 'asks: it is not owed, or not now',
    lines: [
      `Documento;Vencimento;Valor;${heading}`,
      '100;10/01/2013;1.000,00;Sim',
      '101;10/02/2023;2.000,00;Não',
    ],
    expects: ['asks ask_settled'],
  })),
  ...[
    ['1.000,00;50%', '2.000,00;100%'],
    ['1.000,00;50%', '2.000,00;70%'],
  ].map(([one, other]) => ({
    ...correct,
    sheet: `the share of each that is owed: ${one} and ${other}`,
    careful: 'asks: the whole would be corrected',
    lines: [
      'Documento;Vencimento;Valor;% devido',
      `100;10/01/2023;${one}`,
      `101;10/02/2023;${other}`,
    ],
    expects: ['asks ask_deducted'],
  })),
  ...['Pausar', 'Pausado?', 'Suspender', 'Cancelar', 'Retirar da lista'].flatMap((heading) =>
    [
      { job: 'watch', parameters: ['night=15/01/2026'] },
      { job: 'publications', parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'] },
    ].map((of) => ({
      ...of,
      sheet: `${heading}: of one registration`,
      careful: 'asks: nobody wants it read',
      lines: [`OAB;${heading}`, 'SP123456;Sim', 'RJ98765;'],
      expects: ['asks ask_marked_rows'],
    })),
  ),
  ...['Situação do pagamento', 'Status do pgto'].map((heading) => ({
    ...correct,
    sheet: `${heading}: all of them came back`,
    careful: 'asks: who paid has his money',
    lines: [
      `Cliente;Data do pagamento;Valor pago;${heading}`,
      'Ana;10/01/2020;1.000,00;Estornado',
      'Bia;10/01/2020;2.000,00;Estornado',
    ],
    expects: ['asks ask_settled'],
  })),
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    sheet: 'a document that is to be thrown away',
    careful: 'asks: it would be paid for',
    lines: ['Arquivo;Providência', 'a.pdf;Extrair', 'b.pdf;Descartar'],
    documents: ['a.pdf', 'b.pdf'],
    expects: ['asks ask_marked_rows'],
  },
]

/** The same columns where they agree with what was asked for, or change nothing. */
export const agreeingTerms = [
  ...CLEAR.map(([type, heading, value]) => beside(type, heading, value)),
  saved([], 'Juros a partir de', '10/03/2021'),
  saved([], 'Data da citação', '10/03/2021'),
  saved([], 'Reajuste', '10%'),
  saved([], 'Exportar?', 'Não'),
  ...['manter', 'sem alteração', 'nenhum'].map((kept) => saved([], 'Alterar índice para', kept)),
].map((sheet) => ({ ...sheet, expects: [] }))

const section = (job: string, parameters: string[], key: string, one: string, other: string) => ({
  job,
  parameters,
  sheet: `titles of sections between rows of ${key}`,
  careful: 'signs: they are no rows',
  lines: [`${key};Vara`, 'Cliente: Oficina;', `${one};1`, 'Cliente: Maria;', `${other};2`],
  ...(job === 'extract' ? { documents: [one, other] } : {}),
})

/** "Cliente: Oficina" above the rows of each client. */
export const sections = [
  section('recalc', ['updateTo=31/12/2025'], 'ID do cálculo', '700030', '700079'),
  section('dossier', [], 'Processo', cnj(7801, 2019), cnj(7802, 2022)),
  section('extract', ['docType=sentenca'], 'Arquivo', 'a.pdf', 'b.pdf'),
].map((sheet) => ({ ...sheet, expects: [] }))
