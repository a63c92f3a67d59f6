import type { JudgedSheet } from './outcome.js'
import { calc, correct } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const undated = { job: 'recalc', parameters: [] }
const IDS = ['ID do cálculo;Cliente', '700030;Oficina', '700079;Maria']
const bothOf = (values: string) => [
  `{id:700030,type:calculosJudiciais,values:{${values}},formats:[]} id=700030 type=calculosJudiciais`,
  `{id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{${values}},formats:[]} id=700079 type=calculosJudiciais`,
]
const [FIRST, SECOND] = bothOf('dia_atualiza:31/12/2025')
const [FIRST_AS_IT_IS, SECOND_AS_IT_IS] = bothOf('')
const DEBT = ['Contrato;Vencimento;Valor', 'L-1;10/01/2020;1.000,00']
const INSTALMENTS = ['grupo;name;parcelas.data;parcelas.valor', 'A;Ana;10/01/2020;1.000,00']

/** Titles and notes with another day or index than the one that was asked for. */
export const statedAbove: JudgedSheet[] = [
  ...['Atualizar até 30/06/2024', 'Cálculo até 30/06/2024'].map((title) => ({
    ...correct,
    sheet: `a debt below: ${title}`,
    careful: 'asks: it was to be brought to 31/12/2024',
    lines: [`${title};;`, ...DEBT],
    expects: ['asks ask_stated_term'],
  })),
  {
    ...correct,
    sheet: 'a note with another base date',
    careful: 'asks: it was to be brought to 31/12/2024',
    lines: [...DEBT, 'Obs.: calcular com data-base em 30/06/2024;;'],
    expects: ['asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'clear: a title with the day that was asked for',
    careful: 'signs',
    lines: ['Atualizar até 31/12/2024;;', ...DEBT],
    expects: ['1 - title', '2 - header', '3 {date:2020-01-10,amount:1000}'],
  },
  {
    ...correct,
    sheet: 'clear: debts due until a day',
    careful: 'signs: the day is not that of the update',
    lines: ['Débitos para cálculo - vencidos até 30/06/2024;;', ...DEBT],
    expects: ['1 - title', '2 - header', '3 {date:2020-01-10,amount:1000}'],
  },
  {
    ...correct,
    sheet: 'a title: to be calculated by another index',
    careful: 'asks: IPCA was asked for',
    lines: ['Calcular pelo INPC;;', ...DEBT],
    expects: ['asks ask_stated_term'],
  },
  {
    ...calc,
    sheet: 'instalments: a title with another day',
    careful: 'asks: they were to be brought to 31/12/2025',
    lines: ['Atualizar até 30/06/2024;;;', ...INSTALMENTS],
    expects: ['asks ask_stated_term'],
  },
  {
    ...calc,
    sheet: 'instalments: a title wants SELIC from a day on',
    careful: 'asks: a table with INPC was asked for',
    lines: ['Calcular com SELIC a partir de 09/12/2021;;;', ...INSTALMENTS],
    expects: ['asks ask_stated_term'],
  },
  {
    job: 'calc',
    parameters: ['type=pensaoAlimenticia', 'fields.indexador=3', 'fields.dia_atualiza=31/12/2025'],
    sheet: 'alimony in per cent: a title with a rate of interest that nobody asked for',
    careful: 'is told: the calculation has no interest',
    lines: [
      'Calcular com juros de 0,5% ao mês;;;',
      'name;data_inicio;data_fim;percentual_salario_minimo',
      'Ana x Rui;01/01/2024;30/06/2024;33,33%',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {values:{indexador:3,dia_atualiza:31/12/2025,data_inicio:01/01/2024,data_fim:30/06/2024,percentual_salario_minimo:33.33},records:{},formats:[],received:{data_inicio:2024-01-01,data_fim:2024-06-30,percentual_salario_minimo:33.33},name:Ana x Rui}',
    ],
    tells: ['told_stated_terms'],
  },
  {
    ...recalc,
    sheet: 'saved calculations: a title with another day',
    careful: 'asks: they were to be brought to 31/12/2025',
    lines: ['Recalcular até 30/06/2025;', ...IDS],
    expects: ['asks ask_stated_term'],
  },
  {
    ...undated,
    sheet: 'saved calculations: a title with a day, and none was asked for',
    careful: 'is told: they are calculated as they are',
    lines: ['Recalcular até 30/06/2025;', ...IDS],
    expects: ['1 - title', '2 - header', `3 ${FIRST_AS_IT_IS}`, `4 ${SECOND_AS_IT_IS}`],
    tells: ['told_stated_terms'],
  },
  {
    ...recalc,
    sheet: 'saved calculations: a title wants SELIC',
    careful: 'is told: nothing but the day is written into them',
    lines: ['Recalcular com SELIC a partir de 09/12/2021;', ...IDS],
    expects: ['1 - title', '2 - header', `3 ${FIRST}`, `4 ${SECOND}`],
    tells: ['told_stated_terms'],
  },
  {
    ...recalc,
    sheet: 'saved calculations: a note changes the index',
    careful: 'is told: nothing but the day is written into them',
    lines: [...IDS, 'Obs.: trocar o índice para IPCA-E a partir de 01/2024;'],
    expects: ['1 - header', `2 ${FIRST}`, `3 ${SECOND}`, '4 - note'],
    tells: ['told_stated_terms'],
  },
  {
    ...recalc,
    sheet: 'clear: saved calculations, the title has the day that was asked for',
    careful: 'signs',
    lines: ['Recalcular até 31/12/2025;', ...IDS],
    expects: ['1 - title', '2 - header', `3 ${FIRST}`, `4 ${SECOND}`],
  },
  {
    ...recalc,
    sheet: 'clear: saved calculations, the title says until when they were saved',
    careful: 'signs: the day is not that of the update',
    lines: ['Cálculos salvos até 30/06/2025;', ...IDS],
    expects: ['1 - title', '2 - header', `3 ${FIRST}`, `4 ${SECOND}`],
  },
  {
    ...correct,
    sheet: 'clear: a debt whose title says until when it was last brought',
    careful: 'signs: it is no request',
    lines: ['Última atualização até 30/06/2023;;', ...DEBT],
    expects: ['1 - title', '2 - header', '3 {date:2020-01-10,amount:1000}'],
  },
  ...['Atualizar até 30/06/2024', 'Data-base do cálculo pedido: 30/06/2024'].map((title) => ({
    ...recalc,
    sheet: `saved calculations: ${title}`,
    careful: 'asks: they were to be brought to 31/12/2025',
    lines: [`${title};`, ...IDS],
    expects: ['asks ask_stated_term'],
  })),
]

/** Titles that say what saved calculations are: no request. */
export const statesOfSaved = [
  'Cálculo data-base 30/06/2024',
  'Última atualização até 30/06/2024',
  'Carteira: multa de 10% e honorários de 20%',
].map((title) => ({
  ...recalc,
  sheet: title,
  lines: [`${title};`, ...IDS],
  expects: ['1 - title', '2 - header', `3 ${FIRST}`, `4 ${SECOND}`],
}))
