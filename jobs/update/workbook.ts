import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import { BY_CASE, BY_CLIENT, REPEATED_ROWS } from '../sheets-of-amounts.js'
import { nameOf } from './names.js'
import { seriesSheet } from './series-sheet.js'

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'fator', title: 'Fator', kind: 'factor' },
    { figure: 'atualizado', title: 'Valor atualizado', kind: 'money' },
    { figure: 'diferenca', title: 'Diferença', kind: 'money' },
  ],
  evidence: [
    { figure: 'conferencia', title: 'Conferência', kind: 'text', width: 23 },
    { figure: 'causa', title: 'Causa provável', kind: 'text', width: 34, wrap: true },
    { figure: 'fatorProprio', title: 'Fator próprio', kind: 'factor' },
    { figure: 'diferencaPropria', title: 'Diferença da conferência', kind: 'money', width: 15 },
  ],
  position: 'atualizado',
  sums: [
    { figure: 'valor', title: 'Valor histórico' },
    { figure: 'atualizado', title: 'Valor atualizado' },
    { figure: 'diferenca', title: 'Diferença' },
  ],
  tallies: [
    {
      figure: 'conferencia',
      title: 'Conferência dos valores atualizados',
      first: { DIVERGENTE: 'com valor que não confere com a série do serviço (DIVERGENTE)' },
    },
  ],
  decisions: REPEATED_ROWS,
  totals: [{ figure: 'total', title: 'Total', kind: 'money' }],
  open: 'onScreen',
  lists: [
    {
      name: 'Respostas não reconhecidas',
      about: 'Respostas do serviço de que nenhum valor pôde ser tirado, como vieram.',
      list: 'unread',
      columns: [
        { figure: 'resposta', title: 'Resposta do serviço', kind: 'text', width: 100, wrap: true },
      ],
      optional: true,
    },
  ],
  groups: [BY_CASE, BY_CLIENT],
  years: { field: 'data_base', title: 'Ano do vencimento' },
  sources: [seriesSheet],
  valueWords: (parameter, value, knowledge) =>
    parameter === 'indiceAtualizacao' ? nameOf(value, knowledge) : undefined,
  notes: [
    'Diferença é o valor atualizado menos o valor histórico.',
    'O serviço de atualização devolve só números: não separa juros, multa e honorários, e não faz memória de cálculo.',
    'Fator é o que o serviço informou; onde ele não informa, é o valor atualizado dividido pelo histórico, com dez casas.',
    'Conferência: o valor é refeito com o fator da série que o serviço mostra para o mês (aba Série usada); diferença acima de R$ 0,02 aparece como DIVERGENTE.',
    'Campos da resposta que esta pasta não conhece estão em colunas próprias, com o nome que o serviço lhes dá, por extenso.',
    'Valores negativos são pagamentos, e diminuem as somas.',
    'O índice e a data são escolhas de quem pediu o cálculo; estão na aba Parâmetros.',
  ],
}
