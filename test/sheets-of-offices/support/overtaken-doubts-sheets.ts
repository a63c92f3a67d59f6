import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const interest = { ...correct, parameters: [...correct.parameters, 'juros.percentual=1'] }

/** Debts that another paper, another hypothesis, an insolvency or a payment overtakes. */
export const overtakenDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'labour expert: two hypotheses as sections',
    careful: 'asks: the second is there instead of the first',
    lines: {
      Perícia: [
        ['LAUDO PERICIAL CONTÁBIL'],
        ['Mês', 'Verba', 'Valor'],
        ['Hipótese 1 - divisor 220'],
        [day('2019-01-31'), 'Horas extras', 410.5],
        [day('2019-02-28'), 'Horas extras', 398.2],
        ['Hipótese 2 - divisor 200'],
        [day('2019-01-31'), 'Horas extras', 451.55],
        [day('2019-02-28'), 'Horas extras', 438.02],
      ],
    },
    expects: ['asks ask_alternatives'],
  },
  {
    ...interest,
    sheet: 'interest on what a bankrupt estate owes',
    careful: 'asks: interest after the bankruptcy is not owed (Lei 11.101, art. 124)',
    lines: [
      'Duplicata;Sacado;Vencimento;Valor',
      '7781-A;Massa Falida de Tecelagem Ipê Ltda.;10/05/2018;14.300,00',
      '7781-B;Massa Falida de Tecelagem Ipê Ltda.;10/06/2018;14.300,00',
      '8002-A;Confecções Lume Ltda.;10/06/2018;3.200,00',
    ],
    expects: ['asks ask_insolvency_day'],
  },
  {
    ...correct,
    sheet: 'second copies of bills among the bills',
    careful: 'asks: the copy is the same debt',
    lines: [
      'Boleto;Vencimento;Valor;Histórico',
      '3301;10/02/2021;980,00;Mensalidade fevereiro',
      '3302;10/03/2021;980,00;Mensalidade março',
      '3360;25/03/2021;1.009,40;2ª via boleto 3302',
      '3303;10/04/2021;980,00;Mensalidade abril',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'bank: contracts, one of which renewed another',
    careful: 'asks: the new contract took in the old one',
    lines: {
      Contratos: [
        ['Contrato', 'Mutuário', 'Vencimento', 'Saldo em aberto', 'Histórico'],
        ['44100', 'Ivo Reis', day('2020-05-10'), 12400, 'CDC veículo'],
        ['44987', 'Ivo Reis', day('2020-11-10'), 14950, 'Renegociação do contrato 44100'],
        ['45012', 'Nair Luz', day('2020-12-10'), 8300, 'CDC veículo'],
      ],
    },
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'judgment: scenarios in a column',
    careful: 'asks: one scenario alone is owed',
    lines: [
      'Cenário;Mês;Verba;Valor',
      'A - com reflexos;31/01/2019;Horas extras;510,50',
      'A - com reflexos;28/02/2019;Horas extras;498,20',
      'B - sem reflexos;31/01/2019;Horas extras;410,50',
      'B - sem reflexos;28/02/2019;Horas extras;398,20',
    ],
    expects: ['asks ask_alternatives'],
  },
  {
    ...correct,
    sheet: 'debtors of an ERP with recuperação judicial behind the name',
    careful: 'asks: such claims are counted until the petition',
    lines: [
      'Título;Cliente;Vencimento;Valor;Situação',
      '7781;Tecelagem Ipê S.A. - Em Recuperação Judicial;10/05/2018;14.300,00;Vencido',
      '8002;Confecções Lume Ltda.;10/06/2018;3.200,00;Vencido',
    ],
    expects: ['asks ask_insolvency_day'],
  },
  {
    ...correct,
    sheet: 'ERP: NF lines with one replaced',
    careful: 'asks: the new invoice replaced the old',
    lines: [
      'NF;Emissão;Vencimento;Valor;Observação',
      '4401;02/03/2021;02/04/2021;12.400,00;',
      '4455;20/03/2021;20/04/2021;12.180,00;Emitida em substituição à NF 4401',
      '4460;22/03/2021;22/04/2021;900,00;',
    ],
    expects: ['asks ask_same_debt'],
  },
]
