import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { UserError } from '../core/errors.js'
import type { Bucket } from '../storage/bucket.js'
import { Documents } from './documents.js'
import { folderSource } from './folder.js'
import { openPrefix, prefixSource } from './prefix.js'
import type { DocumentSource } from './source.js'
import { zipSource } from './zip.js'

export interface OpenedDocuments {
  file: string
  documents: Documents
  close(): Promise<void>
}

/**
 * Opens the user's input: a sheet of paths unchanged; for a folder, a zip or `s3://bucket/prefix`
 * it makes a small sheet, so that each document is a row of the result. A sheet may name documents
 * in its own folder, or in one of `folders`.
 */
export async function openDocuments(
  input: string,
  { mostBytes, folders = [] }: { mostBytes: number; folders?: readonly string[] },
  open: (url: string) => Promise<Bucket>,
): Promise<OpenedDocuments> {
  for (const folder of folders) {
    const facts = await stat(folder).catch(() => undefined)
    if (!facts?.isDirectory()) throw UserError.usage('documents_no_folder', { path: folder })
  }
  const source = await sourceOf(input, open)
  if (!source) {
    const documents = new Documents(folderSource(dirname(input), folders), mostBytes)
    return { file: input, documents, close: () => documents.close() }
  }
  const documents = new Documents(source, mostBytes)
  const dir = await mkdtemp(join(tmpdir(), 'lote-documents-'))
  const close = async () => {
    await documents.close()
    await rm(dir, { recursive: true, force: true })
  }
  try {
    const file = join(dir, `${sheetName(input)}.csv`)
    await writeFile(file, await sheetOf(documents, input))
    return { file, documents, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Undefined for a sheet, and for a missing file: the reader of the sheet reports that. */
async function sourceOf(
  input: string,
  open: (url: string) => Promise<Bucket>,
): Promise<DocumentSource | undefined> {
  if (input.startsWith('s3://')) return prefixSource(await openPrefix(input, open))
  const facts = await stat(input).catch(() => undefined)
  if (facts?.isDirectory()) return folderSource(input)
  return facts?.isFile() && extname(input).toLowerCase() === '.zip' ? zipSource(input) : undefined
}

function sheetName(input: string): string {
  return basename(input.replace(/[/\\]+$/, ''), '.zip') || 'documentos'
}

async function sheetOf(documents: Documents, input: string): Promise<string> {
  const names = await documents.names()
  if (names.length === 0) throw UserError.usage('documents_none', { path: input })
  const lines = ['Nº;Arquivo;Bytes;SHA-256']
  for (const [at, name] of names.entries()) {
    const facts = await documents.facts(name)
    const [bytes, sha256] = 'problem' in facts ? ['-', '-'] : [facts.bytes, facts.sha256]
    lines.push(`${at + 1};"${name.replaceAll('"', '""')}";${bytes};${sha256}`)
  }
  return `${lines.join('\r\n')}\r\n`
}
