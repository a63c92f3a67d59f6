import type { Parameters } from '../../core/job/job.js'
import type { Table } from '../find/table.js'
import { ChargeFlags } from './charges/charge-flags.js'
import { BesideColumns } from './columns/beside-columns.js'
import { YesNoColumns } from './columns/yes-no-columns.js'
import type { Doubt } from './doubt.js'
import { PartsOfYear } from './formats/parts-of-year.js'
import { OddRows } from './mistyped/odd-rows.js'
import { SwappedCells } from './mistyped/swapped-cells.js'
import { writtenAmounts } from './mistyped/written-amounts.js'
import { Alternatives } from './repeats/alternatives.js'
import { InstalmentsOfOneDay } from './repeats/instalments-of-one-day.js'
import { RepeatedLines } from './repeats/repeated-lines.js'
import { SecondCopies } from './repeats/second-copies.js'
import { DeductionSections } from './settled/deduction-sections.js'
import { deliveredCounts } from './settled/delivered-counts.js'
import { SecondAmounts } from './settled/second-amounts.js'
import { ChangingParties } from './sides/changing-parties.js'
import { TwoSides } from './sides/two-sides.js'
import { BalanceMoves } from './sums/balance-moves.js'
import { BrokenRelation } from './sums/broken-relation.js'
import { BroughtForward } from './sums/brought-forward.js'
import { FormulaSources } from './sums/formula-sources.js'
import { SomeFormulas } from './sums/some-formulas.js'
import { WholeAndParts } from './sums/whole-and-parts.js'
import type { Named } from './terms/compared-terms.js'
import { DueRelations } from './terms/due-relations.js'
import { laterPrices } from './terms/later-prices.js'
import { StatedLimits } from './terms/stated-limits.js'
import { multipliedColumns, statedShares } from './terms/stated-shares.js'
import { StatedTerms } from './terms/stated-terms.js'
import { TitledDays } from './terms/titled-days.js'

/** The checks of the lines of a sheet with amounts. */
export function lineChecks(
  table: Table,
  column: number,
  dueAt: number | undefined,
  { given, lastYear, named }: { given: Parameters; lastYear: number; named: Named },
): Doubt[] {
  return [
    new DeductionSections(column),
    new BesideColumns(table, { amount: column, due: dueAt, given, lastYear }),
    statedShares(),
    multipliedColumns(table),
    new StatedTerms(given, named),
    new StatedLimits(dueAt, lastYear, table.headings),
    new TitledDays(dueAt, lastYear),
    new ChargeFlags(table, given),
    laterPrices(),
    new SecondCopies(table, column),
    new SwappedCells(table, column),
    new SomeFormulas(table, column),
    new FormulaSources(column, dueAt),
    new OddRows(column, dueAt, lastYear),
    new BalanceMoves(table, column),
    new TwoSides(table, column),
    new ChangingParties(table, column),
    new YesNoColumns(table),
    new SecondAmounts(table, column),
    deliveredCounts(table, column),
    new WholeAndParts(table, column, dueAt, lastYear),
    new BrokenRelation(table, column),
    new PartsOfYear(table, dueAt),
    new DueRelations(table, dueAt, lastYear),
    new RepeatedLines(table, column),
    new BroughtForward(table, column),
    writtenAmounts(table, column),
    new Alternatives(table),
    new InstalmentsOfOneDay(table, column, dueAt),
  ]
}
