import type { Sentence } from '../../messages/message-code.js'
import { AS_WRITTEN } from '../../spreadsheets/tables/display-text.js'
import type { TableCell, TableColumn } from '../../spreadsheets/tables/table.js'
import { terminalLines } from '../../spreadsheets/tables/terminal.js'
import { toBrazilian } from '../../values/dates.js'
import type { NightRecord } from '../../watches/watch.js'
import { count, counted, type Output, words } from '../output.js'

/** Shows the counts of a night, after what could not be read. */
export function printNight({ coverage, ...night }: NightRecord, { language, tell }: Output): void {
  const n = (number: number) => count(language, number)
  const c = (number: number, one: string, more: string) =>
    counted('pt', number, [one, more], [one, more])
  const { complete, incomplete, failed } = coverage
  if (incomplete + failed > 0) {
    tell(
      words(
        language,
        `INCOMPLETO: leituras de grafia e dia que falharam: ${n(failed)}; em que pode faltar algo: ${n(incomplete)}; inteiras: ${n(complete)}`,
        `INCOMPLETE: readings of spelling and day that failed: ${n(failed)}; in which something may be missing: ${n(incomplete)}; whole: ${n(complete)}`,
      ),
    )
  }
  tell(
    words(
      language,
      `Noite de ${toBrazilian(night.night)}: ${c(night.new, 'nova', 'novas')}, ${c(night.late, 'tardia', 'tardias')}, ${n(night.check)} a conferir, ${c(night.changed, 'alterada', 'alteradas')}, ${c(night.cancelled, 'cancelada', 'canceladas')}, ${c(night.seen, 'já vista', 'já vistas')}; ${c(night.calls, 'chamada', 'chamadas')}`,
      `Night of ${night.night}: ${n(night.new)} new, ${n(night.late)} late, ${n(night.check)} to check, ${n(night.changed)} changed, ${n(night.cancelled)} cancelled, ${n(night.seen)} seen before; ${n(night.calls)} calls`,
    ),
  )
}

/** Prints the table; one without rows would show its titles alone, and `none` is told instead. */
export function printTable(
  titles: readonly (string | [title: string, kind: TableColumn['kind']])[],
  rows: TableCell[][],
  output: Output,
  none?: Sentence,
): void {
  if (none && rows.length === 0) {
    output.say(none)
    return
  }
  const columns = titles.map(
    (one): TableColumn =>
      typeof one === 'string' ? { title: one, kind: 'text' } : { title: one[0], kind: one[1] },
  )
  const table = { name: 'watches', columns, rows }
  for (const line of terminalLines(table, AS_WRITTEN)) output.result(line)
}
