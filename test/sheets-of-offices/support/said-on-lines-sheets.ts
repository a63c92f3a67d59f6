import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const A = cnj(9101, 2019)
const asksShare = ['asks ask_stated_share']
const asksRemarks = ['asks ask_remarks']

/** One line whose own text makes another figure of it, beside one without such a text. */
function described(text: string, careful: string, expects: string[], heading = 'Histórico') {
  const lines = [
    `Processo;${heading};Data;Valor`,
    `${A};${text};10/03/2021;1.500,00`,
    `${A};Fatura 102;10/04/2021;700,00`,
  ]
  return { ...correct, sheet: `${heading}: ${text}`, careful, lines, expects }
}

/** The same, where the text only names the line. */
function clear(text: string, heading = 'Histórico'): JudgedSheet {
  const expects = [
    '1 - header',
    `2 {date:2021-03-10,amount:1500,description:${text}}`,
    '3 {date:2021-04-10,amount:700,description:Fatura 102}',
  ]
  const one = described(text, 'reads both lines', expects, heading)
  return { ...one, sheet: `clear: ${one.sheet}` }
}

/** What stands in the description of a line, where a person looks and a program does not. */
export const saidOnLines: JudgedSheet[] = [
  described('Aluguel 03/2021 com desconto de 10%', 'asks: with or without it?', asksShare),
  described('Horas extras - 50% da verba', 'asks: is this the half?', asksShare, 'Descrição'),
  described('Benfeitorias (parte do autor: 1/2)', 'asks: the other half is not owed', asksShare),
  described('Venda do imóvel, metade pertence à ex-esposa', 'asks: half is owed', asksShare),
  described('Despesa rateada entre 3 condôminos', 'asks: a third is owed', asksRemarks),
  described('Frete marítimo (USD)', 'asks: these are dollars', asksRemarks),
  described('Despacho - valor em euros', 'asks: these are euros', asksRemarks),
  described('Mensalidade 03/2021, recebido 300,00', 'asks: 1.200,00 are owed', [
    'asks ask_settled',
  ]),
  described('Fatura 101 (cobrada R$ 100,00 a maior)', 'asks: 1.400,00 are owed', asksRemarks),
  described('Fatura 101 com abatimento de 200,00', 'asks: 1.300,00 are owed', asksRemarks),
  described('Fatura 101 - valor a confirmar', 'asks: nobody knows the amount', asksRemarks),
  described('Fatura 101 (líquido de impostos: 1.250,00)', 'asks: which of the two?', asksRemarks),
  described('Fatura 101 - saldo 400,00', 'asks: 400,00 are owed', asksRemarks),
  described('Despesa médica (plano reembolsou 120,00)', 'asks: 1.380,00 are owed', asksRemarks),
  described('Honorários devidos pela autora ao réu', 'asks: the other side is owed', asksRemarks),
  described('substituída pela DP 3', 'asks: the other title is owed', asksRemarks, 'Complemento'),
  described('Aluguel mensal, 6 meses em aberto', 'asks: six are owed', ['asks ask_instalments']),
  described('Uniformes, 12 un., preço unitário', 'asks: twelve are owed', ['asks ask_instalments']),
  described('Aluguéis de 01/2021 a 12/2021 (mensal)', 'asks: twelve are owed', [
    'asks ask_instalments',
  ]),
  described('Diária x 12 dias', 'asks: twelve are owed', ['asks ask_instalments']),
  described('Mensalidade 03/2021 - cortesia', 'asks: nothing is owed', ['asks ask_settled']),
  described('Estorno lançto', 'asks: it is given back', ['asks ask_payments_positive'], 'Mov.'),
  described('Bonificação contratual concedida', 'asks: it is taken off', [
    'asks ask_payments_positive',
  ]),
  described('Glosa aceita', 'asks: it is taken off', ['asks ask_payments_positive']),
  {
    ...update,
    sheet: 'reais and cents in two columns',
    careful: 'asks: the cents are owed too',
    lines: ['Cliente;Vencimento;Valor;Cts', 'Ana;10/01/2022;900;25', 'Rui;10/02/2022;950;05'],
    expects: asksRemarks,
  },
  {
    ...update,
    sheet: 'a column that says of each amount whether it is estimated',
    careful: 'asks: nobody knows the amount',
    lines: [
      'Cliente;Vencimento;Valor;Situação do valor',
      'Ana;10/01/2022;900,00;estimado',
      'Rui;10/02/2022;950,00;apurado',
    ],
    expects: asksRemarks,
  },
  {
    ...calc,
    sheet: 'the share of the defendant in the description of an instalment',
    careful: 'asks: a third is owed',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Rui;10/01/2022;900,00;IPTU (quota do réu: 1/3)',
      'A;;10/02/2022;900,00;IPTU',
    ],
    expects: asksShare,
  },
  {
    ...calc,
    parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
    sheet: 'a payment of a balance that came back',
    careful: 'asks: it was not received, and would be taken off',
    lines: [
      'grupo;name;valor_principal;data_inicio;taxa;pagamentos.data;pagamentos.valor;Obs',
      'A;Banco x Ana;15000,00;15/01/2024;1;15/06/2024;4000,00;TED',
      'A;;;;;15/07/2024;1500,00;PIX devolvido',
    ],
    expects: ['asks ask_undone_payment'],
  },
  {
    ...correct,
    sheet: 'a comment on an amount: only half of it is ours',
    careful: 'asks: half is owed',
    lines: {
      Débitos: {
        rows: [
          ['Cliente', 'Vencimento', 'Valor'],
          ['Ana', '10/03/2021', 500],
        ],
        make: (sheet) => {
          sheet.getCell('C2').note = 'só 50% é nosso'
        },
      },
    },
    expects: asksShare,
  },
  ...[
    'Férias + 1/3',
    'Horas extras 50%',
    'Adicional noturno 20%',
    'Parcela 1/3',
    'Multa de 10%',
    'IPTU 2021 cota 1/8',
    'IPTU 2021 cota do mês 2/8',
    'Cota extra pintura 3/10',
    'Honorários de 10% sobre o valor da condenação',
    'Comissão de 5% do valor da venda',
    'Sinal de 30% do valor',
    'Pensão alimentícia 30% do salário',
    'Fundo de reserva 5%',
    'Mensalidade (sem o desconto de 10% por pontualidade)',
    'Rateio extra 3/10',
    'Fatura 101, recebida em 10/03',
    'Tarifa paga em duplicidade: R$ 1.500,00',
    'Saldo da NF 12',
    'Fatura 101 com 6 meses de atraso',
    'Reembolso: R$ 1.500,00',
    'Estorno indevido de crédito',
    'Consumo 1.250 m3',
    'Mercadorias diversas, NF 1.234',
    'Aluguel mensal 03/2021',
    'Plano X 12 meses',
    'Consumo de 01/2021 a 02/2021',
  ].map((text) => clear(text)),
]
