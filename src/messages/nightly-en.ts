import { didYouMean, list, type Message, manyInEnglish, quoted } from './message.js'
import type { nightlyPt } from './nightly-pt.js'

const CRON = 'For example 0 6 * * 1-5: at 6:00, Monday to Friday.'
const FIELDS: Record<string, string> = {
  minute: '1 (minute, 0 to 59)',
  hour: '2 (hour, 0 to 23)',
  day: '3 (day of the month, 1 to 31, L for the last)',
  month: '4 (month, 1 to 12)',
  weekday: '5 (day of the week, 0 to 7, Sunday is 0)',
}
const TARGETS = 'person@firm.example or https://address'

/** The same in English. */
export const nightlyEn: Record<keyof typeof nightlyPt, Message> = {
  notify_bad_target: {
    text: (f) => `--notify: expected ${TARGETS}, got ${quoted(f.got)}.`,
    todo: () => 'Correct the option.',
  },
  notify_bad_address: {
    text: (f) => `--notify: expected an e-mail address, got ${quoted(f.got)}.`,
    todo: () => 'One address in each --notify, without a name and without a list.',
  },
  notify_credential: {
    text: (f) =>
      `--notify: the address at ${f.host} has a user or password, which would be stored.`,
    todo: () => 'Take them out; the webhook is signed with LOTE_WEBHOOK_SECRET.',
  },
  no_notice: {
    text: (f) => `There is no notice ${quoted(f.notice)}.`,
    todo: () => 'See lote notice list --all.',
  },
  notice_not_dead: {
    text: (f) =>
      f.state === 'delivered'
        ? `Notice ${f.notice} was delivered already.`
        : `Notice ${f.notice} still waits; it will be tried again.`,
    todo: () => 'Only what was given up is sent again.',
  },
  notices_replayed: {
    text: (f) => `Back in the queue: ${list(f.notices)}.`,
    todo: () => 'A lote worker sends them.',
  },
  notices_none: { text: () => 'No notice.' },
  notices_none_open: {
    text: () => 'No notice waits, and none was given up.',
    todo: () => 'Those delivered: lote notice list --all.',
  },
  notices_none_dead: {
    text: (f) =>
      f.waiting
        ? `No notice was given up; ${manyInEnglish(f.waiting, 'waits', 'wait')} for the next attempt, which comes by itself.`
        : 'No notice was given up.',
    todo: (f) => (f.waiting ? 'When: lote notice list.' : ''),
  },

  cron_fields: {
    text: (f) =>
      `--cron: expected five fields (minute, hour, day, month, day of week), got ${f.count} in ${quoted(f.got)}.`,
    todo: () => CRON,
  },
  cron_field: {
    text: (f) => `--cron: the field ${FIELDS[String(f.field)]} is not valid: ${quoted(f.got)}.`,
    todo: () => CRON,
  },
  cron_never: {
    text: (f) => `--cron: ${quoted(f.got)} happens on no day.`,
    todo: () => 'Check the day and the month.',
  },
  bad_zone: {
    text: (f) => `--tz: unknown zone ${quoted(f.got)}.`,
    todo: () => 'A name of IANA, such as America/Sao_Paulo.',
  },
  every_unknown: {
    text: (f) => `--every: ${quoted(f.got)} does not say on which days.`,
    todo: () => 'Use day, weekday, monday, "monday and thursday", "monday to friday"; or --cron.',
  },
  schedule_when: {
    text: () => 'Say when: --every DAYS with --at TIME, or --cron alone.',
    todo: () => 'For example --every weekday --at 06:00.',
  },
  schedule_edit_nothing: {
    text: () => 'Say what is to be changed in the schedule.',
    todo: () => 'See lote help schedule edit.',
  },
  schedule_edited: {
    text: (f) => `Schedule ${f.name} changed; the next firing is ${f.next} (${f.tz}).`,
  },
  schedule_skips: {
    text: (f) => `It does not fire on national holidays; the next: ${list(f.days)}.`,
  },
  schedule_bad_name: {
    text: (f) => `A schedule cannot be called ${quoted(f.got)}.`,
    todo: () => 'Up to 40 letters, digits, hyphens and underscores.',
  },
  schedule_exists: {
    text: (f) => `There is a schedule ${f.name} already.`,
    todo: (f) =>
      `Change it, and its history stays: lote schedule edit ${f.name}. Or choose another name.`,
  },
  no_schedule: {
    text: (f) => `There is no schedule ${quoted(f.name)}.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'en')}There are: ${list(f.known) || 'none'}.`,
  },
  schedule_does_what: {
    text: () =>
      'Say what to do, and one thing only: --job (with FILE), --watch NAME or --report WHICH.',
    todo: () => 'See lote help schedule add.',
  },
  schedule_stray: {
    text: (f) => `${list(f.options)}: not used with ${f.with}.`,
    todo: () => 'Take the option away; the account of a watch is that of lote watch add.',
  },
  notify_private: {
    text: (f) => `--notify: ${f.got} is in a private network, and no notice would go there.`,
    todo: () =>
      'Use a public address, or allow it by LOTE_WEBHOOK_ALLOW_PRIVATE=true, here and for the workers.',
  },
  notify_plain_http: {
    text: (f) => `--notify: ${f.got} is http without TLS.`,
    todo: () => 'Use https, or allow it by LOTE_ALLOW_HTTP=1, here and for the workers.',
  },
  mail_login_fault: {
    text: (f) => `The mail server ${f.server} took no connection or login: ${f.detail}.`,
    todo: () => 'Check SMTP_URL and SMTP_PASSWORD: until then no notice goes out by mail.',
  },
  notify_undelivered: {
    text: (f) => `From here no notice would go to ${list(f.to)}: not set: ${list(f.missing)}.`,
    todo: () =>
      'Set it for the workers: a notice that cannot leave within two days is given up (lote notice list).',
  },
  schedule_needs_file: {
    text: (f) => `The job ${f.job} needs a file.`,
    todo: (f) => `Without a file one schedules --watch, --report and --job ${list(f.known)}.`,
  },
  schedule_added: {
    text: (f) => `Schedule ${f.name} added; it fires next at ${f.next} (${f.tz}).`,
    todo: () => 'It is fired by a lote worker; keep one running.',
  },
  schedule_file_elsewhere: {
    text: (f) =>
      `${f.file} is not there now; it is read when it fires, on the machine of the worker.`,
  },
  schedule_bad_key: {
    text: (f) => `${quoted(f.got)} is no key of the storage.`,
    todo: () => 'After bucket: comes the key of a file, such as entrada/carteira.xlsx.',
  },
  schedule_paused: {
    text: (f) => `Schedule ${f.name} paused: nothing fires until lote schedule resume ${f.name}.`,
  },
  schedule_resumed: {
    text: (f) => `Schedule ${f.name} resumed; it fires next at ${f.next} (${f.tz}).`,
    todo: () => 'What fell into the pause is not caught up.',
  },
  schedule_removed: {
    text: (f) => `Schedule ${f.name} removed; its history stays.`,
  },
  schedule_asked: {
    text: (f) => `Firing ${f.firing} asked for; a lote worker makes it within seconds.`,
  },
  redis_away: {
    text: (f) =>
      `Redis at ${f.url} does not answer: nothing moves until it is back, and it is tried until then.`,
    todo: () => 'Check that it runs, and REDIS_URL.',
  },
  redis_back: { text: (f) => `Redis at ${f.url} answers again: the work goes on.` },
  worker_no_account: {
    text: () =>
      'No account is configured: this worker only makes reports of what is stored and delivers notices; batches and watches wait.',
    todo: () => 'For them, set CALC_, GAZETTE_ or UPDATE_BASE_URL and _API_KEY.',
  },
  worker_nothing: {
    text: () =>
      'No account is configured, nothing is scheduled and no notice waits: a worker would have nothing to do.',
    todo: () =>
      'Set CALC_BASE_URL and CALC_API_KEY (or GAZETTE_, UPDATE_), or add a schedule with lote schedule add.',
  },
  firing_not_begun: {
    text: () => 'No worker has begun it.',
    todo: (f) =>
      `See whether there is a worker with its account, and whether an earlier firing still waits: lote schedule history ${f.name}`,
  },
  firing_under_way: {
    text: () => 'It has not ended yet.',
    todo: (f) =>
      f.batch === undefined
        ? `See lote schedule history ${f.name}`
        : `See what it waits for: lote status ${f.batch}`,
  },
  firing_died: {
    text: (f) => `Given up: ${f.times} processes ended in the middle of it.`,
    todo: () => 'See the logs of the workers and use lote schedule run-now.',
  },
}
