import { type Facts, list, type Message, quoted } from './message.js'
import type { webPt } from './web-pt.js'

const minutes = (f: Facts) => Math.max(1, Math.ceil(Number(f.seconds) / 60))

/** The same in English. */
export const webEn: Record<keyof typeof webPt, Message> = {
  sign_in_required: {
    text: () => 'You have to sign in.',
    todo: () => 'Sign in with your user, or send an API token in Authorization: Bearer.',
  },
  token_refused: {
    text: () => 'The API token is not valid: it was revoked, or is not one of this system.',
    todo: () => 'Ask your administrator for another: lote user token USER.',
  },
  role_needed: {
    text: (f) => `The role ${f.role} may not do this; it takes ${f.needed}.`,
    todo: () => 'Ask whoever administers the users.',
  },
  form_expired: {
    text: () => 'The form has expired, or did not come from this page; nothing was done.',
    todo: () => 'Load the page again and send it once more.',
  },
  host_refused: {
    text: (f) =>
      `The address ${quoted(f.host)} is not this machine's; without users only it is answered.`,
    todo: () => 'Open http://127.0.0.1, or create a user: lote user add NAME --role admin.',
  },
  no_route: { text: (f) => `There is nothing at ${quoted(f.path)}.` },
  bad_request: {
    text: (f) => `The request is not of the expected form: ${f.problem}.`,
    todo: () => 'See the form in /api/openapi.json.',
  },
  rehearsal_mark: {
    text: () => 'Rehearsal',
    todo: () =>
      'Figures come from the sandbox, not from the service. Nothing is charged; nothing of it is valid in court.',
  },
  bad_cursor: {
    text: (f) => `The cursor ${quoted(f.cursor)} is of no page.`,
    todo: () => 'Use what the page before gave as next, or begin without a cursor.',
  },
  answer_late: {
    text: () => 'Redis or the storage did not answer in time; this request has spent nothing.',
    todo: () => 'Try again; if it stays so, your administrator sees why at /ready.',
  },
  sign_in_refused: { text: () => 'Wrong user or password.' },
  sign_in_throttled: {
    text: (f) => `Too many tries; wait ${minutes(f)} min before the next.`,
  },
  too_many_requests: {
    text: (f) => `Too many requests in a minute; wait ${f.seconds} s before the next.`,
  },
  oidc_stale: {
    text: () => 'Signing in took too long, or was not begun in this browser.',
    todo: () => 'Click "Sign in with the office account" again.',
  },
  oidc_refused: {
    text: (f) => `The identity provider did not confirm the sign-in (${f.reason}).`,
    todo: () => 'Try again; if it goes on, ask your administrator.',
  },
  oidc_away: {
    text: () => 'The identity provider did not answer as expected.',
    todo: () => 'Try later, or sign in with user and password; the log of the server says why.',
  },
  oidc_no_email: {
    text: () => 'The identity provider vouches for no e-mail of yours.',
    todo: () => 'Confirm your e-mail there, or ask your administrator.',
  },
  oidc_unknown: {
    text: (f) => `There is no active user with the e-mail ${quoted(f.email)}.`,
    todo: () => 'Ask your administrator: lote user add E-MAIL --role ROLE --no-password.',
  },
  oidc_other: {
    text: (f) => `The user ${quoted(f.email)} has signed in as another person of the provider.`,
    todo: () =>
      'If the e-mail is yours now, ask your administrator to unlink it from the other person. The command is lote user unlink E-MAIL.',
  },
  serve_needs_user: {
    text: (f) => `On ${f.host} other machines can reach this one, and there is no user.`,
    todo: () =>
      'Create one with lote user add NAME --role admin, or leave --host at 127.0.0.1, which only this machine reaches.',
  },
  serve_port: {
    text: (f) => `Port ${f.port} of ${f.host} cannot be opened (${f.reason}).`,
    todo: (f) => `Choose another with ${f.setBy ?? '--port'}, or end what uses it.`,
  },
  serve_only_here: {
    text: () => 'No users: only this machine is answered, without a password.',
    todo: () => 'To open it to others: lote user add NAME --role admin.',
  },
  user_bad_name: {
    text: (f) => `${quoted(f.name)} cannot be the name of a user.`,
    todo: () =>
      'Use up to 64 lower-case letters, digits and . _ @ + -, such as maria or ana@firm.com.',
  },
  user_short_password: {
    text: (f) => `The password needs at least ${f.least} characters.`,
    todo: () => 'Choose a phrase.',
  },
  user_needs_password: {
    text: () => 'A password is needed, and there is no terminal to ask at.',
    todo: () => 'Say --password-file FILE, or --no-password for a user of tokens alone.',
  },
  user_is_disabled: {
    text: (f) => `The user ${quoted(f.name)} is disabled: a token would be refused.`,
    todo: (f) => `Enable the user first: lote user enable ${f.name}`,
  },
  user_exists: {
    text: (f) => `There is a user ${quoted(f.name)} already.`,
    todo: () => 'See them with lote user list.',
  },
  no_user: {
    text: (f) => `There is no user ${quoted(f.name)}.`,
    todo: () => 'See them with lote user list.',
  },
  no_token: {
    text: (f) => `The user ${quoted(f.name)} has no token ${quoted(f.id)}.`,
    todo: () => 'See them with lote user token NAME --list.',
  },
  upload_too_big: {
    text: (f) =>
      `The file is larger than ${Math.floor(Number(f.most) / 1024 ** 2)} MB; nothing was kept.`,
    todo: () => 'Divide the sheet.',
  },
  upload_cut: {
    text: () => 'The upload stopped half-way; nothing was kept.',
    todo: () => 'Send it again.',
  },
  upload_no_file: {
    text: () => 'No file came.',
    todo: () => 'Send one in the field file, as multipart/form-data.',
  },
  not_asked: {
    text: (f) => `The answer ${list(f.answers)} is to no question of this batch; nothing changed.`,
    todo: (f) => `What was asked: ${list(f.asked) || 'nothing'}.`,
  },
  prune_uploads: {
    text: (f) =>
      `As well: ${f.uploads} objects of uploads through the page or the API that no batch stands for.`,
  },
  batch_started: {
    text: (f) => `The batch ${f.batch} is planned already; its answers do not change any more.`,
    todo: () => 'Start it, or cancel it and send the sheet again.',
  },
  batch_over: { text: (f) => `The batch ${f.batch} has ended.` },
  key_reused: {
    text: (f) => `The Idempotency-Key ${quoted(f.key)} was used for another request already.`,
    todo: () => 'Use a new one for each different request.',
  },
}
