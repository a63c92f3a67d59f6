import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const interest = { job: 'correct', parameters: [...correct.parameters, 'juros=1'] }

/** What a credit manager hands in who would like to be paid too much. */
export const councilsDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a union: the fee of one employee, and how many each firm has',
    careful: 'asks: each firm owes the fee times its employees',
    lines: [
      'Empresa;Competência;Nº de empregados;Contribuição por empregado',
      'Padaria Sol;03/2020;12;45,50',
      'Oficina Lua;03/2020;7;45,50',
      'Bar Mar;04/2020;31;47,20',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'a municipality: taxes in fiscal units',
    careful: 'asks or rejects: they are no reais',
    encoding: 'latin1',
    lines: [
      'Inscrição;Exercício;Vencimento;Valor (UFM)',
      '101.002;2019;10/03/2019;350,25',
      '101.003;2019;10/03/2019;412,80',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'a credit fund: the part of each receivable that was assigned to it',
    careful: 'asks: the fund may claim its part only',
    lines: {
      Cessao: [
        ['Termo de cessão nº 14'],
        [],
        ['Sacado', 'Título', 'Vencimento', 'Valor de face', 'Fração cedida'],
        ['Loja Azul', 'DM 81', day('2020-01-10'), 12000, '70%'],
        ['Loja Verde', 'DM 82', day('2020-02-10'), 5000, '45%'],
      ],
    },
    expects: ['asks ask_deducted'],
  },
  {
    ...interest,
    sheet: 'a bank: credits with a grace in months',
    careful: 'asks: nothing is due before the grace has passed',
    lines: [
      'Cédula\tData da liberação\tValor financiado\tCarência',
      '1\t10/01/2020\t12.000,00\t6 meses',
      '2\t10/02/2020\t5.000,00\t12 meses',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'an accountant: plus and minus in a column of their own',
    careful: 'asks: what is minus is owed by the other side',
    lines: [
      'Data;Histórico;Sinal;Valor',
      '10/01/2020;Fatura 1;+;1.200,00',
      '15/01/2020;Devolução de mercadoria;-;300,00',
      '10/02/2020;Fatura 2;+;500,00',
    ],
    expects: ['asks ask_debit_letter', 'asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'a bank: balances whose heading says of which month they are',
    careful: 'asks: they hold correction until December 2023',
    lines: [
      'Contrato;Vencimento;Saldo pos. dez/23',
      '1;10/01/2020;1.512,44',
      '2;10/02/2020;631,07',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...interest,
    sheet: 'a landlord: the rate of interest of the contract at the foot',
    careful: 'asks: the sheet says half of the rate that was given',
    lines: [
      'Mês;Vencimento;Aluguel',
      'jan/20;10/01/2020;1.200,00',
      'fev/20;10/02/2020;1.200,00',
      'Cláusula 7ª: em caso de mora, juros de 0,5% (meio por cento) ao mês;;',
    ],
    expects: ['asks ask_stated_rate'],
  },
  {
    ...correct,
    sheet: 'a school: a footnote says which fees are barred by time',
    careful: 'asks: the barred ones may not be claimed',
    lines: [
      'Aluno;Vencimento;Mensalidade',
      'Ana;10/01/2017;900,00',
      'Ana;10/02/2017;900,00',
      'Ana;10/03/2020;1.100,00',
      'Obs.: mensalidades anteriores a 15/03/2018 atingidas pela prescrição (CC, art. 206);;',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...update,
    sheet: 'a municipality: the base of the tax and its rate',
    careful: 'asks: the tax is owed, and not its base',
    lines: [
      'Prestador;Competência;Base de cálculo;Alíquota',
      'Lima ME;03/2020;12.000,00;5%',
      'Costa ME;04/2020;8.500,00;3%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...update,
    sheet: 'a union: wages and the rate of the addition that was not paid',
    careful: 'asks: the addition is owed, and not the wage',
    lines: {
      Insalubridade: [
        ['Sindicato - diferenças de insalubridade', null, null, null],
        ['Empregado', 'Competência', 'Salário-base', 'Grau de insalubridade'],
        ['Ana', 'jan/2020', 1850, '20%'],
        ['Rui', 'jan/2020', 2100, '40%'],
      ],
    },
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'a shop: the total of the sale on the line of each instalment',
    careful: 'asks: a third of the total falls due at each',
    lines: [
      'Pedido;Parc.;Vencimento;Total da venda',
      '55;1/3;10/01/2020;1.500,00',
      '55;2/3;10/02/2020;1.500,00',
      '55;3/3;10/03/2020;1.500,00',
      '56;1/2;15/01/2020;900,00',
      '56;2/2;15/02/2020;900,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'a hospital: bills under a title that they are out of the claim',
    careful: 'asks: the last two are not claimed',
    lines: {
      Contas: [
        ['Paciente', 'Data da alta', 'Valor da conta'],
        ['Ana', day('2020-01-10'), 1200],
        ['Rui', day('2020-02-10'), 500],
        ['FORA DO PEDIDO (em auditoria no convênio)'],
        ['Eva', day('2020-03-10'), 800],
        ['Ivo', day('2020-04-10'), 650],
      ],
    },
    expects: ['asks ask_settled_section'],
  },
  {
    ...correct,
    sheet: 'a factoring: bills of which the assignor has bought some back',
    careful: 'asks: they are the fund’s no more',
    lines: [
      'Título;Sacado;Vencto;Valor;Ocorrência',
      '1;Loja Azul;10/01/2020;1.200,00;Em carteira',
      '2;Loja Verde;10/02/2020;500,00;Recomprado pelo cedente',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a bank: a contract that a new one has replaced',
    careful: 'asks: what was novated is owed no more (Código Civil, art. 360)',
    lines: [
      'Contrato;Vencimento;Valor;Situação',
      '1;10/01/2020;1.200,00;Em aberto',
      '2;10/02/2020;500,00;Novado',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...calc,
    sheet: 'an office: instalments whose creditors are two in equal parts',
    careful: 'asks or tells: half of each is claimed',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;Quota do autor',
      'A;Ana x Loja;05/02/2019;2.500,00;1/2',
      'A;;05/03/2019;2.500,00;1/2',
    ],
    expects: ['asks ask_deducted'],
  },
]
