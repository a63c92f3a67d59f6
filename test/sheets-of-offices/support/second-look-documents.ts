import type { JudgedSheet } from './outcome.js'

const CASES = [
  '1002345-10.2023.8.26.0100',
  '1047811-08.2022.8.26.0053',
  '1500277-12.2024.8.26.0224',
  '8004417-07.2021.8.05.0001',
] as const
const extract = { job: 'extract', parameters: ['docType=sentenca'] }
const dossier = { job: 'dossier', parameters: [] }
const SHA256_A = '18b7cb099a9ea3f50ba899b5ba81e0d377a5f3b16f8f6eeb8b3e58cd4692b993'
const SHA256_SENTENCE = 'f914a977bbab99bc7a6e63a8836ada78350e3f230a393557850d5cb27560762b'

/** Names, documents and cases as somebody in a hurry lists them. */
export const secondLookDocuments: JudgedSheet[] = [
  {
    job: 'people',
    parameters: ['who=lawyers'],
    sheet: 'lawyers with titles and initials',
    careful:
      'a title is no part of a name: rejected; initials are looked for as written, with a word',
    lines: [
      'Advogado',
      'Dr. Rui Melo Tavares',
      'Dra. Ana Prado Lima',
      'Adv. Bia Luz Souto',
      'Davi Reis - sócio',
      'Ana M. Prado',
      'Prof. Eva Sá Nunes',
    ],
    expects: [
      '1 - header',
      '2 ! row_name_with_title',
      '3 ! row_name_with_title',
      '4 ! row_name_with_title',
      '5 ! row_name_with_title',
      '6 {} nome=Ana M. Prado ~ note_name_as_written',
      '7 ! row_name_with_title',
    ],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'parties with codes, and with whom they are against',
    careful: 'nobody is called so: rejected',
    lines: [
      'Parte',
      '000123 - JOAO CARLOS PRADO',
      'MARIA LUZ SOUTO X BANCO ALFA S.A.',
      'Davi Reis vs. Construtora Beta',
      '[CLI-77] Eva Sá Nunes',
      'Transportes Delta Ltda.',
    ],
    expects: [
      '1 - header',
      '2 ! row_not_a_name',
      '3 ! row_several_names',
      '4 ! row_several_names',
      '5 ! row_not_a_name',
      '6 {} nome=Transportes Delta Ltda.',
    ],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'names cut at thirty letters',
    careful: 'the service looks for parts of names: whoever is called so and more is found',
    lines: [
      'Parte',
      'MARIA APARECIDA DOS SANTOS OLI',
      'COOPERATIVA DE CREDITO RURAL D',
      'JOAO CARLOS PRADO',
    ],
    expects: [
      '1 - header',
      '2 {} nome=MARIA APARECIDA DOS SANTOS OLI',
      '3 {} nome=COOPERATIVA DE CREDITO RURAL D',
      '4 {} nome=JOAO CARLOS PRADO',
    ],
  },
  {
    ...extract,
    sheet: 'documents of which some were extracted before',
    careful: 'whether those are paid again is asked',
    documents: ['a.txt', 'b.txt', 'c.txt'],
    lines: ['Arquivo;Extraído em', 'a.txt;02/06/2025', 'b.txt;03/06/2025', 'c.txt;'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...extract,
    sheet: 'a column Espécie with other types than the parameter',
    careful: 'a payslip is no judgment: asked',
    documents: ['a.txt', 'b.txt', 'c.txt'],
    lines: ['Arquivo;Espécie', 'a.txt;Sentença', 'b.txt;Holerite', 'c.txt;Cartão de ponto'],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...extract,
    sheet: 'names that are nearly those of the files',
    careful: 'capitals are no matter; what lacks its ending or names two is rejected',
    documents: ['sentenca-1.txt', 'Sentenca-2.txt', 'a.txt', 'b.txt'],
    lines: {
      Lista: [['Arquivo'], ['sentenca-1'], ['SENTENCA-2.TXT'], ['a.txt; b.txt'], ['a.txt']],
    },
    expects: [
      '1 - header',
      '2 ! document_missing',
      `3 {arquivo:SENTENCA-2.TXT,filename:SENTENCA-2.TXT,mimeType:text/plain,bytes:14} sha256=${SHA256_SENTENCE}`,
      '4 ! row_several_documents',
      `5 {arquivo:a.txt,filename:a.txt,mimeType:text/plain,bytes:5} sha256=${SHA256_A}`,
    ],
  },
  {
    ...dossier,
    sheet: 'numbers of before 2010, and the same as above',
    careful: 'none can be asked, and each comes back',
    lines: {
      Casos: [
        ['Processo', 'Cliente'],
        [CASES[0], 'Ana'],
        ['583.00.2005.123456-7', 'Rui'],
        ['2005.61.00.012345-0', 'Bia'],
        ['idem', 'Davi'],
        ['"', 'Eva'],
        ['não distribuído', 'Ivo'],
        ['001/1.05.0123456-7', 'Zoé'],
        [CASES[1], 'Max'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} numero=10023451020238260100',
      ...[3, 4].map((line) => `${line} ! row_not_cnj`),
      ...[5, 6].map((line) => `${line} ! row_ditto`),
      ...[7, 8].map((line) => `${line} ! row_not_cnj`),
      '9 {} numero=10478110820228260053',
    ],
  },
  {
    ...dossier,
    sheet: 'numbers in six columns',
    careful: 'no column has the number: asked',
    lines: [
      'Número;DV;Ano;Justiça;Tribunal;Foro;Cliente',
      '1002345;10;2023;8;26;0100;Ana',
      '1047811;08;2022;8;26;0053;Rui',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...dossier,
    sheet: 'numbers among other words',
    careful: 'each line comes back, also the one whose number stands with the client',
    lines: {
      Casos: [
        ['Processo', 'Cliente'],
        [CASES[0], 'Ana'],
        [null, `Rui (proc. ${CASES[1]})`],
        [`${CASES[2]}\n${CASES[3]}`, 'Bia'],
        ['em apenso', 'Davi'],
        [`apenso ao ${CASES[3]}`, 'Eva'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} numero=10023451020238260100',
      '3 ! cell_missing line_key_elsewhere',
      '4 ! row_several_cases',
      '5 ! row_not_cnj',
      '6 ! row_case_with_text',
    ],
  },
]
