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
]
