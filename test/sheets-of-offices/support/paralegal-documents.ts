import { caseOf } from './lists-cases.js'
import type { JudgedSheet } from './outcome.js'

/** Lists of documents and of cases, as a paralegal in a hurry gets them. */
export const paralegalDocuments: JudgedSheet[] = [
  {
    sheet: 'a column of sentences and a column of time cards',
    careful: 'a question: one column of files would leave the other unread',
    job: 'extract',
    parameters: [],
    lines: [
      'Processo;Sentença;Cartão de ponto',
      '1;proc-1/sentenca.txt;proc-1/ponto.txt',
      '2;proc-2/sentenca.txt;proc-2/ponto.txt',
    ],
    documents: [
      'proc-1/sentenca.txt',
      'proc-1/ponto.txt',
      'proc-2/sentenca.txt',
      'proc-2/ponto.txt',
    ],
    expects: ['asks ask_header'],
  },
  {
    sheet: 'folder in one column, name of the file in another',
    careful: 'each file is found in its folder, or a question: not one of the two that have a name',
    job: 'extract',
    parameters: ['docType=sentenca'],
    lines: ['Pasta;Nome do arquivo', 'acme;sentenca-a.txt', 'beta;sentenca-a.txt'],
    documents: ['acme/sentenca-a.txt', 'beta/sentenca-a.txt'],
    expects: [
      '1 - header',
      '2 {arquivo:acme/sentenca-a.txt,filename:sentenca-a.txt,mimeType:text/plain,bytes:19} sha256=d3edcf146a2bcb16cf1fa0b0872b56fd45d35b19cee9afe20c036f406d78ae69',
      '3 {arquivo:beta/sentenca-a.txt,filename:sentenca-a.txt,mimeType:text/plain,bytes:19} sha256=999aa11e33322f487c3a02bbbdf4821432d2d263fb2e43d3329039da7e97db32',
    ],
  },
  {
    sheet: 'paths of the desk they were written at, endings in capitals',
    careful: 'the file of the list is found or rejected, each with its reason',
    job: 'extract',
    parameters: ['docType=cnis'],
    lines: [
      'Arquivo;Formato',
      'C:\\Users\\eva\\Documentos\\cnis-ana.txt;PDF',
      'cnis-rui.TXT;PDF',
      'file:///cnis-bia.txt;PDF',
      'cnis-gil;PDF',
    ],
    documents: ['cnis-ana.txt', 'cnis-rui.txt', 'cnis-bia.txt', 'cnis-gil.txt'],
    expects: [
      '1 - header',
      '2 ! document_missing',
      '3 {arquivo:cnis-rui.TXT,filename:cnis-rui.TXT,mimeType:text/plain,bytes:12} sha256=430162c7839f8937f3926904db9105e91728e268d705e831ae16022c96cda871',
      '4 ! document_missing',
      '5 ! document_missing',
    ],
  },
  {
    sheet: 'documents of kinds that the service does not know',
    careful:
      'asked or rejected: a petition is not read as a sentence; what is done already is told',
    job: 'extract',
    parameters: [],
    map: { arquivo: 'Documento' },
    lines: [
      'Tipo;Documento;Situação',
      'Sentença;doc-1.txt;Pendente',
      'Acórdão;doc-2.txt;Pendente',
      'CNIS;doc-3.txt;Já extraído',
    ],
    documents: ['doc-1.txt', 'doc-2.txt', 'doc-3.txt'],
    expects: [
      '1 - header',
      '2 {arquivo:doc-1.txt,filename:doc-1.txt,mimeType:text/plain,bytes:9} docType=sentenca sha256=c113734a435757e92a2604c1054b1f01b55c831799ef588adcf462280a280c5e',
      '3 ! cell_not_a_choice',
      '4 {arquivo:doc-3.txt,filename:doc-3.txt,mimeType:text/plain,bytes:9} docType=cnis sha256=98208c84fa5de47343cfd775277314dc954bfa751430ea3412a331c3f01f0f8f',
    ],
    tells: ['columns_left_out', 'told_marked_rows'],
  },
  {
    sheet: 'a kind for all, and another in the column of kinds',
    careful: 'asked which holds: a wrong kind is paid for nothing',
    job: 'extract',
    parameters: ['docType=sentenca'],
    lines: ['Arquivo;Tipo', 'a.txt;Sentença', 'b.txt;CNIS'],
    documents: ['a.txt', 'b.txt'],
    expects: ['asks ask_column_overrides'],
  },
  {
    sheet: 'a number in its parts',
    careful: 'asked or refused: no part is a case, and no line is gone',
    job: 'dossier',
    parameters: [],
    lines: [
      'Número;Dígito;Ano;Segmento;Tribunal;Origem;Cliente',
      '8267605;69;2022;8;16;0026;Oficina São João',
      '0012345;31;2021;8;26;0100;Mercado Sol',
    ],
    expects: ['asks ask_missing'],
  },
  {
    sheet: 'the short number in sight, the whole one in a hidden column',
    careful: 'the whole number is asked, or a question; the short one alone is rejected',
    job: 'dossier',
    parameters: [],
    lines: {
      Plan1: {
        rows: [
          ['Processo', 'Nº CNJ', 'Cliente'],
          [caseOf(8267605).slice(0, 15), caseOf(8267605), 'Oficina São João'],
          [caseOf(1200344).slice(0, 15), caseOf(1200344), 'Mercado Sol'],
        ],
        make: (sheet) => {
          sheet.getColumn(2).hidden = true
        },
      },
    },
    expects: ['1 - header', '2 {} numero=82676056220228260100', '3 {} numero=12003440520228260100'],
    tells: ['told_tie_settled'],
  },
  {
    sheet: 'recourse and origin, with the origin in the notes',
    careful: 'a question on the two columns of cases: one would be missed',
    job: 'dossier',
    parameters: [],
    lines: {
      Recursos: [
        [`Dossiê do cliente Mercado Sol - processo piloto ${caseOf(31)}`],
        ['Gerado em 03/11/2025 08:12 por eva.nys'],
        [],
        [],
        ['Recurso', 'Autos de origem', 'Relator'],
        [`AI ${caseOf(2000111, '8.26', 2024, '0000')}`, caseOf(8267605), 'Des. Poe'],
        [`Ap. Cív. ${caseOf(2000222, '8.26', 2024, '0000')}`, caseOf(1200344), 'Des. Nys'],
      ],
    },
    expects: ['asks ask_header'],
  },
  {
    sheet: 'several cases in a cell, an en dash, a text around, a number twice',
    careful:
      'the cell of two is rejected or asked; text and dashes are no reason; the repeated one is paid once',
    job: 'dossier',
    parameters: [],
    lines: [
      'Autos;Obs.',
      `${caseOf(8267605)} e ${caseOf(1200344)};apensos`,
      `${caseOf(77).replace('-', '–')};`,
      `Processo nº ${caseOf(88)} (em segredo);`,
      `${caseOf(88).replaceAll(/\D/g, '')};repetido`,
      `${caseOf(99)} - 3ª Vara Cível - Campinas/SP;`,
      `${caseOf(66).replace(/-\d\d/, '-00')};`,
      'Sem número (aguarda distribuição);',
    ],
    expects: [
      '1 - header',
      '2 ! row_several_cases',
      '3 {} numero=00000773420228260100',
      '4 {} numero=00000886320228260100',
      '5 {} numero=00000886320228260100',
      '6 {} numero=00000999220228260100',
      '7 ! row_not_cnj',
      '8 ! row_not_cnj',
    ],
  },
]
