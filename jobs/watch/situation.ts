import type { Suggestion } from '../../src/legal/deadlines/suggest.js'
import type { MessageCode } from '../../src/messages/message-code.js'
import type { IsoDate } from '../../src/values/dates.js'
import { APPEAL, IN_HOURS, PAST, WITHOUT_END } from '../../src/watches/deadline-state.js'

const APART = 'pode contar de outro modo'
/** Why there is no end, in the few words that a column of dates has room for. */
const WHY: Partial<Record<MessageCode, string>> = {
  deadline_before_code: 'anterior ao CPC de 2015',
  deadline_court_unknown: 'sem calendário do tribunal',
  deadline_type_unknown: APART,
  deadline_type_untold: APART,
  deadline_class_unknown: APART,
  deadline_class_untold: APART,
  deadline_organ_apart: APART,
  deadline_apart: APART,
  deadline_calendar_days: APART,
  deadline_not_in_business_days: APART,
  deadline_not_in_text: 'o texto não diz prazo',
  deadline_several: 'mais de um prazo',
  deadline_beside: 'pode haver outro prazo',
  deadline_unsure: 'prazo incerto',
  deadline_elapsed: 'prazo dito decorrido',
  deadline_contradictory: 'o prazo diz dois números',
}

/** An empty date would be read as no deadline, and a past one as one to come. */
export function situationOf(
  suggested: Pick<Suggestion, 'end' | 'isInHours' | 'notes'> | undefined,
  readOn: IsoDate,
): string | undefined {
  if (!suggested) return `${WITHOUT_END}: sem dia de disponibilização`
  const { end, isInHours, notes } = suggested
  if (end !== undefined) return end < readOn ? PAST : undefined
  if (isInHours) return IN_HOURS
  const codes = notes.map(({ code }) => code)
  if (codes.includes('deadline_appeal') || codes.includes('deadline_judged')) return APPEAL
  const why = codes.flatMap((code) => WHY[code] ?? [])[0]
  return why === undefined ? WITHOUT_END : `${WITHOUT_END}: ${why}`
}
