import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** Amounts of farms, funds, plans and payrolls that a careful person would not sign. */
export const sectorsDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'consortium: refunds that fall due when the group ends',
    careful: 'asks: nothing is due before the group has ended',
    lines: {
      Cotas: [
        ['Grupo', 'Cota', 'Data do pagamento', 'Parcela paga', 'Encerramento do grupo'],
        ['1044', '212', day('2019-03-15'), 780, day('2027-08-15')],
        ['1044', '212', day('2019-04-15'), 780, day('2027-08-15')],
        ['2010', '033', day('2019-05-15'), 910, day('2024-02-15')],
      ],
    },
    map: { valor: 'Parcela paga', data_base: 'Data do pagamento' },
    expects: [
      '1 - header',
      '2 {date:2019-03-15,amount:780}',
      '3 {date:2019-04-15,amount:780}',
      '4 {date:2019-05-15,amount:910}',
    ],
    tells: ['told_beside_later'],
  },
  {
    ...correct,
    sheet: 'consortium: the fund, the fee and the reserve within each instalment',
    careful: 'asks: the fee of the administrator is not given back',
    lines: [
      'Cota;Vencimento;Parcela paga;Taxa de administração;Fundo de reserva',
      '212;15/03/2019;780,00;117,00;15,60',
      '212;15/04/2019;780,00;117,00;15,60',
    ],
    map: { valor: 'Parcela paga' },
    expects: ['1 - header', '2 {date:2019-03-15,amount:780}', '3 {date:2019-04-15,amount:780}'],
    tells: ['told_beside'],
  },
  {
    ...update,
    sheet: 'pension fund: contributions of the member and of the employer side by side',
    careful: 'asks: the member may claim the first alone',
    lines: [
      'Mês;Contribuição do participante;Contribuição da patrocinadora',
      'jan/2020;310,00;310,00',
      'fev/2020;310,00;310,00',
      'mar/2020;325,50;325,50',
    ],
    map: { valor: 'Contribuição do participante', data_base: 'Mês' },
    expects: [
      '1 - header',
      '2 {dia:2020-01-01,valor:310} ~ note_month_only',
      '3 {dia:2020-02-01,valor:310} ~ note_month_only',
      '4 {dia:2020-03-01,valor:325.5} ~ note_month_only',
    ],
    tells: ['told_beside'],
  },
  {
    ...correct,
    sheet: 'insurance: the deductible of the policy beside each loss',
    careful: 'asks: the insurer owes the loss less the deductible',
    lines: [
      'Apólice;Data do sinistro;Prejuízo apurado;Franquia',
      '88/1;14/02/2020;33.000,00;3.500,00',
      '88/2;20/02/2020;8.400,00;3.500,00',
    ],
    map: { valor: 'Prejuízo apurado', data_base: 'Data do sinistro' },
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'insurance: the limit of the policy is below one loss',
    careful: 'asks: the insurer owes no more than the limit',
    lines: [
      'Apólice;Data do sinistro;Prejuízo;Limite máximo de indenização (LMI)',
      '88/1;14/02/2020;33.000,00;25.000,00',
      '88/2;20/02/2020;8.400,00;25.000,00',
    ],
    map: { valor: 'Prejuízo', data_base: 'Data do sinistro' },
    expects: ['1 - header', '2 {date:2020-02-14,amount:33000}', '3 {date:2020-02-20,amount:8400}'],
    tells: ['told_beside'],
  },
  {
    ...correct,
    sheet: 'labour: items of which one was not awarded',
    careful: 'asks: the judgment denied one of them',
    lines: [
      'Verba;Vencimento;Valor;Deferida?',
      'Horas extras;05/02/2019;4.100,00;Sim',
      'Dano existencial;05/02/2019;10.000,00;Não',
      'FGTS;05/02/2019;1.240,00;Sim',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'school: pupils who left, with the day on which each did',
    careful: 'asks: what falls due after the pupil left is not owed',
    lines: {
      Mensalidades: [
        ['Aluno', 'Vencimento', 'Mensalidade', 'Matrícula trancada em'],
        ['Caio', day('2020-03-05'), 980, day('2020-03-20')],
        ['Caio', day('2020-04-05'), 980, day('2020-03-20')],
        ['Lia', day('2020-03-05'), 980],
      ],
    },
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'supply: pieces ordered, pieces delivered, the price of the order',
    careful: 'asks: of what was not delivered nothing is owed',
    lines: [
      'Pedido;Data;Qtd. pedida;Qtd. entregue;Valor do pedido',
      '701;10/02/2020;100;100;5.000,00',
      '702;10/03/2020;100;60;5.000,00',
    ],
    expects: ['asks ask_less_delivered'],
  },
  {
    ...correct,
    sheet: 'cheques that were passed on, with whom they were passed to',
    careful: 'asks: who has passed a cheque on holds it no more',
    lines: [
      'Cheque;Emissão;Valor;Endossado a',
      '000101;10/02/2020;1.900,00;',
      '000102;10/03/2020;2.200,00;Fomento Azul Ltda.',
      '000103;10/04/2020;1.750,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'notary: fees of which one is exempt',
    careful: 'asks: who has free justice owes no fee',
    lines: [
      'Ato;Data do ato;Emolumentos;Gratuidade',
      'Escritura;10/02/2020;2.310,40;Não',
      'Registro;12/02/2020;1.105,00;Sim',
      'Averbação;15/02/2020;98,30;Não',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-02-10,valor:2310.4}',
      '3 {dia:2020-02-12,valor:1105}',
      '4 {dia:2020-02-15,valor:98.3}',
    ],
    tells: ['told_states'],
  },
  {
    ...correct,
    sheet: 'an agreement: the default of one instalment made all others fall due',
    careful: 'asks: all fall due on the day of the default',
    lines: [
      'Parcela;Vencimento;Valor',
      '3;05/05/2021;2.100,00',
      '4;05/06/2021;2.100,00',
      '5;05/07/2021;2.100,00',
      'Não paga a 3ª parcela, operou-se o vencimento antecipado das demais (cláusula 4ª).;;',
    ],
    expects: ['asks ask_accelerated'],
  },
  {
    job: 'calc',
    parameters: [
      'type=calculosJudiciais',
      'fields.indexador=262',
      'fields.dia_atualiza=31/12/2025',
    ],
    sheet: 'alimony: a share of the minimum wage in the title, wages in the column',
    careful: 'asks: the share is owed, and not the wage',
    lines: {
      Alimentos: [
        ['Alimentos fixados em 30% do salário mínimo'],
        ['parcelas.data', 'parcelas.valor', 'parcelas.descricao'],
        [day('2020-03-10'), 1045, 'março'],
        [day('2020-04-10'), 1045, 'abril'],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/03/2020,valor:1045,descricao:março}},formats:[],received:{parcelas.data:2020-03-10,parcelas.valor:1045,parcelas.descricao:março}}',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/04/2020,valor:1045,descricao:abril}},formats:[],received:{parcelas.data:2020-04-10,parcelas.valor:1045,parcelas.descricao:abril}}',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...correct,
    sheet: 'colours: the legend lies on a sheet of its own',
    careful: 'asks: what is red was paid',
    lines: {
      Títulos: {
        rows: [
          ['Duplicata', 'Vencimento', 'Valor'],
          ['7001', day('2020-02-10'), 1300],
          ['7002', day('2020-03-10'), 1450],
          ['7003', day('2020-04-10'), 1280],
        ],
        make: (sheet) => {
          sheet.getCell('C3').fill = {
            type: 'pattern',
            pattern: 'solid',
            fgColor: { argb: 'FFFF0000' },
          }
        },
      },
      Legenda: [
        ['Cor', 'Significado'],
        ['Vermelho', 'Quitado'],
        ['Branco', 'Em aberto'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-02-10,amount:1300}',
      '3 {date:2020-03-10,amount:1450}',
      '4 {date:2020-04-10,amount:1280}',
    ],
    tells: ['told_sheet_explains'],
  },
  {
    ...correct,
    sheet: 'beside the table: what a worker has drawn of a deposit',
    careful: 'asks: it is to be taken off',
    lines: {
      Verbas: [
        ['Verba', 'Vencimento', 'Valor', null, null, null],
        ['Saldo de salário', day('2019-05-06'), 1800, null, 'Resumo'],
        ['Aviso prévio', day('2019-05-06'), 2400, null, 'Depósito recursal levantado', 9800],
        ['13º salário', day('2019-05-06'), 1000, null, 'Autor', 'Davi'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2019-05-06,amount:1800,description:Saldo de salário}',
      '3 {date:2019-05-06,amount:2400,description:Aviso prévio}',
      '4 {date:2019-05-06,amount:1000,description:13º salário}',
    ],
    tells: ['told_notes_beside'],
  },
  {
    ...correct,
    sheet: 'months across, their years merged above them',
    careful: 'asks: which month is the day of each amount',
    lines: {
      Quotas: {
        rows: [
          ['Unidade', '2019', null, null, '2020'],
          [null, 'out', 'nov', 'dez', 'jan'],
          ['101', 450, 450, 450, 480],
          ['102', 610, 610, 610, 640],
        ],
        make: (sheet) => {
          sheet.mergeCells('A1:A2')
          sheet.mergeCells('B1:D1')
        },
      },
    },
    expects: ['asks ask_header'],
  },
  {
    ...correct,
    sheet: 'condominium: a unit was sold, by a note',
    careful: 'asks: the later quotas are of the buyer',
    lines: [
      'Unidade;Vencimento;Quota',
      '102;10/01/2020;610,00',
      '102;10/02/2020;610,00',
      '102;10/03/2020;610,00',
      'Unidade 102 vendida em 15/02/2020: as quotas seguintes são de responsabilidade do adquirente.;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'tax debts: a title says that they are in an instalment plan with reductions',
    careful: 'asks: the amounts are those after the reductions, and the plan suspends the claim',
    lines: [
      'Débitos incluídos no PERT (valores com as reduções da modalidade III);;',
      'Inscrição;Vencimento;Valor',
      '80.6.17.0051;31/01/2017;9.850,00',
      '80.6.17.0052;28/02/2017;9.850,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2017-01-31,amount:9850}',
      '4 {date:2017-02-28,amount:9850}',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...correct,
    sheet: 'precatories: what was paid in advance to the aged',
    careful: 'asks: the part that was paid is to be taken off',
    lines: {
      Precatórios: [
        ['Ofício', 'Data-base', 'Valor requisitado', 'Parcela superpreferencial'],
        ['14/2019', day('2019-03-01'), 180000, 60600],
        ['15/2019', day('2019-03-01'), 95000, null],
      ],
    },
    expects: ['asks ask_deducted'],
  },
  {
    ...update,
    sheet: 'health plan: what was charged and what the agency allows',
    careful: 'asks: the difference is claimed',
    lines: [
      'Competência;Mensalidade cobrada;Mensalidade pelo índice da ANS',
      '05/2020;1.320,00;1.081,00',
      '06/2020;1.320,00;1.081,00',
    ],
    map: { valor: 'Mensalidade cobrada' },
    expects: [
      '1 - header',
      '2 {dia:2020-05-01,valor:1320} ~ note_month_only',
      '3 {dia:2020-06-01,valor:1320} ~ note_month_only',
    ],
    tells: ['told_beside'],
  },
  {
    ...correct,
    sheet: 'rural: the discount for who pays in time on a title that was not paid',
    careful: 'signs or asks: a rebate is lost, unless the law gives it',
    lines: [
      'Contrato;Vencimento;Valor;Rebate (Lei 13.340/2016)',
      'A-1;10/02/2014;15.000,00;60%',
      'A-2;10/03/2014;22.000,00;50%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...recalc,
    sheet: 'saved calculations of which one was superseded by a second version',
    careful: 'asks: the first version is not to be used',
    lines: [
      'ID do cálculo;Cliente;Versão',
      '700023;Casa Lar Ltda.;1 (superada)',
      '700030;Casa Lar Ltda.;2',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...recalc,
    sheet: 'saved calculations with the day on which the debt was satisfied',
    careful: 'asks: what was satisfied is not to be recalculated',
    lines: [
      'ID do cálculo;Cliente;Extinção da execução',
      '700023;Casa Lar Ltda.;14/03/2024',
      '700030;Vera Dutra;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...calc,
    sheet: 'an accountant: provisions of holidays among what is owed',
    careful: 'asks: a provision is not owed yet',
    lines: [
      'parcelas.data;parcelas.valor;parcelas.descricao;Tipo',
      '05/02/2019;2.500,00;Salário;Realizado',
      '05/03/2019;700,00;Férias;Previsto',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'bank: a statement with a row blocked by the court',
    careful: 'asks: what is blocked is not owed by the bank',
    lines: [
      'Extrato da conta 12.345-6;;;',
      'Data;Lançamento;Valor (R$);D/C',
      '10/02/2020;TARIFA PACOTE;49,90;D',
      '10/03/2020;TARIFA PACOTE;49,90;D',
      '12/03/2020;ESTORNO TARIFA;49,90;C',
    ],
    expects: ['asks ask_debit_letter', 'asks ask_payments_positive'],
  },
]
