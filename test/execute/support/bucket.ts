import type { Readable } from 'node:stream'
import type { Bucket, Written } from '../../../src/storage/bucket.js'

export type Operation = 'get' | 'put' | 'create' | 'size' | 'list' | 'delete'

/**
 * A bucket seen through a hook, which may throw as a storage that fails does, or never return, as
 * nothing returns to a process that was killed.
 */
export class WatchedBucket implements Bucket {
  before: (operation: Operation, key: string) => Promise<void> | void = () => undefined
  after: (operation: Operation, key: string) => Promise<void> | void = () => undefined

  constructor(private readonly inner: Bucket) {}

  get url(): string {
    return this.inner.url
  }
  get(key: string): Promise<Buffer | undefined> {
    return this.watched('get', key, () => this.inner.get(key))
  }
  put(key: string, body: Buffer | string): Promise<void> {
    return this.watched('put', key, () => this.inner.put(key, body))
  }
  create(key: string, body: Buffer | string): Promise<boolean> {
    return this.watched('create', key, () => this.inner.create(key, body))
  }
  size(key: string): Promise<number | undefined> {
    return this.watched('size', key, () => this.inner.size(key))
  }
  delete(key: string): Promise<void> {
    return this.watched('delete', key, () => this.inner.delete(key))
  }
  async *list(prefix: string): AsyncIterable<string> {
    await this.before('list', prefix)
    yield* this.inner.list(prefix)
  }
  folders(prefix: string): AsyncIterable<string> {
    return this.inner.folders(prefix)
  }
  read(key: string): Promise<Readable | undefined> {
    return this.inner.read(key)
  }
  write(key: string, body: AsyncIterable<Buffer>): Promise<Written> {
    return this.inner.write(key, body)
  }
  async close(): Promise<void> {}

  private async watched<T>(operation: Operation, key: string, run: () => Promise<T>): Promise<T> {
    await this.before(operation, key)
    const result = await run()
    await this.after(operation, key)
    return result
  }
}
