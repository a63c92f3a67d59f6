import type { JudgedSheet } from './outcome.js'

const A = '0450719-58.2019.8.26.0032'
const B = '0143010-14.2020.8.16.0024'
const C = '0203472-08.2014.5.03.0040'
const publications = { job: 'publications', parameters: [] }

/** Lists for `publications` of a Friday evening: exports of case software, of staff and of panels. */
export const fridayPublications: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'clear: what issued the identity card, under Órgão',
    careful: 'that is no court: the lawyers are looked for in all of them',
    lines: {
      RH: [
        ['Matrícula', 'Nome', 'RG', 'Órgão', 'CPF', 'OAB', 'UF OAB'],
        [101, 'Ana Lima', '1020304050', 'SSP/RS', '529.982.247-25', 50001, 'RS'],
        [102, 'Otávio Carteira', '8765432', 'SESP/PR', '111.444.777-35', 77001, 'PR'],
      ],
    },
    expects: ['1 - header', '2 {} numero_oab=50001 uf_oab=RS', '3 {} numero_oab=77001 uf_oab=PR'],
    tells: ['columns_left_out'],
  },
  {
    ...publications,
    sheet: 'clear: an export of Projuris with the chamber under Órgão',
    careful: 'the case is looked for whatever its chamber',
    lines: {
      Processos: [
        ['Nº do Processo', 'Nº Antigo', 'Órgão', 'Ação', 'Cliente', 'Valor da Causa'],
        [A, '583.00.2019.123456-7', '3ª Vara Cível de São Paulo', 'Cobrança', 'Oficina', 15000.5],
        [C, '', '40ª Vara do Trabalho de BH', 'Reclamação', 'Creche', 32000],
      ],
    },
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032',
      '3 {} numero_processo=02034720820145030040',
    ],
    tells: ['columns_left_out'],
  },
  {
    ...publications,
    sheet: 'clear: an export of Legal One, state and organ of the court',
    careful: 'the case is looked for; neither column is a filter',
    lines: {
      Plan1: [
        ['Relatório de Processos'],
        ['Gerado em 25/11/2026 18:02'],
        [],
        ['Pasta', 'Número CNJ', 'Tipo', 'Status', 'UF', 'Cidade', 'Órgão'],
        ['Proc - 0001', A, 'Judicial', 'Ativo', 'SP', 'São Paulo', '3ª Vara Cível'],
        ['Proc - 0002', B, 'Judicial', 'Ativo', 'PR', 'Curitiba', '16ª Vara Cível'],
      ],
    },
    expects: [
      '1 - title',
      '2 - title',
      '4 - header',
      '5 {} numero_processo=04507195820198260032',
      '6 {} numero_processo=01430101420208160024',
    ],
  },
  {
    ...publications,
    sheet: 'Justiça with acronyms of courts',
    careful: 'filters, which is told',
    lines: ['Processo;Justiça', `${A};TJSP`, `${C};TRT3`],
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032 tribunal=TJSP',
      '3 {} numero_processo=02034720820145030040 tribunal=TRT3',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...publications,
    sheet: 'clear: an export of Astrea with the case under Número',
    careful: 'all cells are case numbers: they are looked for',
    lines: [
      '"Título","Número","Instância","Tribunal","Cliente(s)","Criado em"',
      `"Oficina x Banco","${A}","1ª Instância","TJSP","Oficina","12/03/2019 10:22"`,
      `"Padaria x Município","${B}","1ª Instância","TJPR","Padaria","03/02/2020 09:00"`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032 tribunal=TJSP',
      '3 {} numero_processo=01430101420208160024 tribunal=TJPR',
    ],
  },
  {
    ...publications,
    sheet: 'clear: pages of a court with their heads and feet',
    careful: 'the cases are looked for; heads and feet of pages are none',
    encoding: 'latin1',
    lines: [
      'Consulta de processos do advogado;;',
      'Número;Partes;Situação',
      `${A};Oficina x Banco;MOVIMENTO`,
      'Página 1 de 2;;',
      'Número;Partes;Situação',
      `${B};Padaria x Município;MOVIMENTO`,
      'Página 2 de 2;;',
      'Emitido em 25/11/2026 18:00:01;;',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero_processo=04507195820198260032',
      '4 - note',
      '5 - header',
      '6 {} numero_processo=01430101420208160024',
      '7 - note',
      '8 - note',
    ],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'numbers of houses under Número, and no case anywhere',
    careful: 'asks for the column of the case',
    lines: ['Rua;Número;Cidade', 'Augusta;1022;São Paulo', 'XV de Novembro;77;Curitiba'],
    expects: ['asks ask_missing'],
  },
  {
    ...publications,
    sheet: 'clear: the subsection behind the state of the bar',
    careful: 'the state is clear; of two states none is',
    lines: [
      'Advogado;OAB;Seccional',
      'Ana Lima;50001;RS - Subseção Porto Alegre',
      'Otávio Carteira;77001;PR (Curitiba)',
      'Thaís;59505;OAB/BA - Conselho Seccional',
      'Rui;59506;SP - 12ª Subseção de Campinas',
      'Bia;59507;SP (RJ)',
      'Lia;59508;SP - RJ',
    ],
    expects: [
      '1 - header',
      '2 {} numero_oab=50001 uf_oab=RS',
      '3 {} numero_oab=77001 uf_oab=PR',
      '4 {} numero_oab=59505 uf_oab=BA',
      '5 {} numero_oab=59506 uf_oab=SP',
      '6 ! row_not_a_uf',
      '7 ! row_not_a_uf',
    ],
  },
  {
    ...publications,
    parameters: ['combine=both'],
    sheet: 'a pivot table: the registration stands in the first row of its cases',
    careful: 'the rows below ask for the case alone, and say so',
    lines: ['OAB;Processo;Cliente', `OAB/PR 77001;${A};Oficina`, `;${B};Padaria`],
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032 numero_oab=77001 uf_oab=PR',
      '3 {} numero_processo=01430101420208160024 ~ note_one_of_both',
    ],
  },
  {
    ...publications,
    parameters: ['combine=both'],
    sheet: 'clear: a registration merged over its cases',
    careful: 'each row asks for both',
    lines: {
      Plan1: {
        rows: [
          ['OAB', 'Processo'],
          ['OAB/PR 77001', A],
          ['', B],
        ],
        make: (sheet) => sheet.mergeCells('A2:A3'),
      },
    },
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032 numero_oab=77001 uf_oab=PR',
      '3 {} numero_processo=01430101420208160024 numero_oab=77001 uf_oab=PR',
    ],
  },
  {
    ...publications,
    sheet: 'a number dragged down by Excel',
    careful: 'only the first closes; the others are rejected',
    lines: {
      Plan1: [['Nº Processo'], [A], [A.replace('0032', '0033')], [A.replace('0032', '0034')]],
    },
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032',
      '3 ! row_not_cnj',
      '4 ! row_not_cnj',
    ],
  },
  {
    ...publications,
    sheet: 'the header lacks a column that the rows have: CPFs under OAB',
    careful: 'nothing is asked of a CPF',
    lines: [
      'Nome;OAB;UF',
      'Ana Lima;529.982.247-25;50001;RS',
      'Otávio Carteira;111.444.777-35;77001;PR',
    ],
    expects: ['1 - header', '2 ! cell_not_oab', '3 ! cell_not_oab'],
  },
  {
    ...publications,
    sheet: 'the last four digits of the case in a column Foro',
    careful: 'rejected: no case is asked by a part of its number',
    lines: ['Processo;Foro', '0450719-58.2019.8.26;0032', '0304962-21.2022.8.13;0022'],
    expects: ['1 - header', '2 ! row_not_cnj', '3 ! row_not_cnj'],
  },
  {
    ...publications,
    sheet: 'records broken by a line break in a remark without quotes',
    careful: 'each case is looked for; the rests of lines are rejected',
    encoding: 'latin1',
    lines: [
      'Cliente;Processo;Observação',
      `Oficina;${A};ligar para o cliente`,
      'até sexta;;',
      `Padaria;${B};perícia marcada`,
      'levar documentos',
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=04507195820198260032',
      '3 ! row_no_filter',
      '4 {} numero_processo=01430101420208160024',
      '5 ! row_no_filter',
    ],
  },
  {
    ...publications,
    sheet: 'placeholders of a state, and registrations of another country',
    careful: 'rejected; letters and remarks behind a number are read',
    lines: [
      'OAB',
      'OAB/UF 94719',
      'OAB/BR 94719',
      '12345P (Ordem dos Advogados PT)',
      '94719 SP/RJ',
      'SP 94719/O',
      'OAB/SP nº 94.719 - A (Transf.)',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_oab',
      '3 ! cell_not_oab',
      '4 ! row_oab_without_uf',
      '5 ! cell_not_oab',
      '6 {spellings:[94719-O]} numero_oab=94719 uf_oab=SP',
      '7 {spellings:[94719-A]} numero_oab=94719 uf_oab=SP',
    ],
  },
]
