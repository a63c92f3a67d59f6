import type { Price } from '../core/job/job.js'

/**
 * The keys of all objects in the bucket. Scripts of others rely on the names `manifest.json`,
 * `result.xlsx` and `input/`, so these are fixed; the rest is internal.
 */
export const keys = {
  batches: 'batches/',
  batch: (batch: string) => `batches/${batch}/`,
  manifest: (batch: string) => `batches/${batch}/manifest.json`,
  input: (batch: string, name: string) => `batches/${batch}/input/${name}`,
  /** A document of the submission, by the SHA-256 of its content. */
  document: (batch: string, sha256: string) => `batches/${batch}/documents/${sha256}`,
  result: (batch: string) => `batches/${batch}/result.xlsx`,
  /** The statements of all cases, to be filed: `pdf` or `docx`, zipped. */
  allStatements: (batch: string) => `batches/${batch}/demonstrativos/`,
  statements: (batch: string, format: string) => `batches/${batch}/demonstrativos/${format}.zip`,
  knowledge: (batch: string) => `batches/${batch}/knowledge.json.gz`,
  /** Rows of the plan, some thousands to an object, in input order. */
  rows: (batch: string, chunk: number) =>
    `batches/${batch}/rows/${String(chunk).padStart(6, '0')}.json.gz`,
  task: (batch: string, task: string) => `batches/${batch}/tasks/${task}.json.gz`,
  /** The workbook and the agenda of each registration. */
  parts: (batch: string) => `batches/${batch}/por-advogado/`,
  part: (batch: string, name: string) => `batches/${batch}/por-advogado/${name}.xlsx`,
  agenda: (batch: string, name: string) => `batches/${batch}/por-advogado/${name}.ics`,
  /** One record per attempt, so that a listing shows the attempts. */
  attempts: (batch: string) => `batches/${batch}/attempts/`,
  attemptsOf: (batch: string, task: string) => `batches/${batch}/attempts/${task}.`,
  attempt: (batch: string, task: string, n: number) =>
    `batches/${batch}/attempts/${task}.${String(n).padStart(4, '0')}.json`,
  /** Whole answers, apart from outcomes, so that counting and rendering need not read them. */
  answers: (batch: string) => `batches/${batch}/answers/`,
  /** The answer to the first call of a task has the task's name alone. */
  answer: (batch: string, task: string, step = 0) =>
    `batches/${batch}/answers/${task}${step === 0 ? '' : `.${step}`}.json.gz`,
  unread: (batch: string, task: string, attempt: number) =>
    `batches/${batch}/unread/${task}.${padded(attempt, 4)}.json.gz`,
  /**
   * A file that a call returned, by its attempt, so that no later one overwrites it. The workbook
   * links to it as {@link pathFromResult} computes. The key names the batch twice because the files
   * of several batches are exported into one folder.
   */
  file: (batch: string, task: string, attempt: number, name: string) =>
    `batches/${batch}/arquivos/${batch}/${task}.${String(attempt).padStart(4, '0')}-${name}`,
  files: (batch: string) => `batches/${batch}/arquivos/${batch}/`,
  /**
   * The price of a task by its answers so far, and the price of the plan; the key holds both, so a
   * listing is enough.
   */
  prices: (batch: string) => `batches/${batch}/prices/`,
  price: (batch: string, task: string, step: number, first: Price, now: Price) =>
    `batches/${batch}/prices/${task}.${padded(step, 4)}.${first.calls}-${first.units}-${now.calls}-${now.units}`,
  outcomes: (batch: string) => `batches/${batch}/outcomes/`,
  outcome: (batch: string, task: string) => `batches/${batch}/outcomes/${task}.json.gz`,
  /** The task that made a record at the service, and alone may work on it. */
  made: (batch: string, id: string) => `batches/${batch}/made/${id}`,
  /** The task and step that first made a call which several tasks make: its answer serves all. */
  shared: (batch: string, digest: string) => `batches/${batch}/shared/${digest}`,
  /** The end of the batch, as the first process that reached it wrote. */
  ended: (batch: string) => `batches/${batch}/ended`,
  /** Uncertain outcomes that a person had repeated; `n` attempts had been made. */
  superseded: (batch: string, task: string, n: number) =>
    `batches/${batch}/superseded/${task}.${String(n).padStart(4, '0')}.json.gz`,
  /** A task that was divided in two: `<task>a` and `<task>b` settle its rows. */
  splits: (batch: string) => `batches/${batch}/splits/`,
  split: (batch: string, task: string) => `batches/${batch}/splits/${task}.json`,
  /** The decisions of persons since the submission, one object each. */
  control: (batch: string) => `batches/${batch}/control/`,
  cancelled: (batch: string) => `batches/${batch}/control/cancelled`,
  paused: (batch: string) => `batches/${batch}/control/paused`,
  lane: (batch: string) => `batches/${batch}/control/lane`,
  /** Since when failing tasks are waited for, everything else being settled. */
  waiting: (batch: string) => `batches/${batch}/control/waiting`,
  /** Marks that the batch waited long enough: it makes no more calls. */
  givenUp: (batch: string) => `batches/${batch}/control/given-up`,
  /**
   * A marker for each unfinished batch, so that a worker finds it without reading the finished
   * ones.
   */
  open: 'open/',
  openBatch: (batch: string) => `open/${batch}`,
  /**
   * The ledger of granted units, by limiter and hour: the key holds instant and units, so a listing
   * is enough.
   */
  ledger: 'spent/',
  spentBook: (book: string) => `spent/${book}/`,
  spent: (book: string, hour: string) => `spent/${book}/${hour}/`,
  spentCall: (book: string, hour: string, atMs: number, units: number, grant: string) =>
    `spent/${book}/${hour}/${atMs}-${units}-${grant}`,
  /** The largest number of items per call, after refusals by size. */
  packLimit: (book: string, job: string) => `packing/${book}/${job}.json`,
  /**
   * The lease to change a record at the service, by its name there: the highest number holds it.
   */
  changes: (book: string, id: string) => `changes/${book}/${encodeURIComponent(id)}/`,
  change: (book: string, id: string, n: number) => `${keys.changes(book, id)}${padded(n, 8)}`,
  /** The place of the total in the answers to a job: of one type of calculation, or of all. */
  totalPlace: (book: string, job: string, type = 'all') => `totals/${book}/${job}/${type}.json`,
  /** The limit of a key that the service last advertised. */
  advertisedLimit: (book: string) => `told/${book}.json`,
  /** Until when the service asked to wait. */
  toldPause: (book: string) => `told/${book}.pause.json`,
  /** The column of a field as a person answered, by the headings of the table. */
  remembered: 'remembered/',
  rememberedAbout: (book: string, headings: string) => `remembered/${book}/${headings}/`,
  rememberedAnswer: (book: string, headings: string, id: string) =>
    `remembered/${book}/${headings}/${id}.json`,
  /** A cached answer, valid for a day and the same for all batches. */
  cachedResponse: (digest: string) => `kept/${digest}.json.gz`,
  /** The batches that were submitted with the same file and the same request. */
  submissions: 'submitted/',
  submitted: (request: string) => `submitted/${request}/`,
  submittedBatch: (request: string, batch: string) => `submitted/${request}/${batch}`,
  /** The later versions made from a batch. */
  versions: (batch: string) => `versions/${batch}/`,
  version: (batch: string, later: string) => `versions/${batch}/${later}`,
  /** The earlier outcomes of the rows of a rerun, by chunk, and the knowledge of that time. */
  before: (batch: string, chunk: number) => `batches/${batch}/before/${padded(chunk, 6)}.json.gz`,
  beforeKnowledge: (batch: string) => `batches/${batch}/before/knowledge.json.gz`,
  /** The partial sheet from which a later version was made. */
  patch: (batch: string, name: string) => `batches/${batch}/patch/${name}`,
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
  /** Calendars of courts, as users added them. */
  calendars: 'calendars/',
  calendar: (id: string) => `calendars/${id}.json`,
  reportsOf: (kind: string) => `reports/${kind}/`,
  report: (kind: string, id: string) => `reports/${kind}/${id}/report.json`,
  reportResult: (kind: string, id: string) => `reports/${kind}/${id}/result.xlsx`,
  /** An answer of the service that a report quotes. */
  reportSource: (kind: string, id: string, name: string) =>
    `reports/${kind}/${id}/fontes/${name}.json`,
  /** A notice, written once; its delivery begins with it. */
  notice: (notice: string) => `outbox/notices/${notice}.json`,
  /** Notices to send, the earliest first: the key holds instant, notice and round. */
  dueNotices: 'outbox/due/',
  dueNotice: (atMs: number, notice: string, round: number) =>
    `outbox/due/${padded(atMs, 13)}-${notice}.${round}`,
  deliveryAttempts: (notice: string) => `outbox/attempts/${notice}/`,
  deliveryAttempt: (notice: string, round: number, n: number) =>
    `outbox/attempts/${notice}/${padded(round, 2)}.${padded(n, 4)}.json`,
  deliveredNotices: 'outbox/delivered/',
  delivered: (notice: string) => `outbox/delivered/${notice}.json`,
  /** Notices that were given up, by the round in which this happened. */
  deadLetters: 'outbox/dead/',
  deadLetter: (notice: string, round: number) => `outbox/dead/${notice}.${round}.json`,
  schedules: 'schedules/',
  schedule: (name: string) => `schedules/${name}.json`,
  allFirings: 'firings/',
  /** Each firing of a schedule, by the instant it was due; the record is its claim. */
  firings: (name: string) => `firings/${name}/`,
  firing: (name: string, stamp: string) => `firings/${name}/${stamp}.json`,
  /** Firings that were requested and have not ended. */
  openFirings: 'open-firings/',
  openFiringsOf: (name: string) => `open-firings/${name}/`,
  openFiring: (name: string, stamp: string) => `open-firings/${name}/${stamp}.json`,
  /** An uploaded file, and the draft of its request, until a batch is made of it. */
  uploads: 'uploads/',
  upload: (id: string) => `uploads/${id}/`,
  uploadFile: (id: string) => `uploads/${id}/file`,
  draft: (id: string) => `uploads/${id}/draft.json`,
  /** The upload with which an Idempotency-Key was answered; for a day. */
  uploadKeys: 'upload-keys/',
  uploadKey: (digest: string) => `upload-keys/${digest}.json`,
  /** The users who may sign in at the page and the API. */
  users: 'access/users/',
  user: (name: string) => `access/users/${name}.json`,
  identities: 'access/identities/',
  /** The identity at the provider that belongs to the user. */
  identity: (user: string) => `access/identities/${user}.json`,
  tokens: 'access/tokens/',
  token: (id: string) => `access/tokens/${id}.json`,
  tokenUse: (id: string) => `access/used/${id}`,
  /** The private Ed25519 key that signs the workbooks of this storage. */
  sealKey: 'access/seal-key',
  /** The secret that signs the cookies, shared by all processes that serve the page. */
  cookieSecret: 'access/cookie-secret',
  auditLog: 'audit/',
  auditEntry: (at: string, tail: string) =>
    `audit/${at.slice(0, 10)}/${at.replace(/[:.]/g, '-')}-${tail}.json`,
}

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')

