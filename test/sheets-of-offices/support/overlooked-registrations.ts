import type { JudgedSheet } from './outcome.js'

const publications = { job: 'publications', parameters: [] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Registrations that are of another register than the lawyers'. */
export const otherRegisters: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'the letter of the registration in a column of its own',
    careful: 'asks: the lawyer with the number of the trainee is somebody else',
    lines: ['Nº OAB;Letra;UF', '94719;;SP', '77001;E;PR', '50001;B;RS'],
    expects: ['asks ask_trainees'],
  },
  {
    ...watch,
    sheet: 'a trainee, said behind the name',
    careful: 'asks: the lawyer with the number of the trainee is somebody else',
    lines: ['Nome;OAB;UF', 'Ana Lima;50001;RS', 'Lia Prado (estagiária);77001;PR'],
    expects: ['asks ask_trainees'],
  },
  {
    ...watch,
    sheet: 'a trainee, said before the name',
    careful: 'asks: the lawyer with the number of the trainee is somebody else',
    lines: ['Advogado;OAB', 'Ester Lima;RS 50001', 'Est. Lia Prado;PR 77001'],
    expects: ['asks ask_trainees'],
  },
  {
    ...watch,
    sheet: 'the letter of a trainee that only the format of the number shows',
    careful: 'rejects the number of the trainee',
    lines: {
      Equipe: {
        rows: [
          ['Nome', 'OAB', 'UF'],
          ['Ana', 50001, 'RS'],
          ['Lia', 77001, 'PR'],
          ['Rui', 94719, 'SP'],
        ],
        make: (sheet) => {
          sheet.getCell('B3').numFmt = '0"-E"'
          sheet.getCell('B4').numFmt = '0.00E+00'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:RS:50001',
      '3 ! cell_oab_of_trainee',
      '4 {nome:Rui} registration=oab:SP:94719',
    ],
  },
  {
    ...publications,
    sheet: 'firms and their numbers, without any lawyer',
    careful: 'asks: firms are numbered apart, and the lawyer with the number is somebody else',
    lines: [
      'Sociedade de advogados;OAB;UF',
      'Prado e Sá Advogados Associados;50001;RS',
      'Lima Sociedade Individual de Advocacia;77001;PR',
    ],
    expects: ['asks ask_firms'],
  },
  {
    ...publications,
    sheet: 'a firm among lawyers',
    careful: 'asks: firms are numbered apart, and the lawyer with the number is somebody else',
    lines: ['Nome;OAB;UF', 'Ana Lima;50001;RS', 'Lima Sociedade de Advogados;77001;PR'],
    expects: ['asks ask_firms'],
  },
  {
    ...watch,
    sheet: 'the heading says that the registration is of the firm',
    careful: 'asks: firms are numbered apart, and the lawyer with the number is somebody else',
    lines: ['OAB da sociedade;UF', '50001;RS'],
    expects: ['asks ask_firms'],
  },
  {
    ...watch,
    sheet: 'a firm among lawyers, which somebody confirmed',
    careful: 'reads both',
    map: { oab_numero: 'OAB' },
    lines: ['Nome;OAB', 'Ana;RS 50001', 'Lima Sociedade de Advogados;PR 77001'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:RS:50001',
      '3 {nome:Lima Sociedade de Advogados} registration=oab:PR:77001',
    ],
  },
  {
    ...watch,
    sheet: 'clear: lawyers, the firm of each, and what each is in it',
    careful: 'reads both',
    lines: [
      'Nome;OAB;UF;Escritório;Tipo',
      'Ana Lima - advogada;50001;RS;Lima Sociedade de Advogados;A',
      'Estela Prado;77001;PR;Prado Advogados;Sócia',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima - advogada} registration=oab:RS:50001',
      '3 {nome:Estela Prado} registration=oab:PR:77001',
    ],
  },
]
