import type { Readable } from 'node:stream'
import type { Bucket, Written } from '../../src/storage/bucket.js'

/** A bucket whose process ends after so many changes. */
export class DyingBucket implements Bucket {
  constructor(
    private readonly inner: Bucket,
    private left: number,
  ) {}

  get url(): string {
    return this.inner.url
  }
  get(key: string): Promise<Buffer | undefined> {
    return this.inner.get(key)
  }
  read(key: string): Promise<Readable | undefined> {
    return this.inner.read(key)
  }
  size(key: string): Promise<number | undefined> {
    return this.inner.size(key)
  }
  list(prefix: string): AsyncIterable<string> {
    return this.inner.list(prefix)
  }
  folders(prefix: string): AsyncIterable<string> {
    return this.inner.folders(prefix)
  }
  put(key: string, body: Buffer | string): Promise<void> {
    return this.change(() => this.inner.put(key, body))
  }
  create(key: string, body: Buffer | string): Promise<boolean> {
    return this.change(() => this.inner.create(key, body))
  }
  write(key: string, body: AsyncIterable<Buffer>): Promise<Written> {
    return this.change(() => this.inner.write(key, body))
  }
  delete(key: string): Promise<void> {
    return this.change(() => this.inner.delete(key))
  }
  async close(): Promise<void> {}

  private async change<T>(make: () => Promise<T>): Promise<T> {
    if (this.left === 0) throw new Error('the process has ended')
    this.left -= 1
    return make()
  }
}
