import type { JudgedSheet } from './outcome.js'

/** What a creditor would like to be paid twice: new and saved calculations. */
export const managerCalculations: JudgedSheet[] = [
  {
    job: 'calc',
    parameters: ['type=cartaoPonto'],
    sheet: 'time card: the hours of a day were given back',
    careful: 'asks: the hours are not owed',
    lines: [
      'grupo;name;jornada_diaria;valor_hora;dias.data;dias.marcacoes;Observação',
      '1;Ana;08:00;25,50;03/06/2024;08:00 12:00 13:00 19:30;',
      '1;Ana;08:00;25,50;04/06/2024;08:00 12:00 13:00 20:00;Compensado no banco de horas',
      '1;Ana;08:00;25,50;05/06/2024;08:00 12:00 13:00 17:00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    job: 'calc',
    parameters: ['type=saldoDevedor'],
    sheet: 'rural credit: the line of credit names a rate by the year',
    careful: 'asks: the rate is by the year',
    lines: [
      'name;Linha;valor_principal;data_inicio;dia_atualiza;taxa',
      'João Prado;Pronaf Custeio 3% a.a.;40.000,00;15/01/2021;15/12/2024;3',
      'Irmãos Lenz;Pronaf Investimento 2,5% a.a.;85.000,00;10/03/2021;15/12/2024;2,5',
    ],
    expects: ['asks ask_rate_by_year'],
  },
  {
    job: 'calc',
    parameters: [
      'type=calculosJudiciais',
      'fields.indexador=262',
      'fields.dia_atualiza=31/12/2024',
    ],
    sheet: 'savings accounts of 1989 and 1990, without a currency',
    careful: 'rejects: no reais',
    lines: [
      'grupo;name;parcelas.descricao;parcelas.data;parcelas.valor',
      '1;Ana x Banco;Poupança - Plano Verão;01/02/1989;1.250,40',
      '1;Ana x Banco;Poupança - Plano Collor;01/05/1990;84.200,00',
    ],
    expects: ['1 - header', '2 ! cell_before_real', '3 ! cell_before_real'],
  },
  {
    job: 'calc',
    parameters: [
      'type=prevDifNRecebidas',
      'fields.indexador=184',
      'fields.dia_atualiza=31/12/2024',
    ],
    sheet: 'social security: a dated line sums the months',
    careful: 'leaves the sum out',
    lines: [
      'grupo;name;Histórico;competencias.data;competencias.devido;competencias.recebido',
      '1;José;Maio;05/05/2019;2.100,00;1.800,00',
      '1;José;Junho;05/06/2019;2.100,00;1.850,00',
      '1;José;Soma do período;05/06/2019;4.200,00;3.650,00',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:184,dia_atualiza:31/12/2024},records:{competencias:{data:05/05/2019,devido:2100,recebido:1800}},formats:[],received:{competencias.data:2019-05-05,competencias.devido:2100,competencias.recebido:1800},name:José,isChecked:true,needs:[indexador,dia_atualiza,competencias]} grupo=1',
      '3 {values:{indexador:184,dia_atualiza:31/12/2024},records:{competencias:{data:05/06/2019,devido:2100,recebido:1850}},formats:[],received:{competencias.data:2019-06-05,competencias.devido:2100,competencias.recebido:1850},name:José,isChecked:true,needs:[indexador,dia_atualiza,competencias]} grupo=1',
      '4 - total',
    ],
  },
  {
    job: 'calc',
    parameters: ['type=saldoDevedor'],
    sheet: 'a loan: what was lent beside what is to be paid with interest',
    careful: 'tells: another amount stands beside',
    lines: [
      'name;Valor liberado;valor_principal;data_inicio;dia_atualiza;taxa',
      'CCB 1;10.000,00;13.200,00;15/01/2023;15/12/2024;1,8',
      'CCB 2;6.000,00;7.740,00;10/02/2023;15/12/2024;1,8',
    ],
    expects: [
      '1 - header',
      '2 {values:{valor_principal:13200,data_inicio:15/01/2023,dia_atualiza:15/12/2024,taxa:1.8},records:{},formats:[],received:{valor_principal:13200,data_inicio:2023-01-15,dia_atualiza:2024-12-15,taxa:1.8},name:CCB 1}',
      '3 {values:{valor_principal:7740,data_inicio:10/02/2023,dia_atualiza:15/12/2024,taxa:1.8},records:{},formats:[],received:{valor_principal:7740,data_inicio:2023-02-10,dia_atualiza:2024-12-15,taxa:1.8},name:CCB 2}',
    ],
    tells: ['told_beside'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'a title says that the calculations are to be deleted',
    careful: 'asks: nobody wants them brought to date',
    lines: [
      'Cálculos para exclusão (duplicados);',
      'ID do cálculo;Cliente',
      '700030;Oficina São João',
      '700079;Maria da Luz',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'the day of a deposit in court beside a calculation',
    careful: 'asks: a part may be paid',
    lines: [
      'ID do cálculo;Cliente;Depósito judicial em',
      '700030;Oficina São João;',
      '700079;Maria da Luz;14/03/2024',
    ],
    expects: ['asks ask_settled'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'the day of the judicial reorganisation of a debtor',
    careful: 'asks: counted up to that day',
    lines: [
      'ID do cálculo;Cliente;Devedor;Data do pedido de RJ',
      '700030;Oficina São João;Alfa Ltda.;',
      '700079;Maria da Luz;Beta S.A. - em recuperação judicial;10/05/2023',
    ],
    expects: ['asks ask_insolvency_day'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'how a case goes: it was given up',
    careful: 'asks: nothing is owed',
    lines: [
      'ID do cálculo;Cliente;Andamento',
      '700030;Oficina São João;Aguarda cálculo',
      '700079;Maria da Luz;Desistência homologada em 03/2025',
    ],
    expects: ['asks ask_settled'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'a note below says which one is not to be touched',
    careful: 'rejects the note, so that it is read',
    lines: [
      'ID do cálculo;Cliente',
      '700030;Oficina São João',
      '700079;Maria da Luz',
      'Atenção: o 700079 está em perícia, não mexer até o laudo.;',
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
      '4 ! calc_id_wrong',
    ],
  },
]
