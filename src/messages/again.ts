import { list, type Messages, many, manyInEnglish, quoted } from './message.js'

const WHY_PT: Record<string, string> = {
  format: 'o formato dele não guarda cores nem comentários',
  headings: 'a tabela não tem uma linha de títulos',
  heavy: 'ele é grande demais para ser copiado com os formatos',
  damage: 'ele não pôde ser copiado célula por célula com os formatos',
}
const WHY_EN: Record<string, string> = {
  format: 'its format holds neither colours nor comments',
  headings: 'its table has no row of headings',
  heavy: 'it is too large to be copied with its formats',
  damage: 'it could not be copied cell by cell with its formats',
}
const LOST_PT: Record<string, string> = {
  charts: 'gráficos',
  pivots: 'tabelas dinâmicas',
  macros: 'macros',
  links: 'vínculos com outros arquivos (ficam os valores)',
  shapes: 'caixas de texto e formas',
  controls: 'botões e objetos',
  threads: 'conversas de comentários',
  criteria: 'o critério do filtro (as linhas ocultas continuam ocultas)',
}
const LOST_EN: Record<string, string> = {
  charts: 'charts',
  pivots: 'pivot tables',
  macros: 'macros',
  links: 'links to other files (their values stay)',
  shapes: 'text boxes and shapes',
  controls: 'buttons and objects',
  threads: 'threaded comments',
  criteria: 'what the filter chooses by (hidden rows stay hidden)',
}

/** Messages about retrieving the files of a batch and requesting it again. */
export const againMessages = {
  marked_not: {
    pt: (f) => `${quoted(f.name)} não volta marcada: ${WHY_PT[String(f.why)]}.`,
    ptTodo: 'Use a planilha de pendências: ela diz o mesmo das linhas sem resultado.',
    en: (f) => `${quoted(f.name)} does not come back marked: ${WHY_EN[String(f.why)]}.`,
    enTodo: 'Use the sheet of pending rows: it says the same of rows without a result.',
  },
  input_gone: {
    pt: (f) =>
      `O armazenamento não tem mais o arquivo ${quoted(f.name)}, de que o lote ${f.batch} foi feito.`,
    ptTodo: 'Rode o arquivo original como um lote novo.',
    en: (f) =>
      `The storage no longer has the file ${quoted(f.name)} that batch ${f.batch} was made from.`,
    enTodo: 'Run the original file as a new batch.',
  },
  last_published_unknown: {
    pt: (f) =>
      `Não se sabe qual é o último mês publicado para ${f.name}: ele só é conhecido de um índice que vale para o lote inteiro.`,
    ptTodo: 'Dê -p index=, ou escreva a data.',
    en: (f) =>
      `Nothing tells the last published month for ${f.name}: only the catalogue of an index of the whole batch does.`,
    enTodo: 'Give -p index=, or write the date.',
  },
  rerun_not: {
    pt: (f) => `Um lote de ${f.job} não é refeito por lote rerun.`,
    ptTodo: (f) =>
      f.job === 'watch' ? 'Use lote watch run NOME.' : 'Rode a planilha como um lote novo.',
    en: (f) => `A batch of ${f.job} is not run again by lote rerun.`,
    enTodo: (f) =>
      f.job === 'watch' ? 'Use lote watch run NAME.' : 'Run the sheet as a new batch.',
  },
  rerun_later: {
    pt: (f) => `O lote ${f.batch} foi corrigido: a versão atual é o lote ${f.later}.`,
    ptTodo: (f) => `Refaça a mais nova: lote rerun ${f.later}`,
    en: (f) => `Batch ${f.batch} was mended: the version of today is batch ${f.later}.`,
    enTodo: (f) => `Run the newest again: lote rerun ${f.later}`,
  },
  diff_same: {
    pt: (f) => `Os dois lotes dados são o mesmo: ${f.batch}.`,
    ptTodo: 'Dê dois lotes: lote diff ANTES AGORA.',
    en: (f) => `Batch ${f.batch} has nothing to be compared with: both are it.`,
    enTodo: 'Give two batches: lote diff BEFORE NOW.',
  },
  diff_other_job: {
    pt: (f) =>
      `Os lotes são de trabalhos diferentes: ${f.before} é de ${f.other}, e ${f.now} de ${f.job}.`,
    ptTodo: 'Compare dois lotes do mesmo trabalho.',
    en: (f) =>
      `The batches are of different jobs: ${f.before} is of ${f.other}, and ${f.now} of ${f.job}.`,
    enTodo: 'Compare two batches of one job.',
  },
  diff_no_worth: {
    pt: (f) => `As linhas de um lote de ${f.job} não têm um valor que se compare.`,
    ptTodo: 'lote diff compara lotes de correct, update e recalc.',
    en: (f) => `The rows of a batch of ${f.job} have no worth to be compared.`,
    enTodo: 'lote diff compares batches of correct, update and recalc.',
  },
  marked: {
    pt: (f) => `Cópia do seu arquivo, com as células recusadas e com aviso marcadas: ${f.path}`,
    en: (f) => `Copy of your file, with refused and warned cells marked: ${f.path}`,
  },
  marked_without: {
    pt: (f) =>
      `A cópia não leva do original: ${list((f.parts as string[]).map((part) => LOST_PT[part] ?? part))}.`,
    en: (f) =>
      `The copy lacks of the original: ${list((f.parts as string[]).map((part) => LOST_EN[part] ?? part))}.`,
  },
  marked_plain: {
    pt: (f) =>
      `${f.path} é uma planilha simples só com ${many(f.rows, 'linha pendente', 'linhas pendentes')}, e não uma cópia do seu arquivo: ${WHY_PT[String(f.why)]}.`,
    en: (f) =>
      `${f.path} is a plain sheet of ${manyInEnglish(f.rows, 'pending row', 'pending rows')} alone, and no copy of your file: ${WHY_EN[String(f.why)]}.`,
  },
  marked_none: {
    pt: (f) =>
      `${f.path} não foi gravado: ${WHY_PT[String(f.why)]}, e não há linhas pendentes para uma planilha simples.`,
    en: (f) =>
      `${f.path} was not written: ${WHY_EN[String(f.why)]}, and there are no pending rows for a plain sheet.`,
  },
} satisfies Messages
