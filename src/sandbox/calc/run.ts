import { Decimal } from 'decimal.js'
import type { User } from '../accounts.js'
import { brazilianDay } from '../engine/day.js'
import { catalogueOf } from './created-tables.js'
import type { CalculationDeps } from './deps.js'
import { storedAnswer } from './engine-answer.js'
import type { Calculation } from './saved.js'
import type { Outcome, Row } from './types/calc-kind.js'
import { KINDS } from './types/index.js'
import { blockedBefore, monthNow } from './window.js'

/**
 * Runs the stored fields as of today.
 * @throws Refusal 422 `ENGINE_ERROR` if they cannot be calculated
 */
export function runStored(calculation: Calculation, deps: CalculationDeps, user: User): Outcome {
  const now = deps.clock()
  const catalogue = catalogueOf(deps, user.id)
  return storedAnswer(() =>
    KINDS[calculation.type].run(calculation.fields, {
      catalogue,
      calculate: deps.calculate,
      today: monthNow(now),
      blockedBefore: blockedBefore(user, now),
    }),
  )
}

/**
 * "Totals and calculation memory", whose shape the contract does not show: here each total has its
 * own name, and the memory is a list of rows. `bloqueio_assinatura` is present only if rows were
 * blocked.
 */
export function runAnswer({ calcId, type }: Calculation, { totals, rows, blocked }: Outcome) {
  return {
    calcId,
    type,
    ...Object.fromEntries(totals.map(({ key, value }) => [key, plain(value)])),
    memoria: rows.map(plainRow),
    ...(blocked && {
      bloqueio_assinatura: {
        desde: brazilianDay(blocked.since),
        linhas: blocked.rows,
        mensagem: blocked.message,
      },
    }),
  }
}

function plainRow(row: Row) {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)]))
}

function plain(value: Row[string]) {
  return value instanceof Decimal ? value.toNumber() : value
}
