import { day } from '../../accept/support/workbook.js'
import type { OfficeSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const DEBTS = [
  ['Título', 'Vencimento', 'Valor'],
  ['T1', day('2020-01-10'), 8000],
  ['T2', day('2020-02-10'), 2500],
]

/** Sheets of a credit manager who wants to be paid too much. */
export const managerSheets: OfficeSheet[] = [
  {
    ...correct,
    sheet: 'alvarás and transfers received among promissory notes',
    lines: [
      'Processo;Data;Histórico;Valor',
      '0001234-47.2019.8.26.0100;10/01/2019;Nota promissória 1/3;15.000,00',
      '0001234-47.2019.8.26.0100;10/02/2019;Nota promissória 2/3;15.000,00',
      '0001234-47.2019.8.26.0100;10/03/2019;Nota promissória 3/3;15.000,00',
      '0001234-47.2019.8.26.0100;22/08/2021;Alvará levantado;9.318,22',
      '0001234-47.2019.8.26.0100;05/09/2022;TED recebida do devedor;4.000,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...calc,
    sheet: 'a partial payment among the instalments of a group, and its total',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Beta x Gama;10/01/2023;10000,00;Duplicata 1',
      'A;;10/02/2023;10000,00;Duplicata 2',
      'A;;15/06/2023;5000,00;Pagamento parcial',
      'A;;15/06/2023;25000,00;TOTAL',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'remarks of agreements kept, of transfers and of what is not to be charged',
    lines: [
      'Cliente;Vencimento;Valor;Obs',
      'Ana;10/01/2019;1.500,00;',
      'Bruno;10/02/2019;2.300,00;acordo cumprido em 05/2020',
      'Caio;10/03/2019;990,00;',
      'Dora;10/04/2019;4.120,00;devedor fez PIX 12/2021',
      'Edu;10/05/2019;3.000,00;prescrita - não cobrar',
      'Fábio;10/06/2019;1.870,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a down payment beside the price of the contract',
    lines: [
      'Contrato;Vencimento;Valor do contrato;Sinal',
      'Obra 1;15/03/2020;80.000,00;20.000,00',
      'Obra 2;28/06/2020;45.000,00;9.000,00',
      'Obra 3;30/09/2020;120.000,00;36.000,00',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...update,
    sheet: 'the percentage that was assigned',
    lines: [
      'Cedente;Data;Valor;% cedido',
      'João Prado;12/04/2019;80.000,00;70',
      'Lia Matos;30/07/2019;45.500,00;50',
      'Otto Reis;11/11/2020;120.000,00;100',
      'Ivo Nunes;08/02/2021;33.000,00;35',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'wages and the rate of FGTS',
    map: { data_base: 'Competência' },
    lines: [
      'FGTS não depositado;;;',
      'Competência;Empregado;Valor;Alíquota',
      '01/2020;Josué Lima;3.200,00;8%',
      '02/2020;Josué Lima;3.200,00;8%',
      '03/2020;Josué Lima;3.360,00;8%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'instalments that are open, with Parc. for short',
    map: { data_base: 'B' },
    lines: [
      'Contrato;1º vencimento em aberto;Valor;Parc. em aberto',
      'F-10;15/03/2021;820,00;5',
      'F-11;20/07/2021;1.100,00;3',
      'F-12;25/10/2021;455,50;1',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'a note: balances placed on a day',
    lines: [
      'Carteira Banco do Vale - cheque especial;;;',
      'Contrato;Devedor;Vencimento;Valor',
      '1001;Mecânica Torres;15/05/2018;23.910,11',
      '1002;Padaria Flor;20/07/2019;8.144,70',
      '1003;Lojas Ivo;02/12/2019;41.006,93',
      '1004;Auto Posto K;11/02/2020;5.590,00',
      ';;;',
      'Saldos posicionados para 30/06/2023, conforme planilha do contador.;;;',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a title: amounts increased by an index and interest',
    lines: [
      'Ação de cobrança - Montantes acrescidos de INPC + 1% a.m. até a propositura (ago/2022);;',
      'Cheque nº;Vencimento;Valor',
      '000123;15/03/2018;4.512,09',
      '000124;15/04/2018;4.466,31',
      '000125;15/05/2018;4.420,98',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'fines and their payments, all positive',
    lines: [
      'Histórico;Data;Valor',
      'Multa contratual;10/03/2020;1.500,00',
      'Pagamento parcial;10/04/2020;500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    parameters: [...correct.parameters, 'juros.percentual=1'],
    sheet: 'interest and fines on lines of their own, with interest asked for',
    lines: [
      'Cliente;Rubrica;Data;Valor',
      'Delta;Principal;31/12/2021;40.000,00',
      'Delta;Juros de mora até 12/2021;31/12/2021;9.600,00',
      'Delta;Multa contratual 2%;31/12/2021;800,00',
      'Épsilon;Principal;31/12/2021;15.000,00',
      'Épsilon;Juros de mora até 12/2021;31/12/2021;2.250,00',
    ],
    expects: ['asks ask_interest_on_charges'],
  },
  {
    ...correct,
    sheet: 'a note: rates are by the year',
    lines: [
      'Contrato;Vencimento;Valor;Juros (%)',
      'A-1;10/01/2020;10.000,00;2',
      'A-2;10/06/2020;25.000,00;2,5',
      'A-3;10/09/2021;7.800,00;1,5',
      'Obs.: taxas em % ao ano, capitalização simples.;;;',
    ],
    expects: ['asks ask_rate_by_year'],
  },
  {
    job: 'calc',
    parameters: ['type=saldoDevedor'],
    sheet: 'the period of the rate in a column',
    lines: [
      'Cliente;name;valor_principal;data_inicio;dia_atualiza;taxa;Período da taxa',
      'Sítio Boa Vista;Mútuo 1;15000,00;15/01/2024;15/12/2024;2;a.a.',
      'Tecidos Lua;Mútuo 2;32000,00;10/03/2024;15/12/2024;2,5;a.a.',
      'Oficina Z;Mútuo 3;8000,00;05/06/2024;15/12/2024;1,5;a.m.',
    ],
    expects: ['asks ask_rate_by_year'],
  },
  {
    job: 'calc',
    parameters: ['type=pensaoAlimenticia', 'fields.indexador=3', 'fields.dia_atualiza=31/12/2025'],
    sheet: 'pensions in per cent of the minimum wage, and in reais',
    lines: [
      'name;Base;valor_pensao;data_inicio;data_fim',
      'Filho A;% SM;30;01/01/2023;31/12/2023',
      'Filha B;% SM;33;01/03/2023;30/06/2024',
      'Filho C;R$;850,00;01/05/2022;31/12/2022',
    ],
    expects: [
      '1 - header',
      '2 ! cell_foreign_currency',
      '3 ! cell_foreign_currency',
      '4 {values:{indexador:3,dia_atualiza:31/12/2025,data_inicio:01/05/2022,data_fim:31/12/2022,valor_pensao:850},records:{},formats:[],received:{data_inicio:2022-05-01,data_fim:2022-12-31,valor_pensao:850},name:Filho C}',
    ],
  },
  {
    ...correct,
    sheet: 'the day of the report on every line, beside the day of each default',
    lines: [
      'Relatório de inadimplência emitido em 30/11/2024;;;;',
      'Data;Contrato;Devedor;Dt. inadimpl.;Valor',
      '30/11/2024;5501;Gráfica Luz;10/03/2019;18.200,00',
      '30/11/2024;5502;Bazar Real;25/08/2020;3.410,50',
      '30/11/2024;5503;Clínica Viva;14/01/2021;7.006,12',
      '30/11/2024;5504;Escola Mar;30/04/2022;950,00',
    ],
    expects: ['asks ask_constant_day'],
  },
  {
    ...correct,
    sheet: 'an accounting export: every amount is negative',
    lines: [
      'Documento;Vencimento;Valor',
      'NF 2001;15/03/2020;-5.300,00',
      'NF 2002;18/04/2020;-2.150,75',
      'NF 2003;20/05/2020;-7.740,10',
    ],
    expects: ['asks ask_all_negative'],
  },
  {
    ...calc,
    sheet: 'the group on its first line alone',
    lines: [
      'grupo;Cliente;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Maria da Luz;Maria x Oficina;05/02/2019;2500,00;Principal',
      ';;;05/03/2019;2500,00;Principal 2',
      ';;;20/08/2023;-500,00;Depósito',
      'B;Padaria Estrela;Padaria x Banco;10/03/2020;1890,10;Parcela 1',
      ';;;10/04/2020;1890,10;Parcela 2',
    ],
    expects: ['asks ask_group_blank'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'calculations that are not to be touched',
    lines: [
      'ID do cálculo;Cliente;Situação',
      '700030;Oficina São João Ltda.;em andamento',
      '700040;Padaria Estrela;acordo cumprido - arquivar',
      '700049;Padaria Estrela;NÃO ATUALIZAR - sob perícia',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'amounts shown with three decimals',
    lines: {
      Títulos: {
        rows: DEBTS,
        make: (sheet) => {
          sheet.getCell('C2').numFmt = '#,##0.000'
        },
      },
    },
    expects: ['asks ask_thousandths'],
  },
  {
    ...correct,
    sheet: 'a payment whose minus is drawn by its format',
    lines: {
      Conta: {
        rows: DEBTS,
        make: (sheet) => {
          sheet.getCell('C3').numFmt = '"(-) "#,##0.00'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:8000,description:T1}',
      '3 ! cell_draws_minus',
    ],
  },
  {
    ...correct,
    sheet: 'the sheet of what was settled',
    lines: { 'Baixados 2020': DEBTS },
    expects: ['asks ask_settled_sheet'],
  },
  {
    ...correct,
    sheet: 'a rate by the year in the format of its cells',
    lines: {
      Cédulas: {
        rows: [...DEBTS.slice(0, 2).map((row, at) => [...row, at === 0 ? 'Juros' : 0.02])],
        make: (sheet) => {
          sheet.getCell('D2').numFmt = '0.0%" a.a."'
        },
      },
    },
    expects: ['asks ask_rate_by_year'],
  },
  {
    ...correct,
    sheet: 'a comment on the heading',
    lines: {
      Inadimplentes: {
        rows: DEBTS,
        make: (sheet) => {
          sheet.getCell('C1').note = 'já com multa e juros até 31/12/2022'
        },
      },
    },
    expects: ['asks ask_said_corrected'],
  },
]
