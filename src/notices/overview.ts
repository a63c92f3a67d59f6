import { z } from 'zod'
import { UserError } from '../core/errors.js'
import type { Language } from '../messages/index.js'
import type { Bucket } from '../storage/bucket.js'
import { readEach } from '../storage/read-each.js'
import { type DeliveryState, deliveryState, deliveryStates, replay } from './delivery-state.js'
import type { Notice, NoticeFacts, Sending } from './notice.js'
import { Outbox } from './outbox.js'
import { shownTarget } from './target.js'
import { subjectOf } from './words.js'

/** A notice as lists, `--json` and the API show it. */
export const noticeLine = z
  .object({
    notice: z.string(),
    state: z.enum(['waiting', 'dead', 'delivered']),
    createdAt: z.string(),
    /** The address without its secrets. */
    to: z.string(),
    subject: z.string(),
    attempts: z.int(),
    /** Instant of the next attempt. */
    due: z.string().nullable(),
    /** Outcome of the last attempt. */
    last: z.string().nullable(),
  })
  .meta({ id: 'Notice' })
export type NoticeLine = z.infer<typeof noticeLine>

export const noticeSending = z.object({
  round: z.int(),
  n: z.int(),
  at: z.string(),
  ended: z.string(),
  detail: z.string().nullable(),
})

export interface NoticeDetails {
  line: NoticeLine
  facts: NoticeFacts
  sendings: z.infer<typeof noticeSending>[]
}

/** Returns the waiting and the dead notices; with `all`, the delivered ones too. */
export async function listNotices(
  bucket: Bucket,
  { all, language }: { all: boolean; language: Language },
): Promise<NoticeDetails[]> {
  const outbox = new Outbox(bucket)
  const found: NoticeDetails[] = []
  const states = await deliveryStates(outbox, all)
  for await (const one of readEach(states, (state) => detailsOf(state, outbox, language)))
    if (one) found.push(one)
  return found.toSorted(
    ({ line: a }, { line: b }) =>
      a.createdAt.localeCompare(b.createdAt) || a.notice.localeCompare(b.notice),
  )
}

/** @throws UserError (2) for an unknown notice */
export async function noticeDetails(
  bucket: Bucket,
  id: string,
  language: Language,
): Promise<NoticeDetails> {
  const outbox = new Outbox(bucket)
  const state = await deliveryState(outbox, id)
  const found = state && (await detailsOf(state, outbox, language))
  if (!found) throw UserError.usage('no_notice', { notice: id })
  return found
}

/**
 * Sends dead letters again: the named ones, or all.
 *
 * @returns the ids of the notices that are sent again
 * @throws UserError (2) for an unknown notice, or one that was not given up: then none is sent
 */
export async function replayNotices(
  bucket: Bucket,
  which: readonly string[] | 'all',
  nowMs: number,
): Promise<string[]> {
  const outbox = new Outbox(bucket)
  const known = await deliveryStates(outbox, which !== 'all')
  const chosen = which === 'all' ? known.filter(isDead).map(({ notice }) => notice) : which
  for (const id of chosen) {
    const state = known.find(({ notice }) => notice === id)
    if (!state) throw UserError.usage('no_notice', { notice: id })
    if (!isDead(state)) {
      throw UserError.usage('notice_not_dead', { notice: id, state: state.state })
    }
  }
  const replayed: string[] = []
  for (const id of chosen) if (await replay(outbox, id, nowMs)) replayed.push(id)
  return replayed
}

const isDead = ({ state }: DeliveryState) => state === 'dead'

async function detailsOf(
  state: DeliveryState,
  outbox: Outbox,
  language: Language,
): Promise<NoticeDetails | undefined> {
  const notice = await outbox.notice(state.notice)
  // So far its writer has stored the mark only.
  if (!notice) return undefined
  const sendings = await outbox.sendings(notice.id)
  const line = lineOf(notice, state, sendings, language)
  const told = sendings.map(({ round, n, at, ended }) => ({
    round,
    n,
    at,
    ended: ended?.is ?? 'interrupted',
    detail: ended?.detail ?? null,
  }))
  return { line, facts: notice.facts, sendings: told }
}

function lineOf(
  notice: Notice,
  state: DeliveryState,
  sendings: readonly Sending[],
  language: Language,
): NoticeLine {
  const due = state.state === 'waiting' ? state.dueMs : undefined
  return {
    notice: notice.id,
    state: state.state,
    createdAt: notice.createdAt,
    to: shownTarget(notice.target),
    subject: subjectOf(notice.facts, language),
    attempts: sendings.length,
    due: due === undefined ? null : new Date(due).toISOString(),
    last: sendings.at(-1)?.ended?.detail ?? null,
  }
}
