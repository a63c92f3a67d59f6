import {
  list,
  type Messages,
  many,
  manyInEnglish,
  quoted,
  quotedCell,
  withTodo,
} from './message.js'

const CHANGED = {
  ptTodo: 'Alguém a alterou: refaça a pasta de trabalho dos registros (lote resume LOTE).',
  enTodo: 'Somebody changed it: make the workbook again from the records (lote resume BATCH).',
}
const PARTS_PT: Record<string, string> = {
  charts: 'os gráficos ou desenhos',
  banner: 'o cabeçalho ENSAIO das páginas',
  conditions: 'as formatações condicionais, as imagens ou os cabeçalhos de algumas páginas',
  merges: 'as mesclas de células',
  pages: 'os textos das páginas',
}
const PARTS_EN: Record<string, string> = {
  charts: 'the charts or drawings',
  banner: 'the header ENSAIO of the pages',
  conditions: 'conditional formats, pictures or the headers of some pages',
  merges: 'merged cells',
  pages: 'the texts of the pages',
}

const changedWorkbooks = withTodo(CHANGED, {
  verify_formula: {
    pt: (f) =>
      `${f.cell} é uma fórmula (${quotedCell(f, 'found', 'pt')} é o seu último resultado), e o lote só escreve valores.`,
    en: (f) =>
      `${f.cell} is a formula (${quotedCell(f, 'found', 'en')} is its last result), and lote writes values only.`,
  },
  verify_format: {
    pt: (f) =>
      `${f.cell} guarda ${quotedCell(f, 'found', 'pt')}, e o formato da célula mostra outra coisa.`,
    en: (f) =>
      `${f.cell} holds ${quotedCell(f, 'found', 'en')}, and the format of the cell shows another thing.`,
  },
  verify_conditional: {
    pt: (f) =>
      `A aba ${f.sheet} tem formatação condicional, imagens, ou cabeçalhos só de algumas páginas, que o lote não escreve: o que mostra ou imprime pode ser outra coisa.`,
    en: (f) =>
      `The sheet ${f.sheet} has conditional formats, pictures, or headers of some pages only, which lote does not write: it may show or print another thing.`,
  },
  verify_merged: {
    pt: (f) =>
      `A aba ${f.sheet} tem células mescladas, que o lote não escreve: uma só aparece no lugar de todas.`,
    en: (f) =>
      `The sheet ${f.sheet} has merged cells, which lote does not write: one is shown in place of all.`,
  },
  verify_page_texts: {
    pt: (f) =>
      `As páginas da aba ${f.sheet} trazem no cabeçalho ou no rodapé um texto que o lote não escreve.`,
    en: (f) =>
      `The pages of the sheet ${f.sheet} have a header or footer that lote does not write.`,
  },
  verify_drawing: {
    pt: 'A pasta de trabalho tem uma figura ou caixa de texto que o lote não desenha: pode cobrir as células.',
    en: 'The workbook has a picture or text box that lote does not draw: it may cover the cells.',
  },
  verify_banner: {
    pt: (f) => `É um ensaio, e o cabeçalho ENSAIO foi retirado das páginas de: ${list(f.sheets)}.`,
    en: (f) =>
      `It is a rehearsal, and the header ENSAIO was removed from the pages of: ${list(f.sheets)}.`,
  },
  verify_chart: {
    pt: (f) =>
      `O gráfico ${quoted(f.title)} não mostra o que o lote diz, ou não está na pasta de trabalho.`,
    en: (f) => `The chart ${quoted(f.title)} does not show what the batch says, or is missing.`,
  },
})

