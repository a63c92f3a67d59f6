import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(7001, 2018)
const B = cnj(7002, 2019)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=03/03/2025'] }
const dossier = { job: 'dossier', parameters: [] }
const parties = { job: 'people', parameters: ['who=parties'] }
const clear = 'reads all, and asks nothing'

/** Exports of ERPs and of systems of offices, with what a second look at them has to keep. */
export const exportsClear: JudgedSheet[] = [
  {
    ...update,
    sheet: 'clear: deposits of an appeal and of a judge, under the kind of the security',
    careful: clear,
    lines: [
      'Pasta;Parte contrária;Tipo da garantia;Data do depósito;Valor do depósito (R$)',
      '0001.23;José Araújo;Depósito recursal;12/03/2019;10.059,15',
      '0001.25;Rita Alves;Depósito judicial;17/01/2022;12.665,14',
    ],
    expects: [
      '1 - header',
      '2 {dia:2019-03-12,valor:10059.15}',
      '3 {dia:2022-01-17,valor:12665.14}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: cases of CP-Pro with short headings',
    careful: clear,
    encoding: 'latin1',
    lines: [
      'PASTA;PROCESSO;RÉU;VARA;DT.DISTRIB.;VLR.CAUSA',
      `00012;${A};JOSÉ DA CONCEIÇÃO;12ª VARA CÍVEL;05/03/2018;R$ 15.000,00`,
      `00013;${B};IRMÃOS UNIÃO LTDA;3ª VARA CÍVEL;22/11/2019;R$ 48.320,55`,
    ],
    expects: [
      '1 - header',
      '2 {date:2018-03-05,amount:15000}',
      '3 {date:2019-11-22,amount:48320.55}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: open items of SAP, in UTF-16 with tabs',
    careful: 'the account is a number, the amount is in the currency of the country',
    encoding: 'utf16le',
    lines: [
      'Conta\tNº doc.\tTipo\tData doc.\tVenc.líquido\tMont.moeda interna\tMoeda',
      '100231\t1800004512\tRV\t05.01.2021\t04.02.2021\t1.234,56\tBRL',
      '100544\t1800004601\tRV\t03.03.2021\t02.04.2021\t15.000,10\tBRL',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-04,amount:1234.56}',
      '3 {date:2021-04-02,amount:15000.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: titles of Protheus, none of them paid in part',
    careful: 'amount and balance are the same on every line',
    lines: [
      'Prefixo;No. Titulo;Parcela;DT Emissao;Vencimento;Vlr.Titulo;Saldo',
      'UNI;000001234;A;05/01/21;04/02/21;1.200,00;1.200,00',
      'UNI;000001301;A;09/02/21;11/03/21;860,30;860,30',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-04,amount:1200,description:A} ~ note_two_digit_year',
      '3 {date:2021-03-11,amount:860.3,description:A} ~ note_two_digit_year',
    ],
    tells: ['told_tie_settled'],
  },
  {
    ...correct,
    sheet: 'titles of Protheus, one of them paid in part',
    careful: 'asked: the amount or what is left of it',
    lines: [
      'Prefixo;No. Titulo;DT Emissao;Vencimento;Vlr.Titulo;Saldo',
      'UNI;000001234;05/01/21;04/02/21;1.200,00;1.200,00',
      'UNI;000001301;09/02/21;11/03/21;860,30;360,30',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'clear: subtotals of Excel, one of a single line',
    careful: 'sums of the groups are no debts',
    lines: {
      Débitos: [
        ['Sacado', 'Duplicata', 'Vencimento', 'Valor'],
        ['Bar Lua', '1/A', day('2021-01-10'), 1200],
        ['Bar Lua', '1/B', day('2021-02-10'), 1200],
        ['Bar Lua Total', null, null, { formula: 'SUBTOTAL(9,D2:D3)', result: 2400 }],
        ['Padaria', '7/A', day('2021-01-12'), 300.4],
        ['Padaria Total', null, null, { formula: 'SUBTOTAL(9,D5:D5)', result: 300.4 }],
        ['Padaria Total', '8/A', day('2021-01-12'), 11.5],
        ['Total Geral', null, null, { formula: 'SUBTOTAL(9,D2:D7)', result: 2711.9 }],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1200}',
      '3 {date:2021-02-10,amount:1200}',
      '4 - total',
      '5 {date:2021-01-12,amount:300.4}',
      '6 - total',
      '7 {date:2021-01-12,amount:11.5}',
      '8 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: requisitions of payment, each at its base date',
    careful: clear,
    lines: [
      'Processo;Beneficiário;Data-base;Valor requisitado',
      `${A};Ana Lima;30/06/2020;85.320,11`,
    ],
    expects: ['1 - header', '2 {date:2020-06-30,amount:85320.11}'],
  },
  {
    ...correct,
    sheet: 'clear: fees that courts set for experts',
    careful: clear,
    lines: [
      'Processo;Perito;Data da decisão;Honorários arbitrados (R$)',
      `${A};João Lima;12/03/2019;3.500,00`,
      `${B};Eva Reis;20/08/2020;2.000,00`,
    ],
    expects: ['1 - header', '2 {date:2019-03-12,amount:3500}', '3 {date:2020-08-20,amount:2000}'],
  },
  {
    ...correct,
    sheet: 'what was sentenced, beside the fees that were set',
    careful: 'asked: either may be corrected',
    lines: [
      'Processo;Data da sentença;Condenação;Honorários arbitrados',
      `${A};12/03/2019;13.500,10;3.500,20`,
    ],
    expects: ['asks ask_missing', 'asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'clear: instalments under the short word for them',
    careful: clear,
    lines: ['Nº;Dt. Vencim.;Vl. Parc.', '1/36;10/01/2021;1.532,11', '2/36;10/02/2021;1.532,11'],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1532.11}',
      '3 {date:2021-02-10,amount:1532.11}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: what a bank has debited, with the hour',
    careful: clear,
    lines: ['Protocolo;Data/hora do débito;Valor debitado', '2021;10/01/2021 23:59:59;R$1.200,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}'],
  },
  {
    ...publications,
    sheet: 'registrations behind the names of their lawyers, and what is none',
    careful: 'reads the first two; a trainee, two persons and two registrations are rejected',
    lines: [
      'Responsável',
      'dr. Fulano de Tal (OAB 1.234/ES)',
      'Beltrana Lima, OAB/SP nº 94.719',
      'Estagiária Eva Reis (OAB/SP 12.345)',
      'Ana Lima e Rui Costa (OAB/SP 94.719)',
      'Ana Lima (OAB/SP 94.719 e OAB/RJ 1.234)',
      'Lima Sociedade de Advogados (OAB/SP 12.345)',
    ],
    map: { oab_numero: 'Responsável' },
    expects: [
      '1 - header',
      '2 {} numero_oab=1234 uf_oab=ES',
      '3 {} numero_oab=94719 uf_oab=SP',
      '4 ! cell_oab_of_trainee',
      '5 ! cell_not_oab',
      '6 ! cell_two_oabs',
      '7 ! cell_oab_of_firm',
    ],
  },
  {
    ...watch,
    sheet: 'clear: number and state of the registration below one merged heading',
    careful: clear,
    lines: {
      Plan1: {
        rows: [
          ['Advogado', 'OAB', null, 'Contato'],
          [null, 'Número', 'UF', 'E-mail'],
          ['Ana Lima', '94.719', 'SP', 'ana@x.example'],
          ['Rui Costa', '65.432', 'RJ', 'rui@x.example'],
        ],
        make: (sheet) => {
          sheet.mergeCells('A1:A2')
          sheet.mergeCells('B1:C1')
        },
      },
    },
    expects: [
      '1 - header',
      '2 - header',
      '3 {nome:Ana Lima} registration=oab:SP:94719',
      '4 {nome:Rui Costa} registration=oab:RJ:65432',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: a numbered list of cases in a text',
    careful: clear,
    lines: ['Processos para dossiê', `1) ${A}`, `2. ${B}`, `c - ${A}`],
    expects: [
      '1 - header',
      '2 {} numero=00070010320188260100',
      '3 {} numero=00070025120198260100',
      '4 {} numero=00070010320188260100',
    ],
  },
  {
    ...parties,
    sheet: 'clear: clients of an ERP by name or firm',
    careful: clear,
    encoding: 'latin1',
    lines: ['Código;Nome/Razão Social;CPF/CNPJ', '1;BAR LUA LTDA - ME;12.345.678/0001-95'],
    expects: ['1 - header', '2 {} nome=BAR LUA LTDA - ME'],
  },
  {
    ...correct,
    sheet: 'clear: bills of Omie, with what is to be received of each',
    careful: 'both are the same on every line',
    lines: [
      '"Razão Social","Nota Fiscal","Vencimento","Valor da Conta","A Receber"',
      '"BAR LUA LTDA","00001234","10/01/2021","R$ 1.200,00","R$ 1.200,00"',
      '"PADARIA SOL","00001301","10/02/2021","R$ 860,30","R$ 860,30"',
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}', '3 {date:2021-02-10,amount:860.3}'],
  },
  {
    ...correct,
    sheet: 'clear: fees of appointed lawyers, with the day of the appointment',
    careful: 'nothing is owed from the appointment on',
    lines: [
      'Advogado dativo;Processo;Data da nomeação;Data do arbitramento;Valor arbitrado',
      `Ana Lima;${A};10/01/2020;15/03/2021;R$ 1.200,00`,
    ],
    expects: ['1 - header', '2 {date:2021-03-15,amount:1200}'],
  },
  {
    ...parties,
    sheet: 'clear: the plaintiffs of a list of PJe',
    careful: clear,
    lines: ['Polo ativo;Processo', `Ana Aparecida Souza;${A}`, `Banco Sul S/A;${B}`],
    expects: ['1 - header', '2 {} nome=Ana Aparecida Souza', '3 {} nome=Banco Sul S/A'],
  },
  {
    ...dossier,
    sheet: 'clear: pages whose title has the number of the page',
    careful: 'the title of the second page is no case',
    lines: [
      'Relação de processos - Página 1',
      'Processo;Vara',
      `${A};1ª`,
      'Relação de processos - Página 2',
      'Processo;Vara',
      `${B};3ª`,
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero=00070010320188260100',
      '4 - title',
      '5 - header',
      '6 {} numero=00070025120198260100',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the name of a file of payments that are claimed back',
    careful: 'the payments are the claim',
    named: 'restituição de parcelas pagas',
    lines: ['Parcela;Data do pagamento;Valor pago', '1/60;10/01/2018;1.043,22'],
    expects: ['1 - header', '2 {date:2018-01-10,amount:1043.22,description:1/60}'],
  },
]
