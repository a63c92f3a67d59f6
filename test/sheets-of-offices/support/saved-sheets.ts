import { cnj } from '../../accept/support/cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(7801, 2019)
type Common = Pick<OfficeSheet, 'job' | 'parameters'>
const update = {
  job: 'update',
  parameters: ['indiceAtualizacao=ipca', 'dataAtualizacao=31/12/2024'],
} satisfies Common
const calc = {
  job: 'calc',
  parameters: ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025'],
} satisfies Common
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] } satisfies Common

/** For the other jobs of money. */
export const otherJobs: OfficeSheet[] = [
  {
    ...update,
    sheet: 'deposits of a judicial account with withdrawals and kinds',
    lines: [
      'Conta;Data;Tipo de lançamento;Valor',
      '1;10/01/2020;Depósito judicial;1.000,00',
      '1;10/06/2020;Rendimento;12,00',
      '1;10/09/2020;Levantamento;400,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...update,
    sheet: 'rent paid late, with Quitado em',
    lines: [
      'Contrato;Vencimento;Valor do aluguel;Quitado em',
      'L-9;05/03/2021;1.500,00;09/04/2021',
      'L-9;05/04/2021;1.500,00;',
      'L-9;05/05/2021;1.500,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'a retroactive update: dates after the day to update to',
    lines: ['Processo;Data;Valor', `${A};10/03/2025;500,00`, `${A};10/03/2020;500,00`],
    expects: ['1 - header', '2 ! row_after_update', '3 {dia:2020-03-10,valor:500}'],
  },
  {
    ...update,
    sheet: 'a title: debits already brought to date',
    lines: [
      'Planilha de débitos — valores já atualizados pela Tabela TJSP;;',
      'Processo;Data;Valor',
      `${A};10/03/2020;500,00`,
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    sheet: 'ordinary: payments are negative',
    lines: [
      'Processo;Data;Descrição;Valor',
      `${A};10/03/2020;Principal;500,00`,
      `${A};10/05/2020;Pagamento parcial;-100,00`,
    ],
    expects: ['1 - header', '2 {dia:2020-03-10,valor:500}', '3 {dia:2020-05-10,valor:-100}'],
  },
  {
    ...update,
    sheet: 'amounts with thousands and no decimals',
    lines: ['Data;Valor', '10/03/2020;1.500', '10/04/2020;2.750'],
    expects: ['asks ask_mark'],
  },
  {
    ...update,
    sheet: 'an index of each line, other than the one that was given',
    lines: ['Data;Valor;Índice', '10/03/2020;1.500,00;INPC', '10/04/2020;2.750,00;IPCA'],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...update,
    sheet: 'settled by agreement, in remarks',
    lines: [
      'Data;Valor;Observações',
      '10/03/2020;1.500,00;',
      '10/04/2020;2.750,00;PAGO em 30/04/2020 (pix)',
      '10/05/2020;2.750,00;aguardando',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...recalc,
    parameters: [],
    sheet: 'one calculation twice, brought to two days',
    lines: [
      'ID;Cliente;Data de atualização',
      '700030;Vera Dutra;31/10/2025',
      '700023;Casa Lar Ltda.;30/06/2025',
      '700049;Padaria Estrela;31/10/2025',
      '700023;Casa Lar Ltda.;31/10/2025',
      '700040;M. S. (menor);31/10/2025',
    ],
    expects: ['asks ask_two_states'],
  },
  {
    ...calc,
    sheet: 'a row of another client and another case in a group',
    lines: [
      'grupo;Cliente;processo;parcelas.data;parcelas.valor;parcelas.descricao',
      `101;Tereza Vilar;${A};10/02/2020;4.100,00;Parcela 1`,
      `101;Tereza Vilar;${A};10/03/2020;4.100,00;Parcela 2`,
      '101;Indústria Beira Rio S.A.;;25/05/2020;48.900,00;Fornecimento maio',
    ],
    expects: ['asks ask_group_mixed'],
  },
  {
    job: 'calc',
    parameters: ['type=pensaoAlimenticia', 'fields.indexador=3', 'fields.dia_atualiza=31/10/2025'],
    sheet: 'a period that ends before it begins, an amount beside a percentage',
    lines: [
      'Cliente;name;data_inicio;data_fim;valor_pensao;percentual_salario_minimo',
      'Ciro (menor);Alimentos Ciro;01/07/2023;30/06/2022;480,00;',
      'Elis (menor);Alimentos Elis;01/03/2023;29/02/2024;450,00;30',
    ],
    expects: ['1 - header', '2 ! field_period_reversed', '3 ! field_amount_or_percent'],
  },
  {
    ...calc,
    sheet: 'instalments of a group, one was paid',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao;Situação',
      'A;Ana x Loja;05/02/2019;2.500,00;Parcela 1;Paga',
      'A;;05/03/2019;2.500,00;Parcela 2;Em aberto',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...calc,
    sheet: 'interest of 12 in a column of the type',
    lines: ['grupo;name;parcelas.data;parcelas.valor;juros', 'A;Ana x Loja;05/02/2019;2.500,00;12'],
    expects: ['asks ask_high_rate'],
  },
  {
    ...calc,
    sheet: 'a group with a line of Total',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Loja;05/02/2019;2.500,00;Parcela 1',
      'A;;05/03/2019;2.500,00;Parcela 2',
      'A;;31/03/2019;5.000,00;TOTAL',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500,descricao:Parcela 1}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500,parcelas.descricao:Parcela 1},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:2500,descricao:Parcela 2}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500,parcelas.descricao:Parcela 2},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 - total',
    ],
  },
  {
    ...calc,
    sheet: 'ordinary: two claims',
    lines: [
      'grupo;Cliente;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana;Ana x Loja;05/02/2019;2.500,00;Principal',
      ';Beto;Beto x Banco;05/02/2020;1.200,00;Principal',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500,descricao:Principal}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500,parcelas.descricao:Principal},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2020,valor:1200,descricao:Principal}},formats:[],received:{parcelas.data:2020-02-05,parcelas.valor:1200,parcelas.descricao:Principal},name:Beto x Banco}',
    ],
  },
  {
    ...calc,
    parameters: [...calc.parameters, 'fields.honorarios_valor=1500'],
    sheet: 'fees of 1,500 given without their mode',
    lines: ['name;parcelas.data;parcelas.valor', 'Ana x Loja;05/02/2019;2.500,00'],
    expects: ['refuses type_without_field'],
  },
  {
    ...calc,
    sheet: 'the day of update of each line',
    lines: [
      'name;parcelas.data;parcelas.valor;dia_atualiza',
      'Ana x Loja;05/02/2019;2.500,00;31/12/2023',
    ],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...recalc,
    sheet: 'ids, when they were touched, and the total of then',
    lines: [
      'ID do cálculo;Cliente;Data de atualização;Total',
      '700030;Oficina;10/05/2024;1.234,00',
      '700079;Maria;11/05/2024;999,00',
    ],
    expects: ['asks ask_already_updated'],
  },
  {
    ...recalc,
    sheet: 'the same calculation twice',
    lines: ['ID do cálculo;Cliente', '700030;Oficina', '700030;Oficina - filial'],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 = 2',
    ],
    tells: ['told_done_once'],
  },
  {
    ...recalc,
    sheet: 'calculations that are marked as filed',
    lines: ['Cálculo;Situação;Cliente', '700030;Ativo;Oficina', '700079;Arquivado;Maria'],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
    ],
  },
  {
    ...recalc,
    sheet: 'ids with words and thousands',
    lines: ['ID do cálculo;Cliente', 'nº 700.030;Oficina', '700079;Maria', 'Total: 2;'],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
      '4 - total',
    ],
  },
  {
    ...recalc,
    sheet: 'names of two calculations changed round',
    lines: [
      'ID do cálculo;Nome do cálculo;Cliente',
      '700079;Cumprimento de sentença - tabela própria;Maria',
      '700030;cumprimento de sentença -  tabela própria;Padaria',
      '700079;como combinado;Maria',
    ],
    expects: [
      '1 - header',
      '2 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
      '3 ! calc_of_other_name',
      '4 = 2',
    ],
  },
  {
    ...recalc,
    sheet: 'ordinary: ids and clients',
    lines: ['ID do cálculo;Cliente', '700030;Oficina', '700079;Maria'],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
    ],
  },
]
