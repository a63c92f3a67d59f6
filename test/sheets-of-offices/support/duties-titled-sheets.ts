import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const ALL = [
  '1 - title',
  '2 - header',
  '3 {date:2020-01-10,amount:1200,description:1}',
  '4 {date:2020-02-10,amount:1200,description:2}',
  '5 {date:2020-03-10,amount:1200,description:3}',
  '6 {date:2020-04-10,amount:1200,description:4}',
]

/** Four instalments below a title. */
function titled(title: string, careful: string, expects: string[]): JudgedSheet {
  const lines = [
    `${title};;`,
    'Parcela;Vencimento;Valor',
    '1;10/01/2020;1.200,00',
    '2;10/02/2020;1.200,00',
    '3;10/03/2020;1.200,00',
    '4;10/04/2020;1.200,00',
  ]
  return { ...correct, sheet: `a title: ${title}`, careful, lines, expects }
}

/** Titles by which something ended, was paid or is bounded, and titles that only look like them. */
export const dutiesTitled: JudgedSheet[] = [
  ...[
    'Contrato encerrado em 15/02/2020',
    'Matrícula trancada em fevereiro de 2020',
    'Alimentando completou a maioridade em 12/02/2020',
    'Imóvel desocupado em fev/2020',
    'Distrato assinado em 15/02/2020',
    'Veículo devolvido em 15/02/2020',
  ].map((title) =>
    titled(title, 'asks: nothing falls due after the end', ['asks ask_stated_limit']),
  ),
  ...['Quitado até fev/2020', 'O réu pagou até a parcela de 02/2020'].map((title) =>
    titled(title, 'asks: the first two are not owed', ['asks ask_stated_limit']),
  ),
  titled('Renúncia ao excedente de 60 salários mínimos', 'asks: the claim is bounded', [
    'asks ask_stated_share',
  ]),
  ...[
    'Contrato rescindido em 15/05/2020',
    'Admissão em 10/01/2015, rescisão em 15/02/2020',
    'Pensão desde o óbito da vítima em 12/02/2020',
    'Contrato firmado em 10/12/2019',
    'Renovação do contrato em 15/02/2020',
    'Sentença proferida em 15/02/2020',
    'Nada foi pago até 10/04/2020',
    'Não pago até 10/02/2020',
  ].map((title) => titled(title, 'reads the four', ALL)),
]
