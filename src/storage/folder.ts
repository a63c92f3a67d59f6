import type { Stats } from 'node:fs'
import { open, readFile, stat, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { type Bucket, StorageError, type Written } from './bucket.js'
import {
  codeOf,
  folderError,
  prepareRoot,
  publishNew,
  publishOver,
  removeEmpty,
  requireRoot,
  writeTemp,
} from './folder-files.js'
import { foldersIn, walk } from './folder-list.js'
import { checkKey } from './key.js'
import { Meter, translated } from './streams.js'

/** The error codes for an absent key: no file, a file as part of its path, or a folder. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/**
 * The error codes when the folder cannot be made because a file has its name or that of a folder
 * above.
 */
const NOT_FOLDER = new Set(['EEXIST', 'ENOTDIR'])

/**
 * Opens a folder as a bucket. Where there is none, the first write makes it, so that a command that
 * stores nothing leaves nothing behind. A key is the path of its file, so a person can open it;
 * unlike S3, `a` and `a/b` cannot both be stored.
 * @throws StorageError
 */
export async function openFolder(dir: string, url = `file:${dir}`): Promise<Bucket> {
  const root = resolve(dir)
  try {
    const isThere = await stat(root).then(Boolean, isAbsent)
    if (isThere) await prepareRoot(root, Date.now())
    return new Folder(root, url, isThere)
  } catch (error) {
    throw openingError(error, url)
  }
}

function isAbsent(error: unknown): false {
  if (codeOf(error) === 'ENOENT') return false
  throw error
}

function openingError(error: unknown, url: string): StorageError {
  if (NOT_FOLDER.has(codeOf(error) ?? ''))
    return new StorageError('not-folder', 'open', url, { cause: error })
  return folderError(error, 'open', url)
}

class Folder implements Bucket {
  constructor(
    private readonly root: string,
    readonly url: string,
    private isPrepared: boolean,
  ) {}

  async get(key: string): Promise<Buffer | undefined> {
    return this.ifPresent('get', key, (path) => readFile(path))
  }

  async read(key: string): Promise<Readable | undefined> {
    return this.ifPresent('read', key, async (path) => {
      const file = await open(path, 'r')
      // A folder opens too, and fails only when it is read.
      if ((await file.stat()).isFile())
        return translated(file.createReadStream(), (error) => this.error(error, 'read', key))
      await file.close()
      return undefined
    })
  }

  async put(key: string, body: Buffer | string): Promise<void> {
    await this.attempt('put', key, async (path) => publishOver(await this.stage(body), path))
  }

  async create(key: string, body: Buffer | string): Promise<boolean> {
    return this.attempt('create', key, async (path) => publishNew(await this.stage(body), path))
  }

  async write(key: string, body: AsyncIterable<Buffer>): Promise<Written> {
    const meter = new Meter()
    return this.attempt('write', key, async (path) => {
      await this.prepare()
      const temp = await writeTemp(this.root, async (file) => {
        for await (const chunk of meter.measure(body)) await file.appendFile(chunk)
        const stored = (await file.stat()).size
        if (stored !== meter.bytes) throw new Error(`${stored} bytes stored of ${meter.bytes}`)
      })
      await publishOver(temp, path)
      return meter.written()
    }).catch((error: unknown) => {
      throw meter.failure ? meter.failure.error : error
    })
  }

  async size(key: string): Promise<number | undefined> {
    const found: Stats | undefined = await this.ifPresent('size', key, (path) => stat(path))
    return found?.isFile() ? found.size : undefined
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    if (folder !== '') checkKey(folder.slice(0, -1))
    try {
      await this.requirePrepared()
      yield* walk(this.root, folder, prefix)
    } catch (error) {
      throw this.error(error, 'list', prefix)
    }
  }

  async *folders(prefix: string): AsyncIterable<string> {
    checkKey(prefix.slice(0, -1))
    try {
      await this.requirePrepared()
      yield* await foldersIn(this.root, prefix)
    } catch (error) {
      throw this.error(error, 'list', prefix)
    }
  }

  /**
   * Deletes the file, and the folders that it leaves empty: a process that is writing a new file
   * into one of them makes it again.
   */
  async delete(key: string): Promise<void> {
    await this.ifPresent('delete', key, async (path) => {
      await unlink(path)
      await removeEmpty(dirname(path), this.root)
    })
  }

  async close(): Promise<void> {}

  private async prepare(): Promise<void> {
    if (this.isPrepared) return
    try {
      await prepareRoot(this.root, Date.now())
    } catch (error) {
      throw openingError(error, this.url)
    }
    this.isPrepared = true
  }

  /** A folder that nobody has made yet is empty; one that was made and is gone is a fault. */
  private async requirePrepared(): Promise<void> {
    if (this.isPrepared) await requireRoot(this.root)
  }

  private async stage(body: Buffer | string): Promise<string> {
    await this.prepare()
    return writeTemp(this.root, (file) => file.writeFile(body))
  }

  private async ifPresent<T>(
    operation: string,
    key: string,
    run: (path: string) => Promise<T>,
  ): Promise<T | undefined> {
    checkKey(key)
    try {
      return await run(join(this.root, key))
    } catch (error) {
      if (!ABSENT.has(codeOf(error) ?? '')) throw this.error(error, operation, key)
    }
    await this.attempt(operation, key, () => this.requirePrepared())
    return undefined
  }

  private async attempt<T>(
    operation: string,
    key: string,
    run: (path: string) => Promise<T>,
  ): Promise<T> {
    checkKey(key)
    try {
      return await run(join(this.root, key))
    } catch (error) {
      throw this.error(error, operation, key)
    }
  }

  private error(error: unknown, operation: string, key: string): StorageError {
    return error instanceof StorageError
      ? error
      : folderError(error, operation, `${this.url}/${key}`)
  }
}
