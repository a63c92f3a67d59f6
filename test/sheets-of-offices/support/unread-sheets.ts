import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(7301, 2018)
const B = cnj(7302, 2019)
const interest = { job: 'correct', parameters: [...correct.parameters, 'juros=1'] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const two = ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}']
const clear = 'reads all, and asks nothing'

/** A second look at columns that are not read, of which each changes what is owed. */
export const unreadDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'what each tenant has left as a security',
    careful: 'asks: it is set off',
    lines: [
      'Inquilino;Vencimento;Aluguel;Caução',
      'Ana;10/01/2020;1.200,00;1.100,00',
      'Rui;10/02/2020;500,00;350,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'what was raised by the sale of the pledged goods',
    careful: 'asks: less is owed',
    lines: [
      'Contrato;Vencimento;Valor;Produto do leilão',
      '1;10/01/2020;12.000,00;7.350,00',
      '2;10/02/2020;5.000,00;',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...update,
    sheet: 'refunds that an agency has granted of each expense',
    careful: 'asks: less is owed',
    lines: [
      'Despesa;Data;Valor;Ressarcido pelo convênio',
      'Exame;10/01/2020;1.200,00;830,00',
      'Consulta;10/02/2020;500,00;212,40',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'bills of which some wait for the decision of an appeal',
    careful: 'asks: nobody may claim them now',
    lines: [
      'Auto de infração;Vencimento;Valor;Exigibilidade',
      '1;10/01/2020;1.200,00;Exigível',
      '2;10/02/2020;500,00;Suspensa (recurso)',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'bills with the deadline of payment in words',
    careful: 'asks: they fall due later',
    lines: [
      'NF;Data de emissão;Valor;Prazo p/ pagamento',
      '1;10/01/2020;1.200,00;30 dias',
      '2;10/02/2020;500,00;45 dias',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'sales in three terms each',
    careful: 'asks: a third falls due at each',
    lines: [
      'Pedido;Data do pedido;Valor do pedido;Condição',
      '1;10/01/2020;1.200,00;30/60/90 dias',
      '2;10/02/2020;500,00;28/56 dias',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...interest,
    sheet: 'from when on the arrears of each bear interest',
    careful: 'asks: interest would run from the due date',
    lines: [
      'Contrato;Vencimento;Valor;Juros desde',
      '1;10/01/2020;1.200,00;10/08/2021',
      '2;10/02/2020;500,00;05/09/2021',
    ],
    expects: ['asks ask_interest_start'],
  },
  {
    ...interest,
    sheet: 'lines of which some bear no interest',
    careful: 'asks: interest on all',
    lines: [
      'Contrato;Vencimento;Valor;Incidência de juros',
      '1;10/01/2020;1.200,00;Sim',
      '2;10/02/2020;500,00;Não',
    ],
    expects: ['asks ask_charge_not_on_all'],
  },
  {
    ...correct,
    sheet: 'the last payment on account of each, in two columns',
    careful: 'asks: less is owed since that day',
    lines: [
      'Contrato;Vencimento;Valor;Último pagamento;Valor do último pagamento',
      '1;10/01/2020;1.200,00;10/05/2021;400,00',
      '2;10/02/2020;500,00;;',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'how many persons share each debt',
    careful: 'asks: each owes a part',
    lines: [
      'Herdeiro;Vencimento;Valor;Nº de herdeiros',
      'Ana;10/01/2020;1.200,00;4',
      'Rui;10/02/2020;500,00;4',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'amounts that a formula converts at the rate of a cell',
    careful: 'told: the rate of which day is not said',
    lines: {
      Faturas: [
        ['Fatura', 'Valor US$', 'Vencimento', 'Valor R$', null, 'Dólar', 5.4321],
        ['1', 100, day('2020-01-10'), { formula: 'B2*$G$1', result: 543.21 }],
        ['2', 250, day('2020-02-10'), { formula: 'B3*$G$1', result: 1358.03 }],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:543.21}',
      '3 {date:2020-02-10,amount:1358.03}',
    ],
    tells: ['told_exchange'],
  },
  {
    ...correct,
    sheet: 'the year in whose prices the works were measured',
    careful: 'asks: corrected from then on',
    lines: [
      'Medição;Vencimento;Valor;Data-base dos preços',
      '1;10/01/2020;1.200,00;01/2018',
      '2;10/02/2020;500,00;01/2018',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'claims of which some are disputed by the debtor',
    careful: 'told: which are disputed',
    lines: [
      'Nota;Vencimento;Valor;Contestado?',
      '1;10/01/2020;1.200,00;Não',
      '2;10/02/2020;500,00;Sim',
    ],
    expects: two,
    tells: ['told_states'],
  },
  {
    ...watch,
    sheet: 'until when the contract of each client runs',
    careful: 'asks or tells: the second is no client any more',
    lines: [
      'OAB;Cliente;Fim do contrato',
      'OAB/SP 94.719;Bar Lua;31/12/2026',
      'OAB/RJ 123.456;Padaria;30/06/2025',
    ],
    expects: [
      '1 - header',
      '2 {cliente:Bar Lua} registration=oab:SP:94719',
      '3 {cliente:Padaria} registration=oab:RJ:123456',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'cases of which some are sealed',
    careful: 'tells: a sealed case is not found',
    lines: ['Processo;Segredo de justiça', `${A};Sim`, `${B};Não`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00073016220188260100',
      '3 {} numero_processo=00073021320198260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    job: 'people',
    parameters: ['who=lawyers'],
    sheet: 'lawyers with the names that they bear since their marriages',
    careful: 'tells: the second name is not searched',
    lines: ['Advogada;UF;Nome de casada', 'Ana Prado;SP;Ana Prado Lima', 'Eva Reis;RJ;'],
    expects: ['1 - header', '2 {} uf_oab=SP nome=Ana Prado', '3 {} uf_oab=RJ nome=Eva Reis'],
    tells: ['told_left_remark'],
  },
]

/** Sheets whose unread columns change nothing. */
export const unreadClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: amount, factor and result of an older correction',
    careful: 'the amount is from before the factor',
    lines: [
      'Contrato;Vencimento;Valor;Fator de correção;Valor corrigido',
      '1;10/01/2020;1.200,00;1,2834;1.540,08',
      '2;10/02/2020;500,00;1,2793;639,65',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: gross, retained and net, of which the net is claimed',
    careful: 'what was retained is off already',
    lines: [
      'Nota;Vencimento;Valor bruto;Retenção;Valor líquido a receber',
      '1;10/01/2020;1.300,00;100,00;1.200,00',
      '2;10/02/2020;540,00;40,00;500,00',
    ],
    map: { valor: 'Valor líquido a receber' },
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: rents with the fee of the agency, which the landlord pays',
    careful: 'the tenant owes the rent; told',
    lines: [
      'Imóvel;Inquilino;Vencimento;Aluguel;Taxa de administração (10%)',
      '1;Ana;10/01/2020;1.200,00;120,00',
      '2;Rui;10/02/2020;500,00;50,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: the bill of water with its readings',
    careful: clear,
    lines: [
      'Matrícula;Leitura anterior;Leitura atual;Consumo (m³);Vencimento;Valor da conta',
      '1;1.200;1.215;15;10/01/2020;1.200,00',
      '2;3.400;3.409;9;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: the commission of the salesman',
    careful: 'he gets it, the buyer owes the price',
    lines: [
      'Pedido;Vendedor;Comissão;Data da venda;Valor da venda',
      '1;Eva;36,00;10/01/2020;1.200,00',
      '2;Ivo;25,00;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: bills with the days of their registration, sending and delay',
    careful: clear,
    lines: [
      'Nosso número;Registro;Envio;Vencimento;Valor do boleto;Dias em atraso',
      '1;20/12/2019;21/12/2019;10/01/2020;1.200,00;1.800',
      '2;20/01/2020;21/01/2020;10/02/2020;500,00;1.769',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: the deadline of an appeal beside debts with due dates',
    careful: clear,
    lines: [
      'Processo;Prazo;Vencimento;Valor',
      `${A};15;10/01/2020;1.200,00`,
      `${B};15;10/02/2020;500,00`,
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: how each was paid for, beside the day of the payment',
    careful: 'it is what is claimed back',
    lines: [
      'Data do pagamento;Forma de pagamento;Valor pago',
      '10/01/2020;30;1.200,00',
      '10/02/2020;15;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: parts of a fee that every line has alike',
    careful: clear,
    lines: [
      'Unidade;Fração ideal;Vencimento;Cota condominial',
      '101;0,025;10/01/2020;1.200,00',
      '102;0,010;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: the share of the budget of each expense',
    careful: 'a statistic',
    lines: [
      'Rubrica;Data;Valor;% do orçamento',
      'Luz;10/01/2020;1.200,00;70,59%',
      'Água;10/02/2020;500,00;29,41%',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:Luz}',
      '3 {date:2020-02-10,amount:500,description:Água}',
    ],
  },
  {
    ...interest,
    sheet: 'clear: debts with interest and the days of their contracts',
    careful: 'interest runs from the due date',
    lines: [
      'Contrato;Data do contrato;Vencimento;Valor',
      '1;10/06/2019;10/01/2020;1.200,00',
      '2;10/07/2019;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...update,
    sheet: 'clear: expenses with the day on which they were handed in and their receipts',
    careful: clear,
    lines: [
      'Recibo;Prestador;Data da despesa;Valor;Entregue em;Conferido por',
      '1;Lab;10/01/2020;1.200,00;15/01/2020;Eva',
      '2;Posto;10/02/2020;500,00;16/02/2020;Eva',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1200}', '3 {dia:2020-02-10,valor:500}'],
  },
  {
    ...watch,
    sheet: 'clear: lawyers with the days of their hire and their birthdays',
    careful: clear,
    lines: ['OAB;Admissão;Aniversário;Ramal', 'OAB/SP 94.719;01/02/2014;10/05;2011'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'clear: cases with amounts, percentages of success and fees',
    careful: clear,
    lines: [
      'Processo;Valor da causa;Êxito (%);Honorários contratuais;Fase',
      `${A};15.000,00;70%;10%;Recursal`,
    ],
    expects: ['1 - header', '2 {} numero=00073016220188260100'],
  },
]
