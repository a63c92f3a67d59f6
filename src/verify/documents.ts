import type { DocumentFacts } from '../core/job/job.js'
import type { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { digestOf } from '../storage/sha256.js'
import type { Findings } from './findings.js'

/** Checks that the stored documents are present and have the bytes that were read. */
export async function checkDocuments(
  documents: Readonly<Record<string, DocumentFacts>>,
  { bucket, batch }: BatchRecords,
  findings: Findings,
): Promise<void> {
  const taken = new Map<string, string>()
  for (const [name, facts] of Object.entries(documents)) {
    if ('sha256' in facts && !taken.has(facts.sha256)) taken.set(facts.sha256, name)
  }
  for (const [sha256, name] of taken) {
    const key = keys.document(batch, sha256)
    const body = await bucket.read(key)
    if (!body) findings.add('verify_document_missing', { key, name })
    else if ((await digestOf(body)).sha256 !== sha256)
      findings.add('verify_document_changed', { key, name })
  }
}
