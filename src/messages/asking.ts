import { type Facts, list, type Messages, many, manyInEnglish, moment, quoted } from './message.js'
import { placeFault } from './place-fault.js'

/** Formats `é a coluna D «Saldo»` or `não tem coluna`. */
function answeredPt({ column }: Facts): string {
  return column === '' ? 'não tem coluna' : `é a coluna ${column}`
}
function answeredEn({ column }: Facts): string {
  return column === '' ? 'has no column' : `is column ${column}`
}
const WHY_PT: Record<string, string> = {
  missing: 'não existe',
  large: 'é grande demais',
  json: 'não é JSON',
  shape: 'não é o que se espera ali',
}
const WHY_EN: Record<string, string> = {
  missing: 'it is not there',
  large: 'it is too large',
  json: 'it is not JSON',
  shape: 'it is not what is expected there',
}

/** Messages about questions in the terminal and the answers to them. */
export const askingMessages = {
  choice_column: {
    pt: (f) => `coluna ${f.column}`,
    en: (f) => `column ${f.column}`,
  },
  choice_heading: {
    pt: (f) => `coluna ${quoted(f.heading)}`,
    en: (f) => `column ${quoted(f.heading)}`,
  },
  choice_no_column: {
    pt: 'nenhuma coluna: não é usada',
    en: 'no column: it is not used',
  },
  choice_as_it_is: {
    pt: (f) => `está certo assim, na coluna ${f.column}`,
    en: (f) => `it is right as it is, in column ${f.column}`,
  },
  choice_left_out: {
    pt: (f) => `a outra coluna de ${f.label} fica de fora`,
    en: (f) => `the other column of ${f.label} is left out`,
  },
  choice_comma: {
    pt: 'vírgula é decimal: 1.234,56',
    en: 'the comma is decimal: 1.234,56',
  },
  choice_dot: {
    pt: 'ponto é decimal: 1,234.56',
    en: 'the dot is decimal: 1,234.56',
  },
  choice_dmy: {
    pt: 'dia, mês e ano: 31/12/2024',
    en: 'day, month, year: 31/12/2024',
  },
  choice_mdy: {
    pt: 'mês, dia e ano: 12/31/2024',
    en: 'month, day, year: 12/31/2024',
  },
  choice_sheet: {
    pt: (f) => `aba ${quoted(f.sheet)}`,
    en: (f) => `sheet ${quoted(f.sheet)}`,
  },
  choice_parameter: {
    pt: (f) => `${f.name} é ${f.value}`,
    en: (f) => `${f.name} is ${f.value}`,
  },
  choice_drop_missing: {
    pt: 'as linhas que não estão no arquivo saem do lote',
    en: 'rows that are not in the file go from the batch',
  },
  choice_stop: {
    pt: 'parar aqui, para corrigir a planilha',
    en: 'stop here, to mend the spreadsheet',
  },
  asking_in_place: {
    pt: (f) =>
      `${many(f.count, 'pergunta', 'perguntas')} antes do orçamento. Nada foi gasto; Ctrl-C encerra.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'question', 'questions')} before the quote. Nothing was spent; Ctrl-C ends.`,
  },
  asking_rows: {
    pt: (f) =>
      f.part === true
        ? `Diz respeito a ${many(f.rows, 'linha', 'linhas')} da planilha.`
        : `Vale para ${Number(f.rows) === 1 ? 'a única linha' : `as ${f.rows} linhas`} da planilha.`,
    en: (f) =>
      f.part === true
        ? `It touches ${manyInEnglish(f.rows, 'row', 'rows')} of the spreadsheet.`
        : `It holds for ${Number(f.rows) === 1 ? 'the only row' : `all ${f.rows} rows`} of the spreadsheet.`,
  },
  asking_unknown_choice: {
    pt: (f) => `Responda com um número de 0 a ${f.most}.`,
    en: (f) => `Answer with a number from 0 to ${f.most}.`,
  },
  told_answer_remembered: {
    pt: (f) =>
      `Resposta lembrada de ${moment(f.at, 'pt')}, para os mesmos títulos: ${f.label} ${answeredPt(f)}.`,
    ptTodo: (f) => `Para que se pergunte de novo: lote answers forget ${f.id}.`,
    en: (f) =>
      `Answer remembered from ${moment(f.at, 'en')}, for the same headings: ${f.label} ${answeredEn(f)}.`,
    enTodo: (f) => `To be asked again: lote answers forget ${f.id}.`,
  },
  answer_remembered: {
    pt: (f) => `Resposta guardada para os mesmos títulos: ${f.label} ${answeredPt(f)}.`,
    ptTodo: (f) => `Para esquecê-la: lote answers forget ${f.id}.`,
    en: (f) => `Answer kept for the same headings: ${f.label} ${answeredEn(f)}.`,
    enTodo: (f) => `To forget it: lote answers forget ${f.id}.`,
  },
  answers_forgotten: {
    pt: (f) => `Resposta ${f.id} esquecida: da próxima vez se pergunta de novo.`,
    en: (f) => `Answer ${f.id} is forgotten: the next time it is asked again.`,
  },
  answers_no_such: {
    pt: (f) => `Não há resposta guardada com o código ${quoted(f.id)}.`,
    ptTodo: 'Veja os códigos com lote answers list.',
    en: (f) => `There is no kept answer ${quoted(f.id)}.`,
    enTodo: 'See their codes with lote answers list.',
  },
  answers_saved: {
    pt: (f) => `Respostas gravadas em ${f.path}: ${f.count}.`,
    ptTodo: (f) => `Para repeti-las: --answers ${f.path}.`,
    en: (f) => `Answers written to ${f.path}: ${f.count}.`,
    enTodo: (f) => `To give them again: --answers ${f.path}.`,
  },
  answers_unreadable: {
    pt: (f) =>
      `${f.path} não é um arquivo de respostas${f.where ? `, em ${f.where}` : ''}: ${WHY_PT[String(f.why)]}.`,
    ptTodo: 'Use um que --save-answers gravou.',
    en: (f) =>
      `${f.path} is no file of answers${f.where ? `, at ${f.where}` : ''}: ${WHY_EN[String(f.why)]}.`,
    enTodo: 'Use one that --save-answers wrote.',
  },
  answers_place: {
    pt: (f) => `--save-answers ${f.path}: não é possível gravar aí: ${placeFault(f, 'pt')}.`,
    ptTodo: 'Escolha outro arquivo; nada foi gasto.',
    en: (f) => `--save-answers ${f.path}: it cannot be written there: ${placeFault(f, 'en')}.`,
    enTodo: 'Choose another file; nothing was spent.',
  },
  answers_not_asked: {
    pt: (f) => `${f.path} responde ao que não foi perguntado: ${list(f.questions)}.`,
    ptTodo: 'Retire essas respostas do arquivo; nada foi gasto.',
    en: (f) => `${f.path} answers what was not asked: ${list(f.questions)}.`,
    enTodo: 'Take those answers out of the file; nothing was spent.',
  },
} satisfies Messages
