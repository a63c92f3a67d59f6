import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const withCharges = {
  ...correct,
  parameters: [...correct.parameters, 'juros.percentual=1', 'multa.percentual=2'],
}

/** What sheets of those who collect say of some lines, or of all, beside their amounts. */
export const collectionsDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'sections of the same table: instalments that are open, and that are paid',
    careful: 'asks: the paid ones would be computed',
    lines: [
      'Acordo 77/2021 - Gráfica Lume;;',
      'Parcela;Vencimento;Valor',
      'PARCELAS EM ABERTO;;',
      '4;10/08/2021;1.250,00',
      '5;10/09/2021;1.250,00',
      'PARCELAS PAGAS;;',
      '1;10/05/2021;1.250,00',
      '2;10/06/2021;1.250,00',
    ],
    expects: ['asks ask_settled_section'],
  },
  {
    ...update,
    sheet: 'the same of invoices, the cancelled ones first',
    careful: 'asks: the cancelled ones would be computed',
    lines: [
      'NF;Data;Valor',
      'II - NOTAS CANCELADAS;;',
      '811;10/08/2021;3.250,00',
      'NOTAS A RECEBER;;',
      '815;15/09/2021;1.990,00',
      '816;20/09/2021;740,00',
    ],
    expects: ['asks ask_settled_section'],
  },
  {
    ...correct,
    sheet: 'clear: what was paid is claimed back, all of it under one title',
    careful: 'reads all: the payments are the claim',
    lines: [
      'Parcela;Data do pagamento;Valor pago',
      'PARCELAS PAGAS;;',
      '1;10/05/2021;1.250,00',
      '2;15/06/2021;1.250,00',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2021-05-10,amount:1250,description:1}',
      '4 {date:2021-06-15,amount:1250,description:2}',
    ],
  },
  {
    ...correct,
    sheet: 'a title: the whole debt fell due on one day, above the due day of each instalment',
    careful: 'asks: the later ones would be corrected from a later day',
    lines: [
      'CCB 2020/5531 - Móveis Ipê Ltda.;;',
      'Vencimento antecipado em 10/08/2023 (cláusula 7ª);;',
      'Parcela;Vencimento;Valor',
      '9;10/07/2023;3.100,00',
      '10;10/08/2023;3.100,00',
      '11;15/09/2023;3.100,00',
    ],
    expects: ['asks ask_accelerated'],
  },
  {
    ...correct,
    sheet: 'clear: the same title, and that day on each line',
    careful: 'reads all',
    lines: [
      'Vencimento antecipado em 15/08/2023;;',
      'Parcela;Vencimento;Valor',
      '9;15/08/2023;3.100,00',
      '10;15/08/2023;3.150,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2023-08-15,amount:3100,description:9}',
      '4 {date:2023-08-15,amount:3150,description:10}',
    ],
  },
  {
    ...correct,
    sheet: 'the state of each claim of a town under Fase',
    careful: 'asks: what is prescribed, or paid by instalments, is not executed',
    lines: [
      'CDA;Contribuinte;Vencimento;Principal;Fase',
      '1144/19;Oscar Dias;10/03/2017;540,00;Prescrito',
      '1188/20;Oscar Dias;11/03/2019;560,50;Ajuizado',
      '1201/21;Oscar Dias;15/03/2020;574,00;Suspenso (liminar)',
      '1299/22;Oscar Dias;12/04/2021;601,20;Parcelado (REFIS)',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a state under a heading that no list has',
    careful: 'asks: one was paid',
    lines: [
      'Título;Vencimento;Valor;Carteira interna',
      '101;10/01/2022;1.200,00;Em cobrança',
      '102;15/02/2022;1.350,90;Pago em 03/05/2022',
      '103;20/03/2022;800,00;Em cobrança',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...withCharges,
    sheet: 'a column that says which lines bear the fine',
    careful: 'asks: the fine would go to all',
    lines: [
      'Título;Vencimento;Valor;Incide multa?',
      'D-1;10/01/2022;1.000,00;Sim',
      'D-2;15/02/2022;1.000,00;Não',
    ],
    expects: ['asks ask_charge_not_on_all'],
  },
  {
    ...withCharges,
    sheet: 'a column that says which lines are free of interest',
    careful: 'asks: the interest would go to all',
    lines: [
      'Título;Vencimento;Valor;Isento de juros',
      'D-1;10/01/2022;1.000,00;N',
      'D-2;15/02/2022;1.000,00;S',
    ],
    expects: ['asks ask_charge_not_on_all'],
  },
  {
    ...correct,
    sheet: 'clear: the same column, where no fine is asked for',
    careful: 'reads all',
    lines: [
      'Título;Vencimento;Valor;Incide multa?',
      'D-1;10/01/2022;1.000,00;Sim',
      'D-2;15/02/2022;1.000,00;Não',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:1000,description:D-1}',
      '3 {date:2022-02-15,amount:1000,description:D-2}',
    ],
  },
  {
    ...correct,
    map: { valor: 'VALOR (CENTAVOS)' },
    sheet: 'amounts in centavos, the column being said',
    careful: 'asks: each would be a hundred times too much',
    lines: [
      'NOSSO NUMERO;SACADO;VENCIMENTO;VALOR (CENTAVOS)',
      '109/00012345-6;MARIO LIMA;10/02/2022;125000',
      '109/00012399-9;SONIA REIS;15/03/2022;98050',
    ],
    expects: ['asks ask_foreign_said'],
  },
  {
    ...update,
    map: { valor: 'Valor (UFM)' },
    sheet: 'amounts in the unit of a town, the column being said',
    careful: 'asks: they are no reais',
    lines: [
      'Inscrição;Contribuinte;Vencimento;Valor (UFM)',
      '3381;Clínica Sorriso;10/02/2021;132,55',
      '4102;Auto Posto Leme;15/03/2021;58,30',
    ],
    expects: ['asks ask_foreign_said'],
  },
  {
    ...correct,
    sheet: 'other words behind an amount than its own',
    careful: 'rejects: which of the two is meant is not known',
    lines: [
      'Locatário;Vencimento;Valor do aluguel',
      'Bruno Sá;05/03/2021;R$ 1.500,00 (mil e seiscentos reais)',
      'Bruno Sá;13/05/2021;R$ 1.632,45 (pago)',
      'Bruno Sá;13/06/2021;R$ 1.700,00',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_number',
      '3 ! cell_not_a_number',
      '4 {date:2021-06-13,amount:1700}',
    ],
  },
  {
    ...correct,
    sheet: 'the account of a hospital, and what of it was disallowed',
    careful: 'asks: only the rest is owed',
    lines: {
      Contas: [
        ['Conta', 'Convênio', 'Dt. Vencto', 'Vlr. da conta', 'Vlr. glosado'],
        [5510, 'Saúde Mais', day('2022-01-10'), 18200, 1200],
        [5512, 'Vida Plena', day('2022-02-20'), 22310, 4100.5],
      ],
    },
    expects: ['asks ask_doubtful'],
  },
]
