import type { gazettePt } from './gazette-pt.js'
import { list, type Message, manyInEnglish, quoted, quotes } from './message.js'

export const gazetteEn: Record<keyof typeof gazettePt, Message> = {
  profile_not_json: {
    text: (f) => `The court profile ${f.file} is no JSON that can be read.`,
    todo: () => 'Open it in a text editor and mend commas, quotes and braces.',
  },
  profile_field: {
    text: (f) =>
      `In the court profile ${f.file} the field ${f.field} should be ${f.expected}${f.got === undefined ? '' : ` (got ${quoted(f.got)})`}.`,
    todo: () => 'Mend the field and try again; the profile was not used.',
  },
  profile_unknown_field: {
    text: (f) => `The court profile ${f.file} has fields that are unknown: ${list(f.fields)}.`,
    todo: () => 'Remove them or mend their names; the profile was not used.',
  },
  profile_twins: {
    text: (f) =>
      `The court profiles ${f.one} and ${f.other} hold for the court ${f.court} on the same days.`,
    todo: () => 'Remove one of them, or change their validity.',
  },
  calendar_exists: {
    text: (f) => `There is a calendar ${f.id} of the same version ${f.version} and other content.`,
    todo: () => 'Change the field versao: with the days changes the version, told with each date.',
  },
  calendar_built_in: {
    text: (f) => `The calendar ${f.id} comes with the program: it is neither replaced nor removed.`,
    todo: () => 'Give yours another id, and base it on this one.',
  },
  calendar_unknown: {
    text: (f) => `There is no calendar ${quoted(f.id)}.`,
    todo: (f) => `There are: ${list(f.known)}.`,
  },
  calendar_added: {
    text: (f) =>
      f.before === undefined
        ? `Calendar ${f.id} ${f.version} stored: ${manyInEnglish(f.days, 'period', 'periods')}, ${f.from} to ${f.to}.`
        : `Calendar ${f.id}: version ${f.before} gave way to ${f.version}; ${manyInEnglish(f.days, 'period', 'periods')}, ${f.from} to ${f.to}.`,
    todo: () =>
      'It holds for nights that begin from now on: deadlines that were shown are not counted anew. Check each day by its source: an invented holiday loses a deadline.',
  },
  calendar_removed: {
    text: (f) => `Calendar ${f.id} removed; the next nights count without it.`,
  },
  deadline_suggested: { text: () => 'suggested - to be checked' },
  deadline_before_code: {
    text: () => 'Available before the civil procedure code of 2015: no dates suggested.',
  },
  deadline_court_unknown: {
    text: () => 'No calendar for this court: no first day or end suggested.',
    todo: () => 'A profile of the court can be added.',
  },
  deadline_type_unknown: {
    text: (f) => `${quoted(f.type)} is not counted like a notice: no first day or end suggested.`,
  },
  deadline_type_untold: {
    text: () => 'The type of the communication is not told: no first day or end suggested.',
  },
  deadline_class_unknown: {
    text: (f) =>
      `Unknown whether the code of civil procedure holds in ${quoted(f.class)}: no first day or end suggested.`,
  },
  deadline_class_untold: {
    text: () => 'The class of the case is not told: no first day or end suggested.',
  },
  deadline_organ_apart: {
    text: (f) => `Other deadlines may hold in ${quoted(f.organ)}: no first day or end suggested.`,
  },
  deadline_not_in_text: {
    text: () => 'No deadline in days was found in the text: no end suggested.',
  },
  deadline_unsure: {
    text: (f) =>
      `The text speaks of ${quotes(f.quotes)}; unknown whether that is a deadline of the parties that begins with this publication: no end suggested.`,
  },
  deadline_elapsed: {
    text: (f) =>
      `The text tells the deadline only as run out (${quotes(f.quotes)}): no end suggested.`,
  },
  deadline_beside: {
    text: (f) =>
      `Besides ${quoted(f.quote)} the text speaks of ${quotes(f.others)}; unknown whether that is another deadline: no end suggested.`,
  },
  deadline_judged: {
    text: (f) =>
      `The text speaks of ${quoted(f.words)}: with a judgment runs the time to appeal, and whether that is ${quoted(f.quote)} is unknown. No end suggested.`,
  },
  deadline_appeal: {
    text: (f) =>
      `${quoted(f.words)}: a judgment may be appealed, and the program does not compute the time to appeal. No end suggested.`,
  },
  deadline_apart: {
    text: (f) =>
      `The text speaks of ${quoted(f.words)}, where ${quoted(f.quote)} may be counted otherwise: no end suggested.`,
  },
  deadline_calendar_days: {
    text: (f) =>
      `The deadline is ${quoted(f.quote)}, but the text also speaks of ${quoted(f.words)}: no end suggested.`,
  },
  deadline_several: {
    text: (f) => `The text tells several deadlines (${list(f.quotes)}): no end suggested.`,
  },
  deadline_not_in_business_days: {
    text: (f) => `The deadline ${quoted(f.quote)} is not in business days: no end suggested.`,
  },
  deadline_contradictory: {
    text: (f) => `The deadline ${quoted(f.quote)} tells two numbers: no end suggested.`,
  },
  deadline_past_calendar: {
    text: (f) =>
      `After ${f.to} the profile does not tell the court's holidays; only those of ${f.base} were counted.`,
  },
}
