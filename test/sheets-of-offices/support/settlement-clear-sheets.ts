import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const balance = { job: 'calc', parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'] }
const pension = {
  job: 'calc',
  parameters: ['type=pensaoAlimenticia', 'fields.indexador=3', 'fields.dia_atualiza=31/12/2025'],
}
const P = cnj(4411, 2020)
const Q = cnj(4412, 2021)

/** Exports of the systems that offices, schools and courts use. */
export const settlementClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'an office: entries of a folder, by a system of its own, in latin1',
    careful: 'reads both amounts with their due days',
    encoding: 'latin1',
    lines: [
      'Ficha;Nº Processo;Cliente;Adverso;Tp. Lançamento;Dt. Vencto.;Vl. Original;Centro de Custo',
      `000123;${P};Banco Alfa S/A;José Araújo;Principal;10/01/2021;1.200,00;CC-01`,
      `000123;${P};Banco Alfa S/A;José Araújo;Principal;10/02/2021;860,30;CC-01`,
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}', '3 {date:2021-02-10,amount:860.3}'],
  },
  {
    ...correct,
    sheet: 'an office: entries with their code and state, after a line that says the separator',
    careful: 'reads both; the line sep= is ignored',
    lines: [
      'sep=;',
      'Código;Descrição;Data de vencimento;Valor;Situação;Responsável',
      '881;Mensalidade contratual;10/01/2021;1.200,00;Pendente;Ana Lima',
      '882;Mensalidade contratual;10/02/2021;860,30;Pendente;Ana Lima',
    ],
    expects: [
      '2 - header',
      '3 {date:2021-01-10,amount:1200,description:Mensalidade contratual}',
      '4 {date:2021-02-10,amount:860.3,description:Mensalidade contratual}',
    ],
  },
  {
    ...update,
    sheet: 'an office: judicial deposits with their bank, account and guide',
    careful: 'reads both deposits',
    lines: {
      Depósitos: [
        [
          'Pasta',
          'Processo',
          'Data do depósito',
          'Valor do depósito',
          'Banco',
          'Conta judicial',
          'Guia',
        ],
        ['P-01', P, day('2019-03-12'), 10059.15, 'CEF', '2554/040/01512345-6', '040255400012001'],
        ['P-02', Q, day('2021-08-31'), 21973.6, 'BB', '3900112345678', '081100000012345'],
      ],
    },
    expects: [
      '1 - header',
      '2 {dia:2019-03-12,valor:10059.15}',
      '3 {dia:2021-08-31,valor:21973.6}',
    ],
  },
  {
    ...correct,
    sheet: 'an ERP: titles that are late, with the partner and the days of delay',
    careful: 'reads both with their due days; the days of delay are no money',
    lines: [
      'Nro Único;Nro Nota;Parceiro;Dt. Vencimento;Vlr do Desdobramento;Dias em atraso',
      '45001;1001;OFICINA SAO JOAO LTDA;10/01/2021;1.200,00;1085',
      '45002;1002;PADARIA ESTRELA ME;10/02/2021;860,30;1054',
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}', '3 {date:2021-02-10,amount:860.3}'],
  },
  {
    ...recalc,
    sheet: 'the list of the saved calculations, as it is printed',
    careful: 'recalculates both to the day that was asked for',
    lines: [
      'ID;Tipo;Nome;Criado em;Alterado em',
      '700030;calculosJudiciais;;29/01/2026 23:18;14/11/2026 23:18',
      '700040;pensaoAlimenticia;Alimentos & atrasados <2024>;28/06/2026 23:18;29/06/2026 23:18',
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700040,type:pensaoAlimenticia,name:Alimentos & atrasados <2024>,values:{dia_atualiza:31/12/2025},formats:[]} id=700040 type=pensaoAlimenticia',
    ],
  },
  {
    ...pension,
    sheet: 'alimony of three children, days of a workbook',
    careful: 'three calculations',
    lines: {
      Alimentos: [
        ['Cliente', 'name', 'data_inicio', 'data_fim', 'dia_vencimento', 'valor_pensao'],
        ['Ciro (menor)', 'Alimentos Ciro', day('2023-01-01'), day('2023-12-31'), 10, 480],
        ['Elis (menor)', 'Alimentos Elis', day('2023-03-01'), day('2024-02-29'), 5, 450],
        ['Igor (menor)', 'Alimentos Igor', day('2022-07-01'), day('2023-06-30'), 10, 612.5],
      ],
    },
    expects: [
      '1 - header',
      '2 {values:{indexador:3,dia_atualiza:31/12/2025,data_inicio:01/01/2023,data_fim:31/12/2023,dia_vencimento:10,valor_pensao:480},records:{},formats:[],received:{data_inicio:2023-01-01,data_fim:2023-12-31,dia_vencimento:10,valor_pensao:480},name:Alimentos Ciro}',
      '3 {values:{indexador:3,dia_atualiza:31/12/2025,data_inicio:01/03/2023,data_fim:29/02/2024,dia_vencimento:5,valor_pensao:450},records:{},formats:[],received:{data_inicio:2023-03-01,data_fim:2024-02-29,dia_vencimento:5,valor_pensao:450},name:Alimentos Elis}',
      '4 {values:{indexador:3,dia_atualiza:31/12/2025,data_inicio:01/07/2022,data_fim:30/06/2023,dia_vencimento:10,valor_pensao:612.5},records:{},formats:[],received:{data_inicio:2022-07-01,data_fim:2023-06-30,dia_vencimento:10,valor_pensao:612.5},name:Alimentos Igor}',
    ],
  },
  {
    ...balance,
    sheet: 'contracts of a bank with what was paid of each',
    careful: 'two calculations; three payments',
    lines: [
      'grupo;Cliente;name;valor_principal;data_inicio;taxa;regime;pagamentos.data;pagamentos.valor',
      'CCB-1;Ana Lima;CCB 1;15.000,00;15/01/2023;1;composto;15/06/2023;4.000,00',
      'CCB-1;;;;;;;15/09/2023;2.500,00',
      'CCB-2;Rui Melo;CCB 2;8.000,00;10/02/2023;1,2;composto;15/06/2023;500,00',
    ],
    expects: [
      '1 - header',
      '2 {values:{dia_atualiza:31/12/2025,valor_principal:15000,data_inicio:15/01/2023,taxa:1,regime:composto},records:{pagamentos:{data:15/06/2023,valor:4000}},formats:[],received:{valor_principal:15000,data_inicio:2023-01-15,taxa:1,regime:composto,pagamentos.data:2023-06-15,pagamentos.valor:4000},name:CCB 1,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=CCB-1',
      '3 {values:{dia_atualiza:31/12/2025},records:{pagamentos:{data:15/09/2023,valor:2500}},formats:[],received:{pagamentos.data:2023-09-15,pagamentos.valor:2500},isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=CCB-1',
      '4 {values:{dia_atualiza:31/12/2025,valor_principal:8000,data_inicio:10/02/2023,taxa:1.2,regime:composto},records:{pagamentos:{data:15/06/2023,valor:500}},formats:[],received:{valor_principal:8000,data_inicio:2023-02-10,taxa:1.2,regime:composto,pagamentos.data:2023-06-15,pagamentos.valor:500},name:CCB 2,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=CCB-2',
    ],
  },
  {
    ...calc,
    sheet: 'differences by month of two cases, in UTF-16 with tabs',
    careful: 'two calculations of two and one entries',
    encoding: 'utf16le',
    lines: [
      'grupo\tProcesso\tname\tparcelas.data\tparcelas.valor\tparcelas.descricao',
      `1\t${P}\tAna x Loja\t31/01/2020\t350,10\tDiferença salarial`,
      `1\t${P}\t\t29/02/2020\t298,44\tDiferença salarial`,
      `2\t${Q}\tRui x Loja\t31/03/2020\t1.120,00\tDiferença salarial`,
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:31/01/2020,valor:350.1,descricao:Diferença salarial}},formats:[],received:{parcelas.data:2020-01-31,parcelas.valor:350.1,parcelas.descricao:Diferença salarial},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:29/02/2020,valor:298.44,descricao:Diferença salarial}},formats:[],received:{parcelas.data:2020-02-29,parcelas.valor:298.44,parcelas.descricao:Diferença salarial},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:31/03/2020,valor:1120,descricao:Diferença salarial}},formats:[],received:{parcelas.data:2020-03-31,parcelas.valor:1120,parcelas.descricao:Diferença salarial},name:Rui x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=2',
    ],
  },
  {
    ...update,
    sheet: 'a calculator of a court: the plain amount of each item',
    careful: 'reads both',
    lines: [
      'Item;Descrição;Data;Valor singelo',
      '1;Nota promissória 01/03;10/01/2020;1.200,00',
      '2;Nota promissória 02/03;10/02/2020;1.200,00',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1200}', '3 {dia:2020-02-10,valor:1200}'],
  },
  {
    ...update,
    sheet: 'a bank: fees that it took off an account, claimed back',
    careful: 'reads all',
    lines: [
      'Data Mov.;Histórico;Nr. Doc.;Valor (R$)',
      '04/01/2021;TARIFA PACOTE DE SERVICOS;040121;34,90',
      '04/02/2021;TARIFA PACOTE DE SERVICOS;040221;34,90',
      '04/03/2021;SEGURO PRESTAMISTA;040321;27,35',
    ],
    expects: [
      '1 - header',
      '2 {dia:2021-01-04,valor:34.9}',
      '3 {dia:2021-02-04,valor:34.9}',
      '4 {dia:2021-03-04,valor:27.35}',
    ],
  },
  {
    ...correct,
    sheet: 'quoted, by commas, headings in capitals without accents',
    careful: 'reads both',
    lines: [
      '"CLIENTE","PROCESSO","DATA","VALOR","STATUS DO PROCESSO"',
      `"BANCO ALFA","${P}","10/01/2021","1.200,00","Em andamento"`,
      `"BANCO ALFA","${Q}","10/02/2021","860,30","Suspenso"`,
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}', '3 {date:2021-02-10,amount:860.3}'],
  },
  {
    ...recalc,
    sheet: 'numbers of calculations with what the hearing needs',
    careful: 'recalculates both',
    lines: [
      'Nº do Cálculo;Processo;Audiência;Observações',
      `700030;${P};15/03/2026;recalcular para a audiência`,
      `700079;${Q};20/03/2026;levar impresso`,
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
    ],
  },
  {
    ...correct,
    sheet: 'a labour program: items by the day of their occurrence',
    careful: 'reads both',
    lines: [
      'Ocorrência;Verba;Devido (R$)',
      '31/01/2020;HORAS EXTRAS 50%;350,10',
      '29/02/2020;HORAS EXTRAS 50%;298,44',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-31,amount:350.1,description:HORAS EXTRAS 50%}',
      '3 {date:2020-02-29,amount:298.44,description:HORAS EXTRAS 50%}',
    ],
  },
  {
    ...correct,
    sheet: 'a school: bills of a bank with their category',
    careful: 'reads both',
    lines: [
      'Sacado;Nosso Número;Vencimento;Valor;Categoria',
      'Ana Nunes;00012345-6;05/03/2022;980,00;Mensalidade',
      'Ana Nunes;00012346-4;05/04/2022;980,00;Mensalidade',
    ],
    expects: ['1 - header', '2 {date:2022-03-05,amount:980}', '3 {date:2022-04-05,amount:980}'],
  },
  {
    ...update,
    sheet: 'headings whose second line tells how to fill them in',
    careful: 'reads both; the second line is part of the header',
    lines: [
      'Data;Descrição;Valor',
      '(dd/mm/aaaa);(livre);(R$)',
      '10/01/2021;Conserto do telhado;1.200,00',
      '10/02/2021;Pintura;860,30',
    ],
    expects: [
      '1 - header',
      '2 - header',
      '3 {dia:2021-01-10,valor:1200}',
      '4 {dia:2021-02-10,valor:860.3}',
    ],
  },
  {
    ...correct,
    sheet: 'a notary: protested titles with the fees of the protest',
    careful: 'reads the titles; says which money is left',
    lines: [
      'Protocolo;Data do protesto;Devedor;Valor do título;Emolumentos',
      '5512;10/01/2021;Oficina São João;1.200,00;45,10',
      '5513;10/02/2021;Padaria Estrela;860,30;38,20',
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}', '3 {date:2021-02-10,amount:860.3}'],
    tells: ['told_beside', 'columns_left_out'],
  },
]
