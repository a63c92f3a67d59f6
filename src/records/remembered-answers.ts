import { z } from 'zod'
import { objectOf, textsShape } from '../core/shapes.js'
import type { Bucket } from '../storage/bucket.js'
import { sha256 } from './codec.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

const shape = z.object({
  /** Eight hexadecimal digits. */
  id: z.string(),
  at: z.string(),
  account: z.string(),
  job: z.string(),
  /** The headings of the table, in their order. */
  headings: textsShape,
  /** The question with its facts: the answer holds for no other question. */
  question: z.string(),
  facts: objectOf<object>(),
  field: z.string(),
  /** The value in the form of `--map`; empty where no column is the field. */
  said: z.string(),
  /** The column as people name it: `D «Saldo»`; empty where there is none. */
  column: z.string(),
})
const REMEMBERED = printed('lote/remembered-answer', shape)

/** The column of a field, as a person answered. */
export type RememberedAnswer = z.infer<typeof shape>

/** The scope of answers: one limiter of an account, one job, tables of the same headings. */
export interface AnswerScope {
  book: string
  job: string
  headings: readonly string[]
}

/** Returns a hash that is the same for tables with the same headings in the same order. */
export function fingerprint({ job, headings }: Omit<AnswerScope, 'book'>): string {
  const texts = headings.map((one) => one.normalize('NFC').replace(/\s+/g, ' ').trim())
  const last = texts.findLastIndex((one) => one !== '')
  return sha256(JSON.stringify([job, texts.slice(0, last + 1)])).slice(0, 32)
}

/**
 * Stores an answer under the hash of its question; a new answer to the same question replaces it.
 */
export async function rememberAnswer(
  bucket: Bucket,
  of: AnswerScope,
  answer: Omit<RememberedAnswer, 'id' | 'headings' | 'job'>,
): Promise<RememberedAnswer> {
  const { question, facts } = answer
  const whose = `${of.book} ${fingerprint(of)}`
  const id = sha256(JSON.stringify([whose, question, facts])).slice(0, 8)
  const record = { id, ...answer, job: of.job, headings: [...of.headings] }
  await REMEMBERED.put(bucket, keys.rememberedAnswer(of.book, fingerprint(of), id), record)
  return record
}

/** Returns the answers about tables of the same headings. */
export function answersAbout(bucket: Bucket, of: AnswerScope): Promise<RememberedAnswer[]> {
  return answersUnder(bucket, keys.rememberedAbout(of.book, fingerprint(of)))
}

/** Returns all answers, the oldest first. */
export async function allAnswers(bucket: Bucket): Promise<RememberedAnswer[]> {
  const all = await answersUnder(bucket, keys.remembered)
  return all.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** Deletes an answer; false when there was none. */
export async function forgetAnswer(bucket: Bucket, id: string): Promise<boolean> {
  for await (const key of bucket.list(keys.remembered)) {
    if (!key.endsWith(`/${id}.json`)) continue
    await bucket.delete(key)
    return true
  }
  return false
}

/** An unreadable answer is left out: its question is asked again. */
async function answersUnder(bucket: Bucket, prefix: string): Promise<RememberedAnswer[]> {
  const found: RememberedAnswer[] = []
  for await (const key of bucket.list(prefix)) {
    const answer = await REMEMBERED.getReadable(bucket, key)
    if (answer) found.push(answer)
  }
  return found
}
