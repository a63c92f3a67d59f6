import { z } from 'zod'
import { objectOf } from '../core/shapes.js'
import type { Language } from '../messages/index.js'
import { sha256 } from '../records/codec.js'
import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Bucket } from '../storage/bucket.js'
import {
  type DeadLetter,
  deadLetterShape,
  type Notice,
  type NoticeFacts,
  type Sending,
  sendingShape,
  type Target,
} from './notice.js'
import { targetText } from './target.js'

export interface NoticesToSend {
  /** Key of the event, the same at every repetition: `watch/nightly/2026-11-20`. */
  about: string
  targets: readonly Target[]
  facts: NoticeFacts
  /** Includes texts of cases; without it they are not stored in the notice. */
  texts?: boolean
  language: Language
}

const NOTICE = printed<Notice>(
  'lote/notice',
  z.object({
    id: z.string(),
    createdAt: z.string(),
    target: z.discriminatedUnion('is', [
      z.object({ is: z.literal('mail'), address: z.string() }),
      z.object({ is: z.literal('webhook'), url: z.string() }),
    ]),
    language: z.enum(['pt', 'en']),
    facts: objectOf<NoticeFacts>(),
  }),
)
const SENDING = printed('lote/sending', sendingShape)
const DEAD_LETTER = printed('lote/dead-letter', deadLetterShape)
/** Records that a notice was delivered, and when. */
export const DELIVERED = printed('lote/delivered', z.object({ notice: z.string(), at: z.string() }))
/**
 * The first night of a large office has tens of thousands of texts, more than any receiver takes.
 */
const MOST_TEXTS = 1_000
/** Lines of publications in a mail; the workbook has all of them. */
const MOST_LINES = 200

/**
 * Returns the id of a notice; the same event and target have the same id, so that a repetition adds
 * nothing.
 */
export function noticeId(about: string, target: Target): string {
  return `ntc_${sha256(`${about}\n${targetText(target)}`).slice(0, 32)}`
}

/**
 * Puts a notice for each target into the outbox. When it returns, a worker will deliver them
 * whatever happens to this process. The facts of the first call for an event are kept.
 * @throws StorageError
 */
export async function enqueueNotices(
  bucket: Bucket,
  what: NoticesToSend,
  nowMs: number,
): Promise<string[]> {
  const ids: string[] = []
  for (const target of what.targets) {
    const id = noticeId(what.about, target)
    ids.push(id)
    if ((await bucket.size(keys.notice(id))) !== undefined) continue
    // The mark goes first: a mark without a notice is harmless, a notice without a mark would never
    // be sent.
    const mark = keys.dueNotice(nowMs, id, 0)
    await bucket.put(mark, '')
    await NOTICE.create(bucket, keys.notice(id), noticeOf(id, target, what, nowMs))
    // A worker deletes a mark that has no notice for long, as where this process was frozen.
    await bucket.put(mark, '')
  }
  return ids
}

function noticeOf(id: string, target: Target, what: NoticesToSend, nowMs: number): Notice {
  const { texts, publications, ...facts } = what.facts
  const createdAt = new Date(nowMs).toISOString()
  const stored = {
    ...facts,
    ...(what.texts && texts ? textsToStore(texts) : {}),
    ...(target.is === 'mail' && publications ? publicationsToStore(publications) : {}),
  }
  return { id, createdAt, target, language: what.language, facts: stored }
}

function publicationsToStore(all: NonNullable<NoticeFacts['publications']>): Partial<NoticeFacts> {
  const more = all.length - MOST_LINES
  return { publications: all.slice(0, MOST_LINES), ...(more > 0 ? { morePublications: more } : {}) }
}

function textsToStore(texts: NonNullable<NoticeFacts['texts']>): Partial<NoticeFacts> {
  const more = texts.length - MOST_TEXTS
  return { texts: texts.slice(0, MOST_TEXTS), ...(more > 0 ? { moreTexts: more } : {}) }
}

/** A mark in the outbox: the notice is due in this round from this instant. */
export interface Due {
  key: string
  atMs: number
  notice: string
  round: number
}

export async function* dueNotices(bucket: Bucket): AsyncIterable<Due> {
  for await (const key of bucket.list(keys.dueNotices)) {
    const [, at, notice, round] = DUE.exec(key.slice(keys.dueNotices.length)) ?? []
    if (notice) yield { key, atMs: Number(at), notice, round: Number(round) }
  }
}
const DUE = /^(\d{13})-(ntc_[\da-f]{32})\.(\d+)$/

export class Outbox {
  constructor(readonly bucket: Bucket) {}

  notice(id: string): Promise<Notice | undefined> {
    return NOTICE.get(this.bucket, keys.notice(id))
  }

  /** Returns the attempts, in the order in which they were made. */
  async sendings(id: string): Promise<Sending[]> {
    const found: Sending[] = []
    for await (const key of this.bucket.list(keys.deliveryAttempts(id))) {
      const sending = await SENDING.get(this.bucket, key)
      if (sending) found.push(sending)
    }
    return found
  }
  /** Returns false when another process has begun the same attempt. */
  begin(sending: Sending): Promise<boolean> {
    return SENDING.create(this.bucket, keyOf(sending), sending)
  }
  end(sending: Sending): Promise<void> {
    return SENDING.put(this.bucket, keyOf(sending), sending)
  }

  async isDelivered(id: string): Promise<boolean> {
    return (await this.bucket.size(keys.delivered(id))) !== undefined
  }
  async markDelivered(id: string, at: string): Promise<void> {
    await DELIVERED.create(this.bucket, keys.delivered(id), { notice: id, at })
  }

  deadLetter(id: string, round: number): Promise<DeadLetter | undefined> {
    return DEAD_LETTER.get(this.bucket, keys.deadLetter(id, round))
  }
  async giveUp(letter: DeadLetter): Promise<void> {
    const key = keys.deadLetter(letter.notice, letter.round)
    await DEAD_LETTER.create(this.bucket, key, letter)
  }
  /** Returns the last round in which each notice was given up, by its id. */
  async deadRounds(): Promise<Map<string, number>> {
    const rounds = new Map<string, number>()
    for await (const key of this.bucket.list(keys.deadLetters)) {
      const [, id, round] = DEAD.exec(key.slice(keys.deadLetters.length)) ?? []
      if (id) rounds.set(id, Math.max(Number(round), rounds.get(id) ?? 0))
    }
    return rounds
  }
}
const DEAD = /^(ntc_[\da-f]{32})\.(\d+)\.json$/

const keyOf = ({ notice, round, n }: Sending) => keys.deliveryAttempt(notice, round, n)
