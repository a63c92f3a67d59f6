import { type Bucket, StorageError } from './bucket.js'

export interface WriteObserver {
  taken(): void
  refused(error: StorageError): void
}

/** Wraps a bucket so that the observer learns how each write ends. */
export function observeWrites(bucket: Bucket, observer: WriteObserver): Bucket {
  const observed = async <T>(write: Promise<T>): Promise<T> => {
    try {
      const done = await write
      observer.taken()
      return done
    } catch (error) {
      if (error instanceof StorageError) observer.refused(error)
      throw error
    }
  }
  const put: Bucket['put'] = (key, body) => observed(bucket.put(key, body))
  const create: Bucket['create'] = (key, body) => observed(bucket.create(key, body))
  const write: Bucket['write'] = (key, body) => observed(bucket.write(key, body))
  // Whoever wraps the bucket once more may assign its writes.
  const own = (value: unknown) => ({ value, writable: true })
  return Object.create(bucket, {
    put: own(put),
    create: own(create),
    write: own(write),
  }) as Bucket
}
