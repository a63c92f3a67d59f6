import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const A = cnj(8501, 2018)
const B = cnj(8502, 2019)

/** Sheets of banks, condominiums, councils and offices that leave no question. */
export const councilsClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: the export of an ERP with tabs and short words',
    careful: 'reads both',
    encoding: 'latin1',
    lines: [
      'Fil.\tPrf\tNum. Tit.\tParc.\tNatureza\tPortador\tVencto. Real\tVlr. Título\tDias Atr.',
      '01\tUNI\t000181\tA\tVENDAS\t237\t10/01/2020\t1.200,00\t1.810',
      '01\tUNI\t000182\tA\tVENDAS\t237\t10/02/2020\t500,00\t1.779',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'clear: a condominium with a header on two lines, merged, and totals of units',
    careful: 'reads three; the totals are none',
    lines: {
      Inadimplência: {
        rows: [
          ['CONDOMÍNIO EDIFÍCIO SOL NASCENTE'],
          ['Unidade', 'Cobrança', null, 'Valor'],
          [null, 'Boleto', 'Vencimento', '(R$)'],
          ['101', '8801', day('2020-01-10'), 450],
          ['101', '8802', day('2020-02-10'), 450],
          ['Total da unidade 101', null, null, 900],
          ['102', '8803', day('2020-01-10'), 610],
          ['Total da unidade 102', null, null, 610],
          ['Total geral', null, null, 1510],
        ],
        make: (sheet) => {
          sheet.mergeCells('A2:A3')
          sheet.mergeCells('B2:C2')
        },
      },
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 - header',
      '4 {date:2020-01-10,amount:450}',
      '5 {date:2020-02-10,amount:450}',
      '6 - total',
      '7 {date:2020-01-10,amount:610}',
      '8 - total',
      '9 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: serial days without a format, and amounts as numbers',
    careful: 'reads both',
    lines: {
      Plan1: [
        ['Nota fiscal', 'Data de vencimento', 'Valor (R$)'],
        ['1', 43840, 1200],
        ['2', 43871, 500.5],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200} ~ note_serial_date',
      '3 {date:2020-02-10,amount:500.5} ~ note_serial_date',
    ],
  },
  {
    ...correct,
    sheet: 'clear: months in words with the sum of each year',
    careful: 'reads the months; the sums are none',
    lines: [
      'Competência;Valor devido',
      'novembro de 2019;800,00',
      'dezembro de 2019;800,00',
      'Total 2019;1.600,00',
      'janeiro de 2020;850,00',
      'Total 2020;850,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-11-01,amount:800} ~ note_month_only',
      '3 {date:2019-12-01,amount:800} ~ note_month_only',
      '4 - total',
      '5 {date:2020-01-01,amount:850} ~ note_month_only',
      '6 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a ledger with payments in brackets',
    careful: 'reads three; what is in brackets is negative',
    lines: [
      'Data;Histórico;Valor (R$)',
      '10/01/2020;Fatura 881;1.200,00',
      '25/01/2020;Pagamento parcial;(300,00)',
      '10/02/2020;Fatura 882;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:Fatura 881}',
      '3 {date:2020-01-25,amount:-300,description:Pagamento parcial}',
      '4 {date:2020-02-10,amount:500,description:Fatura 882}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a council with bills, their SELIC and what they came to',
    careful: 'the original is before its SELIC',
    lines: [
      'CDA;Inscrição em dívida;Vencimento;Valor originário;SELIC acumulada (%);Valor consolidado',
      '1;20/12/2020;10/01/2020;1.200,00;18,35;1.420,20',
      '2;20/12/2020;10/02/2020;500,00;17,97;589,85',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'clear: instalments of a lease that are numbered of their number',
    careful: 'reads each as it falls due',
    lines: [
      'Contrato;Parcela;Vencimento;Valor da parcela;Situação',
      'L-9;34/48;10/01/2020;1.200,00;Em atraso',
      'L-9;35/48;10/02/2020;1.200,00;Em atraso',
      'L-9;36/48;10/03/2020;1.200,00;Em atraso',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:34/48}',
      '3 {date:2020-02-10,amount:1200,description:35/48}',
      '4 {date:2020-03-10,amount:1200,description:36/48}',
    ],
  },
  {
    ...update,
    sheet: 'clear: debits and credits of which all are debits',
    careful: 'nothing was paid',
    lines: [
      'Dt. Lançto;Doc.;D/C;Vl. Lançamento',
      '10/01/2020;881;D;1.200,00',
      '10/02/2020;882;D;500,00',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1200}', '3 {dia:2020-02-10,valor:500}'],
  },
  {
    ...update,
    sheet: 'clear: expenses of a case with receipts, workbook of two sheets with instructions',
    careful: 'reads the expenses',
    lines: {
      Orientações: [['Preencha uma despesa por linha.'], ['Guarde os recibos.']],
      Despesas: [
        ['Data', 'Despesa', 'Favorecido', 'Valor pago'],
        [day('2020-01-10'), 'Diligência', 'Oficial de justiça', 92.1],
        [day('2020-02-10'), 'Perícia', 'Eng. Costa', 1500],
      ],
    },
    expects: ['1 - header', '2 {dia:2020-01-10,valor:92.1}', '3 {dia:2020-02-10,valor:1500}'],
  },
  {
    ...calc,
    sheet: 'clear: instalments of two groups',
    careful: 'makes two calculations',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Loja;05/02/2019;2.500,00;Aluguel de fevereiro',
      'A;;05/03/2019;2.500,00;Aluguel de março',
      'B;Rui x Loja;05/02/2019;800,00;Fatura 12',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500,descricao:Aluguel de fevereiro}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500,parcelas.descricao:Aluguel de fevereiro},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:2500,descricao:Aluguel de março}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500,parcelas.descricao:Aluguel de março},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:800,descricao:Fatura 12}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:800,parcelas.descricao:Fatura 12},name:Rui x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=B',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: calculations with their last totals and who asked for them',
    careful: 'brings both to the day',
    lines: [
      'ID do cálculo;Cliente;Último total;Solicitado por;Criado em',
      '700023;Casa Lar Ltda.;R$ 12.345,67;Bia;10/01/2025',
      '700030;Vera Dutra;R$ 8.900,00;Caio;11/02/2025',
    ],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
  {
    job: 'publications',
    parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
    sheet: 'clear: registrations with letters and dots, and the towns of the lawyers',
    careful: 'reads the four',
    lines: [
      'Advogado(a)\tInscrição OAB\tCidade',
      'Ana Lima\tSP 94.719\tSantos',
      'Bia Prado\tRJ 94.719-A (supl.)\tNiterói',
      'Caio Sá\tOAB/MG nº 88.123\tUbá',
      'Davi Reis\tn. 50.001 OAB/RS\tPelotas',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {spellings:[94719-A],nome:Bia Prado} numero_oab=94719 uf_oab=RJ',
      '4 {nome:Caio Sá} numero_oab=88123 uf_oab=MG',
      '5 {nome:Davi Reis} numero_oab=50001 uf_oab=RS',
    ],
  },
  {
    job: 'watch',
    parameters: ['night=15/01/2026'],
    sheet: 'clear: cases of a workbook of which a filter hides one row',
    careful: 'reads all three',
    lines: {
      Processos: {
        rows: [
          ['Nº do Processo', 'Cliente', 'Vara', 'Fase'],
          [A, 'Ana', '1ª Vara Cível', 'Conhecimento'],
          [B, 'Rui', '2ª Vara Cível', 'Execução'],
          [cnj(8503, 2020), 'Eva', '3ª Vara Cível', 'Recurso'],
        ],
        make: (sheet) => {
          sheet.getRow(3).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {cliente:Ana} registration=case:00085010720188260100',
      '3 {cliente:Rui} registration=case:00085025520198260100',
      '4 {cliente:Eva} registration=case:00085030620208260100',
    ],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'clear: the number of today beside the old one',
    careful: 'looks up that of today',
    lines: ['Nº antigo;Nº CNJ;Vara', `583.00.2005.012345-6;${A};1ª`, `;${B};2ª`],
    expects: ['1 - header', '2 {} numero=00085010720188260100', '3 {} numero=00085025520198260100'],
  },
  {
    job: 'people',
    parameters: ['who=lawyers'],
    sheet: 'clear: lawyers of a list of attendance',
    careful: 'looks for both',
    lines: [
      'Ordem;Nome completo;UF;Horário',
      '1;Ana Prado Lima;SP;14h',
      '2;Rui de Sá Costa;RJ;15h',
    ],
    expects: [
      '1 - header',
      '2 {} uf_oab=SP nome=Ana Prado Lima',
      '3 {} uf_oab=RJ nome=Rui de Sá Costa',
    ],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'clear: debtors of a register with documents, addresses and telephones',
    careful: 'looks for both',
    lines: [
      'Nome / Razão social;CPF/CNPJ;Endereço;Telefone',
      'Padaria Estrela Ltda.;12.345.678/0001-95;Rua A, 10;(13) 3333-4444',
      'Rui de Sá Costa;123.456.789-09;Rua B, 20;(32) 99999-1234',
    ],
    expects: ['1 - header', '2 {} nome=Padaria Estrela Ltda.', '3 {} nome=Rui de Sá Costa'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    sheet: 'clear: documents with their pages counted and the days of their scans',
    careful: 'reads both whole',
    documents: ['um.txt', 'dois.txt'],
    lines: [
      'Arquivo;Cliente;Digitalizado em;Qtd. de páginas',
      'um.txt;Ana;10/01/2025;12',
      'dois.txt;Rui;11/01/2025;7',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
  {
    ...correct,
    sheet: 'clear: cheques with bank, branch and the second presentment',
    careful: 'reads both from the day of the cheque',
    lines: [
      'Banco;Agência;Cheque nº;Data de emissão;Valor do cheque;Devolvido em;Alínea',
      '237;0123;850001;10/01/2020;1.200,00;14/01/2020;11',
      '341;0456;000077;10/02/2020;500,00;12/02/2020;12',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
]
