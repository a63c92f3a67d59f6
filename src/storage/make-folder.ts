import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Folders of the program hold personal data of a law firm's clients: only their owner may open
 * them.
 */
const OWNER_ONLY = 0o700

/**
 * Makes a folder and those above it, for their owner alone. `recursive: true` is not used: Node 20
 * then tries for ever where a folder cannot be made in an existing one, such as /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path)
  } catch (error) {
    const above = dirname(path)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error
    await makeFolder(above)
    await makeOne(path)
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, OWNER_ONLY)
  } catch (error) {
    // Another process may have made it just now.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(path)).isDirectory())
      return
    throw error
  }
  // Each new name must be durable in the folder that holds it.
  await syncFolder(dirname(path))
}

export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders; its file systems keep the order of names by themselves.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
