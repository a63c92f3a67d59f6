import type { JobSheets } from '../../src/job.js'

/** The columns a lawyer expects after his own, and the memory behind each figure. */
export const sheets: JobSheets = {
  figures: [
    { figure: 'fator', title: 'Fator', kind: 'factor' },
    { figure: 'corrigido', title: 'Valor corrigido', kind: 'money' },
    { figure: 'correcao', title: 'Correção', kind: 'money' },
    { figure: 'juros', title: 'Juros', kind: 'money' },
    { figure: 'selic', title: 'SELIC', kind: 'money' },
    { figure: 'multa', title: 'Multa', kind: 'money' },
    { figure: 'honorarios', title: 'Honorários', kind: 'money' },
    { figure: 'encargos', title: 'Encargos (total − corrigido)', kind: 'money', width: 18 },
    { figure: 'total', title: 'Total', kind: 'money' },
  ],
  evidence: [
    { figure: 'conferencia', title: 'Conferência', kind: 'text', width: 24 },
    { figure: 'fatorProprio', title: 'Fator próprio', kind: 'factor' },
    { figure: 'diferenca', title: 'Diferença', kind: 'money' },
    { figure: 'calcId', title: 'ID do cálculo', kind: 'text' },
  ],
  sums: [
    { figure: 'valor', title: 'Valor histórico' },
    { figure: 'corrigido', title: 'Valor corrigido' },
    { figure: 'total', title: 'Total' },
  ],
  memory: {
    name: 'Memória',
    columns: [
      { figure: 'data', title: 'Data', kind: 'date' },
      { figure: 'valor', title: 'Valor histórico', kind: 'money' },
      { figure: 'fator', title: 'Fator', kind: 'factor' },
      { figure: 'corrigido', title: 'Valor corrigido', kind: 'money' },
      { figure: 'total', title: 'Total', kind: 'money' },
      { figure: 'memoria', title: 'Memória do serviço', kind: 'text', width: 90, wrap: true },
    ],
  },
  notes: [
    'Fator é o valor corrigido dividido pelo valor histórico, com dez casas.',
    'O serviço informa juros, multa e honorários para a chamada inteira. Eles aparecem na linha quando a linha foi calculada sozinha ou quando só um deles foi cobrado; nos demais casos, a coluna Encargos mostra quanto o total da linha excede o valor corrigido, e a aba Chamadas mostra os totais informados.',
    'A coluna SELIC fica vazia porque o serviço não a separa do valor corrigido.',
    'Conferência: o fator é refeito a partir da série do próprio serviço; diferença acima de R$ 0,02 aparece como DIVERGENTE.',
  ],
}
