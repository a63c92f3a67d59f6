import { cnj } from '../../accept/support/cases.js'
import type { ClearSheet } from './clear-sheets.js'
import { correct, update } from './requests.js'

const A = cnj(7811, 2019)
const B = cnj(7812, 2021)

/** Lines of one header that two careful people would read in two ways. */
function doubt(lines: string[], code: string, because: string): ClearSheet {
  return { ...correct, sheet: lines[0]!, because, lines, expects: [`asks ${code}`] }
}

const amounts: ClearSheet[] = [
  doubt(
    ['Vencimento;Total', '15/03/2021;10,50'],
    'ask_doubtful',
    'a total may be corrected already',
  ),
  doubt(
    ['Vencimento;Valor Atualizado', '15/03/2021;10,50'],
    'ask_doubtful',
    'it is corrected, and nobody says until when',
  ),
  doubt(
    ['Vencimento;Valor mensal', '15/03/2021;10,50'],
    'ask_doubtful',
    'one month, of how many nobody says',
  ),
  doubt(
    ['Data;Qtd;Valor unitário', '15/03/2021;12;80,00'],
    'ask_doubtful',
    'the price of one, or of all of them',
  ),
  doubt(
    ['Vencimento;Valor presente', '15/03/2021;10,50'],
    'ask_doubtful',
    'it was brought to another day',
  ),
  doubt(
    ['Vencimento;Valor em 31/12/2023', '15/03/2021;10,50'],
    'ask_doubtful',
    'the day of the heading, or that of the line',
  ),
  doubt(
    ['Vencimento;Aluguel;IPTU', '15/03/2021;1.500,00;120,00'],
    'ask_tie',
    'one of them, or both',
  ),
  doubt(
    ['Vencimento;Dano Moral;Dano Material', '15/03/2021;1.500,00;120,00'],
    'ask_tie',
    'one of them, or both',
  ),
  doubt(
    ['Vencimento;Valor da Guia;Valor do Depósito', '15/03/2021;15,00;12,00'],
    'ask_tie',
    'which of the two is claimed',
  ),
  doubt(
    ['Vencimento;Capital;Prêmio', '15/03/2021;1.500,00;12,00'],
    'ask_tie',
    'what is insured, or its price',
  ),
  doubt(
    ['Vencimento;Valor;Valor original', '15/03/2021;10,00;20,00'],
    'ask_tie',
    'two amounts with one meaning',
  ),
  doubt(
    ['Data;Valor bruto;Valor líquido', '15/03/2021;30,00;24,00'],
    'ask_tie',
    'gross or net is a choice',
  ),
  doubt(
    ['Data;Valor da causa;Valor da condenação', '15/03/2021;50,00;12,00'],
    'ask_tie',
    'what was claimed, or what was won',
  ),
  doubt(['Vencimento;Valor (US$)', '15/03/2021;10,50'], 'ask_missing', 'another currency'),
  doubt(
    ['Vencimento;Valor (R$ mil)', '15/03/2021;10,50'],
    'ask_in_thousands',
    'ten, or ten thousand',
  ),
  doubt(
    ['Vencimento;Valor', '15/03/2021;1.250', '15/04/2021;2.500'],
    'ask_mark',
    'thousands, or three decimals',
  ),
  doubt(
    ['Vencimento;Valor', '15/03/2021;1.250', ';Total;3.750'],
    'ask_mark',
    'a total of one line proves nothing',
  ),
  doubt(
    ['Vencimento;Valor', '15/03/2021;-10,50', '15/04/2021;-20,00'],
    'ask_all_negative',
    'debts with a minus, or payments',
  ),
  doubt(
    [
      'Vencimento;Valor do contrato;Parcela',
      '15/03/2022;24.000,00;1/3',
      '15/04/2022;24.000,00;2/3',
    ],
    'ask_whole_each',
    'the whole stands on the line of each part',
  ),
  doubt(
    ['Vencimento;Valor;Valor pago', '15/03/2021;30,00;10,00'],
    'ask_deducted',
    'less is owed than the amount says',
  ),
]

