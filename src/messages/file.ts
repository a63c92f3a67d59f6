import type { Exceeded } from '../spreadsheets/source.js'
import type { Facts, Messages } from './message.js'

/** Settings of `LOTE_FILE_BOUNDS`, for the bounds that the operator can raise. */
const RAISED: Readonly<Partial<Record<Exceeded['bound'], string>>> = {
  entryBytes: 'unzipped=4GB',
  ratio: 'ratio=200',
  binaryBytes: 'binary=128MB',
  rows: 'rows=2000000',
  columns: 'columns=20000',
  cellCharacters: 'cell=500000',
}

/** The bound that a file exceeds, in the user's words. */
const BEYOND_PT: Record<Exceeded['bound'], (most: Facts[string]) => string> = {
  entryBytes: (most) =>
    `tem uma parte que, descompactada, passa de ${Math.round(Number(most) / 1024 ** 2)} MB`,
  ratio: (most) => `tem uma parte que se descompacta em mais de ${most} vezes o seu tamanho`,
  entries: (most) => `tem mais de ${most} partes`,
  columns: (most) => `tem mais de ${most} colunas`,
  cellCharacters: (most) => `tem uma célula com mais de ${most} caracteres`,
  binaryBytes: (most) =>
    `tem mais de ${Number(most) / 1024 ** 2} MB no formato binário, que é lido inteiro na memória (salve como .xlsx ou .csv)`,
  zippedBytes: (most) =>
    `traz compactada uma planilha de mais de ${Number(most) / 1024 ** 2} MB (extraia-a e envie-a)`,
  rows: (most) => `tem mais de ${most} linhas numa aba`,
  lineBytes: (most) => `tem uma linha com mais de ${most} bytes`,
  lineCharacters: (most) => `tem uma linha com mais de ${most} caracteres`,
  recordBytes: (most) => `tem um texto entre aspas com mais de ${most} bytes: falta fechar aspas?`,
  blankLines: (most) => `tem mais de ${most} linhas em branco seguidas`,
  sheets: (most) => `tem mais de ${most} abas`,
  styles: (most) => `tem mais de ${most} formatos de célula`,
  sharedStrings: (most) => `tem mais de ${most} textos`,
  sharedCharacters: (most) => `tem textos com mais de ${most} caracteres ao todo`,
  merges: (most) => `tem mais de ${most} mesclas de células`,
  depth: (most) => `tem marcas dentro de marcas, mais de ${most}`,
  attributes: (most) => `tem uma marca com mais de ${most} atributos`,
  openCharacters: () => 'tem uma célula sem fim',
}
const BEYOND_EN: Record<Exceeded['bound'], (most: Facts[string]) => string> = {
  entryBytes: (most) =>
    `has a part that unzips to more than ${Math.round(Number(most) / 1024 ** 2)} MB`,
  ratio: (most) => `has a part that unzips to more than ${most} times its size`,
  entries: (most) => `has more than ${most} parts`,
  columns: (most) => `has more than ${most} columns`,
  cellCharacters: (most) => `has a cell of more than ${most} characters`,
  binaryBytes: (most) =>
    `has more than ${Number(most) / 1024 ** 2} MB in the binary format, which is read whole into memory (save it as .xlsx or .csv)`,
  zippedBytes: (most) =>
    `holds a zipped sheet of more than ${Number(most) / 1024 ** 2} MB (unzip it and send it)`,
  rows: (most) => `has more than ${most} rows on a sheet`,
  lineBytes: (most) => `has a line of more than ${most} bytes`,
  lineCharacters: (most) => `has a line of more than ${most} characters`,
  recordBytes: (most) =>
    `has a quoted text of more than ${most} bytes: is a closing quote missing?`,
  blankLines: (most) => `has more than ${most} blank lines one after the other`,
  sheets: (most) => `has more than ${most} sheets`,
  styles: (most) => `has more than ${most} cell formats`,
  sharedStrings: (most) => `has more than ${most} texts`,
  sharedCharacters: (most) => `has texts of more than ${most} characters in all`,
  merges: (most) => `has more than ${most} merged ranges`,
  depth: (most) => `has tags within tags, more than ${most}`,
  attributes: (most) => `has a tag with more than ${most} attributes`,
  openCharacters: () => 'has a cell without an end',
}
/** Names the setting by which the operator can raise a bound. */
function raisedByPt(setting: string | undefined): string {
  return setting === undefined
    ? ''
    : ` Se o arquivo é de confiança, quem administra o programa aumenta o limite: LOTE_FILE_BOUNDS="${setting}".`
}
function raisedByEn(setting: string | undefined): string {
  return setting === undefined
    ? ''
    : ` If the file is trusted, whoever runs the program raises the bound: LOTE_FILE_BOUNDS="${setting}".`
}

