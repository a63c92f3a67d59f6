import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(9701, 2018)
const B = cnj(9702, 2019)

/** Lines as a ledger has them: what is owed and what was paid, in amounts without a sign. */
function ledger(heading: string, one: string, other: string): string[] {
  return [
    `Documento;Vencimento;${heading};Valor`,
    `1400001;10/01/2020;${one};1.000,00`,
    `1400002;10/02/2020;${other};400,00`,
    `1400003;10/03/2020;${one};2.500,50`,
  ]
}

const BOTH = [
  '1 - header',
  '2 {date:2020-01-10,amount:1000}',
  '3 {date:2020-02-10,amount:400}',
  '4 {date:2020-03-10,amount:2500.5}',
]

const LEDGERS: [heading: string, one: string, other: string][] = [
  ['Chave lançamento', '01', '15'],
  ['Chave de lanç.', '40', '50'],
  ['ChLct', '01', '11'],
  ['S/H', 'S', 'H'],
  ['Código débito/crédito', 'S', 'H'],
  ['Ind. D/C', 'D', 'C'],
  ['D/H', 'D', 'H'],
  ['Movimento', 'Entrada', 'Saída'],
  ['E/S', 'E', 'S'],
  ['Tipo', 'A receber', 'A pagar'],
  ['Polo', 'Ativo', 'Passivo'],
  ['ChLç', '09', '15'],
  ['CP/CR', 'CR', 'CP'],
  ['Conta', 'Clientes', 'Fornecedores'],
  ['Operação', 'Venda', 'Devolução'],
  ['Efeito', '+1', '-1'],
  ['Lado', 'Nosso crédito', 'Nossa dívida'],
  ['Classificação', 'Débito', 'Crédito'],
  ['Posição', 'Credora', 'Devedora'],
]
const ORDINARY: [heading: string, one: string, other: string][] = [
  ['Chave lançamento', '01', '01'],
  ['Forma de pagamento', 'Débito', 'Crédito'],
  ['Situação', 'Ativo', 'Inativo'],
  ['Tipo', 'S', 'N'],
  ['Código', '01', '15'],
  ['Grupo', 'Alimentar', 'Comum'],
]

