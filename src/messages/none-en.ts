import type { Message } from './message.js'
import type { nonePt } from './none-pt.js'

/** The same in English. */
export const noneEn: Record<keyof typeof nonePt, Message> = {
  batches_none: {
    text: () => 'There are no batches yet.',
    todo: () => 'The first begins with lote run FILE --job JOB, or on a page: lote serve.',
  },
  watches_none: {
    text: () => 'There are no watches yet.',
    todo: () => 'Keep one with lote watch add NAME FILE (its template: lote template watch).',
  },
  nights_none: {
    text: (f) => `No night of ${f.name} was read yet.`,
    todo: (f) => `Read the first with lote watch run ${f.name}.`,
  },
  schedules_none: {
    text: () => 'There are no schedules yet.',
    todo: () =>
      'Keep one with lote schedule add NAME FILE --every weekday --at 06:00 --job JOB, or with --watch or --report in place of file and job.',
  },
  firings_none: {
    text: (f) => `The schedule ${f.name} has not fired yet.`,
    todo: (f) =>
      `When it does: lote schedule next ${f.name}. It needs a lote worker that runs; at once: lote schedule run-now ${f.name}.`,
  },
  reports_none: {
    text: () => 'There are no reports yet.',
    todo: () => 'Make one with lote report index, portfolio or gazette; it spends nothing.',
  },
  answers_none: {
    text: () => 'There are no kept answers yet.',
    todo: () => 'One is kept when, at a terminal, a person answers which column is meant.',
  },
  users_none: {
    text: () => 'There are no users yet: the page serves this machine alone, without a password.',
    todo: () => 'Make the first with lote user add NAME --role admin.',
  },
  tokens_none: {
    text: (f) => `${f.name} has no tokens yet.`,
    todo: (f) => `Make one with lote user token ${f.name}.`,
  },
}
