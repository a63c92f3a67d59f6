import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const interest = {
  job: 'correct',
  parameters: [...correct.parameters, 'juros=1', 'juros.from=vencimento'],
}

/** Contracts that came to an end, terms of each block, payments in words. */
export const endedDutiesDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a supply contract: its title says that it was rescinded, instalments fall due later',
    careful: 'asks: nothing falls due after the end',
    lines: [
      'Contrato 88 - rescindido em 15/02/2020;;',
      'Parcela;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;1.200,00',
      '3;10/03/2020;1.200,00',
      '4;10/04/2020;1.200,00',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...correct,
    sheet: 'a tenant gave the keys back before the last of the rents',
    careful: 'asks: no rent is owed after it',
    lines: [
      'Mês;Vencimento;Aluguel',
      'jan/20;10/01/2020;1.200,00',
      'fev/20;10/02/2020;1.200,00',
      'abr/20;10/04/2020;1.200,00',
      'Chaves entregues em 20/02/2020.;;',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...update,
    sheet: 'a pension: the insured died before the last months',
    careful: 'asks: they are not owed',
    lines: [
      'Benefício 123.456 - óbito do segurado em 12/02/2020;',
      'Competência;Valor devido',
      '01/2020;1.800,00',
      '02/2020;1.800,00',
      '03/2020;1.800,00',
      '04/2020;1.800,00',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...correct,
    sheet: 'a tax debt: a footer says until which month all is paid',
    careful: 'asks: the first two are not owed',
    lines: [
      'Competência;Vencimento;Valor',
      '01/2020;20/02/2020;1.200,00',
      '02/2020;20/03/2020;1.200,00',
      '03/2020;20/04/2020;1.200,00',
      'Recolhido até a competência 02/2020.;;',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...correct,
    sheet: 'a claim: a section of what is undisputed, for which a warrant of payment was issued',
    careful: 'asks: it was paid',
    lines: {
      Liquidação: [
        ['Verba', 'Data', 'Valor'],
        ['PARCELA INCONTROVERSA - alvará expedido'],
        ['Férias', day('2020-01-10'), 1200],
        ['PARCELA CONTROVERSA'],
        ['Horas extras', day('2020-02-10'), 500],
      ],
    },
    expects: ['asks ask_settled_section'],
  },
  {
    ...interest,
    sheet: 'blocks of clients, each with its index and its rate',
    careful: 'asks: the second has another index',
    lines: [
      'Cliente: Loja Sol - IPCA + 1% a.m.;;',
      'Título;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
      'Cliente: Bar Mar - IGP-M + 0,5% a.m.;;',
      'Título;Vencimento;Valor',
      '7;10/01/2020;800,00',
      '8;10/02/2020;650,00',
    ],
    expects: ['asks ask_stated_rate', 'asks ask_stated_term'],
  },
  {
    job: 'correct',
    parameters: [...correct.parameters, 'multa=10'],
    sheet: 'a school: the fine was cut by the judge, in a note',
    careful: 'asks: 10 % was given',
    lines: [
      'Aluno;Vencimento;Mensalidade',
      'Ana;10/01/2020;900,00',
      'Ana;10/02/2020;900,00',
      'Sentença: multa moratória reduzida para 2% (CDC, art. 52, § 1º);;',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'a landlord: the tenant left a deposit, in a footer',
    careful: 'asks: it is to be set off',
    lines: [
      'Mês;Vencimento;Aluguel',
      'jan/20;10/01/2020;1.200,00',
      'fev/20;10/02/2020;1.200,00',
      'Locatário deixou caução de R$ 3.600,00.;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:1200}',
      '4 - note',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...correct,
    sheet: 'a small court: the claimant waives what is above the ceiling',
    careful: 'asks: the claim is bounded',
    lines: [
      'Parcela;Vencimento;Valor',
      '1;10/01/2020;41.200,00',
      '2;10/02/2020;40.500,00',
      'A autora renuncia ao que exceder 40 salários mínimos.;;',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...correct,
    sheet: 'a line of a chat: to whom the amounts were passed on',
    careful: 'asks: the second is a payment',
    lines: [
      'Data\tQuem\tO quê\tValor',
      '10/01/2020\tAna\temprestei\t1.200,00',
      '10/03/2020\tRui\tdevolveu por pix\t300,00',
      '10/04/2020\tAna\temprestei\t500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'an agreement: its entry was paid when it was signed',
    careful: 'asks: the entry is not owed',
    lines: [
      'Histórico;Vencimento;Valor',
      'Entrada (no ato);10/01/2020;2.000,00',
      '1/3;10/02/2020;1.000,00',
      '2/3;10/03/2020;1.000,00',
      '3/3;10/04/2020;1.000,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation, for another day by the line above',
    careful: 'asks: the day of the sheet is another',
    lines: [
      'Cálculo posicionado em 30/06/2024;;;',
      'grupo;name;parcelas.data;parcelas.valor',
      'A;Ana x Loja;05/02/2019;2.500,00',
      'A;;05/03/2019;2.500,00',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation beside the day on which some were paid',
    careful: 'asks: what was paid is owed no more',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;Baixa',
      'A;Ana x Loja;05/02/2019;2.500,00;07/02/2019',
      'A;;05/03/2019;2.500,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'one calculation under two clients',
    careful: 'asks or tells: one of the numbers is wrong',
    lines: ['ID do cálculo;Cliente', '700023;Casa Lar Ltda.', '700030;Vera Dutra', '700023;Rui Sá'],
    expects: ['asks ask_shared_id'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2024'],
    sheet: 'calculations that stand at a later day than the one given',
    careful: 'asks or tells: they would be brought back in time',
    lines: [
      'ID do cálculo;Cliente;Posição atual',
      '700023;Casa Lar Ltda.;30/06/2025',
      '700030;Vera Dutra;30/06/2025',
    ],
    expects: ['asks ask_brought_back'],
  },
]
