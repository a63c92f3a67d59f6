import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type Sentence, sentence } from '../messages/message-code.js'
import { similarName } from './similar-names.js'
import { type DocumentSource, isLitter, type OpenDocument } from './source.js'

/** Error codes of a path that does not exist. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/**
 * Reads documents of a folder and its subfolders. A name is relative to the folder, or else to one
 * of the `others`; files outside all of them, links resolved, are refused, because a sheet comes
 * from outside and may name any file of the machine.
 */
export function folderSource(root: string, others: readonly string[] = []): DocumentSource {
  return {
    names: async () => (await namesIn(root, '')).toSorted(),
    open: (name) => openIn([root, ...others], name),
    close: async () => undefined,
  }
}

/** Links are listed but not followed: one to a folder may form a circle. */
async function namesIn(root: string, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(resolve(root, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isLitter(entry.name)) continue
    found.push(...(entry.isDirectory() ? await namesInFolder(root, name) : [name]))
  }
  return found
}

/** An unreadable folder is listed as one line, like a document. */
async function namesInFolder(root: string, name: string): Promise<string[]> {
  try {
    return await namesIn(root, name)
  } catch {
    return [name]
  }
}

async function openIn(folders: readonly string[], name: string): Promise<OpenDocument | Sentence> {
  try {
    const path = await findIn(folders, name)
    if (!(await isUnder(folders, path))) return sentence('document_outside', { name })
    const facts = await stat(path)
    if (!facts.isFile()) {
      return sentence('document_unreadable', { name, reason: 'não é um arquivo' })
    }
    return { bytes: facts.size, body: bodyOf(path) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (ABSENT.has(code)) return sentence('document_missing', { name })
    return sentence('document_unreadable', { name, reason: code })
  }
}

/** Returns the real path of the name, from the first folder that has it. */
async function findIn([folder, ...others]: readonly string[], name: string): Promise<string> {
  try {
    return await realpath(await existingPath(folder!, name))
  } catch (error) {
    const isAbsent = ABSENT.has((error as NodeJS.ErrnoException).code ?? '')
    if (!isAbsent || others.length === 0) throw error
    return findIn(others, name)
  }
}

async function isUnder(folders: readonly string[], path: string): Promise<boolean> {
  for (const folder of folders) {
    const inside = relative(await realpath(folder), path)
    if (inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)) return true
  }
  return false
}

/** Returns the path of the name, or of the only other name that looks the same. */
async function existingPath(folder: string, name: string): Promise<string> {
  const path = resolve(folder, name)
  if (await exists(path)) return path
  const names = await readdir(dirname(path)).catch((): string[] => [])
  const other = similarName(basename(path), names)
  if (other !== undefined) return join(dirname(path), other)
  // A sheet made on Windows; here a name may contain a backslash too, so that was tried first.
  return name.includes('\\') ? existingPath(folder, name.replaceAll('\\', '/')) : path
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Opens the file only when it is read, so that unread files stay closed. */
async function* bodyOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}
