import type { JudgedSheet } from './outcome.js'

const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }

/** Lists for `people` of a Friday evening. */
export const fridayPeople: JudgedSheet[] = [
  {
    ...parties,
    sheet: 'clear: a list headed Executado alone',
    careful: 'the only column is the field',
    encoding: 'latin1',
    lines: ['Executado', 'Ana Aparecida Souza', 'Banco Sul S/A'],
    expects: ['1 - header', '2 {} nome=Ana Aparecida Souza', '3 {} nome=Banco Sul S/A'],
  },
  {
    ...parties,
    sheet: 'clear: a workbook headed Réu alone',
    careful: 'the only column is the field',
    lines: { Plan1: [['Réu'], ['Ana Aparecida Souza'], ['Ana Augusto Peçanha']] },
    expects: ['1 - header', '2 {} nome=Ana Aparecida Souza', '3 {} nome=Ana Augusto Peçanha'],
  },
  {
    ...parties,
    sheet: 'clear: a list headed Autora alone, with a title',
    careful: 'the only column is the field, the title is none',
    lines: ['Partes a pesquisar em 27/11/2026', 'Autora', 'Ana Aparecida Souza'],
    expects: ['1 - title', '2 - header', '3 {} nome=Ana Aparecida Souza'],
  },
  {
    ...parties,
    sheet: 'clear: the defendant beside the case, by a heading in brackets',
    careful: 'the defendants are looked for',
    lines: ['Processo;Nome do executado', '0450719-58.2019.8.26.0032;Ana Aparecida Souza'],
    expects: ['1 - header', '2 {} nome=Ana Aparecida Souza'],
  },
  {
    ...lawyers,
    sheet: 'contacts of Outlook, with the middle name in a column of its own',
    careful: 'the name that is asked has all three',
    encoding: 'latin1',
    lines: [
      '"Nome","Segundo nome","Sobrenome","Empresa","Endereço de email"',
      '"Ana","Maria Gonçalves","Filho","Lima Adv","ana@x.example"',
      '"Thais","","dos Santos","","t@x.example"',
    ],
    expects: ['1 - header', '2 {} nome=Ana Maria Gonçalves Filho', '3 {} nome=Thais dos Santos'],
  },
  {
    ...lawyers,
    sheet: 'clear: contacts of Outlook with English headings',
    careful: 'names are looked for',
    lines: [
      'First Name,Last Name,E-mail Address,Company,Business Phone',
      'Ana,Lima,ana@x.example,Lima Adv,11 3333-4444',
      'Otavio,Carteira,o@x.example,,',
    ],
    expects: ['1 - header', '2 {} nome=Ana Lima', '3 {} nome=Otavio Carteira'],
  },
  {
    ...lawyers,
    sheet: 'names whose accents were lost in four ways',
    careful: 'nobody is called so: rejected with what happened to it, but for signs of web pages',
    lines: {
      Plan1: [
        ['Advogado', 'Área'],
        ['ANA MARIA GONÃ‡ALVES FILHO', 'Cível'],
        ['HELO\ufffdSA PE\ufffdANHA DE LIMA', 'Trabalho'],
        ['ANA MARIA PE?ANHA FILHO', 'Cível'],
        ['ANA BRAND&Atilde;O DOS SANTOS', 'Cível'],
        ['JOÃO GONÇALVES DE SÁ & FILHO ADVOGADOS', 'Cível'],
      ],
    },
    expects: [
      '1 - header',
      '2 ! row_name_lost_letters',
      '3 ! row_name_lost_letters',
      '4 ! row_name_lost_letters',
      '5 {} nome=ANA BRANDÃO DOS SANTOS',
      '6 {} nome=JOÃO GONÇALVES DE SÁ & FILHO ADVOGADOS',
    ],
  },
  {
    ...parties,
    sheet: 'clear: one name that two parties have, and one without its accents',
    careful: 'both are asked; that several came is told with the answer',
    encoding: 'latin1',
    lines: [
      'Réu;CPF',
      'Ana Aparecida de Sá e Benevides;111.444.777-35',
      'ANA APARECIDA DE SA E BENEVIDES;',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Ana Aparecida de Sá e Benevides',
      '3 {} nome=ANA APARECIDA DE SA E BENEVIDES',
    ],
  },
]
