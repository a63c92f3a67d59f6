import type { Price } from '../core/job/job.js'

/**
 * Where things lie in the bucket. `manifest.json`, `result.xlsx` and `input/` are fixed names that
 * others script against; the rest is ours.
 */
export const keys = {
  batches: 'batches/',
  batch: (batch: string) => `batches/${batch}/`,
  manifest: (batch: string) => `batches/${batch}/manifest.json`,
  input: (batch: string, name: string) => `batches/${batch}/input/${name}`,
  /** A document that was taken along, by the SHA-256 of what it holds. */
  document: (batch: string, sha256: string) => `batches/${batch}/documents/${sha256}`,
  result: (batch: string) => `batches/${batch}/result.xlsx`,
  /** Statements of all cases, to be filed: `pdf` or `docx`, zipped. */
  allStatements: (batch: string) => `batches/${batch}/demonstrativos/`,
  statements: (batch: string, format: string) => `batches/${batch}/demonstrativos/${format}.zip`,
  knowledge: (batch: string) => `batches/${batch}/knowledge.json.gz`,
  /** Rows of the plan, some thousands to an object, in input order. */
  rows: (batch: string, chunk: number) =>
    `batches/${batch}/rows/${String(chunk).padStart(6, '0')}.json.gz`,
  task: (batch: string, task: string) => `batches/${batch}/tasks/${task}.json.gz`,
  /** Of each registration: its workbook and its agenda. */
  parts: (batch: string) => `batches/${batch}/por-advogado/`,
  part: (batch: string, name: string) => `batches/${batch}/por-advogado/${name}.xlsx`,
  agenda: (batch: string, name: string) => `batches/${batch}/por-advogado/${name}.ics`,
  /** One record an attempt, so that a listing tells what was tried. */
  attempts: (batch: string) => `batches/${batch}/attempts/`,
  attemptsOf: (batch: string, task: string) => `batches/${batch}/attempts/${task}.`,
  attempt: (batch: string, task: string, n: number) =>
    `batches/${batch}/attempts/${task}.${String(n).padStart(4, '0')}.json`,
  /** Whole answers, apart from outcomes so that who only counts and renders need not read them. */
  answers: (batch: string) => `batches/${batch}/answers/`,
  /** Of the calls of a task the first has the task's name alone. */
  answer: (batch: string, task: string, step = 0) =>
    `batches/${batch}/answers/${task}${step === 0 ? '' : `.${step}`}.json.gz`,
  /** An answer that cannot be read, by its attempt. */
  unread: (batch: string, task: string, attempt: number) =>
    `batches/${batch}/unread/${task}.${padded(attempt, 4)}.json.gz`,
  /**
   * A file that a call brought, by its attempt, so that no later one writes over it. The workbook
   * links to it as {@link besideResult} says; the batch is named once more because the files of
   * several are handed out into one folder.
   */
  file: (batch: string, task: string, attempt: number, name: string) =>
    `batches/${batch}/arquivos/${batch}/${task}.${String(attempt).padStart(4, '0')}-${name}`,
  files: (batch: string) => `batches/${batch}/arquivos/${batch}/`,
  /** What a task costs by its answers so far, beside what the plan told: a listing is enough. */
  prices: (batch: string) => `batches/${batch}/prices/`,
  price: (batch: string, task: string, step: number, first: Price, now: Price) =>
    `batches/${batch}/prices/${task}.${padded(step, 4)}.${first.calls}-${first.units}-${now.calls}-${now.units}`,
  outcomes: (batch: string) => `batches/${batch}/outcomes/`,
  outcome: (batch: string, task: string) => `batches/${batch}/outcomes/${task}.json.gz`,
  /** What a task made at the service and works on: the task's alone. */
  made: (batch: string, id: string) => `batches/${batch}/made/${id}`,
  /** When the batch ended, as the first said who came to its end. */
  ended: (batch: string) => `batches/${batch}/ended`,
  /** Uncertain outcomes that a person had asked again; `n` attempts had been made. */
  superseded: (batch: string, task: string, n: number) =>
    `batches/${batch}/superseded/${task}.${String(n).padStart(4, '0')}.json.gz`,
  /** A task that was divided in two: `<task>a` and `<task>b` settle its rows. */
  splits: (batch: string) => `batches/${batch}/splits/`,
  split: (batch: string, task: string) => `batches/${batch}/splits/${task}.json`,
  /** What a person decided since, one object each. */
  control: (batch: string) => `batches/${batch}/control/`,
  cancelled: (batch: string) => `batches/${batch}/control/cancelled`,
  paused: (batch: string) => `batches/${batch}/control/paused`,
  lane: (batch: string) => `batches/${batch}/control/lane`,
  /** Since when tasks that fail are waited for, everything else being settled. */
  waiting: (batch: string) => `batches/${batch}/control/waiting`,
  /** They were waited for long enough: nothing more of the batch is asked. */
  givenUp: (batch: string) => `batches/${batch}/control/given-up`,
  /** A marker for each unfinished batch, so that a worker finds them without reading the others. */
  open: 'open/',
  openBatch: (batch: string) => `open/${batch}`,
  /** Units granted, by book and hour: the key says when and how many, so a listing is enough. */
  ledger: 'spent/',
  spentBook: (book: string) => `spent/${book}/`,
  spent: (book: string, hour: string) => `spent/${book}/${hour}/`,
  spentCall: (book: string, hour: string, atMs: number, units: number, grant: string) =>
    `spent/${book}/${hour}/${atMs}-${units}-${grant}`,
  /** The largest number of items that the service was seen to refuse by size. */
  packLimit: (book: string, job: string) => `packing/${book}/${job}.json`,
  /** Who may change a thing at the service, by its name there: the highest number holds. */
  changes: (book: string, id: string) => `changes/${book}/${encodeURIComponent(id)}/`,
  change: (book: string, id: string, n: number) => `${keys.changes(book, id)}${padded(n, 8)}`,
  /** Where the answers to a job hold their total: of one type of calculation, or of all. */
  totalPlace: (book: string, job: string, type = 'all') => `totals/${book}/${job}/${type}.json`,
  /** What the service told last of the limit of a key. */
  toldLimit: (book: string) => `told/${book}.json`,
  /** Which column is a field, as a person answered, by the headings of the table. */
  remembered: 'remembered/',
  rememberedAbout: (book: string, headings: string) => `remembered/${book}/${headings}/`,
  rememberedAnswer: (book: string, headings: string, id: string) =>
    `remembered/${book}/${headings}/${id}.json`,
  /** What a service was asked for that holds for a day: the same for all batches. */
  kept: (digest: string) => `kept/${digest}.json.gz`,
  /** Which batches were submitted with the same file and the same request. */
  submissions: 'submitted/',
  submitted: (request: string) => `submitted/${request}/`,
  submittedBatch: (request: string, batch: string) => `submitted/${request}/${batch}`,
  /** Which later versions of a batch were made from it. */
  versions: (batch: string) => `versions/${batch}/`,
  version: (batch: string, later: string) => `versions/${batch}/${later}`,
  /** How the rows of a rerun ended the time before, by chunk, and what was known then. */
  before: (batch: string, chunk: number) => `batches/${batch}/before/${padded(chunk, 6)}.json.gz`,
  beforeKnowledge: (batch: string) => `batches/${batch}/before/knowledge.json.gz`,
  /** The sheet of some rows that a later version was made from. */
  patch: (batch: string, name: string) => `batches/${batch}/patch/${name}`,
  /** What is kept of a batch that was pruned. */
  prunedBatches: 'pruned/',
  pruned: (batch: string) => `pruned/${batch}.json`,
  watches: 'watches/',
  watch: (watch: string) => `watches/${watch}/`,
  watchDefinition: (watch: string) => `watches/${watch}/watch.json`,
  watchInput: (watch: string, name: string) => `watches/${watch}/input/${name}`,
  watchState: (watch: string) => `watches/${watch}/state.json.gz`,
  /** A marker for each batch of the watch whose night is not in its state yet. */
  watchOpen: (watch: string) => `watches/${watch}/open/`,
  watchOpenBatch: (watch: string, batch: string) => `watches/${watch}/open/${batch}`,
  watchNights: (watch: string) => `watches/${watch}/nights/`,
  watchNight: (watch: string, night: string, batch: string) =>
    `watches/${watch}/nights/${night}-${batch}.json`,
  /** Calendars of courts, as they were added. */
  calendars: 'calendars/',
  calendar: (id: string) => `calendars/${id}.json`,
  reportsOf: (kind: string) => `reports/${kind}/`,
  report: (kind: string, id: string) => `reports/${kind}/${id}/report.json`,
  reportResult: (kind: string, id: string) => `reports/${kind}/${id}/result.xlsx`,
  /** What a service answered for a report, as it is quoted there. */
  reportSource: (kind: string, id: string, name: string) =>
    `reports/${kind}/${id}/fontes/${name}.json`,
  /** A notice, written once: from then on it is handed over. */
  notice: (notice: string) => `outbox/notices/${notice}.json`,
  /** Notices to send, the earliest first: the key says when, which, and in which round. */
  dueNotices: 'outbox/due/',
  dueNotice: (atMs: number, notice: string, round: number) =>
    `outbox/due/${padded(atMs, 13)}-${notice}.${round}`,
  sendings: (notice: string) => `outbox/attempts/${notice}/`,
  sending: (notice: string, round: number, n: number) =>
    `outbox/attempts/${notice}/${padded(round, 2)}.${padded(n, 4)}.json`,
  deliveredNotices: 'outbox/delivered/',
  delivered: (notice: string) => `outbox/delivered/${notice}.json`,
  /** Notices that were given up, by the round in which they were. */
  deadLetters: 'outbox/dead/',
  deadLetter: (notice: string, round: number) => `outbox/dead/${notice}.${round}.json`,
  schedules: 'schedules/',
  schedule: (name: string) => `schedules/${name}.json`,
  allFirings: 'firings/',
  /** Each firing of a schedule, by the instant it was due: its record is its claim. */
  firings: (name: string) => `firings/${name}/`,
  firing: (name: string, stamp: string) => `firings/${name}/${stamp}.json`,
  /** Firings that are asked for and have not ended. */
  openFirings: 'open-firings/',
  openFiringsOf: (name: string) => `open-firings/${name}/`,
  openFiring: (name: string, stamp: string) => `open-firings/${name}/${stamp}.json`,
  /** A file that was uploaded, and what is asked of it, until a batch was made of it. */
  uploads: 'uploads/',
  upload: (id: string) => `uploads/${id}/`,
  uploadFile: (id: string) => `uploads/${id}/file`,
  draft: (id: string) => `uploads/${id}/draft.json`,
  /** Which upload an Idempotency-Key was answered with; for a day. */
  uploadKeys: 'upload-keys/',
  uploadKey: (digest: string) => `upload-keys/${digest}.json`,
  /** Who may sign in at the page and the API. */
  users: 'access/users/',
  user: (name: string) => `access/users/${name}.json`,
  identities: 'access/identities/',
  /** Whom the identity provider vouches for as the user. */
  identity: (user: string) => `access/identities/${user}.json`,
  tokens: 'access/tokens/',
  token: (id: string) => `access/tokens/${id}.json`,
  tokenUse: (id: string) => `access/used/${id}`,
  /** Signs the workbooks of this storage: a private key of Ed25519. */
  sealKey: 'access/seal-key',
  /** Signs the cookies: the same for all processes that serve the page. */
  cookieSecret: 'access/cookie-secret',
  /** Who did what, by day. */
  deeds: 'audit/',
  deed: (at: string, tail: string) =>
    `audit/${at.slice(0, 10)}/${at.replace(/[:.]/g, '-')}-${tail}.json`,
}

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')

