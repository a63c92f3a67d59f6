import { regimeOfMilestones } from '../../catalogue/milestones.js'
import { usableRegime } from '../../engine/regime.js'
import { optional, required, type ValuesOf } from '../fields/kind.js'
import { interestBands, milestones } from '../fields/milestones.js'
import { date } from '../fields/scalars.js'
import { tableSeries } from '../table-series.js'
import { type Column, defineKind } from './calc-kind.js'

const fields = {
  vl: required(milestones, 'Marcos, do mais antigo ao mais novo: [{month: "YYYY-MM", index: id}]'),
  juros: optional(interestBands, 'Faixas de juros: [{month: "YYYY-MM", percentual}]'),
  dia_atualiza: optional(date, 'Data de referência dos coeficientes, DD/MM/YYYY'),
}

const COLUMNS: Column[] = [
  { key: 'mes', title: 'Mês', kind: 'text' },
  { key: 'fator', title: 'Fator', kind: 'factor' },
  { key: 'selicAcumulada', title: 'SELIC acumulada (%)', kind: 'factor' },
]

/** Builds a table and computes no amounts: its memory is the series of coefficients. */
export const tabelasJudiciais = defineKind({
  label: 'Tabelas judiciais',
  source: 'engine',
  fields,
  exemplo: {
    vl: [
      { month: '2015-01', index: 3 },
      { month: '2024-09', index: 5 },
    ],
    juros: [{ month: '2015-01', percentual: 1 }],
    dia_atualiza: '01/12/2024',
  },
  run(values, { today }) {
    const regime = usableRegime(regimeIn(values))
    const entry = { id: 0, slug: null, name: regime.name, regime }
    const { series } = tableSeries(entry, {}, { today, asOf: values.dia_atualiza })
    return {
      totals: [
        { key: 'marcos', title: 'Marcos', kind: 'integer', value: values.vl.length },
        { key: 'meses', title: 'Meses', kind: 'integer', value: series.length },
      ],
      columns: COLUMNS,
      rows: series.map(({ month, factor, selicAccrued }) => ({
        mes: month,
        fator: factor,
        selicAcumulada: selicAccrued,
      })),
    }
  },
})

function regimeIn({ vl, juros }: Pick<ValuesOf<typeof fields>, 'vl' | 'juros'>) {
  return regimeOfMilestones('Tabela judicial criada', vl, juros)
}
