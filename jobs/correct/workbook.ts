import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import { BY_CASE, BY_CLIENT, REPEATED_ROWS } from '../sheets-of-amounts.js'
import type { CorrectKnowledge } from './catalogue.js'
import { otherStart, SPLIT_BY } from './row-charges.js'
import { seriesSheet } from './series-sheet.js'
import { statement } from './statement.js'
import { SELIC_BASES } from './statement-selic.js'

/** What each value of a parameter asks for. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'juros.from': { citacao: 'citação' },
  'honorarios.modo': { p: 'percentual', v: 'valor em reais' },
  selicBase: SELIC_BASES,
}

/** The sums of the rows may differ from the totals by the rounding of each. */
const DERIVED = 'derivados: linhas e totais da chamada fecham, salvo o arredondamento de cada linha'

/** The columns that a lawyer expects after his own, and the memory behind each figure. */
export const sheets: WorkbookDeclaration = {
  figures: [
    // The date and the amount as lote read them: the input may hold texts, and paper the result alone.
    { figure: 'data', title: 'Corrigido desde', kind: 'date', width: 13, since: 13 },
    { figure: 'valor', title: 'Valor histórico', kind: 'money' },
    { figure: 'fator', title: 'Fator', kind: 'factor', width: 14 },
    { figure: 'corrigido', title: 'Valor corrigido', kind: 'money' },
    { figure: 'correcao', title: 'Correção', kind: 'money', part: true },
    { figure: 'juros', title: 'Juros', kind: 'money', charge: true, part: true },
    { figure: 'selic', title: 'SELIC', kind: 'money', width: 12 },
    { figure: 'multa', title: 'Multa', kind: 'money', width: 13, charge: true, part: true },
    {
      figure: 'honorarios',
      title: 'Honorários',
      kind: 'money',
      width: 15,
      charge: true,
      part: true,
    },
    {
      figure: 'encargos',
      title: 'Encargos (total − corrigido)',
      kind: 'money',
      width: 15,
      charge: true,
      allCharges: true,
      part: true,
    },
    { figure: 'total', title: 'Total', kind: 'money' },
  ],
  evidence: [
    { figure: 'conferencia', title: 'Conferência', kind: 'text', width: 23 },
    { figure: 'causa', title: 'Causa provável', kind: 'text', width: 34, wrap: true },
    { figure: 'fatorProprio', title: 'Fator próprio', kind: 'factor' },
    { figure: 'diferenca', title: 'Diferença', kind: 'money', width: 13 },
    { figure: 'conferenciaJuros', title: 'Conferência dos juros', kind: 'text', width: 23 },
    { figure: 'calcId', title: 'ID do cálculo', kind: 'text', width: 16 },
  ],
  position: 'total',
  compared: 'corrigido',
  sums: [
    { figure: 'valor', title: 'Valor histórico' },
    { figure: 'corrigido', title: 'Valor corrigido' },
    { figure: 'total', title: 'Total' },
  ],
  tallies: [
    {
      figure: 'conferencia',
      title: 'Conferência dos valores corrigidos',
      first: { DIVERGENTE: 'com valor que não confere com a série do serviço (DIVERGENTE)' },
    },
    {
      figure: 'separacao',
      title: 'Juros, multa e honorários de cada linha',
      shown: (how) => (how === SPLIT_BY.totals ? DERIVED : how),
    },
  ],
  decisions: {
    ...REPEATED_ROWS,
    row_interest_start: {
      text: (figures) =>
        `o Total não é o pedido: ${otherStart(figures)}, e o Demonstrativo não é impresso; decida entre o início que o serviço segue e a correção sem juros, e peça de novo`,
      isFirst: true,
      unprinted: true,
    },
    row_charges_not_split: {
      text: 'o Demonstrativo não é impresso: não se provou quanto dos encargos é de cada linha',
      unprinted: true,
    },
    note_case_check_digits: {
      text: 'confira o número do processo antes de juntar o Demonstrativo',
      ofResults: true,
    },
  },
  totals: [
    { figure: 'correcaoMonetaria', title: 'Correção', kind: 'money' },
    { figure: 'juros', title: 'Juros', kind: 'money' },
    { figure: 'multa', title: 'Multa', kind: 'money' },
    { figure: 'honorarios', title: 'Honorários', kind: 'money' },
    { figure: 'total', title: 'Total', kind: 'money' },
  ],
  memory: {
    name: 'Memória',
    columns: [
      { figure: 'data', title: 'Data', kind: 'date' },
      { figure: 'valor', title: 'Valor histórico', kind: 'money' },
      { figure: 'fator', title: 'Fator', kind: 'factor', width: 14 },
      { figure: 'corrigido', title: 'Valor corrigido', kind: 'money' },
      { figure: 'juros', title: 'Juros', kind: 'money', charge: true },
      { figure: 'multa', title: 'Multa', kind: 'money', width: 13, charge: true },
      { figure: 'honorarios', title: 'Honorários', kind: 'money', width: 14, charge: true },
      { figure: 'total', title: 'Total', kind: 'money' },
      { figure: 'memoria', title: 'Memória do serviço', kind: 'text', width: 60, wrap: true },
    ],
  },
  groups: [BY_CASE, BY_CLIENT],
  years: { field: 'data_base', title: 'Ano do vencimento' },
  sources: [seriesSheet],
  valueWords: (parameter, value, { indices, tables }: CorrectKnowledge) => {
    if (Object.hasOwn(WORDS, parameter)) return WORDS[parameter]![value]
    const entries = { index: indices, table: tables }[parameter]
    const entry = entries?.find(({ slug, id }) => slug === value || String(id) === value)
    return entry?.name ?? undefined
  },
  statement,
  notes: [
    'Fator, cortado em dez casas como o dos demonstrativos dos tribunais, é o da série do índice, onde a conferência fecha; onde não, o valor corrigido dividido pelo valor histórico.',
    'O serviço informa juros, multa e honorários para a chamada inteira. Eles aparecem na linha quando ela foi calculada sozinha, ou quando um só modo de cobrar (multa e honorários sobre o corrigido, com ou sem juros e multa) fecha ao centavo com todas as linhas e todos os totais da chamada; na dúvida, até 3 linhas são pedidas também sozinhas. O Total da linha tem então todos eles.',
    'Onde a repartição não pôde ser provada, as três colunas ficam vazias, a linha vem com aviso, o Total é o que o serviço informou para ela (pode não ter os honorários) e o Demonstrativo do processo não é impresso.',
    'A SELIC está dentro do valor corrigido: o serviço não a separa. Pedida sem dizer mais, incide sobre o valor corrigido e a multa, por meses inteiros.',
    'Conferência: o fator é refeito a partir da série do próprio serviço; diferença acima de R$ 0,02, valor sem correção nenhuma ou meses contados de outro modo que nas demais linhas da chamada aparecem como DIVERGENTE. Causa provável diz o que mais provavelmente houve, ou por que não se pôde conferir.',
    'Índices usados: o fator entre dois meses é o Acumulado de um dividido pelo do outro. Onde ele vai até o começo do mês, a variação do próprio mês ainda não está nele: de 15/03/2018 a 31/12/2024, Acumulado de 12/2024 dividido pelo de 03/2018, com as variações de 03/2018 a 11/2024.',
    'Valores negativos são pagamentos, e diminuem as somas.',
    'O índice, a tabela e o regime de juros são escolhas de quem pediu o cálculo; estão na aba Parâmetros.',
  ],
}
