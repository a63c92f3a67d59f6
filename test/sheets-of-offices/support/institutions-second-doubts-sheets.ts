import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** Payrolls, unions and saved calculations that a careful person would not sign. */
export const institutionsSecondDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'union: a wage beside its thirteenth, neither of them said to be owed',
    careful: 'asks: the wage or its thirteenth',
    lines: [
      'Empregado;Competência;Salário;13º proporcional',
      'Ana;01/2020;2.400,00;200,00',
      'Rui;01/2020;3.000,00;250,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...update,
    sheet: 'payroll: an addition beside what it brings in other earnings',
    careful: 'asks: both are owed, and one column is taken',
    lines: ['Competência;Hora extra;Reflexo DSR', '01/2020;412,00;68,67', '02/2020;398,00;66,33'],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'pensions: how much of each belongs to the heir who claims',
    careful: 'asks: the heir may claim the part alone',
    lines: [
      'INVENTÁRIO DE JOSÉ PRADO - CRÉDITOS;;;',
      'Crédito;Vencimento;Valor;Quinhão',
      'Aluguel sala 1;10/01/2020;1.200,00;1/3',
      'Aluguel sala 2;10/01/2020;900,00;1/3',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'university: fees of a student who left the course, by a remark',
    careful: 'asks or tells: what falls due after that may not be owed',
    lines: [
      'Aluno;Vencimento;Mensalidade;Observações',
      'Ana Prado;05/03/2020;1.280,00;',
      'Rui Sá;05/03/2020;1.280,00;trancou a matrícula em fev/2020',
      'Lia Reis;05/03/2020;1.280,00;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-03-05,amount:1280}',
      '3 {date:2020-03-05,amount:1280,description:trancou a matrícula em fev/2020}',
      '4 {date:2020-03-05,amount:1280}',
    ],
    tells: ['told_remarks'],
  },
  {
    ...correct,
    sheet: 'health plan: fees of members of whom one asked to leave earlier',
    careful: 'asks: nothing is due after the contract ended',
    lines: [
      'Contrato;Beneficiário;Vencimento;Mensalidade;Rescindido em',
      '1;Ana Prado;05/03/2020;680,00;',
      '2;Rui Sá;05/03/2020;540,00;31/01/2020',
      '2;Rui Sá;05/04/2020;540,00;31/01/2020',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation of which one is a credit of the debtor',
    careful: 'asks: a credit is to be taken off',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;Tipo',
      'A;Ana x Loja;05/02/2019;2.500,00;Débito',
      'A;;05/03/2019;2.500,00;Débito',
      'A;;05/04/2019;900,00;Crédito',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation of which one stands twice',
    careful: 'asks or tells: the same instalment is counted two times',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Loja;05/02/2019;2.500,00;Aluguel de fevereiro',
      'A;;05/03/2019;2.500,00;Aluguel de março',
      'A;;05/03/2019;2.500,00;Aluguel de março',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500,descricao:Aluguel de fevereiro}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500,parcelas.descricao:Aluguel de fevereiro},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:2500,descricao:Aluguel de março}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500,parcelas.descricao:Aluguel de março},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:2500,descricao:Aluguel de março}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500,parcelas.descricao:Aluguel de março},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A ~ note_repeated_row',
    ],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation under a note with the start of interest',
    careful: 'asks or tells: no start was asked for, and the note has one',
    parameters: [...calc.parameters, 'fields.juros=1'],
    lines: [
      'grupo;name;parcelas.data;parcelas.valor',
      'A;Ana x Loja;05/02/2019;2.500,00',
      'A;;05/03/2019;2.500,00',
      'Juros a contar do evento danoso - 10/01/2018 (Súmula 54 do STJ);;;',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025,juros:1},records:{parcelas:{data:05/02/2019,valor:2500}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025,juros:1},records:{parcelas:{data:05/03/2019,valor:2500}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 - note',
    ],
    tells: ['told_stated_terms'],
  },
  {
    ...recalc,
    sheet: 'saved calculations of which two clients share one number',
    careful: 'asks or tells: one of the two is of another calculation',
    lines: [
      'Nº do cálculo;Cliente;Vara',
      '700023;Casa Lar Ltda.;2ª Cível',
      '700023;Vera Dutra;5ª Cível',
      '700030;Ivo Sena;2ª Cível',
    ],
    expects: ['asks ask_shared_id'],
  },
  {
    ...recalc,
    sheet: 'saved calculations of which one ended in a settlement',
    careful: 'asks or tells: what was settled is not to be brought to date',
    lines: [
      'ID;Cliente;Andamento',
      '700023;Casa Lar Ltda.;Em execução',
      '700030;Vera Dutra;Acordo homologado em 12/05/2025',
    ],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
    tells: ['told_states'],
  },
  {
    ...recalc,
    sheet: 'saved calculations under a title that they are not to be updated',
    careful: 'asks: the title forbids it',
    lines: [
      'CÁLCULOS ENCERRADOS - NÃO ATUALIZAR;',
      'ID do cálculo;Cliente',
      '700023;Casa Lar Ltda.',
      '700030;Vera Dutra',
    ],
    expects: ['asks ask_settled_note'],
  },
]
