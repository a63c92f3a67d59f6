import { z } from 'zod'
import type { Bucket } from '../storage/bucket.js'
import { sha256 } from './codec.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'
import { objectOf, textsShape } from './shapes.js'

/** Which column of a table is a field, as a person answered. */
export interface RememberedAnswer {
  /** Eight hexadecimal digits. */
  id: string
  at: string
  account: string
  job: string
  /** Those of the table, in their order. */
  headings: string[]
  /** What was asked, with its facts: another question is not answered by it. */
  question: string
  facts: object
  field: string
  /** As `--map` takes it; empty where no column is the field. */
  said: string
  /** As a person knows the column: `D «Saldo»`; empty where there is none. */
  column: string
}

const REMEMBERED = printed<RememberedAnswer>(
  'lote/remembered-answer',
  z.object({
    id: z.string(),
    at: z.string(),
    account: z.string(),
    job: z.string(),
    headings: textsShape,
    question: z.string(),
    facts: objectOf<object>(),
    field: z.string(),
    said: z.string(),
    column: z.string(),
  }),
)

/** Whose answers: of one account's book, to one job, about tables of the same headings. */
export interface AnswersOf {
  book: string
  job: string
  headings: readonly string[]
}

/** The same for tables whose headings are the same, in the same order. */
export function fingerprint({ job, headings }: Omit<AnswersOf, 'book'>): string {
  const texts = headings.map((one) => one.normalize('NFC').replace(/\s+/g, ' ').trim())
  const last = texts.findLastIndex((one) => one !== '')
  return sha256(JSON.stringify([job, texts.slice(0, last + 1)])).slice(0, 32)
}

/** Known by what was asked: who answers it again takes the answer of before away. */
export async function rememberAnswer(
  bucket: Bucket,
  of: AnswersOf,
  answer: Omit<RememberedAnswer, 'id' | 'headings' | 'job'>,
): Promise<RememberedAnswer> {
  const { question, facts } = answer
  const whose = `${of.book} ${fingerprint(of)}`
  const id = sha256(JSON.stringify([whose, question, facts])).slice(0, 8)
  const record = { id, ...answer, job: of.job, headings: [...of.headings] }
  await REMEMBERED.put(bucket, keys.rememberedAnswer(of.book, fingerprint(of), id), record)
  return record
}

/** What was answered about tables of the same headings. */
export function answersAbout(bucket: Bucket, of: AnswersOf): Promise<RememberedAnswer[]> {
  return under(bucket, keys.rememberedAbout(of.book, fingerprint(of)))
}

/** All of them, the oldest first. */
export async function allAnswers(bucket: Bucket): Promise<RememberedAnswer[]> {
  const all = await under(bucket, keys.remembered)
  return all.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** Whether there was one. */
export async function forgetAnswer(bucket: Bucket, id: string): Promise<boolean> {
  for await (const key of bucket.list(keys.remembered)) {
    if (!key.endsWith(`/${id}.json`)) continue
    await bucket.delete(key)
    return true
  }
  return false
}

/** A help: what cannot be read is asked again. */
async function under(bucket: Bucket, prefix: string): Promise<RememberedAnswer[]> {
  const found: RememberedAnswer[] = []
  for await (const key of bucket.list(prefix)) {
    const answer = await REMEMBERED.getReadable(bucket, key)
    if (answer) found.push(answer)
  }
  return found
}
