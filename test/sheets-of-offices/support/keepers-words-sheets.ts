import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

export const READ = [
  '1 - header',
  '2 {date:2020-01-10,amount:1000}',
  '3 {date:2020-02-15,amount:2000}',
]

/** A column beside two debts, of which it says something of the second. */
export const beside = (heading: string, first: string, second: string) => ({
  ...correct,
  sheet: `${heading}: ${first} | ${second}`,
  lines: [
    `Cliente;Vencimento;Valor;${heading}`,
    `Ana;10/01/2020;1.000,00;${first}`,
    `Bia;15/02/2020;2.000,00;${second}`,
  ],
})
export const ledger = (heading: string, first: string, second: string) => ({
  ...correct,
  sheet: `${heading}: ${first} | ${second}`,
  lines: [`Data;${heading};Valor`, `10/01/2020;${first};1.000,00`, `15/02/2020;${second};2.000,00`],
})
export const asks = (code: string, careful: string) => ({
  careful: `asks: ${careful}`,
  expects: [`asks ${code}`],
})
export const named = (name: string) => ({
  ...correct,
  sheet: `clear: a sheet: ${name}`,
  careful: 'signs: it names what is below',
  lines: {
    [name]: [
      ['Vencimento', 'Valor'],
      ['10/01/2020', '1.000,00'],
      ['15/02/2020', '2.000,00'],
    ],
  },
  expects: READ,
})
export const clear = (sheet: Pick<JudgedSheet, 'sheet' | 'job' | 'parameters' | 'lines'>) => ({
  ...sheet,
  sheet: `clear: ${sheet.sheet}`,
  careful: 'signs: both are owed',
  expects: READ,
})

/** What whoever keeps the list writes in words of his own, and words that only look like these. */
export const keepersWords: JudgedSheet[] = [
  ...['já recebi', 'perdoei', 'prescreveu', 'já dei baixa', 'quitou'].map((remark) => ({
    ...beside('Obs', '', remark),
    ...asks('ask_settled', 'that one is settled'),
  })),
  ...['dei baixa no SPC', 'deu baixa na CTPS', 'médico prescreveu repouso', 'recebi a citação'].map(
    (remark) => ({
      ...clear(beside('Obs', '', remark)),
      expects: [...READ.slice(0, 2), `3 {date:2020-02-15,amount:2000,description:${remark}}`],
    }),
  ),
  ...['Devedor solidário pagou', 'Cliente pagou', 'Executado depositou'].map((heading) => ({
    ...beside(heading, '500,00', ''),
    ...asks('ask_deducted', 'a part of the first is paid'),
    sheet: `${heading}: an amount beside the debt`,
    lines: [`Vencimento;Valor;${heading}`, '10/01/2020;1.000,00;500,00', '15/02/2020;2.000,00;'],
  })),
  { ...beside('Situação da dívida', 'Ativa', 'Remida'), ...asks('ask_settled', 'it is forgiven') },
  ...['não é dele, é do irmão', 'conferir valor', 'combinamos R$ 1.500,00'].map((remark) => ({
    ...beside('Obs', '', remark),
    ...asks('ask_remarks', 'another debtor or another amount'),
  })),
  ...[
    ['Lançamento', 'Compra', 'Haver'],
    ['O quê', 'Fiado', 'Deu por conta'],
    ['Anotação', 'comprou', 'deu'],
  ].map(([heading = '', debt = '', payment = '']) => ({
    ...ledger(heading, debt, payment),
    ...asks('ask_payments_positive', 'the second was paid'),
  })),
  ...[
    ['Embargos improcedentes', 'Penhora'],
    ['Réu desistiu do recurso', 'Citado'],
    ['Pedido de extinção indeferido', 'Parcialmente procedente'],
  ].map(([one = '', other = '']) => clear(beside('Situação processual', one, other))),
  ...[
    ['Tipo', 'Boleto', 'Crédito'],
    ['Histórico', 'Tarifa devolução de cheque', 'Tarifa de conta'],
    ['Verba', 'Compensação por dano moral', 'Fatura indevida'],
    ['Documento', 'NF 12 paga a menor', 'NF 13'],
    ['Documento', 'Cheque 12 devolvido', 'Cheque 13'],
  ].map(([heading = '', one = '', other = '']) => ({
    ...clear(ledger(heading, one, other)),
    expects: READ.map((line) =>
      /^Histórico|^Verba/.test(heading) && /^[23]/.test(line)
        ? line.replace('}', `,description:${line.startsWith('2') ? one : other}}`)
        : line,
    ),
  })),
  ...['Réus', 'Moradores', 'IPCA', 'Execução', 'Débitos da executada', 'TR'].map(named),
  {
    ...correct,
    sheet: 'clear: what was paid, and the receipts that there are',
    careful: 'signs: they are evidence',
    lines: [
      'Data do pagamento;Valor pago;Recibo nº',
      '10/01/2020;1.000,00;12',
      '15/02/2020;2.000,00;',
    ],
    expects: READ,
  },
]
