import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import type { FigureColumn } from '../../src/core/job/job.js'
import { seriesSheet } from '../correct/series-sheet.js'
import { totalTally } from '../saved/run-total.js'
import { isPartOfTotal } from '../saved/totals.js'
import {
  CHECK_COLUMNS,
  CHECK_NOTE,
  CHECK_TALLY,
  filesSheet,
  memorySheet,
  valueWords,
} from '../saved/workbook.js'
import { BY_CLIENT } from '../sheets-of-amounts.js'

const PLACE: FigureColumn[] = [
  { figure: 'calculo', title: 'ID do cálculo', kind: 'text', width: 14 },
  { figure: 'nome', title: 'Nome', kind: 'text', width: 32, wrap: true },
]

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'calculo', title: 'ID do cálculo', kind: 'text', width: 14 },
    { figure: 'situacao', title: 'Cálculo', kind: 'text', width: 22, wrap: true },
    { figure: 'total', title: 'Total', kind: 'money' },
    // Not a column beside the rows; the sheets of files and memory use it.
    { figure: 'nome', title: 'Nome do cálculo', kind: 'text', width: 30, wrap: true },
  ],
  evidence: [
    ...CHECK_COLUMNS,
    // Links are for the screen; the sheet of files prints the names.
    { figure: 'arquivo', title: 'Arquivo', kind: 'link', width: 46 },
    { figure: 'hash', title: 'Hash do link público', kind: 'text', width: 36 },
    { figure: 'link', title: 'Link público', kind: 'link', width: 64 },
    { figure: 'totalLido', title: 'Total lido de', kind: 'text', width: 26 },
  ],
  // The total of several rows stands in the first of them.
  sums: [{ figure: 'total', title: 'Total', of: ['cálculo', 'cálculos'] }],
  tallies: [{ figure: 'situacao', title: 'Cálculos' }, CHECK_TALLY, totalTally('total')],
  open: true,
  isPart: isPartOfTotal,
  lists: [memorySheet(PLACE), filesSheet(PLACE)],
  groups: [BY_CLIENT],
  sources: [seriesSheet],
  valueWords,
  notes: [
    CHECK_NOTE,
    'Cada linha, ou cada grupo de linhas, é um cálculo novo, salvo na conta. O nome dele começa com lote, o número do lote e o da tarefa.',
    'O total, os arquivos e a memória de um grupo estão na primeira linha dele; as somas o contam uma vez.',
    'Quem tem o link público, ou o hash dele, abre o cálculo sem senha: mande esta pasta de trabalho só a quem pode vê-lo.',
    'Os atalhos levam à pasta arquivos, ao lado desta pasta de trabalho: guarde as duas juntas.',
    'O que o serviço devolve além do total tem colunas com os nomes que ele dá, por extenso.',
  ],
}
