import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const interest = { ...correct, parameters: [...correct.parameters, 'juros.percentual=1'] }

/** Debts that another paper, another hypothesis, an insolvency or a payment overtakes. */
export const overtakenDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'costs: shares of the two sides in a note',
    careful: 'asks: sixty per cent alone is to be paid back',
    lines: [
      'Despesa;Data;Valor',
      'Custas iniciais;12/03/2019;1.250,00',
      'Perícia;20/08/2019;4.800,00',
      'Preparo;15/06/2021;2.310,00',
      'Total;;8.360,00',
      'Sucumbência recíproca: custas e despesas na proporção de 60% para a ré e 40% para a autora.;;',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...correct,
    sheet: 'labour expert: two hypotheses as sections',
    careful: 'asks: the second is there instead of the first',
    lines: {
      Perícia: [
        ['LAUDO PERICIAL CONTÁBIL'],
        ['Mês', 'Verba', 'Valor'],
        ['Hipótese 1 - divisor 220'],
        [day('2019-01-31'), 'Horas extras', 410.5],
        [day('2019-02-28'), 'Horas extras', 398.2],
        ['Hipótese 2 - divisor 200'],
        [day('2019-01-31'), 'Horas extras', 451.55],
        [day('2019-02-28'), 'Horas extras', 438.02],
      ],
    },
    expects: ['asks ask_alternatives'],
  },
  {
    ...interest,
    sheet: 'interest on what a bankrupt estate owes',
    careful: 'asks: interest after the bankruptcy is not owed (Lei 11.101, art. 124)',
    lines: [
      'Duplicata;Sacado;Vencimento;Valor',
      '7781-A;Massa Falida de Tecelagem Ipê Ltda.;10/05/2018;14.300,00',
      '7781-B;Massa Falida de Tecelagem Ipê Ltda.;10/06/2018;14.300,00',
      '8002-A;Confecções Lume Ltda.;10/06/2018;3.200,00',
    ],
    expects: ['asks ask_insolvency_day'],
  },
  {
    ...correct,
    sheet: 'second copies of bills among the bills',
    careful: 'asks: the copy is the same debt',
    lines: [
      'Boleto;Vencimento;Valor;Histórico',
      '3301;10/02/2021;980,00;Mensalidade fevereiro',
      '3302;10/03/2021;980,00;Mensalidade março',
      '3360;25/03/2021;1.009,40;2ª via boleto 3302',
      '3303;10/04/2021;980,00;Mensalidade abril',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'rents: the insurer of the bond has paid some',
    careful: 'asks: what the insurer paid is claimed by it',
    lines: [
      'Locatário;Mês;Vencimento;Aluguel;Seguro-fiança',
      'Ivo Reis;02/2021;05/03/2021;1.800,00;Indenizado',
      'Ivo Reis;03/2021;05/04/2021;1.800,00;Indenizado',
      'Ivo Reis;04/2021;05/05/2021;1.800,00;Em análise',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'bank: contracts, one of which renewed another',
    careful: 'asks: the new contract took in the old one',
    lines: {
      Contratos: [
        ['Contrato', 'Mutuário', 'Vencimento', 'Saldo em aberto', 'Histórico'],
        ['44100', 'Ivo Reis', day('2020-05-10'), 12400, 'CDC veículo'],
        ['44987', 'Ivo Reis', day('2020-11-10'), 14950, 'Renegociação do contrato 44100'],
        ['45012', 'Nair Luz', day('2020-12-10'), 8300, 'CDC veículo'],
      ],
    },
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'judgment: scenarios in a column',
    careful: 'asks: one scenario alone is owed',
    lines: [
      'Cenário;Mês;Verba;Valor',
      'A - com reflexos;31/01/2019;Horas extras;510,50',
      'A - com reflexos;28/02/2019;Horas extras;498,20',
      'B - sem reflexos;31/01/2019;Horas extras;410,50',
      'B - sem reflexos;28/02/2019;Horas extras;398,20',
    ],
    expects: ['asks ask_alternatives'],
  },
  {
    ...correct,
    sheet: 'debtors of an ERP with recuperação judicial behind the name',
    careful: 'asks: such claims are counted until the petition',
    lines: [
      'Título;Cliente;Vencimento;Valor;Situação',
      '7781;Tecelagem Ipê S.A. - Em Recuperação Judicial;10/05/2018;14.300,00;Vencido',
      '8002;Confecções Lume Ltda.;10/06/2018;3.200,00;Vencido',
    ],
    expects: ['asks ask_insolvency_day'],
  },
  {
    ...correct,
    sheet: 'hospital: what a court took of the state for each bill',
    careful: 'asks: one was paid by the order of the court',
    lines: [
      'Conta;Alta;Valor;Sequestro de verba',
      '66010;14/02/2022;18.420,00;18.420,00',
      '66044;02/03/2022;7.980,00;',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'ERP: NF lines with one replaced',
    careful: 'asks: the new invoice replaced the old',
    lines: [
      'NF;Emissão;Vencimento;Valor;Observação',
      '4401;02/03/2021;02/04/2021;12.400,00;',
      '4455;20/03/2021;20/04/2021;12.180,00;Emitida em substituição à NF 4401',
      '4460;22/03/2021;22/04/2021;900,00;',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'consumer: price of the product, and what was refunded by voucher',
    careful: 'asks: a voucher was given',
    lines: [
      'Pedido;Data;Valor da compra;Vale-troca emitido',
      '3301;10/02/2021;980,00;',
      '3302;10/03/2021;1.450,00;1.450,00',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'energy: contested bills with deposit in court',
    careful: 'asks: some were paid into court',
    lines: [
      'UC;Referência;Vencimento;Valor da fatura;Consignação',
      '771;03/2021;15/04/2021;388,40;',
      '771;04/2021;15/05/2021;2.961,00;Depositada em juízo',
      '771;05/2021;15/06/2021;401,10;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'invoices and the taxes that the payer keeps back',
    careful: 'asks: the net is owed',
    lines: [
      'NFS-e;Tomador;Vencimento;Valor bruto;ISS retido;INSS retido',
      '1021;Município de Ubá;10/03/2021;12.000,00;240,00;1.320,00',
      '1033;Município de Ubá;10/04/2021;12.000,00;240,00;1.320,00',
    ],
    expects: ['asks ask_deducted', 'asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'supplier: an advance of the client among the invoices',
    careful: 'asks: an advance lowers what is owed',
    lines: [
      'Doc.;Cliente;Vencimento;Valor;Histórico',
      '5001;Alfa Ltda.;10/02/2021;5.000,00;NF 331',
      '5002;Alfa Ltda.;20/02/2021;1.500,00;Adiantamento de cliente',
      '5003;Alfa Ltda.;10/03/2021;5.000,00;NF 340',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'deposits of appeals, one of them given back',
    careful: 'asks: what was given back is there no more',
    lines: [
      'Guia;Data;Valor;Destino',
      'Depósito RO;12/03/2019;9.828,51;Liberado à ré',
      'Depósito RR;15/06/2021;21.973,60;Em conta judicial',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'advances on wages within a payroll claim',
    careful: 'asks: what was advanced is paid already',
    lines: [
      'Verba;Vencimento;Valor',
      'Saldo de salário;06/05/2019;1.800,00',
      'Adiantamento salarial;20/04/2019;600,00',
      '13º salário;06/05/2019;1.000,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
]