const days: ClearSheet[] = [
  doubt(
    ['Emissão;Data da entrega;Valor', '15/03/2021;20/03/2021;10,50'],
    'ask_tie',
    'from the issue, or from the delivery',
  ),
  doubt(
    ['Data do acidente;Data da sentença;Valor', '15/03/2019;20/03/2021;10,50'],
    'ask_tie',
    'Súmula 43 or 362: a choice of the lawyer',
  ),
  doubt(
    ['Ajuizado em;Data do contrato;Valor', '15/03/2021;20/03/2019;10,50'],
    'ask_tie',
    'from the contract, or from the action',
  ),
  doubt(
    ['Pago em;Última movimentação;Valor', '15/03/2021;20/03/2022;10,50'],
    'ask_tie',
    'what the second day is nobody knows',
  ),
  doubt(
    ['Competência;Vencimento;Valor', '03/2021;10/04/2021;10,50', '04/2021;10/05/2022;10,50'],
    'ask_tie',
    'the month that it is for, or a due date of the year after',
  ),
  doubt(
    ['Vencimento;Data do pagamento;Valor', '15/03/2021;20/03/2021;10,50'],
    'ask_tie',
    'since it was due, or since it was paid',
  ),
  doubt(
    ['Vencimento original;Vencimento prorrogado;Valor', '10/01/2022;10/07/2022;9,00'],
    'ask_tie',
    'it was put off',
  ),
  doubt(
    ['Data de distribuição;Vencimento;Valor', '01/02/2021;10/03/2018;9,00'],
    'ask_tie',
    'from the action, or since it was due',
  ),
  doubt(
    ['Referência;Emissão;Valor', '01/04/2021;20/05/2021;9,00'],
    'ask_tie',
    'the month that it is for, or the day of the paper',
  ),
  doubt(
    ['Data de nascimento;Valor', '15/03/1961;10,50'],
    'ask_missing',
    'nothing is owed since a birthday',
  ),
  doubt(
    ['Período;Valor', '01/2022 a 12/2022;700,00', '01/2023;750,00'],
    'ask_missing',
    'a period has two ends',
  ),
  doubt(
    ['Cadastrado em;Valor', '15/03/2021;10,50'],
    'ask_missing',
    'the day on which somebody typed it',
  ),
  doubt(
    ['Data do cálculo;Valor', '15/03/2021;10,50'],
    'ask_missing',
    'when it was computed, not since when it is owed',
  ),
  doubt(
    ['Vencimento;Valor', '03/25/2021;10,50'],
    'ask_order_mdy',
    'one day is month first: are the others?',
  ),
]

const others: ClearSheet[] = [
  doubt(
    ['Vencimento;Valor;Situação', '15/03/2021;30,00;Quitado', '15/04/2021;30,00;Em aberto'],
    'ask_settled',
    'paid lines among open ones',
  ),
  doubt(
    ['Vencimento;Valor;Juros (a.a.)', '15/03/2021;30,00;12'],
    'ask_other_period',
    'by the year, where a month is asked',
  ),
  doubt(
    ['Vencimento;Valor;Índice;Tabela', '15/03/2021;10,00;IPCA;TJSP'],
    'ask_tie_optional',
    'an index and a table',
  ),
  doubt(
    ['Vencimento;Valor;Processo;Autos', `15/03/2021;10,00;${A};${B}`],
    'ask_tie_optional',
    'which of two cases it is of',
  ),
  doubt(
    ['DÉBITOS COM JUROS E CORREÇÃO;', 'Vencimento;Valor', '15/03/2021;30,00'],
    'ask_said_corrected',
    'the title says that it was done',
  ),
  {
    ...update,
    sheet: 'three papers and the line that sums them',
    because: 'the last line has a day and no word that says that it sums',
    lines: [
      'Cliente;Documento;Data;Valor',
      'Alvorada;Bol. 701;10/01/2023;1.611,10',
      'Alvorada;Bol. 702;10/02/2023;1.722,20',
      'Alvorada;Bol. 703;10/03/2023;1.833,30',
      'Alvorada;Débito em aberto;30/09/2023;5.166,60',
    ],
    expects: ['asks ask_sum_row'],
  },
]

/** Forty sheets that leave a careful person a question. */
export const doubtfulSheets: ClearSheet[] = [...amounts, ...days, ...others]
