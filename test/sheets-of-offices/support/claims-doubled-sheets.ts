import { day } from '../../accept/support/workbook.js'
import type { OfficeSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const INVOICES = [
  ['FAT 2022/01', '2022-01-20', 4237.5],
  ['FAT 2022/02', '2022-02-20', 4275],
  ['FAT 2022/03', '2022-03-20', 4312.5],
].map(([name, date, amount]) => ['40.118-2', 'Serra Azul', name!, day(date as string), amount!])

/** Debts that stand twice in the sheet: as themselves and as a sum, a second signer, a second try. */
export const claimDoubledSheets: OfficeSheet[] = [
  {
    ...correct,
    sheet: 'invoices, and the confession of debt that sums them',
    lines: {
      Débitos: [
        ['Instalação', 'Consumidor', 'Fatura', 'Vencimento', 'Valor (R$)', 'Histórico'],
        ...INVOICES.map((row, at) => [...row, `Fornecimento 0${at + 1}/2022`]),
        ['40.118-2', 'Serra Azul', 'TCD 0091', day('2022-09-30'), 12825, 'Termo de confissão'],
        ['51.900-7', 'Ana Rolim', 'FAT 2022/01', day('2022-01-12'), 189, 'Fornecimento 01/2022'],
        ['51.900-7', 'Ana Rolim', 'FAT 2022/02', day('2022-02-12'), 190, 'Fornecimento 02/2022'],
      ],
    },
    expects: ['asks ask_sum_row'],
  },
  {
    ...update,
    sheet: 'accounts of a level above, each the sum of those below it',
    lines: [
      'Nível;Conta;Histórico;Data;Valor',
      'S;1.1.2.01;Supermercado Ponto Certo;05/01/2023;9.300,00',
      'A;1.1.2.01.001;Dupl. 4401/A;05/01/2023;3.100,00',
      'A;1.1.2.01.002;Dupl. 4401/B;05/02/2023;3.100,00',
      'A;1.1.2.01.003;Dupl. 4401/C;05/03/2023;3.100,00',
      'S;1.1.2.02;Bazar Três Irmãos;12/02/2023;2.645,80',
      'A;1.1.2.02.001;Dupl. 4410/A;12/02/2023;1.322,90',
      'A;1.1.2.02.002;Dupl. 4410/B;12/03/2023;1.322,90',
    ],
    expects: ['asks ask_sum_row'],
  },
  {
    ...update,
    sheet: 'a last line with a date that is the sum of all others',
    lines: [
      'Cliente;Documento;Data;Valor',
      'Alvorada;Bol. 701;10/01/2023;1.611,10',
      'Alvorada;Bol. 702;10/02/2023;1.722,20',
      'Alvorada;Bol. 703;10/03/2023;1.833,30',
      'Alvorada;Débito em aberto;30/09/2023;5.166,60',
    ],
    expects: ['asks ask_sum_row'],
  },
  {
    ...correct,
    sheet: 'ordinary: a fine of three rents after four of them',
    lines: [
      'Inquilino;Histórico;Vencimento;Valor',
      'Ana;Aluguel;10/01/2023;1.500,00',
      'Ana;Aluguel;10/02/2023;1.500,00',
      'Ana;Aluguel;10/03/2023;1.500,00',
      'Ana;Aluguel;10/04/2023;1.500,00',
      'Ana;Rescisão;15/04/2023;4.500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2023-01-10,amount:1500,description:Aluguel}',
      '3 {date:2023-02-10,amount:1500,description:Aluguel}',
      '4 {date:2023-03-10,amount:1500,description:Aluguel}',
      '5 {date:2023-04-10,amount:1500,description:Aluguel}',
      '6 {date:2023-04-15,amount:4500,description:Rescisão}',
    ],
  },
  {
    ...correct,
    sheet: 'the same note on a line for its debtor and for each who guarantees it',
    lines: [
      'Contrato;Nome;CPF;Qualificação;Vencimento;Valor',
      'CCB 55101;Ursula Brito;300.100.200-04;Emitente;12/07/2022;38.400,00',
      'CCB 55101;Vitor Brito;300.100.207-72;Avalista;12/07/2022;38.400,00',
      'CCB 55177;Zeca Paiva;300.100.262-07;Emitente;05/09/2022;12.700,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'the same cheque at its first and at its second presentation',
    lines: [
      'Banco;Nº Cheque;Emitente;Alínea;Data;Valor',
      '341;000871;Lourival Pinto ME;11;14/03/2022;2.800,00',
      '341;000871;Lourival Pinto ME;12;16/03/2022;2.800,00',
      '341;000872;Lourival Pinto ME;11;14/04/2022;2.800,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'the same cheque presented twice, each line with its number',
    lines: [
      'Nº;Emitente;Cheque;Data;Valor',
      '1;Lourival Pinto ME;100245;10/03/2020;1.500,00',
      '2;Lourival Pinto ME;100245;17/03/2020;1.500,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'ordinary: instalments of one contract, and two charges of one month',
    lines: [
      'Contrato;Cliente;Histórico;Vencimento;Valor',
      '2201;Olga;Aluguel;10/01/2023;980,00',
      '2201;Olga;Condomínio;10/01/2023;980,00',
      '2201;Olga;Aluguel;10/02/2023;980,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2023-01-10,amount:980,description:Aluguel}',
      '3 {date:2023-01-10,amount:980,description:Condomínio}',
      '4 {date:2023-02-10,amount:980,description:Aluguel}',
    ],
  },
  {
    ...update,
    sheet: 'the amount of the contract on the line of each instalment',
    lines: [
      'Contrato;Mutuário;Parcela;Vencimento;Valor do contrato',
      'F-8801;Gilda;1/3;15/03/2022;24.000,00',
      'F-8801;Gilda;2/3;15/04/2022;24.000,00',
      'F-8801;Gilda;3/3;15/05/2022;24.000,00',
    ],
    expects: ['asks ask_whole_each'],
  },
]

/** Debts of which something was paid, given back or taken off, in words that say it their own way. */
export const claimReducedSheets: OfficeSheet[] = [
  {
    ...correct,
    sheet: 'deductions with their minus in the text and not in the amount',
    lines: [
      'Verba;Data;Valor',
      'Horas extras e reflexos;31/03/2020;14.320,77',
      '(-) INSS cota reclamante;31/03/2020;1.433,20',
      '(-) Valores pagos no TRCT;31/03/2020;4.120,10',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...calc,
    sheet: 'money that the creditor has drawn, and a deposit to be taken off',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Sol x Dimas;05/02/2022;2900,00;Aluguel 02/2022',
      'A;;20/09/2022;5800,00;Levantamento de alvará pelo credor',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'a deposit given back, to be taken off',
    lines: [
      'Inquilino;Histórico;Data;Valor',
      'Edna;Aluguel 06/2022;10/06/2022;1.750,00',
      'Edna;Caução devolvida ao locatário? abater;28/10/2022;8.700,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'partial payments in remarks',
    lines: [
      'Cliente;Contrato;Vencimento;Valor parcela;Obs.',
      'Olga Serra;2201;10/01/2023;980,00;',
      'Olga Serra;2201;10/02/2023;980,00;pg R$ 500,00 em 22/02 via pix',
      'Pedro Luz;2218;10/02/2023;1.430,00;cliente não localizado',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'partial payments in a column of its own words',
    lines: [
      'Cliente;Vencimento;Valor;Observação',
      'Pedro Luz;10/02/2023;1.430,00;',
      'Pedro Luz;10/03/2023;1.430,00;abateu 700 na renegociação',
      'Rita Góes;10/04/2023;655,50;restam 155,50',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'bills that the assignor has bought back',
    lines: [
      'Cedente;Duplicata;Vencimento;Valor;Dt. recompra',
      'Têxtil Rio;D-101;15/01/2023;12.000,00;',
      'Têxtil Rio;D-102;15/02/2023;12.000,00;20/03/2023',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a scholarship beside the whole fee',
    lines: [
      'Aluno;Vencimento;Valor da Mensalidade;Bolsa (%)',
      'Davi;07/08/2022;2.180,00;50',
      'Ester;07/08/2022;2.180,00;0',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'what was sold of the wreck, beside the indemnity',
    lines: [
      'Sinistro;Data;Valor da indenização;Salvado vendido (R$)',
      'S-20391;18/05/2021;48.900,00;14.200,00',
      'S-20402;02/06/2021;31.250,00;0,00',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'columns of money and of days that nothing is known of',
    lines: [
      'Cliente;Vencimento;Valor;Repasse;Vistoria',
      'Ana;10/02/2023;1.430,00;143,00;',
      'Bia;10/03/2023;1.430,00;143,00;01/04/2023',
    ],
    expects: ['1 - header', '2 {date:2023-02-10,amount:1430}', '3 {date:2023-03-10,amount:1430}'],
    tells: ['told_beside'],
  },
  {
    ...correct,
    sheet: 'a price and its factor beside what they make',
    lines: {
      Planilha: [
        ['Devedor', 'Vencimento', 'Base', 'k', 'Valor'],
        ['Saulo', day('2021-03-10'), 5000, 1.27841, 6392.05],
        ['Tânia', day('2021-04-15'), 7250.3, 1.27231, 9224.63],
        ['Ubaldo', day('2021-05-20'), 3980, 1.26621, 5039.52],
      ],
    },
    expects: ['asks ask_product'],
  },
]

/** What the terms and the titles say against each other. */
export const claimTermsSheets: OfficeSheet[] = [
  {
    ...correct,
    parameters: [...correct.parameters, 'honorarios.valor=10', 'honorarios.modo=p'],
    sheet: 'fees asked for over lines that are fees',
    lines: [
      'Processo;Item;Data;Valor',
      '1009911-18.2020.8.26.0002;Principal;14/02/2020;42.000,00',
      '1009911-18.2020.8.26.0002;Honorários sucumbenciais (10%);30/06/2023;4.631,24',
    ],
    expects: ['asks ask_fees_on_fees'],
  },
  {
    job: 'correct',
    parameters: [
      'index=selic',
      'updateTo=31/12/2024',
      'juros.percentual=1',
      'juros.from=vencimento',
    ],
    sheet: 'interest beside SELIC',
    lines: ['Autor;Vencimento;Valor', 'Noemi;01/03/2022;1.800,00'],
    expects: ['1 - header', '2 {date:2022-03-01,amount:1800}'],
    tells: ['told_selic_and_interest'],
  },
  {
    ...correct,
    sheet: 'claims in a judicial reorganisation, whose day is in the title',
    lines: [
      'Pedido de recuperação judicial em 15/05/2023;;',
      'Credor;Vencimento;Valor',
      'Aços Paraná;10/08/2022;84.000,00',
    ],
    expects: ['asks ask_insolvency_day'],
  },
  {
    ...correct,
    sheet: 'a payment and a returned invoice, told in a note below the table',
    lines: [
      'Cliente;Vencimento;Valor',
      'Alfa;10/03/2020;5.000,00',
      'Beta;12/05/2020;8.000,00',
      'OBS.: abater R$ 2.000,00 pagos em 10/03/2021 (recibo anexo). NF 12 foi devolvida.;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'a note that says what was not paid',
    lines: [
      'Cliente;Vencimento;Valor',
      'Alfa;10/03/2020;5.000,00',
      'Obs.: a parcela 2 não foi paga.;;',
    ],
    expects: ['1 - header', '2 {date:2020-03-10,amount:5000}', '3 - note'],
  },
  {
    ...correct,
    sheet: 'a span of months in the place of a day',
    lines: [
      'Apto;Competência;Valor',
      '12;jan/2022 a dez/2022;7.680,00',
      '34;05/2023;640,00',
      '45;01/2023 - 06/2023;3.960,00',
    ],
    expects: [
      '1 - header',
      '2 ! cell_period',
      '3 {date:2023-05-01,amount:640} ~ note_month_only',
      '4 ! cell_period',
    ],
  },
  {
    ...correct,
    sheet: 'ordinary: shares of a condominium under the one heading that holds money',
    lines: {
      Cotas: [
        ['Unidade', 'Condômino', 'Vencimento', 'Cota ordinária (R$)'],
        ['101', 'Marta Dias', day('2023-03-10'), 780.5],
        ['101', 'Marta Dias', day('2023-04-10'), 780.5],
        ['304', 'Raul Tavares', day('2023-03-10'), 812.33],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2023-03-10,amount:780.5}',
      '3 {date:2023-04-10,amount:780.5}',
      '4 {date:2023-03-10,amount:812.33}',
    ],
  },
]
