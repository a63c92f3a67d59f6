import type { Language } from '../messages/index.js'
import type { IsoDate } from '../values/dates.js'

/** What happened, as the webhook's `type` has it. */
export type NoticeKind =
  | 'batch.finished'
  | 'watch.finished'
  | 'report.finished'
  | 'schedule.missed'
  | 'schedule.failed'
  | 'schedule.waiting'

/** A publication as two lines of a mail. */
export interface PublicationLine {
  place: 'new' | 'late' | 'check' | 'changed' | 'cancelled'
  caseNumber?: string
  parties?: string
  court?: string
  /** Suggested; absent where none is. */
  deadline?: IsoDate
  /** As the text of the publication has it. */
  deadlineText?: string
  /** The first day that counts; suggested. */
  begins?: IsoDate
  /** Why no deadline is suggested, or what has to be known of it. */
  reason?: string
  /** As the gazette names it: `Intimação`. */
  type?: string
  /** Registrations and cases for which it was found. */
  watched?: string[]
  available?: IsoDate
  /** Suggested: the business day after `available`. */
  published?: IsoDate
  link?: string
}

/**
 * What a notice is made from. Parties are named only in `publications`, which goes to mailboxes alone;
 * texts of cases only in `texts`, which leaves here only where the target was asked for with them.
 */
export interface NoticeFacts {
  kind: NoticeKind
  /** The watch, schedule or job, as its owner named it. */
  name: string
  day?: IsoDate
  batch?: string
  /** Anything that should have been read or answered was not. */
  incomplete: boolean
  /** It tells what was read later of a day that was told before. */
  supplement?: boolean
  /** What it tells came from a sandbox; absent where it did not. */
  rehearsal?: boolean
  /** By the names of `--json`: `read`, `ok`, `new`, `late`, `missed` ... */
  counts: Record<string, number>
  /** Absent where it is not about cases. */
  caseNumbers?: string[]
  /** What of a watch the notice is about: registrations and numbers of cases. */
  watched?: string[]
  /** Of these, what was not read completely. */
  unread?: string[]
  /** Of these, what the service did not answer for, in part or at all. */
  failed?: string[]
  /** Rows of the list that nobody watches, told with the first night of the list. */
  unwatched?: string[]
  /** The earliest suggested end of what it tells. */
  nearestDeadline?: IsoDate
  publications?: PublicationLine[]
  /** How many there are beside `publications`. */
  morePublications?: number
  /** Workbooks of the receiver's own, by their keys in the storage. */
  attached?: { name: string; key: string }[]
  /** Names of those that would make the mail too large. */
  notAttached?: string[]
  /** Where the workbook lies: a path or a key of the storage. */
  workbook?: string
  /** Of what went wrong, by us: no text of a case. */
  reason?: string
  texts?: { caseNumber: string; text: string }[]
  /** How many there are beside `texts`. */
  moreTexts?: number
}

/** Where a notice goes. */
export type Target = { is: 'mail'; address: string } | { is: 'webhook'; url: string }

/** What lies in the outbox. */
export interface Notice {
  /** The Message-ID of the mail and the `webhook-id`: who gets it twice knows it by this. */
  id: string
  createdAt: string
  target: Target
  language: Language
  facts: NoticeFacts
}

/** One sending, written before it goes out and again when its end is known. */
export interface Sending {
  notice: string
  round: number
  n: number
  at: string
  /** Absent: the process ended before it knew. */
  ended?: SentAs
  /** When the next is made; absent where there is none. */
  nextMs?: number
}

export type SentAs =
  | { is: 'delivered'; detail: string }
  /** Can get better. */
  | { is: 'failed'; detail: string; retryAfterMs?: number }
  /** Cannot get better by itself. */
  | { is: 'refused'; detail: string }

export interface DeadLetter {
  notice: string
  round: number
  at: string
  why: 'refused' | 'attempts'
  detail: string
}

/** Hands one notice to the outside world; expected failures are values. */
export type Send = (notice: Notice, nowMs: number) => Promise<SentAs>
