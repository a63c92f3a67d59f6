import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './folder-files.js'
import { keyFault } from './key.js'

/** Yields all keys below `folder` that begin with the prefix, in order of their bytes. */
export async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<string> {
  for (const { name, isFolder } of await entries(join(root, folder))) {
    const key = `${folder}${name}`
    if (!isFolder) {
      if (key.startsWith(prefix) && keyFault(key) === undefined) yield key
    } else if (prefix.startsWith(key) || key.startsWith(prefix)) {
      // `.tmp/` ends in a slash here, and that alone is not a fault.
      if (keyFault(key.slice(0, -1)) === undefined) yield* walk(root, key, prefix)
    }
  }
}

/** Returns the names of the folders right below `folder`, in order of their bytes. */
export async function foldersIn(root: string, folder: string): Promise<string[]> {
  const found = await entries(join(root, folder))
  return found
    .filter(({ isFolder }) => isFolder)
    .map(({ name }) => name.slice(0, -1))
    .filter((name) => keyFault(folder + name) === undefined)
}

interface Entry {
  name: string
  isFolder: boolean
}

/**
 * The content of a folder; folders have a slash at the end. Keys contain `a/`, and as `-` is less
 * than `/`, `a-b` comes before `a/b` though the name `a` comes before `a-b`.
 */
async function entries(path: string): Promise<Entry[]> {
  const found = await readEntries(path)
  return found
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => {
      const isFolder = entry.isDirectory()
      const name = isFolder ? `${entry.name}/` : entry.name
      return { name, isFolder, bytes: Buffer.from(name) }
    })
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
}

async function readEntries(path: string): Promise<Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
    throw error
  }
}
