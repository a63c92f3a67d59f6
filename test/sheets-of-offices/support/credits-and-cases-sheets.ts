import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const CREDITS = ['Devolução', 'Compensação', 'Glosas', 'Cashback', 'Abono', 'Crédito', 'Retenção']
const ENDED = ['Desistiu da ação', 'Extinto por desistência', 'Improcedente', 'Execução extinta']
const PAPERS = ['Título 12 pago', 'Parcela 4 paga em 02/03/2020', 'Aluguel de março quitado']

const besides = (heading: string, one: string, other: string) => ({
  ...correct,
  sheet: `${heading}: ${other}`,
  lines: [
    `Data;${heading};Valor`,
    `10/01/2020;${one};1.000,00`,
    `10/02/2020;${one};2.000,00`,
    `15/02/2020;${other};500,00`,
  ],
})
const isOwed = { careful: 'signs: the three are owed', expects: owed('2020-02-15') }
const asks = (code: string) => ({
  careful: 'asks: that line is not owed',
  expects: [`asks ${code}`],
})

function owed(last: string): string[] {
  const days = ['2020-01-10,amount:1000', '2020-02-10,amount:2000', `${last},amount:500`]
  return ['1 - header', ...days.map((day, at) => `${at + 2} {date:${day}}`)]
}

/** Credits by one word, titles that are paid by their own words, claims that were given up. */
export const creditsAndCases: JudgedSheet[] = [
  ...CREDITS.map((kind) => ({
    ...besides('Tipo', 'Fatura', kind),
    ...asks('ask_payments_positive'),
  })),
  { ...besides('Lançamento', 'Mensalidade', 'Devolução'), ...asks('ask_payments_positive') },
  {
    ...correct,
    sheet: 'Tipo: Devolução among papers that do not come first',
    ...asks('ask_payments_positive'),
    lines: [
      'Data;Tipo;Valor',
      '10/01/2020;Dano moral;1.000,00',
      '10/02/2020;Fatura;2.000,00',
      '15/02/2020;Devolução;500,00',
    ],
  },
  ...['Cortesia', 'Isenção', 'Perdão'].map((kind) => ({
    ...besides('Tipo', 'Fatura', kind),
    ...asks('ask_not_owed'),
  })),
  { ...besides('Pedido', 'Dano moral', 'Devolução'), ...isOwed, sheet: 'clear: Devolução claimed' },
  { ...besides('Tipo', 'Dano material', 'Devolução'), ...isOwed, sheet: 'clear: a refund claimed' },
  ...PAPERS.map((paper) => ({ ...besides('Título', 'Título 11', paper), ...asks('ask_settled') })),
  {
    ...correct,
    sheet: 'clear: Parcela 3 paga, of what is claimed back',
    careful: 'signs: the payments are what is claimed',
    lines: [
      'Documento;Data do pagamento;Valor pago',
      'Parcela 3 paga;10/01/2020;1.000,00',
      'Entrada;10/02/2020;2.000,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2000}'],
  },
  ...ENDED.map((state) => ({
    ...besides('Situação processual', 'Em andamento', state),
    ...asks('ask_settled'),
  })),
  ...['Arquivado provisoriamente', 'Citado', 'Procedente'].map((state) => ({
    ...besides('Situação processual', 'Em andamento', state),
    ...isOwed,
    sheet: `clear: Situação processual: ${state}`,
  })),
  {
    ...correct,
    sheet: 'Correção monetária: TJSP, and another index asked for',
    careful: 'asks: the table of that court is meant',
    lines: ['Vencimento;Valor;Correção monetária', '10/01/2020;1.000,00;TJSP'],
    expects: ['asks ask_new_terms'],
  },
]
