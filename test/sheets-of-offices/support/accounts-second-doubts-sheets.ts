import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const charged = {
  job: 'calc',
  parameters: [...calc.parameters, 'fields.juros=1', 'fields.multa=10'],
}
const ofIndex = {
  job: 'calc',
  parameters: [
    'type=atualizacaoMonetaria',
    'fields.indexador=5',
    'fields.dia_atualiza=31/12/2025',
    'fields.honorarios=10',
  ],
}

/** Statements of court accountants, payrolls and calculations that a careful person would not sign. */
export const accountsSecondDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'accountant of a court: a difference that does not follow from owed and paid',
    careful: 'asks or tells: one difference is another than owed less paid',
    lines: [
      'Competência;Valor devido;Valor pago;Diferença',
      '01/2020;2.310,00;1.980,00;330,00',
      '02/2020;2.310,00;1.980,00;330,00',
      '03/2020;2.310,00;1.980,00;3.330,00',
      '04/2020;2.310,00;1.980,00;330,00',
    ],
    map: { valor: 'Diferença' },
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:330} ~ note_month_only',
      '3 {date:2020-02-01,amount:330} ~ note_month_only',
      '4 {date:2020-03-01,amount:3330} ~ note_month_only',
      '5 {date:2020-04-01,amount:330} ~ note_month_only',
    ],
    tells: ['told_broken_relation'],
  },
  {
    ...correct,
    sheet: 'pension: the initial income beside the difference that is owed',
    careful: 'asks for the difference: the initial income is its base',
    lines: [
      'Competência;Valor da RMI;Diferença devida',
      '03/2020;2.100,00;415,20',
      '04/2020;2.100,00;415,20',
      '05/2020;2.100,00;420,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'a wage and FGTS, without a rate or a word that one of them is owed',
    careful: 'asks: wages that were not paid, or deposits that were not made, or both',
    lines: ['Competência;Salário;FGTS', '01/2020;2.000,00;160,00', '02/2020;2.150,00;172,00'],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'FGTS: the wage beside the deposit, without a word that it is owed',
    careful: 'signs the deposit or asks: eight per cent of the wage are owed',
    lines: [
      'Competência;Salário;FGTS (8%)',
      '01/2020;2.000,00;160,00',
      '02/2020;2.000,00;160,00',
      '03/2020;2.150,00;172,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:160} ~ note_month_only',
      '3 {date:2020-02-01,amount:160} ~ note_month_only',
      '4 {date:2020-03-01,amount:172} ~ note_month_only',
    ],
    tells: ['told_tie_settled'],
  },
  {
    ...update,
    sheet: 'wages: an addition that was paid and the one that should have been',
    careful: 'asks: the difference of both is claimed',
    lines: [
      'Mês;Remuneração;Quinquênio pago (5%);Quinquênio devido (10%)',
      '01/2020;4.000,00;200,00;400,00',
      '02/2020;4.000,00;200,00;400,00',
      '03/2020;4.120,00;206,00;412,00',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet:
      'accountant of a court: interest that has accumulated, in per cent, beside each difference',
    careful: 'asks: it is no rate by the month',
    lines: [
      'Mês;Diferença devida;Juros (%)',
      '01/2020;415,20;31,5',
      '02/2020;415,20;31,0',
      '03/2020;415,20;30,5',
    ],
    expects: ['asks ask_high_rate'],
  },
  {
    ...correct,
    sheet: 'precatories: contractual fees that are paid to the lawyer apart',
    careful: 'asks or tells: the creditor gets the rest',
    lines: {
      RPVs: [
        ['Ofício', 'Data-base', 'Valor requisitado', 'Honorários contratuais destacados'],
        ['14/2019', day('2019-03-01'), 48000, 14400],
        ['15/2019', day('2019-03-01'), 31000, 9300],
      ],
    },
    expects: ['asks ask_deducted'],
  },
  {
    ...charged,
    sheet: 'instalments of a judgment: the title has another rate of interest',
    careful: 'asks: half a per cent is said, one was asked for',
    lines: {
      Cálculo: [
        ['Juros de mora de 0,5% ao mês, conforme sentença'],
        ['name', 'parcelas.data', 'parcelas.valor', 'parcelas.descricao'],
        ['Lia x Banco', day('2020-03-10'), 313.5, 'parcela 1'],
        ['Lia x Banco', day('2020-04-10'), 313.5, 'parcela 2'],
      ],
    },
    expects: ['asks ask_stated_rate'],
  },
  {
    ...charged,
    sheet: 'instalments of a contract: a note has another fine',
    careful: 'asks: two per cent are said, ten were asked for',
    lines: [
      'name;parcelas.data;parcelas.valor;parcelas.descricao',
      'Lia x Loja;10/03/2020;313,50;parcela 1',
      'Lia x Loja;10/04/2020;313,50;parcela 2',
      'Multa contratual de 2% (cláusula 7ª).;;;',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...ofIndex,
    sheet: 'instalments of a calculation: a title has another index and other fees',
    careful: 'asks: IGP-M and twenty per cent are said, IPCA and ten were asked for',
    lines: {
      Débito: [
        ['Correção pelo IGP-M. Honorários de 20%.'],
        ['name', 'valores.data', 'valores.valor', 'valores.descricao'],
        ['Casa Lar', day('2020-03-10'), 5000, 'NF 10'],
        ['Casa Lar', day('2020-04-10'), 5000, 'NF 11'],
      ],
    },
    expects: ['asks ask_stated_term'],
  },
  {
    job: 'calc',
    parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
    sheet: 'balances: a note says that the rates are by the year',
    careful: 'asks: the field takes a rate by the month',
    lines: [
      'name;valor_principal;data_inicio;taxa',
      'CCB 110;15.000,00;15/01/2022;2,5',
      'CCB 111;22.000,00;15/03/2022;2,8',
      'Taxas efetivas ao ano.;;;',
    ],
    expects: ['asks ask_rate_by_year'],
  },
  {
    ...recalc,
    sheet: 'saved calculations: a remark says to change the index of one',
    careful: 'asks or tells: with the day alone it would keep the wrong index',
    lines: [
      'ID do cálculo;Cliente;Observações',
      '700023;Casa Lar Ltda.;',
      '700030;Vera Dutra;refazer com INPC (acórdão)',
    ],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
    tells: ['told_remarks'],
  },
  {
    ...recalc,
    sheet: 'saved calculations: one number beside two cases',
    careful: 'asks or tells: one of the two numbers is wrong',
    lines: [
      'ID do cálculo;Cliente;Pasta',
      '700023;Casa Lar Ltda.;P-101',
      '700023;Vera Dutra;P-207',
      '700030;Ivo Reis;P-300',
    ],
    expects: ['asks ask_shared_id'],
  },
]
