import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const interest = {
  job: 'correct',
  parameters: [...correct.parameters, 'juros=1', 'juros.from=vencimento'],
}
const parties = { job: 'people', parameters: ['who=parties'] }

/** Other trades and programs, by the same doubts. */
export const dutiesKinDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'receipts: amounts in words with capitals, of which one is another',
    careful: 'asks: one of both is wrong',
    lines: [
      'Data;Valor;Extenso',
      '10/01/2020;1.200,00;MIL E DUZENTOS REAIS',
      '10/02/2020;3.500,00;três mil e cinquenta reais',
    ],
    expects: ['asks ask_written_amount'],
  },
  {
    ...correct,
    sheet: 'contracts of service: in force from and until, an amount a month',
    careful: 'asks: each line stands for several months',
    map: { data_base: 'Vigência de' },
    lines: [
      'Contrato;Vigência de;Vigência até;Mensalidade',
      '1;01/01/2020;31/12/2020;1.200,00',
      '2;01/01/2021;30/06/2021;1.260,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'rents: the first month and the last',
    careful: 'asks: each line stands for several months',
    map: { data_base: 'Mês inicial' },
    lines: [
      'Contrato;Mês inicial;Mês final;Aluguel',
      '1;01/2020;12/2020;1.200,00',
      '2;01/2021;06/2021;1.260,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'an acquirer of cards: instalments on the day of the sale',
    careful: 'asks: the later ones fall due later',
    lines: [
      'Data da venda;NSU;Parcela;Valor',
      '10/01/2020;881;1 de 3;400,00',
      '10/01/2020;881;2 de 3;400,00',
      '10/01/2020;881;3 de 3;400,00',
      '11/01/2020;882;1 de 2;100,00',
      '11/01/2020;882;2 de 2;100,00',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'a bank: balances under Saldo, with their position',
    careful: 'asks: they hold what accrued until it',
    lines: [
      'Contrato;Vencimento;Saldo;Posição em',
      '1;10/01/2020;1.512,44;30/06/2022',
      '2;10/02/2020;631,07;30/06/2022',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'loans among friends: who paid a part',
    careful: 'asks: it is taken off',
    lines: [
      'Data;Histórico;Valor',
      '10/01/2020;Empréstimo;1.200,00',
      '10/03/2020;Rui pagou parte;300,00',
      '10/04/2020;Empréstimo;500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...interest,
    sheet: 'a note of credit: CDI and a spread',
    careful: 'asks: other terms were given',
    lines: [
      'Remuneração: CDI + 0,5% a.m.;;',
      'Título;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
    ],
    expects: ['asks ask_stated_rate', 'asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'a note: IPCA E with a blank',
    careful: 'asks: it is another index than IPCA',
    lines: [
      'Título;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
      'Correção pelo IPCA E até 12/2021.;;',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation after the end of their contract',
    careful: 'asks: nothing falls due after it',
    lines: [
      'Contrato rescindido em 15/02/2019;;;',
      'grupo;name;parcelas.data;parcelas.valor',
      'A;Ana;05/02/2019;2.500,00',
      'A;;05/03/2019;2.500,00',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...correct,
    sheet: 'rents: a comment says when the keys came back',
    careful: 'asks: no rent is owed after it',
    lines: {
      Aluguéis: {
        rows: [
          ['Mês', 'Vencimento', 'Aluguel'],
          ['1', day('2020-01-10'), 1200],
          ['2', day('2020-02-10'), 1200],
          ['3', day('2020-03-10'), 1200],
        ],
        make: (sheet) => {
          sheet.getCell('C3').note = 'Chaves devolvidas em 20/02/2020'
        },
      },
    },
    expects: ['asks ask_stated_limit'],
  },
  {
    ...parties,
    sheet: 'companies with former names after a comma',
    careful: 'rejects both: two names are looked for as one',
    lines: [
      'Nome',
      'Alfa S.A. (antiga denominação: Beta S.A.)',
      'Gama S.A., sucessora de Delta Ltda.',
    ],
    expects: ['1 - header', '2 ! row_several_names', '3 ! row_several_names'],
  },
]

/** What looks like them and leaves no question. */
export const dutiesKinClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: amounts in words in several ways of writing',
    careful: 'reads all',
    lines: [
      'Data;Valor;Extenso',
      '10/01/2020;1.200,00;Hum mil e duzentos reais',
      '10/02/2020;2.350,50;DOIS MIL, TREZENTOS E CINQUENTA REAIS E CINQUENTA CENTAVOS',
      '10/03/2020;1.000.000,00;um milhão de reais',
      '10/04/2020;514,16;quinhentos e quatorze reais e dezesseis centavos',
      '10/05/2020;1.200,00;mil e duzentos reais e zero centavos',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:2350.5}',
      '4 {date:2020-03-10,amount:1000000}',
      '5 {date:2020-04-10,amount:514.16}',
      '6 {date:2020-05-10,amount:1200}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: contracts with start and end beside the due day',
    careful: 'reads the due day',
    lines: [
      'Contrato;Início;Fim;Vencimento;Valor',
      '1;01/01/2019;31/12/2021;10/01/2020;1.200,00',
      '2;01/01/2019;31/12/2021;10/02/2020;500,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'clear: months written from their first to their last day',
    careful: 'reads each month',
    map: { data_base: 'De' },
    lines: ['De;Até;Aluguel', '01/01/2020;31/01/2020;1.200,00', '01/02/2020;29/02/2020;1.200,00'],
    expects: ['1 - header', '2 {date:2020-01-01,amount:1200}', '3 {date:2020-02-01,amount:1200}'],
  },
  {
    ...correct,
    sheet: 'clear: instalments of several clients that fall on one day',
    careful: 'reads the three',
    lines: [
      'Cliente;Data;Parcela;Valor',
      'Ana;10/01/2020;1/3;400,00',
      'Rui;10/01/2020;2/3;410,00',
      'Eva;10/01/2020;3/3;300,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:400,description:1/3}',
      '3 {date:2020-01-10,amount:410,description:2/3}',
      '4 {date:2020-01-10,amount:300,description:3/3}',
    ],
  },
  {
    ...interest,
    sheet: 'clear: a title with the index and the rate that were given',
    careful: 'reads both',
    lines: [
      'IPCA + 1% a.m.;;',
      'Título;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:1200,description:1}',
      '4 {date:2020-02-10,amount:500,description:2}',
    ],
  },
  {
    ...update,
    sheet: 'clear: a tax that was not paid beside its base',
    careful: 'reads the tax',
    lines: [
      'Vencimento;Base de cálculo;ISS não recolhido',
      '10/01/2020;1.500,00;120,00',
      '10/02/2020;1.500,00;120,00',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:120}', '3 {dia:2020-02-10,valor:120}'],
  },
  {
    ...parties,
    sheet: 'clear: companies whose names have such words',
    careful: 'looks for both',
    lines: ['Razão social;Cidade', 'Nova Denominadora Ltda.;Ubá', 'Banco Atual S.A.;Santos'],
    expects: ['1 - header', '2 {} nome=Nova Denominadora Ltda.', '3 {} nome=Banco Atual S.A.'],
  },
  {
    job: 'correct',
    parameters: [...correct.parameters, 'multa=2'],
    sheet: 'clear: a note joins the index and the fine that were given',
    careful: 'reads both',
    lines: [
      'Título;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
      'Correção pelo IPCA e multa de 2%.;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:1}',
      '3 {date:2020-02-10,amount:500,description:2}',
      '4 - note',
    ],
  },
]
