import type { JudgedSheet } from './outcome.js'
import { calc } from './requests.js'

const balance = {
  job: 'calc',
  parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
}
const pension = {
  job: 'calc',
  parameters: ['type=pensaoAlimenticia', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025'],
}
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** Calculations, new and saved, that would be made of the wrong thing. */
export const portfolioCalculations: JudgedSheet[] = [
  {
    ...balance,
    sheet: 'payments of a balance with a minus',
    careful:
      'rejects the calculation or takes the payments as positive; never creates and then fails',
    lines: [
      'grupo;name;valor_principal;data_inicio;taxa;pagamentos.data;pagamentos.valor',
      'A;Banco x Ana;15000,00;15/01/2024;1;15/06/2024;-4000,00',
      'A;;;;;15/07/2024;-1500,00',
    ],
    expects: ['1 - header', '2 ! calc_payment_below_zero', '3 ! calc_payment_below_zero'],
  },
  {
    ...pension,
    sheet: 'the share of the minimum wage as a fraction',
    careful: 'asks: 0,30 is 30 % and not 0.3 %',
    lines: [
      'name;data_inicio;data_fim;percentual_salario_minimo',
      'Ana x Rui;01/01/2024;30/06/2024;0,30',
      'Bia x Leo;01/02/2024;31/07/2024;0,25',
    ],
    expects: ['asks ask_fraction'],
  },
  {
    ...calc,
    sheet: 'groups whose numbers have a zero in front on some lines',
    careful: 'asks: 012 and 12 are one contract',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor',
      '012/2020;Contrato 12;10/01/2021;1500,00',
      '012/2020;;10/02/2021;1500,00',
      '12/2020;;10/03/2021;1500,00',
      '013/2020;Contrato 13;10/01/2021;800,00',
    ],
    expects: ['asks ask_group_spelling'],
  },
  {
    ...calc,
    sheet: 'a list in JSON whose amounts have points of thousands',
    careful: 'asks, or rejects: 1.500 by a Brazilian hand is not one and a half',
    lines: [
      'name;parcelas',
      'Ana x Rui;"[{""data"":""10/01/2021"",""valor"":1.500},{""data"":""10/02/2021"",""valor"":2.350}]"',
      'Bia x Leo;"[{""data"":""10/03/2021"",""valor"":12.000}]"',
    ],
    expects: ['1 - header', '2 ! field_value', '3 ! field_value'],
  },
  {
    ...pension,
    sheet: 'pensions with points of thousands, years of two digits',
    careful: 'asks, or reads 1500 and 2024',
    lines: [
      'name;data_inicio;data_fim;valor_pensao',
      'Ana x Rui;01/01/24;30/06/24;1.500',
      'Bia x Leo;01/02/24;31/07/24;2.250',
    ],
    expects: ['asks ask_mark'],
  },
  {
    ...balance,
    sheet: 'a line with the total of the payments of a balance',
    careful: 'asks, or ignores the line: it is no payment',
    lines: [
      'grupo;name;valor_principal;data_inicio;taxa;pagamentos.data;pagamentos.valor',
      'A;Banco x Ana;15000,00;15/01/2024;1;15/06/2024;4000,00',
      'A;;;;;15/07/2024;1500,00',
      'A;Total pago;;;;15/07/2024;5500,00',
    ],
    expects: [
      '1 - header',
      '2 {values:{dia_atualiza:31/12/2025,valor_principal:15000,data_inicio:15/01/2024,taxa:1},records:{pagamentos:{data:15/06/2024,valor:4000}},formats:[],received:{valor_principal:15000,data_inicio:2024-01-15,taxa:1,pagamentos.data:2024-06-15,pagamentos.valor:4000},name:Banco x Ana,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=A',
      '3 {values:{dia_atualiza:31/12/2025},records:{pagamentos:{data:15/07/2024,valor:1500}},formats:[],received:{pagamentos.data:2024-07-15,pagamentos.valor:1500},isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=A',
      '4 - total',
    ],
  },
  {
    ...recalc,
    sheet: 'the number of the line as ID, beside the numbers of the calculations',
    careful: 'asks: ID counts the lines, Nº cálculo has the numbers of the account',
    lines: [
      'ID;Cliente;Nº cálculo',
      '1;Oficina São João Ltda.;700030',
      '2;Maria da Luz Freitas;700079',
      '3;Padaria Estrela;700040',
    ],
    expects: ['asks ask_tie'],
  },
  {
    job: 'recalc',
    parameters: [],
    sheet: 'the month to update to beside each calculation',
    careful: 'asks, or says in the line which day of the month is taken',
    lines: [
      'ID do cálculo;Cliente;Data de atualização',
      '700030;Oficina São João Ltda.;dez/2025',
      '700079;Maria da Luz Freitas;dez/2025',
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:01/12/2025},formats:[]} updateTo=2025-12-01 id=700030 type=calculosJudiciais ~ note_month_only',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:01/12/2025},formats:[]} updateTo=2025-12-01 id=700079 type=calculosJudiciais ~ note_month_only',
    ],
    tells: ['told_saved_terms'],
  },
  {
    ...recalc,
    sheet: 'how many calculations there are, in the column of their numbers',
    careful: 'ignores or rejects the last line: it counts and names no calculation',
    lines: [
      'Cliente;ID do cálculo',
      'Oficina São João Ltda.;700030',
      'Maria da Luz Freitas;700079',
      'Padaria Estrela;700040',
      'Quantidade;3',
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
      '4 {id:700040,type:pensaoAlimenticia,name:Alimentos & atrasados <2024>,values:{dia_atualiza:31/12/2025},formats:[]} id=700040 type=pensaoAlimenticia',
      '5 ! calc_type_unknown',
    ],
  },
  {
    ...recalc,
    sheet: 'numbers of calculations in cells of dates',
    careful: 'asks, rejects, or takes the number that lies in the cell',
    lines: {
      Cálculos: {
        rows: [
          ['ID do cálculo', 'Cliente'],
          [700030, 'Oficina São João Ltda.'],
          [700079, 'Maria da Luz Freitas'],
        ],
        make: (sheet) => {
          sheet.getCell('A2').numFmt = 'dd/mm/yyyy'
          sheet.getCell('A3').numFmt = 'dd/mm/yyyy'
        },
      },
    },
    expects: ['1 - header', '2 ! calc_id_wrong', '3 ! calc_id_wrong'],
  },
]