/** Where an object of a batch lies, seen from its workbook: `arquivos/<batch>/t000001.0004-x.pdf`. */
export function besideResult(key: string): string {
  return key.split('/').slice(2).join('/')
}

/** `2026-11-20T22`, UTC. */
export function hourOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 13)
}

/** Of the tasks of a plan, those that read what the others need, in their order. */
export function readingTasks({ tasks, readings = 0 }: { tasks: number; readings?: number }) {
  return Array.from({ length: readings }, (_, at) => taskId(tasks - readings + at + 1))
}

/** The halves of a task, and a task's root and path: `t000007ab` is the second half of the first. */
export const halves = (task: string): [string, string] => [`${task}a`, `${task}b`]
export const rootOf = (task: string): string => task.replace(/[ab]+$/, '')
export const pathOf = (task: string): string => task.slice(rootOf(task).length)
export const taskId = (number: number): string => `t${String(number).padStart(6, '0')}`

/**
 * Unique at the service, for what can be looked up there; the same in each attempt. A task whose
 * answers are kept from an earlier version was called for under its name there.
 */
export function callName(
  { batch, task }: { batch: string; task: string },
  { from }: { from?: { batch: string; task: string } } = {},
): string {
  return from ? `lote ${from.batch} ${from.task}${pathOf(task)}` : `lote ${batch} ${task}`
}
