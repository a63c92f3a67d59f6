import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Field, Parameters } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import type { DateOrder } from '../cells/date.js'
import { confirmationArgument } from '../find/confirmed.js'
import { fitOf } from '../find/match-columns.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { DebtCheck, Found } from './check.js'
import { checksOfAmounts, checksOfKeys } from './line-checks.js'
import { LineRemarks } from './remarks/line-remarks.js'
import type { SurroundingText } from './remarks/surrounding-texts.js'
import { HISTORIC } from './terms/stated-corrections.js'
import { namesOf } from './terms/stated-terms.js'

/**
 * Collects signs that the debts of a sheet should not be corrected or calculated as they are:
 * already corrected, one of several instalments, payments among debts.
 */
export class DebtChecks {
  private constructor(
    private readonly table: Table,
    /** The field by whose column the user confirms. */
    private readonly key: string,
    /** The field of the due dates. */
    private readonly due: string | undefined,
    /** In the order of their questions. */
    readonly checks: readonly DebtCheck[],
    private readonly remarks?: LineRemarks,
  ) {}

  static async of(
    table: Table,
    fields: readonly Field[],
    around: readonly SurroundingText[],
    { given, lastYear }: { given: Parameters; lastYear: number },
  ): Promise<DebtChecks> {
    const amount = amountIn(fields, table)
    const key = amount ?? keyOf(fields, table)
    const column = table.columns.get(key)
    if (column === undefined) return new DebtChecks(table, key, undefined, [])
    const dated = fields.filter(
      ({ type, name }) => amount !== undefined && type === 'date' && table.columns.has(name),
    )
    const dates = dated.map(({ name }) => table.columns.get(name)!)
    const [due] = dates
    const read = { table, column, dates, due, around, given, lastYear, named: namesOf(fields) }
    const groups = amount === undefined ? checksOfKeys(read) : checksOfAmounts(read)
    const checks = await runWithPauses(groups, (make) => make())
    const remarks = new LineRemarks(table, column, due, given, lastYear)
    return new DebtChecks(table, key, dated[0]?.name, [...checks, remarks], remarks)
  }

  /** Returns questions; if the user confirmed the column, they become messages. */
  async conclude(
    orders: ReadonlyMap<string, DateOrder>,
  ): Promise<{ questions: Sentence[]; told: Sentence[] }> {
    const { table, key, checks } = this
    const column = table.columns.get(key)
    if (column === undefined) return { questions: [], told: [] }
    const order = orders.get(this.due ?? '') ?? 'dmy'
    const found = await runWithPauses(checks, (one) => one.found?.(order) ?? [])
    const isOpen = this.mayBeCorrected(column)
    const asked = onceOfColumn(found).filter(({ code }) => isOpen || code !== 'ask_said_corrected')
    const lines = new Set(asked.map(({ facts }) => facts.line))
    const beside = this.remarks?.foundBeside(lines, order) ?? []
    const common = {
      field: key,
      amount: columnName(table.headings, column),
      heading: confirmationArgument(table, column),
    }
    const questions = [...asked, ...beside].map(({ code, facts }) =>
      sentence(code, { ...common, ...facts }),
    )
    const told = await runWithPauses(checks, (one) => one.remarks?.(order) ?? [])
    return table.confirmed.has(key)
      ? { questions: [], told: [...questions.map(confirmed), ...told] }
      : { questions, told }
  }

  /** Headings such as "Valor atualizado" were asked about when the user named the column. */
  private mayBeCorrected(column: number): boolean {
    const { headings, matches } = this.table
    const heading = (headings[column] ?? '').replace(/\s+/g, ' ').trim()
    const isSaid = matches.some((match) => match.column === column && match.how === 'mapped')
    return (
      !HISTORIC.test(normaliseHeading(heading)) &&
      !(isSaid && fitOf('valor', heading) === 'doubtful')
    )
  }
}

/** Says of a question that the user answered it, so that nobody is told to answer it again. */
function confirmed({ code, facts }: Sentence): Sentence {
  return sentence(code, { ...facts, isConfirmed: true })
}

/**
 * A column of which more is known is not also one of payments, a line that is the sum of others not
 * also the whole of them, and a line that is a payment by its own words not also by its title.
 */
function onceOfColumn(found: Found): Found {
  const isSummed = found.some(({ code }) => code === 'ask_sum_row')
  const ofPayments = found.filter(({ code }) => code === 'ask_payments_positive')
  const payments = new Set(ofPayments.map(({ facts }) => facts.line))
  return found.filter(({ code, facts: { column, row } }, at) => {
    if (code === 'ask_whole_and_parts') return !isSummed
    if (code === 'ask_deduction_section') return !payments.has(row)
    const isOfColumn = (one: Found[number]) => one.facts.column === column
    // Debts and credits of a ledger: the payment is one of its sides.
    if (code === 'ask_payments_positive')
      return !found.some((one) => one.code === 'ask_two_sides' && isOfColumn(one))
    const before = () => found.slice(0, at).some(isOfColumn)
    return code !== 'ask_deducted' || !before()
  })
}

/** The amount of a debt, or the service's own with another name, such as `competencias.devido`. */
function amountIn(fields: readonly Field[], { columns }: Table): string | undefined {
  const amounts = fields.filter(({ type, name }) => type === 'amount' && columns.has(name))
  const named = amounts.find(({ name }) => /(?:^|[._])valor/.test(name))
  return (named ?? amounts.find(({ isOwn, mayBeZero }) => isOwn && !mayBeZero))?.name
}

/** A sheet without amounts has saved calculations, or terms of new ones. */
function keyOf(fields: readonly Field[], { columns }: Table): string {
  const own = fields.filter(({ name, isOwn, asked }) => isOwn && asked && columns.has(name))
  return (own.find(({ type }) => type === 'percent') ?? own[0])?.name ?? 'calc_id'
}

/**
 * Runs checks one by one, with a pause of the event loop between them: some examine all rows again,
 * and other requests of the process must not wait for all checks.
 */
async function runWithPauses<One, Found>(
  all: readonly One[],
  find: (one: One) => readonly Found[],
): Promise<Found[]> {
  const found: Found[] = []
  for (const one of all) {
    await nextTurn()
    found.push(...find(one))
  }
  return found
}
