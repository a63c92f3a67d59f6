import { list, type Message } from './message.js'

/** Messages about the seal of a workbook. */
export const sealPt = {
  seal_none: {
    text: () =>
      'A pasta de trabalho não tem selo: foi feita por uma versão anterior, ou não é do lote.',
  },
  seal_foreign: {
    text: (f) => `O selo não é desta instalação (chave ${f.key}), ou foi alterado.`,
    todo: () => 'Não confie nela antes de saber de onde veio.',
  },
  seal_changed: {
    text: (f) => `Pelo selo, há células alteradas em: ${list(f.sheets)}.`,
    todo: () => 'Com o armazenamento do lote, lote verify diz quais.',
  },
  seal_whole: {
    text: (f) =>
      `Selo: nenhuma célula das ${f.sheets} abas mudou desde que a pasta de trabalho foi feita (chave ${f.key}).`,
  },
  seal_saved_again: {
    text: (f) =>
      `Selo: outro programa salvou a pasta de trabalho de novo, e nenhuma célula das ${f.sheets} abas mudou; só a aparência pode ser outra (chave ${f.key}).`,
  },
  seal_alone: {
    text: (f) =>
      `O lote ${f.batch} não está neste armazenamento: vale só o selo da pasta de trabalho.`,
  },
  seal_part: {
    text: (f) => `A pasta de trabalho é de uma parte do lote ${f.batch}: vale o selo dela.`,
  },
  trace_where: {
    text: (f) => `Não se entende o lugar ${f.where}.`,
    todo: () =>
      "Dê a linha da entrada (lote trace LOTE 17) ou a célula (lote trace resultado.xlsx 'Resultado!K17').",
  },
  trace_no_cell: {
    text: (f) => `${f.path} não tem em ${f.where} uma linha da entrada.`,
    todo: () => 'Dê a célula de uma aba cuja primeira coluna é Linha.',
  },
  trace_no_line: {
    text: (f) => `O lote ${f.batch} não tem a linha ${f.line}.`,
    todo: () => 'É o número da linha no arquivo de entrada, como na coluna Linha.',
  },
  statements_format: {
    text: (f) => `--statements não conhece ${f.value}.`,
    todo: () => 'Use pdf ou docx.',
  },
  statements_none: {
    text: (f) => `O trabalho ${f.job} não tem demonstrativo.`,
    todo: () => 'Só correct o tem; a pasta de trabalho está pronta.',
  },
  statements_empty: {
    text: () => 'Nenhum demonstrativo foi feito: nenhuma linha do lote tem resultado.',
    todo: () => 'A aba Pendências da pasta de trabalho diz o que falta em cada uma.',
  },
  verify_chain: {
    text: (f) =>
      `O manifesto não fecha com ${f.part === 'records' ? 'os registros' : 'o lote'}: a cadeia de somas é outra.`,
    todo: () => 'Alguém alterou o que estava guardado. Reponha o armazenamento de uma cópia.',
  },
} satisfies Record<string, Message>
