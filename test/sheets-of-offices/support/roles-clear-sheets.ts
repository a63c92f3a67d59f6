import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const careful = 'reads all, and asks nothing'
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const publications = { job: 'publications', parameters: [] }
const watch = { job: 'watch', parameters: ['night=10/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const C = ['1002345-10.2023.8.26.0100', '1047811-08.2022.8.26.0053'] as const

/** What offices, schools, towns and condominiums hand in, and a careful person takes as it is. */
export const rolesClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a school: months that a pupil did not pay, with the guardian and the class',
    careful,
    lines: [
      'Aluno(a);Responsável financeiro;Turma;Mensalidade;Vencimento',
      'Bia Nunes;Ana Nunes;7ºA;980,00;05/03/2022',
      'Bia Nunes;Ana Nunes;7ºA;980,00;05/04/2022',
    ],
    expects: ['1 - header', '2 {date:2022-03-05,amount:980}', '3 {date:2022-04-05,amount:980}'],
  },
  {
    ...correct,
    sheet: 'a condominium: quotas by block and unit, with the month',
    careful,
    lines: {
      Inadimplência: [
        ['Condomínio Edifício Solar das Palmeiras', null, null, null, null],
        ['Bloco', 'Unidade', 'Condômino', 'Vencto', 'Taxa condominial'],
        ['A', 101, 'Rui Melo', day('2022-01-10'), 650],
        ['A', 101, 'Rui Melo', day('2022-02-10'), 650],
        ['B', 302, 'Léa Dias', day('2022-02-10'), 712.35],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2022-01-10,amount:650}',
      '4 {date:2022-02-10,amount:650}',
      '5 {date:2022-02-10,amount:712.35}',
    ],
  },
  {
    ...correct,
    sheet: 'a landlord: rents with the address, capitals and R$ in each cell',
    careful,
    lines: [
      'LOCATÁRIO;IMÓVEL;VENCIMENTO;ALUGUEL',
      'RUI MELO;RUA DAS FLORES, 12;10/01/2021;"R$ 1.850,00"',
      'RUI MELO;RUA DAS FLORES, 12;10/02/2021;"R$ 1.850,00"',
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1850}', '3 {date:2021-02-10,amount:1850}'],
  },
  {
    ...correct,
    sheet: 'a health operator: bills of a company by competence and due day',
    careful,
    lines: [
      'Contrato;Empresa;Competência;Vencimento;Valor da Fatura',
      '55012;Oficina São João;01/2022;10/01/2022;4.512,30',
      '55012;Oficina São João;02/2022;10/02/2022;4.498,12',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:4512.3}',
      '3 {date:2022-02-10,amount:4498.12}',
    ],
  },
  {
    ...correct,
    sheet: 'a hospital: accounts of patients by the day they left',
    careful,
    lines: [
      'Paciente;Prontuário;Data da alta;Valor da conta hospitalar',
      'Ana Lima;120045;12/05/2021;8.950,00',
      'Rui Melo;120088;20/06/2021;1.230,40',
    ],
    expects: ['1 - header', '2 {date:2021-05-12,amount:8950}', '3 {date:2021-06-20,amount:1230.4}'],
    tells: ['told_only_money', 'told_only_date'],
  },
  {
    ...correct,
    sheet: 'a town: IPTU by registration of the building and year of tax',
    careful,
    lines: [
      'Inscrição imobiliária;Contribuinte;Exercício;Vencimento;Valor do IPTU',
      '01.02.003.0045;Rui Melo;2021;10/03/2021;1.250,00',
      '01.02.003.0045;Rui Melo;2022;10/03/2022;1.390,00',
    ],
    expects: ['1 - header', '2 {date:2021-03-10,amount:1250}', '3 {date:2022-03-10,amount:1390}'],
  },
  {
    ...correct,
    sheet: 'a town: ISS of a firm by competence',
    careful,
    lines: [
      'CNPJ;Razão Social;Competência;ISS devido (R$)',
      '11.222.333/0001-81;Oficina São João;01/2021;512,10',
      '11.222.333/0001-81;Oficina São João;02/2021;498,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-01,amount:512.1} ~ note_month_only',
      '3 {date:2021-02-01,amount:498} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'a bank: an extract of a judicial account with deposits alone',
    careful,
    lines: [
      'Conta judicial;Data do depósito;Valor do depósito',
      '3900112345678;12/03/2020;1.500,00',
      '3900112345678;15/04/2020;2.000,00',
    ],
    expects: ['1 - header', '2 {date:2020-03-12,amount:1500}', '3 {date:2020-04-15,amount:2000}'],
  },
  {
    ...correct,
    sheet: 'an ERP: open titles with a company and a branch, days without slashes',
    careful,
    lines: [
      'FILIAL;PREFIXO;NUMERO;PARCELA;CLIENTE;LOJA;VENCTO REAL;SALDO',
      '01;NF;000123;001;000045;01;20210315;1500.50',
      '01;NF;000124;001;000046;01;20210320;820.00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-15,amount:1500.5,description:001}',
      '3 {date:2021-03-20,amount:820,description:001}',
    ],
  },
  {
    ...correct,
    sheet: 'labour: differences of overtime by month, with the case above',
    careful,
    lines: [
      'Reclamante: Ana Lima;;',
      'Processo: 0010234-55.2021.5.02.0011;;',
      'Mês/Ano;Verba;Valor devido',
      '01/2020;Horas extras;350,10',
      '02/2020;Horas extras;298,44',
    ],
    expects: [
      '1 - title',
      '2 - title',
      '3 - header',
      '4 {date:2020-01-01,amount:350.1,description:Horas extras} ~ note_month_only',
      '5 {date:2020-02-01,amount:298.44,description:Horas extras} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'a cooperative: contracts of members, two blank rows inside',
    careful,
    lines: [
      'Cooperado;Cédula;Vencimento;Saldo devedor',
      'Ana Lima;CCB 1001;10/01/2021;12.500,00',
      '',
      'Rui Melo;CCB 1002;12/02/2021;8.300,00',
      '',
      'Léa Dias;CCB 1003;15/03/2021;4.120,90',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:12500}',
      '4 {date:2021-02-12,amount:8300}',
      '6 {date:2021-03-15,amount:4120.9}',
    ],
  },
  {
    ...correct,
    sheet: 'an association: yearly dues, the number of the member first',
    careful,
    lines: [
      'Matrícula;Associado;Anuidade;Vencimento',
      '1021;Ana Lima;480,00;31/03/2020',
      '1021;Ana Lima;495,00;31/03/2021',
    ],
    expects: ['1 - header', '2 {date:2020-03-31,amount:480}', '3 {date:2021-03-31,amount:495}'],
  },
  {
    ...correct,
    sheet: 'costs of a case, by guide, with what they were for',
    careful,
    lines: [
      'Data do pagamento;Descrição;Valor',
      '03/02/2021;Custas iniciais;312,40',
      '13/05/2021;Diligência do oficial de justiça;95,20',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-03,amount:312.4,description:Custas iniciais}',
      '3 {date:2021-05-13,amount:95.2,description:Diligência do oficial de justiça}',
    ],
  },
  {
    ...correct,
    sheet: 'a rate in a column of cells in percent',
    careful,
    lines: {
      Títulos: {
        rows: [
          ['Título', 'Vencimento', 'Valor', 'Juros a.m.', 'Multa'],
          ['D-1', day('2022-01-10'), 1000, 0.01, 0.02],
          ['D-2', day('2022-02-10'), 2000, 0.01, 0.02],
        ],
        make: (sheet) => {
          for (const cell of ['D2', 'D3', 'E2', 'E3']) sheet.getCell(cell).numFmt = '0.00%'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:1000,description:D-1} juros.percentual=1 multa.percentual=2',
      '3 {date:2022-02-10,amount:2000,description:D-2} juros.percentual=1 multa.percentual=2',
    ],
  },
  {
    ...correct,
    sheet: 'UTF-16 with tabs, as a bank exports',
    careful,
    encoding: 'utf16le',
    lines: ['Sacado\tVencimento\tValor do título', 'Ana Lima\t10/01/2021\t1.250,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1250}'],
  },
  {
    ...correct,
    sheet: 'Windows-1252, semicolons and a total that agrees',
    careful,
    encoding: 'latin1',
    lines: [
      'Mutuário;Prestação nº;Vencimento;Prestação (R$)',
      'José Araújo;1;10/01/2021;1.250,00',
      'José Araújo;2;10/02/2021;1.250,00',
      'Total;;;2.500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1250}',
      '3 {date:2021-02-10,amount:1250}',
      '4 - total',
    ],
  },
  {
    ...update,
    sheet: 'fines that a town paid back, dates in words',
    careful,
    lines: [
      'Auto de infração;Data do recolhimento;Valor recolhido',
      'A-101;10 de janeiro de 2020;1.250,00',
      'A-102;15 de fevereiro de 2020;890,00',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1250}', '3 {dia:2020-02-15,valor:890}'],
  },
  {
    ...update,
    sheet: 'a reimbursement list with the number of the receipt',
    careful,
    lines: ['Recibo;Data;Reembolso', '15;10/01/2020;125,00', '16;15/02/2020;89,90'],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:125}', '3 {dia:2020-02-15,valor:89.9}'],
  },
  {
    ...lawyers,
    sheet: 'a firm: partners with the state under OAB and the number beside it',
    careful,
    lines: ['Sócio;OAB;Número', 'Ana Lima;SP;94719', 'Rui Costa;RJ;65.432'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=65432 uf_oab=RJ'],
  },
  {
    ...parties,
    sheet: 'a collector: debtors with their tax number',
    careful,
    lines: ['Devedor(a);CPF', 'Ana Maria Lima;390.533.447-05', 'Rui Pedro Costa;529.982.247-25'],
    expects: ['1 - header', '2 {} nome=Ana Maria Lima', '3 {} nome=Rui Pedro Costa'],
  },
  {
    ...publications,
    sheet: 'cases under Autos nº, with the class and the court of each',
    careful,
    lines: [
      'Autos nº;Classe;Vara',
      `${C[0]};Procedimento comum;3ª Cível`,
      `${C[1]};Execução;1ª Fazenda`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=10023451020238260100',
      '3 {} numero_processo=10478110820228260053',
    ],
  },
  {
    ...dossier,
    sheet: 'cases without punctuation, as text, and what is done next',
    careful,
    lines: {
      Plan1: [
        ['PROCESSO', 'PRÓXIMO PASSO'],
        ['10023451020238260100', 'contestar'],
        ['10478110820228260053', 'recorrer'],
      ],
    },
    expects: ['1 - header', '2 {} numero=10023451020238260100', '3 {} numero=10478110820228260053'],
  },
  {
    ...watch,
    sheet: 'lawyers of a firm with the mail of each',
    careful,
    lines: [
      'Advogado(a);OAB;E-mail',
      'Ana Lima;94719/SP;ana@exemplo.com.br',
      'Rui Costa;65432/RJ;rui@exemplo.com.br',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 {nome:Rui Costa} registration=oab:RJ:65432',
    ],
  },
  {
    ...calc,
    sheet: 'a claim with a date, an amount and a name, by the names of the service',
    careful,
    lines: [
      'name;parcelas.data;parcelas.valor',
      'Ana Lima;10/01/2020;1.000,00',
      'Rui Melo;10/02/2020;2.000,00',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2020,valor:1000}},formats:[],received:{parcelas.data:2020-01-10,parcelas.valor:1000},name:Ana Lima}',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/02/2020,valor:2000}},formats:[],received:{parcelas.data:2020-02-10,parcelas.valor:2000},name:Rui Melo}',
    ],
  },
  {
    ...correct,
    sheet: 'a school: negotiations that each pupil signed, all of them owed',
    careful,
    lines: [
      'Nome do aluno;Parcela;Vencimento;Valor da parcela',
      'Bia Nunes;1/3;10/03/2022;350,00',
      'Bia Nunes;2/3;10/04/2022;350,00',
      'Bia Nunes;3/3;10/05/2022;350,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-03-10,amount:350,description:1/3}',
      '3 {date:2022-04-10,amount:350,description:2/3}',
      '4 {date:2022-05-10,amount:350,description:3/3}',
    ],
  },
  {
    ...correct,
    sheet: 'a clinic: visits that were not paid, by the day of each',
    careful,
    lines: [
      'Paciente;Data do atendimento;Valor',
      'Ana Lima;12/05/2021;250,00',
      'Rui Melo;13/06/2021;300,00',
    ],
    expects: ['1 - header', '2 {date:2021-05-12,amount:250}', '3 {date:2021-06-13,amount:300}'],
  },
  {
    ...correct,
    sheet: 'a condominium: quotas and the extra ones, all open',
    careful,
    lines: [
      'Unid.;Tipo;Vencimento;Valor;Status',
      '101;Cota ordinária;10/01/2022;650,00;Em aberto',
      '101;Cota extra;10/01/2022;120,00;Em aberto',
      '102;Fundo de reserva;10/01/2022;65,00;Vencida',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:650}',
      '3 {date:2022-01-10,amount:120}',
      '4 {date:2022-01-10,amount:65}',
    ],
  },
  {
    ...correct,
    sheet: 'remarks that change nothing: an agreement that was refused, a notice that was sent',
    careful,
    lines: [
      'Cliente;Vencimento;Valor;Observação',
      'Alfa;10/01/2022;650,00;não incluído no acordo',
      'Beta;10/02/2022;700,00;notificado em 10/03/2022',
      'Gama;15/03/2022;800,00;proposta de acordo recusada',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:650,description:não incluído no acordo}',
      '3 {date:2022-02-10,amount:700,description:notificado em 10/03/2022}',
      '4 {date:2022-03-15,amount:800,description:proposta de acordo recusada}',
    ],
  },
  {
    ...correct,
    sheet: 'a labour claim: deductions that were wrong are claimed back',
    careful,
    lines: [
      'Data;Descrição;Valor',
      '31/01/2020;Desconto indevido de INSS;275,00',
      '29/02/2020;Estorno indevido de comissão;180,00',
      '31/03/2020;Desconto indevido de vale;90,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-31,amount:275,description:Desconto indevido de INSS}',
      '3 {date:2020-02-29,amount:180,description:Estorno indevido de comissão}',
      '4 {date:2020-03-31,amount:90,description:Desconto indevido de vale}',
    ],
  },
  {
    ...parties,
    sheet: 'names beside their lawyers and the registration of these',
    careful,
    lines: [
      'Nome;Advogado;OAB',
      'Ana Maria Lima;Zé Lima;SP 94719',
      'Rui Pedro Costa;Léa Dias;RJ 65432',
    ],
    expects: ['1 - header', '2 {} nome=Ana Maria Lima', '3 {} nome=Rui Pedro Costa'],
  },
]
