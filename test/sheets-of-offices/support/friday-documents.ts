import type { JudgedSheet } from './outcome.js'

const extract = { job: 'extract', parameters: ['docType=sentenca'] }

/** Lists of documents of a Friday evening. */
export const fridayDocuments: JudgedSheet[] = [
  {
    ...extract,
    sheet: 'clear: a folder as the Explorer of Windows copies it',
    careful: 'Nome is the only column of names of files',
    documents: ['um.txt', 'dois de maio.txt'],
    encoding: 'utf16le',
    lines: [
      'Nome\tData de modificação\tTipo\tTamanho',
      'um.txt\t20/11/2026 10:22\tDocumento de Texto\t1 KB',
      'dois de maio.txt\t20/11/2026 10:23\tDocumento de Texto\t1 KB',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois de maio.txt,filename:dois de maio.txt,mimeType:text/plain,bytes:16} sha256=8d1da6898a41807052ef3939c46288e9e91760c606214d145ca36f564d7364dd',
    ],
    tells: ['told_only_such'],
  },
  {
    ...extract,
    sheet: 'names of clients under Nome, and no file anywhere',
    careful: 'asks for the column of the files',
    lines: ['Nome;Cidade', 'Ana Lima;Santos', 'Rui Sá;Ubá'],
    expects: ['asks ask_header'],
  },
]
