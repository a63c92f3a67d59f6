import { type Facts, list, type Message, many, moment, quoted } from './message.js'
import { placeFault } from './place-fault.js'

/** Formats `é a coluna D «Saldo»` or `não tem coluna`. */
function answered({ column }: Facts): string {
  return column === '' ? 'não tem coluna' : `é a coluna ${column}`
}

const WHY: Record<string, string> = {
  missing: 'não existe',
  large: 'é grande demais',
  json: 'não é JSON',
  shape: 'não é o que se espera ali',
}

/** Messages about questions in the terminal and the answers to them. */
export const askingPt = {
  choice_column: { text: (f) => `coluna ${f.column}` },
  choice_heading: { text: (f) => `coluna ${quoted(f.heading)}` },
  choice_no_column: { text: () => 'nenhuma coluna: não é usada' },
  choice_as_it_is: { text: (f) => `está certo assim, na coluna ${f.column}` },
  choice_left_out: { text: (f) => `a outra coluna de ${f.label} fica de fora` },
  choice_comma: { text: () => 'vírgula é decimal: 1.234,56' },
  choice_dot: { text: () => 'ponto é decimal: 1,234.56' },
  choice_dmy: { text: () => 'dia, mês e ano: 31/12/2024' },
  choice_mdy: { text: () => 'mês, dia e ano: 12/31/2024' },
  choice_sheet: { text: (f) => `aba ${quoted(f.sheet)}` },
  choice_parameter: { text: (f) => `${f.name} é ${f.value}` },
  choice_drop_missing: { text: () => 'as linhas que não estão no arquivo saem do lote' },
  choice_stop: { text: () => 'parar aqui, para corrigir a planilha' },
  asking_in_place: {
    text: (f) =>
      `${many(f.count, 'pergunta', 'perguntas')} antes do orçamento. Nada foi gasto; Ctrl-C encerra.`,
  },
  asking_rows: {
    text: (f) =>
      f.part === true
        ? `Diz respeito a ${many(f.rows, 'linha', 'linhas')} da planilha.`
        : `Vale para ${Number(f.rows) === 1 ? 'a única linha' : `as ${f.rows} linhas`} da planilha.`,
  },
  asking_unknown_choice: { text: (f) => `Responda com um número de 0 a ${f.most}.` },
  told_answer_remembered: {
    text: (f) =>
      `Resposta lembrada de ${moment(f.at, 'pt')}, para os mesmos títulos: ${f.label} ${answered(f)}.`,
    todo: (f) => `Para que se pergunte de novo: lote answers forget ${f.id}.`,
  },
  answer_remembered: {
    text: (f) => `Resposta guardada para os mesmos títulos: ${f.label} ${answered(f)}.`,
    todo: (f) => `Para esquecê-la: lote answers forget ${f.id}.`,
  },
  answers_forgotten: {
    text: (f) => `Resposta ${f.id} esquecida: da próxima vez se pergunta de novo.`,
  },
  answers_no_such: {
    text: (f) => `Não há resposta guardada com o código ${quoted(f.id)}.`,
    todo: () => 'Veja os códigos com lote answers list.',
  },
  answers_saved: {
    text: (f) => `Respostas gravadas em ${f.path}: ${f.count}.`,
    todo: (f) => `Para repeti-las: --answers ${f.path}.`,
  },
  answers_unreadable: {
    text: (f) =>
      `${f.path} não é um arquivo de respostas${f.where ? `, em ${f.where}` : ''}: ${WHY[String(f.why)]}.`,
    todo: () => 'Use um que --save-answers gravou.',
  },
  answers_place: {
    text: (f) => `--save-answers ${f.path}: não é possível gravar aí: ${placeFault(f, 'pt')}.`,
    todo: () => 'Escolha outro arquivo; nada foi gasto.',
  },
  answers_not_asked: {
    text: (f) => `${f.path} responde ao que não foi perguntado: ${list(f.questions)}.`,
    todo: () => 'Retire essas respostas do arquivo; nada foi gasto.',
  },
} satisfies Record<string, Message>
