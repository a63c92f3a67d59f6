import { list, type Message, many, quoted } from './message.js'

const WHY: Record<string, string> = {
  format: 'o formato dele não guarda cores nem comentários',
  headings: 'a tabela não tem uma linha de títulos',
  heavy: 'ele é grande demais para ser copiado com os formatos',
  damage: 'ele não pôde ser copiado célula por célula com os formatos',
}

const LOST: Record<string, string> = {
  charts: 'gráficos',
  pivots: 'tabelas dinâmicas',
  macros: 'macros',
  links: 'vínculos com outros arquivos (ficam os valores)',
  shapes: 'caixas de texto e formas',
  controls: 'botões e objetos',
  threads: 'conversas de comentários',
  criteria: 'o critério do filtro (as linhas ocultas continuam ocultas)',
}

/** Messages about retrieving the files of a batch and requesting it again. */
export const againPt = {
  marked_not: {
    text: (f) => `${quoted(f.name)} não volta marcada: ${WHY[String(f.why)]}.`,
    todo: () => 'Use a planilha de pendências: ela diz o mesmo das linhas sem resultado.',
  },
  input_gone: {
    text: (f) =>
      `O armazenamento não tem mais o arquivo ${quoted(f.name)}, de que o lote ${f.batch} foi feito.`,
    todo: () => 'Rode o arquivo original como um lote novo.',
  },
  last_published_unknown: {
    text: (f) =>
      `Não se sabe qual é o último mês publicado para ${f.name}: ele só é conhecido de um índice que vale para o lote inteiro.`,
    todo: () => 'Dê -p index=, ou escreva a data.',
  },
  rerun_not: {
    text: (f) => `Um lote de ${f.job} não é refeito por lote rerun.`,
    todo: (f) =>
      f.job === 'watch' ? 'Use lote watch run NOME.' : 'Rode a planilha como um lote novo.',
  },
  rerun_later: {
    text: (f) => `O lote ${f.batch} foi corrigido: a versão atual é o lote ${f.later}.`,
    todo: (f) => `Refaça a mais nova: lote rerun ${f.later}`,
  },
  diff_same: {
    text: (f) => `Os dois lotes dados são o mesmo: ${f.batch}.`,
    todo: () => 'Dê dois lotes: lote diff ANTES AGORA.',
  },
  diff_other_job: {
    text: (f) =>
      `Os lotes são de trabalhos diferentes: ${f.before} é de ${f.other}, e ${f.now} de ${f.job}.`,
    todo: () => 'Compare dois lotes do mesmo trabalho.',
  },
  diff_no_worth: {
    text: (f) => `As linhas de um lote de ${f.job} não têm um valor que se compare.`,
    todo: () => 'lote diff compara lotes de correct, update e recalc.',
  },
  marked: {
    text: (f) => `Cópia do seu arquivo, com as células recusadas e com aviso marcadas: ${f.path}`,
  },
  marked_without: {
    text: (f) =>
      `A cópia não leva do original: ${list((f.parts as string[]).map((part) => LOST[part] ?? part))}.`,
  },
  marked_plain: {
    text: (f) =>
      `${f.path} é uma planilha simples só com ${many(f.rows, 'linha pendente', 'linhas pendentes')}, e não uma cópia do seu arquivo: ${WHY[String(f.why)]}.`,
  },
  marked_none: {
    text: (f) =>
      `${f.path} não foi gravado: ${WHY[String(f.why)]}, e não há linhas pendentes para uma planilha simples.`,
  },
} satisfies Record<string, Message>
