import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { type Sentence, sentence } from '../sentence.js'
import { type DocumentSource, isLitter, type OpenDocument } from './source.js'

/**
 * Documents of a folder and of those in it. `confined`: what a link leads out of it to is not read;
 * a sheet may name any file of the machine, as the person who runs it may read any.
 */
export function folderSource(root: string, { confined }: { confined: boolean }): DocumentSource {
  return {
    names: async () => (await namesIn(root, '')).toSorted(),
    open: (name) => openIn(root, name, confined),
    close: async () => undefined,
  }
}

/** Links are named and not followed: one to a folder may lead round in a circle. */
async function namesIn(root: string, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(resolve(root, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isLitter(entry.name)) continue
    found.push(...(entry.isDirectory() ? await inner(root, name) : [name]))
  }
  return found
}

/** A folder that may not be looked into is told as one line, like a document. */
async function inner(root: string, name: string): Promise<string[]> {
  try {
    return await namesIn(root, name)
  } catch {
    return [name]
  }
}

async function openIn(
  root: string,
  name: string,
  confined: boolean,
): Promise<OpenDocument | Sentence> {
  try {
    const path = await realpath(resolve(root, name))
    if (confined && !path.startsWith(`${await realpath(root)}${sep}`)) {
      return sentence('document_outside', { name })
    }
    const facts = await stat(path)
    if (!facts.isFile()) {
      return sentence('document_unreadable', { name, reason: 'não é um arquivo' })
    }
    return { bytes: facts.size, body: bodyOf(path) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (code === 'ENOENT' || code === 'ENOTDIR') return sentence('document_missing', { name })
    return sentence('document_unreadable', { name, reason: code })
  }
}

/** Opened when it is read: of one that is not, no file stays open. */
async function* bodyOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}
