import {
  didYouMean,
  type Facts,
  list,
  type Messages,
  many,
  manyInEnglish,
  quoted,
} from './message.js'

const twinListsPt = ({ twins }: Facts) =>
  twins ? 'Se são duas listas lado a lado, ponha uma embaixo da outra. ' : ''
const twinListsEn = ({ twins }: Facts) =>
  twins ? 'If these are two lists side by side, put one below the other. ' : ''
/** Returns examples of `--map` for the columns that a job needs. */
function examplesOf(fields: Facts[string]): string {
  const named = Array.isArray(fields) ? fields.slice(0, 2) : []
  const shown = named.map((name) => `--map ${name}="Título"`).join(' ')
  return shown === '' ? '' : `, por exemplo ${shown}`
}

/** Messages about finding the table of a sheet. */
export const tableMessages = {
  no_such_sheet: {
    pt: (f) => `Não há aba ${quoted(f.sheet)}; as abas são: ${list(f.sheets)}.`,
    ptTodo: (f) =>
      f.isResult
        ? 'Esta é a pasta de trabalho de um resultado: corrija a planilha que lote pending escreve, ou a cópia de lote result --marked.'
        : 'Escolha uma delas com --sheet.',
    en: (f) => `There is no sheet ${quoted(f.sheet)}; the sheets are: ${list(f.sheets)}.`,
    enTodo: (f) =>
      f.isResult
        ? 'This is the workbook of a result: mend the sheet that lote pending writes, or the copy of lote result --marked.'
        : 'Choose one with --sheet.',
  },
  ask_sheet: {
    pt: (f) => `Mais de uma aba tem a tabela: ${list(f.sheets)}.`,
    ptTodo: 'Diga qual com --sheet NOME.',
    en: (f) => `More than one sheet has the table: ${list(f.sheets)}.`,
    enTodo: 'Say which with --sheet NAME.',
  },
  no_table: {
    pt: (f) =>
      `Não há tabela: nenhuma linha tem mais de uma célula (abas lidas: ${list(f.sheets)}).`,
    ptTodo: 'Envie a planilha em .xlsx, ou em .csv com ponto e vírgula entre as colunas.',
    en: (f) =>
      `There is no table: no line has more than one cell (sheets read: ${list(f.sheets)}).`,
    enTodo: 'Send the spreadsheet as .xlsx, or as .csv with semicolons between the columns.',
  },
  ask_header: {
    pt: (f) => `O cabeçalho da tabela não foi reconhecido (abas lidas: ${list(f.sheets)}).`,
    ptTodo: (f) =>
      `Diga as colunas com --map${examplesOf(f.fields)}. São necessárias: ${list(f.needed)}. Se não há linha de títulos, ponha uma acima dos dados.`,
    en: (f) => `No header that is known (sheets read: ${list(f.sheets)}).`,
    enTodo: (f) =>
      `Name the columns with --map, such as --map ${Array.isArray(f.fields) && f.fields.length > 0 ? f.fields[0] : 'valor'}="Heading". Needed: ${list(f.needed)}. If there is no line of headings, put one above the data.`,
  },
  ask_missing: {
    pt: (f) => `Falta a coluna de ${f.label}; os títulos lidos são: ${list(f.headings)}.`,
    ptTodo: (f) =>
      `Diga qual é com --map ${f.field}="Título"; se nenhuma é, acrescente uma à planilha.`,
    en: (f) => `No column of ${f.label}; the headings are: ${list(f.headings)}.`,
    enTodo: (f) => `Say which with --map ${f.field}="Heading"; if none is, add one to the sheet.`,
  },
  ask_tie: {
    pt: (f) => `Mais de uma coluna pode ser ${f.label}: ${list(f.candidates)}.`,
    ptTodo: (f) => `${twinListsPt(f)}Escolha com --map ${f.field}="Título", ou a letra da coluna.`,
    en: (f) => `More than one column may be ${f.label}: ${list(f.candidates)}.`,
    enTodo: (f) =>
      `${twinListsEn(f)}Choose with --map ${f.field}="Heading", or the letter of the column.`,
  },
  ask_tie_optional: {
    pt: (f) => `Mais de uma coluna pode ser ${f.label}: ${list(f.candidates)}.`,
    ptTodo: (f) =>
      `${twinListsPt(f)}Escolha com --map ${f.field}="Título", ou a letra da coluna; se nenhuma, --map ${f.field}= (vazio).`,
    en: (f) => `More than one column may be ${f.label}: ${list(f.candidates)}.`,
    enTodo: (f) =>
      `${twinListsEn(f)}Choose with --map ${f.field}="Heading", or the letter of the column; if none is, --map ${f.field}= (empty).`,
  },
  ask_state_beside_court: {
    pt: (f) =>
      `Coluna ${f.column}, ao lado de ${f.beside}: pode ser a UF dela e não a da inscrição na OAB, e há inscrições sem UF.`,
    ptTodo: (f) =>
      `Se é a da inscrição, diga --map oab_uf="${f.heading}"; se não é, escreva a UF junto do número e diga --map oab_uf= (vazio).`,
    en: (f) =>
      `Column ${f.column}, beside ${f.beside}: it may be the state of that and not of the registration at the bar, and some registrations have none.`,
    enTodo: (f) =>
      `If it is the registration's, say --map oab_uf="${f.heading}"; if not, write the state with the number and say --map oab_uf= (empty).`,
  },
  ask_already_updated: {
    pt: (f) =>
      `Coluna ${f.column}, ao lado de valores já corrigidos (${list(f.corrected)}): pode ser até quando atualizar ou até quando já foi atualizado.`,
    ptTodo: (f) =>
      `Se for até quando atualizar, diga --map ${f.field}="${f.heading}"; se não, --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}, beside amounts already corrected (${list(f.corrected)}): it may say until when to update, or until when it was done.`,
    enTodo: (f) =>
      `If until when to update, say --map ${f.field}="${f.heading}"; if not, --map ${f.field}= (empty).`,
  },
  ask_doubtful: {
    pt: (f) =>
      `Só pode ser ${f.label}: ${list(f.candidates)}; e isso pode já estar corrigido ou somado, ou ser outra coisa.`,
    ptTodo: (f) => `Se for o valor a corrigir, diga --map ${f.field}="Título".`,
    en: (f) =>
      `What may be ${f.label} is only ${list(f.candidates)}, and that may be corrected or summed already, or be something else.`,
    enTodo: (f) => `If it is the one, say --map ${f.field}="Heading".`,
  },
  ask_other_period: {
    pt: (f) =>
      `Coluna ${f.column}: pelo título é uma taxa por ano ou por dia, e ${f.field === 'multa_percentual' ? 'a multa vai ao serviço como um só percentual' : 'o serviço espera juros ao mês'}.`,
    ptTodo: (f) =>
      `Para não usar a coluna, diga --map ${f.field}= (vazio); se ela já tem ${f.label}, --map ${f.field}="Título".`,
    en: (f) =>
      `Column ${f.column}: by its heading a rate by the year or the day, and the service takes ${f.field === 'multa_percentual' ? 'one percentage as the fine' : 'interest by the month'}.`,
    enTodo: (f) =>
      `To leave the column out, say --map ${f.field}= (empty); if it holds ${f.label}, --map ${f.field}="Heading".`,
  },
  ask_shared: {
    pt: (f) => `A coluna ${quoted(f.heading)} foi entendida como duas coisas: ${list(f.fields)}.`,
    ptTodo: 'Diga com --map o que cada coluna é.',
    en: (f) => `The column ${quoted(f.heading)} was taken for two things: ${list(f.fields)}.`,
    enTodo: 'Say with --map what each column is.',
  },
  map_no_such_heading: {
    pt: (f) =>
      `--map ${f.field}: não há coluna ${quoted(f.heading)}; os títulos são: ${list(f.headings)}.`,
    ptTodo: 'Use um desses títulos ou a letra da coluna.',
    en: (f) =>
      `--map ${f.field}: there is no column ${quoted(f.heading)}; the headings are: ${list(f.headings)}.`,
    enTodo: 'Use one of them, or the letter of the column.',
  },
  map_same_heading: {
    pt: (f) =>
      `--map ${f.field}: mais de uma coluna se chama ${quoted(f.heading)} (${list(f.columns)}).`,
    ptTodo: 'Use a letra da coluna.',
    en: (f) =>
      `--map ${f.field}: more than one column is called ${quoted(f.heading)} (${list(f.columns)}).`,
    enTodo: 'Use the letter of the column.',
  },
  cut_amounts: {
    pt: (f) =>
      `Linha ${f.line}: a vírgula decimal de ${quoted(f.value)} foi lida como separador de colunas, porque o arquivo, ou aquele de que a planilha veio, é separado por vírgulas e o valor está sem aspas.`,
    ptTodo: 'Salve de novo no programa de origem, com ponto e vírgula entre as colunas.',
    en: (f) =>
      `Line ${f.line}: the decimal comma of ${quoted(f.value)} was read as a separator of columns, the file, or the one that the workbook was made of, being separated by commas and the value unquoted.`,
    enTodo: 'Save it again in the program that it came from, with semicolons between columns.',
  },
  told_wide_lines: {
    pt: (f) =>
      `${many(f.count, 'linha tem', 'linhas têm')} mais células que o cabeçalho (linhas ${list(f.lines)}): confira se nada mudou de coluna.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'line has', 'lines have')} more cells than the header (lines ${list(f.lines)}): check that nothing changed its column.`,
  },
  no_rows: {
    pt: (f) =>
      `A aba ${quoted(f.sheet)} não tem nenhuma linha de dados abaixo do cabeçalho (linha ${f.line}).`,
    ptTodo: 'Confira se é a planilha certa e se a exportação não saiu vazia.',
    en: (f) => `The sheet ${quoted(f.sheet)} has no rows below its header (line ${f.line}).`,
    enTodo: 'Check that it is the right spreadsheet, and that the export is not empty.',
  },
  map_no_such_field: {
    pt: (f) => `--map ${f.field}: campo desconhecido.`,
    ptTodo: (f) => `${didYouMean(f.field, f.known, 'pt')}Os campos são: ${list(f.known)}.`,
    en: (f) => `--map ${f.field}: unknown field.`,
    enTodo: (f) => `${didYouMean(f.field, f.known, 'en')}The fields are: ${list(f.known)}.`,
  },
} satisfies Messages
