import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Amounts and lists as programs spell their doubts in another way than elsewhere. */
export const programsAgainDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'titles of an ERP whose columns are glued words',
    careful: 'asks: some are settled or cancelled',
    lines: [
      'IDLAN;NUMERODOCUMENTO;DATAVENCIMENTO;VALORORIGINAL;STATUSLAN;DATABAIXA',
      '9001;4411;15/01/2021;1200,00;0;',
      '9002;4412;15/02/2021;980,50;1;12/02/2021',
      '9003;4413;15/03/2021;640,00;2;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'titles of an ERP whose columns begin with the name of their table',
    careful: 'asks: one was paid in part',
    lines: [
      'E1_NUM;E1_CLIENTE;E1_VENCTO;E1_VALOR;E1_BAIXA',
      '000881;000123;20210110;1200.00;',
      '000882;000124;20210210;980.50;20210301',
      '000883;000125;20210310;640.00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'amounts that BacenJud froze, its name with a capital within',
    careful: 'asks: what is frozen is a security',
    lines: [
      'Histórico;Vencimento;Valor',
      'Parcela de contrato;10/01/2020;1.500,50',
      'BacenJud;10/02/2020;820,90',
      'Parcela de contrato;10/03/2020;430,10',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'amounts that SisbaJud froze, its name with a capital within',
    careful: 'asks: what is frozen is a security',
    lines: [
      'Histórico;Vencimento;Valor',
      'Parcela de contrato;10/01/2020;1.500,50',
      'SisbaJud;10/02/2020;820,90',
      'Parcela de contrato;10/03/2020;430,10',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'an interface: the moment of payment is 2024-05-01T12:00:00+00:00',
    careful: 'asks: the second was paid',
    lines: [
      'paid_at;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      '2024-05-01T12:00:00+00:00;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'an interface: the moment of payment is 2024-05-01 12:00:00+00',
    careful: 'asks: the second was paid',
    lines: [
      'paid_at;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      '2024-05-01 12:00:00+00;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'an interface: the moment of payment is 2024-05-01T01:30:00Z',
    careful: 'asks: the second was paid',
    lines: [
      'paid_at;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      '2024-05-01T01:30:00Z;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'bills with the receipt of payment of one of them',
    careful: 'asks: the second was paid',
    lines: [
      'Recibo de quitação;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      '8812;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'orders of a system, one of them a proposal',
    careful: 'asks: a proposal is an offer and no debt',
    lines: [
      'Etapa;Vencimento;Valor',
      'Faturado;10/01/2020;1.500,50',
      'Proposta;10/02/2020;820,90',
      'Faturado;10/03/2020;430,10',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'goods that came back from a repair and an exhibition',
    careful: 'asks: no price is owed of the second',
    lines: [
      'Natureza da operação;Vencimento;Valor',
      'Venda de mercadoria;10/01/2020;1.500,50',
      'Retorno de conserto;10/02/2020;820,90',
      'Venda de mercadoria;10/03/2020;430,10',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'works whose amounts are estimates',
    careful: 'asks: an estimate is no debt',
    lines: [
      'Obra;Vencimento;Valor estimado',
      'Porta;10/01/2020;1.500,50',
      'Vidro;10/02/2020;820,90',
    ],
    map: { valor: 'Valor estimado' },
    expects: ['asks ask_offered'],
  },
  {
    ...correct,
    sheet: 'a payroll whose kinds are P and D under Tipo',
    careful: 'asks: D is what was taken off',
    lines: [
      'Verba;Tipo;Vencimento;Valor',
      'Salário base;P;10/01/2020;2.500,00',
      'Horas extras;P;10/01/2020;318,20',
      'Faltas;D;10/01/2020;83,33',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...correct,
    sheet: 'one debt on two lines, for two addresses and telephones of its owner',
    careful: 'asks: the debt is there twice',
    lines: [
      'Nome;Endereço;Telefone;Vencimento;Valor',
      'Ana;Rua A 1;11 3333-1111;10/01/2020;1.500,50',
      'Ana;Rua B 2;11 3333-2222;10/01/2020;1.500,50',
    ],
    expects: ['asks ask_joined_lines'],
  },
  {
    ...watch,
    sheet: 'a data base of lawyers: one deleted at 2024-05-01T12:00:00Z',
    careful: 'asks: who was deleted is not to be watched',
    lines: [
      'nome,oab,uf,deleted_at',
      'Ana Lima,94719,SP,',
      'Rui Costa,123456,RJ,2024-05-01T12:00:00Z',
    ],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a data base of lawyers: one deleted at 2024-05-01T12:00:00.000Z',
    careful: 'asks: who was deleted is not to be watched',
    lines: [
      'nome,oab,uf,deleted_at',
      'Ana Lima,94719,SP,',
      'Rui Costa,123456,RJ,2024-05-01T12:00:00.000Z',
    ],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a data base of lawyers: one deleted at 2024-05-01T09:00:00-03:00',
    careful: 'asks: who was deleted is not to be watched',
    lines: [
      'nome,oab,uf,deleted_at',
      'Ana Lima,94719,SP,',
      'Rui Costa,123456,RJ,2024-05-01T09:00:00-03:00',
    ],
    expects: ['asks ask_marked_rows'],
  },
]
