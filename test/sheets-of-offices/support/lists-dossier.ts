import { bare, cnj } from '../../accept/support/cases.js'
import { caseOf } from './lists-cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(6201, 2019)
const B = cnj(6202, 2022)
const C = cnj(6203, 2023)
const T = caseOf(6204, '5.02', 2021, '0061')
const common = { job: 'dossier', parameters: [] }

export const dossier: OfficeSheet[] = [
  {
    ...common,
    sheet: 'a list without a header',
    lines: [A, B, T],
    expects: [A, B, T].map((number, at) => `${at + 1} {} numero=${number.replace(/\D/g, '')}`),
    tells: ['told_list'],
  },
  {
    ...common,
    sheet: 'main case, appeal and execution',
    lines: ['Processo;Recurso;Cumprimento de sentença;Cliente', `${A};${B};${C};a`, `${T};;;b`],
    expects: ['asks ask_left_column', 'asks ask_left_column'],
  },
  {
    ...common,
    sheet: 'case of origin before the case',
    lines: ['Processo de origem;Processo;Cliente', `${A};${B};a`],
    expects: ['asks ask_left_column'],
  },
  {
    ...common,
    sheet: 'only a case of origin',
    lines: ['Processo originário;Cliente', `${A};a`],
    expects: ['asks ask_missing'],
  },
  {
    ...common,
    sheet: 'two headings of cases alike',
    lines: ['Nº do processo;Nº CNJ;Cliente', `123/2019;${A};a`, `;${B};b`],
    expects: ['1 - header', '2 {} numero=00062013820198260100', '3 {} numero=00062021820228260100'],
    tells: ['told_tie_settled'],
  },
  {
    ...common,
    sheet: 'folder number and case',
    lines: [
      'Pasta;Processo;Parte contrária;Valor da causa',
      `2019/0045;${A};Banco X;R$ 10.000,00`,
      `2020/0046;${B};Banco Y;R$ 1.000,00`,
    ],
    expects: ['1 - header', '2 {} numero=00062013820198260100', '3 {} numero=00062021820228260100'],
  },
  {
    ...common,
    sheet: 'two cases in a cell',
    lines: {
      L: [
        ['Processo', 'Cliente'],
        [`${A}\n${B}`, 'a'],
        [`${A}; ${B}`, 'b'],
        [`${A} (apenso ${B})`, 'c'],
        [`${A} / ${B}`, 'd'],
      ],
    },
    expects: [
      '1 - header',
      '2 ! row_several_cases',
      '3 ! row_several_cases',
      '4 ! row_several_cases',
      '5 ! row_several_cases',
    ],
  },
  {
    ...common,
    sheet: 'numbers that are not public or not there',
    lines: [
      'Processo;Cliente',
      'segredo de justiça;a',
      'sem processo;b',
      'a distribuir;c',
      ';d',
      'N/A;e',
      `${A};f`,
      'Não distribuído;g',
    ],
    expects: [
      '1 - header',
      '2 ! cell_missing',
      '3 ! row_not_cnj',
      '4 ! row_not_cnj',
      '5 ! cell_missing',
      '6 ! cell_missing',
      '7 {} numero=00062013820198260100',
      '8 ! row_not_cnj',
    ],
  },
  {
    ...common,
    sheet: 'groups, subtotals and notes',
    lines: [
      'CARTEIRA CÍVEL - março/2026;;',
      'Processo;Cliente;Fase',
      'Escritório Campinas;;',
      `${A};a;Conhecimento`,
      'Subtotal Campinas: 1;;',
      'Escritório Santos;;',
      `${B};b;Execução`,
      `*${C};c;Recurso`,
      'Total geral: 3 processos;;',
      '* segredo de justiça;;',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 ! row_not_cnj',
      '4 {} numero=00062013820198260100',
      '5 - total',
      '6 ! row_not_cnj',
      '7 {} numero=00062021820228260100',
      '8 {} numero=00062036620238260100',
      '9 - total',
      '10 - note',
    ],
  },
  {
    ...common,
    sheet: 'closed cases among the others',
    lines: [
      'Processo;Status',
      `${A};Ativo`,
      `${B};Encerrado`,
      'ENCERRADOS EM 2025;',
      `${C};Baixado`,
    ],
    expects: [
      '1 - header',
      '2 {} numero=00062013820198260100',
      '3 {} numero=00062021820228260100',
      '4 ! row_not_cnj',
      '5 {} numero=00062036620238260100',
    ],
  },
  {
    ...common,
    sheet: 'check digits wrong and zeros lost',
    lines: [
      'Processo;Cliente',
      `${A.replace(/-\d\d/, (m) => (m === '-11' ? '-12' : '-11'))};a`,
      `${A.replace(/^0+/, '')};b`,
      `${bare(A).replace(/^0+/, '')};c`,
      `${A.replaceAll('.', ' ').replace('-', ' ')};d`,
      `${A.replace('8.26.', '826.')};e`,
      `${A.replaceAll('.', '/')};f`,
    ],
    expects: [
      '1 - header',
      '2 ! row_not_cnj',
      '3 {} numero=00062013820198260100',
      '4 {} numero=00062013820198260100',
      '5 {} numero=00062013820198260100',
      '6 {} numero=00062013820198260100',
      '7 ! row_not_cnj',
    ],
  },
  {
    ...common,
    sheet: 'a precatory, a protocol, an inquiry and a court that is none',
    lines: [
      'Processo;Cliente',
      'EP 12345/2020;a',
      '0001234.00012345/2024-11;b',
      'IP 123/2021;c',
      `${caseOf(6205, '8.28')};d`,
      `${T};e`,
    ],
    expects: [
      '1 - header',
      '2 ! row_not_cnj',
      '3 ! row_not_cnj',
      '4 ! row_not_cnj',
      '5 ! row_no_such_court',
      '6 {} numero=00062046020215020061',
    ],
  },
  {
    ...common,
    sheet: 'links of courts',
    lines: [
      'Link do processo;Cliente',
      `https://esaj.tjsp.jus.br/cpopg/show.do?processo.numero=${A};a`,
    ],
    expects: ['asks ask_header'],
  },
  {
    ...common,
    sheet: 'a hyperlink cell and a formula',
    lines: {
      L: [
        ['Processo', 'Cliente'],
        [{ text: A, hyperlink: 'https://esaj.tjsp.jus.br/x' }, 'a'],
        [{ formula: 'A2', result: A }, 'b'],
        [{ richText: [{ text: A.slice(0, 9) }, { text: A.slice(9) }] }, 'c'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} numero=00062013820198260100',
      '3 {} numero=00062013820198260100',
      '4 {} numero=00062013820198260100',
    ],
  },
  {
    ...common,
    sheet: 'a page break with the header again',
    lines: ['Processo;Cliente', `${A};a`, 'Processo;Cliente', `${B};b`, 'Página 2 de 3;'],
    expects: [
      '1 - header',
      '2 {} numero=00062013820198260100',
      '3 - header',
      '4 {} numero=00062021820228260100',
      '5 - note',
    ],
  },
  {
    ...common,
    sheet: 'sequence column and merged title',
    lines: {
      L: {
        rows: [
          ['RELAÇÃO DE PROCESSOS'],
          [],
          ['#', 'Nº Processo', 'Autor', 'Réu', 'Vara'],
          [1, A, 'João', 'Banco X', '3ª'],
          [2, B, 'Maria', 'Banco Y', '2ª'],
        ],
        make: (s) => s.mergeCells('A1:E1'),
      },
    },
    expects: [
      '1 - title',
      '3 - header',
      '4 {} numero=00062013820198260100',
      '5 {} numero=00062021820228260100',
    ],
  },
]
