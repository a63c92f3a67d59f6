import { toBrazilian } from '../../src/dates.js'
import type { FirstLook, ListCount, LookedAt } from '../../src/job.js'
import type { LeftNight } from '../../src/watches/watch.js'
import { look } from './look.js'
import type { WatchKnowledge } from './night.js'

/** What a person has to see first; as of which day; and what this workbook does not show as new. */
export function firstLook(lists: ReadonlyMap<string, ListCount>, told: LookedAt): FirstLook {
  const { caughtUp = [], asOfNight }: WatchKnowledge = told.knowledge
  const night = look(lists)
  const days = [...(lists.get('lawyers')?.tally.keys() ?? [])].toSorted()
  const read = readLines(String(told.parameters.night), days, asOfNight === true)
  return { ...night, lines: [...night.lines, ...read, ...caughtUp.map(otherNight)] }
}

/** Nothing of a night that was read on its own day. */
function readLines(night: string, days: readonly string[], asOfNight: boolean): string[] {
  const [first = night, last = night] = [days[0], days.at(-1)]
  if (last === night) return []
  const when =
    first === last ? `em ${toBrazilian(last)}` : `de ${toBrazilian(first)} a ${toBrazilian(last)}`
  const until =
    first === last
      ? 'até a leitura.'
      : 'até o dia em que cada inscrição foi lida, na aba Por advogado.'
  const counted = asOfNight
    ? `os dias passados contam ${until} O que é tardio foi separado como naquela noite (--date).`
    : `os dias passados e o que é tardio contam ${until}`
  return [`Noite de ${toBrazilian(night)}, lida ${when}: ${counted}`]
}

function otherNight({ night, batch, overdue = 0 }: LeftNight): string {
  const where = `A noite de ${toBrazilian(night)}, que tinha ficado pela metade, está em outra pasta: lote ${batch}`
  if (overdue === 0) return `${where}.`
  return `${where}. Desde a leitura dela já passou o dia da publicação de ${overdue} que lá não são tardias: o prazo pode já correr.`
}
