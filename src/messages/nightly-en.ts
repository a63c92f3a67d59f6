import { list, type Message, quoted } from './message.js'
import type { nightlyPt } from './nightly-pt.js'

const TARGETS = 'mailto:person@firm.example or https://address'

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
  notices_none_dead: { text: () => 'No notice was given up.' },
}
