import { bare, cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const A = cnj(9111, 2018)
const B = cnj(9112, 2019)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const parties = { job: 'people', parameters: ['who=parties'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const clear = 'signs'

/** Sheets as programs write them out, which leave a careful person no question. */
export const programsClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: a table of pandas with its index and NaN where nobody wrote a remark',
    careful: clear,
    lines: [
      'Unnamed: 0,titulo,vencimento,valor,observacao',
      '0,T1,2020-01-10 00:00:00,1500.5,NaN',
      '1,T2,2020-02-10 00:00:00,820.9,NaN',
      '2,T3,2020-03-10 00:00:00,430.0,NaN',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-10,amount:820.9,description:T2}',
      '4 {date:2020-03-10,amount:430,description:T3}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: SQL Server with four decimals, milliseconds and NULL',
    careful: clear,
    lines: [
      'IdTitulo;DtVencimento;VlTitulo;DtBaixa',
      '1;2020-01-10 00:00:00.000;1500.5000;NULL',
      '2;2020-02-10 00:00:00.000;820.9000;NULL',
    ],
    map: { data_base: 'DtVencimento', valor: 'VlTitulo' },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the day of payment is all zeros on every line',
    careful: 'signs: nothing was paid',
    lines: [
      'titulo;vencimento;valor;data_baixa',
      'T1;10/01/2020;1.500,50;00/00/0000',
      'T2;10/02/2020;820,90;00/00/0000',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-10,amount:820.9,description:T2}',
    ],
  },
  {
    ...update,
    sheet: 'clear: a spreadsheet of the web, quoted, with capitals and R$',
    careful: clear,
    lines: [
      '"TÍTULO","VENCIMENTO","VALOR"',
      '"T1","10/01/2020","R$ 1.500,50"',
      '"T2","28/02/2020","R$ 820,90"',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1500.5}', '3 {dia:2020-02-28,valor:820.9}'],
  },
  {
    ...correct,
    sheet: 'clear: a spool of SAP between bars, with lines of dashes',
    careful: clear,
    lines: [
      'Partidas em aberto',
      '',
      '----------------------------------------',
      '|Nº doc.   |Vencimento|     Valor    |',
      '----------------------------------------',
      '|1800000001|10.01.2020|    1.500,50  |',
      '|1800000002|10.02.2020|      820,90  |',
      '----------------------------------------',
      '|*         |          |    2.321,40  |',
      '----------------------------------------',
    ],
    expects: [
      '1 - title',
      '3 - title',
      '4 - header',
      '5 - note',
      '6 {date:2020-01-10,amount:1500.5}',
      '7 {date:2020-02-10,amount:820.9}',
      '8 - note',
      '9 - total',
      '10 - note',
    ],
  },
  {
    ...correct,
    sheet: 'clear: headings of two lines within their quotes',
    careful: clear,
    lines: [
      '"Nº do\ntítulo";"Data de\nvencimento";"Valor\n(R$)"',
      'T1;10/01/2020;1.500,50',
      'T2;10/02/2020;820,90',
    ],
    expects: [
      '1 - header',
      '5 {date:2020-01-10,amount:1500.5}',
      '6 {date:2020-02-10,amount:820.9}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Power BI with the filters that were applied below',
    careful: 'signs: what is open was exported',
    lines: {
      Export: [
        ['Cliente', 'Vencimento', 'Valor'],
        ['Ana', day('2020-01-10'), 1500.5],
        ['Rui', day('2020-02-10'), 820.9],
        [],
        ['Filtros aplicados:\nSituação é Em aberto\nAno é 2020'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '5 - note',
    ],
  },
  {
    ...update,
    sheet: 'clear: amounts that a program writes with an exponent',
    careful: 'signs: 1e+05 is 100000',
    lines: [
      'titulo,vencimento,valor',
      'T1,2020-01-10,1e+05',
      'T2,2020-02-10,2.5e+03',
      'T3,2020-03-10,820.9',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-01-10,valor:100000}',
      '3 {dia:2020-02-10,valor:2500}',
      '4 {dia:2020-03-10,valor:820.9}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a payment service, all of it overdue',
    careful: clear,
    lines: [
      'id,customer,due_date,amount,status',
      'pay_01,Ana Lima,2021-01-13,1500.50,OVERDUE',
      'pay_02,Rui Costa,2021-02-13,820.90,OVERDUE',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-13,amount:1500.5}',
      '3 {date:2021-02-13,amount:820.9}',
    ],
  },
  {
    ...update,
    sheet: 'clear: Oracle with months in letters',
    careful: clear,
    lines: [
      'TITULO;VENCIMENTO;VALOR',
      'T1;10-JAN-20;1500,5',
      'T2;10-FEV-20;820,9',
      'T3;10-MAI-20;43,1',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-01-10,valor:1500.5} ~ note_two_digit_year',
      '3 {dia:2020-02-10,valor:820.9} ~ note_two_digit_year',
      '4 {dia:2020-05-10,valor:43.1} ~ note_two_digit_year',
    ],
  },
  {
    ...correct,
    sheet: 'clear: MySQL with tabs and its sign for nothing',
    careful: clear,
    lines: [
      'titulo\tvencimento\tvalor\tdata_pagamento\tobs',
      'T1\t2020-01-10\t1500.50\t\\N\t\\N',
      'T2\t2020-02-10\t820.90\t\\N\t\\N',
    ],
    map: { data_base: 'vencimento' },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-10,amount:820.9,description:T2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: bills that fall due after they were issued, thirty days each',
    careful: clear,
    lines: [
      'Nota;Emissão;Prazo (dias);Vencimento;Valor',
      '11;10/12/2020;30;09/01/2021;1.500,50',
      '12;10/01/2021;30;09/02/2021;820,90',
      '13;10/02/2021;0;10/02/2021;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-09,amount:1500.5}',
      '3 {date:2021-02-09,amount:820.9}',
      '4 {date:2021-02-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: an index column that a program left void on some lines',
    careful: 'signs: the index that was given holds where none is written',
    lines: [
      'titulo,vencimento,valor,indice',
      'T1,2020-01-10,1500.50,NaN',
      'T2,2020-02-13,820.90,ipca',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-13,amount:820.9,description:T2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: sales of a system with their CFOP',
    careful: clear,
    lines: [
      'NF;CFOP;Natureza da operação;Vencimento;Valor',
      '501;5102;Venda de mercadoria;10/01/2020;1.500,50',
      '502;6102;Venda p/ outro estado;10/02/2020;820,90',
      '503;5405;Venda de mercadoria c/ ST;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...calc,
    sheet: 'clear: instalments of a table of pandas',
    careful: clear,
    lines: [
      'Unnamed: 0,parcelas.data,parcelas.valor,parcelas.descricao',
      '0,2020-01-10,1500.5,janeiro',
      '1,2020-02-10,820.9,fevereiro',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2020,valor:1500.5,descricao:janeiro}},formats:[],received:{parcelas.data:2020-01-10,parcelas.valor:1500.5,parcelas.descricao:janeiro}}',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/02/2020,valor:820.9,descricao:fevereiro}},formats:[],received:{parcelas.data:2020-02-10,parcelas.valor:820.9,parcelas.descricao:fevereiro}}',
    ],
  },
  {
    ...recalc,
    sheet: 'clear: saved calculations as decimals, none of them deleted',
    careful: clear,
    lines: [
      'calc_id,name,createdAt,deletedAt',
      '700023.0,Casa Lar Ltda.,2024-01-10T10:00:00Z,null',
      '700030.0,Vera Dutra,2024-02-10T10:00:00Z,null',
    ],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
  {
    ...publications,
    sheet: 'clear: registrations that a table of pandas made decimals',
    careful: 'signs: 94719.0 is 94719, and not 947190',
    lines: ['nome,oab,uf', 'Ana Lima,94719.0,SP', 'Rui Costa,123456.0,RJ'],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Costa} numero_oab=123456 uf_oab=RJ',
    ],
  },
  {
    ...watch,
    sheet: 'clear: a data base of lawyers, all active, none deleted',
    careful: clear,
    lines: [
      'id,nome,oab,uf,ativo,deleted_at',
      '1,Ana Lima,94719,SP,true,NULL',
      '2,Rui Costa,123456,RJ,true,NULL',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 {nome:Rui Costa} registration=oab:RJ:123456',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: a data base of cases with NULL and hours',
    careful: clear,
    lines: [
      'id;numero_cnj;criado_em;observacao',
      `1;${bare(A)};2024-01-10 08:00:00;NULL`,
      `2;${bare(B)};2024-01-11 09:10:00;NULL`,
    ],
    expects: ['1 - header', '2 {} numero=00091117220188260100', '3 {} numero=00091122320198260100'],
  },
  {
    ...parties,
    sheet: 'clear: a table of names with void columns beside',
    careful: clear,
    lines: ['id,nome,nome_social,cpf', '1,Ana Aparecida Souza,NaN,NaN', '2,Banco Sul S/A,NaN,NaN'],
    expects: ['1 - header', '2 {} nome=Ana Aparecida Souza', '3 {} nome=Banco Sul S/A'],
  },
  {
    ...lawyers,
    sheet: 'clear: lawyers of a data base, of whom some have no registration',
    careful: 'signs: the second is looked for by name',
    lines: ['id;nome;oab;uf', '1;Ana Lima;94719;SP', '2;Rui Costa;NULL;NULL'],
    expects: ['1 - header', '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP', '3 {} nome=Rui Costa'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['um.txt', 'dois.txt'],
    sheet: 'clear: the list of a folder by PowerShell',
    careful: clear,
    lines: [
      '#TYPE Selected.System.IO.FileInfo',
      '"Name","Length","LastWriteTime"',
      '"um.txt","6","10/01/2025 10:22:01"',
      '"dois.txt","8","10/01/2025 10:22:01"',
    ],
    map: { arquivo: 'Name' },
    expects: [
      '1 - title',
      '2 - header',
      '3 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '4 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the same bill number at two branches',
    careful: 'signs: each branch numbers its own bills',
    lines: [
      'Filial;Duplicata;Vencimento;Valor',
      '01;7001;10/01/2021;1.500,50',
      '02;7001;10/02/2021;820,90',
      '01;7002;10/02/2021;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1500.5}',
      '3 {date:2021-02-10,amount:820.9}',
      '4 {date:2021-02-10,amount:430.1}',
    ],
  },
  {
    ...update,
    sheet: 'clear: rents, each with the number of its receipt form',
    careful: 'signs: every line has one',
    lines: [
      'Recibo;Vencimento;Aluguel',
      '0411;10/01/2020;1.500,50',
      '0412;10/02/2020;1.500,50',
      '0413;10/03/2020;1.580,00',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-01-10,valor:1500.5}',
      '3 {dia:2020-02-10,valor:1500.5}',
      '4 {dia:2020-03-10,valor:1580}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: fees of a university, the half year beside the due day',
    careful: clear,
    lines: [
      'Aluno;Semestre;Vencimento;Mensalidade',
      'Ana;2020/1;10/02/2020;1.500,50',
      'Ana;2020/1;10/03/2020;1.500,50',
      'Ana;2020/2;10/08/2020;1.580,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-02-10,amount:1500.5}',
      '3 {date:2020-03-10,amount:1500.5}',
      '4 {date:2020-08-10,amount:1580}',
    ],
  },
  {
    ...watch,
    sheet: 'clear: lawyers who were registered on one day',
    careful: 'signs: each has a number',
    lines: ['Advogado;OAB', 'Ana Lima;SP 94.719', 'Rui Costa;SP 94.720', 'Bia Prado;SP 94.721'],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 {nome:Rui Costa} registration=oab:SP:94720',
      '4 {nome:Bia Prado} registration=oab:SP:94721',
    ],
  },
]
