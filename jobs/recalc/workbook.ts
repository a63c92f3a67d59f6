import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import type { FigureColumn } from '../../src/core/job/job.js'
import { legibleName } from '../../src/values/legible-name.js'
import { ownName, typeName } from '../saved/names.js'
import { totalTally } from '../saved/run-total.js'
import {
  CHECK_COLUMNS,
  CHECK_TALLY,
  filesSheet,
  memorySheet,
  valueWords,
} from '../saved/workbook.js'
import { BY_CLIENT } from '../sheets-of-amounts.js'
import { COMPARISON } from './interpret.js'

const PLACE: FigureColumn[] = [
  { figure: 'calculo', title: 'ID do cálculo', kind: 'text', width: 11 },
  { figure: 'tipo', title: 'Tipo', kind: 'text', width: 22, shown: typeName },
  { figure: 'nome', title: 'Nome', kind: 'text', width: 30, wrap: true, shown: ownName },
]

const CHANGE: FigureColumn[] = [
  { figure: 'antes', title: 'Antes', kind: 'money' },
  { figure: 'depois', title: 'Depois', kind: 'money' },
  { figure: 'diferenca', title: 'Diferença (R$)', kind: 'money' },
  { figure: 'variacao', title: 'Variação (%)', kind: 'percent', width: 14 },
]

const UNCHECKED = 'a variação não foi conferida'
const UNCOMPARED = {
  [COMPARISON.noBefore]: `sem valor anterior no serviço com que comparar: ${UNCHECKED}`,
  [COMPARISON.noTotal]: `sem total para comparar: ${UNCHECKED}`,
}

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'tipo', title: 'Tipo', kind: 'text', width: 22, shown: typeName },
    { figure: 'nome', title: 'Nome', kind: 'text', width: 30, wrap: true, shown: ownName },
    { figure: 'situacao', title: 'Cálculo', kind: 'text', width: 26, wrap: true },
    { figure: 'antes', title: 'Total antes', kind: 'money' },
    { figure: 'depois', title: 'Total depois', kind: 'money' },
    { figure: 'diferenca', title: 'Diferença (R$)', kind: 'money' },
    { figure: 'variacao', title: 'Variação (%)', kind: 'percent', width: 14 },
  ],
  evidence: [
    // Links are for the screen; the sheet of files prints the names.
    { figure: 'arquivo', title: 'Arquivo', kind: 'link', width: 46 },
    { figure: 'comparacao', title: 'Comparação', kind: 'text', width: 34 },
    { figure: 'totalLido', title: 'Total lido de', kind: 'text', width: 26 },
    ...CHECK_COLUMNS,
  ],
  position: 'depois',
  sums: [
    { figure: 'antes', title: 'Total antes (onde o serviço o mostra)' },
    { figure: 'depois', title: 'Total depois' },
    { figure: 'diferenca', title: 'Diferença' },
  ],
  tallies: [
    { figure: 'tipo', title: 'Tipos', shown: typeName },
    { figure: 'comparacao', title: 'Comparação', first: UNCOMPARED },
    CHECK_TALLY,
    totalTally('depois'),
  ],
  decisions: {
    calc_written: {
      text: 'na conta, o cálculo ficou com os campos novos e sem resultado novo',
      isFirst: true,
    },
  },
  open: true,
  lists: [
    {
      name: 'Antes e depois',
      about:
        'Cada total do cálculo, antes e depois da atualização, como o serviço os dá: nem sempre as partes somam o Total.',
      list: 'antesDepois',
      none: 'Nenhum total para comparar.',
      columns: [
        ...PLACE,
        { figure: 'campo', title: 'Componente', kind: 'text', width: 20, shown: legibleName },
        ...CHANGE,
      ],
    },
    {
      name: 'Variações atípicas',
      about: 'Cálculos cujo total mudou mais que o limite (variacaoAtipica; sem ele, 20%).',
      list: 'atipicas',
      optional: true,
      columns: [
        ...PLACE,
        ...CHANGE,
        { figure: 'limite', title: 'Limite (%)', kind: 'percent', width: 12 },
      ],
    },
    { ...memorySheet(PLACE), by: { figure: 'tipo', words: typeName } },
    filesSheet(PLACE),
  ],
  groups: [BY_CLIENT],
  valueWords,
  notes: [
    'Conferência: os valores de um recálculo não são calculados de novo aqui; a coluna Causa provável diz por quê. O que se confere é a variação do total, e se valores antigos voltaram sem correção.',
    'Total antes é o do último resultado que o serviço mostra ao abrir o cálculo. Um cálculo que nunca rodou, ou cujo resultado o serviço não mostra, não tem comparação.',
    'Variação é a diferença sobre o total antes.',
    'Variações acima do limite estão na aba Variações atípicas: nada nelas é erro por si só.',
    'Cálculos da geração anterior (legado) não podem ser recalculados: o demonstrativo guardado pelo serviço foi baixado.',
    'Linhas que pedem o mesmo de um mesmo cálculo foram atendidas de uma vez; Antes e depois, Memória e Arquivos as mostram só na primeira.',
    'Os atalhos levam à pasta arquivos, ao lado desta pasta de trabalho: guarde as duas juntas.',
    'Nenhum cálculo é apagado. Em cada um foi gravado o que a aba Parâmetros diz em Pedido, e o que as colunas da linha têm.',
  ],
}
