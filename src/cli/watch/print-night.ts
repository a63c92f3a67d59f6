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
