import { didYouMean, list, type Message, manyInEnglish, quoted, spans } from './message.js'
import type { watchPt } from './watch-pt.js'

const because = (problem: unknown) => (problem ? ` (${String(problem)})` : '')

/** The same in English. */
export const watchEn: Record<keyof typeof watchPt, Message> = {
  oab_nothing: {
    text: () => 'The row has neither an OAB number nor a case number.',
    todo: () => 'Fill in one of them.',
  },
  oab_or_case: {
    text: (f) => `The row has an OAB (${quoted(f.value)}) and a case number: one is asked.`,
    todo: () => 'Make two rows of it.',
  },
  watch_bad_address: {
    text: (f) =>
      `${quoted(f.value)} is no e-mail address: the person of this row will not be told.`,
    todo: () => 'Mend the address and add the watch again.',
  },
  watch_bad_addresses: {
    text: (f) => `Not e-mail addresses, and nobody will be told by them (rows): ${list(f.rows)}.`,
    todo: () => 'Correct the column and replace the list: lote watch replace.',
  },
  watch_no_addresses: {
    text: (f) =>
      `Without the address of who is in charge, who hence gets no notice (rows): ${list(f.lines)}.`,
  },
  watch_odd_letters: {
    text: (f) =>
      `Registrations with a letter that is not a usual one (A, B, D, N, O, P, S), by row: ${list(f.rows)}.`,
    todo: () =>
      'They are watched with the letter and without it. If it is a slip, correct it and replace the list: lote watch replace.',
  },
  watch_two_names: {
    text: (f) => `One registration with two names (rows): ${list(f.rows)}.`,
    todo: () =>
      'One of the two is wrong, and that lawyer is not watched: correct it and replace the list by lote watch replace.',
  },
  watch_no_night: {
    text: () => 'The night of the reading is missing.',
    todo: () => 'Use lote watch run, or -p night=YYYY-MM-DD.',
  },
  watch_no_column: {
    text: () => 'The sheet has no column of OAB numbers or case numbers.',
    todo: () => 'Name it: --map oab_numero=Heading or --map numero_processo=Heading.',
  },
  watch_price_least: {
    text: () =>
      'This is the quote of the first stage: spellings, and the beginning of each reading. The rest hangs on the answers: new spellings, periods of several pages and details of publications cost more. The quote is told again before each stage.',
  },
  watch_first_night: {
    text: (f) =>
      `First night, with the 30 days before it: at least ${manyInEnglish(f.calls, 'call', 'calls')}; expect up to about ${f.most}. There is no certain most: it depends on the answers.`,
    todo: (f) => `To begin today, without the days before: lote watch run ${f.name} --from today`,
  },
  watch_begun: {
    text: (f) => `--from: the watch ${quoted(f.name)} has begun already.`,
    todo: () =>
      'The first day is said to lote watch add, or to lote watch run before the first night.',
  },
  watch_interrupted: {
    text: () => 'The night was left halfway. What was answered is stored.',
    todo: (f) =>
      `To end it: lote watch run ${f.name}. On another day, this ends it before that day's own.`,
  },
  watch_unread: {
    text: (f) =>
      `INCOMPLETE: the service did not answer for ${f.count === 1 ? '1 registration or case' : `${f.count} registrations or cases`} (FALHOU in the sheet Cobertura). The night of the others is ready.`,
    todo: (f) =>
      `A schedule reads what is left again within hours, and hands it out as a supplement of the same night; without one: lote watch run ${f.name}`,
  },
  watch_spellings_cut: {
    text: () => "The base's list of spellings may be cut: there may be others.",
    todo: () => 'Look up at the service how the courts write this registration.',
  },
  watch_nobody: {
    text: (f) =>
      `The gazette's base has no lawyer of the registration ${f.registration}, nor a publication of it on the days that were read.`,
    todo: () =>
      'Check the number and the state: of a wrong number, the nights come COMPLETA and without publications.',
  },
  watch_spellings_untold: {
    text: (f) =>
      `The base did not tell the spellings${because(f.problem)}: only the known ones were asked for, and there may be others.`,
    todo: () => 'They are asked again on the next night.',
  },
  watch_days_failed: {
    text: (f) =>
      `${quoted(f.spelling)} could not be read ${spans(f.days, ['on', 'from', 'to'])}${because(f.problem)}: whether anything was published is not known.`,
    todo: () => 'It is read again on the next night; where a deadline matters, look it up.',
  },
  watch_days_incomplete: {
    text: (f) =>
      `What was read of ${quoted(f.spelling)} ${spans(f.days, ['on', 'from', 'to'])} may not be all.`,
    todo: () => 'It is read again on the next night; where a deadline matters, look it up.',
  },
  watch_beyond: {
    text: (f) =>
      `${quoted(f.spelling)} was not read from ${f.from} to ${f.to}: over 90 days ago, and will not be.`,
    todo: () => 'Ask these days by lote run --job publications.',
  },
  watch_details_failed: {
    text: (f) =>
      `The lawyers of ${f.count} publications could not be found out${because(f.problem)}.`,
    todo: () => 'They are on the sheet Conferir.',
  },
  watch_bad_name: {
    text: (f) => `${quoted(f.name)} cannot be the name of a watch.`,
    todo: () => 'At most 60 letters, digits, dots and hyphens.',
  },
  watch_exists: {
    text: (f) => `There is a watch ${quoted(f.name)} already.`,
    todo: () => 'Choose another name, or give it another list: lote watch replace.',
  },
  watch_unknown: {
    text: (f) => `There is no watch ${quoted(f.name)}.`,
    todo: (f) =>
      `${didYouMean(f.name, f.known, 'en')}See lote watch list.${f.isRemoval ? ' To take out one registration: lote watch replace NAME FILE.' : ''}`,
  },
  watch_forgets: {
    text: (f) =>
      `Removing ${quoted(f.name)} forgets what it has shown (${manyInEnglish(f.count, 'publication', 'publications')}): added again, it begins anew.`,
  },
  watch_scheduled: {
    text: (f) =>
      `Without ${quoted(f.name)} these schedules have nothing to do: ${list(f.schedules)}.`,
    todo: () => 'Remove them as well (lote schedule remove) or change them (lote schedule edit).',
  },
  watch_remove_unconfirmed: {
    text: () => 'Nothing was removed.',
    todo: (f) => `To remove it: lote watch remove ${f.name} --yes.`,
  },
  schedules_without_watch: {
    text: (f) => `There is no such watch: ${list(f.schedules)}.`,
    todo: () => 'Add it (lote watch add), or remove the schedule (lote schedule remove).',
  },
  watch_empty: {
    text: (f) => `No row of ${f.file} can be watched: ${f.rejected} rejected.`,
    todo: () => 'Correct the registrations or numbers and try again.',
  },
  columns_left_out: {
    text: (f) => `Columns that are not used: ${list(f.columns)}.`,
  },
  watch_rejected: {
    text: (f) =>
      Array.isArray(f.lines) && f.lines.length === 1
        ? `Row ${list(f.lines)} is not watched:`
        : `Rows ${list(f.lines)} are not watched:`,
  },
  watch_future: {
    text: (f) => `--date: ${f.date} is yet to come.`,
    todo: () => 'Use a date up to today, DD/MM/YYYY.',
  },
  watch_busy: {
    text: (f) => `The watch ${quoted(f.name)} is being run by another process.`,
    todo: () => 'Wait until it ends.',
  },
  watch_caught_up: {
    text: (f) =>
      `The night ${f.night} had been left halfway and counts now (batch ${f.batch}): what is new in it is in its own workbook only.`,
  },
  watch_overdue: {
    text: (f) =>
      `Since the night ${f.night} was read the day of publication has passed of ${f.count} that are not among its late ones: their deadlines may be running.`,
    todo: () => 'The days gone in the workbook of that night are counted up to its reading.',
  },
  watch_damaged: {
    text: (f) =>
      `The workbook of the night ${f.night} does not agree with what is stored: ${f.problem} The night does not count.`,
    todo: () => 'Check it by lote verify; the next night shows everything again.',
  },
  watch_doubtful: {
    text: (f) =>
      `${manyInEnglish(f.count, 'registration', 'registrations')} to check, as publications may be missing: ${[f.lines].flat().join(' ')}`,
    todo: () => 'Mend the list and replace it: lote watch replace NAME FILE',
  },
  watch_people_told: {
    text: (f) =>
      `Notices to responsible people in the outbox: ${f.count}. A lote worker delivers them (see lote notice list).`,
  },
  watch_rehearsal: {
    text: () => 'Rehearsal: what this night showed does not count as seen.',
  },
}