/** Messages about the seal of a workbook. */
export const sealMessages = {
  seal_none: {
    pt: 'A pasta de trabalho não tem selo: foi feita por uma versão anterior, ou não é do lote.',
    en: 'The workbook has no seal: an earlier release made it, or it is not of lote.',
  },
  seal_foreign: {
    pt: (f) => `O selo não é desta instalação (chave ${f.key}), ou foi alterado.`,
    ptTodo:
      'Não confie nela antes de saber de onde veio. Se veio de outra instalação, confira com a chave pública dela em LOTE_SEAL_KEY.',
    en: (f) => `The seal is not of this installation (key ${f.key}), or it was changed.`,
    enTodo:
      'Do not trust the workbook before you know where it comes from. If another installation made it, check it with the public key of that one in LOTE_SEAL_KEY.',
  },
  seal_changed: {
    pt: (f) => {
      const parts = Array.isArray(f.parts) ? f.parts : []
      const cells = list(f.sheets) && `há células alteradas em: ${list(f.sheets)}`
      const others = parts.length > 0 && `mudaram ${parts.map((one) => PARTS_PT[one]).join(' e ')}`
      return `Pelo selo, ${[cells, others].filter(Boolean).join('; ')}.`
    },
    ptTodo: 'Com o armazenamento do lote, lote verify diz quais.',
    en: (f) => {
      const parts = Array.isArray(f.parts) ? f.parts : []
      const cells = list(f.sheets) && `cells were changed in: ${list(f.sheets)}`
      const others =
        parts.length > 0 && `${parts.map((one) => PARTS_EN[one]).join(' and ')} changed`
      return `By the seal, ${[cells, others].filter(Boolean).join('; ')}.`
    },
    enTodo: 'With the storage of the batch, lote verify says which.',
  },
  seal_own: {
    pt: (f) =>
      `A pasta de trabalho está como o seu selo diz, mas sem a chave da instalação não se sabe de quem é o selo: qualquer um pode selar com uma chave sua (a deste é ${f.key}).`,
    ptTodo:
      'Peça a quem a fez a chave pública do selo, por outro caminho que não a própria pasta de trabalho (são 43 caracteres; lote verify a mostra onde o lote está guardado), e confira de novo com ela na variável LOTE_SEAL_KEY.',
    en: (f) =>
      `The workbook is as its seal says, but without the key of the installation nobody knows whose seal it is: anybody can seal with a key of his own (this one is ${f.key}).`,
    enTodo:
      'Ask whoever made it for the public key of the seal, by another way than this file (43 characters; lote verify shows it where the batch is stored), and check again with it in the variable LOTE_SEAL_KEY.',
  },
  seal_report: {
    pt: (f) => `É um relatório (${f.report}), sem lote com que se compare: vale o selo dele.`,
    en: (f) => `It is a report (${f.report}), without a batch to compare with: its seal counts.`,
  },
  seal_diff: {
    pt: (f) =>
      `É a comparação dos lotes ${f.before} e ${f.now}, sem lote com que se compare: vale o selo dela.`,
    en: (f) =>
      `It is the comparison of the batches ${f.before} and ${f.now}, without a batch to compare with: its seal counts.`,
  },
  seal_whole: {
    pt: (f) =>
      `Selo: nenhuma célula mudou desde que a pasta de trabalho foi feita (${many(f.sheets, 'aba', 'abas')}, chave ${f.key}).`,
    en: (f) =>
      `Seal: all cells are as they were made (${manyInEnglish(f.sheets, 'sheet', 'sheets')}, key ${f.key}).`,
  },
  seal_saved_again: {
    pt: (f) =>
      `Selo: outro programa salvou a pasta de trabalho de novo, e nenhuma célula mudou; só a aparência pode ser outra (${many(f.sheets, 'aba', 'abas')}, chave ${f.key}).`,
    en: (f) =>
      `Seal: another program saved the workbook again and changed no cell; only its looks may be others (${manyInEnglish(f.sheets, 'sheet', 'sheets')}, key ${f.key}).`,
  },
  seal_alone: {
    pt: (f) =>
      `O lote ${f.batch} não está neste armazenamento: vale só o selo da pasta de trabalho.`,
    en: (f) => `Batch ${f.batch} is not in this storage: only the seal of the workbook counts.`,
  },
  seal_part: {
    pt: (f) => `A pasta de trabalho é de uma parte do lote ${f.batch}: vale o selo dela.`,
    en: (f) => `The workbook is of a part of batch ${f.batch}: its seal counts.`,
  },
  trace_where: {
    pt: (f) => `Não se entende o lugar ${f.where}.`,
    ptTodo:
      "Dê a linha da entrada (lote trace LOTE 17) ou a célula (lote trace resultado.xlsx 'Resultado!K17').",
    en: (f) => `The place ${f.where} is not understood.`,
    enTodo:
      "Give the line of the input (lote trace BATCH 17) or the cell (lote trace file.xlsx 'Resultado!K17').",
  },
  trace_no_cell: {
    pt: (f) => `${f.path} não tem em ${f.where} uma linha da entrada.`,
    ptTodo: 'Dê a célula de uma aba cuja primeira coluna é Linha.',
    en: (f) => `${f.path} has no line of the input at ${f.where}.`,
    enTodo: 'Give a cell of a sheet whose first column is Linha.',
  },
  trace_no_line: {
    pt: (f) => `O lote ${f.batch} não tem a linha ${f.line}.`,
    ptTodo: 'É o número da linha no arquivo de entrada, como na coluna Linha.',
    en: (f) => `Batch ${f.batch} has no line ${f.line}.`,
    enTodo: 'It is the number of the line in the input, as in the column Linha.',
  },
  statements_format: {
    pt: (f) => `--statements não conhece ${f.value}.`,
    ptTodo: 'Use pdf ou docx.',
    en: (f) => `--statements does not know ${f.value}.`,
    enTodo: 'Use pdf or docx.',
  },
  statements_none: {
    pt: (f) => `O trabalho ${f.job} não tem demonstrativo.`,
    ptTodo: 'Só correct o tem; a pasta de trabalho está pronta.',
    en: (f) => `Job ${f.job} has no statements.`,
    enTodo: 'Only correct has them; the workbook is ready.',
  },
  statements_empty: {
    pt: 'Nenhum demonstrativo foi feito: nenhuma linha do lote tem resultado.',
    ptTodo: 'A aba Pendências da pasta de trabalho diz o que falta em cada uma.',
    en: 'No statement was made: no row of the batch has a result.',
    enTodo: 'The sheet Pendências of the workbook says what each of them needs.',
  },
  verify_columns_hidden: {
    pt: (f) => `A aba ${f.sheet} tem colunas ocultas que o lote mostra: ${list(f.columns)}.`,
    ptTodo: 'Estão conferidas como as outras; mostre-as antes de ler ou imprimir.',
    en: (f) => `The sheet ${f.sheet} has hidden columns that lote shows: ${list(f.columns)}.`,
    enTodo: 'They are checked like the others; show them before you read or print.',
  },
  verify_rows_hidden: {
    pt: (f) => `A aba ${f.sheet} tem linhas ocultas que o lote mostra: ${list(f.rows)}.`,
    ptTodo: 'Estão conferidas como as outras; mostre-as antes de ler ou imprimir.',
    en: (f) => `The sheet ${f.sheet} has hidden rows that lote shows: ${list(f.rows)}.`,
    enTodo: 'They are checked like the others; show them before you read or print.',
  },
  verify_sheet_hidden: {
    pt: (f) => `A aba ${f.sheet} está oculta, e o lote a mostra.`,
    ptTodo: 'Está conferida como as outras; mostre-a antes de ler ou imprimir.',
    en: (f) => `The sheet ${f.sheet} is hidden, and lote shows it.`,
    enTodo: 'It is checked like the others; show it before you read or print.',
  },
  verify_chain: {
    pt: (f) =>
      `O manifesto não fecha com ${f.part === 'records' ? 'os registros' : 'o lote'}: a cadeia de somas é outra.`,
    ptTodo: 'Alguém alterou o que estava guardado. Reponha o armazenamento de uma cópia.',
    en: (f) =>
      `The manifest does not fit ${f.part === 'records' ? 'the records' : 'the batch'}: the chain of hashes is another.`,
    enTodo: 'Somebody changed what was stored. Restore the storage from a copy.',
  },
  ...changedWorkbooks,
} satisfies Messages
