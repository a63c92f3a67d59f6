import { LEGACY_OFFSET, type TableEntry } from '../catalogue/tables.js'
import { correctionOver } from '../engine/correction.js'
import { type Day, firstOf, isoDay, isoMonth, type Month } from '../engine/day.js'
import { type Band, journey, usableRegime } from '../engine/regime.js'
import type { MonthRange } from './query.js'
import { type SeriesRow, seriesAnswer } from './series-answer.js'

interface TableRow extends SeriesRow {
  factor: number
  selicAccrued: number
}

/** `JudicialTable` of the contract. */
export function tableAnswer({ id, slug, name }: TableEntry) {
  return { id, slug, name, legacyCatalogId: id + LEGACY_OFFSET, kind: 'table' }
}

/**
 * Calculates the series of a table. The factor of each row corrects an amount of its month to the
 * reference date, so that another `asOf` gives other coefficients. Without `asOf` the reference is
 * the last month of the series.
 * @throws CannotCalculate for a table without milestones
 */
export function tableSeries(
  table: TableEntry,
  range: MonthRange,
  { asOf, today }: { asOf?: Day; today: Month },
) {
  const { bands } = usableRegime(table.regime)
  const end = Math.max(today, ...bands.map(({ series }) => series.last + 1))
  return seriesAnswer({
    index: { kind: 'judicial_table', tableId: table.id, slug: table.slug, name: table.name },
    basis: {
      factorField: 'factor',
      formula: 'corrigido = valor * factor * (1 + selicAccrued / 100)',
    },
    sampling: 'first_day_of_month',
    segments: bands.map((band, at) => segmentOf(band, bands[at + 1])),
    // After the last month nothing is published, so that coefficients no longer change.
    rows: rowsOf(table, end, asOf && asOf.month <= end ? asOf : firstOf(end)),
    range,
  })
}

function rowsOf({ regime }: TableEntry, end: Month, asOf: Day): TableRow[] {
  const first = regime.bands[0]?.from ?? end
  return Array.from({ length: end - first + 1 }, (_, at) => {
    const day = firstOf(first + at)
    const { factor, selicPercent } = correctionOver(journey(regime, day, asOf).before, false)
    return {
      month: isoMonth(day.month),
      date: isoDay(day),
      factor: factor.toNumber(),
      selicAccrued: selicPercent.toNumber(),
    }
  })
}

function segmentOf({ from, series, by, interestPercent }: Band, next: Band | undefined) {
  return {
    from: isoMonth(from),
    to: next ? isoMonth(next.from - 1) : null,
    index: series.name,
    additive: by === 'sum',
    jurosPercentual: interestPercent ?? null,
  }
}