/** The path of a batch's object relative to its workbook: `arquivos/<batch>/t000001.0004-x.pdf`. */
export function pathFromResult(key: string): string {
  return key.split('/').slice(2).join('/')
}

/** `2026-11-20T22`, UTC. */
export function hourOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 13)
}

/** The prefetch tasks of a plan, in their order. */
export function readingTasks({ tasks, readings = 0 }: { tasks: number; readings?: number }) {
  return Array.from({ length: readings }, (_, at) => taskId(tasks - readings + at + 1))
}

/** The halves of a task, and a task's root and path: `t000007ab` is the second half of the first. */
export const halves = (task: string): [string, string] => [`${task}a`, `${task}b`]
export const rootOf = (task: string): string => task.replace(/[ab]+$/, '')
export const pathOf = (task: string): string => task.slice(rootOf(task).length)
export const taskId = (number: number): string => `t${String(number).padStart(6, '0')}`

/**
 * The name of a call at the service: unique there, so that it can be looked up, and the same in
 * each attempt. A task whose answers come from an earlier version has the name of its call there.
 */
export function callName(
  { batch, task }: { batch: string; task: string },
  { from }: { from?: { batch: string; task: string } } = {},
): string {
  return from ? `lote ${from.batch} ${from.task}${pathOf(task)}` : `lote ${batch} ${task}`
}