/** Sheets in which debts and credits, or debts of two sides, stand one below the other. */
export const twoSides: JudgedSheet[] = [
  ...LEDGERS.map(([heading, one, other]) => ({
    ...correct,
    sheet: `${heading}: ${one} and ${other}, no signs`,
    careful: 'asked: what was paid would be added to what is owed',
    lines: ledger(heading, one, other),
    expects: ['asks ask_two_sides'],
  })),
  ...ORDINARY.map(([heading, one, other]) => ({
    ...correct,
    sheet: `clear: ${heading}: ${one} and ${other}`,
    careful: 'not asked: it says nothing of debit and credit',
    lines: ledger(heading, one, other),
    expects: BOTH,
  })),
  {
    ...correct,
    sheet: 'clear: an extract of SAP whose credits have their minus behind them',
    careful: 'not asked: the signs say it',
    lines: [
      'Nº doc.;Vencimento;S/H;Valor',
      '1400001;10/01/2020;S;1.000,00',
      '1400002;10/02/2020;H;400,00-',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:-400}'],
  },
  {
    ...correct,
    sheet: 'debts owed to us, and our own among them',
    careful: 'asked: the sum would add what we owe to what we are owed',
    lines: [
      'Credor;Devedor;Vencimento;Valor',
      'Metalúrgica Aurora Ltda.;Padaria Sol;10/01/2020;1.000,00',
      'Metalúrgica Aurora Ltda.;Bar Lua;10/02/2020;2.000,00',
      'Banco do Vale S.A.;METALURGICA AURORA LTDA;10/03/2020;9.000,00',
    ],
    expects: ['asks ask_changing_parties'],
  },
  {
    ...correct,
    sheet: 'our company as claimant in one case and as defendant in another',
    careful: 'asked: the two are not one sum',
    lines: [
      'Processo;Autor;Réu;Vencimento;Valor',
      `${A};Metalúrgica Aurora;Padaria Sol;10/01/2020;1.000,00`,
      `${B};José Lima;Metalúrgica Aurora;10/02/2020;2.000,00`,
    ],
    expects: ['asks ask_changing_parties'],
  },
  {
    ...correct,
    sheet: 'who drew each bill and who has to pay it, the same company on both sides',
    careful: 'asked: the two are not one sum',
    lines: [
      'Emitente;Sacado;Vencimento;Valor',
      'Metalúrgica Aurora;Padaria Sol;10/01/2020;1.000,00',
      'Bar Lua;Metalúrgica Aurora;10/02/2020;2.000,00',
    ],
    expects: ['asks ask_changing_parties'],
  },
  {
    ...correct,
    sheet: 'clear: one creditor and many debtors',
    careful: 'not asked',
    lines: [
      'Credor;Devedor;Vencimento;Valor',
      'Metalúrgica Aurora;Padaria Sol;10/01/2020;1.000,00',
      'Metalúrgica Aurora;Bar Lua;10/02/2020;400,00',
      'Metalúrgica Aurora;Padaria Sol;10/03/2020;2.500,50',
    ],
    expects: BOTH,
  },
  {
    ...correct,
    sheet: 'clear: many creditors and one debtor',
    careful: 'not asked',
    lines: [
      'Credor;Devedor;Vencimento;Valor',
      'Ana Reis;Município de Vale;10/01/2020;1.000,00',
      'Otto Braun;Município de Vale;10/02/2020;400,00',
      'Rita Lima;Município de Vale;10/03/2020;2.500,50',
    ],
    expects: BOTH,
  },
  {
    ...update,
    sheet: 'one line with a remark: given back twice over',
    careful: 'asked: nobody knows whether the amount is the double already',
    lines: [
      'Tarifa;Data;Valor;Observação',
      'Cesta;10/01/2021;49,90;devolução em dobro',
      'Seguro;10/02/2021;27,35;',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'a line for a fine twice over',
    careful: 'asked',
    lines: [
      'Descrição;Data;Valor',
      'Aluguel;10/01/2021;1.500,00',
      'Multa em dobro (cl. 8);10/02/2021;300,00',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'a remark: sum charged without cause, to be given back doubled',
    careful: 'asked',
    lines: [
      'Descrição;Data;Valor;Obs.',
      'Parcela 3;10/01/2021;1.500,00;restituir valor pago dobrado',
      'Parcela 4;10/02/2021;300,00;',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'a column that says which lines are owed twice over',
    careful: 'asked',
    lines: [
      'Tarifa;Data;Valor;Em dobro?',
      'Cesta;10/01/2021;49,90;Sim',
      'Seguro;10/02/2021;27,35;Não',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'a column of what each amount is multiplied by',
    careful: 'asked',
    lines: [
      'Tarifa;Data;Valor;Multiplicador',
      'Cesta;10/01/2021;49,90;2',
      'Seguro;10/02/2021;27,35;1',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'a remark that names the law by which charges without cause are given back twice over',
    careful: 'asked',
    lines: [
      'Tarifa;Data;Valor;Observação',
      'Cesta;10/01/2021;49,90;"repetição do indébito, art. 42, parágrafo único, do CDC"',
      'Seguro;10/02/2021;27,35;',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'clear: holidays twice over, as labour law has them, and a double that is denied',
    careful: 'not asked: the amount of such a line is the doubled one',
    lines: [
      'Descrição;Data;Valor;Obs.',
      'Férias em dobro 2018/2019;10/01/2021;1.500,00;',
      'Tarifa;10/02/2021;300,00;devolução simples, não em dobro',
      'Seguro;10/03/2021;200,00;valor já em dobro',
    ],
    expects: [
      '1 - header',
      '2 {dia:2021-01-10,valor:1500}',
      '3 {dia:2021-02-10,valor:300}',
      '4 {dia:2021-03-10,valor:200}',
    ],
  },
]
