import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const amounts = ['amount:1000', 'amount:2000']
const read = (days: string[], notes = '') => [
  '1 - header',
  ...days.map((day, at) => `${at + 2} {date:${day},${amounts[at]}}${notes}`),
]
const MONTHS = read(['2021-01-01', '2021-02-01'], ' ~ note_month_only')
const months = (heading: string, ...cells: string[]): JudgedSheet => ({
  ...correct,
  sheet: `clear: ${heading}, ${cells[0]}`,
  careful: 'signs: one month on each line',
  lines: [`${heading};Valor`, `${cells[0]};1.000,00`, `${cells[1]};2.000,00`],
  expects: MONTHS,
})
const signed = (lines: string[], days: string[], notes = ''): JudgedSheet => ({
  ...correct,
  sheet: `clear: ${lines[0]}`,
  careful: 'signs: two debts',
  lines,
  expects: read(days, notes),
})
const parties = (heading: string): JudgedSheet => ({
  job: 'people',
  parameters: ['who=parties'],
  sheet: `clear: people: ${heading}`,
  careful: 'looks for both',
  lines: [heading, 'Ana Prado Lima;A;1', 'Rui de Sá Costa;B;2'],
  expects: ['1 - header', '2 {} nome=Ana Prado Lima', '3 {} nome=Rui de Sá Costa'],
})
const DAYS = ['2020-01-10', '2020-02-13']

/** Ordinary sheets of people in a hurry. */
export const managerAgainClear: JudgedSheet[] = [
  months('Competência;Ano', 'jan;2021', 'fev;2021'),
  months('Competência;Ano', '1;2021', '2;2021'),
  months('Competência;Ano', 'jan/2021;2021', 'fev/2021;2021'),
  months('Mês;Ano', 'jan/2021;2021', 'fevereiro;2021'),
  months('Ano;Competência', '2021;janeiro', '2021;fevereiro'),
  months('Exercício;Mês', '2021;janeiro', '2021;fevereiro'),
  signed(
    [
      'Unidade;Competência;Vencto.;Taxa cond.;Fundo reserva;Total',
      '101;01/2020;10/01/2020;900,00;100,00;1.000,00',
      '101;02/2020;13/02/2020;1.800,00;200,00;2.000,00',
    ],
    DAYS,
  ),
  signed(
    [
      'Data;CTe;Viagens;Valor por viagem;Total do frete',
      '10/01/2020;1;10;100,00;1.000,00',
      '13/02/2020;2;2;1.000,00;2.000,00',
    ],
    DAYS,
  ),
  signed(
    [
      'Processo;Cliente;Data da fixação;Honorários arbitrados',
      `${cnj(7801, 2019)};Ana;10/01/2020;1.000,00`,
      `${cnj(7802, 2022)};Bia;13/02/2020;2.000,00`,
    ],
    DAYS,
  ),
  signed(
    [
      'Cliente;Vencto.;Valor;Protestado;Garantia',
      'Ana;10/01/2020;1.000,00;Sim;Fiança',
      'Bia;13/02/2020;2.000,00;Não;Aval',
    ],
    DAYS,
  ),
  signed(
    ['O que é;Vence em;Quanto é', 'Boleto;10/01/2020;1.000,00', 'Carnê;13/02/2020;2.000,00'],
    DAYS,
  ),
  ...['Morador;Bloco;Apto', 'Proprietário;Quadra;Lote', 'Funcionário;Setor;Turno'].map(parties),
  {
    ...parties('QUEM DEVE;Bloco;Apto'),
    sheet: 'clear: people: QUEM DEVE beside a block',
  },
]

const gazette = { job: 'publications', parameters: [] }
const ended = (heading: string, cell: string) => ({
  ...gazette,
  sheet: `${heading}: ${cell}`,
  careful: 'reads both, and is told of the second',
  lines: [`Processo;${heading}`, `${cnj(7801, 2019)};`, `${cnj(7802, 2022)};${cell}`],
  expects: [
    '1 - header',
    '2 {} numero_processo=00078019420198260100',
    '3 {} numero_processo=00078027420228260100',
  ],
  tells: ['told_list_remarks'],
})

/** Cases that are no longer the office's, by a column of their own. */
export const endedCases: JudgedSheet[] = [
  ended('Data da baixa', '10/01/2023'),
  ended('Contrato rescindido em', '10/01/2023'),
  ended('Substabelecido sem reservas', 'Sim'),
]
