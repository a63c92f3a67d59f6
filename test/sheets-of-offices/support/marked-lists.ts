import type { JudgedSheet } from './outcome.js'

const CASES = ['1002345-10.2023.8.26.0100', '1047811-08.2022.8.26.0053'] as const

const struck: Pick<JudgedSheet, 'job' | 'parameters' | 'lines'>[] = [
  list('dossier', [], ['Processo', CASES[0], CASES[1]]),
  list('publications', [], ['OAB', 'SP 51777', 'RJ 94719']),
  list('watch', ['night=15/01/2026'], ['OAB', 'SP 51777', 'RJ 94719']),
  list('people', ['who=parties'], ['Parte', 'Ana Prado Lima', 'Rui Melo Souza']),
  list('extract', ['docType=sentenca'], ['Arquivo', 'a.txt', 'b.txt']),
  list('recalc', [], ['ID do cálculo', 'abc12345', 'abc12346']),
]

/** The second row is struck through. */
function list(job: string, parameters: string[], keys: string[]) {
  return {
    job,
    parameters,
    lines: {
      Lista: {
        rows: [[keys[0], 'Nota'], ...keys.slice(1).map((key) => [key, 'a ver'])],
        make: (sheet) => {
          sheet.getCell('A3').font = { strike: true }
        },
      },
    } satisfies JudgedSheet['lines'],
  }
}

/** Rows that somebody took out of a list without deleting them. */
export const markedLists: JudgedSheet[] = [
  ...struck.map((one) => ({
    ...one,
    sheet: 'a row struck through',
    careful: 'whether it is read all the same is asked',
    expects: ['asks ask_struck_rows'],
  })),
  {
    ...struck[0]!,
    sheet: 'a row struck through, and somebody confirmed the column',
    careful: 'it is read, and the plan says so',
    map: { numero_processo: 'Processo' },
    expects: ['1 - header', '2 {} numero=10023451020238260100', '3 {} numero=10478110820228260053'],
    tells: ['told_struck_rows'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'Situação with "Não enviar"',
    careful: 'whether it is asked all the same is asked',
    lines: ['Processo;Situação', `${CASES[0]};ativo`, `${CASES[1]};Não enviar`],
    expects: ['asks ask_marked_rows'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'Situação with what a case is',
    careful: 'a case that was filed away may be looked for',
    lines: ['Processo;Situação', `${CASES[0]};Arquivado`, `${CASES[1]};Não houve acordo`],
    expects: ['1 - header', '2 {} numero=10023451020238260100', '3 {} numero=10478110820228260053'],
    tells: ['columns_left_out'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    sheet: 'documents that were all extracted before',
    careful: 'whoever lists them again wants them again',
    documents: ['a.txt', 'b.txt'],
    lines: ['Arquivo;Extraído em', 'a.txt;02/06/2025', 'b.txt;03/06/2025'],
    expects: [
      '1 - header',
      '2 {arquivo:a.txt,filename:a.txt,mimeType:text/plain,bytes:5} sha256=18b7cb099a9ea3f50ba899b5ba81e0d377a5f3b16f8f6eeb8b3e58cd4692b993',
      '3 {arquivo:b.txt,filename:b.txt,mimeType:text/plain,bytes:5} sha256=ffa0da5d885fba09d903c782713b6b098c8cf21f56a3a35d9aa920613220d2e1',
    ],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'a line that has the sequence of a case alone, beside the column',
    careful: 'it is no note: rejected, and the cell is named',
    lines: [
      'Processo;Nº antigo;Comarca',
      `${CASES[0]};;Campinas`,
      ';1234567-12;Jundiaí',
      `${CASES[1]};;Santos`,
    ],
    expects: [
      '1 - header',
      '2 {} numero=10023451020238260100',
      '3 ! cell_missing line_key_elsewhere',
      '4 {} numero=10478110820228260053',
    ],
  },
]
