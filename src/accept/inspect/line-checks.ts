import type { Parameters } from '../../core/job/job.js'
import { cellText } from '../cells/cell-text.js'
import type { Table } from '../find/table.js'
import { ChargeFlags } from './charges/charge-flags.js'
import { askOnce, type DebtCheck } from './check.js'
import { BesideColumns } from './columns/beside-columns.js'
import { BlankBelow } from './columns/blank-below.js'
import { UnmappedFigures } from './columns/unmapped-figures.js'
import { YesNoColumns } from './columns/yes-no-columns.js'
import { PartsOfYear } from './formats/parts-of-year.js'
import { OddAmounts } from './mistyped/odd-amounts.js'
import { SwappedCells, SwappedColumns } from './mistyped/swapped-cells.js'
import { writtenAmounts } from './mistyped/written-amounts.js'
import { OtherTexts } from './remarks/other-texts.js'
import { type SurroundingText, TextsAround } from './remarks/surrounding-texts.js'
import { Alternatives } from './repeats/alternatives.js'
import { Instalments } from './repeats/instalments.js'
import { InstalmentsOfOneDay } from './repeats/instalments-of-one-day.js'
import { RepeatedLines } from './repeats/repeated-lines.js'
import { SameDebts } from './repeats/same-debts.js'
import { SecondCopies } from './repeats/second-copies.js'
import { SharedIds } from './repeats/shared-ids.js'
import { CellComments } from './settled/cell-comments.js'
import { ChosenLines } from './settled/chosen-lines.js'
import { DeductionSections } from './settled/deduction-sections.js'
import { Deductions } from './settled/deductions.js'
import { deliveredCounts } from './settled/delivered-counts.js'
import { SecondAmounts } from './settled/second-amounts.js'
import { settledNotes } from './settled/settled-notes.js'
import { Settlements } from './settled/settlements.js'
import { ChangingParties } from './sides/changing-parties.js'
import { LineKinds } from './sides/line-kinds.js'
import { ofDebtor } from './sides/of-debtor.js'
import { TwoSides } from './sides/two-sides.js'
import { BalanceMoves } from './sums/balance-moves.js'
import { BrokenRelation } from './sums/broken-relation.js'
import { BroughtForward } from './sums/brought-forward.js'
import { FormulaSources } from './sums/formula-sources.js'
import { RunningBalance } from './sums/running-balance.js'
import { SomeFormulas } from './sums/some-formulas.js'
import { SummedRows } from './sums/summed-rows.js'
import { WholeAndParts } from './sums/whole-and-parts.js'
import type { Named } from './terms/compared-terms.js'
import { DueRelations } from './terms/due-relations.js'
import { InsolvencyDay } from './terms/insolvency-day.js'
import { laterPrices } from './terms/later-prices.js'
import { saidCorrected } from './terms/stated-corrections.js'
import { StatedLimits } from './terms/stated-limits.js'
import { multipliedColumns, statedShares } from './terms/stated-shares.js'
import { StatedTerms } from './terms/stated-terms.js'
import { TitledDays } from './terms/titled-days.js'

/** What is known of the sheet before its lines are read. */
export interface Read {
  table: Table
  /** The column of the amounts or, without them, of the keys. */
  column: number
  /** The columns of dates, and the first of them. */
  dates: readonly number[]
  due: number | undefined
  around: readonly SurroundingText[]
  given: Parameters
  lastYear: number
  named: Named
}

/** The checks are prepared in several turns, because compiling their patterns takes long. */
type Groups = (() => DebtCheck[])[]

/** The checks of a sheet with amounts, in the order of their questions. */
export function checksOfAmounts(read: Read): Groups {
  const { table, column, dates, due, given, lastYear, named } = read
  const unmapped = new UnmappedFigures(table, column, dayOf(given))
  return [
    () => [
      saidCorrected(table, true),
      new RunningBalance(table, column),
      struckAmounts(column),
      new Instalments(table, column, dates, unmapped),
      new SummedRows(table, column),
      new SameDebts(table, column, due, lastYear),
      unmapped,
    ],
    () => [
      new Settlements(table, column, due, dayOf(given)),
      new Deductions(table, column),
      new LineKinds(table, column, given, due),
    ],
    () => checksOfTexts(read),
    () => [
      new BesideColumns(table, { amount: column, due, given, named, lastYear }),
      statedShares(),
      multipliedColumns(table),
      new StatedTerms(given, named),
      new StatedLimits(due, lastYear, table.headings),
      new TitledDays(due, lastYear),
      new ChargeFlags(table, given),
      laterPrices(),
    ],
    () => [
      new SecondCopies(table, column),
      new SwappedCells(table, column),
      new SwappedColumns(table),
      new SomeFormulas(table, column),
      new FormulaSources(column, due),
      new OddAmounts(column, due, lastYear),
      new BalanceMoves(table, column),
      new TwoSides(table, column),
      new ChangingParties(table, column),
      new YesNoColumns(table),
      new SecondAmounts(table, column),
      deliveredCounts(table, column),
      new WholeAndParts(table, column, due, lastYear),
      new BrokenRelation(table, column),
      new PartsOfYear(table, due),
      new DueRelations(table, due, lastYear),
      new RepeatedLines(table, column),
      new BroughtForward(table, column),
      new BlankBelow(table),
      writtenAmounts(table, column),
      new Alternatives(table),
      new InstalmentsOfOneDay(table, column, due),
    ],
  ]
}

/** The checks of a sheet of saved calculations, or of terms of new ones. */
export function checksOfKeys(read: Read): Groups {
  const { table, column, given, lastYear, named } = read
  return [
    () => [
      saidCorrected(table, false),
      new Settlements(table, column),
      new Deductions(table, column),
    ],
    () => checksOfTexts(read),
    () => [
      new SharedIds(table, column),
      new BesideColumns(table, { given, named, lastYear }),
      new StatedTerms(given, named, table.columns.has('calc_id')),
    ],
  ]
}

function checksOfTexts({ table, column, due, around, given }: Read): DebtCheck[] {
  return [
    settledNotes(),
    ofDebtor(),
    new TextsAround(
      around,
      [due, column].flatMap((at) => table.headings[at ?? -1] ?? []),
    ),
    new ChosenLines(table, given),
    new InsolvencyDay(given, table),
    new OtherTexts(table),
    new CellComments(table),
    new DeductionSections(column),
  ]
}

const struckAmounts = (column: number) =>
  askOnce('ask_struck', {
    item: (cells, marks) => (marks?.isStruck ? cellText(cells[column]).trim() : undefined),
  })

/** The day to which the amounts are corrected. */
function dayOf({ updateTo, dataAtualizacao }: Parameters): string | undefined {
  const day = updateTo ?? dataAtualizacao
  return day === undefined ? undefined : String(day)
}
