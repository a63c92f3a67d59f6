import type { Facts } from './message.js'
import { type Message, quoted } from './message.js'
import { placeFault } from './place-fault.js'
import type { readingPt } from './reading-pt.js'

const WORD: Record<string, string> = { index: 'index', table: 'judicial table' }
const kind = (f: Facts) => WORD[String(f.kind)]

/** The same in English. */
export const readingEn: Record<keyof typeof readingPt, Message> = {
  // Catalogue
  catalogue_unknown: {
    text: (f) => `The service does not know the ${kind(f)} ${quoted(f.ref)}.`,
    todo: (f) => `See the names with lote ${f.kind} list.`,
  },
  catalogue_other_kind: {
    text: (f) =>
      f.kind === 'index'
        ? `${quoted(f.ref)} is a judicial table, not an index.`
        : `${quoted(f.ref)} is an index, not a judicial table.`,
    todo: (f) => `Use lote ${f.kind === 'index' ? 'table' : 'index'}.`,
  },
  catalogue_legacy: {
    text: (f) =>
      f.right
        ? `The number ${f.ref} is the former id of a judicial table; the present one is ${f.right}.`
        : `${quoted(f.ref)} is a former id of a judicial table: ${f.message}`,
    todo: (f) => (f.right ? `Use lote table ${f.verb} ${f.right}.` : 'Use lote table list.'),
  },
  series_composite: {
    text: (f) => `The index ${quoted(f.ref)} is made of others and has no series of its own.`,
    todo: () => 'Ask for the series of each index it is made of.',
  },
  series_truncated: {
    text: (f) => `The service cut the series at ${f.count} rows: months of the period are missing.`,
    todo: () => 'Ask in parts, with --from and --to.',
  },
  series_unpublished: {
    text: (f) =>
      `Rows of months that are not published yet: ${f.count}. They have no value, which is not deflation.`,
  },

  // Files
  table_out_not_usable: {
    text: (f) => `--out ${f.path}: cannot write there: ${placeFault(f, 'en')}.`,
    todo: () => 'Choose another file, .csv or .xlsx.',
  },
  table_out_not_writable: {
    text: (f) => `Could not write ${f.path} (${f.reason}).`,
    todo: () => 'Close it if it is open in Excel, or choose another name.',
  },

  // The service
  service_refused: {
    text: (f) => `The service refused the request: ${f.message} (${f.code}).`,
    todo: () => 'Check what was asked.',
  },
  service_bad_input: {
    text: (f) => `The service cannot be asked that (${f.field}: ${f.problem}).`,
    todo: () => 'Check what was asked.',
  },
  service_waits: {
    text: (f) => `The service asks to wait ${f.seconds} s, until ${f.until} (São Paulo).`,
    todo: () => 'Try again after that; nothing was spent.',
  },
  service_waiting: { text: (f) => `The service asked to wait: again in ${f.seconds} s.` },
  rehearsal: { text: () => 'REHEARSAL: data of the sandbox, not of the service.' },

  // Session and keys
  login_missing: {
    text: () => 'The login of a person is missing, and there is no terminal to ask at.',
    todo: (f) => `Set ${f.login} and ${f.password} (or ${f.file}).`,
  },
  login_refused: {
    text: (f) => `The service refused the login or the password (${f.code}: ${f.message}).`,
    todo: () => 'Check both; keys belong to who logs in to the website.',
  },
  session_refused: {
    text: (f) => `The service did not accept the session (${f.code}: ${f.message}).`,
    todo: () => 'Log in again; a key neither lists nor creates keys.',
  },
  session_interrupted: { text: () => 'Interrupted.' },
  logout_failed: {
    text: (f) => `Could not end the session at the service (${f.reason}).`,
    todo: () => 'It stays open there until it expires; the password was not kept.',
  },
  key_once: {
    text: () => 'The key is shown only now: store it at once.',
  },
  key_maybe_created: {
    text: (f) => `The answer was lost (${f.reason}): the key may have been created.`,
    todo: () => 'Look with lote keys list, and revoke what is too many with lote keys revoke.',
  },
  key_unknown: {
    text: (f) => `This account has no key ${f.id}.`,
    todo: () => 'See the numbers with lote keys list; keys of the website are revoked there.',
  },
  key_not_revoked: {
    text: (f) => `The service answered that the key ${f.id} was not revoked.`,
    todo: () => 'Look with lote keys list and try again.',
  },
  key_revoked: {
    text: (f) => `Key ${f.id} is revoked: whoever uses it gets 401 from now on.`,
  },
}
