import type { Period } from '../../legal/gazette/period.js'
import { counted } from '../../publish/words.js'
import { addDays, daysBetween, type IsoDate } from '../../values/dates.js'
import { isPast, mayBePast, PAST, withMayBePast } from '../../watches/deadline-state.js'
import type { ShownPublication } from './ending.js'

/** The period of a report, and the day on which it is made: never before the end of the period. */
export interface Reported {
  period: Period
  madeOn: IsoDate
}

/** Days after the report within which it counts the days to an end. */
const DAYS_AHEAD = 7

/** Says where an end is on the day of the report; empty where it is far. */
export function endState(line: ShownPublication, { period, madeOn }: Reported): string {
  const { fim, cancelamento, situacao = '' } = line
  if (!fim) return mayBePast(line, madeOn) ? withMayBePast(situacao) : situacao
  if (cancelamento) return ''
  if (!isPast(line, madeOn)) {
    if (fim > addDays(madeOn, DAYS_AHEAD)) return ''
    if (fim === madeOn) return 'Vence no dia do relatório'
    return `Vence em ${counted(daysBetween(madeOn, fim), 'dia', 'dias')}`
  }
  if (fim < period.from) return `${PAST} antes do período`
  return fim <= period.to ? 'Venceu no período' : `${PAST} depois do período`
}
