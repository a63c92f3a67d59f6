import type { Endpoint } from '../endpoint.js'
import type { CallOptions, Received, Sender } from '../sender.js'

interface CachedAnswer {
  value: unknown
  atMs: number
  validators: Record<string, string> | undefined
}

type Ask<T> = (validators: Record<string, string> | undefined) => Promise<Received<T>>

/** A client reads few catalogue entries; when it reads all in turn, the last ones stay cached. */
const MOST_CACHED = 500

/**
 * A cache of catalogue answers: it returns them while fresh, then revalidates them where the
 * service offers it.
 */
export class HttpCache {
  private readonly cached = new Map<string, CachedAnswer>()
  /** Requests in flight, which later callers may share. */
  private readonly inFlight = new Map<string, Promise<CachedAnswer>>()

  constructor(
    private readonly sender: Sender,
    private readonly now: () => number,
    private readonly freshMs: number,
  ) {}

  /**
   * Returns a copy each time, as a caller may change it. Callers during a request share its answer
   * or failure; but a request with a signal or timeout of its own (`options`) is made separately,
   * so that its end does not end another caller's.
   */
  async get<Input, T>(
    endpoint: Endpoint<Input, T>,
    input: Input,
    options: CallOptions = {},
  ): Promise<T> {
    const key = `${endpoint.route} ${JSON.stringify(input)}`
    const ask: Ask<T> = (headers) => this.sender.ask(endpoint, input, { ...options, headers })
    const kept = this.cached.get(key)
    if (kept && this.now() - kept.atMs < this.freshMs) return copyOf<T>(kept)
    const endsByItself = options.signal !== undefined || options.timeoutMs !== undefined
    return copyOf<T>(await (endsByItself ? this.ask(key, ask) : this.shareOrAsk(key, ask)))
  }

  private shareOrAsk<T>(key: string, ask: Ask<T>): Promise<CachedAnswer> {
    const underWay = this.inFlight.get(key)
    if (underWay) return underWay
    const asking = this.ask(key, ask).finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, asking)
    return asking
  }

  private async ask<T>(key: string, ask: Ask<T>): Promise<CachedAnswer> {
    const kept = this.cached.get(key)
    const received = await ask(kept?.validators)
    const atMs = this.now()
    if (received.is === 'received') {
      const validators = validatorsIn(received.headers)
      return this.store(key, { value: received.value, atMs, validators })
    }
    if (!kept) throw new Error('not modified, though nothing was asked conditionally')
    return this.store(key, { ...kept, atMs })
  }

  private store(key: string, kept: CachedAnswer): CachedAnswer {
    this.cached.delete(key)
    if (this.freshMs > 0 || kept.validators) this.cached.set(key, kept)
    const [oldest] = this.cached.keys()
    if (this.cached.size > MOST_CACHED && oldest !== undefined) this.cached.delete(oldest)
    return kept
  }
}

function copyOf<T>({ value }: CachedAnswer): T {
  return structuredClone(value) as T
}

function validatorsIn(headers: Record<string, string>): Record<string, string> | undefined {
  const { etag, 'last-modified': modified } = headers
  if (!etag && !modified) return undefined
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(modified ? { 'if-modified-since': modified } : {}),
  }
}
