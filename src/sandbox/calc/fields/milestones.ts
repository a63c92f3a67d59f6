import type { InterestBand, Milestone } from '../../catalogue/milestones.js'
import { isoMonth } from '../../engine/day.js'
import { badValue, type Kind, optional, required } from './kind.js'
import { indexId } from './references.js'
import { month, percent } from './scalars.js'
import { list, record } from './structures.js'

const rows = list(
  record({
    month: required(month, 'Primeiro mês da faixa, YYYY-MM'),
    index: required(indexId, 'Id do índice que corrige a faixa'),
  }),
)
const bands = list(
  record({
    month: required(month, 'Primeiro mês da faixa, YYYY-MM'),
    percentual: required(percent(), 'Juros simples, em % ao mês'),
  }),
)

/**
 * `vl`: the index that corrects from each month on. Months must ascend. A composite index is
 * refused because it has no series; a series can neither correct months before its first one nor
 * begin after its last one.
 */
export const milestones: Kind<Milestone[]> = {
  tipo: 'array',
  read(value, at, catalogue) {
    const read = rows.read(value, at, catalogue)
    refuseDisorder(read, at)
    return read.map(({ month, index }, row) => {
      const { series, additive, slug } = index
      if (!series) throw badValue(`${at}.${row}.index`, `o índice ${slug} é composto`)
      if (month < series.first || month > series.last + 1) {
        const covered = `${isoMonth(series.first)} a ${isoMonth(series.last)}`
        throw badValue(`${at}.${row}.month`, `a série ${series.name} cobre ${covered}`)
      }
      return { month, series, additive }
    })
  },
}

/** Interest bands: the rate from each month on; no interest before the first. */
export const interestBands: Kind<InterestBand[]> = {
  tipo: 'array',
  read(value, at, catalogue) {
    const read = bands.read(value, at, catalogue)
    refuseDisorder(read, at)
    return read
  },
}

/** A table inside the calculation, in the form of `tabelasJudiciais`. */
export const inlineTable = record({
  vl: required(milestones, 'Marcos: [{month, index}]'),
  juros: optional(interestBands, 'Faixas de juros: [{month, percentual}]'),
})

function refuseDisorder(rows: readonly { month: number }[], at: string): void {
  const wrong = rows.findIndex(({ month }, row) => row > 0 && month <= rows[row - 1]!.month)
  if (wrong !== -1) throw badValue(`${at}.${wrong}.month`, 'os meses devem ser crescentes')
}
