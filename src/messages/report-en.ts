import { list, type Message, quoted } from './message.js'
import type { reportPt } from './report-pt.js'

/** Messages about reports. */
export const reportEn: Record<keyof typeof reportPt, Message> = {
  report_kind: {
    text: (f) => `There is no report ${quoted(f.got)}.`,
    todo: (f) => `There are: ${list(f.known)}.`,
  },
  no_report: {
    text: (f) => `There is no report ${f.kind} ${quoted(f.report)}.`,
    todo: () => 'See lote report list.',
  },
  report_needs: {
    text: (f) => `The report ${f.kind} needs -p ${f.name}=...`,
    todo: (f) =>
      f.name === 'watch'
        ? 'Watches are in lote watch list.'
        : "It is the name of the batches' spreadsheet, as in lote list; * is any part of it.",
  },
  report_month: {
    text: (f) => `-p month=${f.got}: expected a month that has begun.`,
    todo: () => 'Such as 10/2026 or 2026-10.',
  },
  report_period: {
    text: (f) => `${f.from} to ${f.to} is no past period of at most ${f.most} days.`,
    todo: () => 'Say -p from=DD/MM/YYYY -p to=DD/MM/YYYY.',
  },
  report_quote_free: {
    text: (f) => `Series to read at the service: ${f.series}. These reads are free: 0 units.`,
  },
  report_stored_only: { text: () => 'Reads only what is stored: 0 calls, 0 units.' },
  report_no_batch: {
    text: (f) =>
      `No finished ${f.sandbox ? 'rehearsal' : 'batch'} of a spreadsheet ${quoted(f.portfolio)} that has amounts to compare.`,
    todo: () => 'See the names in lote list; * is any part of a name.',
  },
  report_only_rehearsed: {
    text: (f) =>
      `Of a spreadsheet ${quoted(f.portfolio)} there are only finished rehearsals (sandbox).`,
    todo: () =>
      'Run the spreadsheet at the service; or ask for the position of a rehearsal, by --sandbox or -p batch=ID.',
  },
  report_other_portfolio: {
    text: (f) =>
      `Batch ${f.batch} is of the spreadsheet ${quoted(f.input)}, and not of ${quoted(f.portfolio)}.`,
    todo: () => 'Say its name in portfolio; * is any part of a name.',
  },
  report_no_position: {
    text: (f) => `Batch ${f.batch} is of ${f.job}, which has no amount a row to compare.`,
    todo: () => 'Batches of correct, update and recalc are compared.',
  },
  report_unlike: {
    text: (f) =>
      `Batches ${f.batch} and ${f.since} cannot be compared: of another job or environment.`,
    todo: () => 'Say another in -p since=ID.',
  },
  report_incomplete: {
    text: () => 'INCOMPLETE: part of what the report ought to say is not known.',
    todo: () => 'The sheet Leia-me says what.',
  },
}
