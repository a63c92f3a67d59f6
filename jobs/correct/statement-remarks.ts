import type { StatementRow } from '../../src/core/job/job.js'
import { say } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'

/** In place of a statement whose charges are not known line by line. */
export function notPrintedText(unsplit: StatementRow[]): string {
  const lines = unsplit.map(({ line }) => line)
  const shown = lines.slice(0, 12).join(', ') + (lines.length > 12 ? ', …' : '')
  return `Demonstrativo não impresso: o serviço informa juros, multa e honorários só para a chamada inteira, e não se pôde provar quanto deles é de cada linha (${shown}). Envie as linhas deste processo em uma planilha de até 3 linhas: elas são pedidas uma a uma.`
}

/** A court is not to take a month without an index for one without inflation. */
export function unpublishedText(rows: readonly StatementRow[]): string[] {
  const told = rows.flatMap(({ said }) => said.filter(({ code }) => code === 'row_unpublished'))
  const months = new Set(told.flatMap(({ facts }) => facts.months as string[]))
  if (months.size === 0) return []
  const text = say('pt', sentence('row_unpublished', { months: [...months].sort() }))
  return [`Atenção: ${text.charAt(0).toLowerCase()}${text.slice(1)}`]
}

/** What the total lacks. */
export function unansweredText(left: number): string {
  return left === 1
    ? 'Atenção: 1 valor deste processo não tem resultado e não está no total.'
    : `Atenção: ${left} valores deste processo não têm resultado e não estão no total.`
}
