import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(9701, 2018)
const B = cnj(9702, 2021)
const clear = 'reads all, and asks nothing'

/** Ordinary sheets of those who collect: condominiums, schools, hospitals, utilities, treasuries, banks. */
export const collectionsClear: JudgedSheet[] = [
  {
    ...correct,
    parameters: [...correct.parameters, 'juros.percentual=1', 'multa.percentual=2'],
    sheet:
      'clear: a condominium, with the month and the due day of each quota, a total and a footer',
    careful: clear,
    lines: {
      Inadimplência: [
        ['CONDOMÍNIO EDIFÍCIO ATLÂNTICO'],
        ['Relação de cotas em atraso - unidade 302'],
        [],
        ['Unid.', 'Condômino', 'Comp.', 'Venc.', 'Histórico', 'Valor (R$)'],
        ['302', 'Paulo Ribeiro', '01/2023', day('2023-02-10'), 'Cota condominial', 742.5],
        ['302', 'Paulo Ribeiro', '02/2023', day('2023-03-10'), 'Cota condominial', 742.5],
        ['302', 'Paulo Ribeiro', '02/2023', day('2023-03-10'), 'Fundo de obras', 120],
        [null, null, null, null, 'TOTAL', { formula: 'SUM(F5:F7)', result: 1605 }],
        [],
        ['Emitido em 05/12/2024 por Administradora Lar Ltda.'],
      ],
    },
    expects: [
      '1 - title',
      '2 - title',
      '4 - header',
      '5 {date:2023-02-10,amount:742.5,description:Cota condominial}',
      '6 {date:2023-03-10,amount:742.5,description:Cota condominial}',
      '7 {date:2023-03-10,amount:120,description:Fundo de obras}',
      '8 - total',
      '10 - note',
    ],
  },
  {
    ...correct,
    sheet: 'clear: deposits of both parties, quoted, of an old program',
    careful: clear,
    encoding: 'latin1',
    lines: [
      '"Processo";"Exequente";"Executado";"Data do depósito";"Valor depositado (R$)"',
      `"${A}";"Oficina São João Ltda.";"Seguradora Íris S.A.";"14/05/2019";"12.500,00"`,
      `"${B}";"Maria da Luz Freitas";"Banco Delta S.A.";"03/08/2021";"3.780,45"`,
    ],
    expects: [
      '1 - header',
      '2 {date:2019-05-14,amount:12500}',
      '3 {date:2021-08-03,amount:3780.45}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: credits of a worker by the month in which each fell due',
    careful: clear,
    lines: [
      'Reclamante: José Carlos Pereira;;',
      'Verba;Época própria;Valor devido (R$)',
      'Horas extras;abr/2021;812,33',
      'Adicional noturno;mai/2021;145,90',
      'Total devido;;958,23',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2021-04-01,amount:812.33,description:Horas extras} ~ note_month_only',
      '4 {date:2021-05-01,amount:145.9,description:Adicional noturno} ~ note_month_only',
      '5 - total',
    ],
  },
  {
    ...correct,
    sheet:
      'clear: a school names the month under Mensalidade, and the amount under Vlr. Mensalidade',
    careful: clear,
    lines: {
      Plan1: [
        [
          'Matr.',
          'Aluno(a)',
          'Responsável financeiro',
          'Mensalidade',
          'Vencto.',
          'Vlr. Mensalidade',
        ],
        [1021, 'Ana Lopes', 'Carlos Lopes', 'Março/2023', day('2023-03-05'), 980],
        [1188, 'Davi Moura', 'Renata Moura', 'Maio/2023', day('2023-05-05'), 1045.5],
      ],
    },
    expects: ['1 - header', '2 {date:2023-03-05,amount:980}', '3 {date:2023-05-05,amount:1045.5}'],
  },
  {
    ...correct,
    sheet: 'clear: accounts of a hospital, with the days of admission and discharge',
    careful: clear,
    lines: [
      'Nº Conta;Paciente;Internação;Alta;Vencimento;Valor da conta',
      '88120;J. S. A.;02/01/2022;09/01/2022;10/02/2022;18.432,10',
      '88345;M. R. P.;15/02/2022;16/02/2022;10/03/2022;2.310,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-02-10,amount:18432.1}',
      '3 {date:2022-03-10,amount:2310}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: bills of water, with what was consumed',
    careful: clear,
    lines: [
      'MATRICULA|CONSUMIDOR|REF|VENCTO|CONSUMO M3|VLR FATURA',
      '00451287|BAR E LANCHES IRMAOS LTDA|03/2021|12/04/2021|38|412,77',
      '00460031|CLOVIS ANDRADE|04/2021|15/05/2021|12|98,40',
    ],
    expects: ['1 - header', '2 {date:2021-04-12,amount:412.77}', '3 {date:2021-05-15,amount:98.4}'],
  },
  {
    ...correct,
    sheet: 'clear: taxes of a town by their year and instalment',
    careful: clear,
    lines: {
      IPTU: [
        ['PREFEITURA MUNICIPAL DE SERRA AZUL - DÍVIDA ATIVA'],
        [
          'Inscrição imobiliária',
          'Contribuinte',
          'Exercício',
          'Parc.',
          'Vencimento',
          'Valor originário',
        ],
        ['01.22.310.004', 'Helena Prado', 2019, 1, day('2019-03-15'), 210.4],
        ['01.22.310.004', 'Helena Prado', 2020, 'única', day('2020-03-16'), 88],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2019-03-15,amount:210.4,description:1}',
      '4 {date:2020-03-16,amount:88,description:única}',
    ],
  },
  {
    ...update,
    sheet: 'clear: instalments of a bank, numbered 04/12: no month',
    careful: clear,
    lines: [
      'Contrato;Parc.;Dt. Venc.;Vl. Parcela',
      'CCB 3301-9;04/12;20/08/2022;1.533,21',
      'CCB 4410-2;11/24;05/10/2022;877,90',
    ],
    expects: ['1 - header', '2 {dia:2022-08-20,valor:1533.21}', '3 {dia:2022-10-05,valor:877.9}'],
  },
  {
    ...correct,
    sheet: 'clear: an expert writes payments with their minus, shown in brackets',
    careful: clear,
    lines: {
      Laudo: {
        rows: [
          ['Laudo contábil - Anexo II'],
          ['Data', 'Evento', 'Valor (R$)'],
          [day('2019-06-03'), 'Condenação', 45000],
          [day('2020-02-11'), 'Depósito judicial', -10000],
          [day('2021-09-30'), 'Penhora on-line levantada', -7350.2],
        ],
        make: (sheet) => {
          sheet.getColumn(3).numFmt = '#,##0.00;(#,##0.00)'
        },
      },
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2019-06-03,amount:45000,description:Condenação}',
      '4 {date:2020-02-11,amount:-10000,description:Depósito judicial}',
      '5 {date:2021-09-30,amount:-7350.2,description:Penhora on-line levantada}',
    ],
  },
  {
    job: 'correct',
    parameters: ['updateTo=31/12/2024'],
    sheet: 'clear: the terms of each row, rates as Excel shows percentages',
    careful: clear,
    lines: {
      Carteira: {
        rows: [
          ['Processo', 'Valor principal', 'Termo inicial', 'Índice', 'Juros (% a.m.)', 'Multa (%)'],
          [A, 12000, day('2019-03-15'), 'INPC', 0.01, 0.02],
          [B, 5400, day('2021-05-02'), 'IPCA', 0.01, 0],
        ],
        make: (sheet) => {
          for (const column of [5, 6]) sheet.getColumn(column).numFmt = '0.00%'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2019-03-15,amount:12000} index=inpc juros.percentual=1 multa.percentual=2',
      '3 {date:2021-05-02,amount:5400} index=ipca juros.percentual=1 multa.percentual=0',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: calculations of the account with their last total',
    careful: clear,
    lines: [
      'Relação de cálculos da carteira;;',
      'ID do cálculo;Cliente;Último total',
      '700030;Oficina São João;15.322,10',
      '700079;Maria da Luz;880,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '4 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
    ],
  },
  {
    ...correct,
    sheet: 'clear: rents with the same amount in words behind it',
    careful: clear,
    lines: [
      'Locatário;Vencimento;Valor do aluguel',
      'Bruno Sá;05/03/2021;R$ 1.500,00 (mil e quinhentos reais)',
      'Bruno Sá;13/05/2021;R$ 1.632,45 (Hum mil, seiscentos e trinta e dois reais e quarenta e cinco centavos)',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-05,amount:1500}',
      '3 {date:2021-05-13,amount:1632.45}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: names that begin like a state, sections by debtor, a column of protests',
    careful: clear,
    lines: [
      'Sacado;Título;Vencimento;Valor;Canal',
      'LOJA CENTRO;;;;',
      'Pago Fácil Ltda.;101;10/01/2022;1.200,00;Banco',
      'Baixada Santista Transportes;102;10/02/2022;1.350,90;Banco',
      'LOJA PAGANINI;;;;',
      'Liquidação Móveis ME;103;20/02/2022;800,00;Pago Fácil',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2022-01-10,amount:1200,description:101}',
      '4 {date:2022-02-10,amount:1350.9,description:102}',
      '5 - note',
      '6 {date:2022-02-20,amount:800,description:103}',
    ],
  },
]
