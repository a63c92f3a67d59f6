import type { JudgedSheet } from './outcome.js'

/** A column of folders beside that of the files. */
export const folderLists: JudgedSheet[] = [
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    sheet: 'a column Pasta beside the names of files',
    careful: 'put before the name where the document lies there; of two different none is guessed',
    documents: ['ana/um.txt', 'rui/dois.txt', 'dois.txt', 'tres.txt'],
    lines: [
      'Pasta;Arquivo',
      'ana\\;um.txt',
      'rui;dois.txt',
      '00123;tres.txt',
      ';tres.txt',
      'ana;quatro.txt',
      '../fora;um.txt',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:ana/um.txt,filename:um.txt,mimeType:text/plain,bytes:10} sha256=88db550e83482c76efb36592a2a5616976589f692088c2571a6f13ea17216550',
      '3 ! row_two_documents',
      '4 {arquivo:tres.txt,filename:tres.txt,mimeType:text/plain,bytes:8} sha256=381a92c4f1585e9fcc7b7160142439e39e0ae73f466dc25e2ccfca33c67dd49d',
      '5 {arquivo:tres.txt,filename:tres.txt,mimeType:text/plain,bytes:8} sha256=381a92c4f1585e9fcc7b7160142439e39e0ae73f466dc25e2ccfca33c67dd49d',
      '6 ! document_missing',
      '7 ! document_missing',
    ],
  },
]
