import type { Received } from '../sender.js'

interface Kept {
  value: unknown
  atMs: number
  validators: Record<string, string> | undefined
}

/** One client asks for few catalogue entries; who asks for each in turn keeps the last ones. */
const MOST_KEPT = 500

/** Catalogue answers: given again while fresh, then asked for conditionally where that is offered. */
export class Remembered {
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly now: () => number,
    private readonly freshMs: number,
  ) {}

  /** A copy each time: whoever gets it may change it. */
  async get<T>(
    key: string,
    ask: (validators: Record<string, string> | undefined) => Promise<Received<T>>,
  ): Promise<T> {
    const kept = this.kept.get(key)
    if (kept && this.now() - kept.atMs < this.freshMs) return copyOf<T>(kept)
    const received = await ask(kept?.validators)
    const atMs = this.now()
    if (received.is === 'received') {
      return this.keep<T>(key, {
        value: received.value,
        atMs,
        validators: validatorsIn(received.headers),
      })
    }
    if (!kept) throw new Error('not modified, though nothing was asked conditionally')
    return this.keep<T>(key, { ...kept, atMs })
  }

  private keep<T>(key: string, kept: Kept): T {
    this.kept.delete(key)
    if (this.freshMs > 0 || kept.validators) this.kept.set(key, kept)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest)
    return copyOf<T>(kept)
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
