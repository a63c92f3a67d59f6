import type { JudgedSheet } from './outcome.js'

const parties = { job: 'people', parameters: ['who=parties'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }

/** Lists of names and documents with something that nobody looks at. */
export const overlookedPeople: JudgedSheet[] = [
  {
    ...parties,
    sheet: 'the maiden name in a column of its own',
    careful: 'reads the name, and tells that the other one is not looked for',
    lines: ['Nome;Nome de solteira', 'Rui Costa;', 'Ana Lima;Ana Reis'],
    expects: ['1 - header', '2 {} nome=Rui Costa', '3 {} nome=Ana Lima'],
    tells: ['told_left_remark'],
  },
  {
    ...parties,
    sheet: 'the former name of a company in a column of its own',
    careful: 'reads the name, and tells that the other one is not looked for',
    lines: ['Razão social;Razão social anterior', 'Mercado Sol Ltda.;Padaria Lua Ltda.'],
    expects: ['1 - header', '2 {} nome=Mercado Sol Ltda.'],
    tells: ['told_left_remark'],
  },
  {
    ...parties,
    sheet: 'a namesake, said in a column of states',
    careful: 'reads both, and tells what is said',
    lines: ['Nome;Situação', 'Ana Lima;homônimo - não é a nossa', 'Rui Costa;ok'],
    expects: ['1 - header', '2 {} nome=Ana Lima', '3 {} nome=Rui Costa'],
    tells: ['told_list_remarks'],
  },
  {
    ...parties,
    sheet: 'a name of which one word is struck through',
    careful: 'asks: the name is another one',
    lines: {
      Plan1: [
        ['Nome'],
        [
          {
            richText: [
              { text: 'Ana ' },
              { font: { strike: true }, text: 'Lima' },
              { text: ' Souza' },
            ],
          },
        ],
      ],
    },
    expects: ['asks ask_struck_rows'],
  },
  {
    ...lawyers,
    sheet: 'two lawyers in a cell, a trainee, a bracket',
    careful: 'rejects the bracket; nobody is found for the others, which is told there',
    lines: ['Advogado', 'Ana Lima e Otávio Carteira', 'Ana Lima (OAB suspensa)'],
    expects: [
      '1 - header',
      '2 {} nome=Ana Lima e Otávio Carteira ~ note_name_as_written',
      '3 ! row_name_with_title',
    ],
  },
  {
    ...extract,
    sheet: 'names of files that tell of other kinds of documents',
    careful: 'sends them, and tells it on each row',
    documents: [
      'cnis_maria.txt',
      'sentenca.txt',
      'Cartões de Ponto 2024.txt',
      'cnis e sentença.txt',
    ],
    lines: [
      'Arquivo',
      'cnis_maria.txt',
      'sentenca.txt',
      'Cartões de Ponto 2024.txt',
      'cnis e sentença.txt',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:cnis_maria.txt,filename:cnis_maria.txt,mimeType:text/plain,bytes:14} sha256=02dda9937406b7506ca2bd2c27c66283547ec86f7627e49b9d3561c9c5919ee8 ~ note_document_kind',
      '3 {arquivo:sentenca.txt,filename:sentenca.txt,mimeType:text/plain,bytes:12} sha256=2002c8e6d0deb0098067369c12cd60b0671de7498151cc8832f3c26e14e9841a',
      '4 {arquivo:Cartões de Ponto 2024.txt,filename:Cartões de Ponto 2024.txt,mimeType:text/plain,bytes:26} sha256=1519a22ea3f84e51506f15910b145f9874f7745e7c8d3a0b2256af83d89fd89c ~ note_document_kind',
      '5 {arquivo:cnis e sentença.txt,filename:cnis e sentença.txt,mimeType:text/plain,bytes:20} sha256=074e41dede23b1e3bc80827aa19e4037bec0e1cf47b725acbe5d5c07d448e024',
    ],
  },
  {
    ...extract,
    sheet: 'which document took the place of another',
    careful: 'asks: the old one would be paid for',
    documents: ['a.txt', 'b.txt'],
    lines: ['Arquivo;Substituído por', 'a.txt;b.txt', 'b.txt;'],
    expects: ['asks ask_doubtful_keys'],
  },
  {
    ...extract,
    sheet: 'a draft, and one that nobody can read',
    careful: 'asks: they would be paid for',
    documents: ['a.txt', 'b.txt'],
    lines: [
      'Arquivo;Situação',
      'a.txt;minuta, não assinada',
      'b.txt;ilegível - digitalizar de novo',
    ],
    expects: ['asks ask_doubtful_keys'],
  },
  {
    ...extract,
    sheet: 'a column Peça that tells of other kinds',
    careful: 'asks: a petition is no sentence',
    documents: ['a.txt', 'b.txt'],
    lines: ['Arquivo;Peça', 'a.txt;Petição inicial', 'b.txt;CNIS'],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...extract,
    sheet: 'a column Enviar with an x or nothing',
    careful: 'asks: the row without an x was not chosen',
    documents: ['a.txt', 'b.txt'],
    lines: ['Arquivo;Enviar', 'a.txt;x', 'b.txt;'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...lawyers,
    sheet: 'initials in names, and two names in one',
    careful: 'looks for them, with a word that they may find nobody',
    lines: [
      'Advogado',
      'Ana L. Prado',
      'A. Lima',
      'Ana Lima',
      'Ana Lima e Rui Sá',
      'Rui Costa e Silva',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Ana L. Prado ~ note_name_as_written',
      '3 {} nome=A. Lima ~ note_name_as_written',
      '4 {} nome=Ana Lima',
      '5 {} nome=Ana Lima e Rui Sá ~ note_name_as_written',
      '6 {} nome=Rui Costa e Silva',
    ],
  },
  {
    ...parties,
    sheet: 'an initial in the name of a company',
    careful: 'is its name',
    lines: ['Parte', 'J. Macedo S.A.'],
    expects: ['1 - header', '2 {} nome=J. Macedo S.A.'],
  },
]
