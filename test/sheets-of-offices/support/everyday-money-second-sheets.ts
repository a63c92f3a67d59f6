import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const A = cnj(9711, 2018)
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** More amounts of everyday offices, looked at with other eyes. */
export const everydayMoneySecond: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'taxes of a town with the day on which some were collected',
    careful: 'asks: what was collected is not owed',
    lines: [
      'Guia;Vencimento;Valor lançado;Data da arrecadação',
      '1001;10/01/2021;320,00;08/01/2021',
      '1002;10/02/2021;320,00;',
      '1003;10/03/2021;320,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'slips of a bank with the day on which some were credited',
    careful: 'asks: what was credited is not owed',
    lines: [
      'Nosso número;Vencimento;Valor;Dt. Crédito',
      '24001;10/01/2021;320,00;12/01/2021',
      '24002;10/02/2021;410,00;',
      '24003;10/03/2021;330,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'cheques of which some were cleared',
    careful: 'asks: a cheque that was cleared is not owed',
    lines: [
      'Cheque;Data;Valor;Compensado em',
      '850001;10/01/2021;1.200,00;',
      '850002;10/02/2021;1.200,00;15/02/2021',
      '850003;10/03/2021;1.250,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'amounts with CR and DB behind them',
    careful: 'asks or rejects: CR is a credit',
    lines: [
      'Data;Histórico;Valor',
      '10/01/2021;Tarifa;45,90 DB',
      '12/01/2021;Cesta;30,00 DB',
      '15/01/2021;Ajuste;20,00 CR',
    ],
    expects: ['asks ask_debit_letter'],
  },
  {
    ...correct,
    sheet: 'a line that is a credit of the debtor',
    careful: 'asks: it is to be taken off',
    lines: [
      'Data;Histórico;Valor',
      '10/01/2021;Mensalidade 01/2021;890,00',
      '10/02/2021;Mensalidade 02/2021;890,00',
      '20/02/2021;Crédito em favor do devedor;150,00',
      '10/03/2021;Mensalidade 03/2021;890,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'an original amount and a balance',
    careful: 'asks which of the two',
    lines: [
      'Data Emissão;Data Vencto;Num.Doc;Vl. Original;Saldo',
      '01/12/2020;10/01/2021;4411;1.200,00;700,00',
      '01/01/2021;10/02/2021;4412;980,00;980,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'amounts that are estimates, a logical value, a day too short',
    careful: 'rejects the three; reads the other',
    lines: {
      Débitos: [
        ['Contrato', 'Vencimento', 'Valor'],
        ['C1', day('2021-01-10'), '1.200,00 (estimado)'],
        ['C2', day('2021-02-10'), true],
        ['C3', '10/03/202', 300],
        ['C4', day('2021-04-10'), 812.4],
      ],
    },
    expects: [
      '1 - header',
      '2 ! cell_not_a_number',
      '3 ! cell_not_a_number',
      '4 ! cell_not_a_date',
      '5 {date:2021-04-10,amount:812.4}',
    ],
  },
  {
    ...update,
    sheet: 'a title: only the instalments that are not yet due',
    careful: 'asks or tells: nothing is corrected before it is due',
    lines: [
      'PARCELAS VINCENDAS;;',
      'Parcela;Vencimento;Valor',
      '10/12;10/10/2025;500,00',
      '11/12;10/11/2025;500,00',
    ],
    expects: ['1 - title', '2 - header', '3 ! row_after_update', '4 ! row_after_update'],
  },
  {
    ...correct,
    sheet:
      'clear: a table that begins at column C below a merged title, with formulas that were computed',
    careful: 'reads three; the sum is ignored',
    lines: {
      Planilha1: {
        rows: [
          [undefined, undefined, 'DEMONSTRATIVO DE DÉBITO'],
          [],
          [undefined, undefined, 'Parcela', 'Vencimento', 'Valor da parcela'],
          [undefined, undefined, 1, day('2022-01-10'), 1500],
          [undefined, undefined, 2, day('2022-02-10'), { formula: 'E4', result: 1500 }],
          [undefined, undefined, 3, day('2022-03-10'), { formula: 'E5', result: 1500 }],
          [undefined, undefined, 'Soma', undefined, { formula: 'SUM(E4:E6)', result: 4500 }],
        ],
        make: (sheet) => sheet.mergeCells('C1:E1'),
      },
    },
    expects: [
      '1 - title',
      '3 - header',
      '4 {date:2022-01-10,amount:1500,description:1}',
      '5 {date:2022-02-10,amount:1500,description:2}',
      '6 {date:2022-03-10,amount:1500,description:3}',
      '7 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: instants beside the amounts, blanks for thousands',
    careful: 'reads',
    lines: [
      'Data/hora;Descrição;Valor (R$)',
      '10/01/2021 14:33;TED indevida;1 200,00',
      '11/01/2021 09:02:10;Pix indevido;980,50',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1200,description:TED indevida}',
      '3 {date:2021-01-11,amount:980.5,description:Pix indevido}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: differences of wages by months that begin with the year',
    careful: 'reads the first of each month, and says so',
    lines: [
      'Período;Verba;Diferença devida',
      '2021-01;Horas extras;412,30',
      '2021-02;Horas extras;388,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-01,amount:412.3,description:Horas extras} ~ note_month_only',
      '3 {date:2021-02-01,amount:388.1,description:Horas extras} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: fees of licence of a town, with the activity and the area',
    careful: 'reads; the area is no money',
    lines: [
      'CCM;Razão social;Atividade;Área (m²);Exercício;Vencimento;Taxa de licença',
      '12.345-6;Bar Sol;5611-2/01;85,50;2021;31/03/2021;412,00',
      '12.345-7;Loja Lua;4781-4/00;120,00;2021;31/03/2021;530,00',
    ],
    expects: ['1 - header', '2 {date:2021-03-31,amount:412}', '3 {date:2021-03-31,amount:530}'],
  },
  {
    ...update,
    sheet: 'clear: costs of a case with their guide and page',
    careful: 'reads',
    lines: [
      'Processo;Fls.;Guia DARE;Data do recolhimento;Valor recolhido',
      `${A};12;210190012345678;10/01/2021;145,45`,
      `${A};88;210190012345699;10/05/2021;29,50`,
    ],
    expects: ['1 - header', '2 {dia:2021-01-10,valor:145.45}', '3 {dia:2021-05-10,valor:29.5}'],
  },
  {
    ...calc,
    sheet: 'clear: one claim with a payment that has its minus',
    careful: 'one calculation of three entries, one of them below zero',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      '1;Ana x Banco;10/01/2021;1.500,00;Parcela 1',
      '1;Ana x Banco;10/02/2021;1.500,00;Parcela 2',
      '1;Ana x Banco;15/02/2021;-400,00;Pagamento',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2021,valor:1500,descricao:Parcela 1}},formats:[],received:{parcelas.data:2021-01-10,parcelas.valor:1500,parcelas.descricao:Parcela 1},name:Ana x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/02/2021,valor:1500,descricao:Parcela 2}},formats:[],received:{parcelas.data:2021-02-10,parcelas.valor:1500,parcelas.descricao:Parcela 2},name:Ana x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:15/02/2021,valor:-400,descricao:Pagamento}},formats:[],received:{parcelas.data:2021-02-15,parcelas.valor:-400,parcelas.descricao:Pagamento},name:Ana x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
    ],
  },
  {
    ...recalc,
    sheet: 'calculations of which some are of closed cases',
    careful: 'told or asked: a closed one is not paid for',
    lines: [
      'ID do cálculo;Cliente;Encerrado em',
      '700030;Oficina São João;',
      '700079;Maria da Luz;10/05/2024',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'one award on a line for each heir, with his part as a fraction',
    careful: 'asks: each line would be corrected whole, and the award be counted three times',
    lines: [
      'Processo;Autor;Valor da condenação;Data;Quota-parte',
      `${A};Ana;10.000,00;10/03/2020;1/3`,
      `${A};Bia;10.000,00;10/03/2020;1/3`,
      `${A};Caio;10.000,00;10/03/2020;1/3`,
    ],
    expects: ['asks ask_deducted'],
  },
]
