import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc, update } from './requests.js'

const A = cnj(9601, 2018)
const B = cnj(9602, 2019)
const saldo = { job: 'calc', parameters: ['type=saldoDevedor'] }

/** Amounts that grow, are many or are shared, and calculations of the account. */
export const accruedAndSaved: JudgedSheet[] = [
  {
    ...update,
    sheet: 'amounts that are accumulated month by month',
    careful: 'asked: each line holds the lines above it',
    lines: [
      'Mês;Valor acumulado',
      '01/2020;1.000,00',
      '02/2020;2.000,00',
      '03/2020;3.000,00',
      '04/2020;4.000,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...update,
    sheet: 'so many units at so much each, without a total',
    careful: 'asked: 12 times 85 is owed',
    lines: ['Data;Qtde.;Valor unitário', '10/01/2020;12;85,00', '10/02/2020;7;85,00'],
    expects: ['asks ask_doubtful'],
  },
  {
    job: 'update',
    parameters: ['dataAtualizacao=31/12/2024'],
    sheet: 'an index in two times in the words of a judgment',
    careful: 'rejected or asked: no index has this name',
    lines: [
      'Processo;Data;Valor;Índice',
      `${A};10/01/2020;1.000,00;IPCA-E até 11/2021, depois SELIC`,
      `${B};10/02/2020;2.000,00;IPCA-E até 11/2021, depois SELIC`,
    ],
    expects: ['1 - header', '2 ! row_unknown_index', '3 ! row_unknown_index'],
  },
  {
    ...update,
    sheet: 'clear: an export with ISO instants, points for decimals and English headings',
    careful: 'not asked',
    lines: [
      'case_number,due_date,amount_brl',
      `${A},2020-01-10T00:00:00Z,1234.56`,
      `${B},2020-02-10T00:00:00Z,2500.00`,
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1234.56}', '3 {dia:2020-02-10,valor:2500}'],
  },
  {
    ...calc,
    sheet: 'a total inside the group, with its letter',
    careful: 'the total is no instalment: ignored, rejected or asked',
    lines: [
      'grupo;name;parcelas.descricao;parcelas.data;parcelas.valor',
      'A;Silva;Principal;05/02/2019;2500',
      'A;;Custas;05/03/2019;380,40',
      'A;;Total;05/03/2019;2880,40',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500,descricao:Principal}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500,parcelas.descricao:Principal},name:Silva,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:380.4,descricao:Custas}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:380.4,parcelas.descricao:Custas},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 - total',
    ],
  },
  {
    ...calc,
    sheet: 'the group written on its first line only',
    careful: 'asked, or the lines below belong to the group above: never a calculation each',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor',
      'A;Silva;05/02/2019;2500',
      ';;05/03/2019;380,40',
      'B;Souza;05/02/2019;900',
      ';;05/03/2019;120',
    ],
    expects: ['asks ask_group_blank'],
  },
  {
    ...saldo,
    sheet: 'a rate by the year in words',
    careful: 'rejected or asked: 12 % a year is no 12 % a month',
    lines: [
      'name;valor_principal;data_inicio;dia_atualiza;taxa',
      'CCB 1;15000;15/01/2024;15/12/2024;12% a.a.',
    ],
    expects: ['1 - header', '2 ! cell_rate_by_year'],
  },
  {
    ...saldo,
    sheet: 'clear: two groups with payments, blanks where the group has said it, another order',
    careful: 'not asked',
    lines: [
      'pagamentos.valor;pagamentos.data;grupo;taxa;dia_atualiza;data_inicio;valor_principal;name',
      '4.000,00;15/06/2024;CCB nº 1;1;15/12/2024;15/01/2024;15.000,00;Padaria Sol',
      '2.500,50;15/07/2024;CCB nº 1;;;;;',
      '1.000,00;20/08/2024;CCB nº 2;0,8;15/12/2024;10/02/2024;7.300,00;Bar Lua',
    ],
    expects: [
      '1 - header',
      '2 {values:{valor_principal:15000,data_inicio:15/01/2024,dia_atualiza:15/12/2024,taxa:1},records:{pagamentos:{data:15/06/2024,valor:4000}},formats:[],received:{valor_principal:15000,data_inicio:2024-01-15,dia_atualiza:2024-12-15,taxa:1,pagamentos.data:2024-06-15,pagamentos.valor:4000},name:Padaria Sol,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=CCB nº 1',
      '3 {values:{},records:{pagamentos:{data:15/07/2024,valor:2500.5}},formats:[],received:{pagamentos.data:2024-07-15,pagamentos.valor:2500.5},isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=CCB nº 1',
      '4 {values:{valor_principal:7300,data_inicio:10/02/2024,dia_atualiza:15/12/2024,taxa:0.8},records:{pagamentos:{data:20/08/2024,valor:1000}},formats:[],received:{valor_principal:7300,data_inicio:2024-02-10,dia_atualiza:2024-12-15,taxa:0.8,pagamentos.data:2024-08-20,pagamentos.valor:1000},name:Bar Lua,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=CCB nº 2',
    ],
  },
  {
    job: 'recalc',
    parameters: [],
    sheet: 'the day of the last recalculation beside each calculation, and no day asked for',
    careful: 'asked: that day is past, nobody wants it written again',
    lines: [
      'ID do cálculo;Data do último recálculo;Cliente',
      '700030;30/06/2024;Oficina São João',
      '700079;31/07/2024;Maria da Luz',
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{},formats:[]} id=700079 type=calculosJudiciais',
    ],
    tells: ['told_saved_terms'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'a column that says which are not to be recalculated',
    careful: 'asked or told: a settled one is not paid for',
    lines: [
      'ID do cálculo;Cliente;Recalcular?',
      '700030;Oficina São João;Sim',
      '700079;Maria da Luz;Não',
      '700040;Padaria Estrela;Não - acordo cumprido',
    ],
    expects: ['asks ask_not_chosen'],
  },
]
