import { list, type Message, many, quoted, quotedCell } from './message.js'

const CHANGED = 'Alguém a alterou: refaça a pasta de trabalho dos registros (lote resume LOTE).'
const PARTS: Record<string, string> = {
  charts: 'os gráficos',
  banner: 'o cabeçalho ENSAIO das páginas',
  conditions: 'as formatações condicionais ou os cabeçalhos de algumas páginas',
}

/** Messages about the seal of a workbook. */
export const sealPt = {
  seal_none: {
    text: () =>
      'A pasta de trabalho não tem selo: foi feita por uma versão anterior, ou não é do lote.',
  },
  seal_foreign: {
    text: (f) => `O selo não é desta instalação (chave ${f.key}), ou foi alterado.`,
    todo: () =>
      'Não confie nela antes de saber de onde veio. Se veio de outra instalação, confira com a chave pública dela em LOTE_SEAL_KEY.',
  },
  seal_changed: {
    text: (f) => {
      const parts = Array.isArray(f.parts) ? f.parts : []
      const cells = list(f.sheets) && `há células alteradas em: ${list(f.sheets)}`
      const others = parts.length > 0 && `mudaram ${parts.map((one) => PARTS[one]).join(' e ')}`
      return `Pelo selo, ${[cells, others].filter(Boolean).join('; ')}.`
    },
    todo: () => 'Com o armazenamento do lote, lote verify diz quais.',
  },
  seal_own: {
    text: (f) =>
      `A pasta de trabalho está como o seu selo diz, mas sem a chave da instalação não se sabe de quem é o selo: qualquer um pode selar com uma chave sua (a deste é ${f.key}).`,
    todo: () =>
      'Peça a quem a fez a chave pública do selo, por outro caminho que não a própria pasta de trabalho (são 43 caracteres; lote verify a mostra onde o lote está guardado), e confira de novo com ela na variável LOTE_SEAL_KEY.',
  },
  seal_report: {
    text: (f) => `É um relatório (${f.report}), sem lote com que se compare: vale o selo dele.`,
  },
  seal_diff: {
    text: (f) =>
      `É a comparação dos lotes ${f.before} e ${f.now}, sem lote com que se compare: vale o selo dela.`,
  },
  seal_whole: {
    text: (f) =>
      `Selo: nenhuma célula mudou desde que a pasta de trabalho foi feita (${many(f.sheets, 'aba', 'abas')}, chave ${f.key}).`,
  },
  seal_saved_again: {
    text: (f) =>
      `Selo: outro programa salvou a pasta de trabalho de novo, e nenhuma célula mudou; só a aparência pode ser outra (${many(f.sheets, 'aba', 'abas')}, chave ${f.key}).`,
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
  verify_formula: {
    text: (f) =>
      `${f.cell} é uma fórmula (${quotedCell(f, 'found', 'pt')} é o seu último resultado), e o lote só escreve valores.`,
    todo: () => CHANGED,
  },
  verify_format: {
    text: (f) =>
      `${f.cell} guarda ${quotedCell(f, 'found', 'pt')}, e o formato da célula mostra outra coisa.`,
    todo: () => CHANGED,
  },
  verify_conditional: {
    text: (f) =>
      `A aba ${f.sheet} tem formatação condicional, ou cabeçalhos só de algumas páginas, que o lote não escreve: o que mostra ou imprime pode ser outra coisa.`,
    todo: () => CHANGED,
  },
  verify_banner: {
    text: (f) =>
      `É um ensaio, e o cabeçalho ENSAIO foi retirado das páginas de: ${list(f.sheets)}.`,
    todo: () => CHANGED,
  },
  verify_chart: {
    text: (f) =>
      `O gráfico ${quoted(f.title)} não mostra o que o lote diz, ou não está na pasta de trabalho.`,
    todo: () => CHANGED,
  },
  verify_rows_hidden: {
    text: (f) => `A aba ${f.sheet} tem linhas ocultas que o lote mostra: ${list(f.rows)}.`,
    todo: () => 'Estão conferidas como as outras; mostre-as antes de ler ou imprimir.',
  },
  verify_sheet_hidden: {
    text: (f) => `A aba ${f.sheet} está oculta, e o lote a mostra.`,
    todo: () => 'Está conferida como as outras; mostre-a antes de ler ou imprimir.',
  },
  verify_chain: {
    text: (f) =>
      `O manifesto não fecha com ${f.part === 'records' ? 'os registros' : 'o lote'}: a cadeia de somas é outra.`,
    todo: () => 'Alguém alterou o que estava guardado. Reponha o armazenamento de uma cópia.',
  },
} satisfies Record<string, Message>
