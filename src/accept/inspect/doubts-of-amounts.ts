import type { Parameters } from '../../core/job/job.js'
import type { Table } from '../find/table.js'
import { Alternatives } from './alternatives.js'
import { BalanceMoves } from './balance-moves.js'
import { BesideColumns } from './beside-columns.js'
import { BrokenRelation } from './broken-relation.js'
import { BroughtForward } from './brought-forward.js'
import { ChangingParties } from './changing-parties.js'
import { ChargeFlags } from './charge-flags.js'
import type { Named } from './compared-terms.js'
import { DeductionSections } from './deduction-sections.js'
import { DeliveredCounts } from './delivered-counts.js'
import type { Doubt } from './doubt.js'
import { DueRelations } from './due-relations.js'
import { FormulaSources } from './formula-sources.js'
import { InstalmentsOfOneDay } from './instalments-of-one-day.js'
import { LaterPrices } from './later-prices.js'
import { OddRows } from './odd-rows.js'
import { PartsOfYear } from './parts-of-year.js'
import { RepeatedLines } from './repeated-lines.js'
import { SecondAmounts } from './second-amounts.js'
import { SecondCopies } from './second-copies.js'
import { SomeFormulas } from './some-formulas.js'
import { StatedLimits } from './stated-limits.js'
import { MultipliedColumns, StatedShares } from './stated-shares.js'
import { StatedTerms } from './stated-terms.js'
import { SwappedCells } from './swapped-cells.js'
import { TitledDays } from './titled-days.js'
import { TwoSides } from './two-sides.js'
import { WholeAndParts } from './whole-and-parts.js'
import { WrittenAmounts } from './written-amounts.js'
import { YesNoColumns } from './yes-no-columns.js'

/** The checks of the lines of a sheet with amounts. */
export function doubtsOfAmounts(
  table: Table,
  column: number,
  dueAt: number | undefined,
  { given, lastYear, named }: { given: Parameters; lastYear: number; named: Named },
): Doubt[] {
  return [
    new DeductionSections(column),
    new BesideColumns(table, { amount: column, due: dueAt, given, lastYear }),
    new StatedShares(),
    new MultipliedColumns(table),
    new StatedTerms(given, named),
    new StatedLimits(dueAt, lastYear, table.headings),
    new TitledDays(dueAt, lastYear),
    new ChargeFlags(table, given),
    new LaterPrices(),
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
    new DeliveredCounts(table, column),
    new WholeAndParts(table, column, dueAt, lastYear),
    new BrokenRelation(table, column),
    new PartsOfYear(table, dueAt),
    new DueRelations(table, dueAt, lastYear),
    new RepeatedLines(table, column),
    new BroughtForward(table, column),
    new WrittenAmounts(table, column),
    new Alternatives(table),
    new InstalmentsOfOneDay(table, column, dueAt),
  ]
}
