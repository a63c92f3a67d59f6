import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc } from './requests.js'

const balance = {
  job: 'calc',
  parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
}
/** Records of a calculation that stand in several rows, or lack a part. */
export const records: JudgedSheet[] = [
  {
    ...calc,
    sheet: 'a principal and a deposit of one name, without a group',
    careful: 'asks: the deposit would be a calculation of its own',
    lines: [
      'name;parcelas.data;parcelas.valor;parcelas.descricao',
      'Ana x Loja;05/02/2019;2.500,00;Principal',
      'Ana x Loja;20/08/2023;-500,00;Depósito',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...calc,
    sheet: 'instalments of one case, without a group and a name',
    careful: 'asks: each would be a calculation of its own',
    lines: [
      'processo;Cliente;parcelas.data;parcelas.valor',
      `${cnj(7801, 2019)};Ana;05/02/2019;2.500,00`,
      `${cnj(7801, 2019)};Ana;05/03/2019;2.500,00`,
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...calc,
    sheet: 'instalments of which the first alone has a name, without a group',
    careful: 'asks: each would be a calculation of its own',
    lines: [
      'name;parcelas.data;parcelas.valor',
      'Ana x Loja;05/02/2019;2.500,00',
      ';05/03/2019;2.500,00',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...balance,
    sheet: 'one loan with two payments, without a group',
    careful: 'asks: the loan would be owed twice, each time with one of its payments',
    lines: [
      'name;valor_principal;data_inicio;taxa;pagamentos.data;pagamentos.valor',
      'Banco x Ana;15.000,00;15/01/2024;1;15/06/2024;4.000,00',
      'Banco x Ana;15.000,00;15/01/2024;1;15/07/2024;1.500,00',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...calc,
    sheet: 'an instalment that was paid, by its description',
    careful: 'asks: it is owed no more',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana;10/01/2020;1.000,00;Parcela 1',
      'A;;10/02/2020;1.000,00;Parcela 2 - quitada em 15/02/2020',
    ],
    expects: ['asks ask_settled'],
  },
]
