import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const interest = { job: 'correct', parameters: [...correct.parameters, 'juros=1'] }
const charged = { job: 'correct', parameters: [...interest.parameters, 'multa=2'] }
const fees = {
  job: 'correct',
  parameters: [...correct.parameters, 'honorarios=10', 'honorarios.modo=p'],
}

/** What titles and notes say of the terms, against those that were asked for, and with them. */
export const termsInNotes: JudgedSheet[] = [
  {
    ...interest,
    sheet: 'rural credit: a note below with interest by the year',
    careful: 'asks: six by the year are half of one by the month',
    lines: [
      'Cédula;Vencimento;Valor da parcela',
      'CRPH 40/0012;15/07/2020;48.000,00',
      'CRPH 40/0013;15/07/2021;51.500,00',
      'Encargos de inadimplemento: juros de 6% a.a. (MCR 2-6-9);;',
    ],
    expects: ['asks ask_stated_rate'],
  },
  {
    ...correct,
    sheet: 'supply contract: the clause names another index',
    careful: 'asks: the contract has IGP-M, IPCA was asked for',
    lines: [
      'Contrato de fornecimento 18/2019 - reajuste e correção pelo IGP-M (cláusula 9ª);;',
      'Nota;Vencimento;Valor',
      '4410;12/02/2020;18.300,00',
      '4477;12/03/2020;18.300,00',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...update,
    sheet: 'condominium: the table of a court below the quotas',
    careful: 'asks: the table of the court is another index than IPCA',
    lines: [
      'Unidade;Vencimento;Quota',
      '31;10/05/2020;640,00',
      '32;10/05/2020;640,00',
      'Valores a atualizar pela Tabela Prática do TJSP, conforme convenção.;;',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    job: 'correct',
    parameters: ['index=selic', 'updateTo=31/12/2024'],
    sheet: 'tax debts: SELIC beside a column of interest with rates',
    careful: 'asks: SELIC is interest already',
    lines: [
      'CDA;Vencimento;Valor originário;Juros',
      '80.4.19.0001;20/02/2019;7.310,00;1%',
      '80.4.19.0002;20/03/2019;7.310,00;1%',
    ],
    expects: ['asks ask_interest_beside_selic'],
  },
  {
    ...interest,
    sheet: 'an agreement: correction and nothing else, by a note',
    careful: 'asks: the agreement excludes the interest that was asked for',
    lines: [
      'Parcela;Vencimento;Valor',
      '1;05/03/2021;2.100,00',
      '2;05/04/2021;2.100,00',
      'Obs.: pelo acordo incide apenas correção monetária, sem juros.;;',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    job: 'correct',
    parameters: [...correct.parameters, 'multa=10'],
    sheet: 'condominium: the fine of the convention in a title',
    careful: 'asks: two per cent are said, ten were asked for',
    lines: [
      'CONDOMÍNIO RESIDENCIAL DAS ACÁCIAS - multa de 2% (art. 1.336, § 1º, CC);;',
      'Apto.;Vencimento;Valor',
      '11;10/01/2021;512,00',
      '12;10/01/2021;512,00',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...fees,
    sheet: 'school: the fees of the lawyer by the contract',
    careful: 'asks: twenty per cent are said, ten were asked for',
    lines: {
      'Cobrança 2021': [
        ['Responsável', 'Vencimento', 'Mensalidade'],
        ['Ivone Brito', day('2021-03-08'), 1480],
        ['Ivone Brito', day('2021-04-08'), 1480],
        [],
        ['Honorários contratuais: 20% sobre o débito (cláusula 12)'],
      ],
    },
    expects: ['asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'pension: the title block has another day of calculation',
    careful: 'asks: the sheet is to be brought to another day',
    lines: {
      Memória: [
        ['MEMÓRIA DE CÁLCULO'],
        ['Exequente: Dirce Campos', null, 'Data do cálculo: 30/09/2024'],
        ['Competência', 'Vencimento', 'Diferença devida'],
        ['03/2020', day('2020-04-05'), 415.2],
        ['04/2020', day('2020-05-05'), 415.2],
      ],
    },
    expects: [
      '1 - title',
      '2 - title',
      '3 - header',
      '4 {date:2020-04-05,amount:415.2}',
      '5 {date:2020-05-05,amount:415.2}',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...interest,
    sheet: 'insurance: interest runs from the summons, by a note with its day',
    careful: 'asks: no start of interest was asked for, and the sheet has one',
    lines: [
      'Sinistro;Data do pagamento;Indenização',
      '55-1;14/02/2020;33.000,00',
      '55-2;20/02/2020;8.400,00',
      'Juros a partir da citação (12/03/2021).;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-02-14,amount:33000}',
      '3 {date:2020-02-20,amount:8400}',
      '4 - note',
    ],
    tells: ['told_stated_terms'],
  },
  {
    ...interest,
    sheet: 'consortium: a block for each client, each with its own terms',
    careful: 'asks: neither block has the terms that were asked for',
    lines: {
      Cobrança: [
        ['Cliente', 'Vencimento', 'Valor'],
        ['ANA PORTO - contrato com juros de 0,5% a.m.'],
        ['Ana Porto', day('2020-03-10'), 890],
        ['Ana Porto', day('2020-04-10'), 890],
        ['RUI TELES - contrato com juros de 1% a.m.'],
        ['Rui Teles', day('2020-03-12'), 930],
      ],
    },
    expects: ['asks ask_stated_rate'],
  },
  {
    ...charged,
    sheet: 'rent: marks of footnotes, of which one says that the fine is in the amount',
    careful: 'asks: the fine would be counted twice',
    lines: {
      Aluguéis: [
        ['Locatário', 'Vencimento', 'Valor'],
        ['Bar do Cais', day('2020-03-10'), 3300],
        ['Bar do Cais (a)', day('2020-04-10'), 3366],
        ['Bar do Cais', day('2020-05-10'), 3300],
        ['(a) já incluída a multa de 2%'],
      ],
    },
    expects: ['asks ask_said_corrected'],
  },
  {
    ...calc,
    sheet: 'bank: the judgment has SELIC from a month on, by a note',
    careful: 'tells or asks: the calculation has one index for all time',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor',
      'A;Ana x Banco;05/02/2019;2.500,00',
      'A;;05/03/2019;2.500,00',
      'Sentença: INPC até 08/2024 e, depois, SELIC deduzido o IPCA (Lei 14.905/2024);;;',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500},name:Ana x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:2500}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 - note',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...interest,
    sheet: 'clear: rural credit, a note with the same rate by the year',
    careful: 'signs: twelve by the year, simple, are one by the month',
    lines: [
      'Cédula;Vencimento;Valor da parcela',
      'CRPH 40/0012;15/07/2020;48.000,00',
      'CRPH 40/0013;15/07/2021;51.500,00',
      'Mora: juros simples de 12% ao ano;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-07-15,amount:48000}',
      '3 {date:2021-07-15,amount:51500}',
      '4 - note',
    ],
  },
  {
    ...charged,
    sheet: 'clear: a title with index, interest and fine as they were asked for',
    careful: 'signs: nothing differs',
    lines: [
      'Correção pelo IPCA, juros de 1% ao mês e multa de 2%;;',
      'Fatura;Vencimento;Valor',
      '901;10/06/2021;700,00',
      '902;10/07/2021;700,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2021-06-10,amount:700}',
      '4 {date:2021-07-10,amount:700}',
    ],
  },
  {
    ...fees,
    sheet: 'clear: the fees of the lawyer as they were asked for, and the same day',
    careful: 'signs: nothing differs',
    lines: [
      'Boleto;Vencimento;Mensalidade',
      '1;08/03/2021;1.480,00',
      '2;08/04/2021;1.480,00',
      'Honorários advocatícios de 10%. Cálculo em 31/12/2024.;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-08,amount:1480}',
      '3 {date:2021-04-08,amount:1480}',
      '4 - note',
    ],
  },
]
