import type { DocumentFacts, Job, Knowledge, RowFields } from '../core/job/job.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import type { Documents } from './documents.js'

/** Returns the facts of each document that a row may mean, by name. */
export async function documentFacts(
  { names }: NonNullable<Job['documents']>,
  accepted: { rows(): AsyncIterable<{ fields: RowFields }> },
  documents: Documents | undefined,
): Promise<Record<string, DocumentFacts>> {
  if (!documents) throw new Error('no documents were handed in')
  const found = new Map<string, DocumentFacts>()
  for await (const { fields } of accepted.rows()) {
    for (const name of names(fields)) found.set(name, await documents.facts(name))
  }
  return Object.fromEntries(found)
}

/** Copies each document to be sent into the bucket, once: the batch then needs nothing else. */
export async function storeDocuments(
  batch: string,
  documents: Documents | undefined,
  knowledge: Knowledge,
  bucket: Bucket,
): Promise<void> {
  const facts = (knowledge.documents ?? {}) as Record<string, DocumentFacts>
  const taken = new Set<string>()
  for (const [name, one] of Object.entries(documents ? facts : {})) {
    if ('problem' in one || taken.has(one.sha256)) continue
    taken.add(one.sha256)
    await documents!.store(name, one.sha256, keys.document(batch, one.sha256), bucket)
  }
}
