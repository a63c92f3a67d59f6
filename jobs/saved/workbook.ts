import type { FigureColumn, JobWorkbook, ListSheet } from '../../src/core/job/job.js'
import { typeName } from './names.js'
import { nameOf, type References } from './references.js'

/** The verdict on a whole calculation, in Resultado. */
export const CHECK_COLUMNS: readonly FigureColumn[] = [
  { figure: 'conferencia', title: 'Conferência', kind: 'text', width: 23, since: 13 },
  { figure: 'causa', title: 'Causa provável', kind: 'text', width: 34, wrap: true, since: 13 },
]

export const CHECK_TALLY: JobWorkbook['tallies'][number] = {
  figure: 'conferencia',
  title: 'Conferência das memórias',
  first: { DIVERGENTE: 'com valor que não confere com a série do serviço (DIVERGENTE)' },
}

export const CHECK_NOTE =
  'Conferência: o valor corrigido de cada linha da memória é refeito a partir da série do próprio serviço, onde os campos do cálculo dizem índice ou tabela e data; diferença acima de R$ 0,02, valor sem correção nenhuma ou lançamento sem linha aparecem como DIVERGENTE. Juros, multa, honorários e SELIC pedida à parte não são conferidos: só o serviço diz o que os campos deles fazem. Causa provável diz o que mais provavelmente houve, ou por que não se pôde conferir.'

/** Returns the sheet of exported files, after the columns that identify the calculation. */
export function filesSheet(place: readonly FigureColumn[]): ListSheet {
  return {
    name: 'Arquivos',
    about: 'Cada arquivo exportado, com o atalho para ele na pasta ao lado desta.',
    list: 'arquivos',
    optional: true,
    columns: [
      ...place,
      { figure: 'formato', title: 'Formato', kind: 'text', width: 10 },
      { figure: 'arquivo', title: 'Arquivo', kind: 'link', width: 100 },
      { figure: 'bytes', title: 'Tamanho (bytes)', kind: 'integer', width: 16, onScreen: true },
      { figure: 'sha256', title: 'SHA-256', kind: 'text', width: 68, onScreen: true },
    ],
  }
}

export function memorySheet(place: readonly FigureColumn[]): ListSheet {
  return {
    name: 'Memória',
    about: 'As linhas da memória de cálculo, com os nomes que o serviço dá, por extenso.',
    list: 'memoria',
    none: 'O serviço não mostrou nenhuma memória.',
    columns: [
      ...place,
      { figure: 'conferencia', title: 'Conferência', kind: 'text', width: 23 },
      { figure: 'causa', title: 'Causa provável', kind: 'text', width: 34, wrap: true },
      { figure: 'fatorProprio', title: 'Fator próprio', kind: 'factor', onScreen: true },
      {
        figure: 'diferencaPropria',
        title: 'Diferença da conferência',
        kind: 'money',
        width: 15,
        onScreen: true,
      },
    ],
    open: true,
  }
}

/** Returns the name of a type, and of the index or table that a field names. */
export function valueWords(
  parameter: string,
  value: string,
  { references }: { references?: References },
): string | undefined {
  if (parameter === 'type') return typeName(value)
  return nameOf(parameter.replace('fields.', ''), value, references)
}
