import { z } from 'zod'
import type { Language } from '../messages/index.js'
import type { IsoDate } from '../values/dates.js'

/** The event, as the webhook's `type`. */
export type NoticeKind =
  | 'batch.finished'
  | 'watch.finished'
  | 'report.finished'
  | 'schedule.missed'
  | 'schedule.failed'
  | 'schedule.waiting'

/** A publication, shown as two lines of a mail. */
export interface PublicationLine {
  place: 'new' | 'late' | 'check' | 'changed' | 'cancelled'
  caseNumber?: string
  parties?: string
  court?: string
  /** Suggested end of the deadline; absent without a suggestion. */
  deadline?: IsoDate
  /** The deadline in the words of the publication. */
  deadlineText?: string
  /** True where the deadline is in hours, which has no suggested end and may be the next to end. */
  inHours?: true
  /** True where a deadline without a suggested end may be over on the day of the reading. */
  mayBePast?: true
  /** The first day that counts; a suggestion. */
  begins?: IsoDate
  /** Why no deadline is suggested, or a remark on it. */
  reason?: string
  /** The gazette's own term: `Intimação`. */
  type?: string
  /** The kind of document, in the gazette's own term: `Sentença`. */
  document?: string
  /** Registrations and cases that found it. */
  watched?: string[]
  available?: IsoDate
  /** The business day after `available`; a suggestion. */
  published?: IsoDate
  link?: string
}

/**
 * The contents of a notice. Only `publications` names parties, and it goes to mailboxes alone; only
 * `texts` holds texts of cases, and it is sent only to targets that were added with texts.
 */
export interface NoticeFacts {
  kind: NoticeKind
  /** Name of the watch, schedule or job. */
  name: string
  day?: IsoDate
  batch?: string
  /** Whether anything that should have been read or answered is missing. */
  incomplete: boolean
  /** Whether it adds what was read later to an earlier notice. */
  supplement?: boolean
  /** Whether the data came from a sandbox; absent where they did not. */
  rehearsal?: boolean
  /** Counts by the names of `--json`: `read`, `ok`, `new`, `late`, `missed` ... */
  counts: Record<string, number>
  /** Absent where the notice is not about cases. */
  caseNumbers?: string[]
  /** Registrations and case numbers of the watch that the notice is about. */
  watched?: string[]
  /** Entries of `watched` that were not read completely. */
  unread?: string[]
  /** Entries of `watched` that the service did not answer for, in part or at all. */
  failed?: string[]
  /** Rows of the list that cannot be watched; reported with the first night of the list. */
  unwatched?: string[]
  /** Registrations that nobody has in the base, or somebody else than the list says. */
  doubtful?: string[]
  /** The day of the reading, which may be days after that of the night. */
  readOn?: IsoDate
  /** The earliest suggested end among the publications, of those that are not past. */
  nearestDeadline?: IsoDate
  /** How many publications have a suggested end that is past. */
  pastDeadlines?: number
  /** How many publications have no suggested end; a cancelled one needs none. */
  withoutDeadline?: number
  /** How many of these have a deadline in hours. */
  inHours?: number
  publications?: PublicationLine[]
  /** How many publications were left out. */
  morePublications?: number
  /** Workbooks of the recipient's own registrations, by their keys in the bucket. */
  attached?: { name: string; key: string }[]
  /** Names of those that would make the mail too large. */
  notAttached?: string[]
  /** Path or bucket key of the workbook. */
  workbook?: string
  /** The program's own description of a failure, without text of a case. */
  reason?: string
  texts?: { caseNumber: string; text: string }[]
  /** How many texts were left out. */
  moreTexts?: number
}

export type Target = { is: 'mail'; address: string } | { is: 'webhook'; url: string }

export interface Notice {
  /**
   * The Message-ID of the mail and the `webhook-id`, by which a recipient recognises a repeated
   * notice.
   */
  id: string
  createdAt: string
  target: Target
  language: Language
  facts: NoticeFacts
}

const sendOutcome = z.discriminatedUnion('is', [
  z.object({ is: z.literal('delivered'), detail: z.string() }),
  /** A later attempt may succeed. */
  z.object({ is: z.literal('failed'), detail: z.string(), retryAfterMs: z.number().optional() }),
  /** No later attempt can succeed by itself. */
  z.object({ is: z.literal('refused'), detail: z.string() }),
])
export type SendOutcome = z.infer<typeof sendOutcome>

/** One attempt, recorded before it is sent and again with its outcome. */
export const sendingShape = z.object({
  notice: z.string(),
  round: z.number(),
  n: z.number(),
  at: z.string(),
  /** Absent: the process ended before the outcome was known. */
  ended: sendOutcome.optional(),
  /** Instant of the next attempt; absent where there is none. */
  nextMs: z.number().optional(),
})
export type Sending = z.infer<typeof sendingShape>

export const deadLetterShape = z.object({
  notice: z.string(),
  round: z.number(),
  at: z.string(),
  why: z.enum(['refused', 'attempts']),
  detail: z.string(),
})
export type DeadLetter = z.infer<typeof deadLetterShape>

/** Sends one notice; expected failures are values. */
export type Send = (notice: Notice, nowMs: number) => Promise<SendOutcome>
