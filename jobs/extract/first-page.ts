import type { FirstPage, FirstPageInput, ListCount } from '../../src/core/job/job.js'

/** Says first who read the values, and then how much there is to be compared. */
export function firstPage(_: ReadonlyMap<string, ListCount>, { open }: FirstPageInput): FirstPage {
  const { documents = 0, values = 0, lines = 0 } = open ?? {}
  return {
    alarms: [
      [
        'CONFIRA',
        'Lido por inteligência artificial: compare cada valor com o documento antes de usar.',
      ],
    ],
    lines: [],
    figures: [
      ['Documentos lidos', documents],
      ['Valores lidos em campos', values],
      ['Linhas lidas em tabelas', lines],
    ],
  }
}
