import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const interest = [...correct.parameters, 'juros=1', 'juros.from=vencimento']
const sinceSummons = [
  ...correct.parameters,
  'juros=1',
  'juros.from=citacao',
  'juros.citacao=20/05/2019',
]
const DAYS = ['10/01/2020', '10/02/2020', '10/03/2020'] as const

/** Lines of one text each, of which all are owed. */
function owed(
  headings: string,
  texts: readonly string[],
  why: string,
  parameters = correct.parameters,
): JudgedSheet {
  const isDescribed = /^(?:Descrição|Histórico|Parcela)/.test(headings)
  const described = (text: string) => (isDescribed ? `,description:${text}` : '')
  const since = parameters === sinceSummons ? ',citation:2019-05-20' : ''
  const iso = (at: number) => DAYS[at]!.split('/').reverse().join('-')
  return {
    job: 'correct',
    parameters,
    sheet: `clear: ${headings}, ${texts.join(', ')}`,
    careful: `reads all: ${why}`,
    lines: [headings, ...texts.map((text, at) => `${text};${DAYS[at]};${at + 1}.100,00`)],
    expects: [
      '1 - header',
      ...texts.map(
        (text, at) => `${at + 2} {date:${iso(at)},amount:${at + 1}100${described(text)}${since}}`,
      ),
    ],
  }
}

const DESCRIBED = 'Descrição;Data;Valor'

/** Losses, expenses of the creditor and amounts of which a word alone looks like a payment. */
export const lossesAndExpenses: JudgedSheet[] = [
  owed(
    DESCRIBED,
    ['Réu pagou a menor jan/2020', 'Réu não pagou fev/2020'],
    'what lacks in a payment is owed',
  ),
  owed(
    DESCRIBED,
    ['Golpista transferiu via Pix', 'Empréstimo em nome da vítima'],
    'who deceives is no debtor who pays',
  ),
  owed(DESCRIBED, ['Ana pagou o hospital', 'Farmácia'], 'the creditor paid them'),
  owed(
    DESCRIBED,
    ['Consumidora pagou fatura 01/2020', 'Fatura 02/2020'],
    'the creditor paid the bill',
  ),
  owed(
    'Parcela;Data do pagamento;Valor pago',
    ['Sinal no ato', 'Parcela 1', 'Parcela 2'],
    'a buyer claims back what was paid',
  ),
  owed(
    'Descrição;Data do pagamento;Valor pago',
    ['Sinal no ato', 'Pagou a primeira', 'Segunda parcela'],
    'a buyer claims back what was paid',
  ),
  owed(
    'Parcela;Vencimento;Valor',
    ['Entrada (no ato)', '1ª', 'Saldo'],
    'an entry that was not paid is owed',
  ),
  owed(
    'Parcela;Competência;Valor',
    ['Aviso prévio', '13º salário', 'Multa de 40% do FGTS'],
    'a fine of the dismissal is a part of the wages',
    interest,
  ),
  owed(
    DESCRIBED,
    ['Rendimento da poupança - Plano Verão', 'Rendimento da poupança - Plano Collor'],
    'what was not credited is owed',
  ),
  owed(
    DESCRIBED,
    [
      'Atualização monetária do contrato, parcela 1/2',
      'Atualização monetária do contrato, parcela 2/2',
    ],
    'no line is left that holds it',
  ),
  owed(
    'Descrição;Data do arbitramento;Valor',
    ['Dano moral, correção a partir do arbitramento', 'Dano estético'],
    'the date is that of the award',
  ),
  owed(
    DESCRIBED,
    ['Dano moral, juros da citação', 'Dano material'],
    'interest was asked for since the summons',
    sinceSummons,
  ),
  owed(DESCRIBED, ['Transporte', 'Hotel', 'Alimentação'], 'a fare is no balance'),
  {
    ...correct,
    sheet: 'clear: a section of fees for which a small writ was issued',
    careful: 'reads all: it is not paid yet',
    lines: [
      'Verba;Data;Valor',
      'Férias;10/01/2020;1.200,00',
      'Honorários - RPV expedida;;',
      'Sucumbência;10/02/2020;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:Férias}',
      '3 - note',
      '4 {date:2020-02-10,amount:500,description:Sucumbência}',
    ],
  },
  ...(
    [
      ['14.000,00', 'catorze mil reais', 14_000],
      ['16,00', 'dezeseis reais', 16],
      ['2.000,00', 'duas mil reais', 2000],
      ['300,00', 'trezentas reais', 300],
    ] as const
  ).map(([figures, words, amount]) => ({
    ...correct,
    sheet: `clear: a cheque, ${figures} and ${words}`,
    careful: 'reads it: the words are the figures',
    lines: [
      'Cheque;Data;Valor;Valor por extenso',
      `1;10/01/2020;${figures};${words}`,
      '2;10/02/2020;50,00;cinquenta reais',
    ],
    expects: [
      '1 - header',
      `2 {date:2020-01-10,amount:${amount}}`,
      '3 {date:2020-02-10,amount:50}',
    ],
  })),
  {
    ...correct,
    sheet: 'a debtor who paid by a verb, and an article before it',
    careful: 'asks: it is taken off',
    lines: [
      'Descrição;Data;Valor',
      'Aluguel;10/01/2020;1.000,00',
      'A ré já depositou;10/02/2020;300,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'a judgment: interest since the summons, where none was asked for',
    careful: 'asks: the date of the line is another',
    lines: [
      'Descrição;Data;Valor',
      'Dano moral, correção do arbitramento e juros da citação;10/01/2020;1.000,00',
      'Dano material;10/02/2020;300,00',
    ],
    expects: ['asks ask_remarks'],
  },
  {
    ...correct,
    sheet: 'a section of fees for which a small writ was paid',
    careful: 'asks: it is not owed any more',
    lines: [
      'Verba;Data;Valor',
      'Férias;10/01/2020;1.200,00',
      'Honorários - RPV paga;;',
      'Sucumbência;10/02/2020;500,00',
    ],
    expects: ['asks ask_settled_section'],
  },
]