/** Messages about files that cannot be read. */
export const fileMessages = {
  file_special: {
    pt: (f) => `${f.path} não é um arquivo comum (é um pipe, um dispositivo ou um socket).`,
    ptTodo: 'Grave o conteúdo num arquivo e diga o nome dele.',
    en: (f) => `${f.path} is no regular file (it is a pipe, a device or a socket).`,
    enTodo: 'Write what it holds to a file, and name that.',
  },
  file_missing: {
    pt: (f) => `O arquivo ${f.path} não existe.`,
    ptTodo: 'Confira o caminho e o nome.',
    en: (f) => `No such file: ${f.path}.`,
    enTodo: 'Check the path and the name.',
  },
  file_folder: {
    pt: (f) => `${f.path} é uma pasta.`,
    ptTodo: 'Diga o arquivo da planilha. Pastas são para --job extract.',
    en: (f) => `${f.path} is a folder.`,
    enTodo: 'Give the file of the spreadsheet. Folders are for --job extract.',
  },
  file_empty: {
    pt: (f) => `O arquivo ${f.path} está vazio.`,
    ptTodo: 'Salve a planilha de novo e envie outra vez.',
    en: (f) => `The file ${f.path} is empty.`,
    enTodo: 'Save the spreadsheet again.',
  },
  file_lock: {
    pt: (f) =>
      `${f.path} não é a planilha: é o que o Excel ou o LibreOffice grava ao lado dela enquanto está aberta.`,
    ptTodo: (f) => `Feche a planilha e envie ${f.detail}.`,
    en: (f) =>
      `${f.path} is not the spreadsheet: Excel or LibreOffice keeps it beside one that is open.`,
    enTodo: (f) => `Close the spreadsheet and send ${f.detail}.`,
  },
  file_encrypted: {
    pt: (f) => `A pasta de trabalho ${f.path} tem senha.`,
    ptTodo: 'Abra-a com a senha, retire a senha e salve uma cópia.',
    en: (f) => `The workbook ${f.path} has a password.`,
    enTodo: 'Open it with the password, take the password off and save a copy.',
  },
  file_html: {
    pt: (f) => `${f.path} é uma página da web salva com nome de planilha.`,
    ptTodo: 'Abra-a no Excel e salve como .xlsx.',
    en: (f) => `${f.path} is a web page with the name of a spreadsheet.`,
    enTodo: 'Open it in Excel and save it as .xlsx.',
  },
  file_xml: {
    pt: (f) =>
      `${f.path} é uma planilha XML do Excel 2003, que muitos programas exportam como .xls e que não é lida.`,
    ptTodo: 'Abra-a no Excel ou no LibreOffice e salve como .xlsx.',
    en: (f) =>
      `${f.path} is an XML spreadsheet of Excel 2003, which many programs export as .xls and which is not read.`,
    enTodo: 'Open it in Excel or LibreOffice and save it as .xlsx.',
  },
  file_pdf: {
    pt: (f) => `${f.path} é um PDF, não uma planilha.`,
    ptTodo: 'Envie a planilha de onde o PDF saiu (.xlsx ou .csv).',
    en: (f) => `${f.path} is a PDF, not a spreadsheet.`,
    enTodo: 'Send the spreadsheet it was made from.',
  },
  file_zip: {
    pt: (f) => `${f.path} é um arquivo compactado sem planilha dentro.`,
    ptTodo: 'Extraia a planilha e envie-a.',
    en: (f) => `${f.path} is an archive without a spreadsheet in it.`,
    enTodo: 'Extract the spreadsheet and send that.',
  },
  file_zip_several: {
    pt: (f) => `${f.path} está compactado com mais de uma planilha dentro: ${f.detail}.`,
    ptTodo: 'Extraia a que quer e envie-a.',
    en: (f) => `${f.path} is an archive with several spreadsheets in it: ${f.detail}.`,
    enTodo: 'Extract the one you want and send that.',
  },
  file_binary: {
    pt: (f) => `${f.path} não é uma planilha de um formato conhecido.`,
    ptTodo: 'Envie um arquivo .xlsx ou .csv.',
    en: (f) => `${f.path} is no spreadsheet that can be read here.`,
    enTodo: 'Send an .xlsx or .csv file.',
  },
  file_open_quote: {
    pt: (f) => `${f.path}: a linha ${f.detail} abre aspas que não fecham até o fim do arquivo.`,
    ptTodo: 'Feche ou retire as aspas, ou salve como .xlsx.',
    en: (f) =>
      `${f.path}: line ${f.detail} opens a quote that is not closed to the end of the file.`,
    enTodo: 'Close or take away the quote, or save it as .xlsx.',
  },
  file_damaged: {
    pt: (f) => `${f.path} está danificado e não pôde ser lido até o fim.`,
    ptTodo: 'Abra-o no Excel, salve uma cópia e envie a cópia.',
    en: (f) => `${f.path} is damaged and cannot be read to its end.`,
    enTodo: 'Open it in Excel, save a copy and send the copy.',
  },
  file_too_big: {
    pt: (f) =>
      `${f.path} ${BEYOND_PT[f.bound as Exceeded['bound']]?.(f.most) ?? 'passa dos limites de leitura'}${f.line ? ` (linha ${f.line})` : ''}.`,
    ptTodo: (f) =>
      `Divida a planilha ou apague linhas e colunas que não são da tabela.${raisedByPt(RAISED[f.bound as Exceeded['bound']])}`,
    en: (f) =>
      `${f.path} ${BEYOND_EN[f.bound as Exceeded['bound']]?.(f.most) ?? 'exceeds the bounds of reading'}${f.line ? ` (line ${f.line})` : ''}.`,
    enTodo: (f) =>
      `Split it, or delete rows and columns outside the table.${raisedByEn(RAISED[f.bound as Exceeded['bound']])}`,
  },
  file_too_slow: {
    pt: (f) =>
      `${f.path} não foi lido: a leitura parou de avançar, como acontece com arquivos danificados ou montados para travar o programa.`,
    ptTodo: `Abra-o no Excel, copie só a tabela para uma pasta de trabalho nova e envie essa cópia.${raisedByPt('time=60s')}`,
    en: (f) =>
      `${f.path} was not read: reading it stopped making progress, as it does with files that are damaged or made to block a program.`,
    enTodo: `Open it in Excel, copy the table alone to a new workbook and send that copy.${raisedByEn('time=60s')}`,
  },
  told_large_file: {
    pt: (f) => `A leitura de ${f.path} demora: ${f.read} de ${f.of} MB desta etapa.`,
    ptTodo: 'Aguarde, ou pare com Ctrl-C; a leitura em si não gasta nada.',
    en: (f) => `Reading ${f.path} takes long: ${f.read} of ${f.of} MB of this step are done.`,
    enTodo: 'Wait, or stop with Ctrl-C; reading itself spends nothing.',
  },
  file_too_heavy: {
    pt: (f) => `${f.path} não foi lido: precisa de mais memória do que uma planilha pode ocupar.`,
    ptTodo: `Copie só a tabela para uma pasta de trabalho nova, ou divida a planilha em arquivos menores.${raisedByPt('memory=512MB')}`,
    en: (f) => `${f.path} was not read: it needs more memory than a spreadsheet may take.`,
    enTodo: `Copy the table alone to a new workbook, or split the sheet into smaller files.${raisedByEn('memory=512MB')}`,
  },
} satisfies Messages
