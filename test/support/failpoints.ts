import type { Readable } from 'node:stream'
import type { ClientDecorators } from '../../src/app/inputs.js'
import type { Bucket, Written } from '../../src/storage/bucket.js'

/**
 * Moments at which a process may end without warning, in the order in which a batch meets them. The
 * program does nothing there; what is handed in may.
 */
export const POINTS = [
  'input-written',
  'document-written',
  'rows-written',
  'task-written',
  'knowledge-written',
  'request-noted',
  'batch-written',
  'announced',
  'before-grant',
  'granted',
  'attempt-written',
  'units-noted',
  'confirmed',
  'sent',
  'answered',
  'attempt-ended',
  'divided',
  'file-written',
  'answer-written',
  'kept',
  'outcome-written',
  'settled',
  'before-acknowledge',
  'sheet-part',
  'before-commit',
  'committed',
  'manifest-written',
  'closed',
] as const

/** Those of a night of a watch, beside the points of its batch, in their order. */
export const NIGHT_POINTS = [
  'night-marked',
  'rest-given-up',
  'own-written',
  'notice-due',
  'notice-laid',
  'night-noted',
  'state-written',
  'night-closed',
] as const
export type Point = (typeof POINTS)[number] | (typeof NIGHT_POINTS)[number]

/** Told that a point is passed; what comes after it waits. */
export type At = (point: Point) => void | Promise<void>

/** Points that are writes to the bucket, by the key that was written. */
const WRITES: readonly (readonly [RegExp, Point])[] = [
  [/^batches\/[^/]+\/input\//, 'input-written'],
  [/^batches\/[^/]+\/documents\//, 'document-written'],
  [/^batches\/[^/]+\/rows\//, 'rows-written'],
  [/^batches\/[^/]+\/tasks\//, 'task-written'],
  [/^batches\/[^/]+\/knowledge\./, 'knowledge-written'],
  [/^batches\/[^/]+\/attempts\//, 'attempt-ended'],
  [/^batches\/[^/]+\/splits\//, 'divided'],
  [/^batches\/[^/]+\/arquivos\//, 'file-written'],
  [/^batches\/[^/]+\/answers\//, 'answer-written'],
  [/^batches\/[^/]+\/outcomes\//, 'outcome-written'],
  [/^batches\/[^/]+\/result\.xlsx$/, 'committed'],
  [/^submitted\//, 'request-noted'],
  [/^open\//, 'announced'],
  [/^spent\//, 'units-noted'],
  [/^watches\/[^/]+\/open\//, 'night-marked'],
  [/^batches\/[^/]+\/control\/given-up$/, 'rest-given-up'],
  [/^batches\/[^/]+\/por-advogado\//, 'own-written'],
  [/^outbox\/due\//, 'notice-due'],
  [/^outbox\/notices\//, 'notice-laid'],
  [/^watches\/[^/]+\/nights\//, 'night-noted'],
  [/^watches\/[^/]+\/state\./, 'state-written'],
  [/^kept\//, 'kept'],
]
const MANIFEST = /^batches\/[^/]+\/manifest\.json$/
const ATTEMPT = /^batches\/[^/]+\/attempts\//
const OPEN = /^open\//
const NIGHT_OPEN = /^watches\/[^/]+\/open\//

/** Tells of each point that a process passes, around what it reaches outside by. */
export function pointed(at: At): ClientDecorators {
  return {
    bucket: (opened) => new PointedBucket(opened, at),
    exchange: (http) =>
      around(http, {
        send: async (request) => {
          const sending = http.send(request)
          await at('sent')
          const sent = await sending
          await at('answered')
          return sent
        },
      }),
    limiter: (limiter) =>
      around(limiter, {
        enter: async (...asked) => {
          await at('before-grant')
          const grant = await limiter.enter(...asked)
          if (grant.is === 'granted') await at('granted')
          return grant
        },
        confirm: async (...asked) => {
          const isHeld = await limiter.confirm(...asked)
          await at('confirmed')
          return isHeld
        },
      }),
    queue: (queue) =>
      around(queue, {
        publish: async (news) => {
          if (!news.isUnderWay && !news.unreadable) await at('settled')
          await queue.publish(news)
        },
        work: (concurrency, process, onError) =>
          queue.work(
            concurrency,
            async (ref) => {
              const processed = await process(ref)
              await at('before-acknowledge')
              return processed
            },
            onError,
          ),
      }),
  }
}

/** The same object, but for what is given. */
function around<T extends object>(inner: T, own: Partial<T>): T {
  return new Proxy(inner, {
    get: (target, name) => {
      const value = Reflect.get(own, name) ?? Reflect.get(target, name)
      return typeof value === 'function' && !(name in own) ? value.bind(target) : value
    },
  })
}

/** Of a process that has died: what its timers would still write never comes. */
export function silentOnceDead(bucket: Bucket, isDead: () => boolean): Bucket {
  const alive =
    <Args extends unknown[], T>(write: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      isDead() ? new Promise<T>(() => undefined) : write.apply(bucket, args)
  return around(bucket, {
    put: alive(bucket.put),
    create: alive(bucket.create),
    write: alive(bucket.write),
    delete: alive(bucket.delete),
  })
}

/** A bucket that tells of what was written to it: most points of a batch are writes. */
export class PointedBucket implements Bucket {
  constructor(
    private readonly inner: Bucket,
    private readonly at: At,
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
  folders(prefix: string): AsyncIterable<string> {
    return this.inner.folders(prefix)
  }
  list(prefix: string): AsyncIterable<string> {
    return this.inner.list(prefix)
  }
  close(): Promise<void> {
    return this.inner.close()
  }

  async put(key: string, body: Buffer | string): Promise<void> {
    await this.inner.put(key, body)
    await this.tell(MANIFEST.test(key) ? manifestPoint(body) : pointOf(key))
  }

  async create(key: string, body: Buffer | string): Promise<boolean> {
    const created = await this.inner.create(key, body)
    await this.tell(ATTEMPT.test(key) ? 'attempt-written' : pointOf(key))
    return created
  }

  async write(key: string, body: AsyncIterable<Buffer>): Promise<Written> {
    const isResult = pointOf(key) === 'committed'
    const written = await this.inner.write(key, isResult ? this.parts(body) : body)
    await this.tell(pointOf(key))
    return written
  }

  async delete(key: string): Promise<void> {
    await this.inner.delete(key)
    if (OPEN.test(key)) await this.tell('closed')
    if (NIGHT_OPEN.test(key)) await this.tell('night-closed')
  }

  private async *parts(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      yield chunk
      await this.tell('sheet-part')
    }
    await this.tell('before-commit')
  }

  private async tell(point: Point | undefined): Promise<void> {
    if (point) await this.at(point)
  }
}

function pointOf(key: string): Point | undefined {
  return WRITES.find(([pattern]) => pattern.test(key))?.[1]
}

/** The manifest is written when the batch is submitted, and again when it has ended. */
function manifestPoint(body: Buffer | string): Point {
  const { state } = JSON.parse(String(body)) as { state?: string }
  return state === 'open' ? 'batch-written' : 'manifest-written'
}
