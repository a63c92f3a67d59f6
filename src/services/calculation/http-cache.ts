import type { CallOptions, Received } from '../sender.js'

interface Kept {
  value: unknown
  atMs: number
  validators: Record<string, string> | undefined
}

type Ask<T> = (validators: Record<string, string> | undefined) => Promise<Received<T>>

/** A client reads few catalogue entries; when it reads all in turn, the last ones stay cached. */
const MOST_KEPT = 500

/**
 * A cache of catalogue answers: it returns them while fresh, then revalidates them where the
 * service offers it.
 */
export class HttpCache {
  private readonly kept = new Map<string, Kept>()
  /** Requests in flight, which later callers may share. */
  private readonly asked = new Map<string, Promise<Kept>>()

  constructor(
    private readonly now: () => number,
    private readonly freshMs: number,
  ) {}

  /**
   * Returns a copy each time, as a caller may change it. Callers during a request share its answer
   * or failure; but a request with a signal or timeout of its own (`options`) is made separately,
   * so that its end does not end another caller's.
   */
  async get<T>(key: string, ask: Ask<T>, options: CallOptions = {}): Promise<T> {
    const kept = this.kept.get(key)
    if (kept && this.now() - kept.atMs < this.freshMs) return copyOf<T>(kept)
    const endsByItself = options.signal !== undefined || options.timeoutMs !== undefined
    return copyOf<T>(await (endsByItself ? this.ask(key, ask) : this.joined(key, ask)))
  }

  private joined<T>(key: string, ask: Ask<T>): Promise<Kept> {
    const underWay = this.asked.get(key)
    if (underWay) return underWay
    const asking = this.ask(key, ask).finally(() => this.asked.delete(key))
    this.asked.set(key, asking)
    return asking
  }

  private async ask<T>(key: string, ask: Ask<T>): Promise<Kept> {
    const kept = this.kept.get(key)
    const received = await ask(kept?.validators)
    const atMs = this.now()
    if (received.is === 'received') {
      const validators = validatorsIn(received.headers)
      return this.keep(key, { value: received.value, atMs, validators })
    }
    if (!kept) throw new Error('not modified, though nothing was asked conditionally')
    return this.keep(key, { ...kept, atMs })
  }

  private keep(key: string, kept: Kept): Kept {
    this.kept.delete(key)
    if (this.freshMs > 0 || kept.validators) this.kept.set(key, kept)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest)
    return kept
  }
}

function copyOf<T>({ value }: Kept): T {
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
