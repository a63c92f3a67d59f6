import { before, brazilianDay, type Day, plusMonths } from '../../engine/day.js'
import { type D, ZERO } from '../../engine/decimal.js'
import { optional, required } from '../fields/kind.js'
import { date, money, percent } from '../fields/scalars.js'
import { list, record } from '../fields/structures.js'
import { type Column, defineKind, type Row } from './calc-kind.js'
import { CORRECTED_COLUMNS, corrected } from './corrected.js'
import { BY_TABLE, regimeByTable } from './judicial.js'

const competencias = list(
  record({
    data: required(date, 'Data em que era devida, DD/MM/YYYY'),
    devido: required(money({ least: 0 }), 'Valor devido'),
    recebido: required(money({ least: 0 }), 'Valor recebido'),
  }),
)

interface Competence {
  data: Day
  devido: D
  recebido: D
}

const COLUMNS: Column[] = [
  { key: 'data', title: 'Data', kind: 'text' },
  { key: 'devido', title: 'Devido', kind: 'money' },
  { key: 'recebido', title: 'Recebido', kind: 'money' },
  { key: 'prescrita', title: 'Prescrita', kind: 'text' },
  ...CORRECTED_COLUMNS.slice(2),
]

/** In months before the action: five years, by Lei 8.213/1991, art. 103, parágrafo único. */
const PRESCRIPTION_MONTHS = 60

/** Differences of a social-security benefit: due minus received, corrected by a judicial table. */
export const prevDifNRecebidas = defineKind({
  label: 'Diferenças previdenciárias não recebidas',
  source: 'engine',
  fields: {
    ...BY_TABLE,
    competencias: required(competencias, 'Competências: [{data, devido, recebido}]'),
    ajuizamento: optional(date, 'Ajuizamento: o que venceu 5 anos antes dele está prescrito'),
    juros: optional(percent(), 'Juros simples, % ao mês; tomam o lugar dos da tabela'),
  },
  exemplo: {
    indexador: 184,
    dia_atualiza: '31/12/2024',
    ajuizamento: '10/06/2024',
    competencias: [
      { data: '05/05/2019', devido: 2100.35, recebido: 1850 },
      { data: '05/07/2019', devido: 2100.35, recebido: 1850 },
      { data: '05/01/2023', devido: 2650.1, recebido: 2401.77 },
    ],
  },
  run(values, context) {
    const { blockedBefore } = context
    const { competencias, ajuizamento, juros, dia_atualiza } = values
    const limit = ajuizamento && plusMonths(ajuizamento, -PRESCRIPTION_MONTHS)
    const rows = competencias.map((one) => ({ ...one, lapsed: isLapsed(one, limit) }))
    const outcome = corrected(
      context,
      rows.map(({ data, devido, recebido, lapsed }) => ({
        date: data,
        amount: lapsed ? ZERO : devido.minus(recebido),
        custas: false,
      })),
      {
        regime: regimeByTable(values),
        updateTo: dia_atualiza,
        interestPercent: juros,
        blockedBefore,
      },
    )
    const memory = outcome.rows.map((row, at): Row => withSource(row, rows[at]!))
    return { ...outcome, columns: COLUMNS, rows: memory }
  },
})

function isLapsed({ data }: Competence, limit: Day | undefined): boolean {
  return limit !== undefined && before(data, limit)
}

/** `valor` is the difference between due and received. */
function withSource(
  row: Row,
  { data, devido, recebido, lapsed }: Competence & { lapsed: boolean },
) {
  const { descricao: _, ...figures } = row
  const prescrita = lapsed ? 'sim' : 'não'
  return { ...figures, data: brazilianDay(data), devido, recebido, prescrita }
}
