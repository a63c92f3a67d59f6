import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DocumentFacts } from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { sha256 } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { Findings } from '../../src/verify/findings.js'
import { checkDocuments } from '../../src/verify/verify.js'

const BATCH = '20261122-060000-abcdef'
const TEXT = 'Sentença'
const key = keys.document(BATCH, sha256(TEXT))
const facts: DocumentFacts = { sha256: sha256(TEXT), bytes: Buffer.byteLength(TEXT) }

let dir: string
let bucket: Bucket
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-documents-'))
  bucket = await openFolder(dir)
  await bucket.put(key, TEXT)
})
afterEach(() => rm(dir, { recursive: true }))

async function told(documents: Record<string, DocumentFacts>) {
  const findings = new Findings()
  await checkDocuments(documents, new BatchRecords(bucket, BATCH), findings)
  return findings.all().map(({ code, facts }) => [code, facts.key, facts.name])
}

test('documents that lie as they were taken along are well; one that could not be read was not taken', async () => {
  const problem = sentence('unexpected', { message: 'x' })
  expect(await told({ 'a.pdf': facts, 'b.pdf': facts, 'c.pdf': { problem } })).toEqual([])
})

test('one that was changed is told once, by the first name it has', async () => {
  await bucket.put(key, `${TEXT}.`)
  expect(await told({ 'a.pdf': facts, 'b.pdf': facts })).toEqual([
    ['verify_document_changed', key, 'a.pdf'],
  ])
})

test('one that is gone is told', async () => {
  await bucket.delete(key)
  expect(await told({ 'a.pdf': facts })).toEqual([['verify_document_missing', key, 'a.pdf']])
})
