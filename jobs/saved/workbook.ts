import type { FigureColumn, ListSheet } from '../../src/core/job/job.js'

/** Returns the sheet of exported files, after the columns that identify the calculation. */
export function filesSheet(place: readonly FigureColumn[]): ListSheet {
  return {
    name: 'Arquivos',
    about: 'Cada arquivo exportado, com o atalho para ele na pasta ao lado desta.',
    list: 'arquivos',
    none: 'Nenhum arquivo foi pedido, ou nenhum foi entregue.',
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
    columns: place,
    open: true,
  }
}
