import { addMonths, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { UsedSeries } from './names.js'
import type { UpdateItem } from './plan-row.js'
import { factorOn } from './series.js'

/** The largest difference, in reais, at which a figure agrees with the service's own series. */
export const TOLERANCE = new D('0.02')
/** Months before and after the right one whose factor may have been used by mistake. */
const NEAR_MONTHS = [-1, 1, -2, 2, -3, 3]

interface Known {
  series: UsedSeries | undefined
  others: Record<string, UsedSeries>
}

/**
 * Returns the likeliest cause of a value that the factor of its day does not give, as a text for
 * the user.
 */
export function likelyCause(
  { dia, valor }: UpdateItem,
  updated: D,
  { series, others }: Known,
): string {
  if (updated.equals(valor)) return 'valor nominal: sem correção nenhuma'
  const gives = (one: UsedSeries, date: string) => {
    const factor = factorOn(one, date)
    return factor !== undefined && updated.minus(new D(factor).times(valor)).abs().lte(TOLERANCE)
  }
  if (series) {
    const shift = NEAR_MONTHS.find((months) =>
      gives(series, `${addMonths(monthOf(dia), months)}-01`),
    )
    if (shift !== undefined) return 'meses: é o fator de outro mês'
  }
  const other = Object.values(others).find((one) => one !== series && gives(one, dia))
  if (other) return `outro índice ou outra data: é o valor que ${other.tabela} daria`
  const factor = series && factorOn(series, dia)
  const isSmall = factor !== undefined && updated.minus(new D(factor).times(valor)).abs().lt(1)
  return isSmall
    ? 'centavos: arredondamento, ou valor alterado'
    : 'não se encontrou causa conhecida'
}
